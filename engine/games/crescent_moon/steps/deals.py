"""The Murshid's deal: points for his support, paid if the seat that promised them wins (9.2)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import SimultaneousStep, Step
from engine.asks import Amount, Ask, Just, Pick
from engine.games.crescent_moon.actions import Done, Pledge, Strike
from engine.games.crescent_moon.clash_events import (
    DealMade,
    DealOffered,
    DealPaid,
    OfferSealed,
)
from engine.games.crescent_moon.commitments import Hold
from engine.games.crescent_moon.data import MURSHID, Objective
from engine.games.crescent_moon.state import Deal, State
from engine.games.crescent_moon.verbs import hand_points
from engine.ids import Seat
from engine.notation import Action

HOLD, DONE = Just(Hold()), Just(Done())
ORDINALS = ("first", "second", "third", "fourth")  # nobody else is left to offer


def offer_deals(g: State) -> tuple[Step, ...]:
    """Let everyone involved offer points to a Murshid who is near and not the attacker (9.2)."""
    clash = g.the_clash
    barred = (clash.attacker, clash.defender)
    if MURSHID in barred or not g.murshid_is_near(clash.hex):
        return ()
    others = tuple(sorted([seat for seat in clash.participants if seat != MURSHID]))
    return (OfferDeals(others),)


@dataclass(frozen=True, slots=True)
class OfferDeals(SimultaneousStep):
    """Offers are made at the same time, and opened together."""

    def ask(self, g: State, seat: Seat) -> Ask:
        clash = g.the_clash
        vp = g.players[seat].vp
        most = min(g.figures.deal, vp)
        facts = {"kind": clash.kind, "hex": clash.hex, "vp": vp, "most": most}
        return Ask(seat, "pledge", (HOLD, Amount(Pledge, 1, most)), facts, private=True)

    def answer(self, g: State, seat: Seat, action: Action) -> None:
        g.tell(OfferSealed(seat, action.points if isinstance(action, Pledge) else 0))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Pledge | Hold]) -> None:
        deals = tuple(
            Deal(seat, each.points) for seat, each in answers.items() if isinstance(each, Pledge)
        )
        for deal in deals:
            g.tell(DealOffered(*deal))
        if deals:
            g.then(StrikeDeal(deals))


@dataclass(frozen=True, slots=True)
class StrikeDeal(Step):
    """The Murshid accepts one offer, or none."""

    deals: tuple[Deal, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        seats = tuple([deal.seat for deal in self.deals])
        facts = {
            "hex": g.the_clash.hex,
            "seats": seats,
            "points": tuple([deal.vp for deal in self.deals]),
            **self._one_by_one(),
        }
        return (Ask(MURSHID, "strike", (Pick(Strike, seats), DONE), facts),)

    def answer(self, g: State, seat: Seat, action: Strike | Done) -> None:
        if isinstance(action, Strike):
            deal = next(deal for deal in self.deals if deal.seat == action.seat)
            g.the_clash.deal = deal
            g.tell(DealMade(*deal))

    def _one_by_one(self) -> dict[str, int]:
        """Return who offers how much, for a sentence; nothing where there are fewer offers."""
        facts: dict[str, int] = dict.fromkeys(ORDINALS, 0)
        for ordinal, deal in zip(ORDINALS, self.deals, strict=False):
            facts |= {f"{ordinal}_seat": deal.seat, ordinal: deal.vp}
        return facts


def pay_deal(g: State) -> None:
    """Pay if that seat wins, whether or not the Murshid helped."""
    clash = g.the_clash
    deal = clash.deal
    if deal is not None and clash.sides.get(deal.seat) is clash.winner:
        # Nobody pledges more than he has, and nothing costs points in between (R43).
        hand_points(g, deal.seat, MURSHID, Objective.DEAL, deal.vp)
        g.tell(DealPaid(deal.seat, deal.vp))
