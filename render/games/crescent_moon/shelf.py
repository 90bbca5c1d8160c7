"""The cards and hexes before a seat: in its hand, spent, to choose from; in rows or a list."""

from dataclasses import dataclass
from functools import partial

from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.crescent_moon.art import cards
from render.games.crescent_moon.art.ornament import pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.seat_colours import SEATS
from render.grounds import GroundPlan
from render.paper import parchment
from render.paths import rounded_box
from render.sprites import stamp
from render.stage import Scene

WIDTH, MARGIN, GAP = 1200, 54.0, 18.0
TITLE, EMPTY = 50.0, 110.0
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Row:
    """Cards of one kind under a title; they are held, offered to choose from, or spent."""

    title: str
    cards: tuple[Card, ...]
    state: str

    @property
    def per_row(self) -> int:
        n = len(self.cards)
        return 4 if n <= 4 else 5 if n <= 10 else 6

    @property
    def scale(self) -> float:
        least = 6 if self.state == "spent" else self.per_row
        room = (WIDTH - 2 * MARGIN - (least - 1) * GAP) / least
        return min(1.0, room / cards.FULL[0])

    @property
    def tall(self) -> float:
        per_row = 6 if self.state == "spent" else self.per_row
        lines = -(-len(self.cards) // per_row)
        if not lines:
            return TITLE + EMPTY
        return TITLE + lines * (cards.FULL[1] * self.scale + GAP)


def rows_of(ctx: DrawContext[View]) -> list[Row]:
    """Return what the seat has before it: to choose from, in its hand, spent."""
    player = ctx.view.players[ctx.viewer]
    looked = ctx.view.looking_at
    rows = [Row("picture-look", tuple(looked), "offered")] if looked else []
    rows.append(Row("picture-hand", tuple(player.hand or ()), "held"))
    if player.front:
        rows.append(Row("picture-front", tuple(player.front), "spent"))
    return rows


def draw_rows(c: Canvas, ctx: DrawContext[View], y: float) -> None:
    letter = 0
    for row in rows_of(ctx):
        room = (MARGIN, y, WIDTH - MARGIN, y + TITLE - 4)
        c.fit(ctx.say(row.title), room, "name", 36, least=20, align="l")
        if not row.cards:
            c.fit(
                ctx.say("picture-no-cards"),
                (MARGIN, y + 60, WIDTH - MARGIN, y + 140),
                "aside",
                40,
                fill="soft",
            )
        letter = _draw_row(c, ctx, row, y + TITLE, letter)
        y += row.tall


def _draw_row(c: Canvas, ctx: DrawContext[View], row: Row, top: float, letter: int) -> int:
    per_row = 6 if row.state == "spent" else row.per_row
    w, h = (side * row.scale + GAP for side in cards.FULL)
    for i, card in enumerate(row.cards):
        line, at = divmod(i, per_row)
        x, y = MARGIN + at * w, top + line * h
        box = (-16.0, -16.0, cards.FULL[0] + 20, cards.FULL[1] + 26)
        draw = _spent if row.state == "spent" else cards.full_face
        facts = (card, cards.words_of(ctx, card), row.state == "offered")
        stamp(c.at(x, y, row.scale), draw, 0, 0, box, *facts)
        if row.state != "spent":
            _letter(
                c, x + cards.FULL[0] * row.scale - 16, y + 146 * row.scale, LETTERS[letter % 26]
            )
            letter += 1
    return letter


def _spent(c: Canvas, card: Card, words: cards.Words, offered: bool) -> None:
    cards.full_face(c, card, words, offered)
    c.glaze(rounded_box(0, 0, *cards.FULL, 14), "paper", 0.35)


def _letter(c: Canvas, x: float, y: float, text: str) -> None:
    """Draw a card's letter; numbers are for hexes."""
    stamp(c, _seal, x, y, (-26.0, -26.0, 28.0, 30.0), text)


def _seal(c: Canvas, text: str) -> None:
    c.disc((1, 3), 21, c.theme.dark("disc", 0.4))
    c.disc((0, 0), 21, "disc", "brass", 2)
    c.text(text, (0, -1), "number", 30, fill="disc_text", room=(-21, -21, 21, 21))


def hand_list(ctx: DrawContext[View]) -> Scene:
    """Draw the cards as a list, for small screens."""
    held = [(card, row.state) for row in rows_of(ctx) for card in row.cards if row.state != "spent"]
    size = (1000, 30 + 190 * max(1, len(held)))
    plan = GroundPlan(size, ("hand",), partial(_list_ground, size[1]), SEATS, samples)
    return Scene(plan, partial(_strips, ctx, held))


def _list_ground(height: int, c: Canvas) -> None:
    parchment(c, 31)
    pattern(c, (1000, height))


def _strips(ctx: DrawContext[View], held: list[tuple[Card, str]], c: Canvas) -> None:
    for i, (card, state) in enumerate(held):
        y = 20 + 190 * i
        box = (-12.0, -12.0, 956.0, 186.0)
        stamp(c, cards.strip, 36, y, box, card, cards.words_of(ctx, card), state == "offered")
        _letter(c, 40, y + 16, LETTERS[i % 26])
    if not held:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, least=28, fill="soft")
