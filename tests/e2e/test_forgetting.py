"""/mydata and [Forget me]: what is handed out, what goes, and that everybody else's games go on."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.store import Conflict, Store
from bot.store.erasure import Erasure
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import (
    CHANNEL,
    abandon,
    open_table,
    play_quickly,
    quick,
    running_bot,
    seed_of,
    start_table,
    table_in,
)
from tests.e2e.test_table import labels
from tests.kit.replies import as_message, as_modal
from tests.kit.stores import database_of

NAME = "Wilhelmina"


async def my_data(person: Person, where: Any = CHANNEL) -> tuple[Message, dict[str, Any]]:
    reply = as_message(await person.slash(where, "mydata"))
    (file,) = reply.images
    data: dict[str, Any] = json.loads(file.data)
    return reply, data


async def forget(person: Person, where: Any = CHANNEL, word: str = "forget me") -> Message:
    """Press [Forget me] and type the word."""
    reply, _ = await my_data(person, where)
    form = as_modal(await person.press(reply, "Forget me"))
    return as_message(await person.submit(form, {form.fields[0].label: word}))


async def gone(bot: Seneschal) -> None:
    """Wait until all is said and deleted, and the file has been written anew."""
    await bot.services.deliverer.settled()
    await bot.services.dm_eraser.settled()
    await bot.services.deliverer.settled()
    assert await bot.services.store.scrub()


def traces(folder: Path, person: Person) -> set[str]:
    """Return which files of the database hold the id or the name of a person, in any spelling."""
    number = int(person.id)
    spellings = {
        "the name": person.name.encode(),
        "the id as text": person.id.encode(),
        "the id as a number": number.to_bytes(8, "big").lstrip(b"\0"),
    }
    return {
        f"{what} in {path.name}"
        for path in folder.glob("games.sqlite3*")
        for what, spelling in spellings.items()
        if spelling in path.read_bytes()
    }


# What somebody has chosen or been told is theirs, wherever they play.
OF_THE_PERSON_ALONE = {"user_settings", "explained_terms"}


def tables_about(folder: Path, person: Person) -> set[str]:
    """Return which tables of the schema have a row with somebody's id or name."""
    found = set()
    with closing(sqlite3.connect(folder / "games.sqlite3")) as db:
        names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            text = repr(db.execute(f'SELECT * FROM "{name}"').fetchall())
            if person.id in text or person.name in text:
                found.add(name)
    return found


async def play_to_the_end(bot: Seneschal, table: LocalTable, channel: str) -> HostedTable:
    """People do the first thing offered; computer players play for themselves."""
    while (hosted := await table_in(bot, table, channel)).row.status == "running":
        seat = hosted.game.asked[0]
        sitter, question = hosted.row.seats[seat], hosted.question(seat)
        if sitter.is_computer:
            await asyncio.sleep(0.01)
            continue
        action = hosted.game.legal(seat)[0]
        await bot.services.tables.play(hosted.row.id, seat, action, sitter.user_id, question)
    await bot.services.deliverer.settled()
    return hosted


async def play_until_all_have(bot: Seneschal, table: LocalTable) -> HostedTable:
    """Who begins is drawn by lot, so play until everybody has done something."""
    hosted = await table_in(bot, table)
    while {done.seat for done in hosted.game.history} != set(range(hosted.game.seats)):
        hosted = await play_quickly(bot, table, actions=1)
    return hosted


async def a_full_life(bot: Seneschal, table: LocalTable, person: Person) -> None:
    """Leave traces wherever there can be any: in games, lobbies, settings."""
    ana, ben = table.person("Ana"), table.person("Ben")
    await person.slash(CHANNEL, "settings", theme="dark")
    await start_table([person, ana])
    await play_quickly(bot, table, actions=12)
    await abandon(person)
    await start_table([person, ana, ben])
    await play_quickly(bot, table, actions=6)
    await open_table([person, ben], channel="jerusalem")
    await open_table([ana, person], channel="architects")
    table.faults.close_dms(ben.user)
    await bot.services.deliverer.settled()


