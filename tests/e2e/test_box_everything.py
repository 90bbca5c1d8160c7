"""A setting of the person answers once for all whether to take less than is due."""

import random
from pathlib import Path

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.store import Entry, UserSettings
from bot.tables.hosted_table import HostedTable, unpack
from bot.tables.recovery import play_line
from tests.e2e.kit import CHANNEL, choose_option, open_table, quick, running_bot, table_in
from tests.e2e.test_forgetting import forget, my_data
from tests.kit.replies import as_message

MOST_ACTIONS = 400
TOLD = "I answered that for you"


async def set_everything(person: Person, *, wanted: bool) -> Message:
    return as_message(await person.slash(CHANNEL, "settings", everything=wanted))


async def start(bot: Seneschal, table: LocalTable, people: list[Person]) -> None:
    """Start a table at which income is always asked for, with a deal that is known beforehand."""
    lobby = await open_table(people)
    await choose_option(people[0], lobby, "ask_income_decline", "always")
    row = (await table_in(bot, table)).row
    await bot.services.tables.start(row.id, seed="everything")
    await bot.services.deliverer.settled()


def is_asked_for_income(game: engine.Table, seat: int) -> bool:
    prompt = game.prompt(seat)
    return prompt is not None and prompt["key"] == "income"


async def play_until_income(
    bot: Seneschal, table: LocalTable, seats: set[int], seed: int = 1
) -> HostedTable:
    """Play at random until one of these seats is asked for income, or income was taken for it."""
    rng = random.Random(seed)
    for _ in range(MOST_ACTIONS):
        hosted = await table_in(bot, table)
        if hosted.game.result:
            break
        [seat, *_] = hosted.game.asked
        if seat in seats and is_asked_for_income(hosted.game, seat):
            return hosted
        legal = hosted.game.legal(seat)
        put = [each for each in legal if each.startswith("place")]
        action = rng.choice(put or legal)
        before = await answered(bot, hosted, seats)
        user = hosted.row.seats[seat].user_id
        await bot.services.tables.play(hosted.row.id, seat, action, user)
        if await answered(bot, hosted, seats) > before:
            return await table_in(bot, table)
    raise AssertionError("income was never asked for")


async def answered(bot: Seneschal, hosted: HostedTable, seats: set[int]) -> int:
    return len([each for each in await collected(bot, hosted) if each.seat in seats])


async def collected(bot: Seneschal, hosted: HostedTable) -> list[Entry]:
    """Return the lines of the journal that stand for "take everything", given by nobody."""
    journal = await bot.services.store.journal(hosted.row.id)
    return [each for each in journal if each.action == "collect" and each.user_id is None]


