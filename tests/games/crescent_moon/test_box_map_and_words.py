"""Starting groups, sacking at home, and the words of the issue: facts 3.1 and 6.2."""

import random
import re
from typing import Any

import pytest

import engine
from engine.games.crescent_moon.data import Piece
from engine.notation import parse
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    ground,
    key,
    offered,
    play,
    player,
    refuses,
    state,
)
from tests.kit.tables import prompt

WORDS = engine.GAMES["crescent_moon"].words
NAMES = ["Ann", "Ben", "Cy", "Di", "Eve"]

# -- starting groups of the variable map ----------------------------------------------------------

GROUPS: dict[int, tuple[set[str], set[str]]] = {
    WARLORD: ({"unit"}, {"token"}),
    MURSHID: ({"unit", "token"}, {"token"}),
    SULTAN: ({"city"}, {"town", "fort", "unit"}),
    CALIPH: ({"castle", "unit"}, {"castle"}),
    NOMAD: ({"unit", "token"}, {"token"}),
}


def laid(seats: int = 5, seed: str = "groups") -> engine.Table:
    table = engine.Table.new("crescent_moon", seats=seats, seed=seed, options={"map": "variable"})
    rng = random.Random(seed)
    while key(table) == "lay":
        seat = table.asked[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def standing(table: engine.Table, seat: int) -> list[frozenset[str]]:
    """Return the kinds of pieces that the seat has in each hex where it has any."""
    found: list[frozenset[str]] = []
    for here in state(table).board.values():
        kinds = {"unit"} if here.units(seat) else set()  # type: ignore[arg-type]
        kinds |= {"token"} if here.token == seat else set()
        kinds |= {str(here.stronghold)} if here.owner == seat else set()
        kinds |= {str(here.settlement)} if here.settlement and seat == SULTAN else set()
        if kinds:
            found.append(frozenset(kinds))
    return found


def placements(table: engine.Table, seat: int) -> list[engine.Table]:
    """Return the tables after every way in which the seat can place its next group."""
    before = len(standing(table, seat))
    found: list[engine.Table] = []
    waiting = [table]
    while waiting:
        here = waiting.pop()
        for action in here.legal(seat):
            then = here.for_search()
            then.play(seat, action)
            (found if len(standing(then, seat)) > before else waiting).append(then)
    return found


@pytest.mark.parametrize("seats", [4, 5])
def test_each_player_chooses_which_of_his_groups_comes_first(seats: int) -> None:
    table = laid(seats)
    for seat in range(seats):
        assert table.asked == (seat,)
        after = placements(table, seat)
        first = {standing(each, seat)[0] for each in after}
        assert first == set(map(frozenset, GROUPS[seat]))
        table = after[-1 if seat % 2 else 0]
    for seat in range(seats):
        assert table.asked == (seat,), "a second round"
        table = placements(table, seat)[0]
        assert sorted(map(sorted, standing(table, seat))) == sorted(map(sorted, GROUPS[seat]))
    assert key(table) == "palace"


def test_second_group_is_the_one_that_is_left() -> None:
    table = laid()
    for chosen in GROUPS[WARLORD]:
        [then, *_] = [
            each for each in placements(table, WARLORD) if standing(each, WARLORD) == [chosen]
        ]
        for seat in (MURSHID, SULTAN, CALIPH, NOMAD):
            then = placements(then, seat)[0]
        last = {frozenset(standing(each, WARLORD)) for each in placements(then, WARLORD)}
        assert last == {frozenset(map(frozenset, GROUPS[WARLORD]))}


def test_either_group_goes_into_empty_hexes_but_quarries_and_the_holy_site() -> None:
    table = laid()
    for then in placements(table, WARLORD):
        g = state(then)
        [here] = [here for here, found in g.board.items() if found.has(WARLORD)]
        assert str(g.tile(here)) not in ("quarry", "holy_site")


# -- sacking in a hex that one controls ----------------------------------------------------------


def at_home(seat: int = WARLORD, **pieces: Any) -> engine.Table:
    """Return a table at which the seat has units in hex 8 and controls hex 9 with a settlement."""
    units = (2, 0) if seat == WARLORD else (0, 2)
    return acting(seat, hexes={8: {"units": {seat: units}}, 9: {"units": {seat: units}, **pieces}})


@pytest.mark.parametrize(("settlement", "coins"), [("town", 2), ("city", 4)])
def test_settlement_in_a_hex_of_ones_own_may_be_sacked(settlement: str, coins: int) -> None:
    table = at_home(**{settlement: True})
    play(table, "assault 8 9", "units 1 0")
    assert ground(table, 9).settlement is None
    assert ground(table, 9).units(WARLORD) == 3
    assert player(table, WARLORD).coins == coins
    assert player(table, WARLORD).vp == 5 + coins
    assert player(table, SULTAN).supply[Piece(settlement)] == {"town": 6, "city": 5}[settlement]


def test_own_stronghold_beside_the_sacked_settlement_stays() -> None:
    table = acting(
        WARLORD, hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"fort": WARLORD, "town": True}}
    )
    play(table, "assault 8 9", "units 1 0")
    assert (ground(table, 9).stronghold, ground(table, 9).settlement) == ("fort", None)
    assert player(table, WARLORD).coins == 2


