"""People who play through the real bot: by clicking, or by typing."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app.client import Seneschal
from bot.app.settings import Settings
from bot.app.stores import store_at
from bot.local import LocalTable, Message, Modal, Person
from bot.store import outbox
from bot.store.outbox import Story
from bot.tables.hosted_table import HostedTable
from tests.kit.replies import custom_id_of

CHANNEL = "general"


def quick(folder: Path, **values: Any) -> Settings:
    """Settings for tests: no waiting, no pictures, emojis or welcome unless wanted."""
    defaults: dict[str, Any] = {
        "database": folder / "games.sqlite3",
        "pictures": False,
        "welcome": False,
        "emojis": False,
        "pictures_folder": folder / "pictures",
        "computer_seconds": 0.0,
        "quiet_seconds": 0.0,
        "undo_seconds": 0,
        "thinking_seconds": 0.2,
        "retry_seconds": 0.05,
        # Tests press quicker than people; those of the limits set them.
        "commands_at_once": 10_000,
        "commands_per_minute": 100_000,
    }
    return Settings(_env_file=None, **(defaults | values))


@asynccontextmanager
async def running_bot(table: LocalTable, settings: Settings) -> AsyncIterator[Seneschal]:
    """The bot, logged in and ready; closed at the end."""
    store = store_at(settings.database)
    await store.open()
    bot = Seneschal(settings, store, guild_ready_timeout=0.05)
    async with table.hosting(bot):
        await table.commands_known()
        await bot.at_work.wait()
        yield bot


async def open_table(
    people: list[Person], game: str = "jerusalem", channel: str = CHANNEL
) -> Message:
    """The first person opens a table and the others join; the lobby."""
    await people[0].slash(channel, "play", game=game)
    lobby = await people[0].wait_for("a table is open", channel)
    for person in people[1:]:
        await person.press(lobby, "Join")
    return lobby


async def start_table(people: list[Person], channel: str = CHANNEL) -> Message:
    """A running table of Jerusalem with these people at it."""
    lobby = await open_table(people, channel=channel)
    await people[0].press(lobby, "Start")
    return lobby


async def start_with_log_here(people: list[Person], channel: str = CHANNEL) -> Message:
    """As `start_table`, with the log in the channel."""
    lobby = await open_table(people, channel=channel)
    await choose_option(people[0], lobby, "Log", "log here")
    await people[0].press(lobby, "Start")
    return lobby


async def add_computers(host: Person, lobby: Message, count: int, level: str = "easy") -> None:
    """Computer players of a level, by the lobby's list of them."""
    for _ in range(count):
        await host.choose(lobby, lobby.selects[0].custom_id, level)


async def choose_option(person: Person, lobby: Message, option: str, value: str) -> Message:
    """Through [Options]: an option by its name, then a value for it."""
    listed = await person.press(lobby, "Options")
    assert isinstance(listed, Message)
    offered = await person.choose(listed, listed.selects[0].custom_id, option)
    assert isinstance(offered, Message)
    chosen = await person.choose(offered, offered.selects[0].custom_id, value)
    assert isinstance(chosen, Message)
    return chosen


async def abandon(host: Person, channel: str = CHANNEL) -> None:
    """The host ends a running game, and means it."""
    asked = await host.slash(channel, "abandon")
    assert isinstance(asked, Message)
    await host.press(asked, "End it for everybody")


async def play_quickly(bot: Seneschal, table: LocalTable, *, actions: int = 10_000) -> HostedTable:
    """The first thing offered, again and again, without Discord between; then all is said."""
    hosted = await table_in(bot, table)
    for _ in range(actions):
        if hosted.game.result:
            break
        seat = hosted.game.asked[0]
        action = hosted.game.legal(seat)[0]
        hosted = await bot.services.tables.play(
            hosted.row.id, seat, action, hosted.row.seats[seat].user_id
        )
    await bot.services.deliverer.settled()
    return hosted


