"""Combats, contests and deals are told once each, in numbers that add up."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine import GAMES, Seat
from engine.games.crescent_moon.clash_events import CardsSealed
from engine.games.crescent_moon.data import Objective
from engine.games.crescent_moon.events import (
    GroupPlaced,
    IncomeTaken,
    Scored,
    TokenPlaced,
    YearBegan,
)
from engine.games.crescent_moon.telling import CastTold, IncomePaid, PointsTaken
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    cards,
    commit,
    key,
    play,
    player,
    state,
)
from tests.kit.tables import events

NAMES = ["Warlord", "Murshid", "Sultan", "Caliph", "Nomad"]


def told(table: engine.Table, since: int = 0) -> list[str]:
    """Return the sentences of the public log from event number `since` on."""
    return [table.rules.words.event(event, "en", NAMES) for event in table.log(None, since)]


def fight(
    attack: Sequence[str] = (),
    defence: Sequence[str] = (),
    units: tuple[int, int] = (3, 0),
    there: dict[str, Any] | None = None,
    **setup: Any,
) -> engine.Table:
    """Return a table after the Warlord in hex 8 fought the Nomad in hex 9 with these cards."""
    table = acting(
        WARLORD,
        hexes={
            8: {"units": {WARLORD: units}},
            9: there or {"units": {NOMAD: (0, 2)}},
            **setup.pop("hexes", {}),
        },
        hands={WARLORD: ["campaign", *attack], NOMAD: list(defence)},
        **setup,
    )
    play(table, "assault 8 9")
    if key(table) == "assault-units":
        play(table, f"units {units[0]} {units[1]}")
    play(table, f"{WARLORD}: {commit(attack)}")
    if defence:
        play(table, f"{NOMAD}: {commit(defence)}")
    return table


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("veteran_captain", "Warlord's Veteran captain adds 2."),
        ("sabotage", "Warlord's Sabotage takes 1 from the defence."),
        ("infantry", "Warlord's Infantry: the attack will lose 1 unit fewer."),
        ("archers", "Warlord's Archers: the defence will lose 1 unit more."),
        ("assassination", "Warlord's Assassination has no effect."),
        ("elder", "Warlord's Elder has no effect."),
        ("siege_engines", "Warlord's Siege engines has no effect."),
        ("garrison", "Warlord's Garrison has no effect."),
        ("camel_riders", "Warlord's Camel riders has no effect."),
    ],
)
def test_every_card_of_a_combat_tells_what_it_did(card: str, sentence: str) -> None:
    said = told(fight([card]))
    assert sentence in said
    assert not [line for line in said if "(0)" in line]


def test_a_campaign_tells_what_it_adds_and_who_is_on_it() -> None:
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (3, 0)}}, 9: {"fort": NOMAD}})
    play(table, "assault 8 9", "units 3 0", "commit1 campaign")
    said = told(table)
    at = said.index("Warlord's Campaign adds 1.")
    assert said[at + 1] == "Warlord assigns 1 unit to Campaign."


def test_a_garrison_tells_whose_buildings_it_guards() -> None:
    table = fight(defence=["garrison"], there={"fort": NOMAD})
    assert "Nomad's Garrison adds 1." in told(table)
    assert "Nomad's Garrison: buildings of Nomad cannot be sacked here." in told(table)


def test_an_elder_tells_who_leaves_and_who_comes() -> None:
    table = fight(["elder"], hexes={10: {"units": {CALIPH: (0, 1)}}})
    said = told(table)
    at = said.index("Warlord lures a mercenary of Caliph away from hex 10.")
    assert said[at + 1 : at + 3] == [
        "Warlord puts a mercenary into hex 9.",
        "Warlord assigns 1 mercenary to Elder.",
    ]


def test_an_assassination_without_a_target_says_so() -> None:
    table = fight(["assassination"], ["sabotage"])
    assert "Warlord's Assassination has no effect." in told(table)


def test_a_result_tells_how_much_of_it_came_by_cards() -> None:
    table = fight(["veteran_captain"], ["sabotage"])
    assert "The attack wins the combat in hex 9, 4 to 2 (cards 1 to 0)." in told(table)


def bribed() -> engine.Table:
    """Return a table after the rulebook's third example, in which the Murshid bribes the Sultan."""
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}},
        hands={CALIPH: ["uprising"], MURSHID: ["imam", "bribery"]},
    )
    play(table, "influence 8", "hold", "hold")
    play(table, f"{CALIPH}: commit1 uprising", f"{MURSHID}: commit2 imam bribery")
    play(table, "oppose", "support", f"target {SULTAN}", "favour attack")
    return table


def test_bribery_is_told_after_it_was_aimed_with_what_it_takes() -> None:
    said = told(bribed())
    at = said.index("Caliph's Uprising adds 2.")
    assert said[at : at + 6] == [
        "Caliph's Uprising adds 2.",
        "Murshid's Imam adds 2.",
        "Murshid aims Bribery at Sultan.",
        "Murshid's Bribery takes 1 from the attack.",
        "Murshid decides the tie for the attack.",
        "The attack wins the influence contest in hex 8, 3 to 3 (cards 1 to 2).",
    ]


