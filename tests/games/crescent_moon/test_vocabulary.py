"""The words of which data.toml puts cards and objectives together (docs/with-the-box.md)."""

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from engine.games.crescent_moon.data import (
    Alone,
    CardRow,
    Condition,
    Count,
    Does,
    Elsewhere,
    InCombat,
    InContest,
    MeasureRow,
    ObjectiveRow,
    OnTheMap,
    Piece,
    Place,
    Side,
    Tile,
)
from engine.games.crescent_moon.scoring import ELSEWHERE, ON_THE_MAP, fits, measured
from engine.games.crescent_moon.state import EMPTY, Force, Ground
from engine.games.crescent_moon.steps.effects import CONDITIONS, EFFECTS, Circumstances, fulfilled
from engine.games.crescent_moon.steps.playing import DEEDS, USES
from engine.ids import Seat
from engine.words import words_of
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Hexes,
    position,
    state,
)


def test_every_word_of_the_vocabulary_does_something() -> None:
    combat, contest = EFFECTS.values()
    assert set(combat) == set(get_args(InCombat))
    assert set(contest) == set(get_args(InContest))
    assert set(DEEDS) == set(USES) == set(get_args(Alone))
    land = {word for word in get_args(Condition) if word.startswith("in_")}
    assert set(CONDITIONS) | land == set(get_args(Condition))
    assert all(any(fits(place, tile) for tile in Tile) for place in get_args(Place))
    assert set(ON_THE_MAP) == set(get_args(OnTheMap))
    assert set(ELSEWHERE) == set(get_args(Elsewhere))


def test_every_word_of_a_card_can_be_told() -> None:
    words = words_of("crescent_moon")
    keys = [f"does-{word}" for word in get_args(Does)]
    keys += [f"condition-{word}" for word in get_args(Condition)]
    for key in keys:
        text = words(key, "en", value=3, count=2)
        assert text != key
        assert "$" not in text


FIGHT = Ground(forces=(Force(WARLORD, 1, 1), Force(CALIPH, 2, 0)), holder=WARLORD)


@pytest.mark.parametrize(
    ("word", "fulfilling", "failing"),
    [
        ("attacking", {}, {"side": Side.DEFENCE}),
        ("defending", {"side": Side.DEFENCE}, {}),
        ("stronghold", {"ground": Ground(palace=True)}, {}),
        ("own_stronghold", {"ground": EMPTY.but(stronghold=Piece.FORT, owner=WARLORD)}, {}),
        ("own_stronghold", {"ground": Ground(palace=True), "seat": CALIPH}, {"seat": CALIPH}),
        ("settlement", {"ground": Ground(settlement=Piece.CITY)}, {}),
        (
            "town",
            {"ground": Ground(settlement=Piece.TOWN)},
            {"ground": Ground(settlement=Piece.CITY)},
        ),
        (
            "city",
            {"ground": Ground(settlement=Piece.CITY)},
            {"ground": Ground(settlement=Piece.TOWN)},
        ),
        ("control", {}, {"seat": CALIPH}),
        ("own_token", {"ground": Ground(token=WARLORD)}, {"ground": Ground(token=MURSHID)}),
        ("own_units", {"least": 2}, {"least": 3}),
        ("own_mercenary", {}, {"seat": CALIPH}),
        ("in_fertile", {"tile": Tile.RIVER}, {"tile": Tile.DESERT}),
        ("in_wilderness", {"tile": Tile.WILDERNESS}, {}),
        ("in_mountain", {"tile": Tile.MOUNTAIN}, {}),
        ("in_quarry", {"tile": Tile.QUARRY}, {}),
        ("in_desert", {"tile": Tile.HOLY_SITE}, {"tile": Tile.RIVER}),
        ("in_river", {"tile": Tile.RIVER}, {"tile": Tile.CROSSING}),
        ("in_crossing", {"tile": Tile.CROSSING}, {"tile": Tile.RIVER}),
        ("in_holy_site", {"tile": Tile.HOLY_SITE}, {"tile": Tile.DESERT}),
    ],
)
def test_condition(word: Condition, fulfilling: dict[str, Any], failing: dict[str, Any]) -> None:
    usual = Circumstances(FIGHT, Side.ATTACK, WARLORD, Tile.FERTILE, 0)
    assert fulfilled(usual._replace(**fulfilling), word)
    assert not fulfilled(usual._replace(**failing), word)


