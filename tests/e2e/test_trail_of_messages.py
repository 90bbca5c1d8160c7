"""What stays behind: old boards keep their heading, answered questions go, the end is told."""

import asyncio
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable
from bot.messages.message import Image
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import CHANNEL, play_quickly, quick, running_bot, start_table, table_in, to_phase
from tests.kit.tables import result


async def test_a_table_message_that_is_overtaken_keeps_its_heading_and_no_more(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        await start_table(people)
        old = await people[0].wait_for(lambda each: bool(each.images), CHANNEL, seconds=30)
        await bot.services.deliverer.settled()
        await to_phase(bot, table, people, "draft")
        await bot.services.deliverer.settled()
        assert "Round 1 of 5 · Auction of offices" in old.text
        assert "Waiting" not in old.text
        assert not old.buttons
        assert not old.images, "equal boards would fill the channel"
        # Now and then a board in between keeps its picture; why is not known yet.
        *_, board = [each for each in people[0].messages(CHANNEL) if each.images]
        assert "becomes Admiral" in board.text, "what everybody wants to hear of the phase before"


async def test_a_board_that_was_still_being_drawn_keeps_the_heading_of_its_own_phase(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        begun, go_on = asyncio.Event(), asyncio.Event()
        draw = bot.services.painter.next_board

        async def slowly(hosted: HostedTable) -> Image | None:
            begun.set()
            await go_on.wait()
            return await draw(hosted)

        monkeypatch.setattr(bot.services.painter, "next_board", slowly)
        await start_table(people)
        old = await people[0].wait_for("Auction of offices", CHANNEL, seconds=30)
        await begun.wait()
        await play_to_phase(bot, table, "draft")
        go_on.set()
        await bot.services.deliverer.settled()
        assert "Auction of offices" in old.text
        assert "Draft of cards" not in old.text
        assert not old.buttons


async def play_to_phase(bot: Seneschal, table: LocalTable, phase: str) -> None:
    """Without Discord between, and without waiting until all is said."""
    while (hosted := await table_in(bot, table)).game.view(None)["phase"] != phase:
        seat = hosted.game.asked[0]
        action, user = hosted.game.legal(seat)[0], hosted.row.seats[seat].user_id
        await bot.services.tables.play(hosted.row.id, seat, action, user)


async def test_only_the_open_question_stands_in_the_dm(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    await play_quickly(bot, table, actions=30)
    asked = [
        [each for each in person.messages(person.dm) if "Jerusalem · <#" in each.text]
        for person in people
    ]
    assert max(map(len, asked)) == 1, "each had several, and the older ones are gone"


async def test_the_last_question_becomes_the_result(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await play_quickly(bot, table)
    winner = hosted.names[result(hosted.game)["winners"][0]]
    for person in people:
        last = person.last(person.dm)
        assert f"{winner} wins" in last.text
        assert not last.buttons


async def test_the_commitment_stays_published_where_the_lobby_was(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    lobby = await start_table(people)
    hosted = await play_quickly(bot, table, actions=20)
    assert "has begun below" in lobby.text
    assert hosted.game.commitment in lobby.text
