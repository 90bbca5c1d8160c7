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
from render.games.architects.candidates import character_window
from render.games.architects.cards import (
    CARD_BOX,
    FACE,
    apprentice_face,
    card_name,
    card_of,
    put_face,
    skills_of,
)
from render.games.architects.figures import character_effect
from render.games.architects.layout import CARD
from render.games.architects.lists import BUILDING_HIGH, put_building, sheet
from render.games.architects.samples import card_samples
from render.games.architects.shelf import Grid, cards_of, offered
from render.games.architects.text import subline
from render.grounds import GroundPlan
from render.icons import lift, lock
from render.paper import parchment, wood
from render.paths import Box, rectangle, rounded_box
from render.pieces import ask_panel
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

WIDTH, MARGIN = 1200, 26.0
CLOTH = 84.0
ASKED = (98.0, 92.0)
ROOM = WIDTH - 2 * MARGIN
GOODS = (208.0, 92.0)  # the top of the shelf with the goods, and how high it is
STRIPS = (314.0, 80.0)
STRIP_WIDE = (250.0, 366.0, 258.0, 238.0)
STRIP_GAP = 12.0
GIFT_HIGH = 88.0
TITLE = 58.0
LISTED = 3  # as many cards stand below each other with all their words; more are drawn in rows
STRIP_SCALE = ROOM / 940
LIST_STEP = (BUILDING_HIGH + 18) * STRIP_SCALE
IN_ROW, IN_ROW_GAP, ROW_GAP = 4, 12.0, 18.0  # apprentices and buildings
IN_ROW_WIDE = (ROOM - (IN_ROW - 1) * IN_ROW_GAP) / IN_ROW