async def test_a_person_is_forgotten_in_the_middle_of_a_game_that_goes_on(
    table: LocalTable, tmp_path: Path
) -> None:
    mina = table.add_person(NAME)
    ana, ben = table.person("Ana"), table.person("Ben")
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await a_full_life(bot, table, mina)
        lobby = await mina.wait_for("a table is open", "jerusalem")
        theirs = await ana.wait_for("a table is open", "architects")
        assert len({each.split(" in ")[0] for each in traces(tmp_path, mina)}) == 3, "it can find"
        answer = await forget(mina)
        assert answer.ephemeral
        assert "I no longer know who you are" in answer.text
        await bot.services.deliverer.settled()
        row = (await table_in(bot, table)).row
        assert [each.name for each in row.seats] == ["Player 1", "Ana", "Ben"]
        assert (row.seats[0].level, row.seats[0].away) == ("normal", None)
        assert row.host_id == int(ana.id)
        assert "was abandoned" in lobby.text
        assert NAME not in theirs.text
        told = await ben.wait_for("A computer player goes on as", CHANNEL)
        assert f"{ana.mention} hosts the table now" in told.text
        board = [each for each in ana.messages(CHANNEL) if "My screen" in labels(each)][-1]
        assert NAME not in board.text
        refused = await mina.slash(CHANNEL, "screen")
        assert "You aren't at this table" in refused.text
        refused = await mina.slash(CHANNEL, "join")
        assert "none of its seats is yours" in refused.text
    async with running_bot(table, settings) as bot:  # and a restart on the way
        hosted = await play_to_the_end(bot, table, CHANNEL)
        record = hosted.game.record()
        assert engine.Table.replay(record).dump() == hosted.game.dump()
        final = await ana.wait_for("The shuffles are as promised", CHANNEL)
        assert NAME not in final.text
        await gone(bot)
        assert traces(tmp_path, mina) == set()
        assert traces(tmp_path, ana), "others stay"
    assert [each for each in mina.messages(mina.dm) if not each.ephemeral] == []


async def test_what_is_kept_is_handed_out_and_nothing_of_anybody_else(
    table: LocalTable, bot: Seneschal
) -> None:
    mina = table.add_person(NAME)
    ana = table.person("Ana")
    await mina.slash(CHANNEL, "settings", theme="dark")
    await start_table([mina, ana])
    hosted = await play_until_all_have(bot, table)
    reply, data = await my_data(mina)
    assert reply.ephemeral
    assert data["user_id"] == int(mina.id)
    assert [each["theme"] for each in data["settings"]["user_settings"]] == ["dark"]
    (kept,) = data["tables"]
    assert (kept["table"], kept["game"], kept["you_host"]) == (hosted.row.id, "jerusalem", True)
    assert [each["name"] for each in kept["seats"]] == [NAME]
    mine = [done.text for done in hosted.game.history if done.seat == 0]
    assert [each["action"] for each in kept["what_you_did"]] == mine
    (screen,) = kept["direct_messages"]
    assert screen["channel_id"] == int(mina.dm.id)
    text = json.dumps(data)
    assert ana.id not in text
    assert ana.name not in text
    assert seed_of(hosted) not in text, "what was dealt is nobody's yet"


async def test_whoever_was_never_here_is_told_so_and_can_be_forgotten(
    table: LocalTable, bot: Seneschal
) -> None:
    ana = table.person("Ana")
    reply, data = await my_data(ana)
    assert "no tables" in reply.text
    assert data["tables"] == []
    assert "I no longer know who you are" in (await forget(ana)).text


