"""Quick scores of what only one character does."""

from engine.games.crescent_moon.data import NOMAD, WARLORD, Hex
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.seat_values import SeatValues
from engine.players.games.crescent_moon.talks import camps

USUAL_CARD = 0.55  # what a card of the deck is worth when one may choose


def revolting(values: SeatValues, here: Hex) -> float:
    units = values.land.figures.actions["revolt"]
    won, value = raids.assault(values.land, WARLORD, units, here)
    stay = values.control(here) + values.harm(here)
    return won * 0.8 * stay + value + units * values.unit - values.own_token(here)


def best_revolt(values: SeatValues) -> float:
    spots = values.land.spots.items()
    hexes = [h for h, s in spots if s.token == WARLORD and s.controller not in (None, WARLORD)]
    return max([revolting(values, here) for here in hexes], default=0.0)


def levying(values: SeatValues, here: Hex, units: int) -> float:
    gain = values.change(here, units) + units * values.unit
    gone = units >= values.land.figures.actions["muster_all"]
    return gain - (values.own_token(here) if gone else 0.0)


def muster(values: SeatValues) -> float:
    spots, few = values.land.spots.items(), values.land.figures.actions["muster"]
    hexes = [h for h, s in spots if s.token == WARLORD and s.controller in (None, WARLORD)]
    return sum([levying(values, here, few) for here in hexes])


def scheme(values: SeatValues) -> float:
    figures, empty = values.land.figures.actions, not values.player.cards
    count = figures["scheme_empty"] if empty else figures["scheme"]
    crowded = 1.0 - belongings.CROWD * values.player.cards
    return count * USUAL_CARD * values.time * max(0.0, crowded)


def conspire(values: SeatValues) -> float:
    places = values.view.sultan_slots - len(values.view.sultan_market)
    return belongings.STOCK * values.time * places


def relocating(values: SeatValues, here: Hex) -> float:
    land = values.land
    worth = values.change(here, 0, land.palace)
    for other, spot in land.spots.items():
        if spot.palace:
            return worth + values.change(other, 0, -land.palace) - 0.1
    return worth + values.prospects.more("palaces", 1.0)


def best_relocation(values: SeatValues) -> float:
    hexes = [here for here in camps(values) if not values.land.spots[here].palace]
    return max([relocating(values, here) for here in hexes], default=0.0)


def deserting(values: SeatValues, here: Hex, count: int) -> float:
    """Score others' mercenaries coming home: units for the Nomad, and a weaker rival."""
    owner: Seat | None = values.land.spots[here].controller
    assert owner is not None
    own = count * belongings.IN_RESERVE * values.unit
    own += values.prospects.more("foreign_mercenaries", -count)
    rival = values.of(owner)
    return own - values.loss_weight(rival.seat) * (rival.change(here, -count) - count * rival.unit)


def best_desertion(values: SeatValues) -> float:
    return max(
        [
            deserting(values, here, spot.forces[0].mercenaries)
            for here, spot in values.land.spots.items()
            if spot.forces and spot.forces[0].seat != NOMAD and spot.forces[0].mercenaries
        ],
        default=0.0,
    )
