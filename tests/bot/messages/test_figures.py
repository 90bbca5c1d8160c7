"""Figures that a table plays otherwise, as the host writes them and as /rules lists them."""

import json
from pathlib import Path

import discord
import pytest

import engine
from bot.messages import figures
from bot.messages.rulebook import rules_message
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError
from engine.guide import guide_of


def lobby(game: str, own: dict[str, object] | None = None) -> HostedTable:
    options = {"figures": own} if own else {}
    return HostedTable(TableRow(1, 2, 3, game, "lobby", 1, "en", options, (Sitter("Ana", 1),), 1))


def test_lines_are_read_with_remarks_and_empty_ones() -> None:
    text = "price.caliph.fort = 2  # dearer\n\n# nothing\nincome.custom.templars_large = 1, 0, 2\n"
    assert figures.read(text) == {
        "price.caliph.fort": 2,
        "income.custom.templars_large": [1, 0, 2],
    }
    assert figures.read(" \n") == {}
    assert figures.read("building.graveyard = 4, -1") == {"building.graveyard": [4, -1]}


@pytest.mark.parametrize(
    "line", ["nonsense", "a = b", "a = --1", "a = 1-", "a = 1,", "a = 1234567", "a = ²"]
)
def test_a_line_that_is_none_is_named(line: str) -> None:
    with pytest.raises(HostError, match="cannot read"):
        figures.read(line)


def test_what_was_changed_is_written_as_it_is_read() -> None:
    own = {"price.caliph.fort": 2, "income.custom.templars_large": [1, 0, 2]}
    assert figures.read(figures.written(own)) == own


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_rules_say_everything_and_list_every_figure_that_is_not_printed(game: str) -> None:
    hosted = lobby(game)
    said, note = _said(hosted), rules_message(hosted, "en", _last_page(game))
    helps = [hosted.words(key) for key in hosted.words.keys("help-")]
    assert all(each in said for each in helps if each != hosted.words("help-short"))
    assert "{???}" not in said
    known = engine.GAMES[game].figures
    unprinted = (*known.house, *known.digital)
    if not unprinted:
        assert not note.files
        return
    listed = note.files[0].fp.read().decode()
    income = f"income.{engine.GAMES[game].options().shown.get('income_table')}."
    assert figures.read(listed) == {
        each.name: list(each.value) if isinstance(each.value, tuple) else each.value
        for each in unprinted
        if each.name.startswith(income) or not each.name.startswith("income.")
    }


def test_figures_of_each_source_stand_under_a_heading_of_their_own() -> None:
    own = {"virtue.market": 8, "market_large.bm_01": [0, 0, 0, 0, 3, 0, 0, 0]}
    listed = figures.unprinted_figures(lobby("architects", own), "en")
    digital, changed = listed.split("\n\n")
    assert digital.startswith("# From a public digital edition")
    assert "market_large.bm_01 = 0, 0, 0, 0, 3, 0, 0, 0" in digital
    assert changed == "# Changed at this table\nvirtue.market = 8"
    houses = figures.unprinted_figures(lobby("crescent_moon"), "en")
    assert houses.startswith("# House values")
    assert "digital edition" not in houses


@pytest.mark.parametrize("chosen", ["proposed_a", "proposed_b_doubling", "custom"])
def test_rules_list_only_the_income_table_in_play_and_say_what_its_numbers_are(
    chosen: str,
) -> None:
    options = {"income_table": chosen}
    sitters = (Sitter("Ana", 1),)
    waiting = HostedTable(TableRow(1, 2, 3, "jerusalem", "lobby", 1, "en", options, sitters, 1))
    running = HostedTable(
        lobby("jerusalem").row, engine.Table.new("jerusalem", seats=2, seed="x", options=options)
    )
    for hosted in (waiting, running):
        lines = figures.unprinted_figures(hosted, "en").splitlines()[1:]
        assert len(lines) == 12, "all but the Market's"
        assert all(each.startswith(f"income.{chosen}.") for each in lines)
        assert all(each.endswith("# prestige, squires, bezants") for each in lines)


def test_rules_describe_the_options_of_the_table() -> None:
    options = {"auction": "open", "own_baron_blocks_own_moves": True}
    game = engine.Table.new("jerusalem", seats=2, seed="x", options=options)
    said = _said(HostedTable(lobby("jerusalem").row, game))
    assert "Clockwise the others raise or pass" in said
    assert "and you only place there" in said
    usual = _said(lobby("jerusalem"))
    assert "name in secret" in usual
    assert "and you only place there" not in usual


def test_rules_of_a_running_table_tell_what_it_still_plays_otherwise() -> None:
    hosted = lobby("architects")
    told = hosted.words("earlier-rules-1")
    assert told not in _said(hosted)
    saved = Path("tests/records/architects-rules-1-in-the-workshop.json").read_text("utf-8")
    running = HostedTable(hosted.row, engine.Table.load(json.loads(saved)))
    assert told in _said(running)


def _last_page(game: str) -> str:
    """Return the page on which options and figures of the table stand."""
    pages = enumerate(guide_of(game).page, 1)
    return next((str(number) for number, page in pages if page.adds), "1")


def _said(hosted: HostedTable) -> str:
    """Return all pages of the rules, one after the other."""
    numbers = range(1, len(guide_of(hosted.row.game_id).page) + 1)
    return "\n".join(
        part.content
        for number in numbers
        for part in rules_message(hosted, "en", str(number)).view.walk_children()
        if isinstance(part, discord.ui.TextDisplay)
    )


def test_rules_list_what_the_table_has_changed() -> None:
    hosted = lobby("crescent_moon", {"price.caliph.fort": 7, "limits.units": 6})
    listed = figures.read(figures.unprinted_figures(hosted, "en"))
    assert listed["price.caliph.fort"] == 7
    assert listed["limits.units"] == 6
