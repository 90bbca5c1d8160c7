"""The reset of the Black Market: the Prison fills, the offer changes, abilities, the toll."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Pick
from engine.games.architects.actions import Done, Parole, Use
from engine.games.architects.data import (
    MARKET_SPACES,
    RESET_ABILITIES,
    SQUIRES,
    Apprentice,
    Character,
    Phase,
)
from engine.games.architects.debts import take_debts
from engine.games.architects.events import (
    MarketReset,
    OfferShown,
    OffersShuffled,
    OfferTurned,
    SmallOffersEnded,
    WorkersCaught,
)
from engine.games.architects.offers import large_offer, small_offer
from engine.games.architects.state import State
from engine.games.architects.tables import Bundle
from engine.games.architects.verbs import receive
from engine.games.architects.virtue import is_freer, lose_virtue
from engine.games.architects.workers import release
from engine.ids import Seat

DONE = Just(Done())


@dataclass(frozen=True, slots=True)
class ResetMarket(Step):
    """Workers to the Prison, a new offer, abilities of all, and what the Prison costs."""

    seat: Seat  # whose turn it is

    def run(self, g: State) -> None:
        empty_market(g)
        turn_offer(g)
        for seat in g.turn_order(self.seat):
            if g.players[seat].character is Character.FARA:
                g.then(ReleaseAtReset(seat))
            waiting = [each for each in g.players[seat].apprentices if each in RESET_ABILITIES]
            if waiting:
                g.then(ResetAbilities(seat, tuple(sorted(waiting, key=RESET_ABILITIES.index))))
        g.then(PrisonToll())


def empty_market(g: State) -> None:
    seats = [g.market[space] for space in MARKET_SPACES]
    caught = tuple([seat for seat in seats if seat is not None])
    for seat in caught:
        g.prison[seat] += 1
    g.market = dict.fromkeys(MARKET_SPACES)
    by_seat = [WorkersCaught(seat, caught.count(seat)) for seat in dict.fromkeys(caught)]
    g.tell(MarketReset(caught, len(caught), tuple(by_seat)))


def turn_offer(g: State) -> None:
    """Turn the small card over to the large pile; without one, all large ones start again (R9)."""
    if g.small:
        g.large.append(g.small)
        g.tell(OfferTurned(g.small, *large_offer(g)[:6]))
    else:
        g.offers, g.large = g.large, []
        g.tell(OffersShuffled())
    g.small = g.rng.take(g.offers) if g.offers else None
    if g.small:
        g.tell(OfferShown(*small_offer(g)[:6]))
    else:
        g.tell(SmallOffersEnded(*small_offer(g)[:6]))


@dataclass(frozen=True, slots=True)
class ReleaseAtReset(Step):
    """Fara: own workers from the Prison, before her Squires look into it (R9)."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        held = g.prison[self.seat]
        if most := min(held, g.figures.value["board_ability.fara"]):
            facts = {"held": held, "whose": Character.FARA.value}
            yield Ask(self.seat, "parole", (Amount(Parole, 0, most),), facts)

    def answer(self, g: State, seat: Seat, action: Parole) -> None:
        release(g, seat, action.count)


@dataclass(frozen=True, slots=True)
class ResetAbilities(Step):
    """One owner's Gatekeeper, Squires and Peddler, in the order he likes."""

    seat: Seat
    waiting: tuple[Apprentice, ...]  # the Gatekeeper first

    def asks(self, g: State) -> Iterable[Ask]:
        if self._order_matters(g):
            yield Ask(self.seat, "use", (Pick(Use, tuple(dict.fromkeys(self.waiting))),))

    def _order_matters(self, g: State) -> bool:
        """Return whether the Gatekeeper could empty the Prison before a Squire looks into it."""
        freed = g.figures.value["power.gatekeeper"]
        return (
            0 < g.prison[self.seat] <= freed
            and Apprentice.GATEKEEPER in self.waiting
            and any(each in SQUIRES for each in self.waiting)
        )

    def answer(self, g: State, seat: Seat, action: Use) -> None:
        waiting = list(self.waiting)
        waiting.remove(action.apprentice)
        g.then(UseAbility(seat, action.apprentice), replace(self, waiting=tuple(waiting)))

    def run(self, g: State) -> None:
        g.then(*[UseAbility(self.seat, each) for each in self.waiting])


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Gatekeeper: how many to release. Squires look into the Prison; a Peddler does not.

    Virtue that may hurt can be declined (R9).
    """

    seat: Seat
    apprentice: Apprentice

    def asks(self, g: State) -> Iterable[Ask]:
        held = g.prison[self.seat]
        if self.apprentice is Apprentice.GATEKEEPER and held:
            most = min(held, g.figures.value["power.gatekeeper"])
            facts = {"held": held, "whose": self.apprentice.value}
            yield Ask(self.seat, "parole", (Amount(Parole, 0, most),), facts)
        elif self.apprentice in SQUIRES and not held and self._may_hurt(g):
            facts = {
                "apprentice": self.apprentice,
                "count": self.gain(g).virtue,
                "virtue": g.players[self.seat].virtue,
                "market": g.figures.market_virtue,
                "tax_stand": g.figures.value["location.tax_stand"],
            }
            yield Ask(self.seat, "squire", (Just(Use(self.apprentice)), DONE), facts)

    def gain(self, g: State) -> Bundle:
        return g.figures.abilities[self.apprentice][1]

    def _may_hurt(self, g: State) -> bool:
        """Return whether the seat may want to stay where it is on the virtue track.

        That can be so at once, or once a visit to the Tax Stand has cost virtue.
        """
        virtue, gain = g.players[self.seat].virtue, self.gain(g).virtue
        if g.rules_version == 1 or not has_turns_left(g, self.seat):
            return False
        if is_freer(g, virtue, virtue + gain):
            return True
        if g.rules_version == 2 or g.phase is not Phase.PLAY:  # no turn after that visit
            return False
        # A Thief who would lessen it can be discarded first (R7).
        lost: int = g.figures.value["location.tax_stand"]
        return is_freer(g, virtue - lost, virtue + gain - lost)

    def answer(self, g: State, seat: Seat, action: Parole | Use | Done) -> None:
        match action:
            case Parole(count):
                release(g, seat, count)
            case Use():
                self.run(g)

    def run(self, g: State) -> None:
        if self.apprentice in SQUIRES and g.prison[self.seat]:
            return
        if ability := g.figures.abilities.get(self.apprentice):
            receive(g, self.seat, ability[1])


def has_turns_left(g: State, seat: Seat) -> bool:
    """Return whether another turn of this seat follows the present one."""
    return g.phase is not Phase.LAST_TURNS or 0 < (seat - g.active) % len(g.players) < g.last_turns


@dataclass(frozen=True, slots=True)
class PrisonToll(Step):
    """Three or more in the Prison cost virtue; the most, tied ones too, bring a debt."""

    def run(self, g: State) -> None:
        crowd, virtue = g.figures.value["prison.crowd"]
        for seat in g.everyone:
            if g.prison[seat] >= crowd:
                lose_virtue(g, seat, virtue, crowd)
        most = max(g.prison)
        for seat in g.everyone:
            if most and g.prison[seat] == most:
                take_debts(g, seat, g.figures.value["prison.most"], "most")
