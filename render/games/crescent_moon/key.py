"""The key: what the pieces are, small in a free corner of the map or large by itself."""

from collections.abc import Mapping
from functools import partial

from engine.games.crescent_moon.data import CALIPH, NOMAD, SULTAN, WARLORD, Piece
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.figures import figures
from render.fonts import width
from render.games.crescent_moon.art import tokens, wood
from render.games.crescent_moon.art.ornament import pattern
from render.grounds import GroundPlan
from render.paper import panel, parchment
from render.paths import Box, Point, bezier
from render.sprites import stamp
from render.stage import Scene

BUILDINGS = {
    "fort": Piece.FORT,
    "castle": Piece.CASTLE,
    "palace": Piece.PALACE,
    "town": Piece.TOWN,
    "city": Piece.CITY,
}
PIECES = ("unit", "mercenary", "token", *BUILDINGS, "changed")
GOODS = ("coin", "cards", "points", "front", "tent", "income")
SIZE = (1000, 860)


def strengths(ctx: DrawContext[View]) -> dict[str, int]:
    """Return the combat strength that pieces have at this table."""
    values = figures(ctx)
    pieces = {"unit": Piece.UNIT, "mercenary": Piece.UNIT, **BUILDINGS}
    names = {kind: f"strength.{piece}" for kind, piece in pieces.items()}
    return {kind: values[name] for kind, name in names.items() if values.get(name)}


def small_key(c: Canvas, ctx: DrawContext[View], box: Box) -> None:
    x0, y0, x1, y1 = box
    panel(c, (x0, y0, x1 - x0, y1 - y0), seed=8)
    tall = (y1 - y0 - 12) / 3
    names = [ctx.say(f"picture-key-{kind}") for kind in PIECES]
    needed = [58 + max(width("plain", 19, name) for name in names[i::3]) for i in range(3)]
    k = (x1 - x0 - 18) / sum(needed)
    strong = strengths(ctx)
    for i, (kind, name) in enumerate(zip(PIECES, names, strict=True)):
        x, y = x0 + 9 + sum(needed[: i % 3]) * k, y0 + 6 + i // 3 * tall
        _sample(c, kind, (x + 24, y + tall / 2), 0.56, strong)
        room = (x + 50, y + 4, x + needed[i % 3] * k, y + tall - 4)
        c.fit(name, room, "plain", 19, least=11, align="l")
    for i in (1, 2):
        y = y0 + 6 + i * tall
        c.line([(x0 + 12, y), (x1 - 12, y)], c.theme.mix("panel", "gold", 0.45), 1)


def _sample(c: Canvas, kind: str, at: Point, k: float, strong: Mapping[str, int]) -> None:
    """Draw one piece with its middle at a point, and its strength on a shield."""
    x, y = at
    match kind:
        case "unit" | "mercenary":
            seat, hired = (WARLORD, False) if kind == "unit" else (NOMAD, True)
            stamp(c, wood.disc, x, y - 2, wood.disc_box(k, 1), seat, "", hired, 1, k, False)
        case "token":
            stamp(c, wood.banner, x, y + 28 * k, wood.banner_box(k), CALIPH, k, False)
        case "changed":
            stamp(c, wood.spark, x, y, wood.spark_box(18 * k), 18 * k)
        case _:
            piece = BUILDINGS[kind]
            seat = SULTAN if piece in (Piece.TOWN, Piece.CITY) else CALIPH
            low = y + wood.HEIGHTS[piece] * k / 2
            stamp(c, wood.building, x, low, wood.building_box(k), piece, seat, k, False)
    if kind in strong:
        there, box = c.at(x + 25 * k, y + 17 * k, k / 0.62), (-11.0, -11.0, 11.0, 13.0)
        stamp(there, _strength, 0, 0, box, str(strong[kind]))


def _strength(c: Canvas, text: str) -> None:
    low = [*bezier((8, -8), (9, 2), (5, 8), (0, 10)), *bezier((0, 10), (-5, 8), (-9, 2), (-8, -8))]
    c.polygon(low, "disc", "brass", 1.2)
    c.text(text, (0, -1), "number", 16, fill="disc_text", room=(-10, -10, 10, 11))


def key_sheet(ctx: DrawContext[View]) -> Scene:
    """Draw the whole key, large."""
    kinds = (*PIECES, *GOODS, "control", "strength")
    words = tuple(ctx.say(f"picture-key-{kind}") for kind in kinds)
    strong = strengths(ctx)
    shows, ground = ("key", *words, *strong.items()), partial(_sheet, words, strong)
    return Scene(GroundPlan(SIZE, shows, ground, 5), _nothing)


def _nothing(_: Canvas) -> None:
    """Draw nothing: all of the key stands still."""


def _sheet(words: tuple[str, ...], strong: Mapping[str, int], c: Canvas) -> None:
    parchment(c, 11)
    pattern(c, SIZE)
    panel(c, (24, 24, 952, 812), radius=14, seed=2)
    for i, kind in enumerate(PIECES):
        x, y = 96 + i % 3 * 312, 92 + i // 3 * 112
        _sample(c, kind, (x, y), 1.1, strong)
        c.fit(words[i], (x + 56, y - 30, x + 226, y + 30), "name", 36, least=28, align="l")
    for i, sign in enumerate(GOODS):
        x, y = 96 + i % 2 * 450, 438 + i // 2 * 78
        stamp(c, tokens.sign, x, y, tokens.sign_box(28), sign, 28.0)
        room = (x + 56, y - 30, x + 390, y + 30)
        c.fit(words[len(PIECES) + i], room, "plain", 34, least=28, align="l")
    for i, text in enumerate(words[-2:]):
        y = 660 + i * 84
        c.paragraph(text, (60, y, 940, y + 80), "aside", (34, 28), leading=1.05)
