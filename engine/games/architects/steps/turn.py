"""A turn: one worker placed and its place resolved, or one worker taken back."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Offer, Pick
from engine.games.architects.actions import Advance, Build, Discard, Place, Recall, Reclaim
from engine.games.architects.data import Location, Phase
from engine.games.architects.decks import discard
from engine.games.architects.events import LastTurnsBegan
from engine.games.architects.state import State
from engine.games.architects.steps.guildhall import work, works
from engine.games.architects.steps.market import visit_market
from engine.games.architects.steps.visits import VISITS, placeable
from engine.games.architects.workers import place, recall, recallable, reclaim
from engine.ids import Seat

TurnAction = Place | Build | Advance | Recall | Reclaim


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """Place a worker; a seat that has none at home takes one back, and that is all."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        player = g.players[self.seat]
        if not player.workers:
            offers = recalls(g, self.seat)
            return (Ask(self.seat, "recall", offers),) if offers else ()
        facts = {"workers": player.workers, "silver": player.silver, "virtue": player.virtue}
        offers = (Pick(Place, placeable(g, self.seat)), *works(g, self.seat))
        # Hidden: what can be built.
        return (Ask(self.seat, "place", offers, facts, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: TurnAction) -> None:
        match action:
            case Place(location):
                go(g, seat, location)
            case Build() | Advance():
                work(g, seat, action)
            case Recall(location):
                recall(g, seat, location)
            case Reclaim(holder):
                reclaim(g, seat, holder)
        if g.soon or len(g.players[seat].hand) > g.figures.hand_limit:
            g.then(EndTurn(seat))
        else:  # the usual turn, without a detour
            end_turn(g, seat)

    def run(self, g: State) -> None:
        """End the turn: every worker stands in the Guildhall, and nothing can be done."""
        end_turn(g, self.seat)


def recalls(g: State, seat: Seat) -> tuple[Offer, ...]:
    """Offer large circles; only without any there, elsewhere but the Guildhall (R6)."""
    offers: list[Offer] = []
    locations = recallable(g, seat)
    if locations:
        offers.append(Pick(Recall, locations))
    if not locations or locations[0] not in g.at:
        holders = [Seat(at) for at, each in enumerate(g.players) if each.captured[seat]]
        if holders:
            offers.append(Pick(Reclaim, tuple(holders)))
    return tuple(offers)


def go(g: State, seat: Seat, location: Location) -> None:
    """Place the worker and do what the place allows."""
    if location in g.market:
        visit_market(g, seat, location)
    else:
        VISITS[location](g, seat, place(g, seat, location))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """Down to the hand limit; then the turn is over."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        hand, limit = g.players[self.seat].hand, g.figures.hand_limit
        if len(hand) > limit:
            cards = tuple([held.card for held in hand])
            facts = {"over": len(hand) - limit, "limit": limit}
            yield Ask(self.seat, "discard", (Pick(Discard, cards),), facts, private=True)

    def answer(self, g: State, seat: Seat, action: Discard) -> None:
        discard(g, seat, action.card)
        g.then(self)

    def run(self, g: State) -> None:
        end_turn(g, self.seat)


def end_turn(g: State, seat: Seat) -> None:
    """Go on with the next seat; or the last turns, when the Guildhall is full; or nothing more."""
    if g.phase is Phase.LAST_TURNS:
        g.last_turns -= 1
    elif len(g.guildhall) >= g.spaces:
        g.phase, g.last_turns = Phase.LAST_TURNS, len(g.players)
        g.tell(LastTurnsBegan(seat))
    if g.phase is Phase.PLAY or g.last_turns:
        begin_turn(g, g.next_to(seat))


def begin_turn(g: State, seat: Seat) -> None:
    g.active = seat
    g.turns += 1
    g.then(TakeTurn(seat))
