"""A seat's own board: its question, goods and workers, apprentices, buildings, and hand."""

from dataclasses import dataclass
from functools import partial
from typing import Self

from engine.games.architects.data import Character, Good
from engine.games.architects.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.formula import formula, put_sign, row_width
from render.games.architects.art.workers import compact_group, group, group_box
from render.games.architects.candidates import (
    candidates_high,
    character_window,
    put_candidates,
)
from render.games.architects.cards import CARD_BOX, apprentice_face, card_name, card_of, skills_of
from render.games.architects.figures import character_effect
from render.games.architects.layout import CARD
from render.games.architects.samples import card_samples
from render.games.architects.shelf import Shelf, cards_of
from render.games.architects.text import subline
from render.grounds import GroundPlan
from render.icons import lift, lock
from render.paper import parchment, wood
from render.paths import Path, Point, rectangle, rounded_box
from render.pieces import ask_panel
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

WIDTH, MARGIN = 1200, 26.0
CLOTH = 84.0
ASKED = (98.0, 92.0)
TOP = 208.0
COLUMN = 338.0
ROOM = WIDTH - COLUMN - MARGIN
CUPBOARD_FOOT = 770.0
GIFT_HIGH = 88.0
CUPBOARD_WIDE = 296.0
CELL = (134.0, 66.0)
STRIPS = (252.0, 336.0, 420.0, 492.0)
STRIP_HIGH = (76.0, 76.0, 64.0, 64.0)


@dataclass(frozen=True)
class ScreenLayout:
    """Where the parts stand: the picture is as high as the seat's belongings need."""

    apprentice_scale: float
    built: Shelf
    gift: float  # the top of the panel that says what the character can do
    hand: Shelf
    foot: float

    @classmethod
    def of(cls, ctx: DrawContext[View]) -> Self:
        player = ctx.view.players[ctx.viewer]
        slots = max(5, player.apprentice_limit, len(player.apprentices))
        scale = (ROOM - (slots - 1) * 8) / slots / CARD[0]
        below = TOP + 42 + CARD[1] * scale + 56
        built = Shelf([card_of(ctx, b) for b in player.buildings], (COLUMN, below), ROOM, 5)
        held = cards_of(ctx)
        gift = max(built.foot, CUPBOARD_FOOT) + 16
        top = gift + (GIFT_HIGH + 56 if player.character else 44)
        shelf = Shelf(held, (MARGIN + 4, top), WIDTH - 2 * MARGIN - 8, 6)
        foot = top + candidates_high(ctx) if ctx.view.characters else shelf.foot
        return cls(scale, built, gift, shelf, foot)

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, round(self.foot + 30)


def screen(ctx: DrawContext[View]) -> Scene:
    plan = ScreenLayout.of(ctx)
    seat = ctx.viewer
    ground = GroundPlan(
        plan.size, ("screen", seat), partial(_ground, seat, plan.size[1]), 5, card_samples
    )
    return Scene(ground, partial(_pieces, ctx, plan))


def _ground(seat: int, height: int, c: Canvas) -> None:
    parchment(c, 21)
    colour = c.theme.seats[seat]
    cloth = rectangle(11, 11, WIDTH - 22, CLOTH - 11)
    c.shadow(cloth, (0, 5), 4, 0.45)
    c.polygon(cloth, colour)
    for x in range(13, WIDTH - 11, 4):
        c.line([(x, 12), (x, CLOTH - 1)], c.theme.dark(colour, 0.1), 0.8)
    for y, paint, w in ((CLOTH, "outline", 2.0), (CLOTH - 5, "brass", 1.6), (17, "brass", 1.6)):
        c.line([(11, y), (WIDTH - 11, y)], paint, w)
    sign = seat_shape(seat, 54, 49 + lift(seat, 22), 22)
    c.polygon(sign, c.theme.sign_on(colour), "outline", 2)
    _cupboard(c, (MARGIN, TOP))
    for inset, w, paint in ((6, 2.2, "frame"), (11, 1.4, "gold")):
        c.outline(rectangle(inset, inset, WIDTH - 2 * inset, height - 2 * inset), paint, w)


