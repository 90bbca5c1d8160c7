"""One push for each obligation: where people are called, and who is not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.store.outbox import AnswerSeat, AskSeat
from bot.tables import pace
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import Situation, only_answer, single_answer
from engine import players
from tests.e2e.kit import CHANNEL, add_computers, open_table, quick, running_bot, table_in

SILENT = 1 << 12


def pushes(person: Person) -> list[Message]:
    """Return what has made a sound on this person's device since the welcome."""
    written = [each for each in person.messages(person.dm) if "You're at" not in each.text]
    loud = [each for each in written if not each.post.payload["flags"] & SILENT]
    return [*loud, *person.pings()]


async def called(bot: Seneschal, table: LocalTable) -> Person:
    """Play the first office, until the other one is called; who that is."""
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    for action in ("name marshal", "bid 0"):
        await bot.services.tables.play(hosted.row.id, seat, action, hosted.row.seats[seat].user_id)
    await bot.services.deliverer.settled()
    await bot.services.dm_eraser.settled()
    return next(each for each in table.people if each.name == hosted.row.seats[1 - seat].name)


@pytest.mark.parametrize(
    ("wish", "by_dm", "in_channel"),
    [(None, 1, 0), ("dm", 1, 0), ("channel", 0, 1), ("both", 1, 1), ("none", 0, 0)],
)
async def test_each_is_called_once_and_where_they_want_it(
    wish: str | None, by_dm: int, in_channel: int, table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        for person in people if wish else ():
            await person.slash(CHANNEL, "settings", notifications=wish)
    async with running_bot(table, settings) as bot:  # it is kept
        lobby = await open_table(people)
        await people[0].press(lobby, "Start")
        await bot.services.deliverer.settled()
        person = await called(bot, table)
        dms = [each for each in person.messages(person.dm) if "most you would pay" in each.text]
        assert (len(dms), len(person.pings(CHANNEL))) == (by_dm, in_channel)
        assert len(pushes(person)) == by_dm + in_channel
        for call in person.pings(CHANNEL):
            assert call.text == f"{person.mention}: your move."
            screen = await person.press(call, "My screen")
            assert "most you would pay" in screen.text
        channel = [each for each in person.messages(CHANNEL) if not each.ephemeral]
        for each in channel:
            assert bool(each.post.payload["flags"] & SILENT) != bool(each.post.pinged) or (
                each.interaction is not None
            )


async def test_a_call_in_the_channel_goes_when_the_next_one_comes(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    for person in people:
        await person.slash(CHANNEL, "settings", notifications="channel")
    lobby = await open_table(people)
    await people[0].press(lobby, "Start")
    for _ in range(8):
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        user = hosted.row.seats[seat].user_id
        await bot.services.tables.play(hosted.row.id, seat, hosted.game.legal(seat)[0], user)
        await bot.services.deliverer.settled()
    await bot.services.dm_eraser.settled()
    for person in people:
        assert len(person.pings(CHANNEL)) <= 1


# -- answers that are no choice ----------------------------------------------------------------


async def to_a_single_answer(bot: Seneschal, table: LocalTable) -> tuple[HostedTable, int]:
    """Play Crescent Moon until somebody has one answer, and others cannot know that."""
    for _ in range(600):
        hosted = await table_in(bot, table)
        game, row = hosted.game, hosted.row
        single = [each for each in Situation.of(game).single if row.seats[each].user_id]
        if single and all(single_answer(game, each) is not None for each in game.asked):
            due = await bot.services.store.outbox(row.id, kinds=["answer_seat"])
            said = [item.message for item in due]
            if any(isinstance(o, AnswerSeat) and o.seat == single[0] for o in said):
                return hosted, single[0]
            # It came in the middle of that person's own turn, with the panel before their eyes.
            user = row.seats[single[0]].user_id
            await bot.services.tables.play(row.id, single[0], game.legal(single[0])[0], user)
            continue
        chooser = next((s for s in game.asked if single_answer(game, s) is None), None)
        if chooser is None:
            await asyncio.sleep(0.01)
            continue
        level = players.LEVELS["easy"]
        action = players.decide(game.redeal(chooser, "x"), chooser, level, seed="x").action
        user = row.seats[chooser].user_id
        await bot.services.tables.play(row.id, chooser, action, user)
    raise AssertionError("there was none")


async def crescent_moon(table: LocalTable) -> list[Person]:
    people = table.people[:4]
    lobby = await open_table(people, "crescent_moon")
    await people[0].press(lobby, "Start")
    return people


async def test_an_answer_that_is_no_choice_comes_by_itself_at_a_persons_pace(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And after a restart, too; nobody was called, and the table shows whom it waits for."""
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr(pace, "USUAL_SECONDS", (3600, 3600))
    async with running_bot(table, quick(tmp_path)) as bot:
        people = await crescent_moon(table)
        hosted, seat = await to_a_single_answer(bot, table)
        await bot.services.deliverer.settled()
        await bot.services.dm_eraser.settled()
        person, moves = people[seat], len(hosted.game.history)
        question = hosted.question(seat)
        dms = [each.text for each in person.messages(person.dm)]
        (board,) = [each for each in people[0].messages(CHANNEL) if "Waiting for" in each.text]
        assert person.name in board.text, "as if there was a choice"
        await asyncio.sleep(0.2)
        assert len((await table_in(bot, table)).game.history) == moves, "its time has not come"
        now = bot.services.tables.now
    async with running_bot(table, quick(tmp_path)) as bot:
        bot.services.tables.now = lambda: now() + 4000
        bot.services.deliverer.wake(hosted.row.id)
        async with asyncio.timeout(10):
            while (await table_in(bot, table)).question(seat) == question:
                await asyncio.sleep(0.02)
        assert [each.text for each in person.messages(person.dm)][: len(dms)] == dms


async def test_whoever_looks_may_give_the_answer_at_once(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr(pace, "USUAL_SECONDS", (3600, 3600))
    async with running_bot(table, quick(tmp_path)) as bot:
        people = await crescent_moon(table)
        hosted, seat = await to_a_single_answer(bot, table)
        (action,) = hosted.game.legal(seat)
        moves = len(hosted.game.history)
        await people[seat].slash(CHANNEL, "move", action=action)
        assert len((await table_in(bot, table)).game.history) > moves


async def test_among_computers_it_comes_at_once(table: LocalTable, bot: Seneschal) -> None:
    """Nobody is there to learn from it."""
    ana = table.people[0]
    lobby = await open_table([ana], "crescent_moon")
    await add_computers(ana, lobby, 3)
    row = (await table_in(bot, table)).row
    assert pace.answer_at(row, 0, 100) == 100
    assert pace.answer_at(row.changed(seats=(row.seats[0],) * 2), 0, 100) > 100


async def test_who_is_mentioned_in_the_channel_is_mentioned_for_every_question(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the others would learn which of them was no choice."""
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr(pace, "USUAL_SECONDS", (0.01, 0.01))
    async with running_bot(table, quick(tmp_path)) as bot:
        for person in table.people[:4]:
            await person.slash(CHANNEL, "settings", notifications="channel")
        people = await crescent_moon(table)
        hosted, seat = await to_a_single_answer(bot, table)
        await bot.services.deliverer.settled()
        await bot.services.dm_eraser.settled()
        assert only_answer(hosted.game, seat) is None
        newest: Any = people[seat].pings(CHANNEL)[-1]
        assert newest.text == f"{people[seat].mention}: your move."
        await asyncio.sleep(0.2)
        now = await table_in(bot, table)
        assert now.question(seat) == hosted.question(seat), "they press the button themselves"


async def test_who_turns_to_the_channel_meanwhile_is_not_waited_for_in_vain(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody called them for it, so the answer still comes by itself."""
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr(pace, "USUAL_SECONDS", (3600, 3600))
    async with running_bot(table, quick(tmp_path)) as bot:
        people = await crescent_moon(table)
        hosted, seat = await to_a_single_answer(bot, table)
        await bot.services.deliverer.settled()  # they were not called
        await people[seat].slash(CHANNEL, "settings", notifications="channel")
        now = bot.services.tables.now
        bot.services.tables.now = lambda: now() + 4000
        bot.services.deliverer.wake(hosted.row.id)
        async with asyncio.timeout(10):
            while (await table_in(bot, table)).question(seat) == hosted.question(seat):
                await asyncio.sleep(0.02)


async def test_who_has_lost_the_choice_before_the_call_was_sent_is_called_all_the_same(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer is on its way by itself: without a call the game would wait for nobody."""
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr(pace, "USUAL_SECONDS", (3600, 3600))
    async with running_bot(table, quick(tmp_path)) as bot:
        people = await crescent_moon(table)
        hosted, seat = await to_a_single_answer(bot, table)
        await bot.services.deliverer.settled()
        store, person = bot.services.store, people[seat]
        before = len(person.messages(person.dm))
        (due,) = await store.outbox(hosted.row.id, kinds=["answer_seat"])
        row = await store.save(hosted.row, [AskSeat(seat)])
        bot.services.deliverer.wake(row.id)
        await bot.services.deliverer.settled()
        assert len(person.messages(person.dm)) == before, "an answer is on its way"
        await store.mark_dropped(due, "as if there had been a choice")
        await store.save(row, [AskSeat(seat)])
        bot.services.deliverer.wake(row.id)
        await bot.services.deliverer.settled()
        assert len(person.messages(person.dm)) == before + 1
