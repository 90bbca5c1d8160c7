"""What a character scores for, and how much: shown on its own screen."""

from engine.games.crescent_moon.view import GoalView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.crescent_moon.shelf import MARGIN, WIDTH
from render.paper import panel

Line = tuple[str, str]  # what for, and how much

RIGHT = WIDTH - MARGIN
HEAD, ROW, FOOT = 46.0, 34.0, 12.0
GUTTER = 44.0
SIZE = 27.0
MAX_ROWS_OF_ONE_COLUMN = 6
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


def height(lines: list[Line]) -> float:
    """Return how high the panel is, with the gap below."""
    return HEAD + _rows(lines) * ROW + FOOT + GAP


def _rows(lines: list[Line]) -> int:
    return len(lines) if len(lines) <= MAX_ROWS_OF_ONE_COLUMN else -(-len(lines) // 2)


def draw_goals(c: Canvas, ctx: DrawContext[View], lines: list[Line], top: float) -> None:
    """Draw one column or two, read downwards."""
    tall = height(lines) - GAP
    panel(c, (MARGIN, top, RIGHT - MARGIN, tall), radius=12, seed=7)
    title = (MARGIN + 20, top + 6, RIGHT - 20, top + HEAD - 2)
    c.fit(ctx.say("picture-goals"), title, "name", 31, least=18, align="l")
    wide = RIGHT - MARGIN - 40
    if _rows(lines) < len(lines):
        wide = (wide - GUTTER) / 2
    for at, line in enumerate(lines):
        column, row = divmod(at, _rows(lines))
        x = MARGIN + 20 + column * (wide + GUTTER)
        _draw_line(c, line, (x, top + HEAD + row * ROW, x + wide))


def _draw_line(c: Canvas, line: Line, place: tuple[float, float, float]) -> None:
    x0, y, x1 = place
    text, pay = line
    middle = max((x0 + x1) / 2, x1 - width("plain", SIZE, pay) - 2)
    c.fit(pay, (middle, y, x1, y + ROW), "plain", SIZE, least=15, align="r")
    room = (x0, y, middle - 14, y + ROW)
    c.fit(text, room, "plain", SIZE, least=15, fill="soft", align="l")