async def to_phase(bot: Seneschal, table: LocalTable, people: list[Person], phase: str) -> int:
    """Play the first thing offered until this phase begins; whose decision that is."""
    while (hosted := await table_in(bot, table)).game.view(None)["phase"] != phase:
        seat = hosted.game.asked[0]
        await people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
    await bot.services.deliverer.settled()
    return hosted.game.asked[0]


async def end_turn(person: Person, channel: Any = CHANNEL) -> None:
    """Type "done", and mean it if something is left unused."""
    await mean_it(person, await person.slash(channel, "move", action="done"))


async def mean_it(person: Person, reply: Message | Modal) -> None:
    """Press what was asked about, if the reply is a question whether it is meant."""
    if isinstance(reply, Message) and "Not used yet" in reply.text:
        await person.press(reply, reply.buttons[0].label)


async def computers_done(bot: Seneschal) -> None:
    """Until no computer seat is about to answer."""
    while bot.services.computer_players._busy:
        await asyncio.gather(*bot.services.computer_players._busy.values(), return_exceptions=True)


def seed_of(hosted: HostedTable) -> str:
    assert hosted.game.seed is not None
    return hosted.game.seed


def story(kind: str, payload: str) -> Story:
    """Return what stands in the outbox to be told."""
    stored = outbox.load(kind, payload)
    assert isinstance(stored, Story)
    return stored


async def table_in(bot: Seneschal, table: LocalTable, channel: str = CHANNEL) -> HostedTable:
    return await bot.services.tables.in_channel(int(table.channel(channel).id))


class Clicker:
    """Plays one seat by pressing what is on its screen, at random."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person, self.rng = person, rng
        self.screen: Message | None = None

    async def act(self, channel: str = CHANNEL) -> None:
        """One whole action: press until the question has been answered."""
        screen = await self._open(channel)
        for _ in range(6):
            if not self.choices(screen):
                break  # what there was to answer has been answered by itself
            asked = screen.text
            reply = await self._press_something(screen)
            screen = reply if isinstance(reply, Message) else screen
            if screen.text != asked and not self._is_half_way(screen):
                break
        self.screen = screen

    async def _open(self, channel: str) -> Message:
        reply = await self.person.slash(channel, "screen")
        assert isinstance(reply, Message)
        return reply

    async def _press_something(self, screen: Message) -> Message | Modal:
        choice = self.rng.choice(self.choices(screen))
        for select in screen.selects:
            if select.custom_id == choice:
                return await self.person.choose(
                    screen, select.custom_id, self.rng.choice(select.options).value
                )
        reply = await self.person.press(screen, choice)
        if isinstance(reply, Modal):
            number = self.rng.choice(range(*_range(reply)))
            return await self.person.submit(reply, {reply.fields[0].label: str(number)})
        return reply

    def choices(self, screen: Message) -> list[str]:
        """custom_ids of what can be chosen here."""
        aside = ("Back", "Undo", "Board", "Log", "?")
        buttons = [each for each in screen.buttons if each.label not in aside]
        selects = [each.custom_id for each in screen.selects]
        return [custom_id_of(each) for each in buttons] + selects

    def _is_half_way(self, screen: Message) -> bool:
        return any(each.label == "Back" for each in screen.buttons)


def _range(form: Modal) -> tuple[int, int]:
    """From the label: "A number from 3 to 12"."""
    numbers = [int(word) for word in form.fields[0].label.split() if word.isdigit()]
    return numbers[0], numbers[1] + 1


async def play_on(
    bot: Seneschal, table: LocalTable, clickers: dict[str, Clicker], *, actions: int = 10_000
) -> int:
    """Whoever is asked acts, until the game is over or so many actions were taken."""
    taken = 0
    while taken < actions:
        hosted = await table_in(bot, table)
        if hosted.game.result:
            break
        seat = hosted.game.asked[0]
        await clickers[hosted.row.seats[seat].name].act()
        taken += 1
    return taken
