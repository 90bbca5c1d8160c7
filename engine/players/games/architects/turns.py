"""Quick scores of a turn's actions: where to place a worker, what to build, whom to take back."""

from collections.abc import Callable

from engine.games.architects.actions import Advance, Build, Place, Recall
from engine.games.architects.data import Apprentice, Building, Character, Location, Moment
from engine.notation import Action
from engine.players.games.architects import visits
from engine.players.games.architects.effects import card_points
from engine.players.games.architects.outlook import REWARD, Outlook
from engine.players.games.architects.workers import HELD, PRISONER, one_more, stand

LOST = 0.35  # victory points of a worker who will go to the Prison
DONE = 1.0  # in favour of building now what could be built later
FUTILE = 4.0  # against going where there is nothing to do
# Places that give nothing by themselves.
ERRANDS = (Location.STOREHOUSE, Location.WORKSHOP, Location.TOWN_CENTRE, Location.GUARDHOUSE)

Gain = Callable[[Outlook, int], float]


def _plain(location: Location, good: int, moment: Moment) -> Gain:
    def gain(outlook: Outlook, workers: int) -> float:
        each, more = outlook.figures.number[location]
        found = outlook.goods(good, each * workers + more)
        return found + visits.extras(outlook, moment)

    return gain


def _mines(outlook: Outlook, workers: int) -> float:
    each, more = outlook.figures.value["location.mines_clay"]
    gold = workers // outlook.figures.value["location.mines_gold"]
    clay = outlook.goods(0, each * workers + more)
    best = max(clay, outlook.goods(3, gold)) if gold else clay
    return best + visits.extras(outlook, Moment.MINES)


def _tax_stand(outlook: Outlook, _workers: int) -> float:
    return visits.tax_stand(outlook)


GAINS: dict[Location, Gain] = {
    Location.QUARRY: _plain(Location.QUARRY, 2, Moment.QUARRY),
    Location.FOREST: _plain(Location.FOREST, 1, Moment.FOREST),
    Location.SILVERSMITH: _plain(Location.SILVERSMITH, 5, Moment.SILVERSMITH),
    Location.MINES: _mines,
    Location.STOREHOUSE: visits.storehouse,
    Location.WORKSHOP: visits.workshop,
    Location.TOWN_CENTRE: visits.town_centre,
    Location.TAX_STAND: _tax_stand,
    Location.GUARDHOUSE: visits.guardhouse,
}


def turn(outlook: Outlook, action: Action) -> float:
    match action:
        case Place(location):
            return _place(outlook, location)
        case Build(building):
            return _build(outlook, building)
        case Advance():
            return _advance(outlook)
    return 0.0


def _place(outlook: Outlook, location: Location) -> float:
    if location in GAINS:
        workers = outlook.view.locations[location][outlook.seat] + 1
        gain = GAINS[location](outlook, workers)
        if gain <= 0 and location in ERRANDS:
            gain -= FUTILE
        return gain + one_more(outlook, location)
    return _market(outlook, location)


def _market(outlook: Outlook, space: Location) -> float:
    me, figures = outlook.me, outlook.figures
    silver, virtue = figures.market_cost[space]
    silver -= me.apprentices.count(Apprentice.TRICKSTER) * figures.value["power.trickster"]
    if Apprentice.ILLUSIONIST in me.apprentices:
        virtue = 0
    worth = visits.offer_worth(outlook, space) + visits.extras(outlook, Moment.BLACK_MARKET)
    if me.character is Character.CAROLINE:
        worth += outlook.card()
    price = outlook.silver(-max(0, silver)) + outlook.virtue(-virtue)
    return worth + price - LOST * min(1.0, outlook.turns)


def _build(outlook: Outlook, building: Building) -> float:
    """Return its points, less what the goods would be worth otherwise."""
    points = card_points(outlook.case, building)
    if outlook.me.character is Character.CLOVIS:
        points += outlook.figures.value["board_ability.clovis"] * outlook.card()
    return points + DONE - 0.9 * _otherwise(outlook, outlook.cost(building))


def _otherwise(outlook: Outlook, cost: tuple[int, ...]) -> float:
    return sum([count * outlook.idle[at] for at, count in enumerate(cost) if count])


def _advance(outlook: Outlook) -> float:
    levels, level = outlook.figures.levels, outlook.me.level
    to = levels[level + 1]
    points = to.points - levels[level].points + REWARD * min(1.0, 0.4 + outlook.turns / 8)
    if level + 2 < len(levels) and outlook.turns > 2:
        points += 0.15 * (levels[level + 2].points - to.points)
    cost = (0, max(0, to.mixed - outlook.saved), 0, to.gold, to.marble)
    extra = visits.extras(outlook, Moment.CATHEDRAL)
    return points + DONE + extra - 0.9 * _otherwise(outlook, cost)


def taking_back(outlook: Outlook, action: Action) -> float:
    """Prefer the place where a worker is missed least."""
    if not isinstance(action, Recall):
        return HELD + 0.1
    if action.location is Location.PRISON:
        return PRISONER
    if action.location not in GAINS:
        return LOST
    here = outlook.view.locations[action.location][outlook.seat]
    return stand(outlook, action.location, here - 1) - stand(outlook, action.location, here)
