"""One's own Baron and oneself, and which squires are new for him: facts 8.5 and 8.6."""

import pytest

import engine
from engine.games.jerusalem.steps.income import LeaveTower, PayTower
from engine.ids import Seat
from tests.games.jerusalem.kit import deploying, play, position, squires
from tests.kit.tables import refuses

OPTIONS = engine.GAMES["jerusalem"].options.model_fields
MINE = "market_large"  # where the Baron of seat 2, the Marshal, stands
NOBODY = [None] * 4


def turn(*cards: str, blocks: bool | None = None, baron: int | None = 2) -> engine.Table:
    """Return the Marshal's turn with a Baron on the large Market area, and squires about."""
    barons: list[str | None] = [MINE if seat == baron else None for seat in range(4)]
    return deploying(
        2,
        hands=[[], [], [*cards], []],
        board={MINE: [0, 1, 2, 0], "templars_large": [1, 0, 1, 0]},
        barons=barons,
        options={} if blocks is None else {"own_baron_blocks_own_moves": blocks},
    )


def test_own_baron_stops_nothing_of_ones_own_by_default() -> None:
    assert OPTIONS["own_baron_blocks_own_moves"].default is False


@pytest.mark.parametrize("begin", ["play move_2_squires_a", "march"])
@pytest.mark.parametrize("blocks", [None, False, True])
def test_own_moves_out_of_and_into_the_own_barons_area(begin: str, blocks: bool | None) -> None:
    table = turn("move_2_squires_a", blocks=blocks)
    play(table, begin)
    moves = [each for each in table.legal(2) if each.startswith("move ")]
    assert moves
    assert any(f"move {MINE} " in each for each in moves) is not bool(blocks)
    assert any(each.endswith(f" {MINE}") for each in moves) is not bool(blocks)


@pytest.mark.parametrize("begin", ["play move_2_squires_a", "march"])
@pytest.mark.parametrize("blocks", [False, True])
def test_baron_of_another_stops_moves_whatever_the_option_is(begin: str, blocks: bool) -> None:
    table = turn("move_2_squires_a", blocks=blocks, baron=1)
    play(table, begin)
    assert not any(MINE in each for each in table.legal(2))


def swaps(table: engine.Table) -> set[tuple[str, str]]:
    """Return where the own squire and the other one may stand that the Turncoat swaps."""
    if "play turncoat_a" not in table.legal(2):
        return set()
    play(table, "play turncoat_a")
    found = set()
    for offer in [each for each in table.legal(2) if each.startswith("offer")]:
        then = table.for_search()
        then.play(2, offer)
        for swap in [each for each in then.legal(2) if each.startswith("swap")]:
            found.add((offer.split()[-1], swap.split()[-1]))
    return found


@pytest.mark.parametrize("blocks", [None, False])
def test_own_baron_does_not_stop_swaps(blocks: bool | None) -> None:
    table = turn("turncoat_a", blocks=blocks)
    assert swaps(table) == {(MINE, "templars_large"), ("templars_large", MINE)}
    play(table, f"offer {MINE}", "swap 0 templars_large")
    assert squires(table, MINE) == [1, 1, 1, 0]
    assert squires(table, "templars_large") == [0, 0, 2, 0]


def test_own_baron_stops_swaps_by_option() -> None:
    assert swaps(turn("turncoat_a", blocks=True)) == set()


@pytest.mark.parametrize("blocks", [False, True])
def test_baron_of_another_stops_swaps_whatever_the_option_is(blocks: bool) -> None:
    assert swaps(turn("turncoat_a", blocks=blocks, baron=1)) == set()


@pytest.mark.parametrize("blocks", [None, False, True])
def test_influence_goes_under_the_own_baron_unless_the_option_stops_it(
    blocks: bool | None,
) -> None:
    table = turn("influence_market", blocks=blocks)
    play(table, "play influence_market")
    assert any(f" {MINE} " in each for each in table.legal(2)) is not bool(blocks)
    assert any(" market_small_left " in each for each in table.legal(2))


def test_influence_on_the_tower_alone_waits_for_the_own_baron_by_option() -> None:
    for blocks in (False, True):
        table = deploying(
            2,
            hands=[[], [], ["influence_davids_tower"], []],
            barons=[None, None, "davids_tower", None],
            options={"own_baron_blocks_own_moves": blocks},
        )
        assert ("play influence_davids_tower" in table.legal(2)) is not blocks


