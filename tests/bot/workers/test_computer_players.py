"""The pace of computer players: it tells nobody what they hold."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path

import pytest

import engine
from bot.store import Sitter, SqliteStore, TableRow
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.tables.situation import only_answer
from bot.workers.computer_players import ComputerPlayers
from bot.workers.thinking import QUICK_TIME, Thinker
from engine.players.contest import play_game
from engine.players.pace import BEGINNING, REPLY, answers_before

SECONDS = 0.4
HARD = "hard"


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    yield TableService(store)
    await store.close()


@pytest.fixture
async def players(tables: TableService) -> AsyncIterator[ComputerPlayers]:
    thinker = Thinker(SECONDS, workers=1)
    running = ComputerPlayers(tables, thinker, pause=0.0)
    yield running
    await running.close()
    thinker.close()


def positions(game: str, seats: int, seed: str) -> Iterator[engine.Table]:
    """A random game, move by move."""
    rng = random.Random(seed)
    table = engine.Table.new(game, seats=seats, seed=seed)
    while table.asked:
        yield table
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))


def row_with(game: str, seats: int, level: str) -> TableRow:
    people = [Sitter(f"P{seat}", seat + 1) for seat in range(seats)]
    row = TableRow(
        id=0, channel_id=1, guild_id=1, game_id=game, status="running", host_id=1, lang="en",
        options={}, seats=tuple(people), version=1,
    )  # fmt: skip
    return row.changed(seats=tuple(replace(each, user_id=None, level=level) for each in people))


Wanted = Callable[[engine.Table, int], bool]


def first_position(wanted: Wanted) -> tuple[engine.Table, int]:
    """A copy of the first position of Crescent Moon in which the first seat asked is as wanted."""
    for number in range(10):
        for game in positions("crescent_moon", 4, f"pace {number}"):
            if wanted(game, game.asked[0]):
                return game.for_update(), game.asked[0]
    raise AssertionError("no such position")


def is_alone_in_secret(game: engine.Table, seat: int) -> bool:
    alone = len(game.legal(seat)) == 1 and not game.can_undo(seat)
    return alone and only_answer(game, seat) is None


async def seconds_until_answered(
    tables: TableService, players: ComputerPlayers, game: engine.Table, seat: int
) -> float:
    row = row_with(game.game, game.seats, HARD)
    table = HostedTable(row.changed(computer_due=True), game)
    loop = asyncio.get_running_loop()
    answered: list[tuple[int, float]] = []
    start = loop.time()

    async def play(_table: int, acted: int, action: str, *_: object) -> None:
        assert action in game.legal(acted)
        answered.append((acted, loop.time() - start))

    async def get(_table: int) -> HostedTable:
        return table

    play_before, get_before = tables.play, tables.get
    tables.play, tables.get = play, get  # type: ignore[method-assign, assignment]
    try:
        assert await players._answer_once(table)
    finally:
        tables.play, tables.get = play_before, get_before  # type: ignore[method-assign]
    ((acted, seconds),) = answered
    assert acted == seat
    return seconds


async def test_a_single_legal_action_that_is_a_secret_takes_as_long_as_any_choice(
    tables: TableService, players: ComputerPlayers
) -> None:
    alone, seat = first_position(is_alone_in_secret)
    choice, chooser = first_position(lambda game, asked: len(game.legal(asked)) > 3)
    await seconds_until_answered(tables, players, choice, chooser)  # their process is up by now
    for game, asked in ((alone, seat), (choice, chooser)):
        table = HostedTable(row_with(game.game, game.seats, HARD), game)
        due = players.pace(table, asked, None)
        assert due >= SECONDS * REPLY * 0.4
        assert await seconds_until_answered(tables, players, game, asked) >= due


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_pace_is_the_same_in_every_position_that_others_think_possible(game: str) -> None:
    players = ComputerPlayers(None, Thinker(SECONDS))  # type: ignore[arg-type]
    seats = max(engine.GAMES[game].seats)
    row = row_with(game, seats, HARD)

    def paces(position: engine.Table) -> list[float]:
        table = HostedTable(row, position)
        return [players.pace(table, seat, only_answer(position, seat)) for seat in position.asked]

    seen = set()
    for position in chain.from_iterable(positions(game, seats, f"deal {each}") for each in "ab"):
        # What a seat could take back, which everybody knows, is not dealt again with the rest.
        if not any(map(position.can_undo, position.asked)):
            now = paces(position)
            seen.update(now)
            for other in set(range(seats)) - set(position.asked):
                assert paces(position.redeal(other, "a third deal")) == now
    assert players.pause + players.thinker.pace(HARD, BEGINNING) in seen


def has_turns_of_many(game: str) -> bool:
    """Return whether somebody is ever asked twice without another in between."""
    asked: list[tuple[int, ...]] = []
    seats = max(engine.GAMES[game].seats)
    play_game(game, ["easy"] * seats, "turns", watch=lambda table: asked.append(table.asked))
    return any(len(now) == 1 and now == then for now, then in pairwise(asked))


@pytest.mark.parametrize("game", engine.GAMES)
@pytest.mark.parametrize("level", ["normal", HARD])
def test_a_turn_has_one_pause_and_one_budget(game: str, level: str) -> None:
    """Whatever number of questions it is made of, in a whole game of computer players."""
    players = ComputerPlayers(None, Thinker(SECONDS), pause=1.0)  # type: ignore[arg-type]
    seats = max(engine.GAMES[game].seats)
    row, taken, turns = row_with(game, seats, level), 0.0, list[float]()

    def watch(position: engine.Table) -> None:
        nonlocal taken
        if position.asked:
            seat = position.asked[0]
            pace = players.pace(HostedTable(row, position), seat, None)
            taken = pace + (taken if answers_before(position, seat) else 0.0)
            turns.append(taken)

    play_game(game, ["normal"] * seats, "budget", watch=watch)
    budget = SECONDS if level == HARD else SECONDS * QUICK_TIME
    assert max(turns) <= 1.0 + budget
    longer = [each for each in turns if each > 1.0 + budget * BEGINNING]
    assert len(longer) > 10 or not has_turns_of_many(game), "it is shared out"


def test_an_answer_to_a_person_has_a_pause_and_one_to_a_computer_in_its_turn_has_none() -> None:
    players = ComputerPlayers(None, Thinker(SECONDS), pause=1.0)  # type: ignore[arg-type]
    computers = row_with("jerusalem", 2, HARD)
    game = engine.Table.new("jerusalem", seats=2, seed="1")
    opener = game.asked[0]
    while opener in game.asked:
        game.play(opener, game.legal(opener)[0])
    reply = SECONDS * REPLY
    sitters = list(computers.seats)
    sitters[opener] = Sitter("Ana", 7)
    person = computers.changed(seats=tuple(sitters))
    for row, pause in ((computers, 0.0), (person, 1.0)):
        pace = players.pace(HostedTable(row, game), 1 - opener, None)
        assert pace == pytest.approx(pause + reply)
