"""Change a position: small moves of pieces and coins, each conserving what there is."""

from engine.games.crescent_moon.data import (
    CALIPH,
    NOMAD,
    SULTAN,
    Building,
    Hex,
    Objective,
    Piece,
)
from engine.games.crescent_moon.events import (
    Scored,
    TokenPlaced,
    TokenRemoved,
    UnitsMoved,
)
from engine.games.crescent_moon.state import Force, Ground, Score, State
from engine.ids import Seat

# -- coins and points ------------------------------------------------------------------------


def pay(g: State, seat: Seat, price: int, payee: Seat | None = None) -> None:
    """Pay another seat, or the bank."""
    assert g.players[seat].coins >= price, "offers never exceed the purse"
    g.players[seat].coins -= price
    if payee is not None:
        g.players[payee].coins += price


def score(g: State, seat: Seat, objective: Objective, points: int) -> None:
    """Take victory points, which are announced."""
    if points:
        g.players[seat].vp += points
        g.ledger.append(Score(g.year, seat, objective, points))
        g.tell(Scored(seat, objective, points))


def hand_points(g: State, seat: Seat, other: Seat, objective: Objective, points: int) -> None:
    """Move victory points between seats; the caller tells it, once."""
    for each, change in ((seat, -points), (other, points)):
        g.players[each].vp += change
        g.ledger.append(Score(g.year, each, objective, change))


def stock(g: State, seat: Seat, piece: Piece, count: int) -> None:
    """Put pieces into the supply, or take them out of it."""
    player = g.players[seat]
    player.supply = {**player.supply, piece: player.supply[piece] + count}


# -- units -----------------------------------------------------------------------------------


def _set_force(g: State, here: Hex, force: Force) -> None:
    there = g.board[here]
    forces = there.forces
    if len(forces) == 1 and forces[0].seat == force.seat:
        forces = ()
    elif forces:
        forces = tuple([each for each in forces if each.seat != force.seat])
    if force.ordinary or force.mercenaries:
        forces = (*forces, force)
    g.board[here] = there.with_forces(forces)


def enter(g: State, here: Hex, seat: Seat, ordinary: int, mercenaries: int) -> None:
    """Put units into a hex."""
    force = g.board[here].force(seat)
    _set_force(g, here, Force(seat, force.ordinary + ordinary, force.mercenaries + mercenaries))


def leave(g: State, here: Hex, seat: Seat, ordinary: int, mercenaries: int) -> None:
    """Take units out of a hex."""
    force = g.board[here].force(seat)
    left = Force(seat, force.ordinary - ordinary, force.mercenaries - mercenaries)
    assert min(left.ordinary, left.mercenaries) >= 0
    _set_force(g, here, left)


def deploy(g: State, here: Hex, seat: Seat, ordinary: int = 0, mercenaries: int = 0) -> None:
    """Move units from the supply into a hex."""
    stock(g, seat, Piece.UNIT, -ordinary - mercenaries)
    enter(g, here, seat, ordinary, mercenaries)


def withdraw(g: State, here: Hex, seat: Seat, ordinary: int = 0, mercenaries: int = 0) -> None:
    """Move units from a hex into the supply."""
    leave(g, here, seat, ordinary, mercenaries)
    stock(g, seat, Piece.UNIT, ordinary + mercenaries)


def retreat(g: State, here: Hex, seat: Seat, ordinary: int, mercenaries: int) -> None:
    """Put ordinary units on the reserves card, mercenaries in the supply (Nomad: on his card)."""
    leave(g, here, seat, ordinary, mercenaries)
    kept = ordinary + (mercenaries if seat == NOMAD else 0)
    g.players[seat].reserves += kept
    stock(g, seat, Piece.UNIT, ordinary + mercenaries - kept)


def disband(g: State, here: Hex, seat: Seat, ordinary: int, mercenaries: int) -> None:
    """Over the limit, move mercenaries to the supply, ordinary units to the reserves card."""
    leave(g, here, seat, ordinary, mercenaries)
    stock(g, seat, Piece.UNIT, mercenaries)
    g.players[seat].reserves += ordinary


def move(g: State, seat: Seat, origin: Hex, goal: Hex, units: tuple[int, int]) -> None:
    ordinary, mercenaries = units
    leave(g, origin, seat, ordinary, mercenaries)
    enter(g, goal, seat, ordinary, mercenaries)
    g.tell(UnitsMoved(seat, origin, goal, *units))


def fill_reserves(g: State, seat: Seat, units: int) -> int:
    """Move units from the supply onto the reserves card, as far as the supply allows."""
    player = g.players[seat]
    units = min(units, player.supply[Piece.UNIT])
    stock(g, seat, Piece.UNIT, -units)
    player.reserves += units
    return units


def place_from_reserves(g: State, seat: Seat, here: Hex, units: int) -> None:
    """Place ordinary units of Warlord and Caliph, mercenaries of the Nomad."""
    g.players[seat].reserves -= units
    if seat == NOMAD:
        enter(g, here, seat, 0, units)
    else:
        enter(g, here, seat, units, 0)


# -- buildings and tokens --------------------------------------------------------------------


def erect(g: State, seat: Seat, building: Building, here: Hex) -> None:
    """Replace the own fort by a castle, a town by a city."""
    ground = g.board[here]
    stock(g, seat, building.piece, -1)
    if building in (Building.TOWN, Building.CITY):
        if ground.settlement:
            stock(g, seat, ground.settlement, 1)
        g.board[here] = ground._replace(settlement=building.piece)
    else:
        if ground.stronghold:
            stock(g, seat, ground.stronghold, 1)
        g.board[here] = ground.but(stronghold=building.piece, owner=seat)


def remove_building(g: State, here: Hex, piece: Piece) -> Seat:
    """Put it back into its owner's supply, and return whose it was."""
    ground = g.board[here]
    owner = owner_of(ground, piece)
    stock(g, owner, piece, 1)
    if piece is Piece.PALACE:
        g.board[here] = ground.but(palace=False)
    elif piece is ground.stronghold:
        g.board[here] = ground.but(stronghold=None, owner=None)
    else:
        g.board[here] = ground._replace(settlement=None)
    return owner


def owner_of(ground: Ground, piece: Piece) -> Seat:
    if piece is Piece.PALACE:
        return CALIPH
    if piece is ground.stronghold:
        assert ground.owner is not None
        return ground.owner
    assert piece is ground.settlement
    return SULTAN


def place_palace(g: State, here: Hex) -> None:
    """Move it from the supply, or from wherever it stands."""
    for other, ground in g.board.items():
        if ground.palace:
            remove_building(g, other, Piece.PALACE)
    stock(g, CALIPH, Piece.PALACE, -1)
    g.board[here] = g.board[here].but(palace=True)


def place_token(g: State, seat: Seat, here: Hex) -> None:
    """Place a token, one to a hex: another's goes back to its owner."""
    if g.board[here].token is not None:
        remove_token(g, here)
    stock(g, seat, Piece.INFLUENCE_TOKEN, -1)
    g.board[here] = g.board[here]._replace(token=seat)
    g.tell(TokenPlaced(seat, here))


def remove_token(g: State, here: Hex) -> None:
    owner = g.board[here].token
    assert owner is not None
    stock(g, owner, Piece.INFLUENCE_TOKEN, 1)
    g.board[here] = g.board[here]._replace(token=None)
    g.tell(TokenRemoved(owner, here))
