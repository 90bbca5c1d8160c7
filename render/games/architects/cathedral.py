"""What stands on the Cathedral: costs, worths and windows, and the seats' markers in them."""

from collections.abc import Sequence

from engine.games.architects.board_view import LevelView
from engine.games.architects.data import Good
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.formula import Formula, formula, plain, put_sign
from render.games.architects.art.minster import window, windows
from render.games.architects.art.workers import marker, marker_box
from render.games.architects.layout import AXIS, LEVEL_FOOT, LEVEL_HALF, REWARDS
from render.paths import Path
from render.sprites import stamp

TAG = (1168.0, 1272.0)
WORTH_X = 1558.0
FOOT_Y = 617.0


def fittings(c: Canvas, levels: Sequence[LevelView]) -> None:
    """Draw windows, cost tags and shields, which stand still."""
    for i, level in enumerate(levels):
        r, middles = windows(i, level.spaces)
        for x, y in middles:
            window(c.at(x, y), r, i == 4)
        _cost(c, i, level)
        y = LEVEL_FOOT[i] - 33
        put_sign(c, "points", (WORTH_X, y), 52)
        c.text(
            plain(level.points),
            (WORTH_X, y - 2),
            "number",
            34,
            fill="black",
            room=(WORTH_X - 26, y - 26, WORTH_X + 26, y + 26),
        )


def cost_of(level: LevelView) -> Formula:
    parts: list[str] = []
    for good, count in ((Good.GOLD, level.gold), (Good.MARBLE, level.marble)):
        if count:
            parts += [str(count), good]
    if level.wood_or_stone:
        parts += [str(level.wood_or_stone), Good.STONE, Good.WOOD]
    return tuple(parts) or ("0",)


def _cost(c: Canvas, i: int, level: LevelView) -> None:
    y, (x0, x1) = LEVEL_FOOT[i] - 33, TAG
    edge: Path = [
        (x0, y - 21),
        (x1 - 4, y - 21),
        (x1 + 12, y),
        (x1 - 4, y + 21),
        (x0, y + 21),
        (x0 + 8, y),
    ]
    if i > 1:
        end = AXIS - LEVEL_HALF[i] - 6
        c.line([(x1 + 12, y), (end, y)], "outline", 1.6)
        c.disc((end, y), 3, "outline")
    c.shadow(edge, (2, 4), 2.5, 0.42)
    c.polygon(edge, "panel", "outline", 1.6)
    formula(c, cost_of(level), (x0 + 10, y - 20, x1 + 2, y + 20), 33)


def climbers(c: Canvas, ctx: DrawContext[View]) -> None:
    for i, level in enumerate(ctx.view.cathedral):
        r, middles = windows(i, max(level.spaces, len(level.seats)))
        for seat, (x, y) in zip(level.seats, middles, strict=False):
            stamp(c, marker, x, y, marker_box(r * 1.85), seat, r * 1.85)
    below = [at for at, player in enumerate(ctx.view.players) if player.level == 0]
    for i, at in enumerate(below):
        x = AXIS + (i - (len(below) - 1) / 2) * 50
        stamp(c, marker, x, FOOT_Y, marker_box(40.0), at, 40.0)
    _rewards(c, ctx.view.rewards)


def _rewards(c: Canvas, n: int) -> None:
    x, y = REWARDS
    put_sign(c, "reward", (x, y), 62)
    c.text(
        str(n),
        (x - 4, y + 2),
        "number",
        44,
        fill="white",
        halo=3,
        ground="black",
        room=(x - 34, y - 32, x + 30, y + 34),
    )
