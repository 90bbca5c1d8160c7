"""All sessions of the bot: which events they get; identify, resume and disconnect."""

import asyncio
from collections.abc import Callable

from bot.local.api_errors import Payload
from bot.local.clock import Clock
from bot.local.gateway import intents
from bot.local.gateway.session import Connection, Session
from bot.local.world import Event, World, api_objects
from bot.local.world.snowflake import shard_of


class Gateway:
    """Sends to each session the events of its shard and its intents."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.world = world
        self.clock = clock
        self.url = ""
        self.heartbeat_ms = 41_250
        self.answers_heartbeats = True
        self.privileged_intents = 0
        self.delays: dict[str, float] = {}
        self.sessions: dict[str, Session] = {}
        self.identifies = self.resumes = 0
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []
        world.bus.listen(self.on_event)

    @property
    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.connection is not None]

    def on_event(self, event: Event) -> None:
        if not event.for_bot or not self._bot_receives(event):
            return
        if delay := self.delays.get(event.name):
            self.clock.call_at(self.clock.now() + delay, lambda: self._dispatch(event))
        else:
            self._dispatch(event)

    def _bot_receives(self, event: Event) -> bool:
        if event.guild_id is None or event.name == "GUILD_DELETE":
            return True
        guild = self.world.guilds[event.guild_id]
        if self.world.bot.id not in guild.members:
            return False
        if event.channel is None or event.channel.id not in self.world.channels:
            return True
        # The bot still gets a channel that it may not see, but no messages of it.
        visible = self.world.rights(self.world.bot, event.channel)
        return bool(visible) or event.name.startswith(("CHANNEL_", "INTERACTION_"))

    def _dispatch(self, event: Event) -> None:
        for session in self.sessions.values():
            if session.shard != shard_of(event.guild_id, session.shards):
                continue
            if intents.is_delivered(session.intents, event):
                data = intents.redact(event, session.intents, self.world.bot.id)
                session.dispatch(event.name, data)

    def identify(self, connection: Connection, shard: tuple[int, int], wanted: int) -> Session:
        """Open a session and drop the disconnected ones of the same shard."""
        self.identifies += 1
        for old in [each for each in self.sessions.values() if each.shard == shard[0]]:
            if old.connection is None:
                del self.sessions[old.id]
        session = Session(f"session-{self.world.new_id()}", *shard, wanted, connection=connection)
        self.sessions[session.id] = session
        self._send_ready(session)
        self.connections_changed()
        return session

    def resume(self, connection: Connection, session_id: str, after: int) -> Session | None:
        session = self.sessions.get(session_id)
        if session is None or not session.can_replay(after):
            return None
        self.resumes += 1
        session.connection = connection
        session.replay(after)
        session.dispatch("RESUMED", {})
        self.connections_changed()
        return session

    def _send_ready(self, session: Session) -> None:
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if shard_of(guild.id, session.shards) == session.shard
            and self.world.bot.id in guild.members
        ]
        session.dispatch("READY", self._ready(session, [guild.id for guild in guilds]))
        if session.intents & intents.GUILDS:
            for guild in guilds:
                bot = guild.members[self.world.bot.id]
                data = {**api_objects.guild_create(guild, bot), "unavailable": False}
                session.dispatch("GUILD_CREATE", data)

    def _ready(self, session: Session, guild_ids: list[str]) -> Payload:
        return {
            "v": 10,
            "user": api_objects.own_user(self.world.bot),
            "guilds": [{"id": each, "unavailable": True} for each in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": self.world.bot.id, "flags": 0},
            "private_channels": [],
        }

    def disconnected(self, connection: Connection) -> None:
        """Detach a closed socket; its session stays for a RESUME."""
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None
        self.connections_changed()

    async def wait_until(self, condition: Callable[[], bool], seconds: float) -> None:
        """Wait until the condition holds; it is checked when a connection opens or closes."""
        if condition():
            return
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((condition, change))
        try:
            await asyncio.wait_for(change, seconds)
        finally:
            self._waiting.remove((condition, change))

    def connections_changed(self) -> None:
        """Tell waiting callers and the pages that a connection opened or closed."""
        here = Event("BOT_PRESENCE", {"online": bool(self.connected)}, for_bot=False)
        self.world.bus.publish(here)
        for condition, change in self._waiting:
            if not change.done() and condition():
                change.set_result(None)
