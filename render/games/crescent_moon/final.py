"""The end: the ranking in place of the markets, with all victory points open."""

from collections import Counter

from engine.games.crescent_moon.data import Objective
from engine.games.crescent_moon.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.crescent_moon.art import tokens
from render.games.crescent_moon.art.brush import spline
from render.games.crescent_moon.layout import COLUMN, MARKET
from render.paper import panel
from render.paths import Box, Path, arc
from render.sprites import stamp
from render.text import ranked

FOOT = 990.0
MAX_LINES = 4


def ranking(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw one card for each seat, the winner's first and golden."""
    result = ctx.result
    assert result is not None
    ranks = ranked(result)
    tall = (FOOT - MARKET[1] + 12) / len(ranks)
    for i, (place, seat) in enumerate(ranks):
        y = MARKET[1] + i * tall
        box = (COLUMN[0], y, COLUMN[1], y + tall - 12)
        first = seat in result.winners
        w, h = box[2] - box[0], box[3] - box[1]
        stamp(c, _row, box[0], y, (-16.0, -16.0, w + 16, h + 18), w, h, place, seat, first)
        _points(c, ctx, seat, result.scores[seat], box)


def _row(c: Canvas, w: float, h: float, place: int, seat: int, first: bool) -> None:
    if first:
        c.glaze([(0, 0), (w, 0), (w, h), (0, h)], "now", 0.9, 5)
    panel(c, (0, 0, w, h), radius=12, seed=40 + place, trim="now" if first else "gold")
    if first:
        _laurel(c.at(70, h / 2))
    tokens.badge(c.at(70, h / 2), seat, 24 if first else 28)
    tokens.number(c.at(22, 24, 0.9), str(place), "offered" if first else "plain")


def _laurel(c: Canvas) -> None:
    """Draw two branches round the winner's shape."""
    for side in (-1, 1):
        for angle in range(80, -61, -20):
            foot = arc(0, 0, 42, 42, (angle, angle), 1)[0]
            for far in (54, 33):
                tip = arc(0, 0, far, far, (angle - 16, angle - 16), 1)[0]
                middle = (foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2
                one, two = (middle[0] + 4, middle[1] - 3), (middle[0] - 4, middle[1] + 3)
                leaf: Path = spline([foot, one, tip, two], 5, closed=True)
                c.polygon([(side * x, y) for x, y in leaf], "green", "outline", 1)


def _points(c: Canvas, ctx: DrawContext[View], seat: int, total: int, box: Box) -> None:
    x0, y0, x1, y1 = box
    c.fit(
        ctx.name(seat, 16), (x0 + 130, y0 + 8, x1 - 116, y0 + 54), "name", 40, least=22, align="l"
    )
    stamp(c, tokens.points, x1 - 62, (y0 + y1) / 2, tokens.sign_box(42), 42.0, str(total))
    lines = summed_up(scored(ctx, ctx.view.players[seat]), MAX_LINES)
    step = min(27.0, (y1 - y0 - 62) / max(1, len(lines)))
    for i, (text, n) in enumerate(lines):
        y = y0 + 54 + i * step
        c.fit(
            text,
            (x0 + 130, y, x1 - 178, y + step),
            "plain",
            step * 0.86,
            least=12,
            fill="soft",
            align="l",
        )
        c.text(str(n), (x1 - 126, y + step / 2 - 1), "number", step * 0.92, anchor="rm",
               room=(x1 - 176, y - 2, x1 - 122, y + step + 2))  # fmt: skip


def scored(ctx: DrawContext[View], player: PlayerView) -> list[tuple[str, int]]:
    """Return what the points came from over the whole game, the most first."""
    sums: Counter[Objective] = Counter()
    for score in player.scores:
        sums[score.objective] += score.points
    ordered = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    return [(ctx.say(f"objective-{objective}"), n) for objective, n in ordered if n]


def summed_up(lines: list[tuple[str, int]], max_lines: int) -> list[tuple[str, int]]:
    """Return at most so many lines, the last one for all the rest."""
    if len(lines) <= max_lines:
        return lines
    return [*lines[: max_lines - 1], ("…", sum(n for _, n in lines[max_lines - 1 :]))]
