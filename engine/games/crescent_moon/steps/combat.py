"""Combat: its beginning, casualties, retreat and end (section 7)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.crescent_moon.actions import Units
from engine.games.crescent_moon.clash_events import (
    ClashBegan,
    UnitsLost,
    UnitsRetreated,
    UnitsSpent,
)
from engine.games.crescent_moon.data import CARDS, MURSHID, CardType, ClashKind, Hex, Side
from engine.games.crescent_moon.scoring import score_casualties
from engine.games.crescent_moon.state import Clash, State
from engine.games.crescent_moon.steps.aftermath import CaptureStronghold, SackBuildings
from engine.games.crescent_moon.steps.deals import offer_deals, pay_deal
from engine.games.crescent_moon.steps.fray import INDEX, plus
from engine.games.crescent_moon.steps.mixes import chosen, unit_choices
from engine.games.crescent_moon.steps.resolution import DecideWinner, ResolveCards, remove_cards
from engine.games.crescent_moon.steps.sealed import BackSide, choose_cards
from engine.games.crescent_moon.verbs import retreat, withdraw
from engine.ids import Seat


def begin_combat(g: State, here: Hex, attacker: Seat, defender: Seat, origin: Hex | None) -> None:
    """Begin between two sides; the Murshid may take part where his tokens are near."""
    g.clash = Clash(
        kind=ClashKind.COMBAT,
        hex=here,
        attacker=attacker,
        defender=defender,
        origin=origin,
        sides={attacker: Side.ATTACK, defender: Side.DEFENCE},
        participants=(attacker, defender),
    )
    g.tell(ClashBegan(attacker, ClashKind.COMBAT, here, (defender,)))
    fighting = {attacker, defender}
    if g.murshid_is_near(here):
        fighting.add(MURSHID)
    late = (BackSide(),) if g.rules_version == 1 else ()
    g.then(*offer_deals(g), choose_cards(g, sorted(fighting)), *late, *AFTER_THE_CARDS)


@dataclass(frozen=True, slots=True)
class SpendUnits(Step):
    """Units on the campaign go to the supply: no casualties, and nothing saves them."""

    def run(self, g: State) -> None:
        clash = g.the_clash
        for at, played in enumerate(clash.played):
            if (
                CARDS[played.card].type is CardType.STRATEGY
                and played.ordinary + played.mercenaries
            ):
                withdraw(g, clash.hex, played.seat, played.ordinary, played.mercenaries)
                g.tell(UnitsSpent(played.seat, played.ordinary + played.mercenaries))
                clash.change(at, ordinary=0, mercenaries=0)


@dataclass(frozen=True, slots=True)
class Casualties(Step):
    """Half the opponent's total, in units of the owner's choice; never buildings."""

    side: Side

    def asks(self, g: State) -> Iterable[Ask]:
        offers, count = self._offers(g)
        if len(offers) > 1:
            clash = g.the_clash
            facts = {"hex": clash.hex, "count": count}
            return (Ask(clash.leader(self.side), "casualties", offers, facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Units) -> None:
        self._lose(g, (action.ordinary, action.mercenaries))

    def run(self, g: State) -> None:
        self._lose(g, chosen(self._offers(g)[0][0]))

    def _offers(self, g: State) -> tuple[tuple[Just, ...], int]:
        clash = g.the_clash
        force = g.board[clash.hex].force(clash.leader(self.side))
        assert clash.totals is not None
        due = max(0, clash.totals[INDEX[self.side.other]]) // 2 + clash.toll[INDEX[self.side]]
        count = min(max(0, due), force.ordinary + force.mercenaries)
        return unit_choices(force.ordinary, force.mercenaries, count, count), count

    def _lose(self, g: State, units: tuple[int, int]) -> None:
        clash = g.the_clash
        seat = clash.leader(self.side)
        clash.lost = plus(clash.lost, self.side, sum(units))
        if sum(units):
            withdraw(g, clash.hex, seat, *units)
            g.tell(UnitsLost(seat, clash.hex, *units))


@dataclass(frozen=True, slots=True)
class Retreat(Step):
    """The loser leaves: mercenaries to the supply, others to the reserves card; cards go, too."""

    def run(self, g: State) -> None:
        clash = g.the_clash
        assert clash.winner is not None
        seat = clash.leader(clash.winner.other)
        force = g.board[clash.hex].force(seat)
        if force.ordinary + force.mercenaries:
            retreat(g, clash.hex, seat, force.ordinary, force.mercenaries)
            g.tell(UnitsRetreated(seat, clash.hex, force.ordinary, force.mercenaries))
        remove_cards(g)


@dataclass(frozen=True, slots=True)
class EndCombat(Step):
    """The Warlord takes his points, and a deal with the Murshid is paid."""

    def run(self, g: State) -> None:
        score_casualties(g, g.the_clash)
        pay_deal(g)
        g.end_clash()


AFTER_THE_CARDS = (
    ResolveCards(),
    DecideWinner(),
    SpendUnits(),
    Casualties(Side.ATTACK),
    Casualties(Side.DEFENCE),
    Retreat(),
    CaptureStronghold(),
    SackBuildings(),
    EndCombat(),
)
