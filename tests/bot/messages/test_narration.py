"""What is told: the words are found when it is said, from events that everyone may know."""

import random

import pytest

import engine
from bot.messages.narration import MAX_NARRATION_CHARS, narration, story_text
from bot.store import Sitter, TableRow, outbox
from bot.store.outbox import AskSeat, SayInChannel
from bot.tables.announcements import after_action
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import NOT_STARTED, Situation, only_answer
from engine import Seat
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.events import BaronPlaced, RoundBegan, SquiresPlaced
from engine.testing import length_of


def running(game: str, actions: int) -> HostedTable:
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
        game_id=game,
        status="running",
        host_id=1,
        lang="en",
        options={},
        seats=tuple(Sitter(f"P{number}", number + 1) for number in range(seats)),
        version=1,
    )
    return HostedTable(row, table)


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_the_outbox_keeps_what_happened_and_says_it_later(game: str) -> None:
    hosted = running(game, 40)
    happened = hosted.game.rules.telling(hosted.game.log(None))
    stored = stored_story(hosted)
    assert story_text(hosted, stored) == narration(hosted, happened, "en")
    assert len(story_text(hosted, stored)) > 200


def stored_story(hosted: HostedTable) -> SayInChannel:
    """What the channel is told first, read back as from the database."""
    _, messages = after_action(hosted, NOT_STARTED, Situation.of(hosted.game))
    said = next(each for each in messages if isinstance(each, SayInChannel))
    stored = outbox.load(*outbox.dump(said))
    assert isinstance(stored, SayInChannel)
    return stored


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_the_outbox_keeps_nothing_that_somebody_may_not_know(game: str) -> None:
    hosted = running(game, 60)
    read = [engine.Event.read(each) for each in stored_story(hosted).events]
    assert read == hosted.game.rules.telling(hosted.game.log(None))
    assert [event for event in hosted.game.log(None) if event.secrets]
    assert all(event.is_veiled for event in read if event.secrets)


def test_who_is_called_stands_below() -> None:
    hosted = running("jerusalem", 3)
    call = "<@1>, it is your turn."
    assert story_text(hosted, SayInChannel(call)) == "<@1>, it is your turn."
    event = hosted.game.log(None)[0]
    told = story_text(hosted, SayInChannel(call, events=(event.written(),)))
    assert told == f"{narration(hosted, [event], 'en')}\n<@1>, it is your turn."


def test_who_acted_is_named_as_then_whoever_sits_there_now() -> None:
    """Else a message that is late would read otherwise than the one that may stand there."""
    hosted = running("jerusalem", 40)
    said = stored_story(hosted)
    before = story_text(hosted, said)
    hosted.row = hosted.row.changed(seats=(Sitter("Stand-in", None, "normal"), hosted.row.seats[1]))
    assert "P0" in before
    assert story_text(hosted, said) == before


def test_a_long_story_is_cut_at_a_line() -> None:
    hosted = running("jerusalem", 3)
    event = hosted.game.log(None)[0]
    told = narration(hosted, [event] * 400, "en")
    assert len(told) <= MAX_NARRATION_CHARS + 2
    assert told.endswith("\n…")
    assert set(told.splitlines()) == {narration(hosted, [event], "en"), "…"}


def test_sentences_of_one_subject_run_on_and_what_is_of_one_kind_is_said_shortly() -> None:
    hosted = running("jerusalem", 3)
    market, palace = Area.MARKET_LARGE, Area.KINGS_PALACE_LARGE
    events = [
        SquiresPlaced(Seat(0), market, 3),
        SquiresPlaced(Seat(0), palace, 1),
        BaronPlaced(Seat(0), market),
        SquiresPlaced(Seat(1), market, 2),
        RoundBegan(2, Seat(1)),
    ]
    assert narration(hosted, events, "en").splitlines() == [
        "■ **P0** places 3 squires in Market (large) and 1 in King's Palace (large),"
        " and puts the Baron into Market (large).",
        "● **P1** places 2 squires in Market (large).",
        "Round 2 begins; ● P1 opens the auction.",
    ]


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_nobody_is_called_for_an_answer_that_comes_by_itself(game: str) -> None:
    """In whole random games: whoever is called has more than one thing to do."""
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="called")
    hosted, rng, forced = HostedTable(running(game, 0).row, table), random.Random(1), 0
    hosted.row = hosted.row.changed(seats=tuple(Sitter(f"P{n}", n + 1) for n in range(table.seats)))
    for _ in range(400):
        if not table.asked:
            break
        before, seat = Situation.of(hosted.game), rng.choice(table.asked)
        forced += only_answer(table, seat) is not None
        table.play(seat, rng.choice(table.legal(seat)))
        hosted.row, messages = after_action(hosted, before, Situation.of(table))
        for message in messages:
            assert not (isinstance(message, SayInChannel) and message.people)
            if isinstance(message, AskSeat):
                assert only_answer(table, message.seat) is None
    assert forced or game != "jerusalem"


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_whoever_has_a_choice_is_called_once_forced_answers_included(game: str) -> None:
    """As the host plays: what comes by itself is played, and then somebody is called."""
    hosted, rng = running(game, 0), random.Random(2)
    called: set[int] = set()
    for _ in range(300):
        table = hosted.game
        if not table.asked:
            break
        before = Situation.of(hosted.game)
        seat, action = next_answer(table, rng)
        called.discard(seat)
        table.play(seat, action)
        hosted.row, messages = after_action(hosted, before, Situation.of(table))
        called |= {message.seat for message in messages if isinstance(message, AskSeat)}
        called &= set(table.asked)
        waited = {each for each in table.asked if only_answer(table, each) is None}
        assert waited - {seat} <= called | set(before.called)


def next_answer(table: engine.Table, rng: random.Random) -> tuple[int, str]:
    for seat in table.asked:
        if forced := only_answer(table, seat):
            return seat, forced
    seat = rng.choice(table.asked)
    return seat, rng.choice(table.legal(seat))
