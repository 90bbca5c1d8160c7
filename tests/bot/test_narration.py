"""What is told: the words are found when it is said, from events that everyone may know."""

import json
import random

import pytest

import engine
from bot.announce import NOWHERE, Moment, after_action
from bot.forced import forced_answer
from bot.live import Live
from bot.narration import LONGEST, narration, text_of
from bot.store import Sitter, TableRow
from engine import Seat
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.events import BaronPlaced, RoundBegan, SquiresPlaced
from engine.testing import length_of


def running(game: str, actions: int) -> Live:
    seats = engine.GAMES[game].seats[0]
    table = engine.Table.new(game, seats=seats, seed="told")
    rng = random.Random(3)
    for _ in range(min(actions, length_of(game, seats) // 2)):
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    row = TableRow(
        id=1,
        channel_id=7,
        guild_id=1,
        game=game,
        status="running",
        host_id=1,
        lang="en",
        options={},
        seats=tuple(Sitter(f"P{number}", number + 1) for number in range(seats)),
        version=1,
    )
    return Live(row, table)


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_an_errand_keeps_what_happened_and_says_it_later(game):
    live = running(game, 40)
    happened = live.table.rules.telling(live.table.log(None))
    said = next(errand for errand in after_action(live, NOWHERE) if errand.kind == "say")
    stored = json.loads(json.dumps(said.payload))
    assert text_of(live, stored) == narration(live, happened, "en")
    assert len(text_of(live, stored)) > 200


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_an_errand_keeps_nothing_that_somebody_may_not_know(game):
    live = running(game, 60)
    kept = after_action(live, NOWHERE)[0].payload["events"]
    read = [engine.Event.read(each) for each in kept]
    assert read == live.table.rules.telling(live.table.log(None))
    assert [event for event in live.table.log(None) if event.secrets]
    assert all(event.is_veiled for event in read if event.secrets)


def test_who_is_called_stands_below():
    live = running("jerusalem", 3)
    payload = {"events": [], "text": "<@1>, it is your turn."}
    assert text_of(live, payload) == "<@1>, it is your turn."
    event = live.table.log(None)[0]
    told = text_of(live, payload | {"events": [event.written()]})
    assert told == f"{narration(live, [event], 'en')}\n<@1>, it is your turn."


def test_who_acted_is_named_as_then_whoever_sits_there_now():
    """Else a message that is late would read otherwise than the one that may stand there."""
    live = running("jerusalem", 40)
    said = next(errand for errand in after_action(live, NOWHERE) if errand.kind == "say")
    before = text_of(live, json.loads(json.dumps(said.payload)))
    live.row = live.row.changed(seats=(Sitter("Stand-in", None, "normal"), live.row.seats[1]))
    assert "P0" in before
    assert text_of(live, json.loads(json.dumps(said.payload))) == before


def test_a_long_story_is_cut_at_a_line():
    live = running("jerusalem", 3)
    event = live.table.log(None)[0]
    told = narration(live, [event] * 400, "en")
    assert len(told) <= LONGEST + 2
    assert told.endswith("\n…")
    assert set(told.splitlines()) == {narration(live, [event], "en"), "…"}


def test_sentences_of_one_subject_run_on_and_what_is_of_one_kind_is_said_shortly():
    live = running("jerusalem", 3)
    market, palace = Area.MARKET_LARGE, Area.KINGS_PALACE_LARGE
    events = [
        SquiresPlaced(Seat(0), market, 3),
        SquiresPlaced(Seat(0), palace, 1),
        BaronPlaced(Seat(0), market),
        SquiresPlaced(Seat(1), market, 2),
        RoundBegan(2, Seat(1)),
    ]
    assert narration(live, events, "en").splitlines() == [
        "■ **P0** places 3 in Market (large), 1 in King's Palace (large),"
        " puts the Baron into Market (large).",
        "● **P1** places 2 in Market (large).",
        "Round 2 begins; ● P1 opens the auction.",
    ]


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_nobody_is_called_for_an_answer_that_comes_by_itself(game):
    """In whole random games: whoever is called has more than one thing to do."""
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="called")
    live, rng, forced = Live(running(game, 0).row, table), random.Random(1), 0
    live.row = live.row.changed(seats=tuple(Sitter(f"P{n}", n + 1) for n in range(table.seats)))
    for _ in range(400):
        if not table.asked:
            break
        before, seat = Moment.of(live), rng.choice(table.asked)
        forced += forced_answer(table, seat) is not None
        table.play(seat, rng.choice(table.legal(seat)))
        for errand in after_action(live, before):
            for user in errand.payload.get("people", []):
                assert user - 1 in table.asked
                assert forced_answer(table, user - 1) is None
            if errand.kind == "ask":
                assert forced_answer(table, errand.payload["seat"]) is None
    assert forced or game != "jerusalem"


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_whoever_has_a_choice_is_called_once_forced_answers_included(game):
    """As the host plays: what comes by itself is played, and then somebody is called."""
    live, rng = running(game, 0), random.Random(2)
    called: set[int] = set()
    for _ in range(300):
        table = live.table
        if not table.asked:
            break
        before = Moment.of(live)
        seat, action = next_answer(table, rng)
        called.discard(seat)
        table.play(seat, action)
        for errand in after_action(live, before):
            called |= {errand.payload["seat"]} if errand.kind == "ask" else set()
        called &= set(table.asked)
        waited = {each for each in table.asked if forced_answer(table, each) is None}
        assert waited - {seat} <= called | set(before.called)


def next_answer(table: engine.Table, rng: random.Random) -> tuple[int, str]:
    for seat in table.asked:
        if forced := forced_answer(table, seat):
            return seat, forced
    seat = rng.choice(table.asked)
    return seat, rng.choice(table.legal(seat))
