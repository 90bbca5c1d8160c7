"""The key: what the pieces are, small in a free corner of the map or large by itself."""

from functools import partial

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.crescent_moon import tokens, wood
from render.games.crescent_moon.ornament import pattern
from render.games.crescent_moon.seat_colours import CALIPH, NOMAD, SULTAN, WARLORD
from render.grounds import GroundPlan
from render.paper import panel, parchment
from render.paths import Box, bezier
from render.sprites import stamp
from render.stage import Scene

STRENGTH = {"unit": 1, "mercenary": 1, "fort": 1, "castle": 2, "palace": 2}
PIECES = ("unit", "mercenary", "token", "fort", "castle", "palace", "town", "city", "changed")
GOODS = ("coin", "cards", "points", "front", "tent", "income")


def small_key(c: Canvas, ctx: DrawContext[View], box: Box) -> None:
    x0, y0, x1, y1 = box
    panel(c, (x0, y0, x1 - x0, y1 - y0), seed=8)
    tall = (y1 - y0 - 12) / 3
    names = [ctx.say(f"picture-key-{kind}") for kind in PIECES]
    needed = [58 + max(width("plain", 19, name) for name in names[i::3]) for i in range(3)]
    k = (x1 - x0 - 18) / sum(needed)
    for i, (kind, name) in enumerate(zip(PIECES, names, strict=True)):
        x, y = x0 + 9 + sum(needed[: i % 3]) * k, y0 + 6 + i // 3 * tall
        sample(c, kind, (x + 24, y + tall / 2), 0.56)
        room = (x + 50, y + 4, x + needed[i % 3] * k, y + tall - 4)
        c.fit(name, room, "plain", 19, least=11, align="l")
    for i in (1, 2):
        y = y0 + 6 + i * tall
        c.line([(x0 + 12, y), (x1 - 12, y)], c.theme.mix("panel", "gold", 0.45), 1)


def sample(c: Canvas, kind: str, at: tuple[float, float], k: float) -> None:
    """One piece with its middle at a point, and its strength on a shield."""
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
            seat = SULTAN if kind in ("town", "city") else CALIPH
            low = y + wood.HEIGHTS[kind] * k / 2
            stamp(c, wood.building, x, low, wood.building_box(k), kind, seat, k, False)
    if kind in STRENGTH:
        stamp(
            c.at(x + 25 * k, y + 17 * k, k / 0.62),
            _strength,
            0,
            0,
            (-11.0, -11.0, 11.0, 13.0),
            str(STRENGTH[kind]),
        )


def _strength(c: Canvas, text: str) -> None:
    low = [*bezier((8, -8), (9, 2), (5, 8), (0, 10)), *bezier((0, 10), (-5, 8), (-9, 2), (-8, -8))]
    c.polygon(low, "disc", "brass", 1.2)
    c.text(text, (0, -1), "number", 16, fill="disc_text", room=(-10, -10, 10, 11))


def key_sheet(ctx: DrawContext[View]) -> Scene:
    """The whole key, large."""
    size = (1000, 860)
    words = tuple(
        ctx.say(f"picture-key-{kind}") for kind in (*PIECES, *GOODS, "control", "strength")
    )
    plan = GroundPlan(size, 1.0, (0.0, 0.0), ("key", *words), partial(_sheet, words), 5)
    return Scene(plan, _nothing)


def _nothing(_: Canvas) -> None:
    """All of the key stands still."""


def _sheet(words: tuple[str, ...], c: Canvas) -> None:
    parchment(c, 11)
    pattern(c, (1000, 860))
    panel(c, (24, 24, 952, 812), radius=14, seed=2)
    for i, kind in enumerate(PIECES):
        x, y = 96 + i % 3 * 312, 92 + i // 3 * 112
        sample(c, kind, (x, y), 1.1)
        c.fit(words[i], (x + 56, y - 30, x + 226, y + 30), "name", 36, least=28, align="l")
    for i, sign in enumerate(GOODS):
        x, y = 96 + i % 2 * 450, 438 + i // 2 * 78
        stamp(c, tokens.sign, x, y, tokens.sign_box(28), sign, 28.0)
        c.fit(
            words[len(PIECES) + i],
            (x + 56, y - 30, x + 390, y + 30),
            "plain",
            34,
            least=28,
            align="l",
        )
    for i, text in enumerate(words[-2:]):
        y = 660 + i * 84
        c.paragraph(text, (60, y, 940, y + 80), "aside", (34, 28), leading=1.05)
