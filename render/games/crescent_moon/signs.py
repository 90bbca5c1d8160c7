"""The signs of Crescent Moon, by the ids of its pieces, hexes and cards, and for its goods."""

from dataclasses import replace
from functools import partial

from engine.games.crescent_moon.data import Card, Piece, Tile
from render.canvas import Canvas
from render.emoji import Draw, framed
from render.games.crescent_moon.art import cards, land, tokens, wood
from render.games.crescent_moon.art.brush import star
from render.theme import PARCHMENT

# A piece of nobody's: of plain wood.
PLAIN = replace(PARCHMENT, seats=(PARCHMENT["hide"],) * len(PARCHMENT.seats))


def _plain(c: Canvas) -> Canvas:
    return Canvas(c.image, PLAIN, scale=c.scale, origin=c.origin, fine=c.fine)


def _good(kind: str, c: Canvas) -> None:
    tokens.sign(c.at(50, 50), kind, 44)


def _points(c: Canvas) -> None:
    tokens.points(c.at(50, 50), 48, "")
    c.polygon(star(8, 30, 14, 50, 48), "brass")


def _building(kind: Piece, c: Canvas) -> None:
    wood.building(_plain(c).at(50, 92), kind, 0, 1.3, False)


def _unit(c: Canvas, *, hired: bool) -> None:
    wood.disc(_plain(c).at(50, 46), 0, "", hired, 1, 1.6, False)


def _token(c: Canvas) -> None:
    wood.banner(_plain(c).at(50, 95), 0, 1.6, False)


def _tile(kind: Tile, c: Canvas) -> None:
    land.tile(c.at(50, 50, 0.42), kind, 7)


def _card(card: Card, c: Canvas) -> None:
    cards.picture(c, (0, 0, 100, 100), card)


BUILDINGS = (Piece.FORT, Piece.CASTLE, Piece.TOWN, Piece.CITY, Piece.PALACE)
SIGNS: dict[str, Draw] = {
    **{kind: partial(_good, kind) for kind in tokens.SIGNS if kind != "points"},
    "points": _points,
    **{kind: partial(_building, kind) for kind in BUILDINGS},
    Piece.UNIT: partial(_unit, hired=False),
    "mercenary": partial(_unit, hired=True),
    Piece.INFLUENCE_TOKEN: _token,
    **{kind: partial(_tile, kind) for kind in land.KINDS},
    **{card: framed(partial(_card, card)) for card in Card},
}
