"""The card and the effect of each building (facts, section 6)."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import engine
from engine.games.architects.data import PROMO_BUILDINGS, Building, Location
from engine.games.architects.setup import building_deck
from engine.games.architects.steps.course import Reckoning
from engine.games.architects.tables import PRINTED, skills_in
from tests.games.architects.kit import GOODS, goods, play, player, position, state
from tests.kit.tables import legal, refusal, result

# id: clay wood stone gold marble, points, virtue, skills, type
CARDS = {
    "aqueduct": ("2 3 0 1 0", 3, 0, "", "end"),
    "armoury": ("0 3 5 1 0", 9, 0, "CM", "now"),
    "barracks": ("2 6 0 2 0", 10, 0, "CTM", "now"),
    "betting_house": ("1 0 2 1 0", 7, -1, "", "now"),
    "carpenters_hut": ("3 1 1 0 0", 5, 0, "", "end"),
    "castle": ("2 4 0 1 2", 10, 0, "CTM", "end"),
    "chapel": ("2 1 4 0 0", 6, 1, "C", "end"),
    "church": ("3 0 3 0 0", 5, 1, "", "now"),
    "clay_market": ("3 0 2 1 0", 6, 0, "T", "end"),
    "clay_pit": ("4 1 0 0 0", 3, 0, "", "now"),
    "drafting_room": ("0 0 4 3 0", 8, 0, "CT", "now"),
    "dungeon": ("0 0 4 2 2", 14, -1, "CTM", "end"),
    "factory": ("0 2 2 3 0", 7, 0, "M", "now"),
    "fortress": ("3 0 4 1 2", 12, -2, "CTM", "now"),
    "fountain": ("0 0 3 0 1", 4, 1, "", "end"),
    "gamblers_den": ("0 0 1 1 3", 10, -2, "CT", "end"),
    "hideout": ("1 3 2 0 0", 8, -2, "CM", "now"),
    "keep": ("0 5 2 2 0", 12, -2, "CTM", "end"),
    "library": ("0 4 2 0 1", 8, 0, "CT", "now"),
    "lighthouse": ("0 3 1 0 2", 6, 0, "T", "end"),
    "lumber_camp": ("4 0 2 0 0", 3, 0, "", "now"),
    "masons_hut": ("0 2 4 0 0", 5, 0, "", "end"),
    "moneylender": ("4 2 0 1 0", 5, -1, "M", "end"),
    "monument": ("0 2 3 0 2", 9, 1, "TM", "now"),
    "observatory": ("1 3 1 1 0", 7, 0, "C", "end"),
    "palace": ("0 3 3 0 2", 9, 0, "TM", "now"),
    "reservoir": ("6 1 0 0 0", 4, 0, "", "end"),
    "silver_market": ("0 2 0 1 1", 6, 0, "T", "end"),
    "smithy": ("4 2 0 0 0", 3, 0, "", "now"),
    "steeple": ("0 2 0 2 0", 4, 1, "", "end"),
    "stone_market": ("2 0 4 0 1", 7, 0, "M", "end"),
    "tavern": ("0 3 2 1 0", 6, 0, "C", "now"),
    "thieves_den": ("1 2 3 0 0", 8, -2, "M", "now"),
    "tilers_hut": ("2 1 2 0 0", 5, 0, "", "end"),
    "trading_post": ("0 1 3 2 0", 7, 0, "M", "end"),
    "treasury": ("0 1 3 1 0", 6, 0, "T", "now"),
    "university": ("4 2 3 0 2", 11, 1, "CTM", "end"),
    "watchtower": ("3 4 0 1 1", 11, -1, "CTM", "now"),
    "well": ("0 2 2 0 0", 3, 0, "", "now"),
    "wood_market": ("2 4 0 1 0", 7, 0, "C", "end"),
    "crane": ("0 3 1 0 0", 3, 0, "", "now"),
    "graveyard": ("4 1 2 0 2", 12, -1, "CTM", "now"),
    "museum": ("1 5 1 0 0", 4, 0, "", "end"),
}
SKILLS = {"C": "carpentry", "T": "tiling", "M": "masonry"}
PROMO = {"promo_cards": True}


def test_every_building_is_in_these_tables() -> None:
    assert set(CARDS) == set(Building)
    assert set(NOW) | set(END) == set(Building)
    assert all(CARDS[building][4] == "now" for building in NOW)
    assert all(CARDS[building][4] == "end" for building in END)


@pytest.mark.parametrize("building", CARDS)
def test_card_of_each_building(building: str) -> None:
    card = PRINTED.buildings[Building(building)]
    cost, points, virtue, skills, _ = CARDS[building]
    assert list(card[:5]) == [int(count) for count in cost.split()]
    assert (card.points, card.virtue) == (points, virtue)
    assert list(skills_in(card.skills)) == [SKILLS[skill] for skill in skills]


def test_deck_has_forty_different_cards() -> None:
    deck = building_deck(promo=False)
    assert len(deck) == len(set(deck)) == 40
    assert not set(deck) & set(PROMO_BUILDINGS)
    kinds = [CARDS[card][4] for card in deck]
    assert (kinds.count("now"), kinds.count("end")) == (19, 21)


def cost_of(building: str) -> dict[str, int]:
    return dict(zip(GOODS, map(int, CARDS[building][0].split()), strict=False))


def built(
    building: str, *actions: str, has: dict[str, Any] | None = None, **setup: Any
) -> engine.Table:
    """Return a table at which seat 0 has constructed it with the goods for it and the Labourer."""
    own: dict[str, Any] = {"hand": [building], "apprentices": ["labourer"]}
    own |= cost_of(building) | (has or {})
    for good, count in cost_of(building).items():
        own[good] = own[good] if good not in (has or {}) else own[good] + count
    others = setup.pop("others", [])
    table = position(players=[own, *others], options=PROMO, **setup)
    play(table, f"build {building}", *actions)
    return table


@dataclass
class Now:
    """What the owner answers after constructing, and what changes beside cost and virtue."""

    actions: list[str] = field(default_factory=list)
    gain: dict[str, int] = field(default_factory=dict)
    has: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)


NOW = {
    "armoury": Now(["capture quarry 1"], {"captured": 2}, table={"at": {"quarry": [0, 2, 0]}}),
    "barracks": Now(["rescue"], {"workers": 3}, table={"others": [{"captured": [3, 0, 0]}]}),
    "betting_house": Now([], {"debts": 1}),
    "church": Now(["destroy 1"], {"debts": -1}, {"debts": 2}),
    "clay_pit": Now(["take marble"], {"marble": 1}),
    "drafting_room": Now([], {"cards": 2}),
    "factory": Now([], {"marble": 2}),
    "fortress": Now(
        ["capture quarry 1", "capture forest 2"],
        {"captured": 3},
        table={"at": {"quarry": [0, 2, 0], "forest": [0, 0, 1]}},
    ),
    "hideout": Now([], {"workers": 4}, {"prison": 4}),
    "library": Now(["discard castle"], {"gold": 2, "cards": -1}, {"hand": ["library", "castle"]}),
    "lumber_camp": Now([], {"wood": 4}),
    "monument": Now([], {"virtue": 1}),
    "palace": Now([], {"gold": 2}, {"virtue": 8}),
    "smithy": Now([], {"stone": 4}),
    "tavern": Now(["hire jeweller top_3"], {"hired": 1}),
    "thieves_den": Now([], {"silver": 4}),
    "treasury": Now(["take silver"], {"silver": 3}),
    "watchtower": Now([], {"virtue": -1}, {"prison": 3}),
    "well": Now([], {"clay": 4}),
    "crane": Now(
        ["build well"],
        {"clay": 4, "wood": -2, "stone": -2, "cards": -1, "built": 1, "workers": -1},
        {"hand": ["crane", "well"], "wood": 2, "stone": 2},
    ),
    "graveyard": Now(["dismiss labourer"], {"hired": -1}),
}


def owned(table: engine.Table) -> dict[str, int]:
    seat = player(table)
    counted = {name: getattr(seat, name) for name in (*GOODS, "virtue", "workers", "debts")}
    counted |= {"cards": len(seat.hand), "built": len(seat.buildings)}
    return counted | {"captured": sum(seat.captured), "hired": len(seat.apprentices)}


@pytest.mark.parametrize("building", NOW)
def test_immediate_effect_of_each_building(building: str) -> None:
    case = NOW[building]
    has = dict(case.has)
    start = {name: count for name, count in has.items() if isinstance(count, int)}
    before = dict.fromkeys(("clay", *GOODS, "debts", "captured"), 0) | start
    before |= {"cards": len(has.get("hand", [building])) - 1, "built": 1, "hired": 1}
    before |= {"virtue": start.get("virtue", 7) + CARDS[building][2]}
    table = built(building, *case.actions, has=has, **case.table)
    after = owned(table)
    held = sum(other.get("captured", [0])[0] for other in case.table.get("others", []))
    before["workers"] = 20 - 1 - start.get("prison", 0) - held
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == case.gain
    assert table.asked == (1,), "the turn is over"


# -- more of the immediate ones ---------------------------------------------------------------


@pytest.mark.parametrize(
    "building", ["armoury", "barracks", "fortress", "church", "library", "tavern"]
)
def test_optional_effects_may_be_declined(building: str) -> None:
    has = {"debts": 1, "hand": [building, "castle"]}
    decline = "destroy 0" if building == "church" else "done"
    table = built(building, decline, has=has, at={"quarry": [0, 1, 0]})
    assert table.asked == (1,)
    assert (player(table).debts, len(player(table).hand)) == (1, 1)
    assert state(table).at[Location.QUARRY] == (0, 1, 0)


def test_effects_without_anything_to_choose_are_not_asked() -> None:
    for building in ("armoury", "barracks", "fortress", "church", "library"):
        assert built(building).asked == (1,)


def test_captures_of_buildings_are_free_and_need_no_town_centre() -> None:
    table = built("armoury", "capture quarry 1", at={"quarry": [0, 2, 0]}, tax=4)
    assert (goods(table), state(table).tax) == ({}, 4)
    assert state(table).at[Location.TOWN_CENTRE] == (0, 0, 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_fortress_captures_at_one_place_or_two_at_any_player_count(seats: int) -> None:
    none = [0] * (seats - 2)
    at = {"quarry": [1, 1, *none], "forest": [0, 1, *none]}
    two = built("fortress", "capture quarry 1", "capture forest 1", seats=seats, at=at)
    assert player(two).captured[1] == 2
    one = built("fortress", "capture quarry 1", "capture quarry 0", seats=seats, at=at)
    assert player(one).captured[1] == 1


def test_barracks_capture_instead_of_bringing_home() -> None:
    others = [{"captured": [3, 0, 0]}]
    table = built("barracks", "capture quarry 1", others=others, at={"quarry": [0, 2, 0]})
    assert player(table).captured == (0, 2, 0)
    assert player(table, 1).captured == (3, 0, 0)
    assert table.asked == (1,)


def test_church_destroys_without_virtue_or_debt_collector() -> None:
    has = {"debts": 1, "apprentices": ["labourer", "debt_collector_tiling"]}
    table = built("church", "destroy 1", has=has)
    assert (player(table).debts, player(table).paid, player(table).clay) == (0, 0, 0)
    assert player(table).virtue == 8, "the card's own"


@pytest.mark.parametrize(
    ("building", "good", "count"), [("clay_pit", "gold", 1), ("treasury", "gold", 1)]
)
def test_choice_of_goods(building: str, good: str, count: int) -> None:
    assert goods(built(building, f"take {good}")) == {good: count}


def test_monument_gives_everyone_a_virtue_and_the_builder_two() -> None:
    table = built("monument", others=[{"virtue": 3}, {"virtue": 14}])
    assert [player(table, seat).virtue for seat in range(3)] == [9, 4, 14]


def test_watchtower_costs_everyone_with_three_in_the_prison() -> None:
    table = built("watchtower", others=[{"prison": 3}, {"prison": 2}])
    assert [player(table, seat).virtue for seat in range(3)] == [6, 6, 7]


@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (7, 1), (12, 3), (14, 3)])
def test_palace_counts_the_virtue_of_the_moment(virtue: int, gold: int) -> None:
    assert player(built("palace", has={"virtue": virtue})).gold == gold


def test_tavern_takes_the_silver_on_the_card_and_its_virtue_and_keeps_the_limit() -> None:
    rows = [["labourer", ("squire_gold", 2), "miner", "jeweller"], ["thief"]]
    hired = ["conspirator", "jeweller", "miner", "patron_clay", "patron_wood"]
    table = built("tavern", "hire squire_gold top_2", has={"apprentices": hired}, rows=rows)
    play(table, "dismiss miner")
    assert (player(table).silver, player(table).virtue) == (2, 8)
    assert len(player(table).apprentices) == 5


def test_hideout_brings_every_worker_back_however_many() -> None:
    table = built("hideout", has={"prison": 12})
    assert state(table).prison[0] == 0


def test_library_works_once() -> None:
    table = built("library", "discard castle", has={"hand": ["library", "castle", "keep"]})
    assert table.asked == (1,)
    assert (player(table).gold, player(table).cards) == (2, ["keep"])


def test_crane_may_work_on_the_cathedral_or_stop() -> None:
    has = {"hand": ["crane", "castle"], "gold": 1}
    table = built("crane", "advance", "discard castle", has=has, rewards=[])
    assert (player(table).level, state(table).guildhall) == (1, [0, 0])
    assert built("crane", "done", has=has).asked == (1,)


def test_crane_on_a_reset_space_resets_after_the_second_building() -> None:
    has = {"hand": ["crane", "well"], "wood": 2, "stone": 2}
    table = built("crane", "build well", has=has, guildhall=[1] * 7, market={"bm_small": 1})
    assert len(state(table).guildhall) == 9
    assert state(table).prison == [0, 1, 0]


# -- requirements -----------------------------------------------------------------------------


def test_skills_are_needed_but_apprentices_stay() -> None:
    has = {"hand": ["chapel"], "clay": 2, "wood": 1, "stone": 4}
    table = position(players=[has])
    assert "carpentry" in refusal(table, 0, "build chapel")
    table = position(players=[{**has, "apprentices": ["thief"]}])
    play(table, "build chapel")
    assert player(table).apprentices == ("thief",)
    assert goods(table) == {}


def test_one_apprentice_per_skill_or_the_labourer() -> None:
    has = {"hand": ["armoury"], "wood": 3, "stone": 5, "gold": 1}
    for apprentices, possible in (
        (["thief"], False),
        (["thief", "stonecutter"], True),
        (["thief", "miner"], False),
        (["labourer"], True),
    ):
        table = position(players=[{**has, "apprentices": apprentices}])
        assert ("build armoury" in legal(table)) == possible


def test_goods_are_needed() -> None:
    table = position(players=[{"hand": ["well"], "wood": 2, "stone": 1}])
    assert "lack goods" in refusal(table, 0, "build well")
    assert "not in your hand" in refusal(table, 0, "build smithy")


# -- at the end -------------------------------------------------------------------------------


@dataclass
class End:
    """What the owner has, and the virtue and points that the building then brings."""

    has: dict[str, Any] = field(default_factory=dict)
    points: int = 0
    virtue: int = 0
    others: list[dict[str, Any]] = field(default_factory=list)


END = {
    "aqueduct": End({"also": ["well", "smithy"]}, points=3),
    "carpenters_hut": End({"apprentices": ["thief", "woodcutter", "miner", "labourer"]}, points=3),
    "castle": End({"gold": 5}, virtue=2),
    "chapel": End({"level": 2}, virtue=2, others=[{"level": 1}]),
    "clay_market": End({"clay": 3}, points=2, others=[{"clay": 2}]),
    "dungeon": End({}, virtue=-2),
    "fountain": End({"debts": 3}, points=3),
    "gamblers_den": End({"debts": 3}, points=-3),
    "keep": End({"captured": [0, 4, 3]}, points=2),
    "lighthouse": End({"virtue": 9}, points=2),
    "masons_hut": End({"apprentices": ["stonecutter", "thief", "labourer"]}, points=2),
    "moneylender": End({"paid": 3}, points=3),
    "observatory": End({"marble": 5}, virtue=2),
    "reservoir": End({"paid": 5}, virtue=2),
    "silver_market": End({"silver": 3}, points=2, others=[{"silver": 2}]),
    "steeple": End({"level": 1}, points=2),
    "stone_market": End({"stone": 1}, points=2),
    "tilers_hut": End({"apprentices": ["miner", "labourer", "pickpocket"]}, points=3),
    "trading_post": End({"clay": 4, "wood": 3, "stone": 2}, virtue=2),
    "university": End({}, points=2),
    "wood_market": End({"wood": 2}, points=2, others=[{"wood": 1}, {"wood": 1}]),
    "museum": End({"also": ["well", "smithy", "church", "keep"]}, virtue=2),
}
TIED = {
    "chapel": [{"level": 2}],
    "clay_market": [{"clay": 3}],
    "silver_market": [{"silver": 3}],
    "steeple": [{"level": 1}],
    "stone_market": [{"stone": 1}],
    "wood_market": [{}, {"wood": 2}],
}
VIRTUE_POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def reckoned(buildings: list[str], case: End, others: list[dict[str, Any]]) -> engine.Table:
    has = {name: value for name, value in case.has.items() if name != "also"}
    has["buildings"] = [*buildings, *case.has.get("also", [])]
    return position(Reckoning(), players=[has, *others], options=PROMO)


@pytest.mark.parametrize("building", END)
def test_end_effect_of_each_building(building: str) -> None:
    """Compare with the same reckoning without the building."""
    case = END[building]
    table, without = (reckoned(each, case, case.others) for each in ([building], []))
    assert player(table).virtue - player(without).virtue == case.virtue
    moved = VIRTUE_POINTS[player(table).virtue] - VIRTUE_POINTS[player(without).virtue]
    score, bare = (result(each)["scores"][0] for each in (table, without))
    assert score - bare == CARDS[building][1] + case.points + moved


@pytest.mark.parametrize("building", TIED)
def test_ties_do_not_count(building: str) -> None:
    case = END[building]
    table = reckoned([building], case, TIED[building])
    without = reckoned([], case, TIED[building])
    assert player(table).virtue == player(without).virtue
    assert result(table)["scores"][0] - result(without)["scores"][0] == CARDS[building][1]


def test_university_gives_nothing_with_a_debt() -> None:
    table = reckoned(["university"], End({"debts": 1}), [])
    assert table.view(0)["scores"][0]["effects"] == {"university": 0}


def test_fountain_and_gamblers_den_cancel_out() -> None:
    table = reckoned(["fountain", "gamblers_den"], End({"debts": 3}), [])
    assert table.view(0)["scores"][0]["debts"] == -6


def test_end_cards_change_virtue_at_once_and_nothing_else() -> None:
    for building in END:
        table = built(building, has={"virtue": 8, "debts": 1})
        assert table.asked == (1,)
        assert player(table).virtue == 8 + CARDS[building][2]
        assert (goods(table), player(table).debts) == ({}, 1)
