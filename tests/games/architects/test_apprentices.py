"""The card and the ability of each apprentice (facts, section 5)."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import engine
from engine.games.architects.data import PROMO_APPRENTICES, Apprentice
from engine.games.architects.setup import apprentice_deck
from engine.games.architects.state import State
from engine.games.architects.tables import PRINTED, skills_in
from tests.games.architects.kit import GOODS, play, player, position, state
from tests.kit.tables import changed, legal

# id: copies, skills, virtue when hired
CARDS = {
    "acolyte_carpentry": (1, "carpentry", 1),
    "acolyte_tiling": (1, "tiling", 1),
    "acolyte_masonry": (1, "masonry", 1),
    "conspirator": (2, "carpentry", 0),
    "debt_collector_tiling": (1, "tiling", 0),
    "debt_collector_masonry": (1, "masonry", 0),
    "debt_collector_carpentry": (1, "carpentry", 0),
    "gatekeeper": (1, "masonry", -1),
    "illusionist": (1, "carpentry", -1),
    "jeweller": (2, "tiling", 0),
    "labourer": (1, "carpentry tiling masonry", 0),
    "merchant_clay": (1, "tiling", 0),
    "merchant_gold": (1, "masonry", 0),
    "merchant_marble": (1, "tiling", 0),
    "merchant_stone": (1, "masonry", 0),
    "merchant_wood": (1, "carpentry", 0),
    "miner": (2, "tiling", 0),
    "patron_clay": (1, "tiling", 0),
    "patron_silver": (1, "masonry", 0),
    "patron_stone": (1, "masonry", 0),
    "patron_wood": (1, "carpentry", 0),
    "pickpocket": (1, "tiling", -1),
    "squire_gold": (1, "tiling", 1),
    "squire_marble": (1, "masonry", 1),
    "squire_virtue": (1, "carpentry", 1),
    "stonecutter": (2, "masonry", 0),
    "swindler_tiling": (1, "tiling", -1),
    "swindler_masonry": (1, "masonry", -1),
    "swindler_carpentry": (1, "carpentry", -1),
    "thief": (1, "carpentry", 0),
    "trader_clay": (1, "tiling", 0),
    "trader_stone": (1, "masonry", 0),
    "trader_wood": (1, "carpentry", 0),
    "trickster": (1, "masonry", -1),
    "woodcutter": (2, "carpentry", 0),
    "enforcer": (1, "tiling", 0),
    "overseer": (1, "masonry", 0),
    "peddler": (1, "carpentry", -1),
}


@dataclass
class Case:
    """What the owner does, and what he gains by the apprentice."""

    actions: list[str]
    gain: dict[str, int] = field(default_factory=dict)
    has: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)


RESET = {"market": {"bm_middle": 1, "bm_large": 2}}  # the third worker resets the market
NINTH: dict[str, Any] = {
    "guildhall": [1] * 8
}  # with three players, so does the ninth in the Guildhall
REWARD = {"rewards": ["reward_virtue"]}
CLIMB = ["advance", "discard castle"]
CATHEDRAL = {"gold": 1, "hand": ["castle"]}
WELL = {"hand": ["well"], "wood": 2, "stone": 2}
REPAY = {"silver": 6, "debts": 1}


def traded(deal: str, gain: dict[str, int], has: dict[str, int]) -> Case:
    return Case(["place storehouse", f"trade {deal}"], gain, has)


ABILITIES = {
    "acolyte_carpentry": Case(CLIMB, {"cards": 1}, CATHEDRAL, REWARD),
    "acolyte_tiling": Case(CLIMB, {"clay": 2}, CATHEDRAL, REWARD),
    "acolyte_masonry": Case(CLIMB, {"silver": 2}, CATHEDRAL, REWARD),
    "conspirator": Case(
        ["place town_centre", "capture quarry 1", "capture quarry 2"],
        {"silver": 1},
        {"silver": 2},
        {"at": {"quarry": [0, 1, 1], "town_centre": [1, 0, 0]}},
    ),
    "debt_collector_tiling": Case(["place guardhouse", "repay"], {"clay": 2}, REPAY),
    "debt_collector_masonry": Case(["place guardhouse", "repay"], {"stone": 2}, REPAY),
    "debt_collector_carpentry": Case(["place guardhouse", "repay"], {"wood": 2}, REPAY),
    "gatekeeper": Case(
        ["place bm_small", "parole 2"],
        {"workers": 2, "virtue": 1},
        {"silver": 1, "prison": 3},
        RESET,
    ),
    "illusionist": Case(["place bm_small"], {"virtue": 1}, {"silver": 1}),
    "jeweller": Case(["place silversmith"], {"silver": 1}),
    "labourer": Case(
        ["build keep"],
        {"built": 1, "cards": -1, "workers": -1, "wood": -5, "stone": -2, "gold": -2, "virtue": -2},
        {"hand": ["keep"], "wood": 5, "stone": 2, "gold": 2},
    ),
    "merchant_clay": traded("merchant_clay", {"clay": 3, "silver": -1}, {"silver": 1}),
    "merchant_gold": traded("merchant_gold", {"gold": 1, "silver": -2}, {"silver": 2}),
    "merchant_marble": traded("merchant_marble", {"marble": 1, "silver": -3}, {"silver": 3}),
    "merchant_stone": traded("merchant_stone", {"stone": 2, "silver": -1}, {"silver": 1}),
    "merchant_wood": traded("merchant_wood", {"wood": 2, "silver": -1}, {"silver": 1}),
    "miner": Case(["place mines"], {"clay": 1}),
    "patron_clay": traded("patron_clay", {"virtue": 1, "clay": -1}, {"clay": 1}),
    "patron_silver": traded("patron_silver", {"virtue": 1, "silver": -2}, {"silver": 2}),
    "patron_stone": traded("patron_stone", {"virtue": 1, "stone": -1}, {"stone": 1}),
    "patron_wood": traded("patron_wood", {"virtue": 1, "wood": -1}, {"wood": 1}),
    "pickpocket": Case(["place tax_stand"], {"gold": 1}),
    "squire_gold": Case(["build well"], {"gold": 1}, WELL, NINTH),
    "squire_marble": Case(["build well"], {"marble": 1}, WELL, NINTH),
    "squire_virtue": Case(["build well"], {"virtue": 2}, WELL, NINTH),
    "stonecutter": Case(["place quarry"], {"stone": 1}),
    "swindler_tiling": Case(["place bm_small"], {"clay": 2}, {"silver": 1}),
    "swindler_masonry": Case(["place bm_small"], {"stone": 1}, {"silver": 1}),
    "swindler_carpentry": Case(["place bm_small"], {"wood": 1}, {"silver": 1}),
    "thief": Case(["place tax_stand"], {"virtue": 1}),
    "trader_clay": traded("trader_clay", {"marble": 1, "clay": -3}, {"clay": 3}),
    "trader_stone": traded("trader_stone", {"marble": 1, "stone": -2}, {"stone": 2}),
    "trader_wood": traded("trader_wood", {"marble": 1, "wood": -2}, {"wood": 2}),
    "trickster": Case(["place bm_large"], {"silver": 1}, {"silver": 3}),
    "woodcutter": Case(["place forest"], {"wood": 1}),
    "enforcer": Case(["place guardhouse", "send"], {"gold": 1}, {"captured": [0, 1, 0]}),
    "overseer": Case(
        ["place storehouse", "trade virtue_two_wood", "trade virtue_two_wood"],
        {"virtue": 1, "wood": -2},
        {"wood": 4},
    ),
    "peddler": Case(["place bm_small"], {"silver": 2}, {"silver": 1}, RESET),
}


def owned(table: engine.Table) -> dict[str, int]:
    seat = player(table)
    counted = {name: getattr(seat, name) for name in GOODS}
    counted |= {"virtue": seat.virtue, "workers": seat.workers}
    return counted | {"cards": len(seat.hand), "built": len(seat.buildings)}


def outcome(case: Case, apprentices: list[str]) -> dict[str, int]:
    """Return what seat 0 has after all actions of the case that are legal."""
    seats = [{**case.has, "apprentices": apprentices}]
    table = position(players=seats, options={"promo_cards": True}, **case.table)
    for action in case.actions:
        if table.asked == (0,) and action in table.legal(0):
            play(table, action)
    return owned(table)


def test_every_apprentice_is_in_these_tables() -> None:
    assert set(CARDS) == set(ABILITIES) == set(Apprentice)


@pytest.mark.parametrize("apprentice", CARDS)
def test_card_of_each_apprentice(apprentice: str) -> None:
    card = PRINTED.apprentices[Apprentice(apprentice)]
    copies, skills, virtue = CARDS[apprentice]
    assert (card.copies, card.virtue) == (copies, virtue)
    assert list(skills_in(card.skills)) == skills.split()


def test_deck_has_forty_cards_and_thirteen_of_each_single_skill() -> None:
    deck = apprentice_deck(PRINTED, promo=False)
    assert len(deck) == 40
    assert len(set(deck)) == 35
    assert not set(deck) & set(PROMO_APPRENTICES)
    singles = [CARDS[card][1] for card in deck if card != "labourer"]
    for skill in ("carpentry", "tiling", "masonry"):
        assert singles.count(skill) == 13


@pytest.mark.parametrize("apprentice", ABILITIES)
def test_ability_of_each_apprentice(apprentice: str) -> None:
    case = ABILITIES[apprentice]
    without, having = outcome(case, []), outcome(case, [apprentice])
    gained = {name: having[name] - without[name] for name in having}
    assert {name: count for name, count in gained.items() if count} == case.gain


@pytest.mark.parametrize("apprentice", CARDS)
def test_virtue_of_hiring_each_apprentice(apprentice: str) -> None:
    rows = [[apprentice, "thief", "miner", "jeweller"], ["patron_clay"]]
    table = position(players=[{"silver": 4}], rows=rows, options={"promo_cards": True})
    play(table, "place workshop", f"hire {apprentice} top_1")
    assert player(table).virtue == 7 + CARDS[apprentice][2]


@pytest.mark.parametrize(
    ("apprentice", "place", "good", "count"),
    [
        ("stonecutter", "quarry", "stone", 3),
        ("woodcutter", "forest", "wood", 3),
        ("jeweller", "silversmith", "silver", 4),
        ("miner", "mines", "clay", 4),
    ],
)
def test_copies_of_an_apprentice_add_up(apprentice: str, place: str, good: str, count: int) -> None:
    table = position(players=[{"apprentices": [apprentice] * 2}])
    play(table, f"place {place}")
    assert getattr(player(table), good) == count


def test_miner_adds_clay_to_gold_as_well() -> None:
    table = position(players=[{"apprentices": ["miner"]}], at={"mines": [1, 0, 0]})
    play(table, "place mines", "mine gold")
    assert (player(table).gold, player(table).clay) == (1, 1)


def test_trade_of_an_apprentice_uses_an_action_and_may_be_repeated() -> None:
    has = {"apprentices": ["merchant_clay"], "silver": 5}
    table = position(players=[has], at={"storehouse": [2, 0, 0]})
    play(table, "place storehouse", "trade merchant_clay", "trade merchant_clay")
    play(table, "trade virtue_two_clay")
    assert (player(table).clay, player(table).virtue) == (4, 8)
    assert table.asked == (1,)


def test_swindlers_work_on_every_space_of_the_black_market() -> None:
    for space in ("bm_small", "bm_middle", "bm_large"):
        table = position(players=[{"apprentices": ["swindler_tiling"], "silver": 3}])
        play(table, f"place {space}")
        assert player(table).clay == 2


SPACES = {"bm_small": 1, "bm_middle": 2, "bm_large": 3}


@pytest.mark.parametrize("space", SPACES)
def test_illusionist_loses_no_virtue_on_any_space_of_the_black_market(space: str) -> None:
    table = position(players=[{"apprentices": ["illusionist"], "silver": 3}])
    play(table, f"place {space}")
    assert player(table).virtue == 7


@pytest.mark.parametrize("space", SPACES)
def test_trickster_pays_a_silver_less_on_any_space_of_the_black_market(space: str) -> None:
    table = position(players=[{"apprentices": ["trickster"], "silver": 3}])
    play(table, f"place {space}")
    assert player(table).silver == 3 - (SPACES[space] - 1)


@pytest.mark.parametrize("space", SPACES)
def test_trickster_opens_a_space_with_a_silver_less(space: str) -> None:
    has = {"apprentices": ["trickster"], "silver": SPACES[space] - 1}
    table = position(players=[has])
    assert f"place {space}" in legal(table)
    play(table, f"place {space}")
    assert player(table).silver == 0


def test_reset_abilities_work_for_seats_that_do_not_act() -> None:
    others = [
        {"apprentices": ["squire_gold", "peddler"]},
        {"apprentices": ["gatekeeper"], "prison": 2},
    ]
    table = position(players=[WELL, *others], options={"promo_cards": True}, **NINTH)
    play(table, "build well")
    assert (player(table, 1).gold, player(table, 1).silver) == (1, 2)
    assert table.asked == (2,)
    play(table, "parole 2")
    assert state(table).prison == [0, 0, 0]
    assert player(table, 2).debts == 0, "the toll comes after the abilities"


def test_debt_collectors_give_for_every_debt() -> None:
    collectors = ["debt_collector_tiling", "debt_collector_masonry", "debt_collector_carpentry"]
    has = {"apprentices": collectors, "silver": 12, "debts": 2}
    table = position(players=[has], at={"guardhouse": [1, 0, 0]})
    play(table, "place guardhouse", "repay", "repay")
    found = player(table)
    assert (found.clay, found.stone, found.wood) == (4, 4, 4)


def test_squires_give_nothing_while_an_own_worker_is_in_the_prison() -> None:
    has = {**WELL, "prison": 1, "apprentices": ["squire_gold", "squire_virtue"]}
    table = position(players=[has], **NINTH)
    play(table, "build well")
    assert (player(table).gold, player(table).virtue) == (0, 7)


def test_gatekeeper_may_act_before_a_squire_looks_or_after() -> None:
    has = {**WELL, "prison": 2, "apprentices": ["squire_gold", "gatekeeper"]}
    table = position(players=[has], **NINTH)
    play(table, "build well")
    assert legal(table) == ["use gatekeeper", "use squire_gold"]
    before, after = table.for_search(), table.for_search()
    play(before, "use gatekeeper", "parole 2")
    assert (player(before).gold, state(before).prison[0]) == (1, 0)
    play(after, "use squire_gold", "parole 2")
    assert (player(after).gold, state(after).prison[0]) == (0, 0)


def test_gatekeeper_may_release_fewer_or_none() -> None:
    has = {**WELL, "prison": 5, "apprentices": ["gatekeeper"]}
    table = position(players=[has], **NINTH)
    play(table, "build well")
    assert legal(table) == ["parole 0", "parole 1", "parole 2"]
    play(table, "parole 0")
    assert state(table).prison[0] == 5


def test_conspirator_saves_no_tax_on_the_first_capture() -> None:
    has = {"apprentices": ["conspirator"]}
    table = position(players=[has], at={"quarry": [0, 1, 0]})
    assert "place town_centre" not in legal(table)


# -- the limit --------------------------------------------------------------------------------

FIVE = ["acolyte_tiling", "thief", "illusionist", "patron_wood", "trader_clay"]


def test_sixth_apprentice_takes_the_place_of_another() -> None:
    table = position(players=[{"apprentices": FIVE, "silver": 4}])
    play(table, "place workshop", "hire labourer top_1")
    assert legal(table) == [f"dismiss {each}" for each in FIVE]
    play(table, "dismiss acolyte_tiling")
    assert player(table).apprentices == (*FIVE[1:], "labourer")
    assert state(table).dismissed == ["acolyte_tiling"]
    assert player(table).virtue == 7, "the virtue of hiring is never undone"


def test_dismissed_apprentices_come_back_from_under_the_deck_in_order() -> None:
    table = position(players=[{"apprentices": FIVE, "silver": 4}])
    table = changed(table, dismiss_the_deck)
    first = state(table).dismissed[0]
    play(table, "place workshop", "hire labourer top_1", "dismiss thief")
    assert state(table).rows[0][3].apprentice == first
    assert state(table).dismissed[-1] == "thief"


def dismiss_the_deck(g: State) -> None:
    g.dismissed, g.apprentices = g.apprentices, []


def test_same_apprentice_twice_is_allowed() -> None:
    has = {"apprentices": ["conspirator"], "silver": 5}
    table = position(players=[has], at={"workshop": [1, 0, 0]})
    play(table, "place workshop", "hire conspirator top_2")
    assert player(table).apprentices == ("conspirator",) * 2
