"""The virtue track: its two ends, and the tax that it lets a seat ignore (section 11)."""

from engine.games.architects.data import TOP_VIRTUE, Character, Phase
from engine.games.architects.debts import destroy_debts, take_debts
from engine.games.architects.events import VirtueGained, VirtueLost
from engine.games.architects.state import State
from engine.games.architects.steps.surplus import DestroySurplus
from engine.ids import Seat


def gain_virtue(g: State, seat: Seat, count: int) -> None:
    """Move up to 14; for each point beyond, an own unpaid debt may be destroyed."""
    player = g.players[seat]
    surplus = max(0, player.virtue + count - TOP_VIRTUE)
    if count > surplus:
        player.virtue += count - surplus
        g.tell(VirtueGained(seat, count - surplus, player.virtue))
    surplus = min(surplus, player.debts)
    if surplus and g.phase is Phase.SCORING:
        destroy_debts(g, seat, surplus)  # R10: then a debt can only cost
    elif surplus:
        g.then(DestroySurplus(seat, surplus))


def lose_virtue(g: State, seat: Seat, count: int, crowd: int = 0) -> None:
    """Move down to 0; each point that is missing is an unpaid debt.

    `crowd` is told as the cause: this many workers in the Prison, or more.
    """
    player = g.players[seat]
    lost = min(count, player.virtue)
    if lost:
        player.virtue -= lost
        g.tell(VirtueLost(seat, lost, player.virtue, crowd))
    if count > lost:
        take_debts(g, seat, count - lost, "below", crowd)


def change_virtue(g: State, seat: Seat, change: int) -> None:
    if change > 0:
        gain_virtue(g, seat, change)
    elif change:
        lose_virtue(g, seat, -change)


def is_freer(g: State, lower: int, higher: int, *, margin: int = 0) -> bool:
    """Return whether less virtue may serve a seat better: more tax is ignored, or the Black Market
    is open. With a margin, also if that much more would close it.
    """
    lower, higher = max(0, lower), min(TOP_VIRTUE, max(0, higher))
    ignored, limit = g.figures.ignored_tax, g.figures.market_virtue
    opens = lower < higher and lower <= limit < higher + margin
    return opens or ignored[lower] > ignored[higher]


def tax_due(g: State, seat: Seat, tax: int) -> int:
    """Return what is left of a tax, by the virtue held at that moment; Ada ignores one more."""
    player = g.players[seat]
    ignored = g.figures.ignored_tax[player.virtue]
    if player.character is Character.ADA:
        ignored += g.figures.value["board_ability.ada"]
    return tax - ignored if tax > ignored else 0
