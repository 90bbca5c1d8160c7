"""The local table: a server with channels and people, ready for a bot to log in."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import quote

from bot.local.clock import Clock
from bot.local.faults import Faults
from bot.local.guard import refuse_real_token
from bot.local.hosting import Client, hosted
from bot.local.page_server import PageServer
from bot.local.people import Person
from bot.local.redirect import redirect_by_default, stop_redirecting
from bot.local.server import Server
from bot.local.service import Service
from bot.local.traffic import Traffic
from bot.local.world import Channel, Guild
from bot.local.world_store import WorldStore

GUILD = "The Castle"
PEOPLE = ("Ana", "Ben", "Cid", "Dora", "Emil")


class LocalTable:
    """The service with its content; `async with LocalTable() as table` starts and stops it.

    Each of the `games` gets a channel of its own, beside those of `channels`. With a folder,
    people, channels and messages are saved there and restored by the next run. `home` names the
    channel in which newcomers are greeted, and which a page opens first.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str | None = None,
        people: Sequence[str] = PEOPLE,
        games: Iterable[str] = (),
        channels: Sequence[str] = ("general",),
        shards: int = 1,
        rate_limits: bool = True,
        folder: Path | None = None,
        home: str = "",
    ) -> None:
        if token is not None:
            refuse_real_token(token)
        self.service = Service(token=token, shards=shards, rate_limits=rate_limits)
        self.server = Server(self.service)
        self.page_server = PageServer(self)
        self.page_server.add_routes(self.server.app)
        self._port = port
        world, attachments = self.service.world, self.service.attachments
        self._world_store = folder and WorldStore(folder, world, attachments, self.service.emojis)
        self._home = home
        self._people: dict[str, Person] = {}
        first, *rest = people
        owner = self._new_person(first)
        self.guild = world.create_guild(GUILD, owner.user)
        for name in rest:
            self.add_person(name)
        self._channels = (*(game.replace("_", "-") for game in games), *channels)
        self._add_missing_channels()

    async def __aenter__(self) -> "LocalTable":
        await self.server.start(self._port)
        redirect_by_default(self.base)
        if self._world_store:
            if self._world_store.restore():
                self._restore_people()
                self._add_missing_channels()
            self._world_store.start()
        return self

    def _add_missing_channels(self) -> None:
        existing = {each.name for each in self.guild.channels.values() if not each.is_thread}
        for name in self._channels:
            if name not in existing:
                self.add_channel(name)
        if self._home and self.guild.system_channel_id is None:
            self.guild.system_channel_id = self.channel(self._home).id

    def _restore_people(self) -> None:
        world = self.service.world
        self.guild = next(iter(world.guilds.values()))
        people = [user for user in world.users.values() if not user.bot]
        self._people = {user.name.lower(): Person(self.service, user) for user in people}

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        await self.stop()

    @classmethod
    async def start(cls, port: int = 0, **content: Any) -> "LocalTable":
        """Start without a `with`; end it with `stop`."""
        table = cls(port=port, **content)
        return await table.__aenter__()

    async def stop(self) -> None:
        stop_redirecting(self.base)
        await self.page_server.close()
        await self.server.stop()
        if self._world_store:
            self._world_store.stop()

    @property
    def base(self) -> str:
        """The address of the service and of its page."""
        return self.server.base

    @property
    def token(self) -> str:
        return self.service.token

    @property
    def clock(self) -> Clock:
        return self.service.clock

    @property
    def faults(self) -> Faults:
        return self.service.faults

    @property
    def traffic(self) -> Traffic:
        return self.service.traffic

    def page_of(self, person: Person) -> str:
        """Return the address of one person's page."""
        return f"{self.base}/?as={quote(person.name.lower())}"

    def hosting(
        self, client: Client, *, seconds: float = 20.0
    ) -> AbstractAsyncContextManager[Client]:
        """Log a client in, yield it when it is ready and close it at the end."""
        return hosted(client, self.base, self.token, seconds)

    @property
    def people(self) -> list[Person]:
        return list(self._people.values())

    def person(self, name: str) -> Person:
        """Return a person by name; case does not matter."""
        return self._people[name.lower()]

    def add_person(self, name: str, *, guild: Guild | None = None, locale: str = "en-US") -> Person:
        person = self._new_person(name, locale)
        self.service.world.join(guild or self.guild, person.user)
        return person

    def add_channel(self, name: str, *, guild: Guild | None = None) -> Channel:
        return self.service.world.add_channel(guild or self.guild, name)

    def add_guild(self, name: str, owner: Person, *others: Person) -> Guild:
        """Add another server with the bot in it."""
        guild = self.service.world.create_guild(name, owner.user)
        for person in others:
            self.service.world.join(guild, person.user)
        return guild

    def channel(self, name: str) -> Channel:
        """Return a channel of the first server by name."""
        return next(each for each in self.guild.channels.values() if each.name == name)

    async def ready(self, seconds: float = 10.0) -> None:
        """Wait until all shards of the bot are connected."""
        gateway, shards = self.service.gateway, self.service.shards
        await gateway.wait_until(lambda: len(gateway.connected) >= shards, seconds)

    async def commands_known(self, seconds: float = 10.0) -> None:
        """Wait until the bot has registered its commands."""
        registry = self.service.commands
        await self.service.event_waiter.until(
            lambda: registry.all(None) or registry.all(self.guild.id) or None, seconds
        )

    def _new_person(self, name: str, locale: str = "en-US") -> Person:
        if name.lower() in self._people:
            raise ValueError(f"There is already somebody called {name}.")
        user = self.service.world.add_user(name, locale=locale)
        self._people[name.lower()] = Person(self.service, user)
        return self._people[name.lower()]
