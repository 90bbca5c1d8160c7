"""Change a position: small moves of pieces and coins, each conserving what there is."""

from collections.abc import Sequence

from engine.games.jerusalem.data import (
    AREAS_OF,
    EVENT_NUMBER,
    Area,
    Card,
    EventCard,
    Figures,
    Income,
    Office,
    Sector,
)
from engine.games.jerusalem.events import (
    EventTurnedUp,
    FloorBuilt,
    Gained,
    OfficeWon,
    SquireMoved,
    SquiresPlaced,
)
from engine.games.jerusalem.state import Held, State
from engine.ids import Seat


def recruit(g: State, seat: Seat, count: int) -> int:
    """Take squires from the supply behind the screen, as many as the supply still has (R1)."""
    player = g.players[seat]
    count = min(count, player.supply)
    player.supply -= count
    player.reserve += count
    return count


def pay(g: State, seat: Seat, price: int) -> None:
    assert g.players[seat].bezants >= price, "offers never exceed the purse"
    g.players[seat].bezants -= price


def gain(g: State, seat: Seat, income: Income) -> None:
    """Move up on the prestige track, and take squires and bezants behind the screen."""
    player = g.players[seat]
    squires = recruit(g, seat, income.squires)
    player.prestige += income.prestige
    player.bezants += income.bezants
    if income.prestige or squires or income.bezants:
        g.tell(Gained(seat, income.prestige, squires, income.bezants))


def win_office(g: State, seat: Seat, office: Office, price: int) -> None:
    """Pay the bank the bid and take the office (8.3)."""
    pay(g, seat, price)
    g.offices.remove(office)
    g.players[seat].office = office
    g.tell(OfficeWon(seat, office, price))


def turn_up_event(g: State) -> None:
    """Turn the event face up; rounds 2 to 4 have one, from their start (section 6)."""
    card: EventCard = g.rng.take(g.events)
    g.calendar.append(card)
    g.tell(EventTurnedUp(card, EVENT_NUMBER[card], event_figure(g.figures, card)))


def event_figure(figures: Figures, card: EventCard) -> int:
    """Return the one number in what an event does; the election has none."""
    match card:
        case EventCard.SUCCESSION:
            return figures.rescued
        case EventCard.SPECIAL_TAX:
            return figures.tax
        case EventCard.WAR:
            return figures.struck
    return 0


def draw_card(g: State) -> Card:
    """Draw the top card of the face-down deck, which may be any card of it."""
    return g.rng.take(g.deck)


def hold(g: State, seat: Seat, card: Card, seen: tuple[Seat, ...] = (), drafted: int = 0) -> None:
    g.players[seat].hand.append(Held(card, drafted, seen))


# -- squires on the board ------------------------------------------------------------------


def enter(g: State, seat: Seat, area: Area, count: int, *, counts: bool = True) -> None:
    """Put squires into an area; in the own turn they are new there (R6)."""
    g.board[area][seat] += count
    if counts and g.turn and g.turn.seat == seat:
        g.turn.new[area] = g.turn.new.get(area, 0) + count


def leave(g: State, seat: Seat, area: Area, count: int) -> None:
    """Take squires out of an area; those that stood there before go first (R16)."""
    g.board[area][seat] -= count
    standing = g.board[area][seat]
    assert standing >= 0
    if g.turn and g.turn.seat == seat and (new := g.turn.new.get(area)):
        earlier = g.rules_version == 1
        g.turn.new[area] = max(0, new - count) if earlier else min(new, standing)


def place(g: State, seat: Seat, area: Area, count: int) -> None:
    """Put squires from the reserve into an area."""
    g.players[seat].reserve -= count
    enter(g, seat, area, count)
    g.tell(SquiresPlaced(seat, area, count))


def move(g: State, seat: Seat, origin: Area, goal: Area, *, counts: bool = True) -> None:
    leave(g, seat, origin, 1)
    enter(g, seat, goal, 1, counts=counts)
    g.tell(SquireMoved(seat, origin, goal))


def put_from_supply(g: State, seat: Seat, area: Area, count: int) -> None:
    """Put squires from the supply straight onto the board."""
    g.players[seat].supply -= count
    enter(g, seat, area, count)


def discharge(g: State, seat: Seat, area: Area, count: int) -> None:
    """Take squires off the board into the supply, not behind the screen."""
    leave(g, seat, area, count)
    g.players[seat].supply += count


def clear(g: State, seat: Seat, sector: Sector) -> int:
    """Take all squires of a seat out of a sector, and return how many there were."""
    areas = [area for area in AREAS_OF[sector] if area in g.board]
    gone = sum(g.board[area][seat] for area in areas)
    for area in areas:
        discharge(g, seat, area, g.board[area][seat])
    return gone


# -- towers --------------------------------------------------------------------------------


def floor_price(g: State, seat: Seat) -> int:
    """Return f + 1 for floor f, and 1 more for the seat that builds it first (8.11, D18)."""
    towers = [player.tower for player in g.players]
    return _price(g, towers[seat] + 1, towers, g.floors_this_round)


def _price(g: State, floor: int, towers: list[int], floors_this_round: list[int]) -> int:
    price, surcharge = floor + g.figures.floor_over, g.options.first_builder_surcharge
    if surcharge == "off":
        return price
    built = floor in floors_this_round if surcharge == "round" else floor <= max(towers)
    return price if built else price + g.figures.floor_first


def floors_due(g: State, prestige: Sequence[int]) -> list[FloorBuilt]:
    """Return the floors that the seats must build with this prestige, in turn order."""
    towers, built = [player.tower for player in g.players], g.floors_this_round.copy()
    floors = []
    for seat in g.turn_order:
        left = prestige[seat]
        while left >= (price := _price(g, towers[seat] + 1, towers, built)):
            left -= price
            towers[seat] += 1
            built.append(towers[seat])
            floors.append(FloorBuilt(seat, towers[seat], price))
    return floors
