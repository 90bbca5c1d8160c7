"""What a refusal ends, numbers in talks, posted prices: facts 6.2 and 6.4."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.steps.turn import NextTurn
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    cards,
    ground,
    key,
    offered,
    play,
    player,
    position,
    state,
)


def hiring(reserves: int = 3, coins: int = 5, **setup: Any) -> engine.Table:
    return acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 1: {"fort": CALIPH}},
        coins={CALIPH: coins},
        reserves={NOMAD: reserves},
        **setup,
    )


def market(coins: int = 5, **setup: Any) -> engine.Table:
    return acting(
        CALIPH,
        coins={CALIPH: coins},
        market=["imam", "archers", "elder", "infantry", "vizier", "uprising"],
        sultan_market=["sabotage", "tribute"],
        **setup,
    )


# -- what a refusal ends --------------------------------------------------------------------------


@pytest.mark.parametrize(("refused", "left"), [(1, 2), (2, 1)])
def test_refusal_to_hire_one_number_leaves_the_other(refused: int, left: int) -> None:
    table = hiring()
    play(table, f"hire {refused}", "offer 0", f"{NOMAD}: refuse")
    assert table.asked == (CALIPH,)
    assert offered(table, "hire", CALIPH) == [f"hire {left}"]
    play(table, f"hire {left}", "offer 0", f"{NOMAD}: accept")
    assert key(table) == "place"


def test_refusal_in_the_sultans_market_ends_the_talk_about_that_card_only() -> None:
    table = market()
    play(table, "haggle tribute", "offer 0", f"{SULTAN}: refuse")
    assert offered(table, "haggle", CALIPH) == ["haggle sabotage"]
    play(table, "haggle sabotage", "offer 1", f"{SULTAN}: accept")
    assert cards(table, CALIPH) == ["sabotage"]


def test_refusal_of_a_bribe_ends_the_talk_about_that_hex_only() -> None:
    hexes = {9: {"units": {NOMAD: (0, 1)}}, 5: {"units": {NOMAD: (0, 1)}}}
    table = acting(MURSHID, hexes=hexes, coins={MURSHID: 3})
    assert offered(table, "bribe") == ["bribe 5 1", "bribe 9 1"]
    play(table, "bribe 9 1", "offer 0", f"{NOMAD}: refuse")
    assert offered(table, "bribe", MURSHID) == ["bribe 5 1"]


def test_refusal_of_one_kind_of_talk_leaves_the_others() -> None:
    hexes = {4: {"token": CALIPH}, 9: {"units": {NOMAD: (0, 1)}}}
    table = acting(
        CALIPH,
        hexes=hexes,
        coins={CALIPH: 3},
        reserves={NOMAD: 1},
        sultan_market=["tribute"],
        market=["imam"],
    )
    play(table, "hire 1", "offer 0", f"{NOMAD}: refuse")
    assert offered(table, "bribe", CALIPH) == ["bribe 9 1"]
    assert offered(table, "haggle", CALIPH) == ["haggle tribute"]


def test_next_action_may_ask_again() -> None:
    table = position(
        NextTurn(CALIPH),
        NextTurn(CALIPH),
        NextTurn(None),
        hexes={4: {"token": CALIPH}},
        coins={CALIPH: 5},
        reserves={NOMAD: 1},
    )
    play(table, "hire 1", "offer 0", f"{NOMAD}: refuse")
    assert not offered(table, "hire", CALIPH)
    play(table, f"{CALIPH}: collect")
    assert table.asked == (CALIPH,)
    assert offered(table, "hire", CALIPH) == ["hire 1"]


def deeds(table: engine.Table, seat: int) -> list[str]:
    return [each for each in table.legal(seat) if each.startswith("act ")]


def test_failed_talk_leaves_more_than_collecting_where_another_item_is_left() -> None:
    """Without a piece on the map, the Caliph can buy, where the Sultan agrees, or collect."""
    table = acting(
        CALIPH, sultan_market=["sabotage", "tribute"], market=["imam", "elder"], coins={}
    )
    assert deeds(table, CALIPH) == ["act buy_cards", "act collect"]
    play(table, "haggle tribute", "offer 0", f"{SULTAN}: refuse")
    assert table.asked == (CALIPH,)
    assert table.legal(CALIPH) != ["act collect"]
    assert offered(table, "haggle", CALIPH) == ["haggle sabotage"]


ONE_CARD = {"sultan_market": ["tribute"], "market": ["imam"]}
ONE_ITEM: list[tuple[str, int, dict[str, Any], list[str]]] = [
    ("haggle tribute", SULTAN, {**ONE_CARD}, ["act buy_cards"]),
    ("haggle tribute", SULTAN, {**ONE_CARD, "seats": 4}, ["act buy_cards"]),
    (
        "bribe 9 1",
        NOMAD,
        {"hexes": {9: {"units": {NOMAD: (0, 1)}}}, "coins": {CALIPH: 1}},
        ["act bribe_mercenaries"],
    ),
]


@pytest.mark.parametrize("ending", ["offer 0, refuse", "refuse", "offer 0, withdraw"])
@pytest.mark.parametrize(("item", "seller", "setup", "deed"), ONE_ITEM)
def test_failed_talk_about_the_only_item_leaves_it_beside_collecting(
    item: str, seller: int, setup: dict[str, Any], deed: list[str], ending: str
) -> None:
    table = acting(CALIPH, **setup)
    for _ in range(3):
        assert deeds(table, CALIPH) == [*deed, "act collect"]
        play(table, item)
        for word in ending.split(", "):
            asked = seller if word == "refuse" and table.asked == (seller,) else CALIPH
            play(table, f"{asked}: {word}")
        assert table.asked == (CALIPH,)
    play(table, item, "offer 0", f"{seller}: accept")
    assert state(table).turn is None or "act collect" not in table.legal(CALIPH), "an action is one"


def test_last_of_several_items_refused_reopens_all_of_them() -> None:
    table = acting(CALIPH, sultan_market=["sabotage", "tribute"], market=["imam", "elder"])
    play(table, "haggle tribute", "offer 0", f"{SULTAN}: refuse")
    assert offered(table, "haggle", CALIPH) == ["haggle sabotage"]
    play(table, "haggle sabotage", "offer 0", f"{SULTAN}: refuse")
    assert offered(table, "haggle", CALIPH) == ["haggle sabotage", "haggle tribute"]


def test_card_in_the_hand_does_not_show_in_what_may_be_talked_about() -> None:
    for hand in ([], ["caravan"]):
        table = acting(CALIPH, hands={CALIPH: hand}, **ONE_CARD)
        play(table, "haggle tribute", "offer 0", f"{SULTAN}: refuse")
        assert offered(table, "haggle", CALIPH) == ["haggle tribute"]


def test_item_stays_closed_where_something_else_can_be_done() -> None:
    table = acting(CALIPH, hexes={4: {"units": {CALIPH: (1, 0)}}}, **ONE_CARD)
    play(table, "haggle tribute", "offer 0", f"{SULTAN}: refuse")
    assert not offered(table, "haggle", CALIPH)
    assert deeds(table, CALIPH) != ["act collect"]


# -- the number of mercenaries is talked about, too --------------------------------------------


def counters(table: engine.Table, seat: int) -> set[tuple[int, int]]:
    """Return each number and price that this seat can answer with instead of yes or no."""
    found = set()
    for action in table.legal(seat):
        then = table.for_search()
        then.play(seat, action)
        bargain = then.view(None)["bargain"]
        if bargain and bargain["speaker"] != seat and then.asked != (seat,):
            found.add((bargain["units"], bargain["price"]))
        elif bargain and then.asked == (seat,):
            found |= counters(then, seat)
    return found


@pytest.mark.parametrize(("asked", "other"), [(1, 2), (2, 1)])
def test_seller_may_counter_the_number_as_well_as_the_price(asked: int, other: int) -> None:
    table = hiring()
    play(table, f"hire {asked}", "offer 1")
    assert table.asked == (NOMAD,)
    assert {units for units, _ in counters(table, NOMAD)} == {asked, other}


def test_number_stays_within_the_reserves_of_the_nomad() -> None:
    table = hiring(reserves=1)
    play(table, "hire 1", "offer 1")
    assert {units for units, _ in counters(table, NOMAD)} == {1}


def test_number_stays_within_the_mercenaries_in_the_hex() -> None:
    for there, numbers in ((1, {1}), (2, {1, 2})):
        table = acting(MURSHID, hexes={9: {"units": {NOMAD: (0, there)}}}, coins={MURSHID: 4})
        play(table, "bribe 9 1", "offer 1")
        assert {units for units, _ in counters(table, NOMAD)} == numbers


def test_agreed_number_is_what_comes() -> None:
    table = hiring()
    play(table, "hire 1", "offer 1")
    for action in table.legal(NOMAD):
        then = table.for_search()
        then.play(NOMAD, action)
        bargain = then.view(None)["bargain"]
        if bargain and bargain["units"] == 2 and then.asked == (CALIPH,):
            price = bargain["price"]
            play(then, f"{CALIPH}: accept")
            while key(then) == "place":
                play(then, f"{CALIPH}: {then.legal(CALIPH)[0]}")
            brought = sum(ground(then, number).units(CALIPH) for number in (1, 4))
            assert brought == 2
            assert player(then, NOMAD).coins == price
            assert player(then, NOMAD).reserves == 1
            break
    else:
        pytest.fail("no counter with two mercenaries")


def test_buyer_without_the_supply_is_not_asked_for_more() -> None:
    """All but one of the Sultan's six units are on the map."""
    table = acting(
        SULTAN,
        hexes={9: {"units": {SULTAN: (0, 5)}}},
        coins={SULTAN: 5},
        reserves={NOMAD: 3},
    )
    play(table, "hire 1", "offer 1")
    assert {units for units, _ in counters(table, NOMAD)} == {1}