def _pieces(ctx: DrawContext[View], plan: ScreenLayout, c: Canvas) -> None:
    player = ctx.view.players[ctx.viewer]
    _heading(c, ctx, player)
    _asked(c, ctx)
    _belongings(c, ctx, player, (MARGIN, TOP))
    _apprentices(c, ctx, player, plan.apprentice_scale)
    _buildings(c, ctx, plan.built)
    if player.character:
        _gift(c, ctx, player.character, plan.gift)
    if ctx.view.characters:
        _candidates(c, ctx, plan.hand.corner)
    else:
        _hand(c, ctx, plan.hand)


def _heading(c: Canvas, ctx: DrawContext[View], player: PlayerView) -> None:
    seat = ctx.viewer
    ink = c.theme.sign_on(c.theme.seats[seat])
    facts = (
        ("virtue", str(player.virtue)),
        ("cathedral", f"{player.level}/{len(ctx.view.cathedral)}"),
    )
    x = WIDTH - 34.0
    for sign, text in reversed(facts):
        wide = row_width((sign, text), 52)
        formula(c, (sign, text), (x - wide - 1, 20, x, 78), 52, ink=ink)
        x -= wide + 40
    taken = c.fit(ctx.name(seat, 18), (92, 20, 470, 78), "name", 50, least=26, fill=ink, align="l")
    left = 92 + taken + 22
    stamp(c, _lock, left + 14, 49, (-20.0, -22.0, 20.0, 24.0))
    rest = subline(ctx)
    if player.character:
        rest = f"{ctx.say(player.character.word)} · {rest}"
    c.paragraph(rest, (left + 42, 20, x, 78), "plain", (34, 16), fill=ink, align="l", leading=1.0)


def _lock(c: Canvas) -> None:
    lock(c.at(-16, -18, 0.34), "brass")


def _asked(c: Canvas, ctx: DrawContext[View]) -> None:
    """Write the question, or whose turn it is."""
    asked = ctx.viewer in ctx.asked
    (top, high), wide = ASKED, WIDTH - 2 * MARGIN
    pointer = (18.0, 10.0, 0.76) if asked else None
    stamp(c, ask_panel, MARGIN, top, (-20.0, -20.0, wide + 20, high + 22), wide, high, pointer)
    left = MARGIN + (112 if asked else 28)
    text = ctx.prompt if asked and ctx.prompt else headline(ctx)
    c.paragraph(
        text,
        (left, top + 6, WIDTH - MARGIN - 18, top + high - 6),
        "name",
        (40, 18),
        align="l",
        leading=1.02,
    )


def _gift(c: Canvas, ctx: DrawContext[View], character: Character, top: float) -> None:
    """Write what the character can do."""
    wide = WIDTH - 2 * MARGIN
    stamp(
        c, ask_panel, MARGIN, top, (-20.0, -20.0, wide + 20, GIFT_HIGH + 22), wide, GIFT_HIGH, None
    )
    window = (-3.0, -3.0, 87.0, 75.0)
    stamp(c, character_window, MARGIN + 10, top + 8, window, character, 84.0, 72.0)
    room = (MARGIN + 110, top + 6, WIDTH - MARGIN - 18, top + GIFT_HIGH - 6)
    words = f"{ctx.say(character.word)} · {character_effect(ctx, character)}"
    c.paragraph(words, room, "plain", (36, 20), align="l", leading=1.02)


def _section(c: Canvas, words: str, x: float, y: float, right: float) -> None:
    """Write a heading and draw its rule."""
    taken = c.fit(words, (x, y - 22, right - 60, y + 22), "name", 34, least=20, align="l")
    start = x + taken + 16
    c.line([(start, y + 2), (right, y + 2)], "gold", 1.8)
    c.polygon([(start, y - 5), (start + 8, y + 2), (start, y + 9), (start - 8, y + 2)], "gold")


