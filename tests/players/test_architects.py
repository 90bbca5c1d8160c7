"""Computer players of Architects: where the better choice is plain, they see it."""

import random
import re
from math import isclose, isfinite
from pathlib import Path

import pytest

import engine
from engine.games.architects.data import Apprentice
from engine.games.architects.steps.course import Reckoning
from engine.games.architects.steps.reset import ResetAbilities
from engine.games.architects.steps.surplus import DestroySurplus
from engine.ids import Seat
from engine.players import LEVELS, decide, evaluator_of
from engine.players.contest import play_game
from engine.players.games.architects.quick_scores import SCORERS
from engine.players.lookahead import question_to, quick_scores_of
from tests.games.architects.kit import position, state
from tests.kit.players import SOBER
from tests.kit.random_play import random_game, random_table

EVALUATOR = evaluator_of("architects")


def chosen(table: engine.Table, seat: int = 0) -> str:
    """Return what a normal player does."""
    return decide(table.redeal(seat, "x"), seat, SOBER, seed="x").action


def quick_scores(table: engine.Table, seat: int = 0) -> dict[str, float]:
    return quick_scores_of(EVALUATOR, table, Seat(seat))


def best(table: engine.Table, seat: int = 0) -> str:
    """Return the action with the best quick score."""
    found = quick_scores(table, seat)
    return max(found, key=found.__getitem__)


# -- any position ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 6))
def test_worth_is_the_score_when_the_game_is_over(seats: int) -> None:
    table = random_table("architects", seats, f"end {seats}")
    for _ in random_game(table, random.Random(seats)):
        pass
    view = table.typed_view(0)
    assert table.result is not None
    for seat, score in enumerate(table.result["scores"]):
        assert sum(EVALUATOR.evaluate(view, Seat(seat)).values()) == score


def test_every_question_of_the_game_has_a_scorer() -> None:
    words = Path(engine.__file__).parent / "games/architects/words/en.ftl"
    keys = re.findall(r"^ask-([a-z-]+) =", words.read_text("utf-8"), re.MULTILINE)
    assert set(keys) == set(SCORERS)


def test_every_part_of_the_worth_has_words() -> None:
    table = position(players=[{"hand": ["well"]}])
    text = engine.GAMES["architects"].words
    for part in EVALUATOR.evaluate(table.typed_view(0), Seat(0)):
        assert text(f"worth-{part}")


def test_quick_scores_are_finite_and_as_many_as_actions_in_random_games() -> None:
    met = set()
    for game in range(20):
        table = random_table("architects", 2 + game % 4, f"hunches {game}")
        rng = random.Random(game)
        while table.asked:
            seat = table.asked[0]
            legal = table.legal(seat)
            if len(legal) > 1 and rng.random() < 0.15:
                found = quick_scores(table, seat)
                assert list(found) == legal
                assert all(isfinite(each) for each in found.values())
                met.add(question_to(table, seat).key)
            table.play(seat, rng.choice(legal))
    assert len(met) >= 18


def test_worth_of_the_others_needs_no_sight_of_their_hands() -> None:
    table = position(players=[{"hand": ["well"]}, {"hand": ["castle", "keep"]}])
    other = position(players=[{"hand": ["well"]}, {"hand": ["fountain", "church"]}])
    one, two = (EVALUATOR.evaluate(each.typed_view(0), Seat(1)) for each in (table, other))
    assert one == two


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_game_of_equals_ends(level: str) -> None:
    played = play_game("architects", [level] * 2, "equals")
    assert len(played.winners) >= 1
    assert max(played.scores) > 15


def test_hardly_any_cards_are_drawn_only_to_be_thrown_away() -> None:
    thrown, asked = 0, ""

    def watch(table: engine.Table) -> None:
        nonlocal thrown, asked
        thrown += asked == "discard" and table.history[-1].text.startswith("discard")
        asked = question_to(table, table.asked[0]).key if table.asked else ""

    for game in range(4):
        play_game("architects", ["normal"] * 2, f"drawn {game}", watch=watch)
    assert thrown <= 4 * 2 * 3


