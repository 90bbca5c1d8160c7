"""The service layer: what an action stores and what it gives to say."""

import random
import sqlite3
import zlib

import pytest
import zstandard

import engine
from bot.store import Sitter, SqliteStore
from bot.tables.automatic import forced_answer
from bot.tables.hosted_table import pack, unpack
from bot.tables.service import Stale, Tables
from bot.text.say import HostError, language_of

ANA, BEN = Sitter("Ana", 1), Sitter("Ben", 2)


@pytest.fixture
async def tables(tmp_path):
    store = SqliteStore(tmp_path / "games.sqlite3")
    await store.open()
    yield Tables(store)
    await store.close()


async def running(tables: Tables, **options):
    live = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(live.row.id, BEN)
    for name, value in options.items():
        await tables.set_option(live.row.id, name, value)
    return await tables.start(live.row.id, seed="a seed")


async def play_some(tables: Tables, table_id: int, count: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        live = await tables.live(table_id)
        if live.table.result:
            return
        seat = rng.choice(live.table.asked)
        action = rng.choice(live.table.legal(seat))
        await tables.play(table_id, seat, action, live.row.seats[seat].user_id)


async def test_replaying_the_journal_gives_the_same_bytes(tables):
    live = await running(tables)
    await play_some(tables, live.row.id, 60)
    entries = await tables.store.journal(live.row.id)
    start, *plays = entries
    game = unpack(start.snapshot)
    for entry in plays:
        told = game.told
        game.play(entry.seat, entry.action)
        assert game.saved_events(told) == entry.events
        assert game.dump() == unpack(entry.snapshot).dump()


async def test_a_table_out_of_memory_tells_its_turns_as_if_it_had_stayed(tables, monkeypatch):
    """What was not told yet is read from the journal; the game is not played again for it."""
    live = await running(tables)
    rng = random.Random(4)
    unspoken = 0
    for number in range(80):
        live = await tables.live(live.row.id)
        seat = rng.choice(live.table.asked)
        action = rng.choice(live.table.legal(seat))
        with monkeypatch.context() as patch:
            patch.setattr(engine.Table, "_log_before", None)
            fresh = await Tables(tables.store).live(live.row.id)
            unspoken += fresh.table.told > fresh.row.told
            assert fresh.table.log(None, fresh.row.told) == live.table.log(None, live.row.told)
            table = fresh if number % 2 else live
            tables.cache._tables[live.row.id] = table
            await tables.play(live.row.id, seat, action, live.row.seats[seat].user_id)
    assert unspoken > 20
    assert fresh.table.log(None) == engine.Table.replay(fresh.table.record()).log(None)


async def test_what_was_taken_back_is_not_told(tables):
    live = await running(tables)
    await play_some(tables, live.row.id, 40)
    undone = 0
    for _ in range(30):
        live = await tables.live(live.row.id)
        if able := [seat for seat in range(live.table.seats) if live.table.can_undo(seat)]:
            live = await tables.undo(live.row.id, able[0], 11)
            undone += 1
        fresh = await Tables(tables.store).live(live.row.id)
        assert fresh.table.log(None, fresh.row.told) == live.table.log(None, live.row.told)
        await play_some(tables, live.row.id, 2, seed=undone)
        fresh, live = await Tables(tables.store).live(live.row.id), await tables.live(live.row.id)
        assert fresh.table.log(None, fresh.row.told) == live.table.log(None, live.row.told)
    assert undone > 5


async def test_what_may_be_said_is_drawn_up_while_an_action_is_stored(tables):
    live = await running(tables)
    seat = live.table.asked[0]
    action, seen = live.table.legal(seat)[0], []

    def draw(after):
        seen.append((len(after.table.history), after.row.version))

    version = live.row.version
    live = await tables.play(live.row.id, seat, action, 1, meanwhile=draw)
    # With the action, and before it is known to be stored.
    assert seen == [(len(live.table.history), version)]
    assert live.row.version == version + 1


async def test_nothing_is_drawn_up_for_an_action_that_another_process_forestalled(tables):
    live = await running(tables)
    other = Tables(tables.store)
    seat = live.table.asked[0]
    action, seen = live.table.legal(seat)[0], []
    await other.play(live.row.id, seat, action, 1)
    with pytest.raises(engine.TableError):
        await tables.play(live.row.id, seat, action, 1, meanwhile=seen.append)
    assert seen == []


async def test_a_snapshot_that_is_cut_or_altered_is_never_a_table(tables):
    live = await running(tables)
    await play_some(tables, live.row.id, 7)
    snapshot = pack(live.table)
    for at in range(0, len(snapshot), 11):
        altered = snapshot[:at] + bytes([snapshot[at] ^ 0x55]) + snapshot[at + 1 :]
        for damaged in (snapshot[:at], altered):
            with pytest.raises((zlib.error, zstandard.ZstdError, engine.TableError)):
                unpack(damaged)


async def test_a_table_is_the_same_read_from_the_store(tables):
    live = await running(tables)
    await play_some(tables, live.row.id, 25)
    kept = await tables.live(live.row.id)
    fresh = await Tables(tables.store).live(live.row.id)
    assert fresh.table.dump() == kept.table.dump()
    assert fresh.row == kept.row


async def test_another_process_that_was_first_makes_ones_click_stale(tables):
    live = await running(tables)
    other = Tables(tables.store)
    seat = live.table.asked[0]
    question = (await other.live(live.row.id)).question(seat)
    await tables.play(live.row.id, seat, "name marshal", 1)
    with pytest.raises(Stale):
        await other.play(live.row.id, seat, "name admiral", 1, question)
    assert (await other.live(live.row.id)).table.history[-1].text == "name marshal"


@pytest.mark.parametrize("late", [False, True], ids=["at the same time", "a moment later"])
async def test_an_interaction_that_reaches_two_processes_acts_once(tables, late):
    """As while a new version takes over: "place one squire" is still legal the second time."""
    live = await deploying(tables)
    other = Tables(tables.store)
    seat = live.table.asked[0]
    action = next(text for text in live.table.legal(seat) if text.endswith(" 1"))
    if not late:
        await other.live(live.row.id)  # has the table in memory as it was before
    await tables.play(live.row.id, seat, action, seat + 1, interaction=77)
    known = (await other.live(live.row.id)).question(seat) if late else ""
    with pytest.raises(Stale):
        await other.play(live.row.id, seat, action, seat + 1, known, interaction=77)
    history = (await other.live(live.row.id)).table.history
    assert [done.text for done in history].count(action) == 1
    await other.play(live.row.id, seat, action, seat + 1, interaction=78)
    assert len((await other.live(live.row.id)).table.history) == len(history) + 1


async def test_an_undo_that_reaches_two_processes_takes_back_once(tables):
    live = await deploying(tables)
    other, seat = Tables(tables.store), live.table.asked[0]
    for number in (1, 2):
        placing = [text for text in live.table.legal(seat) if text.startswith("place")]
        live = await tables.play(live.row.id, seat, placing[0], seat + 1, interaction=number)
    await tables.undo(live.row.id, seat, seat + 1, interaction=3)
    before = (await other.live(live.row.id)).table.history
    with pytest.raises(Stale):
        await other.undo(live.row.id, seat, seat + 1, interaction=3)
    assert (await other.live(live.row.id)).table.history == before


async def test_the_interactions_of_one_seat_do_not_stand_in_anothers_way(tables):
    """People answer at the same time, and their numbers may arrive in any order."""
    live = await running(tables)
    opener = live.table.asked[0]
    await tables.play(live.row.id, opener, "name marshal", 1, interaction=10)
    live = await tables.play(live.row.id, opener, "bid 1", 1, interaction=20)
    first, second = live.table.asked
    await tables.play(live.row.id, first, "pass", 1, interaction=40)
    live = await tables.play(live.row.id, second, live.table.legal(second)[0], 2, interaction=30)
    assert live.table.history[-1].seat == second


async def deploying(tables):
    """A game in which somebody is about to place squires."""
    live = await running(tables)
    while live.table.stage()["phase"] != "deploy":
        seat = live.table.asked[0]
        live = await tables.play(live.row.id, seat, live.table.legal(seat)[-1], seat + 1)
    return live


async def test_a_refused_action_stores_nothing(tables):
    live = await running(tables)
    before = (await tables.live(live.row.id)).row.version
    with pytest.raises(engine.TableError):
        await tables.play(live.row.id, live.table.asked[0], "bid 99", 1)
    assert (await tables.live(live.row.id)).row.version == before
    assert len(await tables.store.journal(live.row.id)) == 1


async def test_a_store_that_fails_leaves_the_table_as_stored(tables):
    live = await running(tables)
    ((pages,),) = await tables.store.database.all("PRAGMA page_count")
    await tables.store.database.writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await play_some(tables, live.row.id, 50)
    await tables.store.database.writer.execute("PRAGMA max_page_count = 100000")
    fresh = await Tables(tables.store).live(live.row.id)
    assert (await tables.live(live.row.id)).table.dump() == fresh.table.dump()


async def test_nobody_sees_an_action_before_it_is_stored(tables, monkeypatch):
    """Nor one that then could not be: a disk that fails leaves no trace."""
    before = await running(tables)
    await tables.play(before.row.id, before.table.asked[0], "name marshal", 1)
    before = await tables.live(before.row.id)
    seat, seen = before.table.asked[0], []

    async def full(row, errands=(), entries=(), meanwhile=None):
        live = await tables.live(row.id)
        seen.append((entries[0].kind, [done.text for done in live.table.history], live.row.told))
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", full)
        with pytest.raises(sqlite3.OperationalError):
            await tables.play(before.row.id, seat, "bid 1", 1)
        with pytest.raises(sqlite3.OperationalError):
            await tables.undo(before.row.id, seat, 1)
    assert seen == [(kind, ["name marshal"], before.row.told) for kind in ("play", "undo")]
    assert [done.text for done in before.table.history] == ["name marshal"]
    assert (await tables.play(before.row.id, seat, "bid 1", 1)).table.history[-1].text == "bid 1"


async def test_a_start_that_could_not_be_stored_leaves_the_lobby(tables, monkeypatch):
    live = await tables.open("jerusalem", (5, 6), ANA, "en")
    live = await tables.join(live.row.id, BEN)

    async def full(*values):
        there = await tables.live(live.row.id)
        assert (there.row.status, there.game) == ("lobby", None)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", full)
        with pytest.raises(sqlite3.OperationalError):
            await tables.start(live.row.id)
    assert (await tables.start(live.row.id)).row.status == "running"


async def test_undo_of_a_question_that_has_moved_on_is_stale(tables):
    live = await running(tables)
    seat = live.table.asked[0]
    live = await tables.play(live.row.id, seat, "name marshal", 1)
    question = live.question(seat)
    await tables.undo(live.row.id, seat, 1, question)
    await tables.play(live.row.id, seat, "name admiral", 1)
    await tables.play(live.row.id, seat, "bid 1", 1)
    with pytest.raises(Stale):
        await tables.undo(live.row.id, seat, 1, question)
    texts = [done.text for done in (await tables.live(live.row.id)).table.history]
    assert texts == ["name admiral", "bid 1"]


async def test_undo_is_an_entry_and_nothing_is_deleted(tables):
    live = await running(tables)
    seat = live.table.asked[0]
    await tables.play(live.row.id, seat, "name marshal", 1)
    await tables.undo(live.row.id, seat, 1)
    kinds = [entry.kind for entry in await tables.store.journal(live.row.id)]
    assert kinds == ["start", "play", "undo"]
    assert not (await tables.live(live.row.id)).table.history


async def test_undo_takes_back_what_came_by_itself_with_what_led_to_it(tables):
    """The only possible answer is given at once, and one click on Undo goes behind it."""
    live = await running(tables, auction="open")
    rng = random.Random(5)
    for _ in range(400):
        live = await tables.live(live.row.id)
        if live.table.result:
            break
        seat = live.table.asked[0]
        before = live.table.dump()["state"]
        moves = len(live.table.history)
        live = await tables.play(live.row.id, seat, rng.choice(live.table.legal(seat)), 1)
        if len(live.table.history) > moves + 1 and live.table.can_undo(seat):
            await tables.undo(live.row.id, seat, 1)
            assert (await tables.live(live.row.id)).table.dump()["state"] == before
            return
    raise AssertionError("this game had no forced answer that could be taken back")


async def test_what_comes_by_itself_is_stored_with_what_led_to_it(tables):
    live = await running(tables, auction="open")
    rng = random.Random(5)
    together = 0
    while not live.table.result:
        seat = live.table.asked[0]
        before, entries = live.row.version, len(await tables.store.journal(live.row.id))
        live = await tables.play(live.row.id, seat, rng.choice(live.table.legal(seat)), 1)
        added = (await tables.store.journal(live.row.id))[entries:]
        assert live.row.version == before + 1
        assert [entry.user_id for entry in added] == [1] + [None] * (len(added) - 1)
        assert len(live.table.history) == entries - 1 + len(added)
        together += len(added) > 1
    assert together


async def test_a_question_changes_when_the_seat_acts_and_not_when_others_do(tables):
    live = await running(tables)
    opener = live.table.asked[0]
    other = 1 - opener
    first = live.question(opener)
    await tables.play(live.row.id, opener, "name marshal", 1)
    second = (await tables.live(live.row.id)).question(opener)
    assert first != second
    await tables.play(live.row.id, opener, "bid 1", 1)
    sealed = (await tables.live(live.row.id)).question(other)
    await tables.play(live.row.id, opener, "pass", 1)
    assert (await tables.live(live.row.id)).question(other) == sealed


async def test_lobby_rules(tables):
    live = await tables.open("jerusalem", (5, 6), ANA, "en")
    with pytest.raises(HostError, match="already"):
        await tables.open("jerusalem", (5, 6), BEN, "en")
    with pytest.raises(HostError, match="One more player"):
        await tables.start(live.row.id)
    for _ in range(3):
        await tables.add_computer(live.row.id, "easy")
    with pytest.raises(HostError, match="All 4 seats"):
        await tables.join(live.row.id, BEN)
    with pytest.raises(engine.BadTable):
        await tables.set_option(live.row.id, "auction", "dutch")
    left = await tables.leave(live.row.id, 1)
    assert left.row.status == "abandoned", "nobody but computers would be left"


async def test_the_next_person_becomes_host(tables):
    live = await tables.open("jerusalem", (5, 6), ANA, "en")
    await tables.join(live.row.id, BEN)
    left = await tables.leave(live.row.id, 1)
    assert left.row.host_id == 2
    assert left.row.names == ["Ben"]


def test_forced_answers_come_by_themselves_only_where_everybody_knows_them():
    """Whoever has only `done` left because of a card in hand must not be given away."""
    forced = hidden = 0
    for seed in range(12):
        table = engine.Table.new("jerusalem", seats=3, seed=str(seed))
        rng = random.Random(seed)
        while table.asked:
            for seat in table.asked:
                if len(table.legal(seat)) == 1:
                    found = forced_answer(table, seat)
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
def test_languages_of_discord_are_ours_or_english(locale, lang):
    assert language_of(locale) == lang


def test_a_snapshot_of_an_earlier_version_is_read():
    table = engine.Table.new("jerusalem", seats=2, seed="pressed")
    old = zlib.compress(table.dump_json(), 1)
    assert unpack(old).dump() == unpack(pack(table)).dump() == table.dump()
