"""Quick scores of squires on the board: moved, swapped, sold, struck."""

from collections.abc import Sequence

from engine.games.jerusalem.actions import Move, Offer, Put, Remove, Strike, Swap
from engine.games.jerusalem.data import Area
from engine.ids import Seat
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.plan import plan_for
from engine.players.games.jerusalem.position import Position

EMPHASIS = 4.0
LOSS_FACTOR = 6.0  # times a loss: a bad bargain is misjudged less often than where a squire goes
JUST_PLACED = -100.0  # taking away what has just come
PER_SQUIRE = 1.0  # for each squire that goes in one action with others
MOVES = 2


def withdrawal_costs(position: Position, seat: Seat) -> dict[Area, tuple[float, ...]]:
    """Return what 1, 2, 3 ... squires fewer would cost, wherever the seat has any.

    Areas where squires came this very turn are left out: those might have gone elsewhere at once.
    """
    areas = position.view.areas
    return {
        area: lost
        for sector in position.sectors
        for area, lost in sector.losses(seat).items()
        if not areas[area].new[seat]
    }


def losses(position: Position, seat: Seat) -> dict[Area, float]:
    """Return what one squire less would cost."""
    return {area: lost[0] for area, lost in withdrawal_costs(position, seat).items()}


def gains(position: Position, seat: Seat) -> dict[Area, float]:
    """Return what one squire more would bring, wherever one may come."""
    values = plan_for(position, seat, 0).values
    return {area: each[1] - each[0] for area, each in values.items()}


def open_to_moves(position: Position, seat: Seat) -> list[Area]:
    """Return areas where no Baron stops the seat's moves; its own does so by an option."""
    view = position.view
    passing = (None,) if view.options["own_baron_blocks_own_moves"] else (None, seat)
    return [area for area in position.prospects if view.areas[area].blocked_by in passing]


def best_moves(
    position: Position, seat: Seat, lost: dict[Area, float], won: dict[Area, float]
) -> float:
    """Return the gain of moving squires from where they matter least to where they bring most."""
    free = open_to_moves(position, seat)
    cheap = sorted(lost[area] for area in free if area in lost)
    dear = sorted((won[area] for area in free if area in won), reverse=True)
    pairs = list(zip(dear, cheap, strict=False))[:MOVES]
    return sum(max(0.0, gain - loss) for gain, loss in pairs)


def move(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Score moves, also out of David's Tower; stopping, or staying there, is worth nothing."""
    lost, won = losses(position, question.seat), gains(position, question.seat)
    return [_moved(a, lost, won) if isinstance(a, Move) else 0.0 for a in actions]


def _moved(action: Move, lost: dict[Area, float], won: dict[Area, float]) -> float:
    if action.origin not in lost:
        return JUST_PLACED
    gained = won.get(action.goal, 0.0) - lost[action.origin]
    return EMPHASIS * (gained if gained >= 0 else LOSS_FACTOR * gained)


# -- the turncoat -----------------------------------------------------------------------------


def best_swap(
    position: Position, seat: Seat, lost: dict[Area, float], won: dict[Area, float]
) -> float:
    free = open_to_moves(position, seat)
    given = [loss for area, loss in lost.items() if area in free]
    if not given:
        return 0.0
    taken = max([gain for area, gain in won.items() if area in free], default=0.0)
    return max(0.0, taken * (1 + rates.RIVAL_LOSS) - min(given))


def offer(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    lost = losses(position, question.seat)
    return [
        -EMPHASIS * lost[a.area] if isinstance(a, Offer) and a.area in lost else JUST_PLACED
        for a in actions
    ]


def swap(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    return [
        EMPHASIS * exchanged(position, question.seat, action.seat, action.area)
        if isinstance(action, Swap)
        else 0.0
        for action in actions
    ]


def exchanged(position: Position, seat: Seat, rival: Seat, area: Area) -> float:
    """Return the gain of one squire of a rival less and one's own more, in an area."""
    gained = changed(position, area, {rival: -1, seat: 1})
    return gained[seat] + rates.RIVAL_LOSS * -gained[rival]


def changed(position: Position, area: Area, changes: dict[Seat, int]) -> list[float]:
    """Return by how much an area's worth to each seat changes with these squires."""
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


def cheapest_sale(position: Position, seat: Seat) -> float | None:
    """Return what it costs to sell influence, with the squires that matter least."""
    each: list[float] = []
    for values in withdrawal_costs(position, seat).values():
        last = lost = 0.0
        for value in values:
            lost, last = max(lost, value - last), value
            each.append(lost)
    count = position.figures.sale_squires
    return sum(sorted(each)[:count]) if len(each) >= count else None


def remove(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Remove from where the loss is least, as many at once as will go."""
    lost = withdrawal_costs(position, question.seat)
    return [
        PER_SQUIRE * a.count - EMPHASIS * LOSS_FACTOR * lost[a.area][a.count - 1] / a.count
        if isinstance(a, Remove) and len(lost.get(a.area, ())) >= a.count
        else JUST_PLACED
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
