"""Sealed auctions against an open auction played here: facts 8.3."""

import itertools
import random
from collections.abc import Iterator

import pytest

import engine
from engine.games.jerusalem.events import OfficeWon
from engine.notation import parse
from tests.games.jerusalem.kit import auction, play, player
from tests.kit.tables import events, prompt

WORDS = engine.GAMES["jerusalem"].words
NAMES = ["Ana", "Ben", "Cid", "Dora"]
Limits = dict[int, int]  # the most that a seat pays; who is not in it has passed


def sealed(limits: Limits, *, opening: int, opener: int = 0, money: int = 12) -> engine.Table:
    """Return a table at which the opener named the Treasurer and all have sealed."""
    table = auction("sealed", opener=opener, bezants=[money] * 4)
    play(table, "name treasurer", f"bid {opening}")
    for seat in list(table.asked):
        table.play(seat, f"limit {limits[seat]}" if seat in limits else stay(table, seat))
    return table


def stay(table: engine.Table, seat: int) -> str:
    """Return the action by which the seat goes no further than the opening bid."""
    [action] = [each for each in table.legal(seat) if each.split()[0] not in ("limit", "sell")]
    return action


def outcome(table: engine.Table) -> tuple[int, int]:
    won = events(table, OfficeWon)[-1]
    return won.seat, won.price


def open_auctions(limits: Limits, opening: int, order: tuple[int, ...]) -> set[tuple[int, int]]:
    """Return every outcome of the open auction in which nobody goes beyond his limit.

    `order` begins with the opener. Each raises by any amount or, if he cannot, passes.
    """
    found: set[tuple[int, int]] = set()
    lines = [(opening, (*order[1:], order[0]))]
    while lines:
        price, bidders = lines.pop()
        if len(bidders) == 1:
            found.add((bidders[0], price))
            continue
        seat, others = bidders[0], bidders[1:]
        raises = range(price + 1, limits.get(seat, 0) + 1)
        lines += [(bid, (*others, seat)) for bid in raises] or [(price, others)]
    return found


def by_steps_of_one(limits: Limits, opening: int, order: tuple[int, ...]) -> tuple[int, int]:
    """Return who wins at which price where each raises by one, clockwise, up to his limit."""
    price, bidders = opening, [*order[1:], order[0]]
    while len(bidders) > 1:
        seat = bidders.pop(0)
        if limits.get(seat, 0) > price:
            price += 1
            bidders.append(seat)
    return bidders[0], price


def expected(limits: Limits, opening: int, order: tuple[int, ...]) -> tuple[int, int]:
    able = {seat: limit for seat, limit in limits.items() if limit > opening}
    highest = max(able.values(), default=0)
    tied = [seat for seat in (*order[1:], order[0]) if able.get(seat) == highest]
    if len(tied) > 1:
        return tied[0], highest
    return by_steps_of_one(limits, opening, order)


def cases(opening: int) -> Iterator[Limits]:
    some = (None, opening + 1, opening + 2, opening + 4)
    for chosen in itertools.product(some, repeat=4):
        yield {seat: limit for seat, limit in enumerate(chosen) if limit is not None}


def clockwise(opener: int, seats: int = 4) -> tuple[int, ...]:
    return tuple((opener + step) % seats for step in range(seats))


@pytest.mark.parametrize("opening", [0, 1, 2, 3])
def test_equal_highest_limits_go_to_the_first_clockwise_after_the_opener(opening: int) -> None:
    for high in (opening + 1, opening + 2, opening + 5):
        table = sealed(dict.fromkeys(range(4), high), opening=opening)
        assert outcome(table) == (1, high)
        table = sealed({0: high, 2: high, 3: high}, opening=opening)
        assert outcome(table) == (2, high)


@pytest.mark.parametrize("opening", [0, 1, 2, 3])
def test_opener_comes_last_among_equal_limits(opening: int) -> None:
    for rival in (1, 2, 3):
        table = sealed({0: opening + 3, rival: opening + 3}, opening=opening)
        assert outcome(table) == (rival, opening + 3)


