"""Apprentices discarded of one's own accord, and a Squire's virtue that is declined (R7, R9)."""

from typing import Any

import pytest

import engine
from engine.games.architects.steps.course import Reckoning
from engine.games.architects.steps.hiring import HireFree
from engine.games.architects.steps.turn import TakeTurn
from engine.ids import Seat
from tests.games.architects.kit import play, player, position, state
from tests.kit.tables import legal, refusal

FIVE = ["acolyte_tiling", "thief", "patron_wood", "trader_clay", "trickster"]
WELL = {"hand": ["well"], "wood": 2, "stone": 2}
NINTH = [1] * 8  # the next worker in the Guildhall resets the Black Market


def begun_before(table: engine.Table, version: int = 1) -> engine.Table:
    """Return the same table as one that began under an earlier version of the rules."""
    data = table.dump()
    data["rules"] = data["state"]["rules_version"] = version
    return engine.Table.load(data)


# -- dismissing -------------------------------------------------------------------------------


def test_seat_at_its_limit_may_discard_anyone_before_its_worker() -> None:
    table = position(players=[{"apprentices": FIVE, "virtue": 6}])
    assert legal(table, "dismiss") == [f"dismiss {each}" for each in FIVE]
    play(table, "dismiss patron_wood")
    assert "patron_wood" not in player(table).apprentices
    assert player(table).virtue == 6, "what hiring changed is never undone"
    assert state(table).dismissed == ["patron_wood"]
    assert table.asked == (0,), "it is still the same turn"
    assert legal(table, "place")


def test_below_the_limit_nothing_is_offered_that_changes_nothing() -> None:
    table = position(players=[{"apprentices": FIVE[:4]}])
    assert not legal(table, "dismiss")
    assert "in your turn when you have 5" in refusal(table, 0, "dismiss thief")
    assert "does not work for you" in refusal(table, 0, "dismiss miner")


def test_rudolf_has_one_more_before_it_is_offered() -> None:
    five = position(players=[{"apprentices": FIVE, "character": "rudolf", "virtue": 6}])
    assert not legal(five, "dismiss")
    six = position(players=[{"apprentices": [*FIVE, "jeweller"], "character": "rudolf"}])
    assert len(legal(six, "dismiss")) == 6


def test_only_the_seat_whose_turn_it_is_is_offered_it() -> None:
    table = position(players=[{}, {"apprentices": FIVE}])
    assert table.legal(1) == []


def test_room_can_be_made_before_a_hire_is_chosen() -> None:
    table = position(players=[{"apprentices": FIVE, "silver": 4}])
    play(table, "place workshop", "dismiss thief", "hire labourer top_1")
    assert player(table).apprentices == (*[each for each in FIVE if each != "thief"], "labourer")
    free = position(
        HireFree(Seat(0)), TakeTurn(Seat(1)), Reckoning(), players=[{"apprentices": FIVE}]
    )
    assert legal(free, "dismiss")


def test_making_room_when_hiring_stays_as_it_was() -> None:
    table = position(players=[{"apprentices": FIVE, "silver": 4}])
    play(table, "place workshop", "hire labourer top_1")
    assert legal(table) == [f"dismiss {each}" for each in FIVE]


def test_discarding_can_be_taken_back() -> None:
    table = position(players=[{"apprentices": FIVE}])
    play(table, "dismiss thief")
    table.undo(0)
    assert "thief" in player(table).apprentices


@pytest.mark.parametrize(
    ("virtue", "offered"), [(10, False), (9, True), (8, False), (5, False), (4, True), (2, True)]
)
def test_illusionist_may_go_where_less_virtue_would_serve(virtue: int, offered: bool) -> None:
    table = position(players=[{"apprentices": ["illusionist"], "silver": 1, "virtue": virtue}])
    assert (legal(table, "dismiss") == ["dismiss illusionist"]) == offered


def test_illusionist_stays_while_no_space_of_the_market_can_be_paid() -> None:
    table = position(players=[{"apprentices": ["illusionist"], "virtue": 9}])
    assert not legal(table, "dismiss")


@pytest.mark.parametrize(("virtue", "offered"), [(12, False), (11, True), (10, True), (8, False)])
def test_thief_may_go_where_both_points_should_be_lost(virtue: int, offered: bool) -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": virtue}])
    assert (legal(table, "dismiss") == ["dismiss thief"]) == offered


