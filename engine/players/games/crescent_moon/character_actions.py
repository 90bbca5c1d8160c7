"""What only one character does, at first sight."""

from engine.games.crescent_moon.data import NOMAD, WARLORD, Hex
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.seat_values import Mind
from engine.players.games.crescent_moon.talks import camps

USUAL_CARD = 0.55  # what a card of the deck is worth when one may choose


def revolting(mind: Mind, here: Hex) -> float:
    units = mind.land.figures.actions["revolt"]
    won, value = raids.assault(mind.land, WARLORD, units, here)
    stay = mind.control(here) + mind.harm(here)
    return won * 0.8 * stay + value + units * mind.unit - mind.own_token(here)


def best_revolt(mind: Mind) -> float:
    spots = mind.land.spots.items()
    hexes = [h for h, s in spots if s.token == WARLORD and s.controller not in (None, WARLORD)]
    return max([revolting(mind, here) for here in hexes], default=0.0)


def levying(mind: Mind, here: Hex, units: int) -> float:
    gain = mind.change(here, units) + units * mind.unit
    gone = units >= mind.land.figures.actions["muster_all"]
    return gain - (mind.own_token(here) if gone else 0.0)


def muster(mind: Mind) -> float:
    spots, few = mind.land.spots.items(), mind.land.figures.actions["muster"]
    hexes = [h for h, s in spots if s.token == WARLORD and s.controller in (None, WARLORD)]
    return sum([levying(mind, here, few) for here in hexes])


def scheme(mind: Mind) -> float:
    figures, empty = mind.land.figures.actions, not mind.player.cards
    count = figures["scheme_empty"] if empty else figures["scheme"]
    crowded = 1.0 - belongings.CROWD * mind.player.cards
    return count * USUAL_CARD * mind.time * max(0.0, crowded)


def conspire(mind: Mind) -> float:
    places = mind.view.sultan_slots - len(mind.view.sultan_market)
    return belongings.STOCK * mind.time * places


def relocating(mind: Mind, here: Hex) -> float:
    land = mind.land
    worth = mind.change(here, 0, land.palace)
    for other, spot in land.spots.items():
        if spot.palace:
            return worth + mind.change(other, 0, -land.palace) - 0.1
    return worth + mind.prospects.more("palaces", 1.0)


def best_relocation(mind: Mind) -> float:
    hexes = [here for here in camps(mind) if not mind.land.spots[here].palace]
    return max([relocating(mind, here) for here in hexes], default=0.0)


def deserting(mind: Mind, here: Hex, count: int) -> float:
    """Others' mercenaries come home: units for the Nomad, and one rival weaker."""
    owner: Seat | None = mind.land.spots[here].controller
    assert owner is not None
    own = count * belongings.IN_RESERVE * mind.unit
    own += mind.prospects.more("foreign_mercenaries", -count)
    rival = mind.of(owner)
    return own - mind.spite(rival.seat) * (rival.change(here, -count) - count * rival.unit)


def best_desertion(mind: Mind) -> float:
    return max(
        [
            deserting(mind, here, spot.forces[0].mercenaries)
            for here, spot in mind.land.spots.items()
            if spot.forces and spot.forces[0].seat != NOMAD and spot.forces[0].mercenaries
        ],
        default=0.0,
    )
