"""Hidden and known things: hands, points, looks into the deck (facts 2, 6.3)."""

from collections import Counter

import pytest

import engine
from engine.agenda import SimultaneousStep
from engine.games.crescent_moon.cards import give_up
from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.events import SchemeEnded
from engine.games.crescent_moon.state import EXACTLY, State
from engine.games.crescent_moon.steps.secrets import SchemeFor
from engine.ids import Seat
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    cards,
    play,
    player,
    state,
)
from tests.kit.tables import changed, events

DECK = ["imam", "archers", "bribery", "infantry", "elder", "ships", "caravan", "sabotage"]


def test_hand_and_points_are_shown_to_their_owner_only_and_coins_to_all() -> None:
    table = acting(WARLORD, hands={CALIPH: ["vizier"]}, coins={CALIPH: 3}, vp={CALIPH: 9})
    own, other = (table.view(seat)["players"][CALIPH] for seat in (CALIPH, WARLORD))
    assert (own["hand"], own["vp"]) == (["vizier"], 9)
    assert (other["hand"], other["vp"]) == (None, None)
    assert own["scores"] == other["scores"], "every gain is announced; only nobody adds them up"
    assert (other["cards"], other["coins"]) == (1, 3)


def test_a_card_bought_in_the_open_is_known_to_all_for_good() -> None:
    table = acting(CALIPH, coins={CALIPH: 2}, market=["imam"])
    play(table, "buy near imam")
    for reader in (WARLORD, None):
        assert table.view(reader)["players"][CALIPH]["known"] == ["imam"]
    for seed in range(5):
        assert state(table.redeal(WARLORD, str(seed))).players[CALIPH].cards == ["imam"]


def schemed() -> engine.Table:
    table = acting(MURSHID, deck=DECK, hands={MURSHID: ["uprising"]})
    play(table, "scheme", "take bribery")
    return table


def test_a_card_schemed_for_is_the_murshids_secret() -> None:
    table = schemed()
    assert table.view(MURSHID)["players"][MURSHID]["hand"] == ["bribery", "uprising"]
    assert table.view(CALIPH)["players"][MURSHID]["known"] == ["uprising"]
    assert table.history[-1].private
    dealt = Counter(
        card
        for seed in range(40)
        for card in state(table.redeal(CALIPH, str(seed))).players[MURSHID].cards
        if card != "uprising"
    )
    assert len(dealt) > 2, "it may be any card of his"
    assert all(card.facts.association == MURSHID for card in dealt)


def test_the_murshid_knows_what_he_put_back_on_top() -> None:
    table = schemed()
    kept = sorted(["imam", "archers", "infantry", "elder", "ships", "caravan"])
    for seed in range(10):
        known = state(table.redeal(MURSHID, str(seed))).deck[0]
        assert sorted(slip.card for slip in known.slips) == kept
    tops = {
        tuple(sorted(slip.card for slip in state(table.redeal(CALIPH, str(seed))).deck[0].slips))
        for seed in range(10)
    }
    assert len(tops) > 5, "nobody else does"


def test_all_know_that_nothing_of_the_murshids_sank_after_a_scheme_in_vain() -> None:
    deck = ["archers", "imam", "infantry", "elder", "ships", "caravan", "guides"]
    table = acting(MURSHID, deck=deck)
    play(table, "scheme", "take imam")
    for seed in range(10):
        bottom = state(table.redeal(CALIPH, str(seed))).deck[-1]
        assert all(slip.card.facts.association != MURSHID for slip in bottom.slips)


@pytest.mark.parametrize("own", [1, 7])
def test_how_many_of_his_cards_a_scheme_has_found_is_the_murshids_secret(own: int) -> None:
    murshids = ["imam", "bribery", "imam", "uprising", "sabotage", "informers", "assassination"]
    others = ["archers", "infantry", "elder", "ships", "caravan", "guides", "vizier"]
    deck = murshids[:own] + others[own:]
    table = acting(MURSHID, deck=deck, hands={MURSHID: ["missionaries"]})
    play(table, "scheme")
    found = Counter(own_cards_of(table.redeal(CALIPH, str(seed))) for seed in range(40))
    assert len(found) > 3, "all that others know is that there is at least one"
    assert min(found) >= 1
    assert own_cards_of(table.redeal(MURSHID, "x")) == own, "he sees them"


def own_cards_of(table: engine.Table) -> int:
    """Return the number of the Murshid's own cards among those that his scheme looks at."""
    scheme = state(table).agenda[-1]
    assert isinstance(scheme, SchemeFor)
    return sum(slip.card.facts.association == MURSHID for slip in scheme.slips)


