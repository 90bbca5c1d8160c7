"""The move clock: who is reminded, when, and that it happens once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.messages.lobby import options_line
from bot.store import Conflict, Sitter, SqliteStore
from bot.store.outbox import Remind
from bot.tables import table_settings
from bot.tables.hosted_table import HostedTable
from bot.tables.service import TableService
from bot.text.say import HostError
from bot.workers.reminders import MAX_SLEEP_SECONDS, Reminders
from tests.kit.stores import database_of, row_of

ANA, BEN = Sitter("Ana", 1), Sitter("Ben", 2)
HOUR = 3600
NOON = 1_800_000_000


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = float(NOON)

    def __call__(self) -> float:
        return self.time

    def forward(self, hours: float) -> None:
        self.time += hours * HOUR


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def tables(tmp_path: Path, watch: Watch) -> AsyncIterator[TableService]:
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    opened = TableService(store)
    opened.now = watch
    yield opened
    await store.close()


async def started(tables: TableService, clock: str = "24", **options: str) -> HostedTable:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(hosted.row.id, BEN)
    await tables.set_options(hosted.row.id, {"table.clock": clock})
    for name, value in options.items():
        await tables.set_options(hosted.row.id, {name: value})
    return await tables.start(hosted.row.id, seed="a seed")


async def sealed(tables: TableService) -> HostedTable:
    """A table at which both are asked at the same time for what they would pay."""
    hosted = await started(tables)
    opener = hosted.game.asked[0]
    await tables.play(hosted.row.id, opener, "name marshal", 1)
    hosted = await tables.play(hosted.row.id, opener, "bid 1", 1)
    assert hosted.game.asked == (0, 1)
    return hosted


async def reminders(tables: TableService, table_id: int) -> list[dict[str, Any]]:
    items = await tables.store.outbox(table_id, 500)
    return [asdict(each.message) for each in items if isinstance(each.message, Remind)]


async def turned(tables: TableService, times: int = 1) -> int:
    for _ in range(times):
        seconds = await Reminders(tables).turn()
    return seconds


async def test_whoever_is_waited_for_too_long_is_reminded_once(
    tables: TableService, watch: Watch
) -> None:
    hosted = await started(tables)
    seat = hosted.game.asked[0]
    watch.forward(23.99)
    await turned(tables)
    assert await reminders(tables, hosted.row.id) == []
    watch.forward(0.01)
    await turned(tables, 3)
    expected = [{"seat": seat, "since": NOON, "hours": 24}]
    assert await reminders(tables, hosted.row.id) == expected
    watch.forward(1000)
    await turned(tables, 3)
    assert await reminders(tables, hosted.row.id) == expected


async def test_after_a_restart_nobody_is_reminded_again(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables)
    watch.forward(25)
    await turned(tables)
    again = TableService(tables.store)
    again.now = watch
    watch.forward(100)
    await turned(again, 2)
    assert len(await reminders(again, hosted.row.id)) == 1


async def test_two_processes_remind_once(tables: TableService, watch: Watch) -> None:
    """Both hold the table in memory as it was before either of them reminded."""
    hosted = await started(tables)
    other = TableService(tables.store)
    other.now = watch
    await other.get(hosted.row.id)
    watch.forward(24)
    await tables.remind(hosted.row.id)
    await other.remind(hosted.row.id)
    assert len(await reminders(tables, hosted.row.id)) == 1


async def test_a_process_reminds_at_a_table_that_another_has_started(
    tables: TableService, watch: Watch
) -> None:
    """What it has in memory is still the lobby."""
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(hosted.row.id, BEN)
    other = TableService(tables.store)
    other.now = watch
    await other.start(hosted.row.id, seed="a seed")
    watch.forward(24)
    await turned(tables)
    assert len(await reminders(tables, hosted.row.id)) == 1


async def test_the_mark_and_the_reminder_are_stored_together_or_not_at_all(
    tables: TableService, watch: Watch
) -> None:
    hosted = await started(tables)
    watch.forward(24)
    await database_of(tables.store).write(
        lambda db: db.execute(
            "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    )
    with pytest.raises(sqlite3.IntegrityError, match="full"):
        await tables.remind(hosted.row.id)
    assert not (await row_of(tables.store, hosted.row.id)).waits[0].reminded
    await turned(tables)  # is no trouble to the other tables
    await database_of(tables.store).write(lambda db: db.execute("DROP TRIGGER full"))
    await turned(tables)
    assert (await row_of(tables.store, hosted.row.id)).waits[0].reminded
    assert len(await reminders(tables, hosted.row.id)) == 1


async def test_the_clock_starts_anew_with_each_new_question(
    tables: TableService, watch: Watch
) -> None:
    hosted = await started(tables)
    seat = hosted.game.asked[0]
    watch.forward(20)
    await tables.play(hosted.row.id, seat, "name marshal", 1)
    watch.forward(20)
    await turned(tables)
    assert await reminders(tables, hosted.row.id) == []
    watch.forward(4)
    await turned(tables)
    (reminder,) = await reminders(tables, hosted.row.id)
    assert reminder["since"] == NOON + 20 * HOUR


async def test_a_second_question_is_reminded_of_again(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables)
    seat = hosted.game.asked[0]
    watch.forward(24)
    await turned(tables)
    await tables.play(hosted.row.id, seat, "name marshal", 1)
    watch.forward(24)
    await turned(tables)
    assert len(await reminders(tables, hosted.row.id)) == 2


async def test_where_several_are_asked_each_has_a_clock_of_their_own(
    tables: TableService, watch: Watch
) -> None:
    hosted = await sealed(tables)
    watch.forward(10)
    await tables.play(hosted.row.id, 0, "pass", 1)
    watch.forward(14)
    await turned(tables)
    (reminder,) = await reminders(tables, hosted.row.id)
    assert (reminder["seat"], reminder["since"]) == (1, NOON)


async def test_taking_back_starts_the_clock_anew_and_leaves_the_others(
    tables: TableService, watch: Watch
) -> None:
    hosted = await sealed(tables)
    watch.forward(10)
    hosted = await tables.play(hosted.row.id, 0, "pass", 1)
    assert hosted.game.can_undo(0)
    hosted = await tables.undo(hosted.row.id, 0, 1)
    since = {wait.seat: wait.since for wait in hosted.row.waits}
    assert since == {0: NOON + 10 * HOUR, 1: NOON}


async def test_computer_seats_have_no_clock(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables)
    seat = hosted.game.asked[0]
    person = hosted.row.seats[seat]
    assert person.user_id is not None
    hosted = await tables.replace(hosted.row.id, person.user_id, "easy")
    assert hosted.row.waits == ()
    watch.forward(100)
    await turned(tables)
    assert await reminders(tables, hosted.row.id) == []
    hosted = await tables.come_back(hosted.row.id, person)
    assert [(wait.seat, wait.since) for wait in hosted.row.waits] == [(seat, NOON + 100 * HOUR)]
    watch.forward(24)
    await turned(tables)
    assert len(await reminders(tables, hosted.row.id)) == 1


async def test_an_abandoned_table_reminds_nobody(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables)
    await tables.abandon(hosted.row.id)
    watch.forward(1000)
    assert await turned(tables) == MAX_SLEEP_SECONDS
    await tables.remind(hosted.row.id)
    assert await reminders(tables, hosted.row.id) == []


async def test_a_finished_game_reminds_nobody(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables)
    while not hosted.game.result:
        seat = hosted.game.asked[0]
        hosted = await tables.play(hosted.row.id, seat, hosted.game.legal(seat)[0], 1)
    assert (hosted.row.status, hosted.row.waits) == ("over", ())
    watch.forward(1000)
    await turned(tables)
    assert await reminders(tables, hosted.row.id) == []


async def test_without_a_clock_nothing_is_looked_at(tables: TableService, watch: Watch) -> None:
    hosted = await started(tables, "0")
    await tables.play(hosted.row.id, hosted.game.asked[0], "name marshal", 1)
    assert hosted.row.next_reminder_at is None
    watch.forward(10_000)
    assert await tables.store.tables_with_reminders_due(int(watch.time)) == []


@pytest.mark.parametrize("clock", ["8", "48", "72", "168"])
async def test_each_choice_of_hours_counts(clock: str, tables: TableService, watch: Watch) -> None:
    hosted = await started(tables, clock)
    watch.forward(int(clock) - 0.1)
    await turned(tables)
    assert await reminders(tables, hosted.row.id) == []
    watch.forward(0.1)
    await turned(tables)
    assert len(await reminders(tables, hosted.row.id)) == 1


async def test_the_hourglass_sleeps_until_the_next_may_be_due(
    tables: TableService, watch: Watch
) -> None:
    assert await turned(tables) == MAX_SLEEP_SECONDS
    await started(tables)
    assert await turned(tables) == MAX_SLEEP_SECONDS, (
        "what another process has set is found as well"
    )
    watch.forward(24 - 1 / 60)
    assert await turned(tables) == 60


async def test_the_hourglass_turns_by_itself_and_ends_when_it_is_closed(
    tables: TableService, watch: Watch
) -> None:
    hosted = await started(tables)
    woken = asyncio.Event()
    tables.woken = lambda row: woken.set()
    watch.forward(24)
    watcher = Reminders(tables)
    await watcher.start()
    await asyncio.wait_for(woken.wait(), 10)
    assert len(await reminders(tables, hosted.row.id)) == 1
    await watcher.close()
    assert watcher._watching is not None
    assert watcher._watching.cancelled()


async def test_a_table_is_looked_at_once_in_the_time_of_a_move_not_at_every_move(
    tables: TableService, watch: Watch
) -> None:
    hosted = await started(tables)
    looks = []
    while watch.time < NOON + 72 * HOUR and not hosted.game.result:
        seat = hosted.game.asked[0]
        hosted = await tables.play(hosted.row.id, seat, hosted.game.legal(seat)[0], 1)
        watch.forward(1)
        looks += await tables.store.tables_with_reminders_due(tables.seconds())
        await turned(tables)
    assert 2 <= len(looks) <= 4
    assert await reminders(tables, hosted.row.id) == []


async def test_what_was_chosen_is_kept_and_a_running_table_keeps_it(tables: TableService) -> None:
    hosted = await started(tables, "72")
    assert (await row_of(tables.store, hosted.row.id)).hours == 72
    with pytest.raises(HostError, match="has begun"):
        await tables.set_options(hosted.row.id, {"table.clock": "8"})


@pytest.mark.parametrize(
    ("name", "value"), [("clock", "1"), ("clock", "-8"), ("log", "within"), ("dice", "6")]
)
async def test_what_is_not_offered_cannot_be_chosen(
    name: str, value: str, tables: TableService
) -> None:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    with pytest.raises(HostError):
        await tables.set_options(hosted.row.id, {f"table.{name}": value})
    assert (await tables.get(hosted.row.id)).row == hosted.row


async def test_the_lobby_says_how_long_a_move_may_take(tables: TableService) -> None:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    assert options_line(hosted) == "24 h a move"
    said = []
    for hours in table_settings.HOURS:
        hosted = await tables.set_options(hosted.row.id, {"table.clock": hours})
        said.append(options_line(hosted))
    assert said[0] == "no clock"
    assert said[-1] == "a week a move"
    assert len(set(said)) == len(table_settings.HOURS)


async def test_a_conflict_twice_in_a_row_is_left_for_the_next_look(
    tables: TableService, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = await started(tables)
    watch.forward(24)
    attempts = []

    async def beaten(*work: object) -> NoReturn:
        attempts.append(work)
        raise Conflict

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", beaten)
        await turned(tables)
    assert len(attempts) == 2
    await turned(tables)
    assert len(await reminders(tables, hosted.row.id)) == 1
