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
from bot.store.outbox import AskSeat
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
MAX_REQUESTS_PER_TURN = 3
BY_INTERACTION = ("/interactions/", "/webhooks/")  # which count to no limit of the bot's


def people_at(table: LocalTable, count: int) -> list[Person]:
    extra = [table.add_person(f"Guest {number}") for number in range(count - len(table.people))]
    return [*table.people, *extra][:count]


def counted(exchanges: list[Exchange]) -> list[Exchange]:
    """Return the requests that count to Discord's global limit."""
    return [each for each in exchanges if not each.route.split(" ")[-1].startswith(BY_INTERACTION)]


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
        while True:
            await computers_done(bot)
            await bot.services.deliverer.settled()
            hosted = await table_in(bot, table)
            stage = hosted.game.stage()
            new = posted(table.traffic.exchanges[told:], channel)
            told = len(table.traffic.exchanges)
            messages[stage.get(PART[game])] += len(new)
            if hosted.game.result:
                break
            await one_answer(bot, hosted, people)
    assert max(messages.values()) <= MAX_MESSAGES[game], messages
    assert set(called.counts) == set(range(len(people)))
    assert not [ping for person in people for ping in person.pings()], "the DM calls, and it alone"
    print(game, company, dict(messages), dict(called.counts))  # noqa: T201


async def one_answer(bot: Seneschal, hosted: HostedTable, people: list[Person]) -> None:
    """Somebody who has a choice answers; else what comes by itself is waited for."""
    game, row = hosted.game, hosted.row
    for seat in game.asked:
        if row.seats[seat].is_computer or single_answer(game, seat) is not None:
            continue
        user = row.seats[seat].user_id
        await bot.services.tables.play(row.id, seat, sensible(game, seat), user)
        return
    seat = game.asked[0]
    if (
        only_answer(game, seat) is None
        and not row.computer_due
        and all(single_answer(game, each) is not None for each in game.asked)
    ):
        before = len(game.history)
        async with asyncio.timeout(10):
            while len((await bot.services.tables.get(row.id)).game.history) == before:
                await asyncio.sleep(0.02)
        return
    await asyncio.sleep(0.01)


# -- what a turn costs -------------------------------------------------------------------------


class DmClicker(Clicker):
    """Plays from the message that calls, as one does on a phone."""

    async def _open(self, channel: str) -> Message:
        asked = [
            each for each in self.person.messages(self.person.dm) if each.buttons or each.selects
        ]
        return asked[-1] if asked else await super()._open(channel)


@pytest.mark.parametrize(("pictures", "turns"), [(False, 40), (True, 8)])
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
    people = people_at(table, seats)
    rng = random.Random(game)
    clickers = {each.name: DmClicker(each, rng) for each in people}
    async with running_bot(table, quick(tmp_path, pictures=pictures)) as bot:
        lobby = await open_table(people, game)
        await people[0].press(lobby, "Start")
        await bot.services.deliverer.settled()
        start, before = len(table.traffic.exchanges), await calls(bot)
        while (made := await calls(bot) - before) < turns:
            hosted = await table_in(bot, table)
            if hosted.game.result:
                break
            await clickers[hosted.row.seats[hosted.game.asked[0]].name].act()
            await bot.services.deliverer.settled()  # so that nothing is saved by haste
            await bot.services.dm_eraser.settled()
        requests = counted(table.traffic.exchanges[start:])
        assert len(requests) / made <= MAX_REQUESTS_PER_TURN, Counter(map(str, requests))
        print(game, pictures, len(requests) / made, Counter(map(str, requests)))  # noqa: T201


async def calls(bot: Seneschal) -> int:
    """How often somebody was asked, also for what turned out to be no choice."""
    rows = await bot.services.store.database.all(  # type: ignore[attr-defined]
        "SELECT COUNT(*) FROM outbox WHERE kind = 'ask_seat' AND state <> 'due'"
    )
    return int(rows[0][0])
