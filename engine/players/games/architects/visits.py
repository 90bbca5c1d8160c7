"""Value what is done at a place: captures, releases, trades, hires."""

from collections.abc import Iterator

from engine.games.architects.data import (
    DEALS_OF,
    STOREHOUSE_DEALS,
    WHERE,
    Apprentice,
    Character,
    Deal,
    Location,
    Means,
    Moment,
)
from engine.games.architects.tables import Bundle, hire_silver
from engine.players.games.architects.apprentices import hire_worth
from engine.players.games.architects.outlook import Outlook
from engine.players.games.architects.workers import (
    HELD,
    PRISONER,
    captured_worth,
    crowd_worth,
    home_worth,
    prison_worth,
)

MAX_TRADES = 20
REPEATED = 0.6  # of a trade is worth doing it once more
HARM = 0.8  # of what the rivals lose together counts as a gain, shared out among them


def tax_due(outlook: Outlook, tax: int) -> int:
    figures, me = outlook.figures, outlook.me
    ignored = figures.ignored_tax[me.virtue]
    if me.character is Character.ADA:
        ignored += figures.value["board_ability.ada"]
    return max(0, tax - ignored)


def extras(outlook: Outlook, moment: Moment) -> float:
    """Return what the own apprentices add at this moment."""
    abilities = outlook.figures.abilities
    found = [abilities[each] for each in outlook.me.apprentices if each in abilities]
    return sum([outlook.bundle(bundle) for when, bundle in found if when is moment])


# -- captures --------------------------------------------------------------------------------


def capture_worth(outlook: Outlook, place: Location, victim: int) -> float:
    """Return the worth of all workers of one colour at one place before their price."""
    count = outlook.view.locations[place][victim]
    if victim == outlook.seat:
        return homecoming(outlook, count) - crowd_worth(outlook, place, victim)
    held = sum(outlook.me.captured)
    gain = captured_worth(outlook, held + count) - captured_worth(outlook, held)
    ahead = min(1.0, outlook.turns / 4)
    home = outlook.view.players[victim].workers
    short = home_worth(outlook.turns, home + count) - home_worth(outlook.turns, home)
    harm = crowd_worth(outlook, place, victim) + short + count * HELD * ahead
    return gain + harm * HARM / (len(outlook.view.players) - 1)


def homecoming(outlook: Outlook, count: int) -> float:
    """Return the worth of more workers at home."""
    home = outlook.me.workers
    return home_worth(outlook.turns, home + count) - home_worth(outlook.turns, home)


def captures(outlook: Outlook) -> Iterator[tuple[float, Location]]:
    for place, workers in outlook.view.locations.items():
        for seat, count in enumerate(workers):
            if count:
                yield capture_worth(outlook, place, seat), place


def town_centre(outlook: Outlook, workers: int) -> float:
    """Return the worth of the best captures with this number of workers there."""
    tax, silver = outlook.figures.value["location.capture"]
    places = outlook.figures.value["location.capture_places"][len(outlook.view.players) - 1]
    found = sorted(captures(outlook), reverse=True)
    total, chosen = 0.0, set[Location]()
    price = outlook.silver(-tax_due(outlook, tax))
    for gain, place in found[: workers + 4]:
        if workers and gain + price > 0 and (place in chosen or len(chosen) < places):
            total += gain + price
            chosen.add(place)
            workers -= 1
            price = outlook.silver(-silver)
    return total if chosen else outlook.silver(-tax)


# -- the Guardhouse --------------------------------------------------------------------------


def send_worth(outlook: Outlook) -> float:
    """Return the worth of silver now, and of prisoners for the others."""
    count = sum(outlook.me.captured)
    silver: int = count * outlook.figures.value["location.send"]
    if outlook.me.character is Character.BERTHA:
        silver += outlook.figures.value["board_ability.bertha"]
    harm = count * PRISONER * HARM / (len(outlook.view.players) - 1)
    extra = extras(outlook, Moment.SEND)
    return outlook.silver(silver) + harm + extra - captured_worth(outlook, count)


def release_worth(outlook: Outlook, count: int) -> float:
    held = outlook.me.in_prison
    return (
        homecoming(outlook, count)
        + prison_worth(outlook, held - count)
        - prison_worth(outlook, held)
    )


def rescue_worth(outlook: Outlook) -> float:
    """Return the worth of all own workers back from other boards, without their silver."""
    count = outlook.me.held_by_others
    ahead = min(1.0, outlook.turns)
    return homecoming(outlook, count) + (HELD + 0.2) * count * ahead


def ransom_worth(outlook: Outlook, means: Means) -> float:
    value = outlook.figures.value
    if means is Means.DEBT:
        debts, virtue = value["location.ransom_debt"]
        price: float = debts * outlook.debt()
        return rescue_worth(outlook) - price + outlook.virtue(-virtue)
    silver, tax = value["location.ransom"]
    return rescue_worth(outlook) + outlook.silver(-silver - tax_due(outlook, tax))


