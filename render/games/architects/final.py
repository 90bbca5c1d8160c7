"""The score sheet: every line of every seat, in place of the lower town once the game is over."""

from collections.abc import Sequence

from engine.games.architects.board_view import ScoreView
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.architects.art.formula import plain, put_sign
from render.games.architects.layout import SHEET
from render.icons import seat_badge
from render.paper import panel
from render.paths import Box, rectangle
from render.sprites import stamp
from render.text import ranked

LINES = {
    "buildings": "built", "effects": "end", "cathedral": "cathedral", "virtue": "virtue",
    "debts": "debt", "gold": "gold", "marble": "marble", "silver": "silver",
    "prison": "prison", "total": "points",
}  # fmt: skip
"""The sign of each line of a score."""
NAMES_WIDE, HEAD = 400.0, 98.0


def score_lines(score: ScoreView) -> dict[str, int]:
    """Return what each line of a seat's score comes to."""
    return {
        "buildings": score.buildings,
        "effects": sum(score.effects.values()),
        "cathedral": score.cathedral,
        "virtue": score.virtue,
        "debts": score.debts,
        "gold": score.gold,
        "marble": score.marble,
        "silver": score.silver,
        "prison": score.prison,
        "total": score.total,
    }


def _row(i: int, seats: int) -> Box:
    x0, y0, x1, y1 = SHEET
    high = min(82.0, (y1 - y0 - HEAD - 20) / seats)
    top = y0 + HEAD + (y1 - y0 - HEAD - 14 - high * seats) / 2
    return x0 + 14, top + i * high, x1 - 14, top + (i + 1) * high


def _column(i: int) -> tuple[float, float]:
    step = (SHEET[2] - SHEET[0] - NAMES_WIDE - 30) / (len(LINES) + 0.3)
    left = SHEET[0] + NAMES_WIDE + i * step + (step * 0.3 if i == len(LINES) - 1 else 0)
    return left, left + step


def sheet_ground(c: Canvas) -> None:
    x0, y0, x1, y1 = SHEET
    panel(c, (x0, y0, x1 - x0, y1 - y0), radius=14, seed=6)
    left, _ = _column(len(LINES) - 1)
    c.glaze(rectangle(left - 8, y0 + 12, x1 - left - 6, y1 - y0 - 24), "now", 0.3)
    for i, sign in enumerate(LINES.values()):
        a, b = _column(i)
        put_sign(c, sign, ((a + b) / 2, y0 + 40), 52)


def sheet(c: Canvas, ctx: DrawContext[View], scores: Sequence[ScoreView]) -> None:
    for i, key in enumerate(LINES):
        a, b = _column(i)
        c.fit(
            ctx.say(f"picture-score-{key}"),
            (a + 2, SHEET[1] + 68, b - 2, SHEET[1] + 94),
            "plain",
            22,
            least=12,
            fill="soft",
        )
    rows = ranked(ctx.result) if ctx.result else []
    for i, (place, seat) in enumerate(rows):
        _seat_row(c, ctx, (place, seat), scores[seat], _row(i, len(rows)))


def _seat_row(
    c: Canvas, ctx: DrawContext[View], ranked_seat: tuple[int, int], score: ScoreView, box: Box
) -> None:
    (place, seat), (x0, y0, x1, y1) = ranked_seat, box
    middle = (y0 + y1) / 2
    first = seat in ctx.in_focus
    c.line([(x0, y0), (x1, y0)], c.theme.mix("panel", "text", 0.3), 1.2)
    if place % 2:
        stamp(c, _shade, x0, y0, (0.0, 0.0, x1 - x0, y1 - y0), x1 - x0, y1 - y0)
    if first:
        stamp(c, _laurels, x0, y0, (-6.0, -6.0, x1 - x0 + 6, y1 - y0 + 6), x1 - x0, y1 - y0)
    c.text(f"{place}.", (x0 + 50, middle - 1), "name", 44, anchor="rm")
    stamp(c, seat_badge, x0 + 84, middle, (-34.0, -34.0, 36.0, 38.0), seat, 23.0)
    c.fit(
        ctx.name(seat, 14),
        (x0 + 120, y0 + 4, x0 + NAMES_WIDE - 20, y1 - 4),
        "name",
        44,
        least=24,
        align="l",
    )
    for i, (key, n) in enumerate(score_lines(score).items()):
        a, b = _column(i)
        total = key == "total"
        size = min(
            46.0 if total else 44.0, 44.0 * (b - a - 6) / max(1.0, width("number", 44, plain(n)))
        )
        fill = "text" if n or total else "soft"
        c.text(
            plain(n), ((a + b) / 2, middle - 1), "number", size, fill=fill, room=(a, y0, b + 4, y1)
        )


def _shade(c: Canvas, w: float, h: float) -> None:
    c.glaze(rectangle(0, 0, w, h), "tab", 0.5)


def _laurels(c: Canvas, w: float, h: float) -> None:
    """Draw a golden frame round the winner's row."""
    c.outline(rectangle(2, 2, w - 4, h - 4), "outline", 6)
    c.outline(rectangle(2, 2, w - 4, h - 4), "now", 3.4)
