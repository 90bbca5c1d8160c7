"""What a seat's pieces can do from where they stand: the offers of each action (section 6)."""

from typing import NamedTuple

from engine.asks import Amount, Offer, Pick, Spread
from engine.games.crescent_moon.actions import (
    Assault,
    Build,
    Desertion,
    Move,
    Recruit,
)
from engine.games.crescent_moon.data import (
    NOMAD,
    PIECE_OF,
    SULTAN,
    Building,
    Hex,
    Piece,
)
from engine.games.crescent_moon.state import State
from engine.ids import Seat


class Survey(NamedTuple):
    """The map as one seat sees it: looked through once, since every action asks the same things."""

    present: list[Hex]
    camps: tuple[Hex, ...]  # present, and nobody else controls: units may be put there
    stationed: list[Hex]  # own units


def survey(g: State, seat: Seat) -> Survey:
    """Find where it is present: by control outside combats, or by token or settlement."""
    present, camps, stationed = [], [], []
    for here, ground in g.board.items():
        holder = ground.holder
        if holder == seat:
            present.append(here)
            camps.append(here)
            if ground.forces:
                stationed.append(here)
        elif ground.token == seat or (seat == SULTAN and ground.settlement):
            present.append(here)
            if holder is None:
                camps.append(here)
    return Survey(present, tuple(camps), stationed)


def camps(g: State, seat: Seat) -> tuple[Hex, ...]:
    return survey(g, seat).camps


def influence_hexes(g: State, seat: Seat, present: list[Hex]) -> tuple[Hex, ...]:
    """Return hexes where it is present or next to it, without an own token."""
    if not g.players[seat].supply[Piece.INFLUENCE_TOKEN]:
        return ()
    near = g.reach(seat)
    within = set(present).union(*[near[here] for here in present])
    return tuple(
        [here for here, ground in g.board.items() if here in within and ground.token != seat]
    )


# -- units -----------------------------------------------------------------------------------


def sallies(g: State, seat: Seat, origins: list[Hex]) -> tuple[list[Offer], list[Offer]]:
    """Return moves, to a hex that no other player controls, and assaults.

    Those go into a hex that another controls, or into any other that has a settlement to sack.
    """
    near, board = g.reach(seat), g.board
    open_to_sacking = sackable(g, seat)
    moves: list[Offer] = []
    attacks: list[Offer] = []
    for origin in origins:
        free, hostile = [], []
        for goal in near[origin]:
            ground = board[goal]
            holder = ground.holder
            if holder is None or holder == seat:
                free.append(goal)
                if ground.settlement and holder in open_to_sacking:
                    hostile.append(goal)
            else:
                hostile.append(goal)
        if free:
            moves.append(Pick(Move, tuple(free), (origin,)))
        if hostile:
            attacks.append(Pick(Assault, tuple(hostile), (origin,)))
    return moves, attacks


def marches(g: State, seat: Seat) -> list[Offer]:
    return sallies(g, seat, survey(g, seat).stationed)[0]


def assaults(g: State, seat: Seat) -> list[Offer]:
    return sallies(g, seat, survey(g, seat).stationed)[1]


def may_assault(g: State, seat: Seat, goal: Hex) -> bool:
    ground = g.board[goal]
    if ground.holder is None or ground.holder == seat:
        return ground.settlement is not None and ground.holder in sackable(g, seat)
    return True


def sackable(g: State, seat: Seat) -> tuple[Seat | None, ...]:
    """Return who may control a hex whose settlement is sacked without a combat.

    Nobody or oneself; under version 1 of the rules only nobody.
    """
    if seat == SULTAN:
        return ()
    return (None,) if g.rules_version == 1 else (None, seat)


def recruits(g: State, seat: Seat, most: int, seen: Survey) -> list[Offer]:
    """Return hexes with undisputed presence; for the Nomad any that no other player controls."""
    most = min(most, g.players[seat].reserves)
    if not most:
        return []
    hexes = seen.camps
    if seat == NOMAD:
        free = (None, seat)
        hexes = tuple([here for here, ground in g.board.items() if ground.holder in free])
    return [Spread(Recruit, hexes, 1, most)] if hexes else []


def most_hired(g: State, seat: Seat) -> int:
    """Return the most by supply and purse with four players; with five by what the Nomad has."""
    supply = g.players[seat].supply[Piece.UNIT]
    if len(g.players) > NOMAD:
        return min(supply, g.figures.actions["mercenaries"], g.players[NOMAD].reserves)
    affordable = [price <= g.players[seat].coins for price in g.figures.hire]
    return min(supply, sum(affordable))


def most_bribed(g: State, seat: Seat, here: Hex) -> int:
    """Return how many of the Nomad's mercenaries in a hex can come over."""
    supply, most = g.players[seat].supply[Piece.UNIT], g.figures.actions["mercenaries"]
    return min(supply, most, g.board[here].force(NOMAD).mercenaries)


def desertions(g: State, seat: Seat) -> list[Offer]:
    """Return hexes with another player's mercenaries."""
    return [
        Amount(Desertion, 1, force.mercenaries, (here,))
        for here, ground in g.board.items()
        for force in ground.forces
        if force.seat != seat and force.mercenaries
    ]


# -- building --------------------------------------------------------------------------------


def building_price(g: State, seat: Seat, building: Building, here: Hex, divisor: int = 1) -> int:
    """Return the price, with the land's surcharge; master builders halve it, without surcharge."""
    base = g.figures.build_prices[seat][building]
    return -(-base // divisor) if divisor > 1 else base + surcharge(g, here)


def surcharge(g: State, here: Hex) -> int:
    assert g.chart is not None
    return g.figures.surcharge[g.chart.terrain[here]]


def sites_for(g: State, building: Building, own: tuple[Hex, ...]) -> list[Hex]:
    """Return where this may be built, at any price; strongholds only in the own camps."""
    board = g.board
    if building is Building.FORT:
        return [here for here in own if board[here].stronghold is None]
    if building is Building.CASTLE:
        return [here for here in own if board[here].stronghold is Piece.FORT]
    wanted = None if building is Building.TOWN else Piece.TOWN
    return [here for here, ground in board.items() if ground.settlement is wanted]


def builds(g: State, seat: Seat, own: tuple[Hex, ...], divisor: int = 1) -> list[Pick]:
    """Return what can be paid for and is in the supply."""
    figures, player = g.figures, g.players[seat]
    offers: list[Pick] = []
    if not figures.build[seat]:
        return offers
    for building, base in figures.build_prices[seat].items():
        left = player.coins - -(-base // divisor)
        if left < 0 or not player.supply[PIECE_OF[building]]:
            continue
        sites = sites_for(g, building, own)
        if divisor == 1 and left < figures.highest_surcharge:
            sites = [here for here in sites if surcharge(g, here) <= left]
        if sites:
            offers.append(Pick(Build, tuple(sites), (building,)))
    return offers


def can_build(g: State, seat: Seat, own: tuple[Hex, ...]) -> bool:
    """Return whether there is any; it stops at the first."""
    figures, player = g.figures, g.players[seat]
    if not figures.build[seat] or player.coins < figures.cheapest_building[seat]:
        return False
    for building, base in figures.build_prices[seat].items():
        left = player.coins - base
        if left >= 0 and player.supply[PIECE_OF[building]]:
            for here in sites_for(g, building, own):
                if left >= figures.highest_surcharge or surcharge(g, here) <= left:
                    return True
    return False
