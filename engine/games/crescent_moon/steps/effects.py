"""What cards do in a combat or a contest, line by line (sections 7, 8 and 10)."""

from collections.abc import Callable

from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    Card,
    ClashKind,
    Effect,
    Hex,
    Piece,
    Side,
    Terrain,
)
from engine.games.crescent_moon.state import Clash, State
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
        if effect.does in kinds:
            kinds[effect.does](g, clash, at, effect)


# -- conditions ------------------------------------------------------------------------------


def has_stronghold(g: State, here: Hex) -> bool:
    ground = g.board[here]
    return ground.stronghold is not None or ground.palace


def owns_stronghold(g: State, here: Hex, seat: Seat) -> bool:
    ground = g.board[here]
    return (ground.stronghold is not None and ground.owner == seat) or (
        ground.palace and seat == CALIPH
    )


def applies(g: State, clash: Clash, at: int, effect: Effect) -> bool:
    """Return whether the condition of this line is fulfilled."""
    if not effect.when:
        return True
    if clash.kind is ClashKind.CONTEST:
        return applies_in_contest(g, clash, at, effect.when)
    return applies_in_combat(g, clash, at, effect)


def applies_in_combat(g: State, clash: Clash, at: int, effect: Effect) -> bool:
    side, seat, here = side_of(clash, at), principal(clash, at), clash.hex
    force = g.board[here].force(seat)
    match effect.when:
        case "defending_stronghold":
            return side is Side.DEFENCE and has_stronghold(g, here)
        case "attacking_stronghold":
            return side is Side.ATTACK and has_stronghold(g, here)
        case "own_stronghold":
            return owns_stronghold(g, here, seat)
        case "own_units":
            return force.ordinary + force.mercenaries >= g.figures.cards[f"{effect.name}.count"]
        case "own_mercenary":
            return force.mercenaries > 0
        case "own_mercenary_in_desert":
            return force.mercenaries > 0 and g.tile(here).terrain is Terrain.DESERT
    raise AssertionError(f"data.toml has no condition {effect.when!r} for combats")


def applies_in_contest(g: State, clash: Clash, at: int, when: str) -> bool:
    ground = g.board[clash.hex]
    match when:
        case "city":
            return ground.settlement is Piece.CITY
        case "town":
            return ground.settlement is Piece.TOWN
        case "control":
            return ground.holder == clash.played[at].seat
    raise AssertionError(f"data.toml has no condition {when!r} for contests")


# -- effects ---------------------------------------------------------------------------------


def _bonus(g: State, clash: Clash, at: int, effect: Effect) -> None:
    """Add strength or influence for the own side, under a condition."""
    if applies(g, clash, at, effect):
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
AIMED = frozenset(
    card
    for card in Card
    if any(effect.does in ("lure", "assassinate", "bribe") for effect in CARDS[card].effects)
)

Deed = Callable[[State, Clash, int, Effect], None]

EFFECTS: dict[ClashKind, dict[str, Deed]] = {
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
        "bribe": _bribe,
        "assassinate": _assassinate,
    },
}
