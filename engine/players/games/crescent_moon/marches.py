"""Quick scores of units: marches, assaults, recruits and mercenaries, each at its best."""

from engine.games.crescent_moon.data import NOMAD, SULTAN, Hex, Talk
from engine.games.crescent_moon.state import Item
from engine.players.evaluator import NEVER
from engine.players.games.crescent_moon import belongings
from engine.players.games.crescent_moon.seat_values import SeatValues
from engine.players.games.crescent_moon.talks import (
    Bargaining,
    bribe_gains,
    camps,
    hire_gains,
    hired,
    was_refused,
)


def stacks(values: SeatValues) -> list[Hex]:
    land = values.land
    return [here for here in land.held(values.seat) if land.units[here]]


def best_moves(values: SeatValues) -> float:
    spots, own = values.land.spots, (None, values.seat)
    gains = [
        values.best_march(origin, goal)
        for origin in stacks(values)
        for goal in spots[origin].near
        if spots[goal].controller in own
    ]
    times = values.land.figures.move[values.seat]
    return sum([gain for gain in sorted(gains, reverse=True)[:times] if gain > 0])


def best_assault(values: SeatValues) -> float:
    spots = values.land.spots
    gains = [
        values.best_assault(origin, goal)
        for origin in stacks(values)
        for goal in spots[origin].near
        if spots[goal].controller not in (None, values.seat)
        or (spots[goal].settlement and values.seat != SULTAN)
    ]
    return max(gains, default=-1.0)


def recruit_places(values: SeatValues) -> list[Hex]:
    if values.seat != NOMAD:
        return camps(values)
    return [here for here, spot in values.land.spots.items() if spot.controller in (None, NOMAD)]


def raised(values: SeatValues) -> float:
    """Return the gain of a unit that comes from the reserves card to the map."""
    return (1.0 - belongings.IN_RESERVE) * values.unit


def best_recruits(values: SeatValues) -> float:
    most = min(values.player.reserves, values.land.figures.recruit[values.seat])
    gains = [values.change(here, 1) for here in recruit_places(values)]
    return sum(sorted(gains, reverse=True)[:most]) + most * raised(values)


def hiring(values: SeatValues, units: int) -> float:
    """Score units from the Nomad at a price to be agreed on or, without him, from the bank."""
    if values.land.seats > NOMAD:
        if was_refused(values, Item(Talk.HIRE, units)):
            return NEVER
        gains = hire_gains(values, values.seat, units)
        return Bargaining(values, values.seat, NOMAD, gains).expected()
    return hired(values, units) - values.land.figures.hire[units - 1] * values.coin


def best_hire(values: SeatValues) -> float:
    return max(hiring(values, 1), hiring(values, 2))


def bribing(values: SeatValues, here: Hex, units: int) -> float:
    if was_refused(values, Item(Talk.BRIBE, hex=here)):
        return NEVER
    gains = bribe_gains(values, values.seat, here, units)
    return Bargaining(values, values.seat, NOMAD, gains).expected()


def best_bribe(values: SeatValues) -> float:
    return max([bribing(values, here, 1) for here in stacks(values.of(NOMAD))], default=0.0)
