"""Each option of a table, played both ways, and figures that a table replaces."""

import pytest

import engine
from engine.games.architects.data import (
    FIGURES,
    PRINTED_CHARACTERS,
    PROMO_APPRENTICES,
    PROMO_BUILDINGS,
    Character,
    MarketCard,
)
from engine.games.architects.options import Options
from engine.games.architects.steps.draft import Draft
from tests.games.architects.kit import goods, play, player, position, state

CROWD = {"town_centre": [3, 0, 0], "quarry": [0, 1, 1], "forest": [0, 1, 1]}
ALL_FOUR = ("capture quarry 1", "capture quarry 2", "capture forest 1", "capture forest 2")


def test_every_option_is_tested_here() -> None:
    """Fail for a new option until it has tests of its own."""
    here = {"figures", "boards", "conspirator", "promo_cards"}
    elsewhere = {"characters", "more_characters"}  # test_more_characters.py
    assert set(Options.model_fields) == here | elsewhere


def test_boards_standard_and_variable() -> None:
    standard, variable = (
        state(engine.Table.new("architects", seats=5, seed="x", options={"boards": boards}))
        for boards in ("standard", "variable")
    )
    assert {each.character for each in standard.players} == {None}
    assert len({each.character for each in variable.players}) == 5


@pytest.mark.parametrize(
    ("reading", "conspirators", "price"),
    [("visit", 0, 3), ("visit", 1, 2), ("visit", 2, 1), ("capture", 0, 3), ("capture", 1, 0)],
)
def test_conspirator_saves_in_the_whole_visit_or_on_each_capture(
    reading: str, conspirators: int, price: int
) -> None:
    has = {"apprentices": ["conspirator"] * conspirators, "silver": 4}
    table = position(players=[has], at=CROWD, options={"conspirator": reading}, tax=0)
    play(table, "place town_centre", *ALL_FOUR)
    assert state(table).tax == 1, "never the tax"
    assert 4 - 1 - player(table).silver == price


def test_promo_cards_are_out_or_in() -> None:
    for promo in (False, True):
        table = engine.Table.new("architects", seats=2, seed="x", options={"promo_cards": promo})
        g = state(table)
        shown = [each.apprentice for row in g.rows for each in row]
        draft = g.agenda[-1]
        assert isinstance(draft, Draft)
        packs = [card for pack in draft.packs for card in pack]
        assert len(g.deck) + len(packs) == (43 if promo else 40)
        assert len(g.apprentices) + len(shown) == (43 if promo else 40)
        assert (set(PROMO_BUILDINGS) <= {*g.deck, *packs}) == promo
        assert (set(PROMO_APPRENTICES) <= {*g.apprentices, *shown}) == promo


def test_table_may_replace_figures() -> None:
    changed = {"location.quarry": (2, 1), "building.well": (1, 0, 0, 0, 0, 5, 0, 0, 0, 0)}
    table = position(players=[{"hand": ["well"], "clay": 1}], options={"figures": changed})
    other = table.for_search()
    play(table, "place quarry")
    assert goods(table) == {"clay": 1, "stone": 3}
    play(other, "build well")
    assert goods(other) == {"clay": 4}
    assert other.view(0)["cards"]["well"]["points"] == 5


def test_thief_saves_no_more_virtue_than_there_is_to_lose() -> None:
    has = {"apprentices": ["thief"]}
    table = position(players=[has], options={"figures": {"power.thief": 3}})
    play(table, "place tax_stand")
    assert player(table).virtue == 7


@pytest.mark.parametrize(
    "changed", [{"location.nowhere": 1}, {"location.quarry": 1}, {"start.virtue": 15}]
)
def test_figures_that_make_no_sense_are_refused(changed: dict[str, int]) -> None:
    with pytest.raises(engine.BadTable):
        engine.Table.new("architects", seats=2, seed="x", options={"figures": changed})


def test_extreme_figures_still_deal() -> None:
    """A table opens with any figure at either of its bounds."""
    for name, figure in FIGURES.items():
        for bound in (figure.low, figure.high):
            printed = figure.value
            value = (bound,) * len(printed) if isinstance(printed, tuple) else bound
            for boards in ("standard", "variable"):
                options = {"figures": {name: value}, "boards": boards}
                table = engine.Table.new("architects", seats=5, seed=name, options=options)
                table.rules.audit(state(table))


def test_figures_that_only_the_digital_edition_gives_say_so() -> None:
    """Which back of a market card belongs to which front, promo cards, five characters."""
    assert not FIGURES.house
    promo = {*PROMO_BUILDINGS, *PROMO_APPRENTICES}
    cards = {f"market_large.{card}" for card in MarketCard}
    more = set(Character) - set(PRINTED_CHARACTERS)
    cards |= {f"{kind}.{each}" for kind in ("board", "board_ability") for each in more}
    cards |= {name for name in FIGURES if name.split(".")[1] in promo}
    assert {figure.name for figure in FIGURES.digital} == cards
    note = "the goods are printed, the pairing with the small side is not confirmed"
    assert {each.note for each in FIGURES.digital if each.name.startswith("market")} == {note}
