"""Samples of everything that may lie on a ground, from which its palette is chosen."""

from functools import lru_cache

from PIL import Image

from engine.games.crescent_moon.data import Card, Piece
from render.canvas import Canvas
from render.games.crescent_moon.art import cards, land, tokens, water, wood
from render.games.crescent_moon.seat_colours import SEATS
from render.paper import panel
from render.theme import THEMES

SIZE = (1600, 1200)


def samples(c: Canvas) -> None:
    """Draw the samples; one sheet serves all grounds of a theme."""
    c.image.paste(_sheet(c.theme.name), (0, 0))


@lru_cache(maxsize=len(THEMES))
def _sheet(theme: str) -> Image.Image:
    c = Canvas(Image.new("RGB", SIZE, THEMES[theme]["paper"]), THEMES[theme], fine=2)
    for i, card in enumerate(Card):
        words = ("", "", tuple("" for _ in card.facts.keywords), "")
        cards.face(c.at(10 + i % 8 * 124, 10 + i // 8 * 140, 0.64), card, words)
    _paper(c.at(10, 440))
    _land(c.at(1000, 0))
    _wood(c.at(10, 640))
    return c.image


def _land(c: Canvas) -> None:
    for i, kind in enumerate(land.KINDS):
        land.tile(c.at(100 + i % 3 * 200, 110 + i // 3 * 200, 0.8), kind, 7 + i)
    water.river(c, tuple((20.0 + 40 * i, 610.0 + 8 * (i % 2)) for i in range(12)), 1.0)


def _paper(c: Canvas) -> None:
    for i in range(2):
        panel(c, (i * 330, 0, 320, 160), seed=2 + 7 * i)
    tokens.coin(c.at(720, 40), 30)
    tokens.points(c.at(800, 40), 30, "")
    cards.back(c.at(700, 80), 50, 70)
    cards.empty(c.at(780, 80), 60, 70)


def _wood(c: Canvas) -> None:
    for seat in range(SEATS):
        x = 50 + seat * 190
        wood.building(c.at(x, 80), Piece.CITY, seat, 1.0, seat == 0)
        wood.disc(c.at(x + 80, 50), seat, "", bool(seat % 2), 2, 1.0, False)
        wood.banner(c.at(x + 130, 80), seat, 1.0, False)
