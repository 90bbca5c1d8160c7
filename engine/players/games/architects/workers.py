"""Value workers on the board, at home, in the Prison, and on another player's board."""

from functools import lru_cache

from engine.games.architects.data import Character, Location
from engine.players.games.architects.outlook import Outlook
from engine.players.games.architects.prices import PRICES, RATE, purse_worth

# What one more own worker adds to each later visit of a place, in victory points.
YIELD: dict[Location, float] = {
    Location.QUARRY: PRICES[2],
    Location.FOREST: PRICES[1],
    Location.SILVERSMITH: PRICES[5],
    Location.MINES: PRICES[3] / 2,
    Location.STOREHOUSE: 0.25,
    Location.WORKSHOP: 0.3,
    Location.TOWN_CENTRE: 0.15,
    Location.TAX_STAND: 0.0,
    Location.GUARDHOUSE: 0.1,
}
GOLD = 3
FOUND = {Location.FOREST: 1, Location.QUARRY: 2}  # the good, by its place in a plan
LACKED, UNNEEDED = 1.4, 0.7  # times that, where the plan lacks what is found, or does not
FOOTHOLD = 0.6  # victory points of being in the Mines when gold is lacking
VISITS = 0.4  # later visits of a place while the crowd stands, and
UNDISTURBED = 0.4  # more, shared out among the rivals: the more of them, the sooner it is captured
SETTLED = 5  # turns that must be left for that
THREAT = 0.35  # of its turns a rival visits a crowd that nobody captures, as far as one sees:
THREAT_TURNS = 6
READY = 0.4  # of what a capture would bring counts while one can pay for it
CROWD = (0.0, 0.25, 0.8, 1.6, 2.6, 3.8, 5.0)  # by workers at a place: a few mean little
MORE = 1.2  # each beyond those listed
MISSING_WORKER_COST = 0.035  # victory points that workers cost who will be missing at home, squared
HORIZON = 12  # turns that one looks ahead for that
PRISONER = 0.35  # victory points that a worker in the Prison costs, and
TOLL = 0.8  # having the most of them there
HELD = 0.05  # that a worker on another board costs
ERRAND = 0.7  # victory points that bringing captured workers to the Guardhouse costs
LATER_SHARE, SOON_SHARE = 0.25, 0.85  # of the silver that they are worth
CACHE_SIZE = 4096  # answers to how much workers at home are worth


def crowd(count: int) -> float:
    """Return the worth of own workers at one place: the more, the more each visit gives."""
    last = len(CROWD) - 1
    return CROWD[count] if count <= last else CROWD[last] + MORE * (count - last)


def visits(outlook: Outlook) -> float:
    """Return how often a place will still be visited with the crowd that stands there."""
    if outlook.me.hand is None:
        return visits_of_rivals(outlook)
    most = VISITS + UNDISTURBED / (len(outlook.view.players) - 1)
    return most * min(1.0, outlook.turns / SETTLED)


def visits_of_rivals(outlook: Outlook) -> float:
    """Return how often a rival will visit a place with the crowd there, unless it is captured.

    One expects to lose an own crowd, and no other is sure to lose his before one takes it.
    """
    return THREAT * min(outlook.turns, THREAT_TURNS)


def yield_of(outlook: Outlook, place: Location) -> float:
    """Return what one more worker adds to a visit: most where the plan lacks what is found."""
    at = FOUND.get(place)
    if at is None or outlook.me.hand is None:
        return YIELD[place]
    return YIELD[place] * (LACKED if outlook.plan.missing[at] else UNNEEDED)


def foothold(outlook: Outlook, place: Location, here: int) -> float:
    """Return the worth of a first worker in the Mines: the next one will find gold."""
    lacks = place is Location.MINES and outlook.plan.missing[GOLD] > 0
    return FOOTHOLD * min(1.0, outlook.turns / 3) if lacks and here else 0.0


def stand(outlook: Outlook, place: Location, here: int) -> float:
    """Return what own workers at a place are worth."""
    found = yield_of(outlook, place) * visits(outlook) * crowd(here)
    return found + foothold(outlook, place, here)


def one_more(outlook: Outlook, place: Location) -> float:
    """Return what a worker placed there adds for later visits."""
    here = outlook.view.locations[place][outlook.seat]
    return stand(outlook, place, here + 1) - stand(outlook, place, here)


def crowd_worth(outlook: Outlook, place: Location, seat: int) -> float:
    here = outlook.view.locations[place][seat]
    times = visits(outlook) if seat == outlook.seat else visits_of_rivals(outlook)
    return YIELD[place] * times * crowd(here)


def readiness(outlook: Outlook) -> float:
    """Return the worth of being able to take the greatest crowd of a rival.

    Who has no silver left looks on while another fills the Mines.
    """
    tax = outlook.figures.value["location.capture"][0]
    if outlook.stock[5] < tax or not outlook.me.workers:
        return 0.0
    most = max(
        crowd_worth(outlook, place, seat)
        for place, workers in outlook.view.locations.items()
        for seat, _ in enumerate(workers)
        if seat != outlook.seat
    )
    return READY * most


def board_worth(outlook: Outlook) -> float:
    """Return what all own workers on large circles are worth."""
    seat, places = outlook.seat, outlook.view.locations.items()
    return sum([stand(outlook, place, each[seat]) for place, each in places if each[seat]])


@lru_cache(CACHE_SIZE)
def home_worth(turns: float, home: int) -> float:
    """Return the loss from workers that will be missing; to have none costs a turn at once."""
    missing = max(0.0, min(turns, HORIZON) - home)
    return -MISSING_WORKER_COST * missing * missing - (RATE / 2 if not home and turns else 0.0)


def prison_worth(outlook: Outlook, held: int) -> float:
    """Return the loss of points at the end, and the toll of a reset on those with most."""
    if not held:
        return 0.0
    others = [n for at, n in enumerate(outlook.view.prison) if at != outlook.seat]
    most = max(others)
    if outlook.me.character is Character.FARA:
        held = max(0, held - 1)  # the next reset lets her take one back
    toll = TOLL * (1.0 if held >= most else 0.3) * min(1.0, outlook.turns / 4)
    return -PRISONER * held - toll


def captured_worth(outlook: Outlook, count: int) -> float:
    """Return what workers on the own board bring when they are sent to the Prison."""
    if not count or outlook.turns < 1:
        return 0.0
    silver, price = outlook.stock[5], outlook.idle[5]
    gain = purse_worth(silver + count, price) - purse_worth(silver, price)
    return max(LATER_SHARE * gain, SOON_SHARE * gain - ERRAND)
