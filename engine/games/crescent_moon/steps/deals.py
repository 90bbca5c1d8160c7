"""The Murshid's deal: points for his support, paid if the seat that promised them wins (9.2)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import SimultaneousStep, Step
from engine.asks import Amount, Ask, Just, Offer, Pick
from engine.games.crescent_moon.actions import (
    Accept,
    Done,
    Pass,
    Pledge,
    Propose,
    Refuse,
    Strike,
)
from engine.games.crescent_moon.clash_events import (
    DealMade,
    DealOffered,
    DealPaid,
    DealProposed,
    DealRefused,
    OfferSealed,
)
from engine.games.crescent_moon.commitments import Hold
from engine.games.crescent_moon.data import MURSHID, Objective, Side
from engine.games.crescent_moon.state import Deal, State
from engine.games.crescent_moon.verbs import hand_points
from engine.ids import Seat
from engine.notation import Action

HOLD, DONE = Just(Hold()), Just(Done())
PASS, ACCEPT, REFUSE = Just(Pass()), Just(Accept()), Just(Refuse())
ORDINALS = ("first", "second", "third", "fourth")  # nobody else is left to offer


def offer_deals(g: State) -> tuple[Step, ...]:
    """Let all involved deal with a Murshid who is near, and neither attacker nor defender (9.2)."""
    clash = g.the_clash
    barred = (clash.attacker, clash.defender)
    if MURSHID in barred or not g.murshid_is_near(clash.hex):
        return ()
    others = tuple(sorted([seat for seat in clash.participants if seat != MURSHID]))
    if g.options.deals == "sealed" or g.rules_version == 1:
        return (OfferDeals(others),)
    return tuple([ProposeDeal(seat) for seat in (*others, MURSHID)])


# -- negotiated ------------------------------------------------------------------------------


def sides_of(g: State, seat: Seat) -> tuple[Side, ...]:
    """Return the sides on which this seat may win: both, as long as it has taken none."""
    side = g.the_clash.sides.get(seat)
    return tuple(Side) if side is None else (side,)


@dataclass(frozen=True, slots=True)
class ProposeDeal(Step):
    """Each involved player in turn order, and last the Murshid, proposes one deal or passes."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        if clash.deal is not None:
            return ()
        vp = g.players[self.seat].vp
        facts = {"kind": clash.kind, "hex": clash.hex, "vp": vp, "most": g.figures.deal}
        if self.seat == MURSHID:
            payers = tuple([seat for seat in clash.participants if seat != MURSHID])
            offers = [
                Pick(Propose, sides_of(g, payer), (payer, points))
                for payer in sorted(payers)
                for points in range(1, g.figures.deal + 1)
            ]
            return (Ask(MURSHID, "propose-murshid", (*offers, PASS), facts),)
        facts["most"] = most = min(g.figures.deal, vp)
        offers = [
            Pick(Propose, sides_of(g, self.seat), (self.seat, points))
            for points in range(1, most + 1)
        ]
        # Hidden: how many points there are to offer.
        return (Ask(self.seat, "propose", (*offers, PASS), facts, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: Propose | Pass) -> None:
        if isinstance(action, Propose):
            propose(g, seat, Deal(*action.args))


def propose(g: State, seat: Seat, deal: Deal, *, countered: bool = False) -> None:
    other = deal.seat if seat == MURSHID else MURSHID
    assert deal.side is not None
    g.tell(DealProposed(seat, other, deal.seat, deal.vp, deal.side))
    g.then(AnswerDeal(other, deal, countered))


@dataclass(frozen=True, slots=True)
class AnswerDeal(Step):
    """The other accepts, refuses, or counters once with other points: more to him, fewer from him.

    Nobody agrees to more points than he has.
    """

    seat: Seat
    deal: Deal
    countered: bool = False

    def asks(self, g: State) -> Iterable[Ask]:
        deal, clash = self.deal, g.the_clash
        assert deal.side is not None
        pays = self.seat == deal.seat
        vp = g.players[self.seat].vp
        offers: list[Offer] = [ACCEPT] if not pays or vp >= deal.vp else []
        if not self.countered:
            low, high = (1, min(deal.vp - 1, vp)) if pays else (deal.vp + 1, g.figures.deal)
            offers += [Pick(Propose, (deal.side,), (deal.seat, n)) for n in range(low, high + 1)]
        facts = {
            "kind": clash.kind,
            "hex": clash.hex,
            "other_seat": MURSHID if pays else deal.seat,
            "payer_seat": deal.seat,
            "points": deal.vp,
            "side": deal.side,
            "pays": int(pays),
            "vp": vp,
            "final": int(self.countered),
        }
        return (Ask(self.seat, "answer-deal", (*offers, REFUSE), facts, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: Accept | Propose | Refuse) -> None:
        match action:
            case Accept():
                g.the_clash.deal = self.deal
                g.tell(DealMade(self.deal.seat, self.deal.vp))
            case Propose():
                propose(g, seat, Deal(*action.args), countered=True)
            case Refuse():
                g.tell(DealRefused(seat, MURSHID if seat == self.deal.seat else self.deal.seat))


# -- sealed ----------------------------------------------------------------------------------


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
            g.tell(DealOffered(*deal[:2]))
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
            g.tell(DealMade(*deal[:2]))

    def _one_by_one(self) -> dict[str, int]:
        """Return who offers how much, for a sentence; nothing where there are fewer offers."""
        facts: dict[str, int] = dict.fromkeys(ORDINALS, 0)
        for ordinal, deal in zip(ORDINALS, self.deals, strict=False):
            facts |= {f"{ordinal}_seat": deal.seat, ordinal: deal.vp}
        return facts


# -- afterwards ------------------------------------------------------------------------------


def pay_deal(g: State) -> None:
    """Pay if that seat wins, whether or not the Murshid helped."""
    clash = g.the_clash
    deal = clash.deal
    if deal is not None and clash.sides.get(deal.seat) is clash.winner:
        # Nobody pledges more than he has, and nothing costs points in between (R43).
        hand_points(g, deal.seat, MURSHID, Objective.DEAL, deal.vp)
        g.tell(DealPaid(deal.seat, deal.vp))