def repay_worth(outlook: Outlook) -> float:
    silver, tax, virtue = outlook.figures.value["location.repay"]
    debt: float = outlook.figures.value["score.debt"]
    price = outlook.silver(-silver - tax_due(outlook, tax))
    return debt + outlook.virtue(virtue) + price + extras(outlook, Moment.REPAY)


def guardhouse(outlook: Outlook, workers: int) -> float:
    """Return the worth of the best actions there with this number of workers."""
    me, value = outlook.me, outlook.figures.value
    found = []
    if any(me.captured):
        found.append(send_worth(outlook))
    if me.in_prison:
        found.append(release_worth(outlook, me.in_prison))
    if me.held_by_others:
        silver, tax = value["location.ransom"]
        rich = outlook.stock[5] >= silver + tax_due(outlook, tax)
        found += [ransom_worth(outlook, means) for means in Means if rich or means is Means.DEBT]
    silver, tax, _ = value["location.repay"]
    if me.debts and outlook.stock[5] >= silver + tax_due(outlook, tax):
        found.append(repay_worth(outlook))
    return sum(sorted([each for each in found if each > 0], reverse=True)[:workers])


# -- the Storehouse --------------------------------------------------------------------------


def trade_worth(outlook: Outlook, deal: Deal) -> float:
    trade = outlook.figures.trades[deal]
    given = (trade.clay, trade.wood, trade.stone)
    cost = sum([outlook.loss(at, count) for at, count in enumerate(given) if count])
    return outlook.bundle(trade.gain) - cost + outlook.silver(-trade.silver)


def storehouse(outlook: Outlook, workers: int) -> float:
    """Return the worth of the best trade, as often as it goes."""
    own = [DEALS_OF[each] for each in outlook.me.apprentices if each in DEALS_OF]
    best = 0.0
    for deal in (*STOREHOUSE_DEALS, *own):
        if times := _times(outlook, deal):
            gain = trade_worth(outlook, deal) * (1 + REPEATED * (min(times, workers) - 1))
            best = max(best, gain)
    return best


def _times(outlook: Outlook, deal: Deal) -> int:
    """Return how often the goods suffice for it."""
    clay, wood, stone, silver, _ = outlook.figures.trades[deal]
    stock, least = outlook.stock, MAX_TRADES
    for have, need in zip((*stock[:3], stock[5]), (clay, wood, stone, silver), strict=True):
        if need and have // need < least:
            least = have // need
            if not least:
                break
    return least


# -- apprentices and cards -------------------------------------------------------------------


def workshop_price(outlook: Outlook, column: int, workers: int) -> int:
    """Return what an apprentice in this column costs, tax and coins included."""
    figures, rudolf = outlook.figures, outlook.me.character is Character.RUDOLF
    saved = figures.value["board_ability.rudolf"] if rudolf else 0
    silver = hire_silver(figures, column, workers, saved, outlook.view.rules_version)
    return silver + tax_due(outlook, figures.hire[1])


def hires(outlook: Outlook, workers: int | None = None) -> Iterator[float]:
    """Yield the worth of each apprentice within means: in the Workshop with so many own workers,
    elsewhere free of charge.
    """
    columns = workers if outlook.view.rules_version == 1 else None
    for row in outlook.view.rows:
        for shown in row[:columns]:
            column = WHERE[shown.slot][1]
            price = 0 if workers is None else workshop_price(outlook, column, workers)
            if price <= outlook.stock[5]:
                worth = hire_worth(outlook, shown.apprentice, shown.silver)
                yield worth + outlook.silver(-price)


def draw_worth(outlook: Outlook, cards: int) -> float:
    return outlook.card() * min(cards, outlook.view.building_deck)


def workshop(outlook: Outlook, workers: int) -> float:
    base, per = outlook.figures.value["location.workshop_cards"]
    draw = draw_worth(outlook, base + workers // per)
    return max(draw, *hires(outlook, workers), draw)


def choice_worth(outlook: Outlook) -> float:
    """Return the worth of the best of several cards: more than that of any one."""
    return 2.2 * outlook.card()


def tax_stand(outlook: Outlook) -> float:
    figures, me = outlook.figures, outlook.me
    thieves = me.apprentices.count(Apprentice.THIEF) * figures.value["power.thief"]
    lost = max(0, figures.value["location.tax_stand"] - thieves)
    gain = outlook.silver(outlook.view.tax) + extras(outlook, Moment.TAX_STAND)
    return gain + outlook.virtue(-lost)


def offer_worth(outlook: Outlook, space: Location) -> float:
    """Return the worth of what a space of the Black Market gives."""
    market = outlook.view.market
    if space is Location.BM_MIDDLE:
        return max(choice_worth(outlook), *hires(outlook), 0.0)
    offer = market.small if space is Location.BM_SMALL else market.large
    return outlook.bundle(Bundle(**{good.value: count for good, count in offer.items()}))
