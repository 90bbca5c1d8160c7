"""The left side of a seat's board: goods in a cupboard, workers, captives and debts."""

from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.architects.formula import formula, put_sign
from render.games.architects.goods import GOODS
from render.games.architects.workers import compact_group, group, group_box
from render.paper import wood
from render.paths import Point, rectangle, rounded_box
from render.sprites import stamp

WIDE = 296.0
CELL = (134.0, 66.0)
STRIPS = (252.0, 336.0, 420.0, 492.0)
HIGH = (76.0, 76.0, 64.0, 64.0)


def cupboard(c: Canvas, at: Point) -> None:
    """What stands still: the cupboard and the strips below it."""
    x, y = at
    case = rectangle(x, y, WIDE, 240)
    c.shadow(case, (3, 6), 4, 0.45)
    wood(c, case, "#86664A", 8, 0.4)
    c.outline(case, "outline", 2.2)
    c.outline(rectangle(x + 4, y + 4, WIDE - 8, 232), c.theme.light("#86664A", 0.3), 1.1)
    for i in range(6):
        cx, cy = _cell(at, i)
        cell = rounded_box(cx, cy, *CELL, 8)
        c.polygon(cell, "court")
        c.inner_shade(cell, "shade", 0.4, 4, (1, 4))
        c.outline(cell, "outline", 1.7)
    for top, high in zip(STRIPS, HIGH, strict=True):
        strip = rounded_box(x, y + top, WIDE, high, 8)
        c.shadow(strip, (2, 4), 3, 0.4)
        c.polygon(strip, "panel", "outline", 1.7)
        c.outline(
            rounded_box(x + 4, y + top + 4, WIDE - 8, high - 8, 5),
            c.theme.mix("gold", "panel", 0.3),
            1.1,
        )


def _cell(at: Point, i: int) -> Point:
    row, column = divmod(i, 2)
    return at[0] + 10 + column * (CELL[0] + 8), at[1] + 12 + row * (CELL[1] + 9)


def belongings(c: Canvas, ctx: DrawContext[View], at: Point) -> None:
    seat = ctx.seat
    player = ctx.data["players"][seat]
    for i, good in enumerate(GOODS):
        x, y = _cell(at, i)
        put_sign(c, good, (x + 38, y + CELL[1] / 2), 54)
        c.text(
            str(player["goods"][good]),
            (x + 98, y + CELL[1] / 2 - 1),
            "number",
            50,
            room=(x + 66, y, x + CELL[0], y + CELL[1]),
        )
    x, y = at
    _words(c, ctx.say("picture-workers"), (x, y + STRIPS[0]), HIGH[0])
    stamp(
        c, group, x + 236, y + STRIPS[0] + 40, group_box(62.0), seat, player["workers"], 62.0, False
    )
    _captured(c, ctx, player, (x, y + STRIPS[1]))
    _facts(
        c,
        (x, y + STRIPS[2]),
        (("prison", player["in_prison"]), ("captive", player["held_by_others"])),
    )
    _facts(c, (x, y + STRIPS[3]), (("debt", player["debts"]), ("paid", player["paid_debts"])))


def _words(c: Canvas, words: str, at: Point, high: float) -> None:
    c.fit(
        words,
        (at[0] + 14, at[1] + 4, at[0] + 160, at[1] + high - 4),
        "name",
        32,
        least=18,
        align="l",
    )


def _captured(c: Canvas, ctx: DrawContext[View], player: Data, at: Point) -> None:
    """Other seats' workers; four kinds leave no room for words."""
    held = [(other, n) for other, n in enumerate(player["captured"]) if n]
    x, y = at
    if len(held) < 3:
        _words(c, ctx.say("picture-captured"), at, HIGH[1])
    step = 64.0 if len(held) > 2 else 62.0
    for i, (other, n) in enumerate(reversed(held)):
        box = group_box(56.0)
        stamp(c, compact_group, x + WIDE - 40 - i * step, y + 42, box, other, n, 56.0, False)
    if not held:
        c.text("0", (x + WIDE - 40, y + HIGH[1] / 2 - 1), "number", 44, fill="soft")


def _facts(c: Canvas, at: Point, facts: tuple[tuple[str, int], ...]) -> None:
    half = WIDE / 2
    for i, (sign, n) in enumerate(facts):
        room = (at[0] + i * half + 6, at[1] + 4, at[0] + (i + 1) * half - 6, at[1] + 60)
        formula(c, (sign, str(n)), room, 44)
