"""A redeal changes what a seat cannot know, and keeps what it does know."""

import random
import re

import pytest

import engine
from engine.games.architects.data import Building
from engine.games.architects.decks import discard
from engine.games.architects.steps.draft import Draft
from engine.ids import Seat
from tests.games.architects.kit import play, player, position, state
from tests.games.architects.test_setup import drafted, opened
from tests.kit.tables import changed, legal, prompt

SEEDS = [str(seed) for seed in range(12)]


def hands(table: engine.Table) -> list[list[Building]]:
    return [each.cards for each in state(table).players]


def test_hands_and_deck_are_dealt_anew() -> None:
    table = position(players=[{"hand": ["castle"]}, {"hand": ["keep", "well"]}])
    others = {tuple(hands(table.redeal(0, seed))[1]) for seed in SEEDS}
    assert len(others) > 6
    assert all(hands(table.redeal(0, seed))[0] == ["castle"] for seed in SEEDS)


def test_with_two_players_the_cards_that_came_back_tell_what_was_kept() -> None:
    """Two of the three cards handed on come back, so the third is in the other hand."""
    table = opened(2)
    first = {action.split()[1] for action in table.legal(0)}
    for _ in range(2):
        for seat in (0, 1):
            table.play(seat, table.legal(seat)[0])
    back = {action.split()[1] for action in table.legal(0)}
    kept = {card for card in hands(table)[1] if card in first}
    assert len(kept) == 1
    assert len(back) == 2
    for seed in SEEDS:
        assert kept <= set(hands(table.redeal(0, seed))[1])


def test_pack_that_was_handed_on_stays_with_those_after() -> None:
    """With four players nobody sees a pack again; its cards are with the next players."""
    table = opened(4)
    pack = {action.split()[1] for action in table.legal(0)}
    for _ in range(2):
        for seat in range(4):
            table.play(seat, table.legal(seat)[0])
    handed_on = pack - set(hands(table)[0])
    where: set[str] = set()
    for seed in SEEDS:
        other = table.redeal(0, seed)
        step = state(other).agenda[-1]
        assert isinstance(step, Draft)
        with_one = handed_on & set(hands(other)[1])
        with_two = handed_on & set(step.packs[2])
        assert (len(with_one), len(with_two)) == (1, 2)
        where.add(*with_one)
    assert len(where) > 1


def test_own_discard_is_known_where_it_lies() -> None:
    has = {"hand": ["castle", "keep"], "gold": 1}
    table = position(players=[has, {"hand": ["well"]}], rewards=[])
    play(table, "advance", "discard keep")
    for seed in SEEDS:
        assert state(table.redeal(0, seed)).under[0].card == "keep"
    assert len({state(table.redeal(1, seed)).under[0].card for seed in SEEDS}) > 3


def test_discard_of_another_may_be_any_card_that_was_in_hand_then() -> None:
    """Seat 0 knows two of the three cards of seat 1, which discards one."""
    table = opened(2)
    drafted(table, random.Random(3))
    g = state(table)
    known = [card for card in g.players[1].cards if g.seen.get(card, (0, 0))[0]]
    assert known
    table = changed(table, lambda g: discard(g, Seat(1), known[0]))
    under = {state(table.redeal(0, seed)).under[-1].card for seed in SEEDS * 3}
    assert known[0] in under
    assert len(under) > 1


def test_cards_put_under_the_deck_together_have_no_known_order() -> None:
    table = position(players=[{"silver": 2}])
    play(table, "place bm_middle", "draw")
    play(table, legal(table)[0])
    under = [buried.card for buried in state(table).under]
    orders = [[buried.card for buried in state(table.redeal(0, seed)).under] for seed in SEEDS]
    assert all(set(order) == set(under) for order in orders)
    assert len({tuple(order) for order in orders}) > 3
    seen_by_none = {state(table.redeal(1, seed)).under[0].card for seed in SEEDS}
    assert len(seen_by_none - set(under)) > 3


def test_cards_drawn_are_in_no_other_view_and_no_other_log() -> None:
    table = position()
    play(table, "place workshop", "draw")
    [card] = hands(table)[0]
    assert card in str(table.log(0))
    for reader in (1, 2, None):
        assert card not in str(table.view(reader)) + str(table.log(reader))


@pytest.mark.parametrize("seats", [2, 5])
def test_what_only_the_acting_seat_may_know_is_a_private_question(seats: int) -> None:
    """A question about the cards of one's own hand is private."""
    table = opened(seats, seed="private")
    rng = random.Random(2)
    while table.asked:
        seat = table.asked[0]
        action = rng.choice(table.legal(seat))
        if action.split()[0] in ("keep", "discard"):
            assert prompt(table, seat)["private"]
            card = action.split()[1]
            table.play(seat, action)
            assert (
                not re.search(rf"\b{card}\b", table.public_record())
                or table.result
                or built(table, card)
            )
        else:
            table.play(seat, action)


def built(table: engine.Table, card: str) -> bool:
    return any(card in each.buildings for each in state(table).players)


def test_player_sees_the_own_hand() -> None:
    table = position(players=[{"hand": ["castle"]}])
    assert table.view(0)["players"][0]["hand"] == ["castle"]
    assert table.view(1)["players"][0]["hand"] is None
    assert table.view(1)["players"][0]["cards"] == 1
    assert player(table).cards == ["castle"]
