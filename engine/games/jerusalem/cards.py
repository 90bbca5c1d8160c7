"""The action cards: when each may be played, and what it does (section 5)."""

from collections.abc import Callable

from engine.games.jerusalem.barons import foreign_baron_areas
from engine.games.jerusalem.data import (
    SQUIRES_MOVED,
    Card,
    CardKind,
    Income,
    Sector,
    usual,
)
from engine.games.jerusalem.events import CardPlayed
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.choices import (
    ChooseOwnSquire,
    MoveSquires,
    PlaceForeignBaron,
    PutInfluence,
    TakeResources,
    can_move,
    can_swap,
    influence_areas,
)
from engine.games.jerusalem.verbs import gain
from engine.ids import Seat

INFLUENCE_SQUIRES: int = usual("card.influence")  # unless the table plays with another number
MIXED_RESOURCES: int = usual("card.gain_2_resources")
SQUIRE, BEZANT = usual("card.gain_squire_and_bezant")

GAINS = {
    CardKind.GAIN_1_SQUIRE: Income(prestige=0, squires=usual("card.gain_1_squire"), bezants=0),
    CardKind.GAIN_2_BEZANTS: Income(prestige=0, squires=0, bezants=usual("card.gain_2_bezants")),
    CardKind.GAIN_2_PRESTIGE: Income(prestige=usual("card.gain_2_prestige"), squires=0, bezants=0),
    CardKind.GAIN_SQUIRE_AND_BEZANT: Income(prestige=0, squires=SQUIRE, bezants=BEZANT),
}
INFLUENCE = {CardKind(f"influence_{sector}"): sector for sector in Sector}


def playable(g: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards in hand that would do something now."""
    return tuple(card for card in g.players[seat].cards if can_play(g, seat, card.kind))


def can_play(g: State, seat: Seat, kind: CardKind) -> bool:
    """Return whether there is a place, a squire or a victim that the card needs."""
    if kind in INFLUENCE:
        return bool(g.players[seat].supply and influence_areas(g, seat, INFLUENCE[kind]))
    condition = CONDITIONS.get(kind)
    return condition is None or condition(g, seat)


def play(g: State, seat: Seat, card: Card) -> None:
    """Take the card out of the game for good; what it gives may be used at once."""
    player = g.players[seat]
    player.hand = [held for held in player.hand if held.card is not card]
    g.discard.append(card)
    g.tell(CardPlayed(seat, card))
    kind = card.kind
    if kind in GAINS:
        gain(g, seat, GAINS[kind])
    elif kind in INFLUENCE:
        squires = min(g.figures.influence, player.supply)
        g.then(PutInfluence(seat, INFLUENCE[kind], squires))
    else:
        EFFECTS[kind](g, seat)


def _can_move(g: State, seat: Seat) -> bool:
    exactly = g.options.move_card_count == "exactly_2"
    return can_move(g, seat, squires=SQUIRES_MOVED if exactly else 1)


def _no_genoese_yet(g: State, _seat: Seat) -> bool:
    return g.turn is not None and not g.turn.genoese


def _can_place_foreign_baron(g: State, seat: Seat) -> bool:
    return bool(foreign_baron_areas(g, seat))


def _hire_genoese(g: State, _seat: Seat) -> None:
    assert g.turn is not None
    g.turn.genoese = True


def _move_two(g: State, seat: Seat) -> None:
    g.then(MoveSquires(seat, exactly=g.options.move_card_count == "exactly_2"))


def _turn_coat(g: State, seat: Seat) -> None:
    g.then(ChooseOwnSquire(seat))


def _take_mixed(g: State, seat: Seat) -> None:
    g.then(TakeResources(seat, MIXED_RESOURCES))


def _place_foreign_baron(g: State, seat: Seat) -> None:
    g.then(PlaceForeignBaron(seat, foreign_baron_areas(g, seat)))


CONDITIONS: dict[CardKind, Callable[[State, Seat], bool]] = {
    CardKind.MOVE_2_SQUIRES: _can_move,
    CardKind.TURNCOAT: can_swap,
    CardKind.GENOESE_MERCHANTS: _no_genoese_yet,
    CardKind.FOREIGN_BARON: _can_place_foreign_baron,
}
EFFECTS: dict[CardKind, Callable[[State, Seat], None]] = {
    CardKind.GAIN_2_RESOURCES: _take_mixed,
    CardKind.TURNCOAT: _turn_coat,
    CardKind.MOVE_2_SQUIRES: _move_two,
    CardKind.GENOESE_MERCHANTS: _hire_genoese,
    CardKind.FOREIGN_BARON: _place_foreign_baron,
}
