"""How computer players decide: from their own knowledge alone, the same for the same seed."""

from dataclasses import replace
from itertools import count, islice
from time import perf_counter

import pytest

import engine
from engine.players import LEVELS, Decision, Level, decide
from engine.players.contest import Pace, play_game
from engine.players.decision import MIN_OPTIONS, Option, turns_ahead, without_beaten
from engine.players.evaluator import NullEvaluator, evaluator_of
from engine.players.lookahead import question_to, quick_scores_of
from engine.rng import Rng
from tests.conformance.tables import IDS, TABLES
from tests.kit.players import SOBER
from tests.kit.random_play import positions

DEEP = replace(LEVELS["hard"], worlds=3, focus=3)  # as hard, by count instead of by clock
PLAYERS = (LEVELS["easy"], LEVELS["normal"], DEEP)
SMALLEST = [(game, rules.seats[0]) for game, rules in engine.GAMES.items()]


@pytest.mark.parametrize("level", PLAYERS, ids=lambda each: each.name)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_decisions_do_not_hang_on_what_the_seat_cannot_know(
    game: str, seats: int, level: Level
) -> None:
    """Every hidden part is replaced, and the player cannot tell."""
    hidden = 0
    for table in islice(positions(game, seats, "secrets", every=23), 6):
        if not table.asked:
            continue
        seat = table.asked[0]
        elsewhere = table.redeal(seat, "another deal")
        hidden += elsewhere.dump()["state"] != table.redeal(seat, "a third").dump()["state"]
        here = decide(table.redeal(seat, "a deal"), seat, level, "seed")
        there = decide(elsewhere, seat, level, "seed")
        assert here.action == there.action
        assert [each.value for each in here.considered] == [each.value for each in there.considered]
    assert hidden, "something was hidden"


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_player_never_gets_the_table_itself(game: str, seats: int) -> None:
    table = engine.Table.new(game, seats=seats, seed="1")
    with pytest.raises(ValueError, match="never the table itself"):
        decide(table, table.asked[0], LEVELS["normal"], "1")


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_same_seed_gives_the_same_game(game: str, seats: int, level: str) -> None:
    games = [play_game(game, [level] * seats, "twice") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].table["result"]["winners"]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_random_players_do_not_use_the_dice_of_the_table(game: str, seats: int) -> None:
    """In a game of sealed bids they would bid just what is drawn."""
    dice, same = Rng.seeded("dice"), list[bool]()
    before = engine.Table.new(game, seats=seats, seed="dice")

    def watch(table: engine.Table) -> None:
        seat, text = table.history[-1].seat, table.history[-1].text
        same.append(text == dice.pick(before.legal(seat)))
        before.play(seat, text)

    play_game(game, ["random"] * seats, "dice", watch=watch)
    assert not all(same)


def test_who_counts_worlds_needs_no_clock() -> None:
    """So a study gives the same on any machine, however slow that is."""
    ticks = count()
    hurried = Pace(lambda: 1000.0 * next(ticks), worlds=1)
    patient = Pace(lambda: 0.0, worlds=1)
    games = [play_game("jerusalem", ["hard", "easy"], "paced", pace=p) for p in (hurried, patient)]
    assert replace(games[0], slowest=0.0) == replace(games[1], slowest=0.0)
    assert Pace(perf_counter, worlds=3).level("hard").worlds == 3
    assert Pace(perf_counter).level("hard") == LEVELS["hard"]


def test_who_has_no_time_left_is_late() -> None:
    ticks = count()
    pace = Pace(lambda: float(next(ticks)), seconds=1.5)
    is_late = pace.is_late(1.0, seconds=20.0)
    assert [is_late(), is_late(), is_late()] == [False, True, True]
    assert Pace(lambda: 0.0).is_late(1.0, seconds=2.0)() is False


def test_a_decision_has_its_share_of_the_turn_and_no_more() -> None:
    now = [0.0]
    is_late = Pace(lambda: now[0]).is_late(0.25, seconds=4.0)
    now[0] = 0.9
    assert not is_late()
    now[0] = 1.1
    assert is_late()


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_what_is_decided_is_legal_and_the_best_of_what_was_considered(
    game: str, seats: int
) -> None:
    for table in islice(positions(game, seats, "best", every=17), 10):
        for seat in table.asked[:1]:
            decision = decide(table.redeal(seat, "x"), seat, LEVELS["normal"], "x")
            assert decision.action in table.legal(seat)
            values = [option.value for option in decision.considered]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_reason_is_one_of_the_parts_of_a_position_and_all_of_these_have_words(
    game: str, seats: int
) -> None:
    reasons, parts = set[str | None](), set[str]()
    for table in positions(game, seats, "why", every=7):
        for seat in table.asked[:1]:
            decision = decide(table.redeal(seat, "x"), seat, LEVELS["normal"], "x")
            reasons.add(decision.reason)
            parts.update(part for option in decision.considered for part in option.parts)
    assert len(reasons - {None}) >= min(3, len(parts))
    assert reasons - {None} <= parts
    for part in parts:
        assert engine.GAMES[game].words.has(f"worth-{part}"), part


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_easy_never_does_what_looks_absurd(game: str, seats: int) -> None:
    """Often not the best, but nothing that looks far worse: in a whole game of such players."""
    easy, table, behind = LEVELS["easy"], engine.Table.new(game, seats=seats, seed="easy"), []
    while table.asked:
        seat, seed = table.asked[0], f"easy {len(table.history)}"
        looks = quick_scores_of(evaluator_of(game), table, seat)
        action = decide(table.redeal(seat, seed), seat, easy, seed).action
        behind.append(max(looks.values()) - looks[action])
        table.play(seat, action)
    assert max(behind) <= easy.prune_below * easy.noise == 9.5, "victory points"
    assert sum(gap > 0 for gap in behind) > len(behind) / 10, "it does err"


