"""A quiet channel: how many messages a game brings, who is called, and what a turn costs."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.app.client import Seneschal
from bot.delivery import handlers
from bot.local import Exchange, LocalTable, Message, Person
from bot.store import OutboxItem
from bot.store.outbox import AnswerSeat, AskSeat
from bot.tables import pace
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import only_answer, single_answer
from engine import players
from tests.e2e.kit import (
    CHANNEL,
    Clicker,
    add_computers,
    computers_done,
    open_table,
    quick,
    running_bot,
    table_in,
)

GAMES = (("jerusalem", 4), ("architects", 4), ("crescent_moon", 5))
# Of what a channel hears in a part of the game: the log has a thread of its own.
MAX_MESSAGES = {"jerusalem": 8, "architects": 40, "crescent_moon": 12}
PART = {"jerusalem": "round", "architects": "", "crescent_moon": "year"}
MAX_REQUESTS_PER_TURN = 3  # and one more where a phase ends: its board is sent, the last one edited
MAX_ANSWERS = 5000
MAX_IDLE = 20  # actions on a panel in a row after which the game is where it was
BY_INTERACTION = ("/interactions/", "/webhooks/")  # which count to no limit of the bot's


def people_at(table: LocalTable, count: int) -> list[Person]:
    extra = [table.add_person(f"Guest {number}") for number in range(count - len(table.people))]
    return [*table.people, *extra][:count]


def counted(exchanges: list[Exchange]) -> list[Exchange]:
    """Return the requests that count to Discord's global limit, but for opening a DM, once ever."""
    aside = (*BY_INTERACTION, "/users/@me/channels")
    return [each for each in exchanges if not each.route.split(" ")[-1].startswith(aside)]


def posted(exchanges: list[Exchange], channel_id: str) -> list[Exchange]:
    path = f"/channels/{channel_id}/messages"
    return [each for each in exchanges if each.method == "POST" and each.path.endswith(path)]


