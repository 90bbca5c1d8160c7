"""Quick scores of building: where one could, and what it would be worth beyond its price."""

from engine.games.crescent_moon.data import PIECE_OF, Building, Hex, Piece
from engine.players.games.crescent_moon.seat_values import SeatValues
from engine.players.games.crescent_moon.talks import camps


def building_sites(values: SeatValues) -> list[tuple[Building, Hex]]:
    """Return what the seat could build where, whatever it costs."""
    spots, supply = values.land.spots, values.player.supply
    own = camps(values)
    found: list[tuple[Building, Hex]] = []
    for building in values.land.figures.build_prices[values.seat]:
        if supply[PIECE_OF[building]]:
            if building is Building.FORT:
                sites = [here for here in own if not spots[here].stronghold]
            elif building is Building.CASTLE:
                sites = [here for here in own if spots[here].stronghold is Piece.FORT]
            else:
                wanted = None if building is Building.TOWN else Piece.TOWN
                sites = [here for here, spot in spots.items() if spot.settlement is wanted]
            found += [(building, here) for here in sites]
    return found


def profit(values: SeatValues, building: Building, here: Hex, divisor: int = 1) -> float:
    """Return what a building is worth beyond its price."""
    return values.building(building, here) - values.price(building, here, divisor) * values.coin


def best_builds(values: SeatValues) -> float:
    coins, total = values.player.coins, 0.0
    offers = [(profit(values, *site), *site) for site in building_sites(values)]
    used: set[Hex] = set()
    for worth, building, here in sorted(offers, key=lambda offer: -offer[0]):
        price = values.price(building, here)
        if worth > 0 and here not in used and price <= coins:
            used.add(here)
            coins -= price
            total += worth
        if len(used) == values.land.figures.build[values.seat]:
            break
    return total


def best_cheap_build(values: SeatValues, divisor: int) -> float:
    return max([profit(values, *site, divisor) for site in building_sites(values)], default=0.0)
