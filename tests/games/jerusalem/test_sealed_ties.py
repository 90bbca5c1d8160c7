"""Equal limits in the sealed auction: the first after the opener wins, as he could in the open."""

import itertools
from functools import cache

import pytest

import engine
from engine.games.jerusalem.data import OFFICES_IN_USE
from engine.games.jerusalem.events import BidMade, BidPassed, LimitSealed
from engine.games.jerusalem.steps.auction import NameOffice
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, play, player, position, state
from tests.kit.tables import events

WORDS = engine.GAMES["jerusalem"].words
NAMES = ["Ana", "Ben", "Cid", "Dora"]
RICH = 9  # bezants of everyone
LIMITS = range(5)

Outcome = tuple[int, int]  # the winner and the price
Ways = dict[
    tuple[int, int | None], "Outcome | Ways"
]  # by who speaks, and what he bids (None: pass)


@cache
def begun(how: str, seats: int, opening: int) -> engine.Table:
    """Return a table where seat 0 has opened an office and the others are to answer."""
    offices = OFFICES_IN_USE[seats]
    table = position(
        NameOffice(Seat(0)),
        seats=seats,
        offices=[None] * seats,
        free=offices,
        bezants=[RICH] * seats,
        options={"auction": how},
    )
    play(table, f"name {offices[0]}", f"bid {opening}")
    return table


def outcome(table: engine.Table) -> Outcome | None:
    """Return who holds the office that was sold first, and what he paid."""
    players = state(table).players
    held = [
        seat for seat, each in enumerate(players) if each.office == OFFICES_IN_USE[table.seats][0]
    ]
    return (held[0], RICH - players[held[0]].bezants) if held else None


def sealed(limits: tuple[int, ...], opening: int) -> Outcome:
    table = begun("sealed", len(limits), opening).for_search()
    for seat in table.asked:
        table.play(seat, f"limit {limits[seat]}" if limits[seat] > opening else "pass")
    found = outcome(table)
    assert found is not None
    return found


def ways(table: engine.Table, known: dict[object, Ways]) -> Ways:
    """Return the game tree of an open auction, up to the highest limit."""
    step = state(table).agenda[-1]
    if step in known:
        return known[step]
    found = known[step] = Ways()
    for action in table.legal(seat := table.asked[0]):
        bid = None if action == "pass" else int(action.split()[1])
        if bid is None or bid in LIMITS:
            branch = table.for_search()
            branch.play(seat, action)
            found[seat, bid] = outcome(branch) or ways(branch, known)
    return found


def ends(tree: Outcome | Ways, limits: tuple[int, ...]) -> set[Outcome]:
    """Return how it may end if each raises while that is within his limit, and no longer."""
    if isinstance(tree, tuple):
        return {tree}
    raises = [each for (seat, bid), each in tree.items() if bid is not None and bid <= limits[seat]]
    passes = [each for (_, bid), each in tree.items() if bid is None]
    return set[Outcome]().union(*[ends(each, limits) for each in raises or passes])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sealed_outcome_is_that_of_an_open_auction(seats: int) -> None:
    for opening in LIMITS:
        tree = ways(begun("open", seats, opening), {})
        for limits in itertools.product(LIMITS, repeat=seats):
            if limits[0] >= opening:  # the opener's bid is within his limit, too
                assert sealed(limits, opening) in ends(tree, limits), (opening, limits)


@pytest.mark.parametrize("opening", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("limits", "winner"),
    [
        ((4, 4, 4, 4), 1),
        ((4, 1, 4, 4), 2),
        ((4, 0, 3, 4), 3),
        ((0, 4, 4, 3), 1),
        ((4, 3, 0, 4), 3),
    ],
)
def test_first_of_equals_after_the_opener_wins_at_the_limit_whatever_the_opening(
    limits: tuple[int, ...], winner: int, opening: int
) -> None:
    assert sealed(limits, opening) == (winner, 4)


def test_who_wins_a_tie_names_the_limit_at_once() -> None:
    table = auction("sealed")
    play(table, "name marshal", "bid 1")
    for seat, limit in enumerate((6, 3, 6, 5)):
        table.play(seat, f"limit {limit}")
    assert [(each.seat, each.amount) for each in events(table, BidMade)] == [(0, 1), (1, 2), (2, 6)]
    assert [each.seat for each in events(table, BidPassed)] == [3, 0, 1]


# -- the opener ------------------------------------------------------------------------------------


@pytest.mark.parametrize("opening", [0, 1, 3])
def test_opener_who_names_no_limit_stays_at_his_bid(opening: int) -> None:
    table = auction("sealed")
    play(table, "name marshal", f"bid {opening}")
    assert WORDS("action-pass.limit-opener") == "Stay at my bid"
    table.play(0, "pass")
    table.play(1, "pass")
    said = [WORDS.event(each, "en", NAMES) for each in events(table, LimitSealed, 0)[:1]]
    assert said == [f"You have sealed your limit: you stay at {opening}."]
    [told] = [each for each in events(table, LimitSealed, 1) if each.seat == 1]
    assert WORDS.event(told, "en", NAMES) == "You have sealed your limit: you pass."
    for seat in (2, 3):
        table.play(seat, "pass")
    assert player(table, 0).office == "marshal"
    assert player(table, 0).bezants == 12 - opening
