"""First sight of squires on the board: moved, swapped, sold, struck."""

from collections.abc import Sequence

from engine.games.jerusalem.actions import Move, Offer, Put, Remove, Strike, Swap
from engine.games.jerusalem.data import Area
from engine.ids import Seat
from engine.notation import Action
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.plan import plan_for
from engine.players.games.jerusalem.position import Position
from engine.players.sense import Question

EMPHASIS = 4.0
MOVES = 2


def losses(position: Position, seat: Seat) -> dict[Area, float]:
    """What one squire less would cost, wherever the seat has any."""
    return {
        area: position.losses(area, seat)[0]
        for area in position.open_areas
        if position.view.areas[area].squires[seat]
    }


def gains(position: Position, seat: Seat) -> dict[Area, float]:
    """What one squire more would bring, wherever one may come."""
    values = plan_for(position, seat, 0).values
    return {area: each[1] - each[0] for area, each in values.items()}


def free_of_barons(position: Position, area: Area) -> bool:
    here = position.view.areas[area]
    return here.baron is None and here.foreign_baron is None


def best_moves(position: Position, lost: dict[Area, float], won: dict[Area, float]) -> float:
    """Two squires from where they matter least to where they bring most."""
    free = [area for area in position.open_areas if free_of_barons(position, area)]
    cheap = sorted(lost[area] for area in free if area in lost)
    dear = sorted((won[area] for area in free if area in won), reverse=True)
    pairs = list(zip(dear, cheap, strict=False))[:MOVES]
    return sum(max(0.0, gain - loss) for gain, loss in pairs)


def move(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Also out of David's Tower; stopping, or staying there, is worth nothing."""
    lost, won = losses(position, question.seat), gains(position, question.seat)
    return [
        EMPHASIS * (won.get(a.goal, 0.0) - lost[a.origin]) if isinstance(a, Move) else 0.0
        for a in actions
    ]


# -- the turncoat -----------------------------------------------------------------------------


def best_swap(position: Position, lost: dict[Area, float], won: dict[Area, float]) -> float:
    free = {area for area in position.open_areas if free_of_barons(position, area)}
    given = min([loss for area, loss in lost.items() if area in free], default=0.0)
    taken = max([gain for area, gain in won.items() if area in free], default=0.0)
    return max(0.0, taken * (1 + rates.RIVAL_LOSS) - given)


def offer(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    lost = losses(position, question.seat)
    return [-EMPHASIS * lost[a.area] if isinstance(a, Offer) else 0.0 for a in actions]


def swap(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    return [
        EMPHASIS * exchanged(position, question.seat, action.seat, action.area)
        if isinstance(action, Swap)
        else 0.0
        for action in actions
    ]


def exchanged(position: Position, seat: Seat, rival: Seat, area: Area) -> float:
    """One squire of a rival less and one's own more, in an area."""
    gained = changed(position, area, {rival: -1, seat: 1})
    return gained[seat] + rates.RIVAL_LOSS * -gained[rival]


def changed(position: Position, area: Area, changes: dict[Seat, int]) -> list[float]:
    """By how much an area's worth to each seat changes with these squires more or fewer."""
    squires = list(position.view.areas[area].squires)
    for seat, change in changes.items():
        squires[seat] += change
    before, after = position.prospects[area], position.prospects_with(area, tuple(squires))
    return [new.value - old.value for new, old in zip(after, before, strict=True)]


# -- taken from the board, put on it ------------------------------------------------------------


def strike(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    seat = question.seat
    return [
        _struck(position, seat, action.seat, action.area) if isinstance(action, Strike) else -1.0
        for action in actions
    ]


def _struck(position: Position, seat: Seat, rival: Seat, area: Area) -> float:
    gained = changed(position, area, {rival: -1})
    return EMPHASIS * (gained[seat] - rates.RIVAL_LOSS * gained[rival])


def cheapest_sale(position: Position, seat: Seat) -> float:
    """What it costs to sell influence, with the squires that matter least."""
    each: list[float] = []
    for area in position.open_areas:
        last = lost = 0.0
        for value in position.losses(area, seat):
            lost, last = max(lost, value - last), value
            each.append(lost)
    return sum(sorted(each)[: position.figures.sale_squires])


def remove(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """One by one from wherever the loss is least."""
    seat = question.seat
    return [
        EMPHASIS * changed(position, a.area, {seat: -a.count})[seat] / a.count
        if isinstance(a, Remove)
        else 0.0
        for a in actions
    ]


def put(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    values = plan_for(position, question.seat, 0).values
    return [
        EMPHASIS * (values[a.area][a.count] - values[a.area][0]) / a.count
        if isinstance(a, Put)
        else 0.0
        for a in actions
    ]
