"""Declining income, privileges, the special tax: facts 8.7 to 8.11 and section 6."""

import itertools
from typing import Any

import pytest

import engine
from engine.games.jerusalem.steps.calendar import ResolveEvent
from engine.games.jerusalem.steps.income import BuildTowers, GrantPrivileges, PayIncome
from tests.games.jerusalem.kit import play, player, position, squires
from tests.kit.tables import prompt

WORDS = engine.GAMES["jerusalem"].words
NAMES = ["Ana", "Ben", "Cid", "Dora"]
PALACE = {"kings_palace_large": [1, 0, 0, 0]}  # 4 prestige in either table
ONE = {"nobility_small_left": [1, 0, 0, 0]}  # 1 prestige in either table


def income(when: str | None = None, **setup: Any) -> engine.Table:
    """Return a table at which income is due, then building; by default in round 2."""
    options = {} if when is None else {"ask_income_decline": when}
    options |= setup.pop("options", {})
    setup = {"round": 2, "bezants": [0] * 4, **setup}
    return position(PayIncome(), BuildTowers(), options=options, **setup)


def asks(table: engine.Table) -> bool:
    """Return whether somebody is asked to take less; the table rests at `done` otherwise."""
    return table.legal(table.asked[0]) != ["done"]


def test_income_is_asked_for_where_it_matters_by_default() -> None:
    field = engine.GAMES["jerusalem"].options.model_fields["ask_income_decline"]
    assert field.default == "where_it_matters"


@pytest.mark.parametrize("board", [PALACE, ONE, {"templars_large": [1, 0, 0, 0]}])
def test_always_asks_whoever_has_income_and_never_asks_nobody(board: dict[str, list[int]]) -> None:
    table = income("always", board=board)
    assert asks(table)
    assert table.asked == (0,)
    assert not asks(income("never", board=board))


@pytest.mark.parametrize("when", ["never", "where_it_matters", "always"])
def test_nobody_without_income_is_asked(when: str) -> None:
    assert not asks(income(when, prestige=[5] * 4))


def test_never_pays_everything() -> None:
    table = income("never", board={"market_large": [1, 0, 0, 0]})
    assert (player(table, 0).reserve, player(table, 0).bezants) == (2, 4)


def test_it_matters_where_less_prestige_would_build_less() -> None:
    table = income("where_it_matters", board=PALACE)
    assert table.asked == (0,)
    assert asks(table)


def test_who_takes_less_need_not_build() -> None:
    table = income("where_it_matters", board=PALACE)
    [none] = [each for each in table.legal(0) if each == "accept kings_palace_large 0 0 0"]
    play(table, none)
    while asks(table):
        play(table, "collect")
    assert (player(table, 0).tower, player(table, 0).prestige) == (0, 0)


@pytest.mark.parametrize("area", ["templars_large", "templars_small_left", "market_large"])
def test_squires_and_bezants_do_not_matter(area: str) -> None:
    table = income("where_it_matters", board={area: [1, 0, 0, 0]}, prestige=[2, 1, 0, 0])
    assert not asks(table)


def test_prestige_that_neither_builds_nor_leads_does_not_matter() -> None:
    table = income("where_it_matters", board=ONE, tower=[1, 4, 3, 3], prestige=[0, 3, 0, 0])
    assert not asks(table)
    assert player(table, 0).prestige == 1


def test_prestige_that_leads_among_equal_towers_matters() -> None:
    table = income("where_it_matters", board=ONE, tower=[3, 3, 0, 0], prestige=[1, 1, 0, 0])
    assert table.asked == (0,)
    assert asks(table)


def test_prestige_of_a_seat_that_leads_anyway_does_not_matter() -> None:
    table = income("where_it_matters", board=ONE, tower=[3, 3, 0, 0], prestige=[3, 1, 0, 0])
    assert not asks(table)


def test_prestige_that_reaches_the_leader_matters() -> None:
    table = income("where_it_matters", board=ONE, tower=[3, 3, 0, 0], prestige=[1, 2, 0, 0])
    assert asks(table)


def test_prestige_that_leads_once_others_have_built_matters() -> None:
    """Seat 1 builds its third floor and keeps 1: with 2 seat 0 leads alone, with 1 they tie."""
    table = income("where_it_matters", board=ONE, tower=[3, 2, 0, 0], prestige=[1, 5, 0, 0])
    assert table.asked == (0,)
    assert asks(table)


def test_prestige_beside_a_tower_that_outgrows_it_does_not_matter() -> None:
    """Both stand at 3 floors now, but seat 1 builds a fourth."""
    table = income("where_it_matters", board=ONE, tower=[3, 3, 0, 0], prestige=[3, 6, 0, 0])
    assert not asks(table)


def test_prestige_that_is_first_on_a_floor_matters() -> None:
    """Seat 0 would build the second floor first, at 4, and save the next builder 1."""
    table = income("where_it_matters", board=ONE, tower=[1, 1, 0, 0], prestige=[3, 3, 0, 0])
    assert table.asked == (0,)
    assert asks(table)


def test_only_those_for_whom_it_matters_are_asked() -> None:
    board = {**PALACE, "templars_large": [0, 1, 0, 0], "market_large": [0, 0, 0, 1]}
    table = income("where_it_matters", board=board)
    assert table.asked == (0,)
    play(table, "collect")
    assert not asks(table)
    assert player(table, 0).tower == 1
    assert player(table, 1).reserve > 0
    assert player(table, 3).bezants == 4


