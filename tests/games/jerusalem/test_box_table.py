"""Which incomes a new table pays: facts 3.1 and 3.2, table B."""

import pytest

import engine
from engine.games.jerusalem.steps.income import PayIncome
from tests.games.jerusalem.kit import player, position

# Prestige, squires, bezants of a small area. The Market's are printed, and the report of one game
# tells of an area with 1 prestige and 2 squires.
SMALL = {
    "kings_palace": (2, 0, 0),
    "templars": (0, 3, 0),
    "patriarchate": (1, 2, 0),
    "market": (0, 1, 2),
    "nobility": (1, 0, 2),
}


def paid(area: str) -> tuple[int, int, int]:
    """Return what seat 0, alone in this area, gains at a table with the usual options."""
    options = {"ask_income_decline": "never"}
    board = {area: [1, 0, 0, 0]}
    table = position(PayIncome(), board=board, bezants=[0] * 4, options=options)
    of = player(table, 0)
    return of.prestige, of.reserve, of.bezants


@pytest.mark.parametrize("sector", SMALL)
def test_box_small_areas_of_a_new_table_pay_alike(sector: str) -> None:
    for side in ("left", "right"):
        assert paid(f"{sector}_small_{side}") == SMALL[sector]


@pytest.mark.parametrize("sector", SMALL)
def test_box_a_large_area_of_a_new_table_pays_twice_a_small_one(sector: str) -> None:
    assert paid(f"{sector}_large") == tuple(2 * each for each in SMALL[sector])


def test_box_only_the_market_is_said_to_be_printed() -> None:
    figures = engine.GAMES["jerusalem"].figures.house
    listed = {each.name.split(".")[2] for each in figures if each.name.startswith("income.")}
    assert not {area for area in listed if area.startswith("market")}
    assert len(listed) == 12
