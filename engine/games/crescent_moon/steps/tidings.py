"""Tell what a card did in a clash so that a reader can add it up (7.2)."""

from typing import NamedTuple

from engine.events import Event
from engine.games.crescent_moon.clash_events import (
    BuildingsGuarded,
    CardIdle,
    CardResolved,
    LossesEased,
    LossesRaised,
    SideWeakened,
)
from engine.games.crescent_moon.data import CALIPH, SULTAN
from engine.games.crescent_moon.state import Clash, State
from engine.games.crescent_moon.steps.fray import INDEX, principal, side_of


class Tally(NamedTuple):
    """Where a clash stands: pairs are of the attack and of the defence."""

    bonus: tuple[int, int]
    toll: tuple[int, int]
    guarded: int


def tally_of(clash: Clash) -> Tally:
    return Tally(clash.bonus, clash.toll, len(clash.protected))


def tell_effects(g: State, at: int, before: Tally) -> None:
    """Tell all that has changed by this card; that nothing has is news, too."""
    clash = g.the_clash
    seat, card = clash.played[at][:2]
    found = changes(clash, at, before)
    if len(clash.protected) > before.guarded and has_buildings_at_stake(g, clash, at):
        found.append(BuildingsGuarded(seat, card, principal(clash, at)))
    for event in found or [CardIdle(seat, card)]:
        g.tell(event)


def changes(clash: Clash, at: int, before: Tally) -> list[Event]:
    """Return points for the own side or off the other, and losses eased or raised."""
    seat, card = clash.played[at][:2]
    own, other = side_of(clash, at), side_of(clash, at).other
    us, them = INDEX[own], INDEX[other]
    found: list[Event] = []
    if gained := clash.bonus[us] - before.bonus[us]:
        found.append(CardResolved(seat, card, gained))
    if taken := before.bonus[them] - clash.bonus[them]:
        found.append(SideWeakened(seat, card, other, taken))
    if spared := before.toll[us] - clash.toll[us]:
        found.append(LossesEased(seat, card, own, spared))
    if wounded := clash.toll[them] - before.toll[them]:
        found.append(LossesRaised(seat, card, other, wounded))
    return found


def has_buildings_at_stake(g: State, clash: Clash, at: int) -> bool:
    """Return whether the defender has a building to sack; attackers lose none."""
    ground, seat = g.board[clash.hex], principal(clash, at)
    return seat == clash.defender and (
        ground.owner == seat
        or (ground.palace and seat == CALIPH)
        or (ground.settlement is not None and seat == SULTAN)
    )
