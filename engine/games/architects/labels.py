"""What a button tells beyond its action: a price, a number of workers."""

from typing import Any

from engine.games.architects.actions import Avoid, Capture, Hire, Ransom, Use
from engine.games.architects.data import WHERE, Means
from engine.games.architects.debts import AvoidDebts
from engine.games.architects.state import State
from engine.games.architects.steps.guardhouse import prices
from engine.games.architects.steps.hiring import VisitWorkshop, workshop_price
from engine.games.architects.steps.reset import UseAbility
from engine.ids import Seat


def label_facts(g: State, seat: Seat, action: object) -> dict[str, Any]:
    """Return prices, coins and tax included, and counts; hiring elsewhere is free."""
    match action, g.agenda[-1]:
        case Hire(_, slot), VisitWorkshop(_, workers):
            _, column = WHERE[slot]
            return {"known": "price", "price": sum(workshop_price(g, seat, column, workers))}
        case Capture(location, victim), _:
            return {"known": "count", "count": g.at[location][victim]}
        case Ransom(means), _:
            cost = prices(g, seat)
            if means is Means.SILVER:
                price = cost["ransom_silver"] + cost["ransom_tax"]
                return {"known": "price", "price": price}
            virtue = cost["ransom_virtue"]
            return {"known": "debts", "count": cost["ransom_debts"], "virtue": virtue}
        case Use(), UseAbility() as ability:
            return {"known": "count", "count": ability.gain(g).virtue}
        case Avoid(count), AvoidDebts() as debts:
            return {"known": "price", "price": count * debts.price(g)}
    return {}
