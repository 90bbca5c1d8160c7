"""What a character scores for, and how much: shown on its own screen."""

from collections.abc import Sequence

from engine.games.crescent_moon.view import GoalView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import fitted, width
from render.games.crescent_moon.shelf import MARGIN, WIDTH

Line = tuple[str, str]  # what for, and how much

RIGHT = WIDTH - MARGIN
HEAD, ROW, FOOT = 54.0, 40.0, 12.0
GUTTER = 36.0
SIZE = 31.0
MAX_ROWS_OF_ONE_COLUMN = 5
GAP = 16.0  # below the panel
# By when it is scored, and whether for each or for all.
PAYS = {
    ("at_once", True): "goal-at-once",
    ("yearly", True): "goal-each",
    ("yearly", False): "goal-yearly",
    ("first_year", True): "goal-first-year-each",
    ("first_year", False): "goal-first-year",
    ("exchange", True): "goal-exchange",
}


def goals(ctx: DrawContext[View], seat: int) -> list[Line]:
    """Return the character's objectives; those of the first year only in that year."""
    return [
        (ctx.say(f"objective-{goal.objective}"), _pay(ctx, goal))
        for goal in ctx.view.goals
        if goal.seat == seat and (goal.when != "first_year" or ctx.view.year <= 1)
    ]


def _pay(ctx: DrawContext[View], goal: GoalView) -> str:
    pay = ctx.say(PAYS[goal.when, goal.counted], points=goal.points, each=goal.each)
    return pay if goal.most is None else ctx.say("goal-most", pay=pay, most=goal.most)


def height(lines: int) -> float:
    """Return how high a panel of so many lines is, with the gap below."""
    return HEAD + _rows(lines) * ROW + FOOT + GAP


def _rows(lines: int) -> int:
    return lines if lines <= MAX_ROWS_OF_ONE_COLUMN else -(-lines // 2)


def draw_lines(c: Canvas, title: str, lines: Sequence[Line], top: float) -> None:
    """Write a title and lines on a panel that is there: one column or two, read downwards."""
    room = (MARGIN + 20, top + 8, RIGHT - 20, top + HEAD - 2)
    c.fit(title, room, "name", 36, least=24, align="l")
    wide, rows = RIGHT - MARGIN - 40, _rows(len(lines))
    if rows < len(lines):
        wide = (wide - GUTTER) / 2
    for at, line in enumerate(lines):
        column, row = divmod(at, rows)
        x = MARGIN + 20 + column * (wide + GUTTER)
        _draw_line(c, line, (x, top + HEAD + row * ROW, x + wide))


def _draw_line(c: Canvas, line: Line, place: tuple[float, float, float]) -> None:
    """Write what scores and how much, both in the largest size at which there is room."""
    x0, y, x1 = place
    text, pay = line
    size = fitted("plain", SIZE, f"{text}   {pay}", x1 - x0, 20)
    middle = max(x0 + (x1 - x0) * 0.3, x1 - width("plain", size, pay) - 2)
    c.fit(pay, (middle, y, x1, y + ROW), "plain", size, least=18, align="r")
    room = (x0, y, middle - 12, y + ROW)
    c.fit(text, room, "plain", size, least=18, fill="soft", align="l")