async def test_box_everything_is_taken_at_once_and_told_and_the_record_is_legal(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    reply = await set_everything(ana, wanted=True)
    assert reply.ephemeral
    assert "/undo" in reply.text
    await start(bot, table, [ana, ben])
    hosted = await play_until_income(bot, table, {0})
    assert not is_asked_for_income(hosted.game, 0)
    [line, *_] = await collected(bot, hosted)
    assert line.seat == 0
    assert engine.Table.replay(hosted.game.record()).dump() == hosted.game.dump()
    await bot.services.deliverer.settled()
    told = await ana.wait_for(TOLD, ana.dm)
    assert "/settings" in told.text
    assert not [each for each in ben.messages(ben.dm) if TOLD in each.text]
    assert not [each for each in ben.messages(CHANNEL) if TOLD in each.text]


async def test_box_everything_is_answered_in_the_same_transaction_as_what_led_to_it(
    table: LocalTable, bot: Seneschal
) -> None:
    """So a kill loses nothing, and there is no position in which the question stood open."""
    ana, ben = table.people[:2]
    await set_everything(ana, wanted=True)
    await start(bot, table, [ana, ben])
    hosted = await play_until_income(bot, table, {0})
    row = await bot.services.store.table(hosted.row.id)
    assert row is not None
    journal = await bot.services.store.journal(hosted.row.id)
    [line, *_] = await collected(bot, hosted)
    led = journal[[each.number for each in journal].index(line.number) - 1]
    assert is_asked_for_income(unpack(led.snapshot), 0)
    assert row.version < len(journal) + 10, "one version for both"


async def test_box_everything_that_was_taken_back_is_chosen_by_hand(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await set_everything(ana, wanted=True)
    await start(bot, table, [ana, ben])
    less = await less_to_take(bot, table)
    await ana.slash(CHANNEL, "undo")
    hosted = await table_in(bot, table)
    assert is_asked_for_income(hosted.game, 0)
    await bot.services.deliverer.settled()
    await ana.slash(CHANNEL, "move", action=less)
    hosted = await table_in(bot, table)
    assert hosted.game.history[-1].text == less, "the rest is not taken over her head"
    assert is_asked_for_income(hosted.game, 0)


async def less_to_take(bot: Seneschal, table: LocalTable) -> str:
    """Play until income was just taken for seat 0 and can be taken back; return how to take less.

    After it even less could be taken.
    """
    for seed in range(40):
        hosted = await play_until_income(bot, table, {0}, seed)
        if hosted.game.can_undo(0) and hosted.game.history[-1].text == "collect":
            before = hosted.game.for_update()
            before.undo(0)
            for action in before.legal(0):
                then = before.for_update()
                then.play(0, action)
                if action.startswith("accept") and is_asked_for_income(then, 0):
                    return action
    raise AssertionError("it could never be taken back")


async def test_box_everything_taken_for_another_keeps_nobody_from_an_undo(
    table: LocalTable, bot: Seneschal
) -> None:
    """Who has just played on may take it back although income was taken for others since."""
    ana, ben = table.people[:2]
    await set_everything(ana, wanted=True)
    await set_everything(ben, wanted=True)
    await start(bot, table, [ana, ben])
    for seed in range(40):
        hosted = await play_until_income(bot, table, {0, 1}, seed)
        *_, first, second = hosted.game.history
        if first.seat != second.seat and first.text == second.text == "collect":
            trial = hosted.game.for_update()
            if trial.can_undo(second.seat):
                break
    assert not hosted.game.can_undo(first.seat)
    await [ana, ben][first.seat].slash(CHANNEL, "undo")
    hosted = await table_in(bot, table)
    assert is_asked_for_income(hosted.game, first.seat)
    *_, before, others, own = await bot.services.store.journal(hosted.row.id)
    assert [(line.kind, line.seat) for line in (others, own)] == [
        ("undo", second.seat),
        ("undo", first.seat),
    ]
    again = unpack(before.snapshot)
    for line in (await bot.services.store.stored_lines(hosted.row.id))[-2:]:
        play_line(again, line)
    assert again.dump() == hosted.game.dump(), "the journal can be played again"
    await [ana, ben][first.seat].slash(CHANNEL, "move", action="collect")
    hosted = await table_in(bot, table)
    assert [each.text for each in hosted.game.history[-2:]] == ["collect", "collect"]


async def test_box_everything_is_asked_for_again_once_the_setting_is_off(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await set_everything(ana, wanted=True)
    await set_everything(ana, wanted=False)
    await start(bot, table, [ana, ben])
    hosted = await play_until_income(bot, table, {0})
    assert is_asked_for_income(hosted.game, 0)
    assert not await collected(bot, hosted)


async def test_box_everything_outlives_a_restart_and_goes_with_its_person(
    table: LocalTable, tmp_path: Path
) -> None:
    ana, ben = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await set_everything(ana, wanted=True)
        await ana.slash(CHANNEL, "settings", theme="dark")
        await start(bot, table, [ana, ben])
    async with running_bot(table, quick(tmp_path)) as bot:
        hosted = await play_until_income(bot, table, {0})
        assert await collected(bot, hosted)
        _, data = await my_data(ana)
        [kept] = data["settings"]["user_settings"]
        assert kept["takes_everything"] == 1
        await forget(ana)
        await bot.services.deliverer.settled()
        assert await bot.services.store.user_settings(int(ana.id)) == UserSettings()