# -- places ----------------------------------------------------------------------------------


def test_builds_rather_than_gathers_on_the_last_turn() -> None:
    table = position(
        phase="last_turns", players=[{"hand": ["well"], "wood": 3, "stone": 2, "silver": 5}]
    )
    state(table).last_turns = 3
    assert best(table) == chosen(table) == "build well"


def test_builds_the_dearer_card_on_the_last_turn() -> None:
    goods = {"clay": 6, "wood": 6, "stone": 6, "gold": 2, "marble": 2}
    table = position(
        phase="last_turns",
        players=[{"hand": ["well", "university"], "apprentices": ["labourer"], **goods}],
        rows=[["jeweller"], ["miner"]],
    )
    state(table).last_turns = 3
    assert best(table) == chosen(table) == "build university"


def test_wood_is_worth_nothing_on_the_last_turn() -> None:
    table = position(phase="last_turns", players=[{"silver": 3}])
    state(table).last_turns = 3
    found = quick_scores(table)
    assert isclose(found["place forest"], found["place quarry"], abs_tol=0.01)
    assert found["place mines"] <= 0.01


def test_gathers_what_the_plan_lacks() -> None:
    table = position(players=[{"hand": ["lumber_camp"], "clay": 4, "stone": 0, "level": 5}])
    found = quick_scores(table)
    assert found["place quarry"] > found["place forest"]


def test_a_crowd_makes_a_place_better() -> None:
    table = position(players=[{"hand": ["well"]}], at={"forest": [3, 0, 0]})
    found = quick_scores(table)
    assert found["place forest"] > found["place quarry"]


def test_captures_the_larger_crowd() -> None:
    table = position(
        players=[{"silver": 6, "hand": ["well"]}],
        at={"mines": [0, 6, 0], "forest": [0, 0, 1], "town_centre": [0, 0, 0]},
    )
    table.play(0, "place town_centre")
    assert best(table) == chosen(table) == "capture mines 1"


def test_takes_silver_where_only_the_lack_of_it_lets_a_rival_fill_the_mines() -> None:
    table = position(
        seats=2,
        tax=5,
        players=[{"hand": ["well"], "virtue": 8}, {"hand": ["smithy"], "gold": 20}],
        at={"mines": [0, 12], "forest": [2, 0]},
    )
    assert chosen(table) in ("place tax_stand", "place silversmith")


def test_every_piece_of_gold_of_a_rival_counts_its_point() -> None:
    def of_rival(gold: int) -> float:
        table = position(seats=2, players=[{}, {"gold": gold}])
        return EVALUATOR.evaluate(table.typed_view(0), Seat(1))["goods"]

    assert of_rival(52) - of_rival(20) >= 32


def test_does_not_pay_to_capture_nobody_but_its_own() -> None:
    table = position(players=[{"silver": 3, "hand": ["well"]}], at={"forest": [1, 0, 0]})
    assert quick_scores(table)["place town_centre"] < quick_scores(table)["place forest"]


def test_sends_many_captured_workers_to_the_prison() -> None:
    table = position(players=[{"captured": [0, 6, 4], "hand": ["well"]}])
    assert best(table) == chosen(table) == "place guardhouse"
    table.play(0, "place guardhouse")
    assert best(table) == "send"


def test_takes_a_rich_tax_stand_only_while_it_lasts() -> None:
    rich = position(tax=14, players=[{"hand": ["well"], "virtue": 9}])
    poor = position(tax=1, players=[{"hand": ["well"], "virtue": 6}])
    assert best(rich) == "place tax_stand"
    assert quick_scores(poor)["place tax_stand"] < min(0.0, quick_scores(poor)["place forest"])


def test_a_full_hand_needs_no_more_cards() -> None:
    some = ["well", "smithy", "church"]
    full = [*some, "steeple", "fountain", "aqueduct"]
    fetching, idle = (quick_scores(position(players=[{"hand": hand}])) for hand in (some, full))
    assert fetching["place workshop"] > 0 > idle["place workshop"]


