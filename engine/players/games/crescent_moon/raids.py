"""What an assault promises, and which assaults the Warlord's armies have before them."""

from engine.games.crescent_moon.data import CALIPH, SULTAN, WARLORD, Count, Hex, Piece
from engine.games.crescent_moon.scoring import SACKED
from engine.ids import Seat
from engine.players.games.crescent_moon.belongings import coin, unit
from engine.players.games.crescent_moon.land import Land, win_chance
from engine.players.games.crescent_moon.objectives import points_for

NEXT = 0.7  # of the best assault that could be made next turn, what it is worth now
AFTER = 0.5  # of each further one
AFAR = 0.55  # of one that needs a move first


def loot(land: Land, seat: Seat, here: Hex) -> float:
    """Return what a victor gets by sacking: points for the Warlord, coins for everyone."""
    spot = land.spots[here]
    gain, each = 0.0, coin(land, seat)
    if spot.stronghold and spot.stronghold_owner != seat:
        gain += sacked(land, seat, spot.stronghold, each)
    if spot.palace and seat != CALIPH:
        gain += sacked(land, seat, Piece.PALACE, each)
    if spot.settlement and seat != SULTAN:
        gain += sacked(land, seat, spot.settlement, each)
    return gain


def sacked(land: Land, seat: Seat, piece: Piece, each: float) -> float:
    points = points_for(land.figures, seat, "at_once", SACKED[piece])
    return points + land.figures.sack[piece] * each


def deeds_of_the_year(land: Land) -> float:
    """Return what a kill or a sacked building adds for the Warlord in the first year."""
    if land.scene.year > 1:
        return 0.0
    deeds: tuple[Count, Count] = ("units_removed", "buildings_sacked")
    return 0.18 * points_for(land.figures, WARLORD, "first_year", *deeds)


def assault(land: Land, seat: Seat, units: int, here: Hex) -> tuple[float, float]:
    """Return the chance to win with these units, and the worth of all but the hex itself."""
    key = seat, units, here
    if key not in land.assaults:
        land.assaults[key] = _assault(land, seat, units, here)
    return land.assaults[key]


def _assault(land: Land, seat: Seat, units: int, here: Hex) -> tuple[float, float]:
    spot = land.spots[here]
    if spot.controller is None or spot.controller == seat:
        bonus = deeds_of_the_year(land) if seat == WARLORD else 0.0
        return 1.0, loot(land, seat, here) + bonus
    own = units * land.unit + land.reinforcement(seat, units)
    theirs = land.strength[here] + 0.4 * min(land.players[spot.controller].cards, 4)
    won = win_chance(own - theirs)
    killed = min(int(own / 2), land.units[here])
    lost = min(units, int(theirs / 2) + (1.0 - won) * 0.6 * units)
    value = won * loot(land, seat, here) - lost * max(0.12, unit(land, seat))
    if seat == WARLORD:
        deeds = deeds_of_the_year(land)
        value += killed * (points_for(land.figures, WARLORD, "at_once", "casualties") + deeds)
        value += won * deeds * (spot.stronghold is not None or spot.settlement is not None)
    return won, value


def prospects(land: Land) -> float:
    """Return the worth of the assaults that lie before the Warlord, the best ones first."""
    left = land.actions_left(WARLORD)
    best: dict[Hex, float] = {}
    spots = land.spots
    for here in land.held(WARLORD):
        units = land.units[here]
        if not units:
            continue
        around = spots[here].near
        for goal in around:
            _note(land, best, units, goal, 1.0)
            if spots[goal].controller in (None, WARLORD):
                for beyond in spots[goal].near:
                    if beyond not in around and beyond is not here:
                        _note(land, best, units, beyond, AFAR)
    worth, weight = 0.0, NEXT
    for value in sorted(best.values(), reverse=True)[:left]:
        worth += weight * value
        weight *= AFTER
    return worth


def _note(land: Land, best: dict[Hex, float], units: int, goal: Hex, share: float) -> None:
    spot = land.spots[goal]
    if spot.controller == WARLORD or (spot.controller is None and not spot.settlement):
        return
    value = share * assault(land, WARLORD, units, goal)[1]
    if value > best.get(goal, 0.0):
        best[goal] = value
