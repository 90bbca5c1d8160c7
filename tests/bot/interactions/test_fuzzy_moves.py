"""What a typed text means: the one action that fits, or nothing."""

import pytest

import engine
from bot.interactions.fuzzy_moves import best_match, suggestions
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError


@pytest.fixture(scope="module")
def hosted() -> HostedTable:
    """A table of Jerusalem at somebody's turn to deploy, with 50 ways to place."""
    table = engine.Table.new("jerusalem", seats=2, seed="x")
    while table.view(None)["phase"] != "deploy":
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    people = (Sitter("Ana", 1), Sitter("Ben", 2))
    row = TableRow(1, 1, 1, "jerusalem", "running", 1, "en", {}, people, 1)
    return HostedTable(row, table)


def legal(hosted: HostedTable) -> list[str]:
    return hosted.game.legal(hosted.game.asked[0])


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pl market_l 3", "place market_large 3"),
        ("PL  Large 3 ", None),
        ("place markt large 3", "place market_large 3"),
        ("market large 3", "place market_large 3"),
        ("3 in Market (large)", "place market_large 3"),
        ("plase templars large 2", "place templars_large 2"),
        ("pl davids 2", "place davids_tower 2"),
        ("don", "done"),
        ("dne", "done"),
        ("lev", "levy"),
        ("pl mar 3", None),
        ("p", None),
        ("pl", None),
        ("e", None),
        ("2", None),
        ("hire", None),
        ("templar 2", None),
        ("market large 9", None),
        ("qqqq zzzz", None),
        ("", None),
        (" \t", None),
    ],
)
def test_a_text_is_played_only_where_one_action_fits(
    hosted: HostedTable, text: str, action: str | None
) -> None:
    if action:
        assert best_match(hosted, legal(hosted), text, "en") == action
    else:
        with pytest.raises(HostError):
            best_match(hosted, legal(hosted), text, "en")


def test_several_that_fit_are_listed_in_notation(hosted: HostedTable) -> None:
    with pytest.raises(HostError) as refused:
        best_match(hosted, legal(hosted), "pl mar 3", "en")
    assert str(refused.value).count("`") == 6
    assert "`place market_small_left 3`" in str(refused.value)
    with pytest.raises(HostError, match="and 45 more"):
        best_match(hosted, legal(hosted), "p", "en")


def test_a_whole_abbreviation_is_meant_where_longer_actions_fit_as_well(
    hosted: HostedTable,
) -> None:
    offered = ["done", "donate market_large 3"]
    assert best_match(hosted, offered, "don", "en") == "done"
    with pytest.raises(HostError, match="fits more than one"):
        best_match(hosted, offered, "d", "en")


def test_all_is_suggested_for_nothing_and_what_fits_for_something(hosted: HostedTable) -> None:
    assert suggestions(hosted, legal(hosted), " ", "en") == legal(hosted)
    assert suggestions(hosted, legal(hosted), "pl mar 3", "en") == [
        "place market_large 3",
        "place market_small_left 3",
        "place market_small_right 3",
    ]


def test_a_long_text_is_looked_at_only_as_far_as_an_action_could_go(hosted: HostedTable) -> None:
    """What follows is not read: it would take most of a second."""
    assert suggestions(hosted, legal(hosted), "done" + " " * 100 + "x" * 6000, "en") == ["done"]
