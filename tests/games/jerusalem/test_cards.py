"""The effect of each action card (facts, section 5)."""

from collections import Counter

import pytest

from engine.games.jerusalem.data import COPIES, DECK, Card, CardKind
from tests.games.jerusalem.kit import deploying, play, player, squires, state
from tests.kit.tables import refuses

PRINTED_COPIES = {
    "gain_1_squire": 3,
    "gain_2_bezants": 3,
    "gain_2_prestige": 3,
    "gain_2_resources": 2,
    "gain_squire_and_bezant": 2,
    "turncoat": 2,
    "move_2_squires": 4,
    "genoese_merchants": 2,
    "influence_kings_palace": 1,
    "influence_templars": 1,
    "influence_patriarchate": 1,
    "influence_market": 1,
    "influence_nobility": 1,
    "influence_davids_tower": 1,
}

# Card: answers after playing it, then prestige, reserve and bezants gained, then the board.
EFFECTS: dict[str, tuple[list[str], tuple[int, int, int], dict[str, list[int]]]] = {
    "gain_1_squire": ([], (0, 1, 0), {}),
    "gain_2_bezants": ([], (0, 0, 2), {}),
    "gain_2_prestige": ([], (2, 0, 0), {}),
    "gain_2_resources": (["take squire", "take prestige"], (1, 1, 0), {}),
    "gain_squire_and_bezant": ([], (0, 1, 1), {}),
    "turncoat": (
        ["offer templars_large", "swap 1 market_large"],
        (0, 0, 0),
        {"templars_large": [1, 1, 0, 0], "market_large": [1, 1, 0, 0]},
    ),
    "move_2_squires": (
        ["move templars_large nobility_large", "move templars_large davids_tower"],
        (0, 0, 0),
        {
            "templars_large": [0, 0, 0, 0],
            "nobility_large": [1] + [0] * 3,
            "davids_tower": [1] + [0] * 3,
        },
    ),
    "genoese_merchants": (["hire 3"], (0, 3, -6), {}),
    "influence_kings_palace": (
        ["put kings_palace_large 1", "put kings_palace_small_left 1"],
        (0, 0, 0),
        {"kings_palace_large": [1] + [0] * 3, "kings_palace_small_left": [1] + [0] * 3},
    ),
    "influence_templars": (["put templars_large 2"], (0, 0, 0), {"templars_large": [4] + [0] * 3}),
    "influence_patriarchate": (
        ["put patriarchate_small_right 2"],
        (0, 0, 0),
        {"patriarchate_small_right": [2] + [0] * 3},
    ),
    "influence_market": (["put market_large 2"], (0, 0, 0), {"market_large": [2, 2, 0, 0]}),
    "influence_nobility": (["put nobility_large 2"], (0, 0, 0), {"nobility_large": [2] + [0] * 3}),
    "influence_davids_tower": ([], (0, 0, 0), {"davids_tower": [2] + [0] * 3}),
}


def test_deck_is_as_printed() -> None:
    assert {str(kind): count for kind, count in COPIES.items()} == PRINTED_COPIES
    assert len(DECK) == sum(PRINTED_COPIES.values()) == 27
    assert set(EFFECTS) == set(PRINTED_COPIES)
    assert Counter(card.kind for card in Card)[CardKind.FOREIGN_BARON] == 1


@pytest.mark.parametrize("card", DECK, ids=str)
def test_card_does_what_it_says_and_leaves_the_game(card: Card) -> None:
    answers, gained, board = EFFECTS[card.kind]
    start = {"templars_large": [2, 0, 0, 0], "market_large": [0, 2, 0, 0]}
    table = deploying(0, hands=[[card], [], [], []], board=start)
    before = player(table, 0).prestige, player(table, 0).reserve, player(table, 0).bezants
    play(table, f"play {card}", *answers)
    after = player(table, 0).prestige, player(table, 0).reserve, player(table, 0).bezants
    assert tuple(now - then for now, then in zip(after, before, strict=True)) == gained
    for area, expected in board.items():
        assert squires(table, area) == expected
    assert player(table, 0).hand == []
    assert state(table).discard == [card]
    assert "done" in table.legal(0), "the turn goes on"
    table.rules.audit(state(table))


def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    hand = ["gain_2_bezants_a", "gain_2_bezants_b", "gain_1_squire_a"]
    table = deploying(0, hands=[hand, [], [], []], bezants=[0] * 4)
    play(table, *(f"play {card}" for card in hand))
    assert player(table, 0).bezants == 4


def test_genoese_merchants_help_the_treasurer_from_the_third_on() -> None:
    hands = [[], ["genoese_merchants_a", "genoese_merchants_b"], [], []]
    table = deploying(1, hands=hands, bezants=[12] * 4)
    play(table, "play genoese_merchants_a")
    assert refuses(table, 1, "play genoese_merchants_b"), "they are already here"
    play(table, "hire 4")
    assert player(table, 1).bezants == 12 - (1 + 2 + 2 + 2)


def test_moved_squire_does_not_move_a_second_time() -> None:
    table = deploying(
        0, hands=[["move_2_squires_a"], [], [], []], board={"market_large": [1, 0, 0, 0]}
    )
    play(table, "play move_2_squires_a", "move market_large templars_large")
    assert "done" in table.legal(0)
    assert any(action.startswith("place") for action in table.legal(0)), "the card is over"


def test_turncoat_within_one_area_is_not_possible() -> None:
    board = {"market_large": [1, 1, 0, 0]}
    table = deploying(0, hands=[["turncoat_a"], [], [], []], board=board)
    assert refuses(table, 0, "play turncoat_a")


def test_turncoat_squire_is_new_where_it_arrives() -> None:
    board = {"market_large": [1, 0, 0, 0], "templars_large": [0, 1, 0, 0]}
    table = deploying(0, hands=[["turncoat_a"], [], [], []], board=board)
    play(table, "play turncoat_a", "offer market_large", "swap 1 templars_large")
    play(table, "place templars_large 1")
    assert "baron templars_large" in table.legal(0)


def test_influence_goes_to_the_one_area_that_is_open_without_asking() -> None:
    table = deploying(
        0,
        hands=[["influence_market"], [], [], []],
        barons=[None, "market_large", "market_small_left", None],
    )
    play(table, "play influence_market")
    assert squires(table, "market_small_right") == [2, 0, 0, 0]
    assert "done" in table.legal(0)


def test_influence_is_not_playable_where_all_is_blocked() -> None:
    table = deploying(
        0,
        hands=[["influence_market"], [], [], []],
        barons=[None, "market_large", "market_small_left", "market_small_right"],
    )
    assert refuses(table, 0, "play influence_market")
