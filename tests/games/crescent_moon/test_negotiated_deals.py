"""The Murshid's deals as a negotiation in the open (facts 9.2; R11), and sealed as an option."""

from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import DealMade, DealPaid, DealProposed, DealRefused
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    SULTAN,
    WARLORD,
    acting,
    key,
    offered,
    play,
    player,
    refuses,
)
from tests.kit.tables import events, prompt, refusal

NEGOTIATED = {"deals": "negotiated"}


def combat(attackers: int = 4, **setup: Any) -> engine.Table:
    """Return a combat of the Caliph against the Warlord's 3, next to the Murshid's token."""
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (attackers, 0)}},
            9: {"units": {WARLORD: (3, 0)}},
            10: {"token": MURSHID},
        },
        options=NEGOTIATED,
        **setup,
    )
    play(table, "assault 8 9", *[f"units {attackers} 0"] * (attackers > 1))
    return table


def contest(**setup: Any) -> engine.Table:
    """Return a contest of the Caliph against the Sultan, next to the Murshid's token."""
    hexes = {8: {"units": {CALIPH: (1, 0)}}, 9: {"town": True}, 10: {"token": MURSHID}}
    table = acting(CALIPH, hexes=hexes, options=NEGOTIATED, **setup)
    play(table, "influence 9")
    return table


def test_deals_are_negotiated_unless_the_table_wants_it_otherwise() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="x")
    assert table.view(None)["options"]["deals"] == "negotiated"


def test_each_who_could_propose_is_asked_once_the_murshid_last() -> None:
    table = combat()
    asked = []
    while key(table).startswith("propose"):
        asked.append(table.asked)
        play(table, "pass")
    assert asked == [(WARLORD,), (CALIPH,), (MURSHID,)]
    assert key(table) == "commit"
    assert not events(table, DealProposed)


def test_a_player_proposes_for_his_own_side_up_to_5_points_that_he_has() -> None:
    table = combat(vp={CALIPH: 2})
    assert offered(table, "propose", WARLORD) == [f"propose 0 {n} defence" for n in range(1, 6)]
    play(table, "pass")
    assert table.legal(CALIPH) == ["propose 3 1 attack", "propose 3 2 attack", "pass"]


def test_the_murshid_proposes_to_either() -> None:
    table = combat()
    play(table, "pass", "pass")
    found = offered(table, "propose", MURSHID)
    assert found == [
        *[f"propose 0 {n} defence" for n in range(1, 6)],
        *[f"propose 3 {n} attack" for n in range(1, 6)],
    ]
    play(table, "propose 3 2 attack")
    assert table.asked == (CALIPH,)
    play(table, "accept")
    assert [(deal.seat, deal.points) for deal in events(table, DealMade)] == [(CALIPH, 2)]


@pytest.mark.parametrize(("attackers", "paid"), [(4, 3), (1, 0)])
def test_a_deal_is_paid_on_victory_only(attackers: int, paid: int) -> None:
    table = combat(attackers)
    play(table, f"{WARLORD}: pass", f"{CALIPH}: propose 3 3 attack", f"{MURSHID}: accept")
    assert key(table) == "commit", "one deal only: nobody proposes any more"
    play(table, f"{WARLORD}: hold")
    assert player(table, CALIPH).vp == 5 - paid
    assert player(table, MURSHID).vp == 5 + paid
    assert len(events(table, DealPaid)) == (paid > 0)


def test_the_other_counters_once_and_the_first_accepts_or_refuses() -> None:
    table = combat()
    play(table, f"{WARLORD}: propose 0 2 defence")
    assert table.legal(MURSHID) == [
        "accept",
        *[f"propose 0 {n} defence" for n in (3, 4, 5)],
        "refuse",
    ]
    play(table, f"{MURSHID}: propose 0 4 defence")
    assert table.legal(WARLORD) == ["accept", "refuse"]
    assert refusal(table, WARLORD, "propose 0 3 defence").startswith("It was countered once")
    play(table, f"{WARLORD}: refuse")
    assert events(table, DealRefused)
    assert table.asked == (CALIPH,), "the next may propose"


def test_a_payer_counters_with_less() -> None:
    table = combat()
    play(table, "pass", "pass", f"{MURSHID}: propose 0 4 defence")
    assert table.legal(WARLORD) == [
        "accept",
        *[f"propose 0 {n} defence" for n in (1, 2, 3)],
        "refuse",
    ]
    play(table, f"{WARLORD}: propose 0 1 defence", f"{MURSHID}: accept")
    assert [deal.points for deal in events(table, DealMade)] == [1]


def test_nobody_agrees_to_more_than_he_has_and_the_murshid_does_not_learn_it() -> None:
    table = combat(vp={WARLORD: 2})
    play(table, "pass", "pass")
    assert "propose 0 5 defence" in table.legal(MURSHID)
    play(table, f"{MURSHID}: propose 0 5 defence")
    assert table.legal(WARLORD) == ["propose 0 1 defence", "propose 0 2 defence", "refuse"]
    assert prompt(table, WARLORD)["hides"]


def test_who_has_no_points_is_asked_all_the_same() -> None:
    table = combat(vp={WARLORD: 0})
    assert table.legal(WARLORD) == ["pass"]
    assert prompt(table, WARLORD)["hides"], "so that it does not pass by itself"


def test_all_see_what_is_proposed_and_agreed() -> None:
    table = combat()
    play(table, f"{WARLORD}: propose 0 2 defence")
    assert table.view(None)["clash"]["proposal"] == [0, 2, "defence"]
    play(table, f"{MURSHID}: accept")
    seen = table.view(None)["clash"]
    assert seen["proposal"] is None
    assert (seen["deal_seat"], seen["deal_points"], seen["deal_side"]) == (0, 2, "defence")


def test_in_a_contest_a_participant_says_for_which_side() -> None:
    table = contest()
    assert table.asked == (SULTAN,)
    assert {"propose 2 3 attack", "propose 2 3 defence"} <= set(table.legal(SULTAN))
    play(table, f"{SULTAN}: propose 2 3 attack", f"{MURSHID}: accept")
    play(table, f"{MURSHID}: support", f"{SULTAN}: support")
    assert player(table, SULTAN).vp == 5 - 3
    assert player(table, MURSHID).vp == 5 + 3


def test_one_proposes_only_what_one_would_pay_oneself() -> None:
    table = combat()
    assert refuses(table, WARLORD, "propose 3 1 attack")
    assert refuses(table, WARLORD, "propose 0 6 defence")
    assert refuses(table, WARLORD, "propose 0 1 attack")


def test_no_deals_where_the_murshid_is_far_or_fights_himself() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (2, 0)}}, 9: {"units": {MURSHID: (0, 2)}, "token": MURSHID}},
        hands={CALIPH: ["imam"]},
        options=NEGOTIATED,
    )
    play(table, "assault 8 9", "units 2 0")
    assert key(table) == "commit"


def test_sealed_offers_are_an_option() -> None:
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (2, 0)}},
            9: {"units": {WARLORD: (3, 0)}},
            10: {"token": MURSHID},
        },
        options={"deals": "sealed"},
    )
    play(table, "assault 8 9", "units 2 0")
    assert table.asked == (WARLORD, CALIPH)
    assert key(table) == "pledge"


def test_a_table_of_version_1_has_sealed_offers() -> None:
    table = combat(rules=1)
    assert key(table) == "pledge"
