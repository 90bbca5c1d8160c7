"""Panels from legal actions alone: every action can be reached, and only those."""

import random

import pytest

import engine
from bot.messages.message import ButtonId
from bot.messages.panel.plan import NoSuchWay, Plan, action_at, plan, way_to_number
from bot.messages.panel.widgets import MAX_CUSTOM_ID_CHARS, PanelId
from tests.kit.random_play import positions

DEPLOY = [
    *(f"place {area} {count}" for area in ("market", "palace") for count in range(1, 4)),
    "baron market",
    "hire 1",
    "hire 2",
    "done",
]


def test_verbs_come_first_and_what_needs_no_more_is_an_action() -> None:
    top = plan(DEPLOY)
    assert top.kind == "verbs"
    assert [(branch.word, branch.action) for branch in top.branches] == [
        ("place", None),
        ("baron", "baron market"),
        ("hire", None),
        ("done", "done"),
    ]


def test_what_has_no_choice_left_is_chosen_with_the_last_that_had() -> None:
    assert action_at(["units 1 0", "units 2 0", "done"], (0, 1)) == "units 2 0"
    assert plan(["units 1 0", "units 2 0", "done"], (0,)).kind == "numbers"


def test_numbers_with_gaps_are_places_and_no_amounts() -> None:
    hexes = [f"settle {number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 12, 16)]
    assert plan([*hexes, "done"], (0,)).kind == "select"
    assert len(plan([*hexes, "done"], (0,)).branches) == 10


def test_each_choice_leads_on_to_the_next_word() -> None:
    at = plan(DEPLOY, (0,))
    assert at.kind == "buttons"
    assert [branch.word for branch in at.branches] == ["market", "palace"]
    deeper = plan(DEPLOY, (0, 1))
    assert deeper.kind == "numbers"
    assert [branch.action for branch in deeper.branches] == [
        "place palace 1",
        "place palace 2",
        "place palace 3",
    ]


def test_a_single_fork_is_walked_through() -> None:
    only_keep = plan(["keep a", "keep b"])
    assert only_keep.words == ("keep",)
    assert [branch.action for branch in only_keep.branches] == ["keep a", "keep b"]


def test_many_choices_are_a_select_with_pages() -> None:
    many = [f"take card{number}" for number in range(60)]
    pages = [plan(many, (0,), page) for page in range(3)]
    assert [len(page.branches) for page in pages] == [25, 25, 10]
    assert {page.pages for page in pages} == {3}
    assert plan(many, (0,), 99).page == 2


def test_many_numbers_show_the_lowest_the_highest_and_a_form() -> None:
    bids = ["pass", *(f"bid {amount}" for amount in range(40))]
    at = plan(bids, (1,))
    assert [branch.word for branch in at.branches] == [*map(str, range(8)), "39"]
    assert at.has_more_numbers
    assert (at.low, at.high) == (0, 39)
    assert way_to_number(bids, (1,), 33) == (1, 33)
    assert way_to_number(bids, (1,), 40) is None


@pytest.mark.parametrize("way", [(9,), (0, 7), (0, 0, 9), (3, 0)])
def test_ways_that_lead_nowhere_are_told(way: tuple[int, ...]) -> None:
    with pytest.raises(NoSuchWay):
        action_at(DEPLOY, way)


def test_nothing_to_do_is_no_panel() -> None:
    assert plan([]).kind == "nothing"


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_legal_action_of_random_games_can_be_reached(game: str) -> None:
    """Walking every fork of every panel gives exactly the list."""
    for seats in engine.GAMES[game].seats:
        for table in positions(game, seats, "panels", every=7):
            for seat in table.asked:
                legal = table.legal(seat)
                assert sorted(reachable(legal)) == sorted(legal)


def reachable(legal: list[str]) -> list[str]:
    found: list[str] = []
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways:
        way = open_ways.pop()
        first = plan(legal, way)
        for page in range(first.pages):
            at = plan(legal, way, page)
            found += [branch.action for branch in at.branches if branch.action]
            open_ways += [branch.way for branch in at.branches if not branch.action]
        found += by_form(legal, first)
    return found


def by_form(legal: list[str], at: Plan) -> list[str]:
    """The numbers that are not on buttons."""
    if not at.has_more_numbers:
        return []
    shown = {branch.word for branch in at.branches}
    ways = [
        way_to_number(legal, at.way, n) for n in range(at.low, at.high + 1) if str(n) not in shown
    ]
    return [action_at(legal, way) or "" for way in ways if way]


def test_custom_ids_are_short_and_come_back_the_same() -> None:
    panel = PanelId(10**17, "123abcdef", "g", (24, 499, 3), 12)
    assert len(str(panel)) <= MAX_CUSTOM_ID_CHARS
    assert PanelId.read(str(panel)) == panel
    button = ButtonId("option", 10**17, "own_baron_blocks_own_moves")
    assert len(str(button)) <= MAX_CUSTOM_ID_CHARS
    assert ButtonId.read(str(button)) == button


def test_custom_ids_of_others_are_not_ours() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        text = "".join(rng.choices("s:0123456789.~abcgnru-_ é", k=rng.randrange(60)))
        read = PanelId.read(text)
        assert read is None or str(read).startswith("s:")