# -- prices that the Sultan posts --------------------------------------------------------------


def posting(*actions: str, buyer: int = CALIPH, coins: int = 5) -> engine.Table:
    """Return a table after the Sultan's turn, at which the buyer acts next."""
    table = position(
        NextTurn(SULTAN),
        NextTurn(buyer),  # type: ignore[arg-type]
        NextTurn(None),
        coins={buyer: coins},
        market=["imam", "archers", "elder", "infantry", "vizier", "uprising"],
        sultan_market=["sabotage", "tribute"],
    )
    for action in actions:
        table.play(SULTAN, action)
        table.rules.audit(state(table))
    return table


def bought(table: engine.Table, seat: int, card: str) -> list[engine.Table]:
    """Return the tables at which the seat holds the card after one action in the market."""
    start = table.for_search()
    if "act buy_cards" in start.legal(seat):
        start.play(seat, "act buy_cards")
    found = []
    for action in start.legal(seat):
        if start.prompt(seat) is not None:
            then = start.for_search()
            then.play(seat, action)
            if card in cards(then, seat):
                found.append(then)
    return found


def test_sultan_posts_a_price_without_using_up_his_action() -> None:
    table = posting()
    before = deeds(table, SULTAN)
    assert "post tribute 3" in table.legal(SULTAN)
    table.play(SULTAN, "post tribute 3")
    assert table.asked == (SULTAN,)
    assert deeds(table, SULTAN) == before


