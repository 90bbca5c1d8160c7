"""The Black Market's stalls and offers, and the apprentices on their rack."""

import random
from collections.abc import Mapping

from engine.games.architects.data import MARKET_SPACES, SLOTS, Good, Location
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.formula import formula, put_sign
from render.games.architects.art.furniture import formula_plaque
from render.games.architects.art.goods import GOODS, INK
from render.games.architects.art.houses import ink
from render.games.architects.cards import CARD_BOX, apprentice_face, blank, card_name, coins
from render.games.architects.layout import (
    CARD,
    MARKET_CARD,
    MARKET_PRICE,
    MARKET_SPACE,
    MARKET_X,
    RACK,
    slot_corner,
)
from render.games.architects.names import place_seal
from render.paper import wood
from render.paths import Path, ellipse, rectangle, rounded_box
from render.sprites import stamp

OFFER = (96.0, 94.0)
SPOTS: dict[int, Path] = {
    1: [(48, 47)], 2: [(27, 47), (69, 47)], 3: [(27, 27), (69, 27), (48, 67)],
    4: [(27, 27), (69, 27), (27, 67), (69, 67)],
}  # fmt: skip


def stalls(c: Canvas, prices: Mapping[Location, int]) -> None:
    """Draw what stands still: awning, spaces, prices."""
    _awning(c)
    for space, x in zip(MARKET_SPACES, MARKET_X, strict=True):
        c.shadow(ellipse(x, MARKET_SPACE, 43), (2, 5), 3, 0.6)
        c.disc((x, MARKET_SPACE), 43, "#54435A", "outline", 1.8)
        c.disc((x, MARKET_SPACE), 37, "#CDBFAC", "outline", 1.2)
        c.outline(ellipse(x, MARKET_SPACE, 33), "#9C8C82", 1.2)
        formula_plaque(c, (str(prices[space]), "silver", "loss"), (x, MARKET_PRICE), 27)
    x = MARKET_X[1]
    at = c.at(x - 48, MARKET_CARD - 47)
    blank(at, *OFFER, 7)
    formula(at, ("hire",), (6, 6, 90, 44), 38, ink=INK)
    at.line([(14, 47), (82, 47)], INK, 1.2)
    formula(at, ("5", "building", ">", "1"), (6, 50, 90, 88), 30, ink=INK)


def _awning(c: Canvas) -> None:
    """Draw patched cloth over the three stalls."""
    dice, n, (x0, x1, y) = random.Random(3), 13, (384.0, 704.0, 752.0)
    w = (x1 - x0) / n
    c.glaze(rectangle(x0, y + 8, x1 - x0, 22), "shade", 0.5, 4)
    for i in range(n):
        a = x0 + i * w
        tone = c.theme.dark("#6A586E" if i % 2 else "#9A8A93", dice.uniform(0, 0.12))
        hem = [
            (a + w, y + 10),
            (a + w * 0.75, y + 20),
            (a + w * 0.5, y + 24),
            (a + w * 0.25, y + 20),
            (a, y + 10),
        ]
        c.polygon([(a, y - 18), (a + w, y - 18), *hem], tone, ink(c), 1.1)


def offers(c: Canvas, ctx: DrawContext[View]) -> None:
    market = ctx.view.market
    small = tuple(market.small.items())
    large = tuple(market.large.items())
    box = (-58.0, -60.0, 64.0, 66.0)
    stamp(c, offer, MARKET_X[0], MARKET_CARD, box, small, min(3, market.small_left))
    stamp(c, offer, MARKET_X[2], MARKET_CARD, box, large, min(3, len(market.large_cards)))
    if market.small_left:
        x, y = MARKET_X[0] + 34, MARKET_CARD - 40
        stamp(c, _count, x, y, (-26.0, -20.0, 28.0, 24.0), str(market.small_left))


def offer(c: Canvas, goods: tuple[tuple[Good, int], ...], pile: int) -> None:
    """Draw goods on a card, or printed on the board where no card lies; round the origin."""
    at = c.at(-OFFER[0] / 2, -OFFER[1] / 2)
    for i in reversed(range(1, pile)):
        blank(at.at(3 * i, -3 * i), *OFFER, 7)
    blank(at, *OFFER, 7)
    if not pile:
        at.outline(rounded_box(6, 6, OFFER[0] - 12, OFFER[1] - 12, 4), "#8D7D86", 2.4)
    single = [good for good, n in goods for _ in range(n)]
    if len(single) in SPOTS:
        for good, (x, y) in zip(single, SPOTS[len(single)], strict=True):
            GOODS[good](at.at(x - 20, y - 20, 0.4))
        return
    for i, (good, n) in enumerate(goods):
        high = (OFFER[1] - 12) / len(goods)
        formula(
            at, (str(n), good), (6, 6 + i * high, 90, 6 + (i + 1) * high), min(38, high), ink=INK
        )


def _count(c: Canvas, text: str) -> None:
    """Draw how many cards lie in a pile, round the origin."""
    edge = rounded_box(-20, -15, 40, 30, 8)
    c.shadow(edge, (1, 2), 1.5, 0.5)
    c.polygon(edge, "disc", "outline", 1.5)
    c.text(text, (0, -1), "number", 27, fill="disc_text", room=(-20, -15, 20, 15))


def rack(c: Canvas) -> None:
    """Draw the apprentices' planks; tabs say how many workers open a column without coins."""
    x0, y0, x1, y1 = RACK
    edge = rectangle(x0, y0, x1 - x0, y1 - y0)
    if not c.shows((x0, y0 - 30, x1, y1)):
        return
    c.shadow(edge, (3, 6), 5, 0.5)
    for i in range(7):
        high = (y1 - y0) / 7
        plank = rectangle(x0, y0 + i * high, x1 - x0, high)
        wood(c, plank, c.theme.dark("#86664A", (0.0, 0.08, 0.03)[i % 3]), 20 + i, 0.35)
    c.outline(edge, "outline", 2.2)
    c.outline(
        rectangle(x0 + 4, y0 + 4, x1 - x0 - 8, y1 - y0 - 8), c.theme.light("#86664A", 0.3), 1.1
    )
    for column, slot in enumerate(SLOTS[0], 1):
        x = slot_corner(slot)[0] + CARD[0] / 2
        tab = rounded_box(x - 33, y0 - 20, 66, 30, 6)
        c.polygon(tab, "disc", "outline", 1.5)
        formula(c, ("worker", str(column)), (x - 30, y0 - 19, x + 30, y0 + 9), 26, ink="disc_text")


def apprentices(c: Canvas, ctx: DrawContext[View]) -> None:
    for shown in (card for row in ctx.view.rows for card in row):
        x, y = slot_corner(shown.slot)
        name = card_name(ctx.say(shown.apprentice.word))
        facts = (shown.apprentice, name, shown.skills, shown.virtue)
        stamp(c, apprentice_face, x, y, CARD_BOX, *facts)
        place_seal(c, ctx, shown.slot, (x + CARD[0] - 20, y + 50), 18, "dark")
        if shown.silver:
            stamp(
                c,
                coins,
                x + CARD[0] - 22,
                y + CARD[1] - 48,
                (-26.0, -26.0, 28.0, 30.0),
                shown.silver,
                21.0,
            )


def decks(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw the two piles beside the workshop."""
    for x, sign, n in (
        (960, "hire", ctx.view.apprentice_deck),
        (960, "building", ctx.view.building_deck),
    ):
        y = 722 if sign == "hire" else 786
        put_sign(c, sign, (x, y), 52)
        stamp(c, _count, x, y + 20, (-26.0, -20.0, 28.0, 24.0), str(n))
