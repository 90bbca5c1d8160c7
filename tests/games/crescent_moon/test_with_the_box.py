"""`docs/with-the-box.md` explains every word of the vocabulary, and its examples are right."""

import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import engine
from engine.data_file import tables_of
from engine.games.crescent_moon.data import (
    CardRow,
    Character,
    Condition,
    Count,
    Does,
    ObjectiveRow,
    Place,
    When,
)
from engine.games.crescent_moon.maps import MapRow

DOCS = Path(__file__).parents[3] / "docs" / "with-the-box.md"
TEXT = DOCS.read_text("utf-8")


def first_cells(heading: str) -> set[str]:
    """Return the words in the first column of the table that begins with this heading."""
    table = TEXT[TEXT.index(f"| `{heading}`") :].split("\n\n")[0].splitlines()[2:]
    return {word for row in table for word in re.findall(r"`(\w+)`", row.split("|")[1])}


def test_every_word_is_explained() -> None:
    assert first_cells("does") == set(get_args(Does))
    assert first_cells("when") == set(get_args(Condition))
    assert first_cells("count") == set(get_args(Count))
    assert first_cells("where") == set(get_args(Place))
    assert all(f"`{when}`" in TEXT for when in get_args(When))
    keys = set(ObjectiveRow.model_fields) - {"status"}
    assert all(re.search(rf"`{key}( = true)?`", TEXT) for key in keys)


def test_every_example_is_right() -> None:
    cards, objectives, maps = (
        tomllib.loads(each) for each in re.findall(r"```toml\n(.+?)```", TEXT, re.DOTALL)
    )
    CardRow.model_validate(cards["cards"]["river_guard"])
    assert set(cards["cards"]["river_guard"]) == set(CardRow.model_fields) - {"known"}
    for row in objectives["objectives"]["caliph"].values():
        ObjectiveRow.model_validate(row)
    MapRow.model_validate(maps["maps"]["five"]["oasis"])


def _houses(tables: dict[str, Any], place: tuple[str, ...] = ()) -> set[str]:
    """Return the tables of `[figures]` that hold a figure of ours."""
    found = set()
    for name, row in tables.items():
        if "value" not in row:
            found |= _houses(row, (*place, name))
        elif row["status"] != "printed":
            found.add(".".join(place))
    return found


OURS_ON_PURPOSE = {"talks"}
LOOKED_UP_AS_ONE = "income."  # the tables of Jerusalem's income


def test_every_table_with_a_house_figure_is_listed() -> None:
    listed = set(re.findall(r"\[figures\.([\w.]+)\]", TEXT))
    assert "[figures.price.<character>]" in TEXT
    listed |= {f"price.{character}" for character in Character}
    for game in engine.GAMES:
        for table in _houses(tables_of(game)["figures"]) - OURS_ON_PURPOSE:
            assert table.startswith((LOOKED_UP_AS_ONE, *listed)), table
    assert "income.custom" in listed
