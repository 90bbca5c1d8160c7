"""What turns, goods, cards and virtue are worth in victory points, by how much game is left."""

from functools import cache

from engine.games.architects.data import Phase
from engine.games.architects.tables import PRINTED, Figures, figures_for
from engine.games.architects.view import View
from engine.ids import Seat

PRICES = (0.35, 0.48, 0.48, 1.1, 1.1, 0.25)  # of a good that is needed: clay ... silver
RATE = 1.6  # victory points of a turn in which one only builds
VISIT = 0.15  # for each kind of good that is missing, beside its price
HIRE = 1.1  # for each skill that is missing
SPEED = 1.6  # victory points of goods that are gathered in a turn
CARD = 0.3  # victory points of a building card that nobody has seen
PACE = 0.25  # of all turns are spent in the Guildhall
IDLE = 0.5  # of its price a good keeps while no plan needs it
PLENTY = 6  # of an idle good: more of it is worth less
PURSE = 12  # silver, likewise
EXCESS = 0.2

Goods = tuple[float, ...]


def figures_of(view: View) -> Figures:
    own = view.options["figures"]
    if not own:
        return PRINTED
    changes = [(name, tuple(v) if isinstance(v, list) else v) for name, v in own.items()]
    return figures_for(tuple(sorted(changes)))


def turns_left(view: View, seat: Seat) -> float:
    """Return how many more turns this seat has; an estimate until the Guildhall is full."""
    seats = len(view.players)
    if view.phase in (Phase.PLAY, Phase.DRAFT, Phase.CHARACTERS):
        return view.guildhall.left / (seats * PACE) + 1
    return float((seat - view.active) % seats < view.last_turns)


@cache
def _idle_prices(figures: Figures, stage: int) -> Goods:
    fade = min(1.0, stage / 6) * IDLE
    *final, silver = final_prices(figures)
    prices = [max(each * fade, last) for each, last in zip(PRICES, final, strict=False)]
    prices[3] += 0.15 * fade
    prices[4] += 0.15 * fade
    return (*prices, silver + min(1.0, stage / 5) * (PRICES[5] - silver))


def idle_prices(figures: Figures, turns: float) -> Goods:
    """Return what each good is worth that no plan needs: clay ... marble, silver."""
    return _idle_prices(figures, min(6, int(turns)))


def purse_worth(silver: float, price: float) -> float:
    """Return the worth of all silver: in the turns left it buys only so much."""
    return price * (silver if silver <= PURSE else PURSE + (silver - PURSE) * 2 * EXCESS)


def stock_worth(count: float, price: float, final: float) -> float:
    """Return the worth of idle goods of one kind: each its points in the end, however many."""
    useful = count if count <= PLENTY else PLENTY + (count - PLENTY) * EXCESS
    return final * count + (price - final) * useful


@cache
def final_prices(figures: Figures) -> Goods:
    """Return the points that each good brings when the game is over: clay ... marble, silver."""
    gold, marble = figures.value["score.gold"], figures.value["score.marble"]
    return (0.0, 0.0, 0.0, float(gold), float(marble), 1 / figures.value["score.silver"])


@cache
def _virtue_curve(figures: Figures, reach: int) -> tuple[float, ...]:
    """Return the points of the track, smoothed by how far the marker may still move."""
    points = figures.value["virtue.points"]
    top = len(points) - 1
    around = range(-reach, reach + 1)
    return tuple(
        sum(points[min(top, max(0, at + step))] for step in around) / len(around)
        for at in range(len(points))
    )


@cache
def _virtue_worth(figures: Figures, stage: int) -> tuple[float, ...]:
    """Add what the track opens: the Cathedral, the Black Market, tax that is ignored."""
    curve = _virtue_curve(figures, 0 if stage < 2 else 1 if stage < 6 else 2)
    ahead = min(1.0, stage / 8)
    return tuple(
        each
        + ahead * (at >= figures.cathedral_virtue)
        + 0.6 * ahead * (at <= figures.market_virtue)
        + 0.4 * ahead * figures.ignored_tax[at]
        for at, each in enumerate(curve)
    )


def virtue_worth(figures: Figures, turns: float, virtue: int) -> float:
    """Return the worth of a place on the track; beyond its ends debts come or go."""
    worth = _virtue_worth(figures, min(8, int(turns)))
    if virtue < 0:
        return worth[0] + virtue * float(figures.value["score.debt"])
    return worth[min(virtue, len(worth) - 1)]
