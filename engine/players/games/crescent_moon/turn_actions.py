"""Quick scores of a turn's actions: each by the best that could be made of it."""

from collections.abc import Callable

from engine.games.crescent_moon.data import Deed
from engine.players.games.crescent_moon import character_actions, construction, marches, trade
from engine.players.games.crescent_moon.seat_values import SeatValues, gain_or_absurd


def turn_action(values: SeatValues, which: Deed) -> float:
    """Score it, from the cache where all that counts is public."""
    turn = values.view.turn
    if which in BY_VIEW or (turn is not None and turn.refused):
        return gain_or_absurd(BEST_GAINS[which](values))
    known = values.public.turn_actions
    if which not in known:
        known[which] = gain_or_absurd(BEST_GAINS[which](values))
    return known[which]


def _influence(values: SeatValues) -> float:
    spots, seat = values.land.spots, values.seat
    present = [here for here, spot in spots.items() if seat in spot.present]
    reach = set(present).union(*[spots[here].near for here in present])
    return max([values.influence(here) for here in reach if spots[here].token != seat], default=0.0)


def _collect(values: SeatValues) -> float:
    return values.land.figures.actions["collect"] * values.coin


BEST_GAINS: dict[Deed, Callable[[SeatValues], float]] = {
    Deed.INFLUENCE: _influence,
    Deed.BUILD: construction.best_builds,
    Deed.MOVE: marches.best_moves,
    Deed.ASSAULT: marches.best_assault,
    Deed.RECRUIT: marches.best_recruits,
    Deed.HIRE_MERCENARIES: marches.best_hire,
    Deed.BRIBE_MERCENARIES: marches.best_bribe,
    Deed.BUY_CARDS: trade.best_purchases,
    Deed.PLAY_CARD: trade.best_play,
    Deed.COLLECT: _collect,
    Deed.REVOLT: character_actions.best_revolt,
    Deed.MUSTER: character_actions.muster,
    Deed.SCHEME: character_actions.scheme,
    Deed.CONSPIRE: character_actions.conspire,
    Deed.RELOCATE_PALACE: character_actions.best_relocation,
    Deed.DESERTION: character_actions.best_desertion,
}
BY_VIEW = frozenset({Deed.INFLUENCE, Deed.BUILD, Deed.BUY_CARDS, Deed.PLAY_CARD, Deed.CONSPIRE})
