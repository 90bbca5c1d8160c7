"""Workers: placed, taken back, captured, sent to the Prison and released."""

from engine.games.architects.data import LARGE_CIRCLES, MARKET_SPACES, Location
from engine.games.architects.events import (
    WorkerPlaced,
    WorkerRecalled,
    WorkerReclaimed,
    WorkersCaptured,
    WorkersRansomed,
    WorkersReleased,
    WorkersReturned,
    WorkersSent,
)
from engine.games.architects.state import State, changed
from engine.ids import Seat


def place(g: State, seat: Seat, location: Location) -> int:
    """Put one worker on a large circle, and return how many own ones then stand there."""
    g.players[seat].workers -= 1
    g.at[location] = changed(g.at[location], seat, 1)
    count = g.at[location][seat]
    g.tell(WorkerPlaced(seat, location, count))
    return count


def place_in_market(g: State, seat: Seat, space: Location, price: int) -> None:
    g.players[seat].workers -= 1
    g.market[space] = seat
    g.tell(WorkerPlaced(seat, space, 1, price))


def place_in_guildhall(g: State, seat: Seat) -> int:
    """Put a worker there for good, and return how many now stand there."""
    g.players[seat].workers -= 1
    g.guildhall.append(seat)
    return len(g.guildhall)


def recallable(g: State, seat: Seat) -> tuple[Location, ...]:
    """Return large circles with an own worker; if there are none, Black Market and Prison (R6)."""
    circles = tuple([each for each in LARGE_CIRCLES if g.at[each][seat]])
    if circles:
        return circles
    market = tuple([space for space in MARKET_SPACES if g.market[space] == seat])
    return (*market, Location.PRISON) if g.prison[seat] else market


def recall(g: State, seat: Seat, location: Location) -> None:
    if location is Location.PRISON:
        g.prison[seat] -= 1
    elif location in g.market:
        g.market[location] = None
    else:
        g.at[location] = changed(g.at[location], seat, -1)
    g.players[seat].workers += 1
    g.tell(WorkerRecalled(seat, location))


def reclaim(g: State, seat: Seat, holder: Seat) -> None:
    other = g.players[holder]
    other.captured = changed(other.captured, seat, -1)
    g.players[seat].workers += 1
    g.tell(WorkerReclaimed(seat, holder))


def capture(
    g: State, seat: Seat, location: Location, victim: Seat, *, price: int = 0, tax: int = 0
) -> None:
    """Take all workers of one colour at one large circle; own ones simply come home."""
    count = g.at[location][victim]
    g.at[location] = changed(g.at[location], victim, -count)
    if victim == seat:
        g.players[seat].workers += count
        g.tell(WorkersReturned(seat, location, count, price, tax))
    else:
        player = g.players[seat]
        player.captured = changed(player.captured, victim, count)
        g.tell(WorkersCaptured(seat, victim, location, count, price, tax))


def send_captured(g: State, seat: Seat) -> int:
    """Send all captured workers to the Prison, and return how many there were."""
    player = g.players[seat]
    sent = sum(player.captured)
    for other, count in enumerate(player.captured):
        g.prison[other] += count
    player.captured = (0,) * len(g.players)
    g.tell(WorkersSent(seat, sent))
    return sent


def release(g: State, seat: Seat, count: int) -> None:
    """Take workers from the Prison to the own board."""
    if count:
        g.prison[seat] -= count
        g.players[seat].workers += count
        g.tell(WorkersReleased(seat, count))


def bring_home(g: State, seat: Seat, price: int = 0, tax: int = 0) -> None:
    """Take all own workers from all other players' boards."""
    count = g.held_by_others(seat)
    for player in g.players:
        player.captured = changed(player.captured, seat, -player.captured[seat])
    g.players[seat].workers += count
    g.tell(WorkersRansomed(seat, count, price, tax))
