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

HIGH, WIDE = 150.0, 940.0
PORTRAIT = (130.0, 122.0)
SIGN = 36.0


def put_candidate(c: Canvas, ctx: DrawContext[View], character: Character) -> None:
    """Draw a strip from its upper left corner."""
    wide = WIDE
    stamp(c, blank, 0, 0, (-14.0, -14.0, wide + 16, HIGH + 18), wide, HIGH, 12)
    stamp(c, character_window, 12, 14, (-3.0, -3.0, 133.0, 125.0), character, *PORTRAIT)
    left = PORTRAIT[0] + 28
    name = (left, 8, left + 330, 60)
    c.fit(ctx.say(character.word), name, "name", 44, least=28, fill=INK, align="l")
    signs = [part for each in character_start(ctx, character).items() for part in each]
    row = tuple(str(part) for part in signs)
    room = (max(left + 336, wide - 18 - row_width(row, SIGN)), 12, wide - 18, 58)
    formula(c, row, room, SIGN, ink=INK)
    effect = character_effect(ctx, character)
    c.paragraph(effect, (left, 62, wide - 18, HIGH - 10), "plain", (38, 26), fill=INK, align="l")


def character_window(c: Canvas, character: Character, wide: float, high: float) -> None:
    portrait_window(c, character, (), (0, 0, wide, high))
