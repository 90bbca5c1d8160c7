"""The Murshid's side, deals and cards, and Assassination: facts 7 to 9.2."""

from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import CardsRevealed, ClashWon
from engine.ids import Seat
from engine.notation import parse
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Hexes,
    acting,
    key,
    play,
    player,
    state,
)
from tests.kit.tables import events

OPTIONS = engine.GAMES["crescent_moon"].options.model_fields
SEALED = {"deals": "sealed"}
NEGOTIATED = {"deals": "negotiated"}


def fight(
    attackers: tuple[int, int] = (4, 0),
    defenders: tuple[int, int] = (3, 0),
    *,
    near: int = 10,
    more: Hexes | None = None,
    **setup: Any,
) -> engine.Table:
    """Return a table at which the Caliph has attacked the Warlord in hex 9."""
    hexes: Hexes = {
        8: {"units": {CALIPH: attackers}},
        9: {"units": {WARLORD: defenders}},
        **(more or {}),
    }
    hexes[near] = {**hexes.get(near, {}), "token": MURSHID}
    table = acting(CALIPH, hexes=hexes, **{"options": NEGOTIATED, **setup})
    play(table, "assault 8 9")
    if key(table) == "assault-units":
        play(table, f"units {attackers[0]} {attackers[1]}")
    return table


def contest(**setup: Any) -> engine.Table:
    """Return a table at which the Caliph has begun a contest with Sultan and Murshid in hex 9."""
    here = {"units": {CALIPH: (1, 0)}, "city": True, "token": MURSHID}
    table = acting(CALIPH, hexes={9: here}, options=NEGOTIATED, **setup)
    play(table, "influence 9")
    return table


Choice = Callable[[engine.Table, Seat, list[str]], str | None]
Plan = dict[Seat, list[str]]
QUIET = ("pass", "hold", "oppose", "done")


def go_on(table: engine.Table, choose: Choice = lambda *_: None) -> engine.Table:
    """Play the combat or contest to its end; where `choose` has no answer, as quietly as may be."""
    while state(table).clash:
        seat = table.asked[0]
        legal = table.legal(seat)
        quiet = next((each for each in QUIET if each in legal), legal[0])
        table.play(seat, choose(table, seat, legal) or quiet)
        table.rules.audit(state(table))
    return table


def won(table: engine.Table) -> ClashWon:
    return events(table, ClashWon)[-1]


def commits(legal: list[str], hand: list[str]) -> str | None:
    """Return the action that commits just these cards, in whatever order it names them."""
    found = [each for each in legal if each.startswith("commit")]
    return next((each for each in found if sorted(each.split()[1:]) == sorted(hand)), None)


