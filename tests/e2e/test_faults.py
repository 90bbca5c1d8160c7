"""What can go wrong on Discord's side: each fault, and a game that goes on as if nothing were."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.local import InteractionFailed, LocalTable, Message, Person, Right
from tests.e2e.kit import (
    CHANNEL,
    Clicker,
    end_turn,
    open_table,
    play_on,
    quick,
    running_bot,
    start_table,
    start_with_log_here,
    table_in,
    to_phase,
)
from tests.kit.replies import as_message, custom_id_of
from tests.kit.stores import database_of


def told(person: Person) -> list[str]:
    """The channel's texts, in order."""
    return [each.text for each in person.messages(CHANNEL) if not each.ephemeral]


async def moves(bot: Seneschal, table: LocalTable) -> int:
    return len((await table_in(bot, table)).game.history)


async def everything_was_said(bot: Seneschal, table: LocalTable, person: Person) -> None:
    """Nothing is due, and no text stands in the channel twice."""
    await bot.services.deliverer.settled()
    assert await bot.services.store.tables_with_outbox() == []
    texts = [text for text in told(person) if "bids" in text or "keeps" in text]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("closed_by", ["50007", "50278"])
async def test_closed_dms_never_stop_a_game(
    closed_by: str, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    for person in people:
        if closed_by == "50007":
            table.faults.close_dms(person.user)
    lobby = await open_table(people)
    if closed_by == "50278":
        table.faults.refuse("POST /users/@me/channels", code=50278, times=50)
    await people[0].press(lobby, "Start")
    asked = people[(await table_in(bot, table)).game.asked[0]]
    note = await asked.wait_for(f"{asked.mention}, it is your turn", CHANNEL)
    assert "Your DMs are closed to me" in note.text
    screen = await asked.press(note, "My screen")
    assert "You open the auction" in screen.text
    rng = random.Random(2)
    clickers = {each.name: Clicker(each, rng) for each in people}
    for _ in range(30):
        await play_on(bot, table, clickers, actions=1)
        await bot.services.deliverer.settled()
        await bot.services.dm_eraser.settled()  # whoever answers before they are told never is
    for person in people:
        calls = [text for text in told(asked) if text.startswith(person.mention)]
        assert len(calls) <= 1, "an earlier one goes"
    notes = await database_of(bot.services.store).all(
        "SELECT kind FROM outbox WHERE note = 'their DMs are closed'"
    )
    assert len(notes) == 2, "once for each of them"


async def test_joining_with_closed_dms_is_answered_with_a_word(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    table.faults.close_dms(ben.user)
    lobby = await open_table([ana])
    reply = await ben.press(lobby, "Join")
    await ben.wait_for("Nothing is lost by it", CHANNEL)
    assert reply is not None


@pytest.mark.parametrize("status", [500, 502, 503])
@pytest.mark.parametrize("after_work", [False, True])
async def test_server_errors_are_tried_again_and_say_nothing_twice(
    status: int, after_work: bool, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    table.faults.fail("POST */messages", status=status, times=2, after_work=after_work)
    seat = await to_phase_without_settling(bot, table, people)
    await everything_was_said(bot, table, people[seat])


async def to_phase_without_settling(bot: Seneschal, table: LocalTable, people: list[Person]) -> int:
    for _ in range(3):
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        await people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
    return seat


@pytest.mark.parametrize("after_work", [False, True])
async def test_broken_connections_are_tried_again_and_say_nothing_twice(
    after_work: bool, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    table.faults.reset("POST */messages", times=3, after_work=after_work)
    seat = await to_phase_without_settling(bot, table, people)
    await everything_was_said(bot, table, people[seat])


async def test_rate_limits_are_waited_out(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    table.faults.rate_limit("POST */messages", times=3, seconds=0.1)
    seat = await to_phase(bot, table, people, "deploy")
    await everything_was_said(bot, table, people[seat])


async def test_a_deleted_table_message_comes_anew(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    board = await people[0].wait_for(has_board, CHANNEL)
    table.faults.delete_message(board.post)
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    await people[seat].slash(CHANNEL, "move", action="name marshal")
    await people[seat].slash(CHANNEL, "move", action="bid 0")
    await bot.services.deliverer.settled()
    again = await people[0].wait_for(has_board, CHANNEL)
    assert again.id != board.id


def has_board(message: Message) -> bool:
    return any(button.label == "Board" for button in message.buttons)


async def test_a_deleted_channel_leaves_the_game_safe_and_it_can_be_adopted(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    table_id, seat = hosted.row.id, hosted.game.asked[0]
    table.faults.delete_channel(table.channel(CHANNEL))
    await people[seat].slash(people[seat].dm, "move", action="name marshal")
    await people[seat].slash(people[seat].dm, "move", action="bid 0")
    await people[0].wait_for("The channel of your table", people[0].dm)
    adopted = await people[0].slash("jerusalem", "adopt")
    assert "goes on here" in adopted.text
    board = await people[0].wait_for(has_board, "jerusalem")
    assert "Round 1" in board.text
    hosted = await bot.services.tables.get(table_id)
    assert len(hosted.game.history) >= 2


async def test_closed_dms_and_no_channel_leave_nothing_that_is_tried_for_ever(
    table: LocalTable, bot: Seneschal
) -> None:
    """There is no place left to ask: the table waits until it is adopted, and asks there."""
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    asked = people[1 - seat]
    table.faults.close_dms(asked.user)
    table.faults.delete_channel(table.channel(CHANNEL))
    await bot.services.tables.play(hosted.row.id, seat, "name marshal", None)
    await bot.services.tables.play(hosted.row.id, seat, "bid 0", None)
    async with asyncio.timeout(10):
        await bot.services.deliverer.settled()
    assert await bot.services.store.tables_with_outbox() == []
    await people[0].slash("jerusalem", "adopt")
    table_message = await asked.wait_for(has_board, "jerusalem")
    screen = await asked.press(table_message, "My screen")
    assert "What is the most you would pay" in screen.text


async def test_a_lost_permission_is_named_to_the_host_and_nothing_is_lost(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_with_log_here(people)
    seat = await to_phase(bot, table, people, "deploy")
    channel = table.channel(CHANNEL)
    before = len(told(people[0]))
    table.faults.deny(channel, Right.SEND_MESSAGES)
    await people[seat].slash(CHANNEL, "move", action="place market_large 1")
    await end_turn(people[seat])
    word = await people[0].wait_for("I cannot speak in", people[0].dm)
    assert "Send Messages" in word.text
    assert len(told(people[0])) == before
    table.faults.allow(channel, Right.SEND_MESSAGES)
    await people[0].wait_for("places 1 squire in Market (large)", CHANNEL)
    await everything_was_said(bot, table, people[0])


async def test_dropped_gateway_resumes_and_no_click_is_lost(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    await table.faults.drop_gateway()
    reply = await asked.slash(CHANNEL, "move", action="name marshal")
    assert "Your opening bid" in reply.text


async def test_op_7_reconnects(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    table.faults.ask_to_reconnect()
    await asyncio.sleep(0.2)
    await table.ready()
    reply = await asked.slash(CHANNEL, "move", action="name marshal")
    assert "Your opening bid" in reply.text


@pytest.mark.slow
async def test_op_9_identifies_anew(table: LocalTable, bot: Seneschal) -> None:
    """discord.py waits five seconds before it identifies again."""
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    table.faults.invalidate_sessions()
    await asyncio.sleep(0.2)
    await table.ready(15)
    reply = await asked.slash(CHANNEL, "move", action="name marshal")
    assert "Your opening bid" in reply.text
    assert await moves(bot, table) == 1


async def test_an_answer_that_comes_too_late_changes_nothing_but_the_reply(
    table: LocalTable, bot: Seneschal
) -> None:
    """The move counts; only the reply to it is lost, and the table shows it."""
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    table.faults.hang("POST /interactions/*/callback")
    press = asyncio.create_task(asked.slash(CHANNEL, "move", action="name marshal"))
    await asyncio.sleep(0.3)
    table.clock.advance(4)
    table.faults.release()
    with pytest.raises(InteractionFailed):
        await press
    assert await moves(bot, table) == 1
    again = await asked.slash(CHANNEL, "screen")
    assert "Your opening bid" in again.text


async def test_an_expired_token_is_no_trouble(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    table.clock.advance(16 * 60)
    reply = await asked.press(screen, custom_id_of(screen.buttons[0]))
    assert "Your opening bid" in reply.text


async def test_a_person_who_leaves_the_server_can_come_back_and_go_on(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    table.faults.leave(table.guild, asked.user)
    await bot.services.deliverer.settled()
    assert (await table_in(bot, table)).row.status == "running"
    table.faults.rejoin(table.guild, asked.user)
    reply = await asked.slash(CHANNEL, "move", action="name marshal")
    assert "Your opening bid" in reply.text


async def test_the_bot_kicked_and_invited_again_goes_on(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_with_log_here(people)
    seat = await to_phase(bot, table, people, "deploy")
    await people[seat].slash(CHANNEL, "move", action="place market_large 1")
    table.faults.kick_bot(table.guild)
    # By DM one still can play; what is to be said in the channel waits.
    await end_turn(people[seat], people[seat].dm)
    await asyncio.sleep(0.2)
    assert await bot.services.store.tables_with_outbox()
    table.faults.invite_bot(table.guild)
    await people[seat].wait_for("places 1 squire in Market (large)", CHANNEL)
    await everything_was_said(bot, table, people[seat])


async def test_what_was_due_is_said_after_a_restart(table: LocalTable, tmp_path: Path) -> None:
    people = table.people[:2]
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await start_with_log_here(people)
        seat = await to_phase(bot, table, people, "deploy")
        table.faults.fail("POST */messages", times=10_000)
        await people[seat].slash(CHANNEL, "move", action="place market_large 1")
        await end_turn(people[seat])
        assert await bot.services.store.tables_with_outbox()
    table.faults.clear()
    async with running_bot(table, settings) as bot:
        await people[1 - seat].wait_for("places 1 squire in Market (large)", CHANNEL)
        await everything_was_said(bot, table, people[seat])


async def test_a_message_that_nobody_noted_is_not_said_again_after_a_long_night(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent, the machine went off before that was stored, and no nonce counts any more."""
    people = table.people[:2]
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await start_table(people)
        await bot.services.deliverer.settled()
        said = forgetful(bot, monkeypatch)
        for _ in range(3):
            hosted = await table_in(bot, table)
            seat = hosted.game.asked[0]
            await people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
        await asyncio.sleep(0.2)
        assert said, "what went out was not noted"
    before = told(people[0])
    table.clock.advance(8 * 3600)
    async with running_bot(table, settings) as bot:
        await everything_was_said(bot, table, people[0])
        after = told(people[0])
        assert after.count(before[-1]) == 1


def forgetful(bot: Seneschal, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The store loses the note of the next message, as a power cut would; what was lost."""
    lost: list[object] = []

    async def cut(item: object, role: object = None, post: object = None) -> None:
        lost.append(item)
        await asyncio.Event().wait()

    monkeypatch.setattr(bot.services.store, "mark_said", cut)
    return lost
