"""Interactions that Discord could deliver and nobody at the table would send, thousands of them."""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from discord import AppCommandOptionType
from discord.app_commands import Command

import engine
from bot.app.client import Seneschal
from bot.interactions.commands.moves import game_group
from bot.local import InteractionFailed, LocalTable, Message, NotOffered, Person
from bot.local.interactions import COMPONENT, MODAL_SUBMIT
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import add_computers, open_table, quick, running_bot, seed_of, table_in
from tests.e2e.test_bad_input import answer_to, forged_id, is_friendly, noise

ROUND = 5000  # interactions with one service: it keeps every message that was ever sent
AT_ONCE = 8
ODD_NAMES = ("Cid", "Dora", "@everyone", "\u202eOlaf", "Com\u200bputer 1", "**Bold**", "<@1>")
# So many that each stays within what one person may ask for.
STRANGERS = tuple(f"{name} {number}" for name in ODD_NAMES for number in range(20))
NAMES = {
    "move": {"action": 1},
    "hint": {},
    "board": {},
    "log": {},
    "rules": {},
    "record": {},
    "screen": {},
    "help": {},
    "undo": {},
    "join": {},
    "leave": {},
    "start": {},
    "abandon": {},
    "adopt": {},
}


@dataclass
class Tally:
    sent: int = 0
    unanswered: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        return (
            f"{self.sent} hostile interactions ({kinds}): {self.unanswered} unanswered,"
            f" {len(self.errors)} errors logged, no table changed, no secret told"
        )


class Hostility:
    """One service and one bot, with a table of every game."""

    def __init__(self, table: LocalTable, bot: Seneschal, rng: random.Random, tally: Tally) -> None:
        self.table, self.bot, self.rng, self.tally = table, bot, rng, tally
        self.channels = [game.replace("_", "-") for game in engine.GAMES]
        self.hosted: dict[str, HostedTable] = {}
        self.strangers = [table.person(name) for name in STRANGERS]
        self.groups = {game: game_group(game) for game in engine.GAMES}

    async def open(self) -> None:
        """Begin a game in every channel, and play until a person is asked."""
        host, guest = self.table.people[:2]
        for channel, game in zip(self.channels, engine.GAMES, strict=True):
            lobby = await open_table([host, guest], game, channel)
            await add_computers(host, lobby, engine.GAMES[game].seats[0] - 2)
            await host.press(lobby, "Start")
            await self._until_people_are_asked(channel)
        await self.bot.services.deliverer.settled()

    async def _until_people_are_asked(self, channel: str) -> None:
        async with asyncio.timeout(60):
            while True:
                hosted = self.hosted[channel] = await table_in(self.bot, self.table, channel)
                if not hosted.row.computer_due:
                    return
                await asyncio.sleep(0.05)

    async def send(self, count: int, advanced: Callable[[], None]) -> None:
        """Send so many, some at once; then every table must be as it was."""
        before = {channel: each.game.dump() for channel, each in self.hosted.items()}
        versions = {channel: each.row.version for channel, each in self.hosted.items()}
        left = iter(range(count))

        async def send_some() -> None:
            for _ in left:
                await self._send_one()
                advanced()

        await asyncio.gather(*(send_some() for _ in range(AT_ONCE)))
        for channel in self.channels:
            after = await table_in(self.bot, self.table, channel)
            assert after.game.dump() == before[channel], channel
            assert after.row.version == versions[channel], channel

    async def _send_one(self) -> None:
        channel = self.rng.choice(self.channels)
        person = self.rng.choice(self.strangers)
        way = self.rng.choice([self._click, self._click, self._form, self._command, self._typed])
        self.tally.sent += 1
        self.tally.kinds[way.__name__.strip("_")] += 1
        try:
            text = await way(person, channel)
        except NotOffered:
            return
        except InteractionFailed:
            self.tally.unanswered += 1
            return
        if text == "FAILED":
            self.tally.unanswered += 1
            return
        assert is_friendly(text), text
        for hosted in self.hosted.values():
            assert seed_of(hosted) not in text
        assert self.table.token not in text

    def _custom_id(self, channel: str) -> str:
        hosted = self.hosted[channel]
        question = hosted.question(hosted.game.asked[0])
        return forged_id(self.rng, question, hosted.row.id)

    async def _click(self, person: Person, channel: str) -> str:
        data: dict[str, Any] = {"custom_id": self._custom_id(channel), "id": 1}
        data["component_type"] = self.rng.choice([2, 3])
        if data["component_type"] == 3:
            data["values"] = [self.rng.choice(["0", "1", noise(self.rng, 10), "99999999999"])]
        message = self._board(channel)
        return await answer_to(person, COMPONENT, message.channel, data, message)

    async def _form(self, person: Person, channel: str) -> str:
        name = self.rng.choice(["number", "word", noise(self.rng, 20)])
        component = {"type": 4, "id": 2, "custom_id": name, "value": noise(self.rng, 4000)}
        data = {
            "custom_id": self._custom_id(channel),
            "components": [{"type": 18, "id": 1, "component": component}],
        }
        message = self._board(channel)
        return await answer_to(person, MODAL_SUBMIT, message.channel, data, message)

    async def _command(self, person: Person, channel: str) -> str:
        if self.rng.random() < 0.5:
            name = self.rng.choice(sorted(NAMES))
            options: dict[str, Any] = {key: noise(self.rng) for key in NAMES[name]}
        else:
            command = self.rng.choice(self.groups[self.rng.choice(list(self.groups))].commands)
            assert isinstance(command, Command)
            name = command.qualified_name
            options = {
                each.name: self.rng.choice([-1, 0, 7, 2**31])
                if each.type is AppCommandOptionType.integer
                else noise(self.rng, 30)
                for each in command.parameters
            }
        reply = await person.slash(channel, name, **options)
        return reply.text if isinstance(reply, Message) else reply.payload["title"]

    async def _typed(self, person: Person, channel: str) -> str:
        typed = noise(self.rng, self.rng.choice([10, 100, 6000]))
        found = await person.autocomplete(channel, "move", "action", action=typed)
        assert found == [], "a stranger has nothing to choose from"
        return "nothing"

    def _board(self, channel: str) -> Message:
        messages = self.table.people[0].messages(channel)
        return next(each for each in messages if each.buttons and not each.ephemeral)


class Errors(logging.Handler):
    """What is logged as an error, or with a traceback."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.INFO)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.found.append(self.format(record))


async def hostile(folder: Path, count: int, seed: int, advanced: Callable[[], None]) -> Tally:
    """Send so many; no table changes, nothing is logged as an error, and no secret gets out."""
    tally, rng = Tally(), random.Random(seed)
    handler = Errors(tally.errors)
    logging.getLogger().addHandler(handler)
    try:
        for begun in range(0, count, ROUND):
            part = folder / str(begun)
            part.mkdir()
            people = ("Ana", "Ben", *STRANGERS)
            async with (
                LocalTable(rate_limits=False, people=people, games=engine.GAMES) as table,
                running_bot(table, quick(part)) as bot,
            ):
                hostility = Hostility(table, bot, rng, tally)
                await hostility.open()
                await hostility.send(min(ROUND, count - begun), advanced)
    finally:
        logging.getLogger().removeHandler(handler)
    return tally