@pytest.mark.parametrize("opener", [1, 2, 3])
def test_first_after_the_opener_is_counted_from_the_opener(opener: int) -> None:
    table = sealed({0: 6, 1: 6, 2: 6, 3: 6}, opening=1, opener=opener)
    assert outcome(table) == ((opener + 1) % 4, 6)
    last = (opener - 1) % 4
    table = sealed({opener: 6, last: 6}, opening=2, opener=opener)
    assert outcome(table) == (last, 6)


@pytest.mark.parametrize("opener", [0, 2])
@pytest.mark.parametrize("opening", [0, 1, 2, 3])
def test_every_sealed_outcome_is_that_of_an_open_auction(opening: int, opener: int) -> None:
    order = clockwise(opener)
    for limits in cases(opening):
        found = outcome(sealed(limits, opening=opening, opener=opener))
        assert found in open_auctions(limits, opening, order), limits
        assert found == expected(limits, opening, order), limits


def test_winner_of_a_tie_pays_his_limit_to_the_bank() -> None:
    table = sealed({0: 5, 3: 5, 1: 4}, opening=0)
    assert [player(table, seat).bezants for seat in range(4)] == [12, 12, 12, 7]
    assert player(table, 3).office == "treasurer"


def test_lower_limits_that_are_equal_change_nothing() -> None:
    table = sealed({1: 4, 2: 4, 3: 9}, opening=1)
    winner, price = outcome(table)
    assert winner == 3
    assert price in (4, 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_rounds_of_sealed_auctions_go_by_the_same_rule(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(6):
        options = {"auction": "sealed", "round1_opener": "host_choice"}
        table = engine.Table.new("jerusalem", seats=seats, seed=f"{number}", options=options)
        table.play(0, f"opener {rng.randrange(seats)}")
        free = list(range(seats))
        while len(free) > 1:
            opener = table.asked[0]
            at = free.index(opener)
            table.play(opener, table.legal(opener)[0])
            opening = rng.choice([0, 1, 2, 3])
            table.play(opener, f"bid {opening}")
            limits: Limits = {}
            since = len(events(table, OfficeWon))
            for seat in list(table.asked):
                most = player(table, seat).bezants
                chosen = rng.choice([None, opening + 1, opening + 2])
                if chosen is None or chosen > most:
                    table.play(seat, stay(table, seat))
                else:
                    limits[seat] = chosen
                    table.play(seat, f"limit {chosen}")
            won = events(table, OfficeWon)[since]
            order = (*free[at:], *free[:at])
            assert (won.seat, won.price) == expected(limits, opening, order)
            free.remove(won.seat)


def test_opener_reads_that_he_stays_at_his_bid() -> None:
    table = auction("sealed", bezants=[12] * 4)
    play(table, "name treasurer", "bid 3")
    assert "Stay at my bid" in button(table, 0, stay(table, 0))
    assert "Stay at my bid" not in button(table, 1, stay(table, 1))


def button(table: engine.Table, seat: int, text: str) -> str:
    """Return what the button for this action says at this question."""
    own = f"action-{text}.{prompt(table, seat)['key']}"
    if WORDS.has(own):
        return WORDS(own)
    action = parse("jerusalem", text)
    assert action is not None
    return WORDS.action(action, "en", NAMES)


def test_tables_of_version_1_go_on_by_steps_of_one() -> None:
    table = engine.Table.new("jerusalem", seats=4, seed="old", rules_version=1)
    opener = table.asked[0]
    order = clockwise(opener)
    table.play(opener, table.legal(opener)[0])
    table.play(opener, "bid 1")
    for seat in order:
        table.play(seat, "limit 5")
    found = outcome(table)
    assert found == by_steps_of_one(dict.fromkeys(order, 5), 1, order)
    assert found[0] == opener, "which is another seat than today's"


def test_opener_reads_squires_and_order_of_each_free_office() -> None:
    for how in ("open", "sealed"):
        table = auction(how)
        said = WORDS.prompt(prompt(table, 0), "en", NAMES)
        lines = {
            office: next(
                line for line in said.splitlines() if line.lstrip("*- ").startswith(office)
            )
            for office in ("Constable", "Treasurer", "Marshal", "Admiral")
        }
        for line, squires in zip(lines.values(), (7, 6, 5, 4), strict=True):
            assert f"{squires} squires" in line