class Called:
    """Who was called by DM, and for what."""

    def __init__(self, bot: Seneschal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts = Counter[int]()
        sender = bot.services.deliverer.sender
        ask = sender._ask_by_dm

        async def noted(table: HostedTable, item: OutboxItem[AskSeat], *rest: Any) -> None:
            self.counts[item.message.seat] += 1
            assert single_answer(table.game, item.message.seat) is None, "a call for no choice"
            await ask(table, item, *rest)

        monkeypatch.setattr(sender, "_ask_by_dm", noted)


def sensible(game: engine.Table, seat: int) -> str:
    """What an easy computer player would do."""
    level = players.LEVELS["easy"]
    return players.decide(game.redeal(seat, "x"), seat, level, seed="x").action


@pytest.mark.parametrize("company", ["people", "computers"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_game_fills_no_channel_and_calls_for_choices_alone(
    game: str,
    seats: int,
    company: str,
    table: LocalTable,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "USUAL_SECONDS", (0.01, 0.01))
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    people = people_at(table, seats if company == "people" else 1)
    channel = table.channel(CHANNEL).id
    async with running_bot(table, quick(tmp_path)) as bot:
        lobby = await open_table(people, game)
        await add_computers(people[0], lobby, seats - len(people))
        called, messages = Called(bot, monkeypatch), Counter[Any]()
        await people[0].press(lobby, "Start")
        told = 0
        for _ in range(MAX_ANSWERS):
            await computers_done(bot)
            await bot.services.deliverer.settled()
            hosted = await table_in(bot, table)
            stage = hosted.game.stage()
            new = posted(table.traffic.exchanges[told:], channel)
            told = len(table.traffic.exchanges)
            messages[stage.get(PART[game])] += len(new)
            if hosted.game.result:
                break
            await one_answer(bot, hosted)
        else:
            raise AssertionError(f"the game does not end: {position(hosted)}")
    assert max(messages.values()) <= MAX_MESSAGES[game], messages
    assert set(called.counts) == set(range(len(people)))
    assert not [ping for person in people for ping in person.pings()], "the DM calls, and it alone"
    print(game, company, dict(messages), dict(called.counts))  # noqa: T201


async def one_answer(bot: Seneschal, hosted: HostedTable) -> None:
    """Somebody answers, with a choice if anybody has one; else wait for what comes by itself."""
    seat = await due_by_hand(bot, hosted)
    if seat is None:
        await answered_by_itself(bot, hosted)
        return
    user = hosted.row.seats[seat].user_id
    await bot.services.tables.play(hosted.row.id, seat, sensible(hosted.game, seat), user)


async def due_by_hand(bot: Seneschal, hosted: HostedTable) -> int | None:
    """Return who is to answer: somebody with a choice, or in the middle of a turn; None: nobody."""
    game, row = hosted.game, hosted.row
    people = [seat for seat in game.asked if not row.seats[seat].is_computer]
    choosers = [seat for seat in people if single_answer(game, seat) is None]
    due = await bot.services.store.outbox(row.id, kinds=["answer_seat"])
    later = {
        (item.message.seat, item.message.question)
        for item in due
        if isinstance(item.message, AnswerSeat)
    }
    others = [
        seat
        for seat in people
        if (seat, hosted.question(seat)) not in later and only_answer(game, seat) is None
    ]
    return next(iter([*choosers, *others]), None)


async def answered_by_itself(bot: Seneschal, hosted: HostedTable) -> None:
    """Wait until the game has gone on."""
    before = len(hosted.game.history)
    for _ in range(1000):
        if len((await bot.services.tables.get(hosted.row.id)).game.history) != before:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"no answer came by itself: {position(hosted)}")


def position(hosted: HostedTable) -> str:
    """Say where a game stands, for who looks why it does not go on."""
    game = hosted.game
    asked = {seat: (game.prompt(seat), game.legal(seat)[:3]) for seat in game.asked}
    return f"{game.stage()}, asked {asked}, after {list(game.history[-5:])}"


# -- who is asked again ------------------------------------------------------------------------


DEALT = "asked again"  # the seed of a game in which it happens


async def test_whoever_is_asked_again_after_an_answer_by_itself_is_called(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel of that answer was never sent; what comes after it has to be."""
    monkeypatch.setattr(pace, "USUAL_SECONDS", (3600, 3600))
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    monkeypatch.setattr("secrets.token_hex", lambda _: DEALT)
    people, rng, found = people_at(table, 5), random.Random(1), 0
    async with running_bot(table, quick(tmp_path)) as bot:
        tables = bot.services.tables
        lobby = await open_table(people, "crescent_moon")
        await people[0].press(lobby, "Start")
        hosted = await table_in(bot, table)
        for _ in range(MAX_ANSWERS):
            if hosted.game.result or found == 2:
                break
            seat = await due_by_hand(bot, hosted)
            if seat is not None:
                action, user = rng.choice(hosted.game.legal(seat)), hosted.row.seats[seat].user_id
                hosted = await tables.play(hosted.row.id, seat, action, user)
                continue
            seat, question = hosted.game.asked[0], hosted.question(hosted.game.asked[0])
            (action,) = hosted.game.legal(seat)
            hosted = await tables.play(hosted.row.id, seat, action, None, question)
            if seat in hosted.game.asked and single_answer(hosted.game, seat) is None:
                found += 1
                await bot.services.deliverer.settled()
                clicker = DmClicker(people[seat], rng)
                await clicker.act()
                hosted = await table_in(bot, table)
                assert hosted.game.history[-1].seat == seat, position(hosted)
                assert hosted.game.history[-1].text != action, position(hosted)
    assert found == 2, "there was no such answer"


# -- what a turn costs -------------------------------------------------------------------------


class DmClicker(Clicker):
    """Plays from the message that calls, as one does on a phone."""

    async def _open(self, channel: str) -> Message:
        panels = [
            each for each in self.person.messages(self.person.dm) if each.buttons or each.selects
        ]
        assert panels, f"{self.person.name} was not called"
        assert self.choices(panels[-1]), f"nothing to press: {panels[-1].text}"
        return panels[-1]


@pytest.mark.parametrize(("pictures", "turns"), [(False, 40), (True, 5)])
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_turn_costs_at_most_three_requests(
    game: str,
    seats: int,
    pictures: bool,
    turns: int,
    table: LocalTable,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handlers, "PICTURE_SECONDS", 60)  # however busy the machine is
    monkeypatch.setattr(pace, "USUAL_SECONDS", (0.01, 0.01))
    monkeypatch.setattr(pace, "MIN_PACES", 1000)
    people = people_at(table, seats)
    rng = random.Random(game)
    clickers = {each.name: DmClicker(each, rng) for each in people}
    async with running_bot(table, quick(tmp_path, pictures=pictures)) as bot:
        lobby = await open_table(people, game)
        await people[0].press(lobby, "Start")
        await bot.services.deliverer.settled()
        start, opening = len(table.traffic.exchanges), await asked(bot)
        boards, idle = await sent(bot, "post_board"), 0
        while (made := await asked(bot)) < opening + turns:
            hosted = await table_in(bot, table)
            if hosted.game.result:
                break
            assert idle < MAX_IDLE, f"stuck after {made} calls: {position(hosted)}"
            seat = await due_by_hand(bot, hosted)
            if seat is None:
                await answered_by_itself(bot, hosted)
            else:
                await clickers[hosted.row.seats[seat].name].act()
            await bot.services.deliverer.settled()  # so that nothing is saved by haste
            await bot.services.dm_eraser.settled()
            now = await table_in(bot, table)
            idle = 0 if len(now.game.history) != len(hosted.game.history) else idle + 1
        requests = counted(table.traffic.exchanges[start:])
        phases = await sent(bot, "post_board") - boards
        cost = opening + len(requests)  # who was called at the start has a turn, too
        print(game, pictures, made, phases, cost, Counter(map(str, requests)))  # noqa: T201
        assert cost <= MAX_REQUESTS_PER_TURN * made + phases


async def asked(bot: Seneschal) -> int:
    """How often somebody was asked, also for what turned out to be no choice."""
    return await sent(bot, "ask_seat")


async def sent(bot: Seneschal, kind: str) -> int:
    """How many outbox messages of a kind are done with."""
    rows = await bot.services.store.database.all(  # type: ignore[attr-defined]
        "SELECT COUNT(*) FROM outbox WHERE kind = ? AND state <> 'due'", kind
    )
    return int(rows[0][0])