def test_a_what_if_has_a_card_to_scheme_for_where_there_is_only_one_left() -> None:
    """Chance alone would hardly ever deal it: all his other cards are known to be elsewhere."""
    mine = [card for card in Card if card.facts.association == MURSHID]
    figures = {f"cards.{card}.copies": 0 for card in mine if card is not Card.IMAM}
    options = {"figures": figures | {"cards.imam.copies": 1, "actions.scheme_look": 1}}
    table = acting(MURSHID, deck=["imam"], hands={MURSHID: []}, options=options)
    play(table, "scheme")
    for seed in range(20):
        other = table.redeal(CALIPH, str(seed))
        assert other.legal(MURSHID) == ["take imam"]
        other.rules.audit(state(other))


def test_what_a_scheme_has_taken_is_dealt_anew_with_the_hand() -> None:
    table = acting(MURSHID, deck=DECK)
    play(table, "scheme", "take imam")
    taken: set[str] = set()
    for seed in range(20):
        other = table.redeal(CALIPH, str(seed))
        play(other, other.legal(MURSHID)[0])
        (ended,) = events(other, SchemeEnded, MURSHID)[-1:]
        assert ended.cards
        assert sorted(ended.cards) == cards(other, MURSHID), "it tells of the cards he has"
        taken.add(ended.cards[0])
    assert len(taken) > 3


@pytest.mark.parametrize("deck", [DECK, ["imam", *DECK[1:2] * 4, "ships", "caravan"]])
def test_the_first_of_two_cards_schemed_for_cannot_be_put_back(deck: list[str]) -> None:
    """Others then see whether the scheme goes on, and so whether he has found another."""
    table = acting(MURSHID, deck=deck)
    play(table, "scheme", "take imam")
    assert not table.can_undo(MURSHID)


def test_the_sultan_knows_what_he_put_under_the_deck() -> None:
    table = acting(SULTAN, deck=[*DECK, "guides", "vizier"], sultan_market=["tribute", "general"])
    play(table, "conspire", "take ships")
    under = sorted({*DECK, "guides", "vizier"} - {"ships"})
    for seed in range(5):
        bottom = state(table.redeal(SULTAN, str(seed))).deck[-1]
        assert sorted(slip.card for slip in bottom.slips) == under


def test_informers_are_remembered_by_their_player_alone() -> None:
    table = acting(CALIPH, deck=DECK, hands={MURSHID: ["uprising"], CALIPH: ["informers"]})
    table = changed(table, hide_the_murshids_hand)
    play(table, "play informers", f"target {MURSHID}")
    assert table.view(CALIPH)["players"][MURSHID]["known"] == ["uprising"]
    assert table.view(WARLORD)["players"][MURSHID]["known"] == []
    assert not table.can_undo(CALIPH), "what was seen stays seen"


def hide_the_murshids_hand(g: State) -> None:
    g.players[MURSHID].hand = tuple(
        slip._replace(marks=(0, EXACTLY, 0, 0, 0, 0)) for slip in g.players[MURSHID].hand
    )


def test_of_two_copies_the_known_one_is_played_first() -> None:
    table = acting(
        MURSHID,
        deck=DECK,
        hands={MURSHID: ["imam"]},
        hexes={9: {"token": NOMAD}, 8: {"token": MURSHID}},
    )
    play(table, "scheme", "take imam")
    assert table.view(CALIPH)["players"][MURSHID]["known"] == ["imam"]
    table = changed(table, lambda g: give_up(g, MURSHID, Card.IMAM))
    assert table.view(CALIPH)["players"][MURSHID]["known"] == []
    assert player(table, MURSHID).cards == ["imam"]


def test_a_redeal_keeps_the_points_since_all_of_them_were_announced() -> None:
    table = acting(WARLORD, vp={CALIPH: 9})
    assert [each.vp for each in state(table.redeal(WARLORD, "x")).players] == [5, 5, 5, 9, 5]


def test_sealed_cards_are_dealt_anew_for_others() -> None:
    table = acting(
        CALIPH,
        hexes={8: {"units": {CALIPH: (2, 0)}}, 9: {"units": {NOMAD: (0, 2)}}},
        hands={CALIPH: ["general", "archers"], NOMAD: ["camel_riders"]},
    )
    play(table, "assault 8 9", "units 2 0", f"{CALIPH}: commit2 archers general")
    answers = {sealed_answers(table.redeal(NOMAD, str(seed))) for seed in range(20)}
    assert len(answers) > 1
    mine = {sealed_answers(table.redeal(CALIPH, str(seed))) for seed in range(5)}
    assert mine == {((CALIPH, "commit2 archers general"),)}


def sealed_answers(table: engine.Table) -> tuple[tuple[Seat, str], ...]:
    step = state(table).agenda[-1]
    assert isinstance(step, SimultaneousStep)
    return step.answers