# Hex 6 is the holy site, 8 the crossing, 3 and 14 are quarries, 2 is a river, 13 fertile land.
LAND: Hexes = {
    2: {"units": {WARLORD: (2, 1)}, "town": True},
    3: {"fort": CALIPH, "token": MURSHID},
    4: {"castle": CALIPH, "palace": True, "city": True},
    6: {"units": {NOMAD: (0, 2)}, "token": MURSHID},
    13: {"town": True, "token": CALIPH},
}


@pytest.mark.parametrize(
    ("seat", "count", "where", "number"),
    [
        (CALIPH, "hexes", "", 2),
        (CALIPH, "hexes", "quarry", 1),
        (CALIPH, "presence", "", 3),
        (MURSHID, "tokens", "", 2),
        (MURSHID, "tokens", "others", 2),
        (CALIPH, "tokens", "nobodys", 1),
        (MURSHID, "tokens", "desert", 1),
        (MURSHID, "tokens", "others quarry", 1),
        (WARLORD, "units", "", 3),
        (WARLORD, "mercenaries", "", 1),
        (SULTAN, "foreign_mercenaries", "", 3),
        (NOMAD, "foreign_mercenaries", "water", 1),
        (CALIPH, "forts", "", 1),
        (CALIPH, "castles", "", 1),
        (SULTAN, "towns", "", 2),
        (SULTAN, "towns", "fertile", 2),
        (SULTAN, "cities", "", 1),
        (CALIPH, "settlements", "mine", 1),
        (SULTAN, "settlements", "water", 1),
        (WARLORD, "palaces", "", 1),
        (WARLORD, "hexes", "holy_site", 0),
        (NOMAD, "hexes", "holy_site", 1),
        (MURSHID, "tokens", "crossing", 0),
        (WARLORD, "coins", "", 7),
        (WARLORD, "units_removed", "", 0),
        (WARLORD, "buildings_sacked", "", 0),
    ],
)
def test_measure(seat: Seat, count: Count, where: str, number: int) -> None:
    g = state(position(hexes=LAND, coins={WARLORD: 7}))
    measure = MeasureRow.model_validate({"count": count, "where": where})
    assert measured(g, seat, measure) == number


CARD: dict[str, Any] = {
    "status": "house",
    "association": "nomad",
    "type": "event",
    "keywords": ["combat"],
    "copies": 2,
    "effects": [{"does": "strength", "value": 1}],
}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"effects": [{"does": "coins", "value": 1}]}, "needs the keyword action or anytime"),
        ({"effects": [{"does": "strength"}]}, "needs a `value`"),
        ({"effects": [{"does": "lure", "value": 1}]}, "has no `value`"),
        ({"effects": [{"does": "assign", "value": 1}]}, "needs a `count`"),
        ({"effects": [{"does": "strength", "value": 1, "count": 1}]}, "has no `count`"),
        ({"effects": [{"does": "strength", "value": 1, "when": "own_units"}]}, "needs a `count`"),
        ({"effects": [{"does": "strength", "value": 1}] * 2}, "two effects"),
        (
            {"keywords": ["action"], "effects": [{"does": "look", "when": "town"}]},
            "has no `when`",
        ),
        (
            {"keywords": ["action", "anytime"], "effects": [{"does": "march", "value": 1}]},
            "cannot be done at any time",
        ),
        ({"held": True}, "only the Warlord"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(change: dict[str, Any], sentence: str) -> None:
    CardRow.model_validate(CARD)
    with pytest.raises(ValidationError, match=sentence):
        CardRow.model_validate(CARD | change)


GOAL: dict[str, Any] = {"status": "house", "when": "yearly", "points": 1}
TOKENS: dict[str, Any] = {"count": "tokens"}


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        ({}, "either `per` or `needs`"),
        ({"per": TOKENS, "needs": [TOKENS]}, "either `per` or `needs`"),
        ({"needs": [TOKENS], "each": 2}, "`needs` have `least`"),
        ({"per": {"count": "captures"}}, "counted at once"),
        ({"when": "at_once", "per": TOKENS}, "at the end of a year"),
        ({"when": "at_once", "per": {"count": "captures"}, "each": 2}, "nothing else"),
        ({"when": "exchange", "points": 1}, "an exchange has"),
        ({"per": {"count": "coins", "where": "river"}}, "it is not on the map"),
    ],
)
def test_an_objective_that_makes_no_sense_is_refused(goal: dict[str, Any], sentence: str) -> None:
    ObjectiveRow.model_validate(GOAL | {"per": TOKENS})
    with pytest.raises(ValidationError, match=sentence):
        ObjectiveRow.model_validate(GOAL | goal)