def test_not_even_an_easy_player_goes_where_there_is_nothing_to_do() -> None:
    table = position(players=[{"hand": ["well"]}, {"captured": [1, 0, 0]}])
    found, easy = quick_scores(table), LEVELS["easy"]
    absurd = max(found.values()) - easy.prune_below * easy.noise
    assert found["place storehouse"] < absurd
    assert found["place guardhouse"] < absurd


def test_not_even_an_easy_player_leaves_without_what_he_came_for() -> None:
    table = position(players=[{"captured": [0, 2, 0]}])
    table.play(0, "place guardhouse")
    found, easy = quick_scores(table), LEVELS["easy"]
    assert found["done"] < max(found.values()) - easy.prune_below * easy.noise


def test_a_crowd_stands_longer_where_rivals_are_few() -> None:
    few, many = (
        position(seats=seats, at={"mines": [6] + [0] * (seats - 1)}).typed_view(0)
        for seats in (2, 5)
    )
    assert (
        EVALUATOR.evaluate(few, Seat(0))["workers"] > EVALUATOR.evaluate(many, Seat(0))["workers"]
    )


def test_what_comes_later_in_a_plan_counts_less() -> None:
    def plans(*hand: str) -> float:
        goods = {"clay": 9, "wood": 9, "stone": 9}
        table = position(players=[{"hand": hand, "level": 5, **goods}])
        return EVALUATOR.evaluate(table.typed_view(0), Seat(0))["plans"]

    one, other = plans("church"), plans("tilers_hut")
    assert max(one, other) < plans("church", "tilers_hut") < one + other - 0.1


# -- choices ---------------------------------------------------------------------------------


def test_takes_gold_where_the_plan_lacks_it() -> None:
    table = position(players=[{"hand": ["steeple"], "wood": 2, "gold": 0}], at={"mines": [3, 0, 0]})
    table.play(0, "place mines")
    assert best(table) == chosen(table) == "mine gold"


def test_hires_the_skill_that_the_plan_lacks() -> None:
    table = position(
        players=[{"silver": 8, "hand": ["thieves_den"], "clay": 1, "wood": 2, "stone": 3}],
        rows=[["conspirator"], ["debt_collector_masonry"]],
    )
    table.play(0, "place workshop")
    assert best(table) == chosen(table) == "hire debt_collector_masonry bottom_1"


def test_does_not_give_away_what_the_next_building_needs() -> None:
    table = position(players=[{"hand": ["well"], "wood": 2, "stone": 2, "virtue": 7}])
    table.play(0, "place storehouse")
    assert best(table) == chosen(table) == "done"


def test_discards_the_card_it_cannot_build() -> None:
    table = position(
        players=[{"hand": ["well", "fortress"], "wood": 2, "stone": 2, "gold": 1, "virtue": 7}]
    )
    table.play(0, "advance")
    assert best(table) == "discard fortress"


def test_destroys_every_debt_it_may() -> None:
    table = position(DestroySurplus(Seat(0), 2), Reckoning(), players=[{"debts": 3}])
    assert best(table) == chosen(table) == "destroy 2"


def test_lets_the_gatekeeper_go_before_the_squires() -> None:
    both = (Apprentice.GATEKEEPER, Apprentice.SQUIRE_GOLD)
    table = position(
        ResetAbilities(Seat(0), both),
        Reckoning(),
        players=[{"prison": 2, "apprentices": ["gatekeeper", "squire_gold"]}],
    )
    assert best(table) == "use gatekeeper"
    table.play(0, "use gatekeeper")
    assert best(table) == "parole 2"


def test_frees_its_workers_when_the_prison_is_full_of_them() -> None:
    table = position(players=[{"prison": 9, "hand": ["well"]}])
    assert best(table) == chosen(table) == "place guardhouse"
