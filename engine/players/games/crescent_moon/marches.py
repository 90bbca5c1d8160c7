"""Units at first sight: marches, assaults, recruits and mercenaries, each at its best."""

from engine.games.crescent_moon.data import NOMAD, Hex
from engine.players.games.crescent_moon import belongings
from engine.players.games.crescent_moon.seat_values import Mind
from engine.players.games.crescent_moon.talks import (
    Bargaining,
    bribe_gains,
    camps,
    hire_gains,
    hired,
)


def stacks(mind: Mind) -> list[Hex]:
    land = mind.land
    return [here for here in land.held(mind.seat) if land.units[here]]


def best_moves(mind: Mind) -> float:
    spots, own = mind.land.spots, (None, mind.seat)
    gains = [
        mind.best_march(origin, goal)
        for origin in stacks(mind)
        for goal in spots[origin].near
        if spots[goal].controller in own
    ]
    times = mind.land.figures.move[mind.seat]
    return sum([gain for gain in sorted(gains, reverse=True)[:times] if gain > 0])


def best_assault(mind: Mind) -> float:
    spots = mind.land.spots
    gains = [
        mind.best_assault(origin, goal)
        for origin in stacks(mind)
        for goal in spots[origin].near
        if spots[goal].controller != mind.seat
        and (spots[goal].controller is not None or spots[goal].settlement)
    ]
    return max(gains, default=-1.0)


def recruit_places(mind: Mind) -> list[Hex]:
    if mind.seat != NOMAD:
        return camps(mind)
    return [here for here, spot in mind.land.spots.items() if spot.controller in (None, NOMAD)]


def raised(mind: Mind) -> float:
    """A unit from the reserves card that comes to stand on the map."""
    return (1.0 - belongings.IN_RESERVE) * mind.unit


def best_recruits(mind: Mind) -> float:
    most = min(mind.player.reserves, mind.land.figures.recruit[mind.seat])
    gains = [mind.change(here, 1) for here in recruit_places(mind)]
    return sum(sorted(gains, reverse=True)[:most]) + most * raised(mind)


def hiring(mind: Mind, units: int) -> float:
    """From the Nomad at a price to be agreed on, or, where there is none, from the bank."""
    if mind.land.seats > NOMAD:
        gains = hire_gains(mind, mind.seat, units)
        return Bargaining(mind, mind.seat, NOMAD, gains).expected()
    return hired(mind, units) - mind.land.figures.hire[units - 1] * mind.coin


def best_hire(mind: Mind) -> float:
    return max(hiring(mind, 1), hiring(mind, 2))


def bribing(mind: Mind, here: Hex, units: int) -> float:
    gains = bribe_gains(mind, mind.seat, here, units)
    return Bargaining(mind, mind.seat, NOMAD, gains).expected()


def best_bribe(mind: Mind) -> float:
    return max([bribing(mind, here, 1) for here in stacks(mind.of(NOMAD))], default=0.0)
