"""The figures of data.toml, and how a table may change them."""

import pytest

import engine
from engine.games.jerusalem.data import FIGURES
from engine.games.jerusalem.events import FloorBuilt
from engine.games.jerusalem.steps.income import BuildTowers
from tests.games.jerusalem.kit import deploying, play, position, squires, state
from tests.kit.tables import events

PRINTED = {
    "card.gain_1_squire": 1,
    "card.gain_2_bezants": 2,
    "card.gain_2_prestige": 2,
    "card.gain_2_resources": 2,
    "card.gain_squire_and_bezant": (1, 1),
    "card.move_2_squires": 2,
    "card.influence": 2,
    "floor.over": 1,
    "floor.first": 1,
}


@pytest.mark.parametrize("name", PRINTED)
def test_figure_is_as_printed(name: str) -> None:
    assert FIGURES[name].value == PRINTED[name]
    assert FIGURES[name].status == "printed"


def test_floors_cost_what_the_table_says() -> None:
    options = {"figures": {"floor.over": 2, "floor.first": 3}}
    table = position(BuildTowers(), prestige=[6, 3, 0, 0], options=options)
    assert [each.price for each in events(table, FloorBuilt)] == [1 + 2 + 3, 1 + 2]


def test_influence_brings_as_many_as_the_table_says() -> None:
    options = {"figures": {"card.influence": 4}}
    table = deploying(0, hands=[["influence_davids_tower"], [], [], []], options=options)
    play(table, "play influence_davids_tower")
    assert squires(table, "davids_tower") == [4, 0, 0, 0]


def test_figures_in_a_cards_name_stay_as_they_are() -> None:
    with pytest.raises(engine.TableError):
        engine.Table.new(
            "jerusalem", seats=2, seed="x", options={"figures": {"card.gain_2_bezants": 3}}
        )


def test_table_saved_before_these_were_figures_is_opened() -> None:
    saved = engine.Table.new("jerusalem", seats=2, seed="old").dump()
    for name in ("floor_over", "floor_first", "influence"):
        del saved["state"]["figures"][name]
    assert state(engine.Table.load(saved)).figures.influence == 2
