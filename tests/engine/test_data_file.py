"""Files of figures and cards that people type in: merged, checked, and complained of by line."""

import tomllib
from typing import Any

import pytest

import engine
from engine.data_file import line_of, merged, problems, tables_of

WITH_DATA = ["architects", "crescent_moon", "jerusalem"]


def found(game: str, text: str) -> dict[int | None, str]:
    """Return what is wrong with a file, by its line."""
    form = engine.GAMES[game].data_form
    wrong = problems(form, tables_of(game), tomllib.loads(text))
    return {line_of(text, each.place): str(each) for each in wrong}


@pytest.mark.parametrize("game", WITH_DATA)
def test_the_own_file_of_a_game_is_right_and_stays_itself(game: str) -> None:
    tables = tables_of(game)
    form = engine.GAMES[game].data_form
    assert problems(form, tables, tables) == []
    assert merged(form, tables, tables) == tables
    assert merged(form, tables, {}) == tables


def test_single_figures_are_replaced_and_keep_the_rest() -> None:
    tables = tables_of("jerusalem")
    form = engine.GAMES["jerusalem"].data_form
    both = merged(form, tables, {"figures": {"purse": {"start": {"value": 14}}}})
    row = {"value": 14, "status": "printed", "high": 60, "note": "bezants at the start"}
    assert both["figures"]["purse"]["start"] == row
    assert both["figures"]["sale"] == tables["figures"]["sale"]
    assert tables_of("jerusalem") == tables


def test_cards_are_replaced_together_maps_and_objectives_in_parts() -> None:
    tables = tables_of("crescent_moon")
    form = engine.GAMES["crescent_moon"].data_form
    one = {"cards": {"x": 1}, "maps": {"four": {"y": 2}}, "objectives": {"nomad": {"z": 3}}}
    both = merged(form, tables, one)
    assert both["cards"] == {"x": 1}
    assert both["maps"] == {"four": {"y": 2}, "five": tables["maps"]["five"]}
    assert both["objectives"] == {**tables["objectives"], "nomad": {"z": 3}}


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ('star = { value = 3 }', "is no figure of this game (do you mean 'purse.start'?)"),
        ('start = 14', "write { value = 14, ... }"),
        ('start = { value = 61 }', "a whole number from 0 to 60"),
        ('start = { value = 1.5 }', "a whole number"),
        ('start = { value = true }', "a whole number"),
        ('start = { value = [1, 2] }', "must be one number"),
        ('start = { value = 3, status = "guess" }', "it can be printed, digital, house"),
        ('start = { vaule = 3 }', "`figures.purse.start.vaule` is not known here"),
    ],
)  # fmt: skip
def test_a_wrong_figure(row: str, sentence: str) -> None:
    wrong = found("jerusalem", f"\n[figures.purse]\n{row}\n")
    assert list(wrong) == [3]
    assert sentence in wrong[3]


def test_a_figure_of_several_numbers_needs_them_all() -> None:
    row = "kings_palace_large = { value = [4, 0] }"
    wrong = found("jerusalem", f"[figures.income.custom]\n{row}\n")
    assert "3 numbers in brackets" in wrong[2]


def test_a_section_that_the_game_has_not() -> None:
    wrong = found("jerusalem", "[cards.imam]\ncopies = 3\n")
    assert "`cards` is not known here" in wrong[1]


WHOLE = """
[cards.imam]
status = "printed"
association = "murshid"
type = "event"
keywords = ["influence_contest"]
copies = 3
effects = [
  { does = "influence", value = 2, status = "printed" },
  { does = "bribery", value = 2 },
]
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ('"murshid"', '"murshd"', 4, "do you mean 'murshid'?"),
        ("copies = 3", "", 2, "`cards.imam.copies` is missing"),
        ("copies", "coppies", 7, "do you mean 'copies'?"),
        ("copies = 3", 'copies = "x"', 7, "a whole number"),
        ("copies = 3", "copies = 99", 7, "20 or less"),
        ('["influence_contest"]', "[]", 6, "needs 1 or more"),
        ("bribery", "bribry", 10, "`cards.imam.effects.2.does` is 'bribry'"),
        ('"bribery", value = 2', '"bribe"', 10, "needs a `value`"),
        ('"bribery"', '"bribe"', 2, "does something else than before"),
        ("cards.imam", "cards.Imam", 2, "small letters"),
    ],
)
def test_a_wrong_card(old: str, new: str, line: int, sentence: str) -> None:
    right = WHOLE.replace('  { does = "bribery", value = 2 },\n', "")
    text = WHOLE if "brib" in old else right
    assert found("crescent_moon", right) == {}
    assert sentence in found("crescent_moon", text.replace(old, new))[line]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (WHOLE.replace("imam", "lions").replace("bribery", "bribe"), 2, "it needs a `name`"),
        (
            '[objectives.nomad]\nx = { when = "yearly", points = 1, status = "house",'
            ' name = "X", per = { count = "tokens" } }\n',
            1,
            "needs one objective with `when",
        ),
        (
            '[objectives.sultan]\nx = { when = "yearly", points = 1, status = "house",'
            ' per = { count = "tokens" } }\n',
            2,
            "it needs a `name`",
        ),
        (
            '[objectives.sultan]\nsultan_towns = { when = "yearly", points = 1, status = "house",'
            ' per = { count = "cities" } }\n',
            2,
            "counts something else than before",
        ),
        (
            '[objectives.sultan]\ncaliph_hexes = { when = "yearly", points = 1, status = "house",'
            ' per = { count = "hexes" } }\n',
            1,
            "is the name of another objective",
        ),
        ("[maps.four]\n", 1, "needs 1 or more"),
        ("[objectives.sultan]\n", 1, ""),
    ],
)
def test_what_does_not_fit_together(text: str, line: int, sentence: str) -> None:
    wrong: dict[Any, str] = found("crescent_moon", text)
    assert bool(wrong) == bool(sentence)
    assert sentence in wrong.get(line, "")


def test_a_map_cannot_be_called_as_the_option_s_own_words() -> None:
    tables = tables_of("crescent_moon")
    usual = tables["maps"]["four"]["great_bend"]
    form = engine.GAMES["crescent_moon"].data_form
    for name in ("dealt", "Usual", "a b"):
        (wrong,) = problems(form, tables, {"maps": {"four": {name: usual, "usual": usual}}})
        assert wrong.place[:3] == ("maps", "four", name)