def committing(plan: Plan, side: int | None = None) -> Choice:
    """Return a chooser that commits these cards and names this side for the Murshid."""

    def choose(_table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if f"back {side}" in legal:
            return f"back {side}"
        return commits(legal, plan.get(seat, []))

    return choose


# -- the side is named before the cards are revealed -------------------------------------------


@pytest.mark.parametrize("options", [NEGOTIATED, SEALED])
def test_murshid_names_his_side_in_combat_before_any_card_is_revealed(
    options: dict[str, str],
) -> None:
    hands: Plan = {MURSHID: ["sabotage"], CALIPH: ["general"], WARLORD: ["infantry"]}
    table = fight(hands=hands, options=options)
    seen = []

    def choose(table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if seat == MURSHID and any(each.startswith("back ") for each in legal):
            seen.append(len(events(table, CardsRevealed, MURSHID)))
            for reader in (MURSHID, WARLORD, NOMAD, None):
                clash = table.view(reader)["clash"]
                assert not [each for each in clash["played"] if each["seat"] != reader]
            return f"back {WARLORD}"
        return committing(hands)(table, seat, legal)

    go_on(table, choose)
    assert seen == [0]
    assert (won(table).attack, won(table).defence) == (4 + 2 - 1, 3)


def test_side_of_the_murshid_is_told_to_all_before_the_cards() -> None:
    hands: Plan = {MURSHID: ["sabotage"], CALIPH: ["archers"], WARLORD: ["infantry"]}
    table = go_on(fight(hands=hands), committing(hands, CALIPH))
    told = [type(each).__name__ for each in table.log(None)]
    assert told.index("SideBacked") < told.index("CardsRevealed")


@pytest.mark.parametrize("reader", [CALIPH, WARLORD, NOMAD, None])
def test_nobody_learns_from_the_side_whether_the_murshid_has_committed_a_card(
    reader: Seat | None,
) -> None:
    hands: Plan = {MURSHID: ["sabotage"], CALIPH: ["archers"], WARLORD: ["infantry"]}
    seen = []
    for hand in (["sabotage"], []):
        table = fight(hands=hands)
        since = table.event_count
        choose = committing({**hands, MURSHID: hand}, CALIPH)
        steps = []
        while not events(table, CardsRevealed):
            steps.append(
                (table.asked, repr(table.log(reader, since)), repr(table.view(reader)["clash"]))
            )
            seat = table.asked[0]
            legal = table.legal(seat)
            quiet = next((each for each in QUIET if each in legal), legal[0])
            table.play(seat, choose(table, seat, legal) or quiet)
        seen.append(steps)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("side", [CALIPH, WARLORD])
def test_cards_of_the_murshid_count_for_the_side_he_named(side: int) -> None:
    table = fight(hands={MURSHID: ["sabotage"]})
    go_on(table, committing({MURSHID: ["sabotage"]}, side))
    assert (won(table).attack, won(table).defence) == ((4, 2) if side == CALIPH else (3, 3))


# -- order and choices of the Murshid's cards are the leader's -----------------------------------


@pytest.mark.parametrize("side", [CALIPH, WARLORD])
def test_leader_of_the_backed_side_chooses_whom_the_murshids_assassin_strikes(side: Seat) -> None:
    foe = WARLORD if side == CALIPH else CALIPH
    table = fight(hands={MURSHID: ["assassination"], foe: ["general", "veteran_captain"]})
    asked = []

    def choose(table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if any(each.startswith("assassinate") for each in legal):
            asked.append(seat)
            return f"assassinate {foe} general"
        plan: Plan = {MURSHID: ["assassination"], foe: ["general", "veteran_captain"]}
        return committing(plan, side)(table, seat, legal)

    go_on(table, choose)
    assert asked == [side]
    assert "general" in state(table).discard
    assert player(table, foe).front == ("veteran_captain",)


def test_leader_of_the_backed_side_chooses_for_the_murshids_elder() -> None:
    more: Hexes = {
        10: {"units": {NOMAD: (0, 2)}},
        6: {"units": {SULTAN: (0, 1)}},
    }
    table = fight(more=more, hands={MURSHID: ["elder"]})
    asked = []

    def choose(table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if any(each.startswith("lure") for each in legal):
            asked.append(seat)
            return "lure 6"
        return committing({MURSHID: ["elder"]}, CALIPH)(table, seat, legal)

    go_on(table, choose)
    assert asked == [CALIPH]
    assert not state(table).board[_hex("6")].forces
    assert won(table).attack == 4 + 1


def _hex(number: str) -> Any:
    return next(each for each in state(acting(WARLORD)).board if str(each) == number)


def test_leader_may_resolve_the_murshids_card_before_his_own() -> None:
    """With the Elder's mercenary there first, the General sees three units."""
    more: Hexes = {10: {"units": {NOMAD: (0, 1)}}}
    start = fight((2, 0), (5, 0), more=more, hands={MURSHID: ["elder"], CALIPH: ["general"]})
    plan: Plan = {MURSHID: ["elder"], CALIPH: ["general"]}
    totals = set()
    waiting = [start]
    while waiting:
        table = waiting.pop()
        if not state(table).clash or events(table, ClashWon):
            totals.add(won(table).attack)
            continue
        seat = table.asked[0]
        legal = table.legal(seat)
        wanted = committing(plan, CALIPH)(table, seat, legal)
        ordering = seat == CALIPH and not wanted and "hold" not in legal
        quiet = next((each for each in QUIET if each in legal), legal[0])
        for action in legal if ordering else [wanted or quiet]:
            then = table.for_update()
            then.play(seat, action)
            waiting.append(then)
    assert max(totals) == 2 + 1 + 2


# -- Assassination strikes where it can ------------------------------------------------------------


def strikes(hands: Plan) -> list[list[str]]:
    """Return what was offered at each strike of an Assassination, if anybody was asked."""
    table = acting(
        WARLORD,
        hexes={8: {"units": {WARLORD: (2, 0)}}, 9: {"units": {CALIPH: (2, 0)}}},
        hands=hands,
    )
    play(table, "assault 8 9", "units 2 0")
    found: list[list[str]] = []

    def choose(_table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if any(each.startswith("assassinate") for each in legal):
            found.append(legal)
            return legal[-1]
        return commits(legal, hands.get(seat, []))

    go_on(table, choose)
    struck = {"general", "veteran_captain"} & set(map(str, state(table).discard))
    assert len(struck) == 1, "somebody is struck whatever is answered"
    return found


def test_assassination_strikes_the_only_character_there_is() -> None:
    offers = strikes({WARLORD: ["assassination"], CALIPH: ["general", "archers"]})
    assert offers in ([], [[f"assassinate {CALIPH} general"]])


def test_assassination_chooses_among_all_characters_and_may_not_spare_them() -> None:
    [offer] = strikes({WARLORD: ["assassination", "veteran_captain"], CALIPH: ["general"]})
    assert set(offer) == {f"assassinate {CALIPH} general", f"assassinate {WARLORD} veteran_captain"}


def test_assassination_strikes_the_own_side_where_nobody_else_has_a_character() -> None:
    offers = strikes({WARLORD: ["assassination", "veteran_captain"], CALIPH: ["archers"]})
    assert offers in ([], [[f"assassinate {WARLORD} veteran_captain"]])


# -- deals, negotiated in the open -------------------------------------------------------------


def proposals(table: engine.Table, seat: int) -> list[str]:
    return [each for each in table.legal(seat) if each.split()[0] == "propose"]


def passed_to(table: engine.Table, seat: int) -> engine.Table:
    """Let the others pass until it is this seat that may propose; at the latest until cards."""
    while not proposals(table, seat) and "pass" in table.legal(table.asked[0]):
        table.play(table.asked[0], "pass")
    return table


def points(action: str) -> int:
    parsed = parse("crescent_moon", action)
    found = getattr(parsed, "points", None)
    assert isinstance(found, int), action
    return found


def propose(table: engine.Table, seat: int, wanted: int, *words: str) -> None:
    """Play a proposal of this many points that has these words in it."""
    fitting = [
        each
        for each in proposals(passed_to(table, seat), seat)
        if points(each) == wanted and set(words) <= set(each.split()[1:])
    ]
    assert fitting, proposals(table, seat)
    table.play(seat, fitting[0])


def answers(table: engine.Table, seat: int, verb: str) -> list[str]:
    return [each for each in table.legal(seat) if each.split()[0] == verb]


def test_deals_are_negotiated_by_default() -> None:
    assert OPTIONS["deals"].default == "negotiated"


@pytest.mark.parametrize("seat", [WARLORD, CALIPH, MURSHID])
def test_each_of_the_three_may_propose_a_deal_before_cards_are_chosen(seat: int) -> None:
    assert proposals(passed_to(fight(), seat), seat)


def test_who_has_nothing_to_do_with_the_combat_proposes_nothing() -> None:
    for seat in (SULTAN, NOMAD):
        assert not proposals(passed_to(fight(), seat), seat)


@pytest.mark.parametrize(("vp", "most"), [(3, 3), (5, 5), (9, 5)])
def test_proposals_are_of_one_to_five_points_that_the_payer_has(vp: int, most: int) -> None:
    table = fight(vp={CALIPH: vp})
    own = {points(each) for each in proposals(passed_to(table, CALIPH), CALIPH)}
    assert own == set(range(1, most + 1))


def test_murshids_proposals_do_not_tell_what_others_have() -> None:
    """Totals are hidden (R47)."""
    tables = [fight(vp={CALIPH: vp, WARLORD: vp}) for vp in (2, 9)]
    few, many = (proposals(passed_to(table, MURSHID), MURSHID) for table in tables)
    assert few == many != []


def test_nobody_agrees_to_more_points_than_he_has() -> None:
    for vp, possible in ((2, False), (4, True)):
        table = fight(vp={WARLORD: vp})
        propose(table, MURSHID, 4, str(WARLORD))
        assert bool(answers(table, WARLORD, "accept")) == possible
        assert answers(table, WARLORD, "refuse")


@pytest.mark.parametrize("near", [1, 16])
def test_no_deals_where_the_murshid_has_no_token_near(near: int) -> None:
    for seat in range(5):
        assert not proposals(passed_to(fight(near=near), seat), seat)


def test_no_deals_where_the_murshid_fights_himself() -> None:
    table = acting(
        MURSHID,
        hexes={
            8: {"units": {MURSHID: (0, 2)}, "token": MURSHID},
            9: {"units": {WARLORD: (1, 0)}, "token": MURSHID},
        },
        options=NEGOTIATED,
    )
    play(table, "assault 8 9")
    while state(table).clash:
        assert not any(proposals(table, seat) for seat in range(5))
        seat = table.asked[0]
        legal = table.legal(seat)
        table.play(seat, next((each for each in QUIET if each in legal), legal[0]))


def test_proposal_is_open_to_see() -> None:
    table = passed_to(fight(), CALIPH)
    since = table.event_count
    propose(table, CALIPH, 4)
    words = table.rules.words
    names = ["Ann", "Ben", "Cy", "Di", "Eve"]
    for reader in (WARLORD, NOMAD, None):
        said = " ".join(words.event(each, "en", names) for each in table.log(reader, since))
        assert "4" in said
        assert "Di" in said


def test_receiver_of_a_proposal_accepts_counters_or_refuses() -> None:
    table = fight()
    propose(table, CALIPH, 4)
    for verb in ("accept", "propose", "refuse"):
        assert answers(table, MURSHID, verb), verb
        assert not answers(table, NOMAD, verb)
        assert not answers(table, SULTAN, verb)


def accept(table: engine.Table, seat: int) -> None:
    [action] = answers(table, seat, "accept")
    table.play(seat, action)


def refuse(table: engine.Table, seat: int) -> None:
    [action] = answers(table, seat, "refuse")
    table.play(seat, action)


@pytest.mark.parametrize(("attackers", "paid"), [((4, 0), 4), ((1, 0), 0)])
def test_deal_is_paid_on_victory_only(attackers: tuple[int, int], paid: int) -> None:
    table = fight(attackers)
    propose(table, CALIPH, 4)
    accept(table, MURSHID)
    assert player(table, CALIPH).vp == 5, "nothing is paid before"
    go_on(table)
    assert won(table).side == ("attack" if paid else "defence")
    assert (player(table, CALIPH).vp, player(table, MURSHID).vp) == (5 - paid, 5 + paid)


@pytest.mark.parametrize(("attackers", "paid"), [((1, 0), 3), ((5, 0), 0)])
def test_defender_pays_where_he_holds_the_hex(attackers: tuple[int, int], paid: int) -> None:
    table = fight(attackers)
    propose(table, MURSHID, 3, str(WARLORD))
    accept(table, WARLORD)
    go_on(table)
    murshid = player(table, MURSHID).vp
    assert murshid == 5 + paid
    assert player(table, CALIPH).vp == 5, "the other side pays nothing"


def test_deal_is_paid_whether_or_not_the_murshid_helped() -> None:
    table = fight(hands={MURSHID: ["sabotage"]})
    propose(table, CALIPH, 2)
    accept(table, MURSHID)
    go_on(table, committing({MURSHID: ["sabotage"]}, WARLORD))
    assert won(table).side == "attack"
    assert player(table, MURSHID).vp == 7


def test_there_is_at_most_one_deal() -> None:
    table = fight()
    propose(table, CALIPH, 4)
    accept(table, MURSHID)
    assert not any(proposals(table, seat) for seat in range(5))
    assert not any(answers(table, seat, "accept") for seat in range(5))


def test_refused_proposal_costs_nothing_and_leaves_the_others_theirs() -> None:
    table = fight()
    propose(table, WARLORD, 4)
    refuse(table, MURSHID)
    propose(table, CALIPH, 1)
    refuse(table, MURSHID)
    assert proposals(passed_to(table, MURSHID), MURSHID)
    go_on(table)
    assert (player(table, CALIPH).vp, player(table, MURSHID).vp) == (5, 5)


def counter(table: engine.Table, seat: int, wanted: int) -> None:
    [action] = [each for each in answers(table, seat, "propose") if points(each) == wanted]
    table.play(seat, action)


def test_counter_is_answered_with_yes_or_no() -> None:
    table = fight()
    propose(table, CALIPH, 2)
    counter(table, MURSHID, 4)
    assert not answers(table, CALIPH, "propose"), "one counter only"
    assert answers(table, CALIPH, "refuse")
    accept(table, CALIPH)
    go_on(table)
    assert (player(table, CALIPH).vp, player(table, MURSHID).vp) == (1, 9)


def test_counters_come_closer() -> None:
    """The Murshid asks for more than was offered, the payer offers less than he was asked for."""
    table = fight()
    propose(table, CALIPH, 3)
    assert {points(each) for each in answers(table, MURSHID, "propose")} == {4, 5}
    table = fight()
    propose(table, MURSHID, 3, str(WARLORD))
    assert {points(each) for each in answers(table, WARLORD, "propose")} == {1, 2}


def test_counter_keeps_the_payer_and_the_side() -> None:
    table = contest()
    propose(table, SULTAN, 2, "defence")
    for action in answers(table, MURSHID, "propose"):
        assert {str(SULTAN), "defence"} <= set(action.split())


def test_refused_counter_is_no_deal() -> None:
    table = fight()
    propose(table, CALIPH, 2)
    counter(table, MURSHID, 4)
    refuse(table, CALIPH)
    go_on(table)
    assert player(table, MURSHID).vp == 5


def test_no_deal_is_proposed_or_accepted_once_cards_are_chosen() -> None:
    hands: Plan = {MURSHID: ["sabotage"], CALIPH: ["archers"], WARLORD: ["infantry"]}
    table = fight(hands=hands)
    late = []

    def choose(table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        if key(table) not in ("propose", "commit"):
            late.append([*proposals(table, WARLORD), *proposals(table, CALIPH)])
        return committing(hands)(table, seat, legal)

    go_on(table, choose)
    assert late
    assert not any(late)


@pytest.mark.parametrize("side", ["attack", "defence"])
@pytest.mark.parametrize("winner", ["attack", "defence"])
def test_deal_in_a_contest_is_paid_where_its_side_wins(side: str, winner: str) -> None:
    """The Murshid's imams decide; the Sultan stands where his proposal says."""
    table = contest(hands={MURSHID: ["imam", "imam"]})
    propose(table, SULTAN, 2, side)
    accept(table, MURSHID)

    def choose(_table: engine.Table, seat: Seat, legal: list[str]) -> str | None:
        stands = {SULTAN: side, MURSHID: winner}.get(seat)
        stance = "support" if stands == "attack" else "oppose"
        return stance if stance in legal else commits(legal, ["imam", "imam"])

    go_on(table, choose)
    assert won(table).side == winner
    paid = 2 if side == winner else 0
    assert (player(table, SULTAN).vp, player(table, MURSHID).vp) == (5 - paid, 5 + paid)
    assert player(table, CALIPH).vp == 5


def test_no_deal_in_a_contest_that_the_murshid_has_begun() -> None:
    hexes: Hexes = {9: {"token": CALIPH}, 8: {"token": MURSHID}}
    table = acting(MURSHID, hexes=hexes, options=NEGOTIATED)
    play(table, "influence 9")
    assert not any(proposals(table, seat) for seat in range(5))


def test_deals_stay_sealed_by_option() -> None:
    table = fight(options=SEALED)
    assert not any(proposals(table, seat) for seat in range(5))
    assert table.asked == (WARLORD, CALIPH)
    play(table, f"{CALIPH}: pledge 3", f"{WARLORD}: pledge 1", f"{MURSHID}: strike {CALIPH}")
    go_on(table)
    assert (player(table, CALIPH).vp, player(table, MURSHID).vp) == (2, 8)


def test_proposals_do_not_tell_who_holds_which_cards() -> None:
    for seat in (WARLORD, CALIPH, MURSHID):
        told = set()
        for hand in (["sabotage"], ["imam"], []):
            table = passed_to(fight(hands={MURSHID: hand}), seat)
            told.add((table.asked, *proposals(table, seat)))
        assert len(told) == 1
