"""The rulebook's worked examples (facts 10.1)."""

import pytest

import engine
from engine.games.crescent_moon.clash_events import ClashWon, UnitsSpent
from engine.games.crescent_moon.data import Piece
from engine.games.crescent_moon.events import Scored
from engine.games.crescent_moon.steps.preparation import incomes
from engine.ids import Seat
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    SULTAN,
    WARLORD,
    Hexes,
    acting,
    cards,
    ground,
    play,
    player,
    position,
    state,
)
from tests.kit.tables import events, prompt

# Hexes 4 and 13 are fertile, 3 is a quarry, 7 a mountain, 1 and 9 are wilderness.
INCOME: dict[str, tuple[Seat, Hexes, int]] = {
    "two controlled fertile hexes": (
        CALIPH,
        {4: {"fort": CALIPH}, 13: {"units": {CALIPH: (1, 0)}}},
        2,
    ),
    "fertile hex with a city, and a hex with only a Sultan token": (
        CALIPH,
        {4: {"fort": CALIPH, "city": True}, 9: {"fort": CALIPH, "token": SULTAN}},
        4,
    ),
    "fertile, quarry and mountain": (
        WARLORD,
        {4: {"fort": WARLORD}, 3: {"units": {WARLORD: (1, 0)}}, 7: {"units": {WARLORD: (1, 0)}}},
        4,
    ),
    "the Sultan's nine": (
        SULTAN,
        {
            1: {"fort": SULTAN, "token": SULTAN},
            9: {"fort": SULTAN, "town": True},
            7: {"fort": SULTAN, "town": True},
            10: {"city": True, "token": SULTAN},
        },
        9,
    ),
    "influence in a hex one does not control": (MURSHID, {4: {"token": MURSHID}}, 0),
}


@pytest.mark.parametrize(("seat", "hexes", "coins"), INCOME.values(), ids=INCOME.keys())
def test_example_1_income(seat: Seat, hexes: Hexes, coins: int) -> None:
    table = position(hexes=hexes)
    assert incomes(state(table))[seat] == coins


def example_2() -> engine.Table:
    """Return a table where the Warlord can cross the river from hex 16 into 12."""
    return acting(
        WARLORD,
        hexes={
            16: {"units": {WARLORD: (3, 0)}},
            12: {"units": {CALIPH: (2, 0)}, "fort": CALIPH, "city": True},
            7: {"units": {4: (0, 1)}},
            11: {"token": MURSHID},
        },
        hands={
            WARLORD: ["campaign", "elder", "ships"],
            CALIPH: ["siege_engines"],
            MURSHID: ["sabotage"],
        },
    )


def test_example_2_combat() -> None:
    table = example_2()
    assert "assault 16 12" not in table.legal(WARLORD)
    play(table, "play ships", "assault 16 12", "units 3 0")
    play(table, f"{WARLORD}: pledge 2", f"{CALIPH}: hold", f"{MURSHID}: strike {WARLORD}")
    play(table, f"{WARLORD}: commit2 campaign elder", f"{MURSHID}: hold")
    play(table, f"{CALIPH}: commit1 siege_engines", f"{MURSHID}: back {WARLORD}")
    assert [won.attack for won in events(table, ClashWon)] == [5]
    assert [won.defence for won in events(table, ClashWon)] == [4]
    assert events(table, UnitsSpent)[0].units == 1
    assert prompt(table, WARLORD)["facts"]["count"] == 2
    play(table, "units 1 1")
    assert ground(table, 12).units(Seat(WARLORD)) == 1
    assert ground(table, 12).units(Seat(CALIPH)) == 0
    play(table, "done", "sack")
    assert player(table, WARLORD).coins == 1 + 4
    assert player(table, WARLORD).vp == 5 + 7 - 2
    assert player(table, MURSHID).vp == 5 + 2
    assert ground(table, 12).stronghold is ground(table, 12).settlement is None
    assert player(table, CALIPH).supply[Piece.UNIT] == 12
    assert cards(table, WARLORD) == ["campaign"]
    assert player(table, WARLORD).front == ("elder",)
    assert player(table, CALIPH).front == ("siege_engines",)
    assert state(table).discard == ["ships"]
    assert ground(table, 7).forces == ()


def test_example_2_scores_line_by_line() -> None:
    table = example_2()
    play(table, "play ships", "assault 16 12", "units 3 0")
    play(table, "hold", "hold", f"{WARLORD}: commit2 campaign elder", f"{MURSHID}: hold")
    play(table, f"{CALIPH}: commit1 siege_engines", f"{MURSHID}: back {WARLORD}")
    play(table, "units 1 1", "done", "sack")
    assert {line.objective: line.points for line in events(table, Scored)} == {
        "sack_fort": 1,
        "sack_city": 4,
        "enemy_casualty": 2,
    }


def test_example_3_contest() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}},
        hands={CALIPH: ["uprising"], MURSHID: ["imam", "bribery"]},
    )
    play(table, "influence 8", "hold", "hold")
    play(table, f"{CALIPH}: commit1 uprising", f"{MURSHID}: commit2 imam bribery")
    play(table, f"{MURSHID}: oppose", f"{SULTAN}: support")
    assert prompt(table, MURSHID)["key"] == "bribery"
    play(table, f"target {SULTAN}")
    assert table.asked == (MURSHID,)
    asked = prompt(table, MURSHID)
    assert asked["key"] == "tie"
    assert asked["facts"] == {"hex": "8", "attacker_seat": CALIPH, "total": 3}
    play(table, "favour defence")
    assert ground(table, 8).token == MURSHID
    assert cards(table, SULTAN) == ["bribery"]
    assert state(table).discard == ["uprising"]
    assert player(table, MURSHID).front == ("imam",)


def test_example_3_contest_decided_for_the_attacker() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}},
        hands={CALIPH: ["uprising"], MURSHID: ["imam", "bribery"]},
    )
    play(table, "influence 8", "hold", "hold")
    play(table, f"{CALIPH}: commit1 uprising", f"{MURSHID}: commit2 imam bribery")
    play(table, "oppose", "support", f"target {SULTAN}", "favour attack")
    assert ground(table, 8).token == CALIPH
    assert player(table, MURSHID).supply[Piece.INFLUENCE_TOKEN] == 12
