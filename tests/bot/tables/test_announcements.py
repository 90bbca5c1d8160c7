"""What is to be said after an action: folded, for everybody, and telling no secret."""

import random
from collections.abc import Iterator

import pytest

import engine
from bot.store import OutboxMessage, Sitter, TableRow
from bot.store.outbox import (
    AskSeat,
    PostBoard,
    PostResult,
    RefreshBoard,
    SayInChannel,
    TellLog,
)
from bot.tables.announcements import after_action, after_start, news_now
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import Situation, single_answer
from engine import Event

GAMES = list(engine.GAMES)


def seated(game: str, people: int, log: str = "thread") -> HostedTable:
    """A new game with so many people, and computers on the other seats."""
    seats = engine.GAMES[game].seats[-1]
    table = engine.Table.new(game, seats=seats, seed="said")
    sitters = [Sitter(f"P{n}", n + 1 if n < people else None, "easy") for n in range(seats)]
    row = TableRow(
        id=1,
        channel_id=7,
        guild_id=1,
        game_id=game,
        status="running",
        host_id=1,
        lang="en",
        options={},
        seats=tuple(sitters),
        version=1,
    )
    return HostedTable(row.changed(log=log), table)


def said(hosted: HostedTable, count: int) -> list[list[OutboxMessage]]:
    """Play as the host does, at random; what is said after each action."""
    return [messages for messages, _ in said_and_told(hosted, count)]


def said_and_told(hosted: HostedTable, count: int) -> Iterator[tuple[list[OutboxMessage], int]]:
    """As `said`, with the number of events told by then."""
    rng, now = random.Random(1), Situation.of(hosted.game)
    hosted.row, messages = after_start(hosted, now)
    yield messages, hosted.row.events_told
    for _ in range(count):
        if hosted.game.result:
            break
        before, seat = now, rng.choice(hosted.game.asked)
        hosted.game.play(seat, now.forced.get(seat) or rng.choice(hosted.game.legal(seat)))
        now = Situation.of(hosted.game)
        hosted.row, messages = after_action(hosted, before, now)
        yield messages, hosted.row.events_told


def told(message: OutboxMessage) -> list[Event]:
    assert isinstance(message, TellLog | SayInChannel)
    return [Event.read(each) for each in message.events]


@pytest.mark.parametrize("game", GAMES)
def test_turns_of_computers_are_told_in_one_with_what_led_to_them(game: str) -> None:
    hosted = seated(game, 1)
    for messages in said(hosted, 250):
        stories = [each for each in messages if isinstance(each, TellLog)]
        assert len(stories) <= 1
        asks = [each for each in messages if isinstance(each, AskSeat)]
        ended = any(isinstance(each, PostBoard | PostResult) for each in messages)
        folded = bool(stories) and len(told(stories[0])) >= 30
        assert asks or ended or folded or not stories, "told although nobody is called"
        assert {each.seat for each in asks} <= {0}


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_happens_is_told_once_and_in_order(game: str, people: int) -> None:
    hosted, upto = seated(game, people), 0
    for messages, count in said_and_told(hosted, 100_000):
        happened = hosted.game.rules.telling(hosted.game.log(None, upto)[: count - upto])
        stories = [told(each) for each in messages if isinstance(each, TellLog)]
        assert stories == ([happened] if happened else [])
        assert not any(isinstance(each, SayInChannel) for each in messages), "it has a thread"
        upto = count
    assert hosted.game.result
    assert upto == len(hosted.game.log(None))


@pytest.mark.parametrize("game", [game for game in GAMES if engine.GAMES[game].minor])
def test_what_tells_nothing_by_itself_waits_for_more(game: str) -> None:
    hosted = seated(game, engine.GAMES[game].seats[-1])
    minor = hosted.game.rules.minor
    stories = [
        told(each) for some in said(hosted, 300) for each in some if isinstance(each, TellLog)
    ]
    assert stories
    assert not [each for each in stories if all(isinstance(event, minor) for event in each)]


@pytest.mark.parametrize("game", [game for game in GAMES if engine.GAMES[game].headlines])
def test_a_board_says_what_everybody_wants_to_hear(game: str) -> None:
    hosted = seated(game, 2)
    boards = [
        each for some in said(hosted, 100_000) for each in some if isinstance(each, PostBoard)
    ]
    headlines = hosted.game.rules.headlines
    assert headlines
    events = [Event.read(event) for board in boards for event in board.events]
    assert all(isinstance(event, headlines) for event in events)
    assert not any(event.secrets for event in events)
    assert boards[-1].heading
    assert news_now(hosted)


def twins(game: str, seed: int) -> list[tuple[engine.Table, engine.Table, int]]:
    """Positions in which a seat has one answer, each with one that looks the same to another seat,
    and in which the first seat has a choice."""
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed=f"twins {seed}")
    rng, found = random.Random(seed), list[tuple[engine.Table, engine.Table, int]]()
    while table.asked and len(found) < 3:
        for seat in Situation.of(table).single:
            for other in range(table.seats):
                deals = [table.redeal(other, f"{n}") for n in range(6)] if other != seat else []
                chosen = [each for each in deals if single_answer(each, seat) is None]
                found += [(table.for_update(), each, seat) for each in chosen[:1]]
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    return found


def test_whoever_has_no_choice_looks_to_others_as_if_there_was_one() -> None:
    """Crescent Moon: what the others see of a position, and what is said, is the same."""
    compared = 0
    for seed in range(12):
        for one, other, seat in twins("crescent_moon", seed):
            here, there = Situation.of(one), Situation.of(other)
            assert seat in here.single
            assert seat not in there.single
            assert (here.asked, here.called, here.forced) == (
                there.asked,
                there.called,
                there.forced,
            )
            row = seated("crescent_moon", 5).row.changed(events_told=one.event_count)
            started = Situation(here.chapter, here.stage, (), (), {}, {}, {})
            said_here = after_action(HostedTable(row, one), started, here)
            said_there = after_action(HostedTable(row, other), started, there)
            assert said_here == said_there
            assert AskSeat(seat) in said_here[1]
            assert RefreshBoard() in said_here[1]
            compared += 1
        if compared >= 6:
            return
    assert compared, "there was no such position"


def test_an_answer_by_itself_tells_others_what_one_by_hand_tells() -> None:
    """Only that person hears more: they are called for what comes next."""
    hosted, compared = seated("crescent_moon", 5), 0
    rng, now = random.Random(2), Situation.of(hosted.game)
    for _ in range(3000):
        if hosted.game.result:
            break
        before, seat = now, rng.choice(hosted.game.asked)
        hosted.game.play(seat, now.forced.get(seat) or rng.choice(hosted.game.legal(seat)))
        now = Situation.of(hosted.game)
        row, by_hand = after_action(hosted, before, now)
        if seat in before.single and seat in now.called:
            other_row, by_itself = after_action(hosted, before, now, uncalled=seat)
            assert other_row == row
            assert AskSeat(seat) not in by_hand
            assert by_itself == [AskSeat(seat), *by_hand]
            compared += 1
        hosted.row = row
    assert compared, "nobody was asked again"
