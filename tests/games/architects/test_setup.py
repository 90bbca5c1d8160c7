"""Setting up and the draft (facts, sections 1, 3 and 13)."""

import random
from typing import Any

import pytest

import engine
from engine.games.architects.data import DRAFTED, Apprentice, Building, MarketCard
from engine.games.architects.events import CharacterTaken
from engine.games.architects.state import State
from tests.games.architects.kit import state
from tests.kit.tables import changed, events, prompt


def opened(seats: int, seed: str = "setup", **options: Any) -> engine.Table:
    return engine.Table.new("architects", seats=seats, seed=seed, options=options)


def drafted(table: engine.Table, rng: random.Random | None = None) -> engine.Table:
    """Play the draft to its end; without `rng`, everyone keeps the first card."""
    while table.view(None)["draft"]:
        seat = table.asked[0]
        table.play(seat, rng.choice(table.legal(seat)) if rng else table.legal(seat)[0])
        table.rules.audit(state(table))
    return table


@pytest.mark.parametrize(("seats", "rewards"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_board_at_the_start(seats: int, rewards: int) -> None:
    table = opened(seats)
    g, view = state(table), table.view(None)
    assert (view["tax"], view["rewards"]) == (4, rewards)
    assert [len(row) for row in view["rows"]] == [4, 4]
    assert len(g.offers) == len(MarketCard) - 1
    assert view["market"]["large_cards"] == []
    assert view["market"]["large"] == {"wood": 1, "stone": 1, "marble": 2}
    assert view["market"]["small_left"] == 10
    assert view["guildhall"]["columns"] * view["guildhall"]["rows"] == seats * 4 + 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_standard_seats_start_alike_but_for_silver(seats: int) -> None:
    table = opened(seats)
    g = state(table)
    for place, seat in enumerate(g.turn_order(g.first)):
        player = g.players[seat]
        assert (player.workers, player.virtue, player.level) == (20, 7, 0)
        assert player.silver == 3 + place
        assert player.character is None


def test_first_seat_is_left_to_chance() -> None:
    assert {state(opened(4, seed=str(seed))).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_draft_leaves_three_cards_and_puts_one_of_each_seat_under_the_deck(seats: int) -> None:
    table = opened(seats)
    assert [len(table.legal(seat)) for seat in range(seats)] == [4] * seats
    drafted(table)
    g = state(table)
    assert [len(player.hand) for player in g.players] == [DRAFTED] * seats
    assert len(g.under) == seats
    assert len(g.deck) == 40 - 4 * seats
    assert table.asked == (g.first,)


def test_packs_go_to_the_left() -> None:
    table = opened(3)
    packs = [[action.split()[1] for action in table.legal(seat)] for seat in range(3)]
    for seat in range(3):
        table.play(seat, f"keep {packs[seat][0]}")
    for seat in range(3):
        rest = packs[(seat - 1) % 3][1:]
        assert [action.split()[1] for action in table.legal(seat)] == rest


def test_draft_is_secret_and_all_choose_at_the_same_time() -> None:
    table = opened(3)
    assert table.asked == (0, 1, 2)
    card = table.legal(1)[0].split()[1]
    table.play(1, f"keep {card}")
    assert [*table.asked] == [0, 2]
    assert prompt(table, 0)["private"]
    assert table.view(1)["draft"]["kept"] == card
    assert card not in str(table.view(0)) + str(table.log(0)) + str(table.view(None))
    assert table.can_undo(1)


def test_leftovers_of_the_draft_are_drawn_again_when_the_deck_runs_out() -> None:
    table = drafted(opened(2))
    under = [buried.card for buried in state(table).under]
    table = changed(table, build_the_deck)
    seat = table.asked[0]
    table.play(seat, "place workshop")
    table.play(seat, "draw")
    assert [card for card in state(table).players[seat].cards if card in under] == under[:1]
    assert not table.can_undo(seat), "a card was seen, though nothing was drawn by chance"


def build_the_deck(g: State) -> None:
    g.players[0].buildings += tuple(g.deck)
    g.deck = []


def test_components_of_the_box() -> None:
    assert len(Building) == 40 + 3
    assert len(Apprentice) == 35 + 3


# -- the variable side ------------------------------------------------------------------------

# workers in the Prison, debts, virtue, cards after the draft, goods
CHARACTERS = {
    "therese": (4, 0, 5, 1, {"silver": 5}),
    "caroline": (8, 1, 3, 0, {"marble": 1, "silver": 10}),
    "ada": (0, 0, 11, 1, {"gold": 1}),
    "frederick": (0, 0, 7, 0, {"stone": 1, "silver": 4}),
    "rudolf": (0, 0, 9, 0, {"wood": 1, "silver": 3}),
}


@pytest.mark.parametrize("character", CHARACTERS)
def test_start_of_each_character(character: str) -> None:
    table = opened(5, boards="variable")
    prison, debts, virtue, cards, goods = CHARACTERS[character]
    [seat] = [at for at, each in enumerate(state(table).players) if each.character == character]
    before = table.view(None)["players"][seat]
    assert (before["in_prison"], before["workers"]) == (prison, 20 - prison)
    assert (before["debts"], before["virtue"]) == (debts, virtue)
    assert {good: count for good, count in before["goods"].items() if count} == goods
    drafted(table)
    assert table.view(None)["players"][seat]["cards"] == DRAFTED + cards
    assert len(events(table, CharacterTaken)) == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_most_virtue_begins_on_the_variable_side(seats: int) -> None:
    for seed in range(10):
        table = drafted(opened(seats, seed=str(seed), boards="variable"))
        virtues = [player.virtue for player in state(table).players]
        assert table.asked == (virtues.index(max(virtues)),)
