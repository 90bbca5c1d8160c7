"""The signs of Jerusalem, by the ids of its goods, offices, sectors, events and cards."""

from functools import partial

from engine.games.jerusalem.data import CardKind, Office, Resource
from render.canvas import Canvas
from render.emoji import Draw, framed
from render.games.jerusalem.art import cards
from render.games.jerusalem.art.emblems import EVENT_SIGNS, OFFICE_SIGNS, SECTOR_SIGNS
from render.icons import card, coin, man, sword, tower
from render.pieces import figure

SEAT = 2  # in whose colour the people on cards are drawn


def _card(kind: CardKind, c: Canvas) -> None:
    cards.emblem(c, kind, SEAT)


def _baron(c: Canvas) -> None:
    figure(c.at(50, 96, 1.06), "cloth", SEAT)


def _blade(c: Canvas) -> None:
    """Draw the Constable's sword aslant, where there is more room for it than upright."""
    sword(c, (12, 88), (90, 10), 5)


SIGNS: dict[str, Draw] = {
    Resource.SQUIRE: man,
    Resource.BEZANT: coin,
    Resource.PRESTIGE: tower,
    "floor": partial(tower, fill="brass"),
    "baron": _baron,
    "card": card,
    **{office.value: sign for office, sign in OFFICE_SIGNS.items()},
    Office.CONSTABLE: _blade,
    **{sector.value: sign for sector, sign in SECTOR_SIGNS.items()},
    **{event.value: sign for event, sign in EVENT_SIGNS.items()},
    **{kind: framed(partial(_card, kind)) for kind in CardKind},
}