def test_being_asked_tells_nothing_of_a_purse_or_reserve() -> None:
    """In round 5 the King's gifts count what is still behind the screens."""
    board = {"market_large": [1, 0, 0, 0], "templars_large": [0, 1, 0, 0]}
    told = set()
    for rich in range(4):
        purse = [3 if seat == rich else 0 for seat in range(4)]
        table = income("where_it_matters", board=board, bezants=purse, reserve=purse, round=5)
        told.add((table.asked, asks(table)))
    assert len(told) == 1


# -- privileges: looked up when they are granted -----------------------------------------------

WHENEVER = {"sell_influence_timing": "any_own_decision"}


def privileged(board: dict[str, list[int]], **options: Any) -> engine.Table:
    return position(
        GrantPrivileges(),
        board=board,
        bezants=[9] * 4,
        reserve=[2] * 4,
        prestige=[3] * 4,
        options=WHENEVER | options,
    )


def test_market_is_looked_up_after_the_scholar_has_sold() -> None:
    table = privileged({"patriarchate_large": [1, 0, 0, 0], "market_large": [4, 3, 0, 0]})
    assert (table.asked, prompt(table)["key"]) == ((0,), "scholar")
    play(table, "sell", "remove market_large 3", "decline")
    assert (table.asked, prompt(table)["key"]) == ((1,), "materials")


def test_market_that_was_sold_out_grants_nothing() -> None:
    table = privileged({"patriarchate_large": [1, 0, 0, 0], "market_large": [3, 0, 0, 0]})
    play(table, "sell", "remove market_large 3", "decline")
    assert table.legal(0) == ["done"] or prompt(table)["key"] != "materials"


def test_nobility_is_looked_up_after_the_scholar_and_the_buyer() -> None:
    board = {
        "patriarchate_large": [0, 0, 2, 0],
        "market_large": [0, 2, 0, 0],
        "nobility_large": [2, 5, 4, 1],
    }
    table = privileged(board)
    assert (table.asked, prompt(table)["key"]) == ((2,), "scholar")
    play(table, "sell", "remove nobility_large 3", "decline")
    assert (table.asked, prompt(table)["key"]) == ((1,), "materials")
    play(table, "sell", "remove nobility_large 3", "decline")
    assert (table.asked, prompt(table)["key"]) == ((0,), "intrigue"), "two and two: a lower office"
    play(table, "decline")
    assert table.legal(0) == ["done"] or prompt(table)["key"] not in ("intrigue", "materials")


def test_nobility_goes_to_another_when_its_holder_has_sold_before() -> None:
    board = {"market_large": [0, 2, 0, 0], "nobility_large": [0, 4, 3, 0]}
    table = privileged(board)
    assert (table.asked, prompt(table)["key"]) == ((1,), "materials")
    play(table, "sell", "remove nobility_large 3", "decline")
    assert (table.asked, prompt(table)["key"]) == ((2,), "intrigue")


# -- special tax ---------------------------------------------------------------------------------

MARKET = ("market_large", "market_small_left", "market_small_right")
Staying = tuple[int, ...]


def taxed(counts: Staying, bezants: int, **setup: Any) -> engine.Table:
    """Return a table at which seat 0 has these squires in the Market and pays for some."""
    board = {area: [count, 0, 0, 0] for area, count in zip(MARKET, counts, strict=True)}
    board["market_large"][1] = 1
    return position(
        ResolveEvent(),
        event="special_tax",
        round=3,
        board=board,
        bezants=[bezants, 1, 0, 0],
        **setup,
    )


def kept(table: engine.Table) -> Staying:
    return tuple(squires(table, area)[0] for area in MARKET)


@pytest.mark.parametrize(
    ("counts", "bezants"), [((2, 1, 0), 3), ((2, 1, 1), 2), ((3, 2, 2), 4), ((1, 0, 0), 5)]
)
def test_special_tax_allows_every_way_to_pay_and_all_or_nothing_at_once(
    counts: Staying, bezants: int
) -> None:
    first = taxed(counts, bezants)
    assert first.asked == (0,)
    outcomes: dict[Staying, tuple[int, int]] = {}  # what is left, and the fewest answers to it
    waiting = [(first, 0)]
    while waiting:
        table, answers = waiting.pop()
        if table.asked != (0,):
            left, fewest = outcomes.get(kept(table), (player(table, 0).bezants, answers))
            assert left == player(table, 0).bezants
            outcomes[kept(table)] = left, min(fewest, answers)
            continue
        for action in table.legal(0):
            then = table.for_search()
            then.play(0, action)
            waiting.append((then, answers + 1))
    ways = itertools.product(*(range(count + 1) for count in counts))
    lefts = {way: left for way, (left, _) in outcomes.items()}
    assert lefts == {way: bezants - sum(way) for way in ways if sum(way) <= bezants}
    assert outcomes[0, 0, 0][1] == 1
    if sum(counts) <= bezants:
        assert outcomes[counts][1] == 1


def test_special_tax_shows_the_total() -> None:
    table = taxed((8, 4, 5), 11)
    said = WORDS.prompt(prompt(table, 0), "en", NAMES)
    assert "17" in said
    assert "11" in said


def test_special_tax_removes_to_the_supply_and_pays_the_bank() -> None:
    table = taxed((1, 1, 0), 0)
    assert table.asked == (1,), "without a bezant there is nothing to choose"
    assert kept(table) == (0, 0, 0)
    assert (player(table, 0).supply, player(table, 0).reserve) == (50, 0)


def test_special_tax_of_a_crowd_stays_within_what_can_be_listed() -> None:
    table = taxed((16, 16, 16), 30)
    assert 0 < len(table.legal(0)) <= 520
    steps = 0
    while table.asked == (0,) and steps < 5:
        table.play(0, table.legal(0)[-1])
        steps += 1
    assert table.asked == (1,)
    assert sum(kept(table)) + player(table, 0).bezants == 30
