"""What is told: the words are found when it is said, from events that everyone may know."""

import json
import random

import pytest

import engine
from bot.announce import NOWHERE, after_action
from bot.live import Live
from bot.narration import LONGEST, narration, run_on, text_of
from bot.store import Sitter, TableRow


def running(game: str, actions: int) -> Live:
    seats = engine.GAMES[game].seats[0]
    table = engine.Table.new(game, seats=seats, seed="told")
    rng = random.Random(3)
    for _ in range(actions):
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
    happened = live.table.log(None)
    said = next(errand for errand in after_action(live, NOWHERE) if errand.kind == "say")
    stored = json.loads(json.dumps(said.payload))
    assert text_of(live, stored) == narration(live, happened, "en")
    assert len(text_of(live, stored)) > 200


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_an_errand_keeps_nothing_that_somebody_may_not_know(game):
    live = running(game, 60)
    kept = after_action(live, NOWHERE)[0].payload["events"]
    read = [engine.Event.read(each) for each in kept]
    assert read == live.table.log(None)
    assert [event for event in read if event.secrets]
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


def test_sentences_of_one_subject_run_on():
    names = ["■ Ana", "● Ben"]
    told = run_on(["■ Ana bids 3.", "■ Ana passes.", "● Ben wins.", "It rains."], names)
    assert told == "■ **Ana** bids 3, passes.\n● **Ben** wins.\nIt rains."
