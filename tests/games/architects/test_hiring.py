"""The price of an apprentice in the Workshop, by workers, column, virtue and character."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import engine
from tests.games.architects.kit import Row, goods, play, player, position, state
from tests.kit.tables import legal, prompt, refusal

TOP = ["labourer", "thief", "trader_clay", "trader_stone"]
BOTTOM = ["patron_clay", "patron_wood", "merchant_clay", "merchant_gold"]
ROWS = {"top": TOP, "bottom": BOTTOM}
# own workers: the price in each column
PRICES = {1: (4, 5, 6, 7), 2: (4, 4, 5, 6), 3: (4, 4, 4, 5), 4: (4, 4, 4, 4), 5: (4, 4, 4, 4)}
# own workers, silver: the price in each column that is open
PRINTED = {
    (1, 7): (4, 5, 6, 7),
    (2, 4): (4, 4, None, None),
    (2, 6): (4, 4, 5, 6),
    (4, 4): (4, 4, 4, 4),
}
CASES = [
    (workers, row, column)
    for workers in PRICES
    for row in ("top", "bottom")
    for column in (1, 2, 3, 4)
]


def workshop(
    workers: int = 1, silver: int = 4, rows: Sequence[Row] = (TOP, BOTTOM), **has: Any
) -> engine.Table:
    """Return a table at which seat 0 has just placed the last of these workers."""
    at = {"workshop": [workers - 1, 0, 0]}
    table = position(players=[{"silver": silver, **has}], at=at, rows=rows, tax=0)
    play(table, "place workshop")
    return table


def name(row: str, column: int) -> str:
    return f"hire {ROWS[row][column - 1]} {row}_{column}"


def hires(*columns: int) -> set[str]:
    """Return the actions that hire in these columns, of both rows."""
    return {name(row, column) for row in ROWS for column in columns}


def offered(table: engine.Table) -> set[str]:
    return set(legal(table, "hire"))


def coins(table: engine.Table) -> dict[str, list[int]]:
    rows = table.view(None)["rows"]
    return {row: [card["silver"] for card in cards] for row, cards in zip(ROWS, rows, strict=True)}


def cards(table: engine.Table, row: int) -> list[str]:
    return [card["apprentice"] for card in table.view(None)["rows"][row]]


def laid(row: str, count: int) -> dict[str, list[int]]:
    """Return the coins when the leftmost cards of the row hold one each and no others do."""
    return {each: [int(each == row and at < count) for at in range(4)] for each in ROWS}


# -- the price of a column --------------------------------------------------------------------


def test_the_workshop_asks_under_its_own_key() -> None:
    assert prompt(workshop(), 0)["key"] == "workshop"


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("column", [1, 2, 3, 4])
@pytest.mark.parametrize(("workers", "silver"), PRINTED)
def test_each_line_of_the_price_table(workers: int, silver: int, column: int, row: str) -> None:
    table = workshop(workers, silver)
    price = PRINTED[workers, silver][column - 1]
    assert (name(row, column) in offered(table)) == (price is not None)
    if price is not None:
        play(table, name(row, column))
        assert player(table).silver == silver - price
        assert table.view(None)["tax"] == 2
        assert coins(table) == laid(row, price - 4)
        assert player(table).apprentices == (ROWS[row][column - 1],)


@pytest.mark.parametrize(("workers", "row", "column"), CASES)
def test_price_and_coins_of_every_column(workers: int, row: str, column: int) -> None:
    table = workshop(workers, 20)
    play(table, name(row, column))
    assert player(table).silver == 20 - PRICES[workers][column - 1]
    assert table.view(None)["tax"] == 2
    assert coins(table) == laid(row, max(0, column - workers))


@pytest.mark.parametrize(("workers", "row", "column"), CASES)
def test_exactly_the_price_pays_and_a_silver_less_does_not(
    workers: int, row: str, column: int
) -> None:
    price = PRICES[workers][column - 1]
    assert name(row, column) not in offered(workshop(workers, price - 1))
    table = workshop(workers, price)
    play(table, name(row, column))
    assert goods(table) == {}


def test_one_worker_with_seven_silver_chooses_among_all_eight_cards() -> None:
    table = workshop(1, 7)
    assert offered(table) == hires(1, 2, 3, 4)
    assert len(legal(table, "hire")) == 8


@pytest.mark.parametrize(
    ("silver", "columns"), [(6, (1, 2, 3)), (5, (1, 2)), (4, (1,)), (3, ()), (0, ())]
)
def test_one_worker_reaches_as_far_as_the_silver(silver: int, columns: tuple[int, ...]) -> None:
    assert offered(workshop(1, silver)) == hires(*columns)


def test_two_workers_take_the_second_column_for_four_and_lay_nothing() -> None:
    table = workshop(2, 4)
    play(table, "hire thief top_2")
    assert goods(table) == {}
    assert coins(table) == laid("top", 0)


def test_two_workers_take_the_fourth_column_for_six_and_lay_two() -> None:
    table = workshop(2, 6)
    play(table, "hire trader_stone top_4")
    assert (goods(table), state(table).tax) == ({}, 2)
    assert coins(table) == {"top": [1, 1, 0, 0], "bottom": [0, 0, 0, 0]}


@pytest.mark.parametrize("workers", [4, 5])
def test_four_workers_or_more_pay_four_in_the_fourth_column(workers: int) -> None:
    table = workshop(workers, 4)
    assert offered(table) == hires(1, 2, 3, 4)
    play(table, "hire merchant_gold bottom_4")
    assert goods(table) == {}
    assert coins(table) == laid("bottom", 0)


@pytest.mark.parametrize("silver", [0, 7])
def test_cards_may_be_drawn_instead_whatever_the_silver(silver: int) -> None:
    assert "draw" in workshop(1, silver).legal(0)


# -- whose workers ----------------------------------------------------------------------------


def test_workers_of_others_open_no_column() -> None:
    has = [{"silver": 7}]
    table = position(players=has, at={"workshop": [0, 3, 2]}, rows=(TOP, BOTTOM))
    play(table, "place workshop", "hire trader_stone top_4")
    assert goods(table) == {}
    assert coins(table) == laid("top", 3)


def test_own_workers_elsewhere_open_no_column() -> None:
    at = {"quarry": [3, 0, 0], "forest": [2, 0, 0]}
    table = position(players=[{"silver": 4}], at=at, rows=(TOP, BOTTOM))
    play(table, "place workshop")
    assert offered(table) == hires(1)


def test_each_worker_placed_opens_a_column_more() -> None:
    table = position(players=[{"silver": 8}], rows=(TOP, BOTTOM), tax=0)
    play(table, "place workshop", "hire labourer top_1", "place quarry", "place quarry")
    play(table, "place workshop")
    slots = {each.split()[-1] for each in offered(table)}
    assert slots == {"top_1", "top_2", "bottom_1", "bottom_2"}
    play(table, "hire trader_clay top_2")
    assert (goods(table), state(table).tax) == ({}, 4)
    assert coins(table) == laid("top", 0)


# -- the rows and the silver on them ----------------------------------------------------------


@pytest.mark.parametrize("row", [0, 1])
def test_row_moves_left_with_its_silver_and_the_other_stays(row: int) -> None:
    before = (TOP, BOTTOM)[row]
    silver = [0, 2, 5, 3]
    shown: list[Row] = [TOP, BOTTOM]
    shown[row] = list(zip(before, silver, strict=True))
    table = workshop(1, 6, rows=shown)
    play(table, name(("top", "bottom")[row], 3))
    found = cards(table, row)
    assert found[:3] == [before[0], before[1], before[3]]
    assert len(found) == 4
    assert found[3] not in before
    assert list(coins(table).values())[row] == [1, 3, 3, 0]
    assert cards(table, 1 - row) == (BOTTOM, TOP)[row]
    assert list(coins(table).values())[1 - row] == [0, 0, 0, 0]
    assert goods(table) == {"silver": 5}, "what lay on the card"


def test_silver_on_the_card_does_not_help_to_pay_for_it() -> None:
    rows = ([(card, 9) for card in TOP], [(card, 9) for card in BOTTOM])
    assert offered(workshop(1, 3, rows=rows)) == set()
    assert offered(workshop(1, 5, rows=rows)) == hires(1, 2)


def test_coins_laid_lie_there_for_the_next_hirers() -> None:
    has = [{"silver": 6}, {"silver": 5}, {"silver": 4}]
    table = position(players=has, rows=(TOP, BOTTOM), tax=0)
    play(table, "place workshop", "hire trader_clay top_3")
    assert coins(table) == {"top": [1, 1, 0, 0], "bottom": [0, 0, 0, 0]}
    play(table, "place workshop", "hire thief top_2")
    assert goods(table, 1) == {"silver": 1}
    assert coins(table) == {"top": [2, 0, 0, 0], "bottom": [0, 0, 0, 0]}
    play(table, "place workshop", "hire labourer top_1")
    assert goods(table, 2) == {"silver": 2}
    assert coins(table) == laid("top", 0)
    assert state(table).tax == 6


# -- paying less ------------------------------------------------------------------------------


@pytest.mark.parametrize(("workers", "row", "column"), CASES)
def test_rudolf_pays_a_silver_less_and_lays_as_many_coins(
    workers: int, row: str, column: int
) -> None:
    price = PRICES[workers][column - 1] - 1
    assert name(row, column) not in offered(workshop(workers, price - 1, character="rudolf"))
    table = workshop(workers, price, character="rudolf")
    play(table, name(row, column))
    assert (goods(table), table.view(None)["tax"]) == ({}, 2)
    assert coins(table) == laid(row, max(0, column - workers))


@pytest.mark.parametrize(
    ("character", "virtue", "tax"),
    [
        *((None, 0, 0), (None, 1, 0), (None, 2, 1), (None, 3, 1), (None, 4, 2)),
        *(("ada", 11, 1), ("ada", 4, 1), ("ada", 3, 0), ("ada", 0, 0)),
    ],
)
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_ignored_tax_saves_nothing_of_the_coins(
    character: str | None, virtue: int, tax: int, column: int
) -> None:
    price = 2 + tax + column - 1
    has: dict[str, Any] = {"character": character, "virtue": virtue}
    assert offered(workshop(1, price, **has)) == hires(*range(1, column + 1))
    table = workshop(1, price, **has)
    play(table, name("bottom", column))
    assert (goods(table), table.view(None)["tax"]) == ({}, tax)
    assert coins(table) == laid("bottom", column - 1)


@pytest.mark.parametrize(("virtue", "tax"), [(0, 0), (2, 1)])
def test_rudolf_of_low_virtue_saves_both(virtue: int, tax: int) -> None:
    table = workshop(2, 1 + tax + 2, character="rudolf", virtue=virtue)
    play(table, "hire trader_stone top_4")
    assert (goods(table), table.view(None)["tax"]) == ({}, tax)
    assert coins(table) == laid("top", 2)


# -- hiring elsewhere -------------------------------------------------------------------------


def test_middle_space_of_the_black_market_knows_no_columns() -> None:
    table = position(players=[{"silver": 2}], rows=(TOP, BOTTOM), tax=0)
    play(table, "place bm_middle")
    assert offered(table) == hires(1, 2, 3, 4)
    play(table, "hire merchant_gold bottom_4")
    assert (goods(table), state(table).tax) == ({}, 0)
    assert coins(table) == laid("bottom", 0)


def test_tavern_knows_no_columns() -> None:
    has = {"hand": ["tavern"], "apprentices": ["trader_wood"], "wood": 3, "stone": 2, "gold": 1}
    table = position(players=[has], rows=(TOP, BOTTOM), tax=0)
    play(table, "build tavern")
    assert offered(table) == hires(1, 2, 3, 4)
    play(table, "hire trader_stone top_4")
    assert (goods(table), state(table).tax) == ({}, 0)
    assert coins(table) == laid("top", 0)


# -- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "column", "price"), [(1, 1, 4), (1, 2, 5), (1, 4, 7), (2, 4, 6), (3, 4, 5)]
)
def test_refusal_names_the_price(workers: int, column: int, price: int) -> None:
    table = workshop(workers, price - 1)
    assert re.search(rf"\b{price}\b", refusal(table, 0, name("top", column)))


# -- whole games ------------------------------------------------------------------------------


def allowed(view: dict[str, Any], seat: int) -> Iterator[tuple[str, int]]:
    """Yield each hire that the seat can pay, and the coins that it lays."""
    me = view["players"][seat]
    workers = view["locations"]["workshop"][seat]
    ignored = (me["virtue"] < 2) + (me["virtue"] < 4) + (me["character"] == "ada")
    plain = 2 - (me["character"] == "rudolf") + max(0, 2 - ignored)
    for row, shown in zip(ROWS, view["rows"], strict=True):
        for column, card in enumerate(shown, start=1):
            more = max(0, column - workers)
            if plain + more <= me["goods"]["silver"]:
                yield f"hire {card['apprentice']} {row}_{column}", more


@pytest.mark.parametrize("boards", ["standard", "variable"])
@pytest.mark.parametrize("seed", range(3))
def test_games_of_chance_offer_exactly_what_can_be_paid(seed: int, boards: str) -> None:
    table = engine.Table.new("architects", seats=3, seed=str(seed), options={"boards": boards})
    chance = random.Random(seed)
    asked = reached = 0
    while table.asked:
        seat = table.asked[0]
        actions = table.legal(seat)
        prompt = table.prompt(seat)
        if prompt and prompt["key"] == "workshop":
            expected = dict(allowed(table.view(seat), seat))
            found = [action for action in actions if action.startswith("hire ")]
            assert sorted(found) == sorted(expected)
            asked += 1
            reached += any(expected.values())
        table.play(seat, chance.choice(actions))
    assert asked
    assert reached, "beyond the own workers, too"