def test_a_player_that_misjudges_errs_where_it_is_close_and_only_there() -> None:
    careless = replace(SOBER, misjudgement=1.0)
    table = engine.Table.new("jerusalem", seats=2, seed="slip")
    while table.stage()["phase"] != "deploy":
        table.play(table.asked[0], decided(table, table.asked[0], SOBER, "first").action)
    seat = table.asked[0]
    worth = {each.action: each.first for each in decided(table, seat, SOBER, "0").considered}
    taken = {decided(table, seat, careless, str(number)).action for number in range(30)}
    assert len(taken) > 1
    assert max(worth.values()) - min(worth[action] for action in taken) <= 6 * careless.misjudgement


def decided(table: engine.Table, seat: int, level: Level, seed: str) -> Decision:
    return decide(table.redeal(seat, seed), seat, level, seed)


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_hard_looks_to_the_end_of_its_next_turn_and_of_two_players_further(
    seats: int, turns: int
) -> None:
    assert turns_ahead(LEVELS["hard"], seats, rounds=1.0) == turns


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 6), (5, 10)])
def test_hard_looks_further_where_a_game_asks_for_it(seats: int, turns: int) -> None:
    assert turns_ahead(LEVELS["hard"], seats, rounds=2.0) == turns


def test_it_shows_later_in_architects_what_a_turn_was_good_for() -> None:
    assert evaluator_of("architects").ROUNDS_AHEAD > evaluator_of("jerusalem").ROUNDS_AHEAD


@pytest.mark.parametrize("ahead", [1.0, 2.0])
def test_as_many_turns_are_imagined_as_the_game_asks_for(
    monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    monkeypatch.setattr(evaluator_of("architects"), "ROUNDS_AHEAD", ahead)
    imagined = list[int]()
    monkeypatch.setattr(
        "engine.players.decision.play_out",
        lambda evaluator, table, turns, *_: imagined.append(turns),
    )
    table = engine.Table.new("architects", seats=5, seed="ahead")
    while question_to(table, table.asked[0]).key != "place":
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    decided(table, table.asked[0], replace(LEVELS["hard"], worlds=1), "x")
    assert set(imagined) == {0, 5 * ahead}


def test_thinking_ends_when_one_action_is_beyond_doubt_the_best() -> None:
    best = Option("a", 0.0, 5.0, outcomes=[5.0, 6.0, 5.5])
    close = Option("b", 0.0, 4.8, outcomes=[6.1, 5.2, 5.0])
    behind = Option("c", 0.0, 3.0, outcomes=[2.5, 3.5, 3.0])
    unsure = Option("d", 0.0, 0.0, outcomes=[9.0, 0.0, 9.0])
    left, beaten = without_beaten([best, close, behind, unsure])
    assert [each.action for each in left] == ["a", "b", "d"]
    assert [each.action for each in beaten] == ["c"]


def test_nothing_is_given_up_after_a_single_world() -> None:
    best, poor = Option("a", 0.0, 9.0, outcomes=[9.0]), Option("b", 0.0, 0.0, outcomes=[0.0])
    assert without_beaten([best, poor]) == ([best, poor], [])


def test_time_that_is_up_ends_the_thinking_with_what_there_is() -> None:
    table = engine.Table.new("jerusalem", seats=4, seed="1")
    seat = table.asked[0]
    hurried = decide(table.redeal(seat, "x"), seat, LEVELS["hard"], "x", lambda: True)
    assert len(hurried.considered) <= MIN_OPTIONS
    assert not any(option.outcomes for option in hurried.considered)
    looks = iter(range(10_000))
    level = replace(LEVELS["hard"], worlds=1000)
    decision = decide(table.redeal(seat, "x"), seat, level, "x", lambda: next(looks) > 20)
    assert decision.action in table.legal(seat)
    assert next(looks) < 30, "nothing was tried after the time was up"


def test_a_game_without_an_evaluator_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.players.decision.evaluator_of", lambda game: NullEvaluator())
    assert isinstance(evaluator_of("no_such_game"), NullEvaluator)
    table = engine.Table.new("jerusalem", seats=2, seed="1")
    seat = table.asked[0]
    for level in PLAYERS:
        decision = decide(table.redeal(seat, "x"), seat, level, "x")
        assert decision.action in table.legal(seat)