def test_posted_price_is_paid_without_a_talk() -> None:
    table = posting("post tribute 3", "act collect")
    assert table.asked == (CALIPH,)
    [then] = bought(table, CALIPH, "tribute")
    assert player(then, CALIPH).coins == 2
    assert player(then, SULTAN).coins == 1 + 3
    assert then.asked == (CALIPH,), "nobody else was asked"
    assert state(then).sultan_market == ["sabotage"]


def test_card_without_a_posted_price_takes_a_talk() -> None:
    table = posting("post tribute 3", "act collect")
    assert not bought(table, CALIPH, "sabotage")
    play(table, "haggle sabotage", "offer 1", f"{SULTAN}: accept")
    assert cards(table, CALIPH) == ["sabotage"]


def test_posted_price_may_be_nothing() -> None:
    table = posting("post tribute 0", "act collect")
    [then] = bought(table, CALIPH, "tribute")
    assert player(then, CALIPH).coins == 5


def test_posted_price_beyond_ones_coins_cannot_be_paid() -> None:
    table = posting("post tribute 6", "act collect", coins=5)
    assert not bought(table, CALIPH, "tribute")


def test_posted_prices_are_open_to_all() -> None:
    table = posting()
    for reader in (WARLORD, CALIPH, None):
        before = table.view(reader)
        after = table.for_search()
        after.play(SULTAN, "post tribute 3")
        assert after.view(reader) != before


def test_price_is_taken_down_again() -> None:
    table = posting("post tribute 3")
    assert "unpost tribute" in table.legal(SULTAN)
    assert "unpost sabotage" not in table.legal(SULTAN)
    table.play(SULTAN, "unpost tribute")
    assert "unpost tribute" not in table.legal(SULTAN)
    table.play(SULTAN, "act collect")
    assert not bought(table, CALIPH, "tribute")


def test_price_may_be_changed() -> None:
    table = posting("post tribute 3", "post tribute 1", "act collect")
    [then] = bought(table, CALIPH, "tribute")
    assert player(then, CALIPH).coins == 4


def test_only_the_sultan_posts_and_only_what_lies_there() -> None:
    table = posting()
    assert not [each for each in table.legal(CALIPH) if each.startswith("post")]
    posted = {each.split()[1] for each in table.legal(SULTAN) if each.startswith("post ")}
    assert posted == {"sabotage", "tribute"}


def test_sold_card_has_no_price_left() -> None:
    table = posting("post tribute 3", "act collect")
    [then] = bought(table, CALIPH, "tribute")
    assert "unpost tribute" not in then.legal(SULTAN)


def test_one_card_of_the_sultans_market_is_bought_in_an_action() -> None:
    table = posting("post tribute 1", "post sabotage 1", "act collect")
    [then] = bought(table, CALIPH, "tribute")
    assert not bought(then, CALIPH, "sabotage")
    assert not offered(then, "haggle", CALIPH)


def test_posted_price_is_paid_to_the_sultan_by_whom_the_card_is_associated_with() -> None:
    table = posting("post sabotage 2", "act collect", buyer=MURSHID)
    [then] = bought(table, MURSHID, "sabotage")
    assert player(then, SULTAN).coins == 1 + 2


def test_refused_talk_leaves_the_posted_price() -> None:
    table = posting("post tribute 3", "act collect")
    if "haggle tribute" in offered(table, "haggle", CALIPH):
        play(table, "haggle tribute", "offer 1", f"{SULTAN}: refuse")
        assert bought(table, CALIPH, "tribute")
