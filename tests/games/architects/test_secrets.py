"""What a seat cannot know is dealt anew, and what it does know is kept."""

import random
import re

import pytest

import engine
from engine.games.architects.decks import discard
from engine.games.architects.steps.draft import Draft
from tests.games.architects.kit import legal, play, player, position
from tests.games.architects.test_setup import drafted, opened

SEEDS = [str(seed) for seed in range(12)]


def hands(table: engine.Table) -> list[list[str]]:
    return [player.cards for player in table._g.players]


def test_hands_and_deck_are_dealt_anew():
    table = position(players=[{"hand": ["castle"]}, {"hand": ["keep", "well"]}])
    others = {tuple(hands(table.redeal(0, seed))[1]) for seed in SEEDS}
    assert len(others) > 6
    assert all(hands(table.redeal(0, seed))[0] == ["castle"] for seed in SEEDS)


def test_with_two_players_the_cards_that_came_back_tell_what_was_kept():
    """Of the three cards handed on two come back: the third is in the other hand, for certain."""
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


def test_pack_that_was_handed_on_stays_with_those_after():
    """With four players nobody sees a pack again; its cards lie with the next ones, in any way."""
    table = opened(4)
    pack = {action.split()[1] for action in table.legal(0)}
    for _ in range(2):
        for seat in range(4):
            table.play(seat, table.legal(seat)[0])
    handed_on = pack - set(hands(table)[0])
    where = set()
    for seed in SEEDS:
        other = table.redeal(0, seed)
        step = other._g.agenda[-1]
        assert isinstance(step, Draft)
        with_one = handed_on & set(hands(other)[1])
        with_two = handed_on & set(step.packs[2])
        assert (len(with_one), len(with_two)) == (1, 2)
        where.add(*with_one)
    assert len(where) > 1


def test_own_discard_is_known_where_it_lies():
    has = {"hand": ["castle", "keep"], "gold": 1}
    table = position(players=[has, {"hand": ["well"]}], rewards=[])
    play(table, "advance", "discard keep")
    for seed in SEEDS:
        assert table.redeal(0, seed)._g.under[0].card == "keep"
    assert len({table.redeal(1, seed)._g.under[0].card for seed in SEEDS}) > 3


def test_discard_of_another_may_be_any_card_that_was_in_hand_then():
    """Seat 0 knows two of the cards of seat 1, which discards one of its three."""
    table = opened(2)
    drafted(table, random.Random(3))
    g = table._g
    known = [card for card in g.players[1].cards if g.seen.get(card, (0, 0))[0]]
    assert known
    discard(g, 1, known[0])
    g.news.clear()
    under = {table.redeal(0, seed)._g.under[-1].card for seed in SEEDS * 3}
    assert known[0] in under
    assert len(under) > 1


def test_cards_put_under_the_deck_together_have_no_known_order():
    table = position(players=[{"silver": 2}])
    play(table, "place bm_middle", "draw")
    play(table, legal(table)[0])
    under = [buried.card for buried in table._g.under]
    orders = [[buried.card for buried in table.redeal(0, seed)._g.under] for seed in SEEDS]
    assert all(set(order) == set(under) for order in orders)
    assert len({tuple(order) for order in orders}) > 3
    seen_by_none = {table.redeal(1, seed)._g.under[0].card for seed in SEEDS}
    assert len(seen_by_none - set(under)) > 3


def test_cards_drawn_are_in_no_other_view_and_no_other_log():
    table = position()
    play(table, "place workshop", "draw")
    [card] = hands(table)[0]
    assert card in str(table.log(0))
    for reader in (1, 2, None):
        assert card not in str(table.view(reader)) + str(table.log(reader))


@pytest.mark.parametrize("seats", [2, 5])
def test_what_only_the_acting_seat_may_know_is_a_private_question(seats):
    """Whoever is asked about cards of his own hand is asked in private."""
    table = opened(seats, seed="private")
    rng = random.Random(2)
    while table.asked:
        seat = table.asked[0]
        action = rng.choice(table.legal(seat))
        if action.split()[0] in ("keep", "discard"):
            assert table.prompt(seat)["private"]
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
    return any(card in each.buildings for each in table._g.players)


def test_player_sees_the_own_hand():
    table = position(players=[{"hand": ["castle"]}])
    assert table.view(0)["players"][0]["hand"] == ["castle"]
    assert table.view(1)["players"][0]["hand"] is None
    assert table.view(1)["players"][0]["cards"] == 1
    assert player(table).cards == ["castle"]
