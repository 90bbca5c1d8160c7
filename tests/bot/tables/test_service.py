"""The service layer: what an action stores and what it gives to say."""

import asyncio
import random
import sqlite3
import zlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest
import zstandard

import engine
from bot.store import Entry, OutboxMessage, Sitter, SqliteStore, TableRow
from bot.tables.hosted_table import HostedTable, pack, unpack
from bot.tables.recovery import rebuilt
from bot.tables.service import Stale, TableService
from bot.tables.situation import only_answer
from bot.text.say import HostError, language_of
from tests.kit.stores import database_of

ANA, BEN = Sitter("Ana", 1), Sitter("Ben", 2)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    yield TableService(store)
    await store.close()


async def running(tables: TableService, **options: str) -> HostedTable:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(hosted.row.id, BEN)
    for name, value in options.items():
        await tables.set_options(hosted.row.id, {name: value})
    return await tables.start(hosted.row.id, seed="a seed")


async def play_some(tables: TableService, table_id: int, count: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        hosted = await tables.get(table_id)
        if hosted.game.result:
            return
        seat = rng.choice(hosted.game.asked)
        action = rng.choice(hosted.game.legal(seat))
        await tables.play(table_id, seat, action, hosted.row.seats[seat].user_id)


async def test_replaying_the_journal_gives_the_same_bytes(tables: TableService) -> None:
    hosted = await running(tables)
    await play_some(tables, hosted.row.id, 60)
    entries = await tables.store.journal(hosted.row.id)
    start, *plays = entries
    game = unpack(start.snapshot)
    for entry in plays:
        assert entry.seat is not None
        assert entry.action is not None
        told = game.event_count
        game.play(entry.seat, entry.action)
        assert game.saved_events(told) == entry.events
        assert game.dump() == unpack(entry.snapshot).dump()


async def test_a_table_out_of_memory_tells_its_turns_as_if_it_had_stayed(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was not told yet is read from the journal; the game is not played again for it."""
    hosted = await running(tables)
    rng = random.Random(4)
    unspoken = 0
    for number in range(80):
        hosted = await tables.get(hosted.row.id)
        seat = rng.choice(hosted.game.asked)
        action = rng.choice(hosted.game.legal(seat))
        with monkeypatch.context() as patch:
            patch.setattr(engine.Table, "_log_before", None)
            fresh = await TableService(tables.store).get(hosted.row.id)
            unspoken += fresh.game.event_count > fresh.row.events_told
            assert fresh.game.log(None, fresh.row.events_told) == hosted.game.log(
                None, hosted.row.events_told
            )
            table = fresh if number % 2 else hosted
            tables.cache._tables[hosted.row.id] = table
            await tables.play(hosted.row.id, seat, action, hosted.row.seats[seat].user_id)
    assert unspoken > 20
    assert fresh.game.log(None) == engine.Table.replay(fresh.game.record()).log(None)


async def test_what_was_taken_back_is_not_told(tables: TableService) -> None:
    hosted = await running(tables)
    await play_some(tables, hosted.row.id, 40)
    undone = 0
    for _ in range(30):
        hosted = await tables.get(hosted.row.id)
        if able := [seat for seat in range(hosted.game.seats) if hosted.game.can_undo(seat)]:
            hosted = await tables.undo(hosted.row.id, able[0], 11)
            undone += 1
        fresh = await TableService(tables.store).get(hosted.row.id)
        assert fresh.game.log(None, fresh.row.events_told) == hosted.game.log(
            None, hosted.row.events_told
        )
        await play_some(tables, hosted.row.id, 2, seed=undone)
        fresh, hosted = (
            await TableService(tables.store).get(hosted.row.id),
            await tables.get(hosted.row.id),
        )
        assert fresh.game.log(None, fresh.row.events_told) == hosted.game.log(
            None, hosted.row.events_told
        )
    assert undone > 5


async def test_what_may_be_said_is_drawn_up_while_an_action_is_stored(tables: TableService) -> None:
    hosted = await running(tables)
    seat, version, played = hosted.game.asked[0], hosted.row.version, len(hosted.game.history)
    action = hosted.game.legal(seat)[0]
    async with tables.playing(hosted.row.id, seat, [action], 1) as after:
        # With the action, and before it is known to be stored.
        assert (len(after.game.history), after.row.version) == (played + 1, version)
        before = tables.cache.get(hosted.row.id)
        assert before is not None
        assert (len(before.game.history), before.row.version) == (played, version)
    assert (await tables.get(hosted.row.id)).row.version == after.row.version == version + 1


async def test_what_was_drawn_up_for_an_action_that_could_not_be_stored_is_not_said(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = await running(tables)
    seat = hosted.game.asked[0]

    async def full(*values: object) -> NoReturn:
        await asyncio.sleep(0.01)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(tables.store, "save", full)
    drawn, said = [], []

    async def play() -> None:
        async with tables.playing(hosted.row.id, seat, [hosted.game.legal(seat)[0]], 1) as after:
            drawn.append(after)
        said.append(after)

    with pytest.raises(sqlite3.OperationalError):
        await play()
    assert (len(drawn), said) == (1, [])
    there = await tables.get(hosted.row.id)
    assert there.game.history == hosted.game.history


async def test_an_action_is_stored_although_drawing_up_the_answer_failed(
    tables: TableService,
) -> None:
    hosted = await running(tables)
    seat = hosted.game.asked[0]
    action = hosted.game.legal(seat)[0]
    with pytest.raises(LookupError):
        async with tables.playing(hosted.row.id, seat, [action], 1):
            raise LookupError
    fresh = await TableService(tables.store).get(hosted.row.id)
    assert fresh.game.history[-1].text == action


async def test_a_snapshot_that_is_cut_or_altered_is_never_a_table(tables: TableService) -> None:
    hosted = await running(tables)
    await play_some(tables, hosted.row.id, 7)
    snapshot = pack(hosted.game)
    for at in range(0, len(snapshot), 11):
        altered = snapshot[:at] + bytes([snapshot[at] ^ 0x55]) + snapshot[at + 1 :]
        for damaged in (snapshot[:at], altered):
            with pytest.raises((zlib.error, zstandard.ZstdError, engine.TableError)):
                unpack(damaged)


async def test_a_table_is_the_same_read_from_the_store(tables: TableService) -> None:
    hosted = await running(tables)
    await play_some(tables, hosted.row.id, 25)
    kept = await tables.get(hosted.row.id)
    fresh = await TableService(tables.store).get(hosted.row.id)
    assert fresh.game.dump() == kept.game.dump()
    assert fresh.row == kept.row


async def test_another_process_that_was_first_makes_ones_click_stale(tables: TableService) -> None:
    hosted = await running(tables)
    other = TableService(tables.store)
    seat = hosted.game.asked[0]
    question = (await other.get(hosted.row.id)).question(seat)
    await tables.play(hosted.row.id, seat, "name marshal", 1)
    with pytest.raises(Stale):
        await other.play(hosted.row.id, seat, "name admiral", 1, question)
    assert (await other.get(hosted.row.id)).game.history[-1].text == "name marshal"


@pytest.mark.parametrize("late", [False, True], ids=["at the same time", "a moment later"])
async def test_an_interaction_that_reaches_two_processes_acts_once(
    tables: TableService, late: bool
) -> None:
    """As while a new version takes over: "place one squire" is still legal the second time."""
    hosted = await deploying(tables)
    other = TableService(tables.store)
    seat = hosted.game.asked[0]
    action = next(text for text in hosted.game.legal(seat) if text.endswith(" 1"))
    if not late:
        await other.get(hosted.row.id)  # has the table in memory as it was before
    await tables.play(hosted.row.id, seat, action, seat + 1, interaction=77)
    known = (await other.get(hosted.row.id)).question(seat) if late else ""
    with pytest.raises(Stale):
        await other.play(hosted.row.id, seat, action, seat + 1, known, interaction=77)
    history = (await other.get(hosted.row.id)).game.history
    assert [done.text for done in history].count(action) == 1
    await other.play(hosted.row.id, seat, action, seat + 1, interaction=78)
    assert len((await other.get(hosted.row.id)).game.history) == len(history) + 1


async def test_an_undo_that_reaches_two_processes_takes_back_once(tables: TableService) -> None:
    hosted = await deploying(tables)
    other, seat = TableService(tables.store), hosted.game.asked[0]
    for number in (1, 2):
        placing = [text for text in hosted.game.legal(seat) if text.startswith("place")]
        hosted = await tables.play(hosted.row.id, seat, placing[0], seat + 1, interaction=number)
    await tables.undo(hosted.row.id, seat, seat + 1, interaction=3)
    before = (await other.get(hosted.row.id)).game.history
    with pytest.raises(Stale):
        await other.undo(hosted.row.id, seat, seat + 1, interaction=3)
    assert (await other.get(hosted.row.id)).game.history == before


async def test_the_interactions_of_one_seat_do_not_stand_in_anothers_way(
    tables: TableService,
) -> None:
    """People answer at the same time, and their numbers may arrive in any order."""
    hosted = await running(tables)
    opener = hosted.game.asked[0]
    await tables.play(hosted.row.id, opener, "name marshal", 1, interaction=10)
    hosted = await tables.play(hosted.row.id, opener, "bid 1", 1, interaction=20)
    first, second = hosted.game.asked
    await tables.play(hosted.row.id, first, "pass", 1, interaction=40)
    hosted = await tables.play(
        hosted.row.id, second, hosted.game.legal(second)[0], 2, interaction=30
    )
    assert hosted.game.history[-1].seat == second


async def deploying(tables: TableService) -> HostedTable:
    """A game in which somebody is about to place squires."""
    hosted = await running(tables)
    while hosted.game.stage()["phase"] != "deploy":
        seat = hosted.game.asked[0]
        hosted = await tables.play(hosted.row.id, seat, hosted.game.legal(seat)[-1], seat + 1)
    return hosted


async def test_a_refused_action_stores_nothing(tables: TableService) -> None:
    hosted = await running(tables)
    before = (await tables.get(hosted.row.id)).row.version
    with pytest.raises(engine.TableError):
        await tables.play(hosted.row.id, hosted.game.asked[0], "bid 99", 1)
    assert (await tables.get(hosted.row.id)).row.version == before
    assert len(await tables.store.journal(hosted.row.id)) == 1


async def test_a_store_that_fails_leaves_the_table_as_stored(tables: TableService) -> None:
    hosted = await running(tables)
    ((pages,),) = await database_of(tables.store).all("PRAGMA page_count")
    await database_of(tables.store).writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await play_some(tables, hosted.row.id, 50)
    await database_of(tables.store).writer.execute("PRAGMA max_page_count = 100000")
    fresh = await TableService(tables.store).get(hosted.row.id)
    assert (await tables.get(hosted.row.id)).game.dump() == fresh.game.dump()


async def test_nobody_sees_an_action_before_it_is_stored(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor one that then could not be: a disk that fails leaves no trace."""
    before = await running(tables)
    await tables.play(before.row.id, before.game.asked[0], "name marshal", 1)
    before = await tables.get(before.row.id)
    seat, seen = before.game.asked[0], []

    async def full(
        row: TableRow, messages: Sequence[OutboxMessage] = (), entries: Sequence[Entry] = ()
    ) -> NoReturn:
        hosted = await tables.get(row.id)
        seen.append(
            (entries[0].kind, [done.text for done in hosted.game.history], hosted.row.events_told)
        )
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", full)
        with pytest.raises(sqlite3.OperationalError):
            await tables.play(before.row.id, seat, "bid 1", 1)
        with pytest.raises(sqlite3.OperationalError):
            await tables.undo(before.row.id, seat, 1)
    assert seen == [(kind, ["name marshal"], before.row.events_told) for kind in ("play", "undo")]
    assert [done.text for done in before.game.history] == ["name marshal"]
    assert (await tables.play(before.row.id, seat, "bid 1", 1)).game.history[-1].text == "bid 1"


async def test_a_start_that_could_not_be_stored_leaves_the_lobby(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    hosted = await tables.join(hosted.row.id, BEN)

    async def full(*values: object) -> NoReturn:
        there = await tables.get(hosted.row.id)
        assert (there.row.status, there.has_begun) == ("lobby", False)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", full)
        with pytest.raises(sqlite3.OperationalError):
            await tables.start(hosted.row.id)
    assert (await tables.start(hosted.row.id)).row.status == "running"


async def test_undo_of_a_question_that_has_moved_on_is_stale(tables: TableService) -> None:
    hosted = await running(tables)
    seat = hosted.game.asked[0]
    hosted = await tables.play(hosted.row.id, seat, "name marshal", 1)
    question = hosted.question(seat)
    await tables.undo(hosted.row.id, seat, 1, question)
    await tables.play(hosted.row.id, seat, "name admiral", 1)
    await tables.play(hosted.row.id, seat, "bid 1", 1)
    with pytest.raises(Stale):
        await tables.undo(hosted.row.id, seat, 1, question)
    texts = [done.text for done in (await tables.get(hosted.row.id)).game.history]
    assert texts == ["name admiral", "bid 1"]


async def test_undo_is_an_entry_and_nothing_is_deleted(tables: TableService) -> None:
    hosted = await running(tables)
    seat = hosted.game.asked[0]
    await tables.play(hosted.row.id, seat, "name marshal", 1)
    await tables.undo(hosted.row.id, seat, 1)
    kinds = [entry.kind for entry in await tables.store.journal(hosted.row.id)]
    assert kinds == ["start", "play", "undo"]
    assert not (await tables.get(hosted.row.id)).game.history


async def test_undo_takes_back_what_came_by_itself_with_what_led_to_it(
    tables: TableService,
) -> None:
    """The only possible answer is given at once, and one click on Undo goes behind it."""
    hosted = await running(tables, auction="open")
    rng = random.Random(5)
    for _ in range(400):
        hosted = await tables.get(hosted.row.id)
        if hosted.game.result:
            break
        seat = hosted.game.asked[0]
        before = hosted.game.dump()["state"]
        moves = len(hosted.game.history)
        hosted = await tables.play(hosted.row.id, seat, rng.choice(hosted.game.legal(seat)), 1)
        if len(hosted.game.history) > moves + 1 and hosted.game.can_undo(seat):
            await tables.undo(hosted.row.id, seat, 1)
            found = await tables.get(hosted.row.id)
            assert found.game.dump()["state"] == before
            first, *lines = await tables.store.stored_lines(hosted.row.id)
            again = rebuilt([first, *(line._replace(snapshot=b"") for line in lines)])
            assert again.dump_json() == found.game.dump_json(), "and the journal leads there"
            return
    raise AssertionError("this game had no forced answer that could be taken back")


async def test_what_comes_by_itself_is_stored_with_what_led_to_it(tables: TableService) -> None:
    hosted = await running(tables, auction="open")
    rng = random.Random(5)
    together = 0
    while not hosted.game.result:
        seat = hosted.game.asked[0]
        before, entries = hosted.row.version, len(await tables.store.journal(hosted.row.id))
        hosted = await tables.play(hosted.row.id, seat, rng.choice(hosted.game.legal(seat)), 1)
        added = (await tables.store.journal(hosted.row.id))[entries:]
        assert hosted.row.version == before + 1
        assert [entry.user_id for entry in added] == [1] + [None] * (len(added) - 1)
        assert len(hosted.game.history) == entries - 1 + len(added)
        together += len(added) > 1
    assert together


async def test_a_question_changes_when_the_seat_acts_and_not_when_others_do(
    tables: TableService,
) -> None:
    hosted = await running(tables)
    opener = hosted.game.asked[0]
    other = 1 - opener
    first = hosted.question(opener)
    await tables.play(hosted.row.id, opener, "name marshal", 1)
    second = (await tables.get(hosted.row.id)).question(opener)
    assert first != second
    await tables.play(hosted.row.id, opener, "bid 1", 1)
    sealed = (await tables.get(hosted.row.id)).question(other)
    await tables.play(hosted.row.id, opener, "pass", 1)
    assert (await tables.get(hosted.row.id)).question(other) == sealed


async def test_lobby_rules(tables: TableService) -> None:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    with pytest.raises(HostError, match="already"):
        await tables.open("jerusalem", (5, 6), BEN, "en")
    with pytest.raises(HostError, match="One more player"):
        await tables.start(hosted.row.id)
    for _ in range(3):
        await tables.add_computer(hosted.row.id, "easy")
    with pytest.raises(HostError, match="All 4 seats"):
        await tables.join(hosted.row.id, BEN)
    with pytest.raises(engine.BadTable):
        await tables.set_options(hosted.row.id, {"auction": "dutch"})
    left = await tables.leave(hosted.row.id, 1)
    assert left.row.status == "abandoned", "nobody but computers would be left"


async def test_the_next_person_becomes_host(tables: TableService) -> None:
    hosted = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(hosted.row.id, BEN)
    left = await tables.leave(hosted.row.id, 1)
    assert left.row.host_id == 2
    assert left.row.names == ["Ben"]


def test_forced_answers_come_by_themselves_only_where_everybody_knows_them() -> None:
    """Whoever has only `done` left because of a card in hand must not be given away."""
    forced = hidden = 0
    for seed in range(12):
        table = engine.Table.new("jerusalem", seats=3, seed=str(seed))
        rng = random.Random(seed)
        while table.asked:
            for seat in table.asked:
                if len(table.legal(seat)) == 1:
                    found = only_answer(table, seat)
                    forced += found is not None
                    hidden += found is None
                    if found is not None:
                        check_nobody_learns(table, seat)
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.legal(seat)))
    assert forced
    assert hidden


def check_nobody_learns(table: engine.Table, seat: int) -> None:
    for other in range(table.seats):
        if other != seat:
            deals = [table.redeal(other, f"deal {number}") for number in range(4)]
            assert all(deal.legal(seat) == table.legal(seat) for deal in deals)


@pytest.mark.parametrize(
    ("locale", "lang"), [("en-GB", "en"), ("cs", "cs"), ("hu", "hu"), ("pt-BR", "en"), ("", "en")]
)
def test_languages_of_discord_are_ours_or_english(locale: str, lang: str) -> None:
    assert language_of(locale) == lang
