"""Each objective, and the end of the game (facts 9.6, 11.1)."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.data import GOALS, Objective
from engine.games.crescent_moon.events import Scored
from engine.games.crescent_moon.scoring import final_result, score_year
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.course import BuyPoints, EndGame
from engine.ids import Seat
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Hexes,
    acting,
    play,
    player,
    position,
    refuses,
    state,
)
from tests.kit.tables import changed, events

# Objective: its seat, a map that fulfils it in year 1, its points. Hex 6 is the holy site,
# 8 the crossing, 3 and 14 are quarries, 2 is a river.
YEARLY: dict[str, tuple[Seat, Hexes, int]] = {
    "warlord_holy_site": (WARLORD, {6: {"units": {WARLORD: (1, 0)}}}, 2),
    "warlord_hexes": (WARLORD, {h: {"units": {WARLORD: (1, 0)}} for h in (1, 2, 4)}, 1),
    "murshid_tokens": (MURSHID, {h: {"token": MURSHID} for h in (1, 2, 4)}, 3),
    "murshid_holy_site": (MURSHID, {6: {"token": MURSHID}}, 1),
    "murshid_crossing": (MURSHID, {8: {"token": MURSHID}}, 1),
    "murshid_first_year": (MURSHID, {h: {"token": MURSHID} for h in (1, 2, 4, 5, 7)}, 3),
    "sultan_towns": (SULTAN, {h: {"town": True} for h in (1, 4)}, 2),
    "sultan_cities": (SULTAN, {h: {"city": True} for h in (1, 4)}, 6),
    "sultan_holy_site": (SULTAN, {6: {"town": True}}, 2),
    "sultan_waterside": (SULTAN, {2: {"town": True}}, 2),
    "sultan_first_year": (SULTAN, {h: {"town": True} for h in (1, 4, 7)}, 5),
    "caliph_hexes": (CALIPH, {h: {"fort": CALIPH} for h in (1, 4, 7)}, 3),
    "caliph_quarries": (CALIPH, {h: {"fort": CALIPH} for h in (3, 14)}, 2),
    "caliph_crossing": (CALIPH, {8: {"fort": CALIPH}}, 3),
    "caliph_holy_site": (CALIPH, {6: {"fort": CALIPH}}, 2),
    "caliph_palace": (CALIPH, {4: {"palace": True}}, 2),
    "caliph_first_year": (CALIPH, {3: {"fort": CALIPH}}, 3),
    "nomad_holy_site": (NOMAD, {6: {"token": NOMAD}}, 2),
    "nomad_mercenaries": (NOMAD, {4: {"units": {SULTAN: (0, 5)}}}, 2),
    "nomad_first_year": (NOMAD, {4: {"units": {SULTAN: (0, 3)}}}, 9),
}
AT_ONCE = {
    "enemy_casualty",
    "sack_fort",
    "sack_city",
    "sack_town",
    "sack_castle",
    "sack_palace",
    "capture",
}
ELSEWHERE = {"warlord_first_year", "nomad_exchange"}


def scored(table: engine.Table) -> dict[tuple[int, str], int]:
    return {(line.seat, line.objective): line.points for line in events(table, Scored)}


@pytest.mark.parametrize("name", YEARLY)
def test_objective(name: str) -> None:
    seat, hexes, points = YEARLY[name]
    table = position(hexes=hexes)
    table = changed(table, score_year)
    assert scored(table)[seat, name] == points
    table.rules.audit(state(table))


@pytest.mark.parametrize("name", YEARLY)
def test_objective_unfulfilled_gives_nothing(name: str) -> None:
    table = position()
    table = changed(table, score_year)
    assert scored(table) == {}


FIRST_YEAR = "objectives.murshid_first_year"


@pytest.mark.parametrize(
    ("seats", "figures", "points"),
    [
        (5, {}, 3),
        (4, {}, 4),
        (4, {f"{FIRST_YEAR}.points": 1}, 1),  # a changed figure holds for any number of players
        (4, {f"{FIRST_YEAR}.four": 2}, 2),
        (4, {f"{FIRST_YEAR}.points": 1, f"{FIRST_YEAR}.four": 2}, 2),
        (5, {f"{FIRST_YEAR}.four": 2}, 3),
    ],
)
def test_the_first_year_of_the_murshid_pays_more_with_four_players(
    seats: int, figures: dict[str, int], points: int
) -> None:
    tokens = {h: {"token": MURSHID} for h in (1, 2, 4, 5, 7)}
    table = position(seats=seats, hexes=tokens, options={"figures": figures})
    goals = {goal["objective"]: goal["points"] for goal in table.view(None)["goals"]}
    table = changed(table, score_year)
    assert scored(table)[MURSHID, "murshid_first_year"] == points
    assert goals["murshid_first_year"] == points


def test_every_objective_is_tested() -> None:
    known = {goal.objective for goals in GOALS.values() for goal in goals}
    assert known == set(YEARLY) | AT_ONCE | ELSEWHERE
    assert known | {"start", "deal"} == set(Objective)


@pytest.mark.parametrize("name", [name for name in YEARLY if name.endswith("first_year")])
def test_first_year_objectives_are_not_scored_later(name: str) -> None:
    _, hexes, _ = YEARLY[name]
    table = position(hexes=hexes, year=2)
    table = changed(table, score_year)
    assert not [objective for _, objective in scored(table) if objective.endswith("first_year")]


@pytest.mark.parametrize(
    ("removed", "sacked", "points"), [(4, 0, 5), (0, 2, 5), (3, 1, None), (0, 0, None)]
)
def test_warlord_first_year_by_units_or_buildings(
    removed: int, sacked: int, points: int | None
) -> None:
    def score(g: State) -> None:
        g.players[WARLORD].units_removed = removed
        g.players[WARLORD].buildings_sacked = sacked
        score_year(g)

    table = changed(position(), score)
    assert scored(table).get((WARLORD, "warlord_first_year")) == points


def test_sultan_holy_site_by_influence() -> None:
    table = position(hexes={6: {"token": SULTAN}})
    table = changed(table, score_year)
    assert scored(table)[SULTAN, "sultan_holy_site"] == 2


def test_nomad_mercenaries_give_3_at_the_most() -> None:
    table = position(hexes={4: {"units": {SULTAN: (0, 5)}}, 9: {"units": {MURSHID: (0, 5)}}})
    table = changed(table, score_year)
    assert scored(table)[NOMAD, "nomad_mercenaries"] == 3


# Objective: pieces of the defender in hex 9, then coins and points that sacking gives the Warlord.
SACKS: dict[str, tuple[dict[str, Any], int, int]] = {
    "sack_fort": ({"fort": CALIPH}, 1, 1),
    "sack_castle": ({"castle": CALIPH}, 3, 2),
    "sack_palace": ({"palace": True}, 2, 1),
    "sack_town": ({"units": {CALIPH: (1, 0)}, "town": True}, 2, 2),
    "sack_city": ({"units": {CALIPH: (1, 0)}, "city": True}, 4, 4),
}


@pytest.mark.parametrize("name", SACKS)
def test_sacking_pays_at_once(name: str) -> None:
    pieces, coins, points = SACKS[name]
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (7, 0)}}, 9: pieces})
    play(table, "assault 8 9", "units 7 0", "hold")
    while state(table).clash:
        play(table, "sack" if "sack" in table.legal(WARLORD) else "done")
    assert player(table, WARLORD).coins == coins
    assert scored(table)[WARLORD, name] == points
    assert player(table, WARLORD).buildings_sacked == 1


def test_capture_gives_no_points_unless_the_table_says_so() -> None:
    for points in (0, 2):
        options = {"figures": {"objectives.capture.points": points}}
        hexes = {8: {"units": {WARLORD: (7, 0)}}, 9: {"fort": CALIPH}}
        table = acting(WARLORD, hexes=hexes, options=options)
        play(table, "assault 8 9", "units 7 0", "hold", "capture")
        assert scored(table).get((WARLORD, "capture"), 0) == points
        assert player(table, WARLORD).coins == 0


def test_enemy_casualties_count_for_a_warlord_who_defends_and_loses() -> None:
    table = acting(CALIPH, hexes={8: {"units": {CALIPH: (5, 0)}}, 9: {"units": {WARLORD: (3, 0)}}})
    play(table, "assault 8 9", "units 5 0", f"{WARLORD}: hold")
    assert scored(table) == {(WARLORD, "enemy_casualty"): 1}
    assert player(table, WARLORD).units_removed == 1


def test_nomad_exchange_turns_coins_into_points() -> None:
    table = position(BuyPoints(), coins={NOMAD: 9})
    assert table.legal(NOMAD) == [f"exchange {count}" for count in range(5)]
    play(table, "exchange 4")
    assert player(table, NOMAD).coins == 1
    assert player(table, NOMAD).vp == 5 + 4


def test_nomad_exchange_gives_8_at_the_most() -> None:
    table = position(BuyPoints(), coins={NOMAD: 50})
    assert refuses(table, NOMAD, "exchange 9")
    play(table, "exchange 8")
    assert player(table, NOMAD).coins == 34


def test_murshid_tokens_give_6_at_the_most() -> None:
    table = position(hexes={h: {"token": MURSHID} for h in (1, 2, 4, 5, 7, 9, 10)})
    table = changed(table, score_year)
    assert scored(table)[MURSHID, "murshid_tokens"] == 6


def test_everyone_sees_what_the_characters_of_a_table_score_for() -> None:
    table = position(seats=4)
    goals = table.view(None)["goals"]
    assert {goal["seat"] for goal in goals} == {WARLORD, MURSHID, SULTAN, CALIPH}
    paying = [
        goal for seat in range(4) for goal in GOALS[Seat(seat)] if goal.objective != "capture"
    ]
    assert [goal["objective"] for goal in goals] == [goal.objective for goal in paying]
    tokens = next(goal for goal in goals if goal["objective"] == "murshid_tokens")
    assert (tokens["points"], tokens["counted"], tokens["most"]) == (1, True, 6)


def test_what_pays_nothing_at_a_table_is_no_objective_there() -> None:
    figures = {"objectives.sultan_towns.points": 0, "objectives.capture.points": 3}
    table = engine.Table.new("crescent_moon", seats=4, seed="f", options={"figures": figures})
    points = {goal["objective"]: goal["points"] for goal in table.view(SULTAN)["goals"]}
    assert "sultan_towns" not in points
    assert points["capture"] == 3


def test_nobody_is_asked_to_exchange_without_a_nomad_or_his_money() -> None:
    assert position(BuyPoints(), seats=4).asked == (0,)
    assert position(BuyPoints(), coins={NOMAD: 1}).asked == (0,)


@pytest.mark.parametrize(
    ("vp", "coins", "ranking"),
    [
        ({0: 9, 1: 12, 2: 8, 3: 12, 4: 1}, {3: 1}, (3, 1, 0, 2, 4)),
        ({0: 9, 1: 9, 2: 9, 3: 9, 4: 9}, {}, (0, 1, 2, 3, 4)),
        ({0: 9, 1: 9, 2: 9, 3: 9, 4: 9}, {4: 3, 2: 3}, (2, 4, 0, 1, 3)),
    ],
)
def test_most_points_then_coins_then_turn_order(
    vp: dict[int, int], coins: dict[int, int], ranking: tuple[int, int, int, int, int]
) -> None:
    table = position(vp=vp, coins=coins)
    assert final_result(state(table)).ranking == tuple((seat,) for seat in ranking)


def end_the_game(g: State) -> None:
    g.agenda[:] = [EndGame()]


def test_at_the_end_all_screens_fall() -> None:
    table = position(hands={CALIPH: ["vizier"]})
    assert table.view(WARLORD)["players"][CALIPH]["vp"] is None
    table = changed(table, end_the_game)
    for reader in (WARLORD, None):
        shown = table.view(reader)["players"][CALIPH]
        assert (shown["vp"], shown["hand"]) == (5, ["vizier"])
        assert shown["scores"] == [[0, CALIPH, "start", 5]]
