"""Cards played as an action or at any time: when each is of use, and what it does (section 10)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.crescent_moon.actions import Influence, Target
from engine.games.crescent_moon.cards import give_up, marked
from engine.games.crescent_moon.data import CARDS, Card, Does, Effect, Keyword, Piece
from engine.games.crescent_moon.events import CardPlayed, CoinsTaken, HandShown
from engine.games.crescent_moon.reach import assaults, builds, camps, recruits, survey
from engine.games.crescent_moon.state import EXACTLY, State
from engine.games.crescent_moon.steps.contest import spread_influence
from engine.games.crescent_moon.steps.guides import GuideUnits, can_guide
from engine.games.crescent_moon.steps.sealed import sealed_by, sealed_cards
from engine.games.crescent_moon.steps.units import (
    MayAssault,
    MoveUnits,
    RecruitUnits,
    can_move,
)
from engine.games.crescent_moon.steps.works import BuildCheaply
from engine.ids import Seat

ACTION_CARDS = frozenset(card for card in Card if Keyword.ACTION in CARDS[card].keywords)
ANYTIME_CARDS = frozenset(card for card in Card if Keyword.ANYTIME in CARDS[card].keywords)


def playable_actions(g: State, seat: Seat) -> tuple[Card, ...]:
    return _playable(g, seat, ACTION_CARDS)


def playable_anytime(g: State, seat: Seat) -> tuple[Card, ...]:
    """Return the ANYTIME cards that would do something; what is sealed is no more in the hand."""
    cards = _playable(g, seat, ANYTIME_CARDS)
    if cards and g.clash is not None:
        hand, out = g.players[seat].cards, sealed_cards(g, seat)
        return tuple([card for card in cards if hand.count(card) > out.count(card)])
    return cards


def _playable(g: State, seat: Seat, cards: frozenset[Card]) -> tuple[Card, ...]:
    """Return the cards of this kind in hand that would do something now."""
    for slip in g.players[seat].hand:
        if slip.card in cards:
            break
    else:
        return ()  # nearly always: this is asked in every position
    held = dict.fromkeys([slip.card for slip in g.players[seat].hand if slip.card in cards])
    return tuple([card for card in held if can_play(g, seat, card)])


def can_play(g: State, seat: Seat, card: Card) -> bool:
    effects = CARDS[card].effects
    return any(effect.does in USES and USES[effect.does](g, seat, effect) for effect in effects)


def play(g: State, seat: Seat, card: Card) -> None:
    """Play, resolve, discard."""
    give_up(g, seat, card)
    g.discard.append(card)
    g.tell(CardPlayed(seat, card))
    for effect in CARDS[card].effects:
        if effect.does in DEEDS:
            DEEDS[effect.does](g, seat, effect)


# -- when a card is of use -------------------------------------------------------------------


def _has_preaching_place(g: State, seat: Seat) -> bool:
    return bool(g.players[seat].supply[Piece.INFLUENCE_TOKEN]) and any(
        ground.token != seat for ground in g.board.values()
    )


def _others_with_cards(g: State, seat: Seat) -> tuple[Seat, ...]:
    """Return whose hand may be looked at: nobody's who has sealed cards of it."""
    sealed = sealed_by(g)
    return tuple(
        other
        for other in g.everyone
        if other != seat and other not in sealed and g.players[other].hand
    )


def _may_sail(g: State, seat: Seat) -> bool:
    turn = g.turn
    return turn is not None and turn.seat == seat and not turn.ships and g.clash is None


USES: dict[Does, Callable[[State, Seat, Effect], bool]] = {
    "coins": lambda _g, _seat, _effect: True,
    "march": lambda g, seat, _effect: can_move(g, seat),
    "assault": lambda g, seat, _effect: bool(assaults(g, seat)),
    "recruit": lambda g, seat, effect: bool(
        recruits(g, seat, g.figures.cards[effect.name], survey(g, seat))
    ),
    "preach": lambda g, seat, _effect: _has_preaching_place(g, seat),
    "build": lambda g, seat, effect: bool(
        builds(g, seat, camps(g, seat), g.figures.cards[effect.name])
    ),
    "look": lambda g, seat, _effect: bool(_others_with_cards(g, seat)),
    "sail": lambda g, seat, _effect: _may_sail(g, seat),
    "guide": lambda g, seat, _effect: can_guide(g, seat),
}

# -- what it does ----------------------------------------------------------------------------


def _coins(g: State, seat: Seat, effect: Effect) -> None:
    coins = g.figures.cards[effect.name]
    g.players[seat].coins += coins
    g.tell(CoinsTaken(seat, coins))


def _march(g: State, seat: Seat, effect: Effect) -> None:
    g.then(MoveUnits(seat, g.figures.cards[effect.name]))


def _assault(g: State, seat: Seat, _effect: Effect) -> None:
    g.then(MayAssault(seat))


def _recruit(g: State, seat: Seat, effect: Effect) -> None:
    g.then(RecruitUnits(seat, g.figures.cards[effect.name]))


def _preach(g: State, seat: Seat, _effect: Effect) -> None:
    g.then(Preach(seat))


def _build(g: State, seat: Seat, effect: Effect) -> None:
    g.then(BuildCheaply(seat, g.figures.cards[effect.name]))


def _look(g: State, seat: Seat, _effect: Effect) -> None:
    g.then(LookAtHand(seat))


def _sail(g: State, _seat: Seat, _effect: Effect) -> None:
    assert g.turn is not None
    g.turn = g.turn._replace(ships=True)


def _guide(g: State, seat: Seat, effect: Effect) -> None:
    g.then(GuideUnits(seat, g.figures.cards[effect.name]))


DEEDS: dict[Does, Callable[[State, Seat, Effect], None]] = {
    "coins": _coins,
    "march": _march,
    "assault": _assault,
    "recruit": _recruit,
    "preach": _preach,
    "build": _build,
    "look": _look,
    "sail": _sail,
    "guide": _guide,
}


@dataclass(frozen=True, slots=True)
class Preach(Step):
    """An influence action in any hex of the map."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        hexes = tuple([here for here, ground in g.board.items() if ground.token != self.seat])
        return (Ask(self.seat, "preach", (Pick(Influence, hexes),)),)

    def answer(self, g: State, seat: Seat, action: Influence) -> None:
        spread_influence(g, seat, action.hex)


@dataclass(frozen=True, slots=True)
class LookAtHand(Step):
    """Informers: one player's whole hand."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if seats := _others_with_cards(g, self.seat):
            return (Ask(self.seat, "informers", (Pick(Target, seats),)),)
        return ()  # others have played their last cards meanwhile

    def answer(self, g: State, seat: Seat, action: Target) -> None:
        other = g.players[action.seat]
        other.hand = tuple(marked(slip, seat, EXACTLY) for slip in other.hand)
        g.tell(HandShown(seat, action.seat, tuple(other.cards)))