def _cupboard(c: Canvas, at: Point) -> None:
    """Draw what stands still: the cupboard and the strips below it."""
    x, y = at
    case = rectangle(x, y, CUPBOARD_WIDE, 240)
    c.shadow(case, (3, 6), 4, 0.45)
    wood(c, case, "#86664A", 8, 0.4)
    c.outline(case, "outline", 2.2)
    c.outline(rectangle(x + 4, y + 4, CUPBOARD_WIDE - 8, 232), c.theme.light("#86664A", 0.3), 1.1)
    for i in range(6):
        cx, cy = _cell(at, i)
        cell = rounded_box(cx, cy, *CELL, 8)
        c.polygon(cell, "court")
        c.inner_shade(cell, "shade", 0.4, 4, (1, 4))
        c.outline(cell, "outline", 1.7)
    for top, high in zip(STRIPS, STRIP_HIGH, strict=True):
        strip = rounded_box(x, y + top, CUPBOARD_WIDE, high, 8)
        c.shadow(strip, (2, 4), 3, 0.4)
        c.polygon(strip, "panel", "outline", 1.7)
        c.outline(
            rounded_box(x + 4, y + top + 4, CUPBOARD_WIDE - 8, high - 8, 5),
            c.theme.mix("gold", "panel", 0.3),
            1.1,
        )


def _cell(at: Point, i: int) -> Point:
    row, column = divmod(i, 2)
    return at[0] + 10 + column * (CELL[0] + 8), at[1] + 12 + row * (CELL[1] + 9)


def _belongings(c: Canvas, ctx: DrawContext[View], player: PlayerView, at: Point) -> None:
    """Write goods, workers, captives and debts over the cupboard and its strips."""
    for i, good in enumerate(Good):
        x, y = _cell(at, i)
        put_sign(c, good, (x + 38, y + CELL[1] / 2), 54)
        c.text(
            str(player.goods[good]),
            (x + 98, y + CELL[1] / 2 - 1),
            "number",
            50,
            room=(x + 66, y, x + CELL[0], y + CELL[1]),
        )
    x, y = at
    _strip_words(c, ctx.say("picture-workers"), (x, y + STRIPS[0]), STRIP_HIGH[0])
    stamp(
        c,
        group,
        x + 236,
        y + STRIPS[0] + 40,
        group_box(62.0),
        ctx.viewer,
        player.workers,
        62.0,
        False,
    )
    _captured(c, ctx, player, (x, y + STRIPS[1]))
    _facts(
        c, (x, y + STRIPS[2]), (("prison", player.in_prison), ("captive", player.held_by_others))
    )
    _facts(c, (x, y + STRIPS[3]), (("debt", player.debts), ("paid", player.paid_debts)))


def _strip_words(c: Canvas, words: str, at: Point, high: float) -> None:
    c.fit(
        words,
        (at[0] + 14, at[1] + 4, at[0] + 160, at[1] + high - 4),
        "name",
        32,
        least=18,
        align="l",
    )


def _captured(c: Canvas, ctx: DrawContext[View], player: PlayerView, at: Point) -> None:
    """Draw other seats' workers; four kinds leave no room for words."""
    held = [(other, n) for other, n in enumerate(player.captured) if n]
    x, y = at
    if len(held) < 3:
        _strip_words(c, ctx.say("picture-captured"), at, STRIP_HIGH[1])
    step = 64.0 if len(held) > 2 else 62.0
    for i, (other, n) in enumerate(reversed(held)):
        box = group_box(56.0)
        stamp(
            c, compact_group, x + CUPBOARD_WIDE - 40 - i * step, y + 42, box, other, n, 56.0, False
        )
    if not held:
        c.text("0", (x + CUPBOARD_WIDE - 40, y + STRIP_HIGH[1] / 2 - 1), "number", 44, fill="soft")


