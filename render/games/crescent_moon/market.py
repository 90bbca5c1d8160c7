"""The market with its prices, the Sultan's market, the deck and the discard pile."""

from collections.abc import Sequence

from engine.games.crescent_moon.data import SULTAN, Card, Market
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.crescent_moon.art import cards, tokens
from render.games.crescent_moon.layout import BAZAAR, MARKET
from render.games.crescent_moon.seat_colours import kit_seat
from render.paper import panel
from render.paths import Box, Point
from render.sprites import stamp

PAD, HEAD, GAP = 12.0, 58.0, 8.0


def stalls(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw what stands still: the two boards and their names."""
    x0, y0, x1, y1 = MARKET
    panel(c, (x0, y0, x1 - x0, y1 - y0), radius=12, fill=c.theme.mix("paper", "hide", 0.35), seed=3)
    for name, (left, _, right, _) in zip(Market, _columns(len(Market)), strict=True):
        text = ctx.say(f"picture-market-{name}")
        c.fit(text, (left + 4, y0 + 8, right - 50, y0 + HEAD - 4), "name", 34, least=18, align="l")
    x0, y0, x1, y1 = BAZAAR
    green = c.theme.seats[kit_seat(SULTAN)]
    panel(c, (x0, y0, x1 - x0, y1 - y0), radius=12, fill=c.theme.mix("paper", green, 0.3), seed=4)
    tokens.badge(c.at(x0 + 32, y0 + 31), SULTAN, 15)
    room = (x0 + 58, y0 + 8, x1 - 236, y0 + HEAD - 4)
    c.fit(ctx.say("picture-bazaar"), room, "name", 34, least=18, align="l")


def _columns(n: int, box: Box = MARKET) -> list[Box]:
    x0, y0, x1, y1 = box
    wide = (x1 - x0 - 2 * PAD - (n - 1) * GAP) / n
    return [
        (x0 + PAD + i * (wide + GAP), y0 + HEAD, x0 + PAD + i * (wide + GAP) + wide, y1 - PAD + 2)
        for i in range(n)
    ]


def market(c: Canvas, ctx: DrawContext[View]) -> None:
    for name, column in zip(Market, _columns(len(Market)), strict=True):
        own = [slot for slot in ctx.view.market if slot.market is name]
        if own:
            x, y = column[2] - 24, MARKET[1] + 31
            stamp(c, tokens.coin, x, y, (-24.0, -24.0, 24.0, 26.0), 21.0, str(own[0].price))
        _lay_out(c, ctx, [slot.card for slot in own], column)
    _bazaar(c, ctx)
    _piles(c, ctx.view)


def _lay_out(c: Canvas, ctx: DrawContext[View], row: Sequence[Card | None], column: Box) -> None:
    """Draw up to two cards whole, more of them as bars."""
    x0, y0, x1, y1 = column
    if not row:
        return
    step = (y1 - y0 + GAP) / max(2, len(row))
    if len(row) > 2:
        step = min(step, 64.0)
    for i, card in enumerate(row):
        y = y0 + i * step
        if len(row) > 2:
            _bar(c, ctx, card, (x0, y, x1, y + step - GAP))
        else:
            _card(c, ctx, card, (x0, y, x1, y + step - GAP))


def _card(c: Canvas, ctx: DrawContext[View], card: Card | None, room: Box) -> None:
    """Draw a card as large as it fits the room."""
    x0, y0, x1, y1 = room
    w, h = cards.FACE
    k = round(min((x1 - x0) / w, (y1 - y0) / h), 3)
    there = c.at((x0 + x1 - w * k) / 2, y0, k)
    box = (-6.0, -6.0, w + 12, h + 14)
    if card is None:
        stamp(there, cards.empty, 0, 0, box, w, h)
    else:
        stamp(there, cards.face, 0, 0, box, card, cards.words_of(ctx, card))


def _bar(c: Canvas, ctx: DrawContext[View], card: Card | None, room: Box) -> None:
    x0, y0, x1, y1 = room
    w, h = x1 - x0, y1 - y0
    box = (-6.0, -6.0, w + 10, h + 12)
    if card is None:
        stamp(c, cards.empty, x0, y0, box, w, h)
    else:
        stamp(c, cards.bar, x0, y0, box, card, cards.words_of(ctx, card), w, h)


def _bazaar(c: Canvas, ctx: DrawContext[View]) -> None:
    lying: list[Card | None] = list(ctx.view.sultan_market)
    lying += [None] * (ctx.view.sultan_slots - len(lying))
    columns = _columns(3, BAZAAR)
    if len(lying) <= len(columns):
        for card, (x0, y0, x1, y1) in zip(lying, columns, strict=False):
            _card(c, ctx, card, (x0, y0, x1, y1))
            _price(c, ctx, card, ((x0 + x1) / 2 + 58, y0 + 112))
        return
    for i, column in enumerate(columns):
        own = lying[i :: len(columns)]
        x0, y0, x1, _ = column
        for j, card in enumerate(own):
            _bar(c, ctx, card, (x0, y0 + j * 72, x1, y0 + j * 72 + 60))
            _price(c, ctx, card, (x1 - 24, y0 + j * 72 + 14))


def _price(c: Canvas, ctx: DrawContext[View], card: Card | None, at: Point) -> None:
    """Draw the price that the Sultan has posted for a card, if any."""
    price = ctx.view.posted.get(card) if card is not None else None
    if price is not None:
        stamp(c, tokens.coin, *at, (-28.0, -28.0, 28.0, 30.0), 24.0, str(price))


def _piles(c: Canvas, view: View) -> None:
    """Draw the deck face down, the discard pile face up, each with its number."""
    x1, y0 = BAZAAR[2], BAZAAR[1]
    for right, kind, n in ((x1 - 118, "deck", view.deck), (x1 - 14, "front", len(view.discard))):
        stamp(c, _pile, right - 84, y0 + 9, (-6.0, -6.0, 44.0, 56.0), kind, min(3, n))
        room = (right - 46, y0 + 8, right, y0 + 54)
        c.text(str(n), (right - 42, y0 + 30), "number", 34, anchor="lm", room=room)


def _pile(c: Canvas, kind: str, layers: int) -> None:
    for i in range(layers):
        there = c.at(2 - i * 2, 2 - i * 2)
        if kind == "deck":
            cards.back(there, 32, 42)
        else:
            tokens.in_front(there.at(16, 21), 21)
    if not layers:
        cards.empty(c, 32, 42)