@pytest.mark.parametrize("blocks", [False, True])
def test_influence_never_goes_under_the_baron_of_another(blocks: bool) -> None:
    table = turn("influence_market", blocks=blocks, baron=1)
    play(table, "play influence_market")
    assert not any(f" {MINE} " in each for each in table.legal(2))


@pytest.mark.parametrize("blocks", [False, True])
def test_placing_from_the_reserve_beside_the_own_baron_is_always_allowed(blocks: bool) -> None:
    table = turn(blocks=blocks)
    play(table, f"place {MINE} 1")
    assert squires(table, MINE)[2] == 3


@pytest.mark.parametrize("blocks", [None, False, True])
def test_tower_lets_a_squire_go_past_the_own_baron_unless_the_option_stops_it(
    blocks: bool | None,
) -> None:
    options = {} if blocks is None else {"own_baron_blocks_own_moves": blocks}
    board = {"davids_tower": [1, 0, 0, 0]}
    out = position(
        PayTower(), board=board, barons=["davids_tower", None, None, None], options=options
    )
    assert (f"move davids_tower {MINE}" in out.legal(0)) is not bool(blocks)
    into = position(LeaveTower(Seat(0)), board=board, barons=[MINE, *NOBODY[1:]], options=options)
    assert (f"move davids_tower {MINE}" in into.legal(0)) is not bool(blocks)
    assert "move davids_tower templars_large" in into.legal(0)


@pytest.mark.parametrize("blocks", [False, True])
def test_tower_pays_and_another_baron_holds_or_bars_the_squire(blocks: bool) -> None:
    options = {"own_baron_blocks_own_moves": blocks}
    board = {"davids_tower": [1, 0, 0, 0]}
    held = position(
        PayTower(),
        board=board,
        bezants=[0] * 4,
        barons=[None, "davids_tower", None, None],
        options=options,
    )
    assert held.legal(0) == ["done"], "nothing is asked"
    assert held.view(0)["players"][0]["bezants"] == 1
    barred = position(PayTower(), board=board, barons=[None, MINE, None, None], options=options)
    assert f"move davids_tower {MINE}" not in barred.legal(0)


# -- new squires: the arrivals of this turn, at most those that stand there --------------------


def counting(standing: int, *actions: str) -> engine.Table:
    """Return the Marshal's turn after these actions, with older squires of his in the Market."""
    table = deploying(
        2, hands=[[], [], ["move_2_squires_a"], []], board={MINE: [0, 0, standing, 0]}
    )
    play(table, *actions)
    return table


AWAY = ("play move_2_squires_a", f"move {MINE} templars_large", "done")


def test_old_squires_leave_before_new_ones_are_counted_as_gone() -> None:
    table = counting(1, f"place {MINE} 3", *AWAY)
    assert squires(table, MINE)[2] == 3
    assert f"baron {MINE}" in table.legal(2), "three arrived, three stand there"


def test_squires_that_left_do_not_stand_there() -> None:
    table = counting(0, f"place {MINE} 3", *AWAY)
    assert refuses(table, 2, f"baron {MINE}"), "three arrived, two stand there"


def test_many_old_squires_do_not_make_new_ones() -> None:
    table = counting(5, f"place {MINE} 2")
    assert refuses(table, 2, f"baron {MINE}")


def test_sold_squires_are_the_old_ones_first() -> None:
    table = counting(3, f"place {MINE} 3", "sell", f"remove {MINE} 3")
    assert f"baron {MINE}" in table.legal(2)
    table = counting(2, f"place {MINE} 3", "sell", f"remove {MINE} 3")
    assert refuses(table, 2, f"baron {MINE}")


def test_same_squire_going_and_coming_is_not_two() -> None:
    back = ("march", f"move templars_large {MINE}", "done")
    table = counting(0, f"place {MINE} 2", *AWAY, *back)
    assert squires(table, MINE)[2] == 2
    assert refuses(table, 2, f"baron {MINE}"), "three arrivals, but two stand there"


def test_old_squires_may_leave_before_the_new_ones_arrive() -> None:
    table = counting(2, *AWAY, f"place {MINE} 3")
    assert f"baron {MINE}" in table.legal(2)


def test_constables_smaller_need_is_counted_alike() -> None:
    table = deploying(0, hands=[["move_2_squires_a"], [], [], []], board={MINE: [1, 0, 0, 0]})
    play(table, f"place {MINE} 2", *AWAY)
    assert f"baron {MINE}" in table.legal(0)
