"""The King's Storehouse: as many trades as own workers stand there, any mix of them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.agenda import Step
from engine.asks import Ask, Just, Pick
from engine.games.architects.actions import Done, Trade
from engine.games.architects.data import DEALS_OF, STOREHOUSE_DEALS, Apprentice, Deal
from engine.games.architects.events import Traded
from engine.games.architects.state import State
from engine.games.architects.verbs import how_many, receive
from engine.ids import Seat

DONE = Just(Done())


def trades_allowed(g: State, seat: Seat, workers: int) -> int:
    """Return one trade for each worker; an Overseer counts as one more (promo)."""
    power: int = g.figures.value["power.overseer"]
    return workers + how_many(g, seat, Apprentice.OVERSEER) * power


def possible_deals(g: State, seat: Seat) -> tuple[Deal, ...]:
    """Return what the goods allow: the deals of all, and those of the own apprentices."""
    hired = g.players[seat].apprentices
    own = [DEALS_OF[each] for each in dict.fromkeys(hired) if each in DEALS_OF]
    return tuple([deal for deal in (*STOREHOUSE_DEALS, *own) if can_trade(g, seat, deal)])


def can_trade(g: State, seat: Seat, deal: Deal) -> bool:
    player, given = g.players[seat], g.figures.trades[deal]
    return (
        player.clay >= given.clay
        and player.wood >= given.wood
        and player.stone >= given.stone
        and player.silver >= given.silver
    )


@dataclass(frozen=True, slots=True)
class VisitStorehouse(Step):
    """Trade after trade until the actions, the goods or the wish run out."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left and (deals := possible_deals(g, self.seat)):
            yield Ask(self.seat, "trade", (Pick(Trade, deals), DONE), {"left": self.left})

    def answer(self, g: State, seat: Seat, action: Trade | Done) -> None:
        if isinstance(action, Trade):
            trade(g, seat, action.deal)
            g.then(replace(self, left=self.left - 1))


def trade(g: State, seat: Seat, deal: Deal) -> None:
    player, exchange = g.players[seat], g.figures.trades[deal]
    player.clay -= exchange.clay
    player.wood -= exchange.wood
    player.stone -= exchange.stone
    player.silver -= exchange.silver
    g.tell(Traded(seat, deal))
    receive(g, seat, exchange.gain)