def test_bribery_that_goes_to_the_bribed_players_hand_is_told() -> None:
    table = bribed()
    assert "Sultan takes the card Bribery into hand." in told(table)
    assert cards(table, SULTAN) == ["bribery"]


def test_bribery_with_nobody_to_bribe_says_that_it_has_no_effect() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}}, 9: {"token": MURSHID}},
        hands={CALIPH: ["bribery"]},
    )
    play(table, "influence 8", "hold", f"{CALIPH}: commit1 bribery", "support")
    assert "Caliph's Bribery has no effect." in told(table)
    assert state(table).discard == ["bribery"]


def dealt(pledge: int = 2) -> engine.Table:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (3, 0)}}, 9: {"units": {NOMAD: (0, 1)}, "token": MURSHID}},
    )
    play(table, "assault 8 9", "units 3 0", f"{WARLORD}: pledge {pledge}", f"{NOMAD}: hold")
    play(table, f"{MURSHID}: strike {WARLORD}", f"{WARLORD}: hold")
    return table


def test_the_payment_of_a_deal_is_told_once_and_never_as_negative_points() -> None:
    table = dealt()
    said = told(table)
    assert [line for line in said if "pay" in line] == ["Warlord pays the Murshid 2 points."]
    assert not [line for line in said if "-2" in line or "deal" in line]
    assert not [event for event in events(table, Scored) if event.objective == "deal"]
    assert (player(table, WARLORD).vp, player(table, MURSHID).vp) == (5 - 2 + 1, 5 + 2)
    assert [line.points for line in state(table).ledger if line.objective == "deal"] == [-2, 2]


def test_nobody_promises_more_points_than_he_has() -> None:
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (3, 0)}}, 9: {"units": {NOMAD: (0, 1)}, "token": MURSHID}},
        vp={WARLORD: 1},
    )
    play(table, "assault 8 9", "units 3 0")
    assert table.legal(WARLORD) == ["hold", "pledge 1"]


def deserted(count: int, supply: int) -> list[str]:
    hexes = {9: {"units": {WARLORD: (0, 2)}}}
    table = acting(NOMAD, hexes=hexes, reserves={NOMAD: 12 - supply})
    play(table, f"desertion 9 {count}")
    return told(table)


def test_desertion_of_one_is_told_in_the_singular() -> None:
    assert (
        "One mercenary of Warlord in hex 9 goes home, and Nomad has 1 unit more in reserve."
        in deserted(1, 12)
    )


def test_desertion_of_several_is_told_in_the_plural() -> None:
    assert (
        "2 mercenaries of Warlord in hex 9 go home, and Nomad has 2 units more in reserve."
        in deserted(2, 12)
    )


def test_desertion_claims_no_more_than_the_nomads_supply_gives() -> None:
    assert (
        "2 mercenaries of Warlord in hex 9 go home, and Nomad has 1 unit more in reserve."
        in deserted(2, 1)
    )
    assert "2 mercenaries of Warlord in hex 9 go home; Nomad has no unit left to gain." in deserted(
        2, 0
    )


# -- what the channel is told ------------------------------------------------------------------


def test_the_channel_is_told_who_plays_whom_when_a_game_begins() -> None:
    table = engine.Table.new("crescent_moon", seats=4, seed="cast")
    first, *rest = table.rules.telling(table.log(None))
    assert isinstance(first, CastTold)
    roles = [(role.seat, role.character.value) for role in first.roles]
    assert roles == [(0, "warlord"), (1, "murshid"), (2, "sultan"), (3, "caliph")]
    assert not [each for each in rest if isinstance(each, GroupPlaced | TokenPlaced)]


def test_the_cast_is_told_once_where_the_map_is_laid_by_the_players() -> None:
    table = engine.Table.new("crescent_moon", seats=4, seed="cast", options={"map": "variable"})
    told = table.rules.telling(table.log(None))
    rng = random.Random(1)
    while not any(isinstance(each, YearBegan) for each in table.log(None)):
        since, seat = table.event_count, table.asked[0]
        table.play(seat, rng.choice(table.legal(seat)))
        told += table.rules.telling(table.log(None, since))
    assert [isinstance(each, CastTold) for each in told].count(True) == 1


def test_incomes_and_a_seats_points_are_told_in_a_line() -> None:
    zero, five = IncomeTaken(Seat(0), 0), IncomeTaken(Seat(2), 5)
    towns = Scored(Seat(2), Objective.SULTAN_TOWNS, 5)
    river = Scored(Seat(2), Objective.SULTAN_WATERSIDE, 2)
    other = Scored(Seat(3), Objective.SULTAN_TOWNS, 1)
    sealed = CardsSealed(Seat(1), None, None)
    told = GAMES["crescent_moon"].telling([zero, five, towns, river, other, sealed])
    assert told == [IncomePaid((five,)), PointsTaken(Seat(2), 7, (towns, river)), other]
    words, names = GAMES["crescent_moon"].words, ["⬢ Ana", "■ Ben", "◆ Cid", "● Dora"]
    assert words.event(told[0], "en", names) == "**Income** ◆ Cid 5"
    assert words.event(told[1], "en", names).startswith("◆ Cid scores 7 points: 5 for ")
