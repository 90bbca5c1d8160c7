"""Computer players of Jerusalem: what positions are worth, and the plain choices in them."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine.games.jerusalem.data import Area, Card, EventCard, Office, Phase
from engine.games.jerusalem.steps.auction import OpeningBid, SealedLimits
from engine.games.jerusalem.steps.calendar import ClearPalace, PayTax, StrikeBack
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.games.jerusalem.steps.draft import DraftCard
from engine.games.jerusalem.steps.income import BuyMaterials, ChooseIncome, SpinIntrigue
from engine.ids import Seat
from engine.players import decide, evaluator_of
from engine.players.contest import play_game
from engine.players.games.jerusalem import rates
from engine.players.levels import EASY
from engine.players.lookahead import question_to, quick_scores_of
from engine.rng import Rng
from tests.games.jerusalem.kit import position
from tests.kit.players import SOBER

EVALUATOR = evaluator_of("jerusalem")
FAR_WORSE = 25.0  # what looks so bad is done by nobody, whatever its noise
TOO_FAR = EASY.prune_below * EASY.noise  # behind the best: not even by an easy player


def turn_of(seat: int, **setup: Any) -> engine.Table:
    """A deploy turn of this seat, the offices by seat."""
    table = position(BeginTurn(Seat(seat)), DeployTurn(Seat(seat)), **setup)
    table.state.phase = Phase.DEPLOY
    return table


def quick_scores(table: engine.Table, seat: int) -> dict[str, float]:
    return quick_scores_of(EVALUATOR, table, Seat(seat))


def normal(table: engine.Table, seat: int) -> str:
    return decide(table.redeal(seat, "x"), seat, SOBER, "x").action


def best(table: engine.Table, seat: int) -> str:
    found = quick_scores(table, seat)
    return max(found, key=found.__getitem__)


def played_at_random(
    seed: str, seats: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[engine.Table, Seat]]:
    """Yield every position of a random game in which somebody has a choice."""
    rng = Rng.seeded(seed)
    table = engine.Table.new("jerusalem", seats=seats, seed=seed, options=options)
    while table.asked:
        for seat in table.asked:
            if len(table.legal(seat)) > 1:
                yield table, seat
        table.play(table.asked[0], rng.pick(table.legal(table.asked[0])))


# -- worth ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worth_is_the_score_when_the_game_is_over(seats: int) -> None:
    table = engine.Table.new("jerusalem", seats=seats, seed="over")
    rng = Rng.seeded("over")
    while table.asked:
        table.play(table.asked[0], rng.pick(table.legal(table.asked[0])))
    assert table.result is not None
    worth = [
        sum(EVALUATOR.evaluate(table.typed_view(0), Seat(seat)).values()) for seat in range(seats)
    ]
    assert worth == table.result["scores"]


def test_every_part_of_worth_has_its_words() -> None:
    parts = EVALUATOR.evaluate(turn_of(0).typed_view(0), Seat(0))
    words = engine.GAMES["jerusalem"].words
    assert 4 <= len(parts) <= 8
    assert all(words(f"worth-{part}") != f"worth-{part}" for part in parts)


def test_worth_rises_with_what_one_has() -> None:
    poor = turn_of(0, bezants=[2, 2, 2, 2], prestige=[1, 1, 1, 1])
    rich = turn_of(0, bezants=[9, 2, 2, 2], prestige=[4, 1, 1, 1])
    gain = {
        part: value - EVALUATOR.evaluate(poor.typed_view(0), Seat(0))[part]
        for part, value in EVALUATOR.evaluate(rich.typed_view(0), Seat(0)).items()
    }
    assert gain["tower"] == 3
    assert gain["purse"] > 1


def test_the_same_prestige_is_worth_the_same_in_a_tower_and_on_the_track() -> None:
    assert [rates.ladder(tower) for tower in range(6)] == [0, 2, 5, 9, 14, 20]


def test_squires_that_an_event_will_remove_are_worth_less() -> None:
    board = {"kings_palace_small_left": [4, 0, 0, 0]}
    calm, doomed = turn_of(3, board=board, round=2), turn_of(3, board=board, round=2)
    calm.state.calendar[:] = [EventCard.WAR]
    doomed.state.calendar[:] = [EventCard.SUCCESSION]
    footing = [
        EVALUATOR.evaluate(each.typed_view(0), Seat(0))["footing"] for each in (calm, doomed)
    ]
    assert footing[0] > 0.5
    assert footing[1] == 0


# -- quick scores --------------------------------------------------------------------------------


def test_every_question_of_random_games_gets_a_finite_score_for_each_action() -> None:
    met = set()
    tables = [{"auction": "open", "ask_income_decline": "always", "promo_foreign_baron": True}, {}]
    for number in range(20):
        options, seats = tables[number % 2], 2 + number % 3
        for table, seat in played_at_random(f"random {number}", seats, options):
            key = question_to(table, seat).key
            if key in met and len(table.history) % 40:
                continue
            met.add(key)
            found = quick_scores(table, seat)
            assert len(found) == len(table.legal(seat))
            assert all(math.isfinite(value) for value in found.values())
    assert {"name", "limit", "bid", "keep", "deploy", "move", "put", "sell", "tax", "war"} <= met


def test_an_influence_sale_at_any_decision_is_never_wanted() -> None:
    options = {"sell_influence_timing": "any_own_decision"}
    met = 0
    for table, seat in played_at_random("sell", 3, options):
        if question_to(table, seat).key != "deploy" and "sell" in table.legal(seat):
            met += 1
            assert best(table, seat) != "sell"
    assert met


def test_nobody_ends_the_turn_with_squires_to_place() -> None:
    table = turn_of(3)
    assert quick_scores(table, 3)["done"] < -FAR_WORSE
    assert normal(table, 3) != "done"


def test_a_turn_ends_when_nothing_is_left_to_gain() -> None:
    table = turn_of(3, bezants=[0, 0, 0, 0], board={"templars_large": [0, 0, 0, 3]})
    while question_to(table, Seat(3)).key == "deploy" and best(table, 3) != "done":
        table.play(3, best(table, 3))
        assert len(table.history) < 20
    assert normal(table, 3) == "done"


def test_the_last_to_place_takes_an_area_with_as_few_squires_as_will_do() -> None:
    board = {"kings_palace_large": [2, 0, 0, 0]}
    modest = {"income_table": "proposed_a"}  # elsewhere there is little to gain
    found = quick_scores(turn_of(3, board=board, options=modest), 3)
    assert found["place kings_palace_large 3"] > found["place kings_palace_large 2"]
    assert found["place kings_palace_large 3"] > found["place kings_palace_large 4"]


def test_squires_do_not_go_where_they_cannot_win() -> None:
    board = {"kings_palace_large": [12, 0, 0, 0]}
    found = quick_scores(turn_of(3, board=board, round=4), 3)
    assert found["place kings_palace_large 3"] < found["place kings_palace_small_left 1"] - 2


def test_every_squire_too_many_looks_worse_than_the_one_before() -> None:
    table = turn_of(0, reserve=[18, 0, 0, 0], board={"market_small_left": [0, 3, 0, 0]})
    looks = quick_scores(table, 0)
    placed = [looks[f"place market_small_left {count}"] for count in range(8, 19)]
    steps = [more - less for less, more in pairwise(placed)]
    assert max(steps) < 0
    assert max(looks.values()) - placed[-1] > TOO_FAR, "so not even easy players do that"


def test_a_baron_is_of_use_only_while_others_have_still_to_place() -> None:
    first, last = turn_of(0, prestige=[0, 9, 0, 0]), turn_of(3, prestige=[0, 9, 0, 0])
    first.play(0, "place kings_palace_large 3")
    last.play(3, "place kings_palace_large 3")
    assert quick_scores(first, 0)["baron kings_palace_large"] > 2
    assert quick_scores(last, 3)["baron kings_palace_large"] <= 0


def test_a_baron_comes_last_of_all_to_rescue_squires_from_the_palace() -> None:
    board = {"kings_palace_large": [0, 0, 0, 2]}
    gained = {}
    for event in (EventCard.SUCCESSION, EventCard.WAR):
        table = turn_of(3, board=board, round=2)
        table.state.calendar[:] = [event]
        table.play(3, "place nobility_large 3")
        gained[event] = quick_scores(table, 3)["baron nobility_large"]
    assert gained[EventCard.SUCCESSION] > 0.5
    assert gained[EventCard.WAR] <= 0


# -- what has come stays -------------------------------------------------------------------------


def test_influence_is_sold_when_nothing_else_is_left_to_gain() -> None:
    board = {"templars_large": [3, 0, 0, 20], "market_large": [9, 0, 0, 3]}
    table = turn_of(3, board=board, bezants=[0, 0, 0, 0], round=5)
    assert quick_scores(table, 3)["sell"] < -FAR_WORSE
    while (action := best(table, 3)) != "sell":
        assert quick_scores(table, 3)["sell"] < -FAR_WORSE
        table.play(3, action)
        assert len(table.history) < 20


def test_a_sale_takes_the_squires_that_matter_least_and_none_that_have_just_come() -> None:
    board = {"templars_large": [3, 0, 0, 4], "market_large": [9, 0, 0, 3]}
    table = turn_of(3, board=board | {"nobility_large": [9, 0, 0, 1]}, round=5)
    table.play(3, "place nobility_large 1")
    table.play(3, "sell")
    found = quick_scores(table, 3)
    assert best(table, 3) == "remove market_large 3"
    assert found["remove templars_large 1"] < found["remove market_large 1"] - TOO_FAR
    assert found["remove nobility_large 1"] < -FAR_WORSE


def test_squires_that_have_just_come_do_not_march_on() -> None:
    table = turn_of(2)
    table.play(2, "place market_small_left 1")
    assert quick_scores(table, 2)["march"] < -FAR_WORSE
    table.play(2, "march")
    away = {a: each for a, each in quick_scores(table, 2).items() if a.startswith("move")}
    assert away
    assert max(away.values()) < -FAR_WORSE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_not_even_easy_players_take_away_what_they_have_just_placed(seats: int) -> None:
    placed: set[str] = set()
    left = 0

    def watch(table: engine.Table) -> None:
        nonlocal left
        verb, *words = table.history[-1].text.split()
        match verb, words:
            case "place" | "put", [area, _]:
                placed.add(area)
            case "remove" | "offer" | "move", [area, *_]:
                left += 1
                assert area not in placed
            case "done", [] if not (table.state.turn and table.state.turn.new):
                placed.clear()

    for number in range(4):
        play_game("jerusalem", ["easy"] * seats, f"easy {number}", watch=watch)
    assert left


def test_a_bad_bargain_is_never_struck() -> None:
    taken = {str(area): [6, 0, 0, 0] for area in Area} | {"market_small_left": [0, 0, 0, 0]}
    table = turn_of(2, board=taken, bezants=[0, 0, 12, 0], round=5)
    found = quick_scores(table, 2)
    assert found[best(table, 2)] > 0
    assert max(_hiring(table, 2).values()) < found[best(table, 2)] - TOO_FAR


# -- bezants and cards ---------------------------------------------------------------------------


def test_mercenaries_are_hired_for_what_they_take_and_not_for_nothing() -> None:
    taken = {str(area): [6, 0, 0, 0] for area in Area}
    purses = [0, 0, 0, 12]
    hopeless = turn_of(2, board=taken, bezants=[0, 0, 12, 0], round=5)
    within_reach = turn_of(3, board=taken | {"kings_palace_large": [4, 0, 0, 0]}, bezants=purses)
    assert max(_hiring(hopeless, 2).values()) < 0
    assert _hiring(within_reach, 3)["hire 1"] > 0


def _hiring(table: engine.Table, seat: int) -> dict[str, float]:
    return {a: value for a, value in quick_scores(table, seat).items() if a.startswith("hire")}


def test_the_last_card_stays_in_hand_in_the_last_round_unless_it_brings_more() -> None:
    taken = {str(area): [9, 0, 0, 0] for area in Area}
    weak = turn_of(3, board=taken, round=5, hands=[[], [], [], ["gain_1_squire_a"]])
    strong = turn_of(3, board=taken, round=5, hands=[[], [], [], ["gain_2_prestige_a"]])
    assert quick_scores(weak, 3)["play gain_1_squire_a"] < 0
    assert quick_scores(strong, 3)["play gain_2_prestige_a"] > 0


def test_prestige_is_kept_before_a_squire_in_the_draft() -> None:
    cards = (Card.GAIN_1_SQUIRE_A, Card.GAIN_2_PRESTIGE_A, Card.GAIN_2_BEZANTS_A)
    table = position(DraftCard((Seat(0), Seat(1), Seat(2)), cards, shown=True), seats=3)
    assert best(table, 0) == normal(table, 0) == "keep gain_2_prestige_a"


# -- the auction ---------------------------------------------------------------------------------


def auction(office: Office, price: int, bezants: list[int]) -> engine.Table:
    everyone = tuple(Seat(seat) for seat in range(4))
    limits = SealedLimits(seats=everyone, office=office, bidders=everyone, price=price)
    table = position(limits, bezants=bezants, offices=[None] * 4)
    table.state.offices, table.state.phase = list(Office), Phase.AUCTION
    return table


def test_nobody_bids_all_he_has_for_an_office_that_is_worth_little_more() -> None:
    for office in Office:
        found = quick_scores(auction(office, 0, [30] * 4), 0)
        assert found["limit 30"] < found["pass"] - FAR_WORSE
        assert found["limit 15"] < found["limit 5"]


def test_an_office_is_let_go_above_what_it_is_worth() -> None:
    for office in Office:
        assert best(auction(office, 12, [30] * 4), 0) == "pass"


def test_the_opener_bids_nothing_at_first() -> None:
    table = position(OpeningBid(Seat(0), Office.TREASURER), offices=[None] * 4)
    table.state.offices, table.state.phase = list(Office), Phase.AUCTION
    found = quick_scores(table, 0)
    assert best(table, 0) == "bid 0"
    assert found["bid 4"] < found["bid 0"] - TOO_FAR


# -- income and events ---------------------------------------------------------------------------


def test_prestige_is_bought_with_the_bezants_of_the_last_round() -> None:
    table = position(BuyMaterials(Seat(0)), round=5, bezants=[8, 0, 0, 0])
    assert best(table, 0) == "buy 4"


def test_intrigue_goes_against_the_tallest_tower_that_has_prestige_to_lose() -> None:
    table = position(SpinIntrigue(Seat(0)), tower=[3, 2, 4, 5], prestige=[0, 3, 2, 0])
    assert best(table, 0) == "intrigue 2"


def test_income_is_taken_whole() -> None:
    areas = (Area.MARKET_LARGE, Area.KINGS_PALACE_LARGE)
    assert best(position(ChooseIncome(Seat(0), areas)), 0) == "collect"


def test_a_baron_rescues_all_he_can() -> None:
    board = {"kings_palace_large": [3, 0, 0, 0], "nobility_large": [1, 1, 0, 0]}
    table = position(ClearPalace(Seat(0)), board=board, barons=["nobility_large"], round=2)
    table.state.phase = Phase.EVENT
    assert best(table, 0) == "rescue 2"


def test_a_lone_squire_in_the_large_market_is_worth_its_tax() -> None:
    board = {"market_large": [1, 0, 0, 0]}
    table = position(PayTax(Seat(0), Area.MARKET_LARGE), board=board, round=2)
    table.state.phase = Phase.EVENT
    assert best(table, 0) == "pay market_large 1"


def test_squires_that_are_worth_their_tax_are_all_kept_at_once() -> None:
    board = {"market_large": [1, 0, 0, 0], "market_small_left": [1, 0, 0, 0]}
    more = (Area.MARKET_SMALL_LEFT,)
    table = position(PayTax(Seat(0), Area.MARKET_LARGE, more), board=board, round=2)
    table.state.phase = Phase.EVENT
    assert best(table, 0) == "payall"


def test_the_war_strikes_where_it_wins_an_area() -> None:
    board = {"kings_palace_large": [2, 2, 0, 0], "davids_tower": [0, 0, 1, 0]}
    table = position(StrikeBack(Seat(0), 1), board=board, round=2)
    table.state.phase = Phase.EVENT
    assert best(table, 0) == "strike 1 kings_palace_large"


# -- whole games ---------------------------------------------------------------------------------


def test_a_normal_player_beats_random_ones() -> None:
    played = play_game("jerusalem", ["normal", "random"], "whole")
    assert played.winners == (0,)
    assert played.scores[0] >= played.scores[1] + 2