def test_thief_dismissed_at_eleven_opens_the_market() -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": 11}])
    play(table, "dismiss thief", "place tax_stand")
    assert player(table).virtue == 9


def test_no_virtue_is_worth_losing_in_the_last_turn() -> None:
    table = position(
        players=[{"apprentices": ["thief"], "virtue": 11}], phase="last_turns", last_turns=3
    )
    assert not legal(table, "dismiss")


def test_nothing_of_this_at_a_table_of_version_1() -> None:
    table = position(players=[{"apprentices": FIVE}])
    assert legal(table, "dismiss")
    assert not legal(begun_before(table), "dismiss")


# -- squires ----------------------------------------------------------------------------------


def reset(virtue: int, apprentices: list[str] | None = None, **setup: Any) -> engine.Table:
    has = {**WELL, "apprentices": apprentices or ["squire_virtue"], "virtue": virtue}
    return position(players=[has], guildhall=NINTH, **setup)


@pytest.mark.parametrize(
    ("virtue", "asked"),
    [
        *((virtue, True) for virtue in (0, 1, 2, 3, 8, 9)),  # at once
        *((virtue, True) for virtue in (4, 5, 10, 11)),  # after a visit to the Tax Stand
        *((virtue, False) for virtue in (6, 7, 12, 13, 14)),
    ],
)
def test_virtue_of_a_squire_is_asked_for_where_it_could_hurt(virtue: int, asked: bool) -> None:
    table = reset(virtue)
    play(table, "build well")
    assert (table.asked == (0,)) == asked
    if asked:
        assert legal(table) == ["use squire_virtue", "done"]
    else:
        assert player(table).virtue == min(14, virtue + 2)


def test_virtue_of_a_squire_can_be_taken_or_declined() -> None:
    table = reset(8)
    play(table, "build well")
    other = table.for_update()
    play(table, "done")
    play(other, "use squire_virtue")
    assert (player(table).virtue, player(other).virtue) == (8, 10)


def test_gold_and_marble_of_squires_are_never_asked_for() -> None:
    table = reset(9, ["squire_gold", "squire_marble"])
    play(table, "build well")
    assert table.asked == (1,)
    assert (player(table).gold, player(table).marble) == (1, 1)


def test_squire_is_not_asked_about_while_a_worker_is_in_the_prison() -> None:
    has = {**WELL, "apprentices": ["squire_virtue"], "virtue": 9, "prison": 1}
    table = position(players=[has], guildhall=NINTH)
    play(table, "build well")
    assert table.asked == (1,)


def test_seat_without_another_turn_takes_the_virtue() -> None:
    table = reset(8, phase="last_turns", last_turns=1)
    play(table, "build well")
    assert player(table).virtue == 10


@pytest.mark.parametrize("virtue", [4, 5, 10, 11])
def test_virtue_that_would_hurt_after_the_tax_stand_alone_needs_a_turn_after_it(
    virtue: int,
) -> None:
    """In the last turns there is none."""
    others: list[dict[str, Any]] = [{}, {"apprentices": ["squire_virtue"], "virtue": virtue}]
    has = {**WELL, "apprentices": [], "virtue": 7}
    setup: dict[str, Any] = {"phase": "last_turns", "last_turns": 3}
    table = position(players=[has, *others], guildhall=NINTH, **setup)
    play(table, "build well")
    assert player(table, 2).virtue == virtue + 2
    early = position(players=[has, *others], guildhall=NINTH)
    play(early, "build well")
    assert early.asked == (2,)


@pytest.mark.parametrize(("virtue", "asked"), [(3, True), (4, False), (9, True), (10, False)])
def test_squire_at_a_table_of_version_2_looks_no_further_than_now(virtue: int, asked: bool) -> None:
    table = begun_before(reset(virtue), 2)
    table.play(0, "build well")
    assert (table.prompt(0) is not None) == asked
    assert player(table).virtue == virtue + (0 if asked else 2)


def test_squire_always_gives_at_a_table_of_version_1() -> None:
    table = begun_before(reset(8))
    table.play(0, "build well")
    assert player(table).virtue == 10