def _facts(c: Canvas, at: Point, facts: tuple[tuple[str, int], ...]) -> None:
    half = CUPBOARD_WIDE / 2
    for i, (sign, n) in enumerate(facts):
        room = (at[0] + i * half + 6, at[1] + 4, at[0] + (i + 1) * half - 6, at[1] + 60)
        formula(c, (sign, str(n)), room, 44)


def _apprentices(c: Canvas, ctx: DrawContext[View], player: PlayerView, scale: float) -> None:
    right = WIDTH - MARGIN
    hired, limit = player.apprentices, player.apprentice_limit
    _section(c, f"{ctx.say('picture-apprentices')}  {len(hired)}/{limit}", COLUMN, TOP + 14, right)
    y, step = TOP + 42, CARD[0] * scale + 8
    for i in range(max(limit, len(hired))):
        x = COLUMN + i * step
        if i < len(hired):
            name = card_name(ctx.say(hired[i].word))
            facts = (hired[i], name, skills_of(ctx, hired[i]), 0)
            stamp(c.at(x, y, scale), apprentice_face, 0, 0, CARD_BOX, *facts)
        else:
            box = (-2.0, -2.0, CARD[0] * scale + 2, CARD[1] * scale + 2)
            stamp(c, slot, x, y, box, CARD[0] * scale, CARD[1] * scale)


def slot(c: Canvas, w: float, h: float) -> None:
    """Draw an empty place: a dashed frame."""
    edge: Path = rounded_box(3, 3, w - 6, h - 6, 9)
    c.glaze(edge, "text", 0.06)
    for side in (
        ((10, 3), (w - 10, 3)),
        ((w - 3, 10), (w - 3, h - 10)),
        ((w - 10, h - 3), (10, h - 3)),
        ((3, h - 10), (3, 10)),
    ):
        (ax, ay), (bx, by) = side
        dashes = max(2, int((abs(bx - ax) + abs(by - ay)) / 14))
        for i in range(dashes):
            a, b = i / dashes, (i + 0.55) / dashes
            c.line(
                [
                    (ax + (bx - ax) * a, ay + (by - ay) * a),
                    (ax + (bx - ax) * b, ay + (by - ay) * b),
                ],
                c.theme.mix("paper", "text", 0.45),
                1.6,
            )


def _buildings(c: Canvas, ctx: DrawContext[View], built: Shelf) -> None:
    y = built.corner[1] - 28
    _section(c, f"{ctx.say('picture-buildings')}  {len(built.cards)}", COLUMN, y, WIDTH - MARGIN)
    built.draw(c, lettered=False)
    if not built.cards:
        x, top = built.place(0)
        w, h = 180 * built.scale, 212 * built.scale
        stamp(c, slot, x, top, (-2.0, -2.0, w + 2, h + 2), w, h)


def _candidates(c: Canvas, ctx: DrawContext[View], corner: Point) -> None:
    """Draw the characters that can still be chosen."""
    x, y = corner
    _section(c, ctx.say("picture-to-choose"), MARGIN + 4, y - 30, WIDTH - MARGIN)
    put_candidates(c.at(x, y), ctx, WIDTH - 2 * MARGIN - 8)


def _hand(c: Canvas, ctx: DrawContext[View], shelf: Shelf) -> None:
    """Draw what there is to choose from, and the hand."""
    player = ctx.view.players[ctx.viewer]
    limit = ctx.view.hand_limit
    words = f"{ctx.say('picture-hand')}  {player.cards}/{limit}"
    if len(shelf.cards) > player.cards:
        words = f"{ctx.say('picture-to-choose')} · {words}"
    _section(c, words, MARGIN + 4, shelf.corner[1] - 30, WIDTH - MARGIN)
    shelf.draw(c, lettered=True)
    if not shelf.cards:
        x, y = shelf.corner
        room = (x, y + 60, WIDTH - MARGIN, y + 140)
        c.fit(ctx.say("picture-no-cards"), room, "aside", 40, fill="soft")
