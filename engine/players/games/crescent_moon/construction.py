"""Building at first sight: where one could, and what it would be worth beyond its price."""

from engine.games.crescent_moon.data import CARDS, PIECE_OF, Building, Card, Hex, Piece
from engine.players.games.crescent_moon.seat_values import Mind
from engine.players.games.crescent_moon.talks import camps


def worksites(mind: Mind) -> list[tuple[Building, Hex]]:
    """What the seat could build where, whatever it costs."""
    spots, supply = mind.land.spots, mind.player.supply
    own = camps(mind)
    found: list[tuple[Building, Hex]] = []
    for building in mind.land.figures.build_prices[mind.seat]:
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


def profit(mind: Mind, building: Building, here: Hex, divisor: int = 1) -> float:
    """What a building is worth beyond its price."""
    return mind.building(building, here) - mind.price(building, here, divisor) * mind.coin


def best_works(mind: Mind) -> float:
    coins, total = mind.player.coins, 0.0
    offers = [(profit(mind, *site), *site) for site in worksites(mind)]
    used: set[Hex] = set()
    for worth, building, here in sorted(offers, key=lambda offer: -offer[0]):
        price = mind.price(building, here)
        if worth > 0 and here not in used and price <= coins:
            used.add(here)
            coins -= price
            total += worth
        if len(used) == mind.land.figures.build[mind.seat]:
            break
    return total


def best_cheap_work(mind: Mind) -> float:
    effect = CARDS[Card.MASTER_BUILDERS].effects[0].name
    divisor = mind.land.figures.cards[effect]
    return max([profit(mind, *site, divisor) for site in worksites(mind)], default=0.0)