@dataclass(frozen=True)
class Company:
    """Apprentices, then buildings, in one array: a row is as high as its highest card."""

    top: float
    heights: tuple[float, ...]

    @classmethod
    def of(cls, player: PlayerView, top: float) -> Self:
        kinds = [CARD] * len(player.apprentices) + [FACE] * len(player.buildings)
        return cls(top, tuple(IN_ROW_WIDE * high / wide for wide, high in kinds))

    @property
    def foot(self) -> float:
        return self._row_top(-(-len(self.heights) // IN_ROW))

    def place(self, i: int) -> tuple[float, float]:
        row, at = divmod(i, IN_ROW)
        return MARGIN + at * (IN_ROW_WIDE + IN_ROW_GAP), self._row_top(row)

    def _row_top(self, row: int) -> float:
        starts = range(0, row * IN_ROW, IN_ROW)
        return self.top + sum(max(self.heights[i : i + IN_ROW]) + ROW_GAP for i in starts)


@dataclass(frozen=True)
class ScreenLayout:
    """Where the parts stand: the picture is as high as the seat's belongings need."""

    gift: float  # the top of the panel that says what the character can do
    hand: float  # the top of the cards in hand
    cards: Grid
    company: Company
    foot: float

    @classmethod
    def of(cls, ctx: DrawContext[View]) -> Self:
        player, held = ctx.view.players[ctx.viewer], len(cards_of(ctx))
        gift = STRIPS[0] + STRIPS[1] + 18
        hand = gift + TITLE + (GIFT_HIGH + 16 if player.character else 0)
        per_row = 3 if held in (5, 6) else 4
        grid = Grid(held if held > LISTED else 0, FACE, (MARGIN, hand), ROOM, per_row)
        foot = hand + held * LIST_STEP if held <= LISTED else grid.foot
        company = Company.of(player, foot + TITLE)
        return cls(gift, hand, grid, company, company.foot)

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, round(self.foot + 22)


def screen(ctx: DrawContext[View]) -> Scene:
    to_choose = sheet(ctx, offered(ctx))
    if to_choose is not None:
        return to_choose
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
    _cupboard(c)
    for inset, w, paint in ((6, 2.2, "frame"), (11, 1.4, "gold")):
        c.outline(rectangle(inset, inset, WIDTH - 2 * inset, height - 2 * inset), paint, w)


def _pieces(ctx: DrawContext[View], plan: ScreenLayout, c: Canvas) -> None:
    player = ctx.view.players[ctx.viewer]
    _heading(c, ctx, player)
    _asked(c, ctx)
    _belongings(c, ctx, player)
    if player.character:
        _gift(c, ctx, player.character, plan.gift)
    _hand(c, ctx, plan)
    _company(c, ctx, plan.company)


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


def _cupboard(c: Canvas) -> None:
    """Draw what stands still: the shelf for the goods and the strips below it."""
    top, high = GOODS
    case = rectangle(MARGIN, top, ROOM, high)
    c.shadow(case, (3, 6), 4, 0.45)
    wood(c, case, "#86664A", 8, 0.4)
    c.outline(case, "outline", 2.2)
    c.outline(
        rectangle(MARGIN + 4, top + 4, ROOM - 8, high - 8), c.theme.light("#86664A", 0.3), 1.1
    )
    for i in range(len(Good)):
        x0, y0, x1, y1 = _cell(i)
        cell = rounded_box(x0, y0, x1 - x0, y1 - y0, 8)
        c.polygon(cell, "court")
        c.inner_shade(cell, "shade", 0.4, 4, (1, 4))
        c.outline(cell, "outline", 1.7)
    for i in range(len(STRIP_WIDE)):
        x0, y0, x1, y1 = _strip(i)
        strip = rounded_box(x0, y0, x1 - x0, y1 - y0, 8)
        c.shadow(strip, (2, 4), 3, 0.4)
        c.polygon(strip, "panel", "outline", 1.7)
        inner = rounded_box(x0 + 4, y0 + 4, x1 - x0 - 8, y1 - y0 - 8, 5)
        c.outline(inner, c.theme.mix("gold", "panel", 0.3), 1.1)


def _cell(i: int) -> Box:
    wide = (ROOM - 20 - 8 * (len(Good) - 1)) / len(Good)
    x = MARGIN + 10 + i * (wide + 8)
    return x, GOODS[0] + 12, x + wide, GOODS[0] + GOODS[1] - 12


def _strip(i: int) -> Box:
    x = MARGIN + sum(STRIP_WIDE[:i]) + i * STRIP_GAP
    return x, STRIPS[0], x + STRIP_WIDE[i], STRIPS[0] + STRIPS[1]


def _belongings(c: Canvas, ctx: DrawContext[View], player: PlayerView) -> None:
    """Write goods, workers, captives and debts over the shelf and its strips."""
    for i, good in enumerate(Good):
        x0, y0, x1, y1 = _cell(i)
        middle = (y0 + y1) / 2
        put_sign(c, good, (x0 + 52, middle), 58)
        text, room = str(player.goods[good]), (x0 + 84, y0 - 4, x1, y1 + 4)
        c.text(text, (x0 + 122, middle - 1), "number", 56, room=room)
    workers, captured, cells, debts = (_strip(i) for i in range(len(STRIP_WIDE)))
    _strip_words(c, ctx.say("picture-workers"), workers)
    at = (workers[2] - 56, (workers[1] + workers[3]) / 2)
    home = (ctx.viewer, player.workers, 62.0, False)
    stamp(c, group, *at, group_box(62.0), *home)
    _captured(c, ctx, player, captured)
    _facts(c, cells, (("prison", player.in_prison), ("captive", player.held_by_others)))
    _facts(c, debts, (("debt", player.debts), ("paid", player.paid_debts)))


def _strip_words(c: Canvas, words: str, strip: Box) -> None:
    x, y0, _, y1 = strip
    c.fit(words, (x + 14, y0 + 4, x + 158, y1 - 4), "name", 33, least=22, align="l")


def _captured(c: Canvas, ctx: DrawContext[View], player: PlayerView, strip: Box) -> None:
    """Draw other seats' workers; four kinds leave no room for words."""
    held = [(other, n) for other, n in enumerate(player.captured) if n]
    _, y0, right, y1 = strip
    if len(held) < 4:
        _strip_words(c, ctx.say("picture-captured"), strip)
    step = 84.0 if len(held) > 3 else 66.0
    for i, (other, n) in enumerate(reversed(held)):
        box = group_box(56.0)
        at = (right - 44 - i * step, (y0 + y1) / 2 + 4)
        stamp(c, compact_group, *at, box, other, n, 56.0, False)
    if not held:
        c.text("0", (right - 44, (y0 + y1) / 2 - 1), "number", 48, fill="soft")


def _facts(c: Canvas, strip: Box, facts: tuple[tuple[str, int], ...]) -> None:
    half = (strip[2] - strip[0]) / 2
    for i, (sign, n) in enumerate(facts):
        left = strip[0] + i * half
        room = (left + 8, strip[1] + 4, left + half - 8, strip[3] - 4)
        formula(c, (sign, str(n)), room, 50)


def _hand(c: Canvas, ctx: DrawContext[View], plan: ScreenLayout) -> None:
    """Draw the hand: a few cards with all their words, more of them in rows."""
    player, held = ctx.view.players[ctx.viewer], cards_of(ctx)
    words = f"{ctx.say('picture-hand')}  {player.cards}/{ctx.view.hand_limit}"
    _section(c, words, MARGIN + 4, plan.hand - 30, WIDTH - MARGIN)
    for i, card in enumerate(held):
        if len(held) <= LISTED:
            put_building(c.at(MARGIN, plan.hand + i * LIST_STEP, STRIP_SCALE), card)
        else:
            put_face(c.at(*plan.cards.place(i), plan.cards.scale), card)


def _company(c: Canvas, ctx: DrawContext[View], company: Company) -> None:
    """Draw the apprentices hired and the buildings built, in one array."""
    player = ctx.view.players[ctx.viewer]
    hired, built = player.apprentices, player.buildings
    words = (
        f"{ctx.say('picture-apprentices')}  {len(hired)}/{player.apprentice_limit}"
        f" · {ctx.say('picture-buildings')}  {len(built)}"
    )
    _section(c, words, MARGIN + 4, company.top - 30, WIDTH - MARGIN)
    for i, apprentice in enumerate(hired):
        facts = (card_name(ctx.say(apprentice.word)), skills_of(ctx, apprentice), 0)
        there = c.at(*company.place(i), IN_ROW_WIDE / CARD[0])
        stamp(there, apprentice_face, 0, 0, CARD_BOX, apprentice, *facts)
    for i, building in enumerate(built, len(hired)):
        put_face(c.at(*company.place(i), IN_ROW_WIDE / FACE[0]), card_of(ctx, building))
