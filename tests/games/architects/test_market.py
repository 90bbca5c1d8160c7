"""The Black Market: its spaces, its cards, and the reset (facts, section 8)."""

import pytest

from engine.games.architects.data import MarketCard
from engine.games.architects.events import MarketReset, OffersShuffled
from engine.games.architects.tables import PRINTED
from tests.games.architects.kit import GOODS, goods, play, player, position, state
from tests.kit.tables import events, legal, prompt, refusal

# id: small side, large side, in letters: Wood, Stone, Gold, Marble
CARDS = {
    "bm_01": ("M", "MMWW"),
    "bm_02": ("GG", "MGSW"),
    "bm_03": ("MS", "MMSS"),
    "bm_04": ("GW", "GSWW"),
    "bm_05": ("MW", "MWSS"),
    "bm_06": ("M", "MMSS"),
    "bm_07": ("GG", "MWSS"),
    "bm_08": ("MS", "GSWW"),
    "bm_09": ("GW", "MGSW"),
    "bm_10": ("MW", "MMWW"),
}
LETTERS = {"W": "wood", "S": "stone", "G": "gold", "M": "marble"}
LAST_SPACE_FREE = {"bm_middle": 1, "bm_large": 2}


def spelled(letters: str) -> dict[str, int]:
    counts = {name: letters.count(letter) for letter, name in LETTERS.items()}
    return {name: counts[name] for name in GOODS if counts.get(name)}


def test_every_card_is_in_this_table_and_every_offer_comes_twice() -> None:
    assert set(CARDS) == set(MarketCard)
    for side in (0, 1):
        offers = ["".join(sorted(card[side])) for card in CARDS.values()]
        assert {offers.count(offer) for offer in offers} == {2}


@pytest.mark.parametrize("card", CARDS)
def test_both_sides_of_each_card(card: str) -> None:
    small, large = CARDS[card]
    table = position(players=[{"silver": 1}], small=card)
    play(table, "place bm_small")
    assert goods(table) == spelled(small)
    other = "bm_01" if card != "bm_01" else "bm_02"
    table = position(players=[{"silver": 3}], small=other, large=[card])
    play(table, "place bm_large")
    assert goods(table) == spelled(large)


def test_printed_offers_hold_where_no_card_lies() -> None:
    table = position(players=[{"silver": 3}])
    play(table, "place bm_large")
    assert goods(table) == {"wood": 1, "stone": 1, "marble": 2}
    table = position(players=[{"silver": 1}], small=None)
    play(table, "place bm_small")
    assert goods(table) == {"gold": 1, "marble": 1}


@pytest.mark.parametrize(("space", "price"), [("bm_small", 1), ("bm_middle", 2), ("bm_large", 3)])
def test_price_and_virtue_of_each_space(space: str, price: int) -> None:
    table = position(players=[{"silver": price}], tax=0)
    play(table, f"place {space}")
    assert (player(table).silver, player(table).virtue) == (0, 6)
    assert state(table).tax == 0, "none of it is tax"
    table = position(players=[{"silver": price - 1}])
    assert str(price) in refusal(table, 0, f"place {space}")


def test_taking_goods_does_not_touch_the_cards() -> None:
    table = position(players=[{"silver": 3}], small="bm_04", large=["bm_01"])
    play(table, "place bm_small")
    assert (state(table).small, state(table).large) == ("bm_04", ["bm_01"])


def test_each_space_holds_one_worker_and_virtue_above_nine_stays_away() -> None:
    table = position(players=[{"silver": 9}], market={"bm_small": 1})
    assert legal(table, "place")[-2:] == ["place bm_middle", "place bm_large"]
    assert "stands there" in refusal(table, 0, "place bm_small")
    table = position(players=[{"silver": 9, "virtue": 10}])
    assert "9 and less" in refusal(table, 0, "place bm_large")
    assert "place bm_large" in legal(position(players=[{"silver": 9, "virtue": 9}]))


def test_middle_space_hires_anyone_without_further_cost() -> None:
    rows = [["labourer", "miner", "jeweller", ("thief", 2)], ["conspirator"]]
    table = position(players=[{"silver": 2}], rows=rows)
    play(table, "place bm_middle")
    assert len(legal(table, "hire")) == 5
    play(table, "hire thief top_4")
    assert (player(table).apprentices, goods(table)) == (("thief",), {"silver": 2})
    assert [shown.silver for shown in state(table).rows[0]] == [0, 0, 0, 0], "nobody was skipped"


