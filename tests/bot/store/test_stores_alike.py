"""Whatever the host asks, both stores give the same answer."""

import contextlib
import inspect
from pathlib import Path
from typing import Any

from bot.store import (
    ClosedDms,
    Conflict,
    Entry,
    Post,
    Practice,
    Sitter,
    SqliteStore,
    Store,
    TableRow,
    UserSettings,
    Wait,
)
from bot.store.erasure import DmErasure, Erasure, Unseated
from bot.store.outbox import AskSeat, RefreshBoard, SayInChannel, TellLog
from bot.store.postgres_store import PostgresStore
from tests.kit.stores import row

# They differ in these: what they write is another thing, and only one of them is shared.
NOT_COMPARED = {
    "open",
    "warm_up",
    "close",
    "writes",
    "claim",
    "release",
    "unclaimed",
    "keeps_claim",
}
# Seconds of the clock.
NOT_THE_SAME = {"scrub_due"}


class Recorder:
    """Notes what every call of a store returned or raised."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.said: list[tuple[str, Any]] = []

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.store, name)

        async def call(*values: Any, **named: Any) -> Any:
            try:
                result = await method(*values, **named)
            except Exception as problem:
                self.said.append((name, type(problem)))
                raise
            shown = result is not None if name in NOT_THE_SAME else result
            self.said.append((name, without_times(shown)))
            return result

        return call


def without_times(value: Any) -> Any:
    if isinstance(value, TableRow):
        return value.changed(opened_at="")
    if isinstance(value, dict):
        return {key: without_times(each) for key, each in value.items() if key not in TIMES}
    if isinstance(value, list):
        return [without_times(each) for each in value]
    return value


TIMES = ("at", "opened_at")


async def test_every_call_has_the_same_answer(tmp_path: Path, postgres_address: str) -> None:
    said = []
    for store in (SqliteStore(tmp_path / "games.sqlite3"), PostgresStore(postgres_address)):
        await store.open()
        recorder = Recorder(store)
        try:
            await a_life(recorder)
        finally:
            await store.close()
        said.append(recorder.said)
    for ours, theirs in zip(*said, strict=True):
        assert ours == theirs
    methods = {name for name, _ in inspect.getmembers(Store, inspect.isfunction) if name[0] != "_"}
    assert methods - {name for name, _ in said[0]} == NOT_COMPARED


async def a_life(store: Any) -> None:
    """Everything that can be asked, in an order that makes each answer depend on those before."""
    ana, ben = Sitter("Ana", 11), Sitter("Ben", 12)
    log = [TellLog("Ana did it."), SayInChannel("<@11>: your move", (11, 12))]
    first = await store.create(row(seats=(ana, ben), status="running"), log)
    second = await store.create(row(8, host_id=12, seats=(ben,), guild_id=None), [])
    lesson = row(9, status="running", practice=Practice(), seats=(ana,), guild_id=None)
    third = await store.create(lesson, [])
    await store.save(third.changed(practice=Practice(paused=True)), [], [played(1)])
    first = await store.save(first.changed(computer_due=True), [RefreshBoard()], [played(2)])
    undo = Entry("undo", 1, 12, None, [], b"\x00\xff")
    first = await store.save(first, [AskSeat(1)], [undo, played(3), played(4)])
    waiting = first.changed(waits=(Wait(0, 99),), next_reminder_at=500, options={"a": 1})
    first = await store.save(waiting)
    with contextlib.suppress(Conflict):
        await store.save(waiting)
    await everything(store, [first.id, second.id, third.id, 999])
    items = await store.outbox(first.id)
    await store.mark_said(items[0], "table", Post(7, 100))
    await store.mark_failed(items[1], "user 11 is gone")
    await store.mark_dropped(items[2], "overtaken")
    await store.mark_said(items[3], "screen 0", Post(70, 90))
    await store.mark_said(items[3], "screen 0", Post(70, 95))
    await store.save_post(first.id, "call 0", Post(7, 96))
    await store.tidy_later(Post(7, 97))
    await store.outbox_kinds(first.id)
    await store.outbox(first.id, kinds=["refresh_board", "tell_log"])
    await store.save_user_settings(
        11, UserSettings("cs", "dark", takes_everything=True, notify="both")
    )
    await store.save_user_settings(11, UserSettings("en"))
    for question in ("1", "2"):
        await store.save_explained_terms(11, "jerusalem", ["tax", "limit"], question)
        await store.save_explained_terms(77, "jerusalem", ["tax"], question)
    for lang in ("hu", "it"):
        await store.save_guild_language(1, lang)
    for guild in (1, 1, 2):
        await store.guild_joined(guild)
    await store.guilds_to_welcome()
    await store.mark_welcomed(1)
    for day in (3, 4):
        await store.save_closed_dms(11, ClosedDms(day, first.id))
        await store.save_closed_dms(77, ClosedDms(day, first.id))
    for about in ("1", "2"):
        await store.save_notice(first.id, "gone", about)
    for since in (5, 6):
        await store.mark_guild_departed(1, since)
        await store.mark_guild_departed(3, since)
    await everything(store, [first.id, second.id, third.id])
    await forget_ana(store, first)
    await everything(store, [first.id, second.id, third.id])
    await store.mark_dm_erased(DmErasure(70, 0))
    await store.scrub()
    await store.scrub_due()
    await store.mark_guild_back(1)
    await store.save_notice(first.id, "gone", None)
    await store.save_closed_dms(11, None)
    over = await store.table(first.id)
    over = await store.save(over.changed(status="over"))
    await store.depersonalise(over.changed(host_id=0, seats=(Sitter("Player 1"), Sitter("B"))))
    await store.delete_table(second.id)
    await store.delete_guild(1)
    await everything(store, [first.id, second.id, third.id])
    await store.create(row(8), [AskSeat(0)])
    await store.delete_table(third.id)
    await everything(store, [first.id, second.id, third.id, third.id + 1])


def played(number: int) -> Entry:
    return Entry("play", 0, 11, f"bid {number}", [{"is": "x", "n": number}], bytes([number, 0]))


async def forget_ana(store: Any, first: TableRow) -> None:
    about = await store.tables_about(11)
    now = {each.id: each for each in about}
    gone = [
        Unseated(
            now[first.id].changed(
                host_id=12, seats=(Sitter("Player 1", None, "easy"), Sitter("Ben", 12))
            ),
            [RefreshBoard()],
            0,
            frozenset({"Ana"}),
            "Player 1",
        ),
        *(
            Unseated(each.changed(host_id=0, seats=(Sitter("Player 1"),), status="abandoned"))
            for each in about
            if each.id != first.id
        ),
    ]
    with contextlib.suppress(Conflict):
        await store.erase(Erasure(11, gone[1:], "somebody", 70))
    await store.erase(Erasure(11, gone, "somebody", 70))


async def everything(store: Any, tables: list[int]) -> None:
    """Ask all that only reads."""
    for table_id in tables:
        await store.table(table_id)
        await store.latest(table_id)
        await store.journal(table_id)
        await store.journal(table_id, 1)
        await store.stored_lines(table_id)
        await store.last_entries(table_id, 2)
        for count in (0, 1, 9):
            await store.last_events(table_id, 4, count)
        await store.outbox(table_id)
        await store.outbox(table_id, 1)
        await store.post(table_id, "last tell_log")
        for role in ("table", "screen 0"):
            await store.post(table_id, role)
        for kind in ("gone", "refused"):
            await store.notice(table_id, kind)
    for channel in (7, 8, 9, 10):
        await store.table_in(channel)
    for user in (11, 12, 13):
        await store.tables_of(user)
        for guild_id in (None, 0):
            await store.finished_of(user, guild_id, 5)
        await store.user_settings(user)
        await store.explained_terms(user, "jerusalem")
        await store.closed_dms(user)
        await store.explained_terms(user, "jerusalem")
        await store.tables_about(user)
        await store.count_hosted(user)
        await store.exported(user)
    for guild in (1, 2):
        await store.tables_on(guild)
        await store.all_tables_on(guild)
        await store.guild_language(guild)
    await store.tables_with_computer_due()
    for now in (1, 499, 500):
        await store.tables_with_reminders_due(now)
        await store.next_reminder(now)
    await store.tables_with_outbox()
    await store.guilds_to_welcome()
    await store.people_forgotten()
    await store.departed_guilds()
    await store.known_guilds()
    await store.finished_before("9999")
    await store.finished_before("1999")
    await store.dm_erasures()
    await store.tally()
    await store.scrub_due()
