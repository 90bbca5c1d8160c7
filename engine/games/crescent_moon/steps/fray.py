"""The middle of a clash: whose cards count for whom, and what they add up to."""

from engine.games.crescent_moon.clash_events import UnitsAssigned
from engine.games.crescent_moon.data import ClashKind, Side
from engine.games.crescent_moon.state import Clash, State
from engine.ids import Seat

INDEX = {Side.ATTACK: 0, Side.DEFENCE: 1}


def side_of(clash: Clash, at: int) -> Side:
    """Return the side that this card counts for."""
    return clash.sides[clash.played[at].seat]


def principal(clash: Clash, at: int) -> Seat:
    """Return whose units a card speaks of: the Murshid's cards count as played by that side."""
    return clash.leader(side_of(clash, at))


def decider(g: State, at: int) -> Seat:
    """Return who orders a card and makes its choices: in a combat, for the Murshid's, the leader.

    Under version 1 of the rules each player did so for his own cards.
    """
    clash = g.the_clash
    if clash.kind is ClashKind.CONTEST or g.rules_version == 1:
        return clash.played[at].seat
    return principal(clash, at)


def plus(pair: tuple[int, int], side: Side, count: int) -> tuple[int, int]:
    """Return the pair with this many more on one side."""
    attack, defence = pair
    return (attack + count, defence) if side is Side.ATTACK else (attack, defence + count)


def add(clash: Clash, at: int, side: Side, points: int) -> None:
    clash.bonus = plus(clash.bonus, side, points)
    clash.change(at, bonus=clash.played[at].bonus + points)


def free_units(g: State, clash: Clash, side: Side) -> tuple[int, int]:
    """Return the units in the hex that are on no card yet."""
    force = g.board[clash.hex].force(clash.leader(side))
    on_cards = [played for played in clash.played if clash.sides[played.seat] is side]
    return (
        force.ordinary - sum([played.ordinary for played in on_cards]),
        force.mercenaries - sum([played.mercenaries for played in on_cards]),
    )


def assign(g: State, at: int, units: tuple[int, int]) -> None:
    """Put units on a card; for everything else they are still in the hex."""
    clash = g.the_clash
    clash.change(at, ordinary=units[0], mercenaries=units[1])
    g.tell(UnitsAssigned(principal(clash, at), clash.played[at].card, *units))
