"""Cards chosen in secret, stances taken in the open, and the reveal (sections 7 and 8)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.agenda import SimultaneousStep, Step, current
from engine.asks import Ask, Just, Pick
from engine.games.crescent_moon.actions import Back, Oppose, Support
from engine.games.crescent_moon.cards import give_up
from engine.games.crescent_moon.clash_events import (
    CardsRevealed,
    CardsSealed,
    SideBacked,
    StanceTaken,
)
from engine.games.crescent_moon.commitments import commitments, committed
from engine.games.crescent_moon.data import CARDS, MURSHID, Card, ClashKind, Keyword, Side
from engine.games.crescent_moon.state import Played, State
from engine.ids import Seat
from engine.notation import Action

STANCES = (Just(Support()), Just(Oppose()))
KEYWORDS = {ClashKind.COMBAT: Keyword.COMBAT, ClashKind.CONTEST: Keyword.INFLUENCE_CONTEST}
FITTING: dict[ClashKind, frozenset[Card]] = {
    kind: frozenset(card for card in Card if keyword in CARDS[card].keywords)
    for kind, keyword in KEYWORDS.items()
}


def choose_cards(g: State, seats: list[Seat]) -> "ChooseCards":
    """Ask all seats with a card, fitting or not: others may see only that a hand is empty."""
    return ChooseCards(tuple([seat for seat in seats if g.players[seat].hand]))


def _sealed(g: State) -> dict[Seat, str]:
    """Return what has been committed and not been revealed yet."""
    if g.clash is None:
        return {}
    step = current(g, ChooseCards) or current(g, RevealCards)
    return dict(step.answers) if step else {}


def sealed_by(g: State) -> list[Seat]:
    return list(_sealed(g))


def sealed_cards(g: State, seat: Seat) -> list[Card]:
    """Return the cards that this seat has committed and not revealed yet."""
    return [Card(word) for word in _sealed(g).get(seat, "").split()[1:]]


def cards_ask(g: State, seat: Seat) -> Ask:
    clash = g.the_clash
    fitting = FITTING[clash.kind]
    cards = [slip.card for slip in g.players[seat].hand if slip.card in fitting]
    facts = {"kind": clash.kind, "hex": clash.hex, "attacker_seat": clash.attacker, **_odds(g)}
    return Ask(seat, "commit", commitments(cards), facts, private=True)


def _odds(g: State) -> dict[str, Any]:
    """Return the strengths in a combat, and who wins if nobody commits a card."""
    clash = g.the_clash
    if clash.defender is None:
        return {}
    attack, defence = [g.strength(clash.hex, clash.leader(side)) for side in Side]
    ahead = "tie" if attack == defence else "attack" if attack > defence else "defence"
    return {
        "defender_seat": clash.defender,
        "attack": attack,
        "defence": defence,
        "ahead": ahead,
        "ties": "murshid" if g.board[clash.hex].token == MURSHID else "attacker",
    }


@dataclass(frozen=True, slots=True)
class ChooseCards(SimultaneousStep):
    """Any number of fitting cards, in secret; the number is secret, too."""

    def ask(self, g: State, seat: Seat) -> Ask:
        return cards_ask(g, seat)

    def answer(self, g: State, seat: Seat, action: Action) -> None:
        cards = committed(action)
        g.tell(CardsSealed(seat, len(cards), cards))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Action]) -> None:
        """Let all who have no side yet take one before the cards are opened."""
        clash = g.the_clash
        sides: list[Step] = []
        if clash.kind is ClashKind.CONTEST:
            sides += [TakeStance(seat) for seat in clash.participants if seat not in clash.sides]
        elif g.rules_version == 1:
            reveal(g, answers)
            return
        elif MURSHID in self.seats and MURSHID not in clash.sides:
            sides.append(BackSide())  # with no card, too: that he has none is still a secret
        g.then(*sides, RevealCards(self.seats, self.answers))


@dataclass(frozen=True, slots=True)
class TakeStance(Step):
    """Each participant of a contest supports the attacker or defends, in turn order."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        facts = {"hex": clash.hex, "attacker_seat": clash.attacker}
        return (Ask(self.seat, "stance", STANCES, facts),)

    def answer(self, g: State, seat: Seat, action: Support | Oppose) -> None:
        side = Side.ATTACK if isinstance(action, Support) else Side.DEFENCE
        g.the_clash.take_side(seat, side)
        g.tell(StanceTaken(seat, side))


@dataclass(frozen=True, slots=True)
class BackSide(Step):
    """A meddling Murshid puts all his cards on one side of a combat, before they are revealed.

    Under version 1 of the rules he did so afterwards, and only if he had committed any.
    """

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        if MURSHID in clash.sides:
            return ()
        if g.rules_version == 1 and MURSHID not in [each.seat for each in clash.played]:
            return ()
        seats = (clash.leader(Side.ATTACK), clash.leader(Side.DEFENCE))
        return (Ask(MURSHID, "back", (Pick(Back, seats),), {"hex": clash.hex, "seats": seats}),)

    def answer(self, g: State, seat: Seat, action: Back) -> None:
        g.the_clash.take_side(seat, g.the_clash.sides[action.seat])
        g.tell(SideBacked(seat, action.seat))


@dataclass(frozen=True, slots=True)
class RevealCards(SimultaneousStep):
    """The sealed cards, until they are opened together."""

    def ask(self, g: State, seat: Seat) -> Ask:
        return cards_ask(g, seat)

    def resolve(self, g: State, answers: dict[Seat, Action]) -> None:
        reveal(g, answers)


def reveal(g: State, answers: dict[Seat, Action]) -> None:
    """Move all committed cards at once out of the hands and onto the table."""
    clash = g.the_clash
    for seat, answer in answers.items():
        cards = committed(answer)
        for card in cards:
            give_up(g, seat, card)
        clash.played += tuple([Played(seat, card) for card in cards])
        g.tell(CardsRevealed(seat, len(cards), cards))  # that there are none is news, too
