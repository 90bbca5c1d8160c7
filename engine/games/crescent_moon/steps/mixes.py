"""Mixes of ordinary units and mercenaries, wherever a number of either is to be chosen."""

from functools import lru_cache

from engine.asks import Just
from engine.games.crescent_moon.actions import Units


@lru_cache(1024)
def unit_choices(ordinary: int, mercenaries: int, least: int, most: int) -> tuple[Just, ...]:
    """Return every mix of a number of these units, cached: the same few are asked for often."""
    return tuple(
        Just(Units(some, others))
        for some in range(ordinary + 1)
        for others in range(mercenaries + 1)
        if least <= some + others <= most
    )


def chosen(offer: Just) -> tuple[int, int]:
    assert isinstance(offer.action, Units)
    return offer.action.ordinary, offer.action.mercenaries