def test_others_sack_at_home_too_but_not_the_sultan() -> None:
    assert "assault 8 9" in offered(at_home(NOMAD, town=True), "assault")
    assert refuses(at_home(SULTAN, town=True), SULTAN, "assault 8 9")


def test_own_hex_without_a_settlement_is_no_goal_of_an_assault() -> None:
    assert refuses(at_home(), WARLORD, "assault 8 9")
    table = acting(WARLORD, hexes={8: {"units": {WARLORD: (1, 0)}}, 9: {"fort": WARLORD}})
    assert refuses(table, WARLORD, "assault 8 9")


def test_river_parts_an_assault_at_home_as_well() -> None:
    table = acting(
        WARLORD,
        hexes={12: {"units": {WARLORD: (2, 0)}}, 13: {"units": {WARLORD: (1, 0)}, "town": True}},
    )
    assert refuses(table, WARLORD, "assault 12 13")


# -- words ------------------------------------------------------------------------------------


def button(table: engine.Table, seat: int, text: str) -> str:
    own = f"action-{text}.{prompt(table, seat)['key']}"
    if WORDS.has(own):
        return WORDS(own)
    action = parse("crescent_moon", text)
    assert action is not None
    return WORDS.action(action, "en", NAMES)


def question(table: engine.Table, seat: int) -> str:
    return WORDS.prompt(prompt(table, seat), "en", NAMES)


def rules() -> str:
    return "\n".join(WORDS(each) for each in WORDS.keys("help-"))


def hired(number: int) -> engine.Table:
    table = acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 1: {"fort": CALIPH}},
        coins={CALIPH: 7},
        reserves={NOMAD: 3},
    )
    play(table, f"hire {number}", "offer 1")
    return table


def test_seller_asks_for_coins_where_the_buyer_offers_them() -> None:
    table = hired(2)
    assert not any("Offer" in button(table, NOMAD, each) for each in table.legal(NOMAD))
    since = table.event_count
    play(table, f"{NOMAD}: offer 4")
    [told] = [WORDS.event(each, "en", NAMES) for each in table.log(None, since)]
    assert re.search(r"Eve asks .*\b4\b", told)
    assert re.search(r"Eve asks for 4\b", question(table, CALIPH))


def test_one_mercenary_is_not_called_mercenaries() -> None:
    table = acting(CALIPH, hexes={4: {"token": CALIPH}}, coins={CALIPH: 7}, reserves={NOMAD: 3})
    play(table, "act hire_mercenaries")
    said = [button(table, CALIPH, "hire 1"), button(table, CALIPH, "hire 2")]
    assert "1 mercenary" in said[0]
    assert "2 mercenaries" in said[1]
    table = hired(1)
    told = [WORDS.event(each, "en", NAMES) for each in table.log(None)]
    said = [question(table, NOMAD), *told]
    assert not [each for each in said if "1 mercenaries" in each]


@pytest.mark.parametrize("number", [1, 2])
def test_seller_reads_number_price_and_purse(number: int) -> None:
    said = question(hired(number), NOMAD)
    assert {"1", "7", str(number)} <= set(re.findall(r"\d+", said))
    assert "Di" in said


def test_muster_says_which_choice_removes_the_token() -> None:
    table = acting(WARLORD, hexes={8: {"token": WARLORD}})
    play(table, "act muster")
    said = {each: button(table, WARLORD, each) for each in table.legal(WARLORD)}
    one, two = said["levy 8 1"], said["levy 8 2"]
    assert "token" in two
    assert re.search(r"remove|without|give|lose|take", two)
    assert one != two.replace("2", "1")


def test_combat_question_tells_both_strengths() -> None:
    hexes = {8: {"units": {CALIPH: (4, 0)}}, 9: {"units": {WARLORD: (1, 0)}, "castle": WARLORD}}
    table = acting(CALIPH, hexes=hexes, hands={CALIPH: ["archers"]})
    play(table, "assault 8 9", "units 4 0")
    assert key(table) == "commit"
    for seat in (CALIPH, WARLORD):
        numbers = re.findall(r"\d+", question(table, seat))
        assert {"4", "3"} <= set(numbers)


def test_who_declines_does_not_read_done() -> None:
    table = acting(
        MURSHID,
        hexes={9: {"units": {NOMAD: (0, 2)}}, 13: {"town": True}, 8: {"fort": CALIPH}},
        coins={MURSHID: 3},
    )
    play(table, "bribe 9 2", "offer 3", f"{NOMAD}: accept")
    assert button(table, MURSHID, "done") != "Done"


def test_declining_a_deal_does_not_read_done() -> None:
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (4, 0)}},
            9: {"units": {WARLORD: (3, 0)}},
            10: {"token": MURSHID},
        },
        options={"deals": "sealed"},
    )
    play(table, "assault 8 9", "units 4 0", f"{CALIPH}: pledge 3", f"{WARLORD}: hold")
    assert button(table, MURSHID, "done") != "Done"


def test_rules_say_rounded_down_and_what_sacking_pays() -> None:
    text = rules()
    assert "rounded down" in text
    for piece, coins in (("fort", 1), ("palace", 2), ("castle", 3), ("town", 2), ("city", 4)):
        pattern = rf"{piece}\D{{0,12}}{coins}\b|\b{coins}\D{{0,12}}{piece}"
        assert re.search(pattern, text, re.IGNORECASE), piece
