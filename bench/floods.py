"""Measure moves while a bystander floods, against calm; and what twenty tables do to the loop."""

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import engine
from bench.apart import bot_apart, database_in
from bench.clock import settled_ratio
from bench.host import CHANNEL, p99, seat, timed
from bot.local import InteractionFailed, LocalTable, Person
from bot.tables.hosted_table import unpack

IN_FLIGHT = 40  # interactions of the bystander that are not answered yet: more when some are
PAUSE_SECONDS = 0.05  # between two moves: what follows a move is not part of answering it
TRIED_MOVES, WORST = 12, 2  # first few of each flood; then those that looked worst at length
BLOCK_MOVES = 25
TABLES, MINUTE = 20, 60.0
LEVELS = ("easy", "normal", "hard")
HOST = 0  # the seat of whoever opened a table
SUBCOMMAND, STRING, INTEGER, USER = 1, 3, 4, 6  # Discord's types of options

Command = tuple[str, dict[str, Any]]  # and what stands in its options


def figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        flooded = asyncio.run(flooded_vs_calm(Path(folder) / "flood"))
        return flooded | asyncio.run(a_minute(Path(folder) / "minute"))


class Positions:
    """What the bot has stored, read beside it."""

    def __init__(self, database: Path) -> None:
        self._address = f"file:{database}?mode=ro"

    def game(self, channel_id: str) -> engine.Table:
        sql = (
            "SELECT snapshot FROM journal JOIN tables ON table_id = id WHERE channel_id = ?"
            " ORDER BY id DESC, number DESC LIMIT 1"
        )
        with closing(sqlite3.connect(self._address, uri=True)) as db:
            (snapshot,) = db.execute(sql, (int(channel_id),)).fetchone()
        return unpack(snapshot)


# -- a player, while a bystander floods ------------------------------------------------------------


class Players:
    """Two people who play one game after another."""

    def __init__(self, table: LocalTable, positions: Positions) -> None:
        self.table, self.positions = table, positions
        self.people, self.rng = table.people[:2], random.Random(1)

    async def moves(self, count: int) -> list[float]:
        """Return the seconds until each of so many moves was answered."""
        return [await self._move() for _ in range(count)]

    async def _move(self) -> float:
        await asyncio.sleep(PAUSE_SECONDS)
        game = self.positions.game(self.table.channel(CHANNEL).id)
        if not game.asked:
            await seat(self.people)
            await asyncio.sleep(1.0)
            game = self.positions.game(self.table.channel(CHANNEL).id)
        turn = game.asked[0]
        action = self.rng.choice(game.legal(turn))
        return await timed(self.people[turn].slash(CHANNEL, "move", action=action))


@asynccontextmanager
async def flooding(bystander: Person, command: Command) -> AsyncIterator[None]:
    """Keep so many interactions under way: when one is answered, or failed, another is sent."""

    is_over = asyncio.Event()

    async def again() -> None:
        while not is_over.is_set():
            with suppress(InteractionFailed):
                name, options = command
                await bystander._first_response(bystander.begin_slash(CHANNEL, name, **options))

    floods = [asyncio.create_task(again()) for _ in range(IN_FLIGHT)]
    try:
        yield
    finally:
        is_over.set()  # each ends when it is answered, or has failed
        await asyncio.gather(*floods)


def commands(person: Person) -> Iterator[Command]:
    """Yield each command; of a game's group, whose commands are alike, the last."""
    for command in person.commands(CHANNEL):
        name, options = command["name"], command.get("options") or []
        inner = [each for each in options if each["type"] == SUBCOMMAND]
        if inner:
            name, options = f"{name} {inner[-1]['name']}", inner[-1].get("options") or []
        needed = [each for each in options if each.get("required")]
        yield name, {each["name"]: _value(each, person) for each in needed}


def _value(option: dict[str, Any], person: Person) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {STRING: "pl mar 3", INTEGER: 1, USER: person.user}[option["type"]]


async def flooded_vs_calm(folder: Path) -> dict[str, float]:
    async with LocalTable(rate_limits=False) as table, bot_apart(table, folder):
        players = Players(table, Positions(database_in(folder)))
        await seat(players.people)
        await players.moves(BLOCK_MOVES)  # all is warm
        tried: list[tuple[float, int]] = []
        people = iter([table.add_person(f"Bystander {number}") for number in range(200)])

        async def flooded(command: Command, count: int) -> list[float]:
            # Each time somebody else, who has all of a person's allowance.
            async with flooding(next(people), command):
                return await players.moves(count)

        every = list(commands(table.people[2]))
        for number, command in enumerate(every):
            times = await flooded(command, TRIED_MOVES)
            tried.append((sum(sorted(times)[-3:]), number))
        ratios = []
        for _, number in sorted(tried)[-WORST:]:

            async def sample(
                command: Command = every[number],
            ) -> tuple[list[float], list[float]]:
                return await flooded(command, BLOCK_MOVES), await players.moves(BLOCK_MOVES)

            ratios.append(await settled_ratio(sample, p99))
    return {"host.flooded_vs_calm": max(ratios)}


# -- twenty tables with computers ------------------------------------------------------------------


async def a_minute(folder: Path) -> dict[str, float]:
    """Play at twenty tables with three computers each for a minute, while people look on."""
    async with LocalTable(rate_limits=False) as table:
        halls = [table.add_channel(f"hall-{number}").name for number in range(TABLES)]
        async with bot_apart(table, folder) as apart:
            for number, hall in enumerate(halls):
                await open_with_computers(table.people[number % len(table.people)], hall, number)
            until = perf_counter() + MINUTE
            positions = Positions(database_in(folder))
            await asyncio.gather(
                *(play_on(table, positions, hall, at, until) for at, hall in enumerate(halls))
            )
    measured = apart.measured
    return {
        "host.longest_stall_ms": measured["longest_stall_ms"],
        "host.pictures_drawn_vs_asked": measured["pictures_drawn"] / measured["pictures_asked"],
    }


async def open_with_computers(host: Person, hall: str, number: int) -> None:
    games = sorted(engine.GAMES)
    await host.slash(hall, "play", game=games[number % len(games)])
    lobby = await host.wait_for("a table is open", hall)
    for at in range(3):
        await host.choose(lobby, lobby.selects[0].custom_id, LEVELS[(number + at) % len(LEVELS)])
    await host.press(lobby, "Start")


async def play_on(
    table: LocalTable, positions: Positions, hall: str, number: int, until: float
) -> None:
    """Let the one person of a table act when asked, and three others look at each position."""
    host, rng = table.people[number % len(table.people)], random.Random(number)
    channel = table.channel(hall)
    onlookers = [person for person in table.people if person is not host][:3]
    seen = -1
    while perf_counter() < until:
        game = positions.game(channel.id)
        if game.result:
            return
        if len(game.history) != seen:
            seen = len(game.history)
            for person in onlookers:
                person.begin_slash(hall, "board")
        if HOST in game.asked:
            with suppress(InteractionFailed):
                await host.slash(hall, "move", action=rng.choice(game.legal(HOST)))
        await asyncio.sleep(1.0)
