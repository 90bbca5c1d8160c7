"""/mydata and [Forget me]: what is handed out, what goes, and that everybody else's games go on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import (
    CHANNEL,
    abandon,
    open_table,
    play_quickly,
    quick,
    running_bot,
    start_table,
    table_in,
)
from tests.e2e.test_table import labels
from tests.kit.replies import as_message, as_modal

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


async def a_full_life(bot: Seneschal, table: LocalTable, person: Person) -> None:
    """Leave traces wherever there can be any: a game that ended, one that runs, lobbies, settings."""
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
        assert "You do not sit at this table" in refused.text
        refused = await mina.slash(CHANNEL, "join")
        assert "none of its seats is yours" in refused.text
    async with running_bot(table, settings) as bot:  # and a restart on the way
        hosted = await play_to_the_end(bot, table, CHANNEL)
        record = hosted.game.record()
        assert engine.Table.replay(record).dump() == hosted.game.dump()
        final = await ana.wait_for("Shuffles: seed", CHANNEL)
        assert NAME not in final.text
        await gone(bot)
        assert traces(tmp_path, mina) == set()
        assert traces(tmp_path, ana), "others stay"
    assert [each for each in mina.messages(mina.dm) if not each.ephemeral] == []