def test_middle_space_keeps_one_of_five_cards_and_the_rest_goes_under_the_deck() -> None:
    table = position(players=[{"silver": 2}])
    play(table, "place bm_middle", "draw")
    assert len(legal(table, "keep")) == 5
    assert prompt(table, 0)["private"]
    looked = [action.split()[1] for action in legal(table, "keep")]
    assert table.view(0)["looking"] == looked
    assert table.view(1)["looking"] is None
    play(table, legal(table)[2])
    assert player(table).cards == [looked[2]]
    under = [buried.card for buried in state(table).under]
    assert sorted(under) == sorted(set(looked) - {looked[2]})


# -- the reset --------------------------------------------------------------------------------


def test_third_worker_resets_after_its_action() -> None:
    table = position(players=[{"silver": 1}], market=LAST_SPACE_FREE, small="bm_02")
    play(table, "place bm_small")
    assert goods(table) == {"gold": 2}, "the action comes first, with the old offer"
    assert state(table).prison == [1, 1, 1]
    assert set(state(table).market.values()) == {None}
    assert state(table).large == ["bm_02"]
    assert state(table).small not in (None, "bm_02")


@pytest.mark.parametrize(
    ("seats", "resets"), [(2, (7, 10)), (3, (9, 13)), (4, (11, 16)), (5, (13, 19))]
)
def test_guildhall_spaces_that_reset(seats: int, resets: tuple[int, int]) -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2}
    for number in range(1, seats * 4 + 5):
        hall = [1] * (number - 1)
        if len(hall) > 19:
            hall = [1] * 19 + [0] * (number - 20)
        table = position(seats=seats, players=[has], guildhall=hall, market={"bm_large": 0})
        play(table, "build well")
        assert bool(events(table, MarketReset)) == (number in resets), number


def test_most_workers_in_the_prison_bring_a_debt_and_ties_one_each() -> None:
    players = [{"silver": 1, "prison": 1}, {"prison": 1}, {"prison": 0}]
    table = position(players=players, market=LAST_SPACE_FREE)
    play(table, "place bm_small")
    assert state(table).prison == [2, 2, 1]
    assert [player(table, seat).debts for seat in range(3)] == [1, 1, 0]
    assert [player(table, seat).virtue for seat in range(3)] == [6, 7, 7]


def test_three_in_the_prison_lose_a_virtue() -> None:
    players = [{"silver": 1, "prison": 2}, {"prison": 5}]
    table = position(players=players, market=LAST_SPACE_FREE)
    play(table, "place bm_small")
    assert state(table).prison == [3, 6, 1]
    assert [player(table, seat).virtue for seat in range(3)] == [5, 6, 7]
    assert [player(table, seat).debts for seat in range(3)] == [0, 1, 0]


def test_empty_prison_brings_no_debt() -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2}
    table = position(players=[has], guildhall=[1] * 8)
    play(table, "build well")
    assert events(table, MarketReset)
    assert [player(table, seat).debts for seat in range(3)] == [0, 0, 0]


def test_last_small_card_leaves_the_printed_offer_until_the_next_reset() -> None:
    """See ruling 9."""
    turned = [card for card in MarketCard if card != "bm_07"]
    table = position(players=[{"silver": 1}], market=LAST_SPACE_FREE, small="bm_07", large=turned)
    play(table, "place bm_small")
    assert state(table).small is None
    assert table.view(0)["market"]["small"] == {"gold": 1, "marble": 1}
    assert state(table).large[-1] == "bm_07"


def test_without_a_small_card_all_large_ones_are_shuffled_into_a_new_pile() -> None:
    """In that reset no card is turned over (ruling 9)."""
    table = position(
        players=[{"silver": 1}], market=LAST_SPACE_FREE, small=None, large=list(MarketCard)
    )
    play(table, "place bm_small")
    g = state(table)
    assert g.large == []
    assert g.small
    assert len(g.offers) == 9
    assert events(table, OffersShuffled)


def test_back_of_the_small_offer_is_hidden() -> None:
    """Two cards have the same front, so nobody can tell which of them it is."""
    table = position(small="bm_01")
    assert "bm_01" not in str(table.view(0)["market"])
    backs = {state(table.redeal(0, str(seed))).small for seed in range(20)}
    assert backs == {"bm_01", "bm_06"}
    table = position(small="bm_01", large=["bm_06"])
    assert {state(table.redeal(0, str(seed))).small for seed in range(20)} == {"bm_01"}


def test_offer_of_the_printed_figures() -> None:
    assert PRINTED.printed_small[:6] == (0, 0, 0, 1, 1, 0)
    assert PRINTED.printed_large[:6] == (0, 1, 1, 0, 2, 0)
