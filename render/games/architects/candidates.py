"""Characters that can be chosen: a portrait, what each begins with, and what each can do."""

from engine.games.architects.data import Character
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.formula import formula, row_width
from render.games.architects.art.goods import INK
from render.games.architects.cards import blank, portrait_window
from render.games.architects.figures import character_effect, character_start
from render.sprites import stamp

HIGH, GAP, COLUMNS = 150.0, 14.0, 2
PORTRAIT = (130.0, 122.0)
SIGN = 32.0


def candidates_high(ctx: DrawContext[View]) -> float:
    rows = -(-len(ctx.view.characters) // COLUMNS)
    return rows * (HIGH + GAP) - GAP


def put_candidates(c: Canvas, ctx: DrawContext[View], width: float) -> None:
    """Draw all of them from an upper left corner."""
    wide = (width - GAP * (COLUMNS - 1)) / COLUMNS
    for i, character in enumerate(ctx.view.characters):
        row, column = divmod(i, COLUMNS)
        _candidate(c.at(column * (wide + GAP), row * (HIGH + GAP)), ctx, character, wide)


def _candidate(c: Canvas, ctx: DrawContext[View], character: Character, wide: float) -> None:
    stamp(c, blank, 0, 0, (-14.0, -14.0, wide + 16, HIGH + 18), wide, HIGH, 12)
    stamp(c, character_window, 12, 14, (-3.0, -3.0, 133.0, 125.0), character, *PORTRAIT)
    left = PORTRAIT[0] + 28
    name = (left, 8, left + 130, 56)
    c.fit(ctx.say(character.word), name, "name", 36, least=22, fill=INK, align="l")
    signs = [part for each in character_start(ctx, character).items() for part in each]
    row = tuple(str(part) for part in signs)
    room = (max(left + 136, wide - 14 - row_width(row, SIGN)), 12, wide - 14, 54)
    formula(c, row, room, SIGN, ink=INK)
    effect = character_effect(ctx, character)
    c.paragraph(effect, (left, 60, wide - 14, HIGH - 10), "plain", (30, 18), fill=INK, align="l")


def character_window(c: Canvas, character: Character, wide: float, high: float) -> None:
    portrait_window(c, character, (), (0, 0, wide, high))
