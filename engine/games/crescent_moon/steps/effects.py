"""What cards do in a combat or a contest, line by line (sections 7, 8 and 10)."""

from collections.abc import Callable
from typing import NamedTuple

from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    ClashKind,
    Condition,
    Does,
    Effect,
    Piece,
    Side,
    Tile,
    cards_that,
)
from engine.games.crescent_moon.state import Clash, Ground, State
from engine.games.crescent_moon.steps.aims import (
    AssignUnits,
    ChooseBribed,
    ChooseVictim,
    LureMercenary,
)
from engine.games.crescent_moon.steps.fray import add, assign, free_units, plus, principal, side_of
from engine.ids import Seat


def resolve_effects(g: State, at: int) -> None:
    """Apply every effect of the card for this kind of clash, as far as possible."""
    clash = g.the_clash
    kinds = EFFECTS[clash.kind]
    for effect in CARDS[clash.played[at].card].effects:
        if effect.does in kinds and applies(g, clash, at, effect):
            kinds[effect.does](g, clash, at, effect)


# -- conditions ------------------------------------------------------------------------------


class Circumstances(NamedTuple):
    """What the conditions of a card's line look at."""

    ground: Ground
    side: Side
    seat: Seat  # in a combat, whose units the card speaks of
    tile: Tile
    least: int  # how many `own_units` there must be


CONDITIONS: dict[Condition, Callable[[Circumstances], bool]] = {
    "attacking": lambda at: at.side is Side.ATTACK,
    "defending": lambda at: at.side is Side.DEFENCE,
    "stronghold": lambda at: at.ground.stronghold is not None or at.ground.palace,
    "own_stronghold": lambda at: owns_stronghold(at.ground, at.seat),
    "settlement": lambda at: at.ground.settlement is not None,
    "town": lambda at: at.ground.settlement is Piece.TOWN,
    "city": lambda at: at.ground.settlement is Piece.CITY,
    "control": lambda at: at.ground.holder == at.seat,
    "own_token": lambda at: at.ground.token == at.seat,
    "own_units": lambda at: at.ground.units(at.seat) >= at.least,
    "own_mercenary": lambda at: at.ground.force(at.seat).mercenaries > 0,
}


def owns_stronghold(ground: Ground, seat: Seat) -> bool:
    return (ground.stronghold is not None and ground.owner == seat) or (
        ground.palace and seat == CALIPH
    )


def applies(g: State, clash: Clash, at: int, effect: Effect) -> bool:
    """Return whether all conditions of this line are fulfilled."""
    if not effect.when:
        return True
    combat = clash.kind is ClashKind.COMBAT
    circumstances = Circumstances(
        ground=g.board[clash.hex],
        side=side_of(clash, at),
        seat=principal(clash, at) if combat else clash.played[at].seat,
        tile=g.tile(clash.hex),
        least=g.figures.cards.get(f"{effect.name}.count", 0),
    )
    return all(fulfilled(circumstances, word) for word in effect.when)


def fulfilled(circumstances: Circumstances, word: Condition) -> bool:
    if word in CONDITIONS:
        return CONDITIONS[word](circumstances)
    tile = circumstances.tile
    return word.removeprefix("in_") in (tile, tile.terrain)


# -- effects ---------------------------------------------------------------------------------


def _bonus(g: State, clash: Clash, at: int, effect: Effect) -> None:
    """Add strength or influence for the own side."""
    add(clash, at, side_of(clash, at), g.figures.cards[effect.name])


def _weaken(g: State, clash: Clash, at: int, effect: Effect) -> None:
    add(clash, at, side_of(clash, at).other, -g.figures.cards[effect.name])


def _spare(g: State, clash: Clash, at: int, effect: Effect) -> None:
    clash.toll = plus(clash.toll, side_of(clash, at), -g.figures.cards[effect.name])


def _wound(g: State, clash: Clash, at: int, effect: Effect) -> None:
    clash.toll = plus(clash.toll, side_of(clash, at).other, g.figures.cards[effect.name])


def _protect(_g: State, clash: Clash, at: int, _effect: Effect) -> None:
    clash.protected += (principal(clash, at),)


def _assign(g: State, clash: Clash, at: int, effect: Effect) -> None:
    """Assign units to cavalry, of either kind, since they go back to the hex."""
    ordinary, mercenaries = free_units(g, clash, side_of(clash, at))
    count = min(g.figures.cards[f"{effect.name}.count"], ordinary + mercenaries)
    if count:
        some = min(count, ordinary)
        assign(g, at, (some, count - some))
        add(clash, at, side_of(clash, at), count * g.figures.cards[effect.name])


def _campaign(g: State, clash: Clash, at: int, effect: Effect) -> None:
    """Demand one unit of every few, which is gone afterwards."""
    units = g.board[clash.hex].units(principal(clash, at))
    count = units // g.figures.cards[f"{effect.name}.count"]
    if count:
        add(clash, at, side_of(clash, at), count * g.figures.cards[effect.name])
        g.then(AssignUnits(at, count))


def _lure(g: State, _clash: Clash, at: int, _effect: Effect) -> None:
    g.then(LureMercenary(at))


def _assassinate(g: State, _clash: Clash, at: int, _effect: Effect) -> None:
    g.then(ChooseVictim(at))


def _bribe(g: State, _clash: Clash, at: int, effect: Effect) -> None:
    g.then(ChooseBribed(at, g.figures.cards[effect.name]))


# Cards that are aimed at a seat or unit: what they do is known only after that choice.
AIMED = cards_that("lure", "assassinate", "bribe")

Deed = Callable[[State, Clash, int, Effect], None]

EFFECTS: dict[ClashKind, dict[Does, Deed]] = {
    ClashKind.COMBAT: {
        "strength": _bonus,
        "weaken": _weaken,
        "spare": _spare,
        "wound": _wound,
        "protect": _protect,
        "assign": _assign,
        "campaign": _campaign,
        "lure": _lure,
        "assassinate": _assassinate,
    },
    ClashKind.CONTEST: {
        "influence": _bonus,
        "weaken": _weaken,
        "bribe": _bribe,
        "assassinate": _assassinate,
    },
}