@pytest.mark.parametrize("word", ["forget", "forget you", "FORGET ME!", "yes"])
async def test_a_word_typed_wrong_deletes_nothing(
    word: str, table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    before = await table_in(bot, table)
    refused = await forget(ana, word=word)
    assert "Nothing was deleted" in refused.text
    assert "forget me" in refused.text
    hosted = await table_in(bot, table)
    assert hosted.row == before.row
    assert await bot.services.store.scrub_due() is None


async def test_the_word_counts_however_it_is_written(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    assert "I no longer know" in (await forget(ana, word="  Forget   ME ")).text
    assert (await table_in(bot, table)).row.seat_of(int(ana.id)) is None


async def test_what_another_process_does_meanwhile_is_not_undone(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It writes between our look at the tables and our transaction: once, then we look again."""
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    store: Store = bot.services.store
    erase, conflicts = store.erase, 0

    async def after_another(erasure: Erasure) -> None:
        nonlocal conflicts
        if not conflicts:
            database = database_of(store).path
            with closing(sqlite3.connect(database)) as other, other:
                other.execute("UPDATE tables SET version = version + 1, hours = 72")
        try:
            await erase(erasure)
        except Conflict:
            conflicts += 1
            raise

    monkeypatch.setattr(store, "erase", after_another)
    assert "I no longer know" in (await forget(ana)).text
    assert conflicts == 1
    row = (await table_in(bot, table)).row
    assert row.hours == 72
    assert row.names == ["Player 1", "Ben"]


async def test_a_table_that_never_rests_refuses_and_keeps_all(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    store: Store = bot.services.store
    erase = store.erase

    async def always_too_late(erasure: Erasure) -> None:
        with closing(sqlite3.connect(database_of(store).path)) as other, other:
            other.execute("UPDATE tables SET version = version + 1")
        await erase(erasure)

    monkeypatch.setattr(store, "erase", always_too_late)
    refused = await forget(ana)
    assert "I no longer know" not in refused.text
    assert (await table_in(bot, table)).row.seat_of(int(ana.id)) == 0
    monkeypatch.undo()
    assert "I no longer know" in (await forget(ana)).text


async def test_closed_dms_keep_nobody_from_being_forgotten(
    table: LocalTable, tmp_path: Path
) -> None:
    mina = table.add_person(NAME)
    ana, ben = table.person("Ana"), table.person("Ben")
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table([mina, ana, ben])
        await play_until_all_have(bot, table)
        assert [each for each in mina.messages(mina.dm) if not each.ephemeral]
    async with running_bot(table, quick(tmp_path)) as bot:  # which knows no DM channel by heart
        table.faults.close_dms(mina.user)
        table.faults.fail("POST /users/@me/channels", times=100)
        assert "I no longer know who you are" in (await forget(mina)).text
        table.faults.clear()
        await gone(bot)
        assert traces(tmp_path, mina) == set()
        hosted = await play_to_the_end(bot, table, CHANNEL)
        assert engine.Table.replay(hosted.game.record()).dump() == hosted.game.dump()


async def test_whoever_asks_again_comes_as_somebody_new(table: LocalTable, bot: Seneschal) -> None:
    ana, ben, cid = table.people[:3]
    await start_table([ana, ben])
    await forget(ana)
    await open_table([ana, cid], channel="jerusalem")
    row = (await table_in(bot, table, "jerusalem")).row
    assert row.seat_of(int(ana.id)) == 0
    _, data = await my_data(ana)
    assert [each["table"] for each in data["tables"]] == [row.id]


async def test_a_server_that_removed_the_bot_is_deleted_after_its_days(
    table: LocalTable, tmp_path: Path
) -> None:
    mina = table.add_person(NAME)
    ana = table.person("Ana")
    other = table.add_guild("The Tower", ana, mina)
    hall = table.add_channel("hall", guild=other)
    async with running_bot(table, quick(tmp_path, left_server_days=30)) as bot:
        await start_table([ana, table.person("Ben")])
        await ana.slash(hall, "play", game="jerusalem")
        lobby = await ana.wait_for("a table is open", hall)
        await mina.press(lobby, "Join")
        await ana.press(lobby, "Start")
        await bot.services.deliverer.settled()
        left = await bot.services.tables.in_channel(int(hall.id))
        upkeep, start = bot.services.upkeep, bot.services.tables.seconds()
        await bot.services.store.guild_joined(int(other.id))
        table.faults.kick_bot(other)
        await noted(bot)

        def after(days: float) -> None:
            bot.services.tables.now = lambda: start + days * 86_400

        after(29.9)
        await upkeep.turn()
        assert await bot.services.store.journal(left.row.id)
        table.faults.invite_bot(other)  # which stops the clock
        await noted(bot, False)
        after(31)
        await upkeep.turn()
        assert await bot.services.store.journal(left.row.id)
        table.faults.kick_bot(other)
        await noted(bot)
        after(62)
        upkeep.quiet_seconds = 0.0
        await upkeep.turn()
        assert await bot.services.store.journal(left.row.id) == []
        assert int(other.id) not in await bot.services.store.known_guilds()
        assert await bot.services.store.guilds_to_welcome() == []
        await bot.services.dm_eraser.settled()
        assert (await table_in(bot, table)).row.status == "running"
    assert not [each for each in traces(tmp_path, mina) if each.startswith("the name")]
    assert tables_about(tmp_path, mina) <= OF_THE_PERSON_ALONE


async def noted(bot: Seneschal, departed: bool = True) -> None:
    """Wait until it is stored that we left a server, or that we are back."""
    async with asyncio.timeout(5):
        while bool(await bot.services.store.departed_guilds()) is not departed:
            await asyncio.sleep(0.01)


async def test_names_go_out_of_finished_games_where_the_owner_wants_it(
    table: LocalTable, tmp_path: Path
) -> None:
    mina = table.add_person(NAME)
    async with running_bot(table, quick(tmp_path, finished_games_days=10)) as bot:
        await start_table([mina, table.person("Ben")])
        hosted = await play_quickly(bot, table)
        record = hosted.game.record()
        start = bot.services.tables.seconds()
        bot.services.tables.now = lambda: start + 9 * 86_400
        await bot.services.upkeep.turn()
        assert NAME in (await table_in(bot, table)).row.names
        bot.services.tables.now = lambda: start + 11 * 86_400
        bot.services.upkeep.quiet_seconds = 0.0
        await bot.services.upkeep.turn()
        bot.services.dm_eraser.wake()
        await gone(bot)
        after = await table_in(bot, table)
        assert after.row.names == ["Player 1", "Player 2"]
        assert after.game.record() == record
        assert {each.user_id for each in await bot.services.store.journal(after.row.id)} == {None}
    assert not [each for each in traces(tmp_path, mina) if each.startswith("the name")]
    assert tables_about(tmp_path, mina) <= OF_THE_PERSON_ALONE
