"""The pictures: the board that all see, a seat's own screen, and both in words."""

from collections.abc import Iterable, Iterator
from functools import partial

from engine.ids import Seat
from render.art import GameArt
from render.canvas import Canvas
from render.context import DrawContext
from render.grounds import GroundPlan
from render.icons import coin, crown, hand, seat_badge
from render.paper import frame, panel, parchment, rule, tray
from render.paths import rounded_box
from render.pieces import glow
from render.sprites import stamp
from render.stage import Scene
from render.text import headline
from seneschal_goofspiel.cards import POINTS, Card, points
from seneschal_goofspiel.view import View

WIDTH, MARGIN = 1200, 40
INNER = WIDTH - 2 * MARGIN
COURT = (Card.JACK, Card.QUEEN, Card.KING)
LARGE, MIDDLE, SMALL, TINY = 160.0, 80.0, 56.0, 40.0  # widths of cards
TALL = 1.42  # times as high as wide
TABLE, SEATS, ROW = 118.0, 462.0, 116
HAND, FOOT = 458.0, 610


# -- a card --------------------------------------------------------------------------------------


def rank(card: Card) -> str:
    return card[0].upper() if card in (Card.ACE, *COURT) else str(POINTS[card])


def face(c: Canvas, card: Card, seat: int | None, w: float) -> None:
    """Draw a card face up, with its seat's sign; a prize has a coin or a crown."""
    _sheet(c, "white", "gold", w)
    middle = (w * 0.08, w * 0.1, w * 0.92, w * 0.84)
    c.fit(rank(card), middle, "name", w * 0.66, fill="black")
    sign = c.at(w * 0.5, w * 1.07)
    if seat is not None:
        seat_badge(sign, seat, w * 0.2)
    elif card in COURT:
        crown(sign.at(-w * 0.25, -w * 0.25, w * 0.005))
    else:
        coin(sign.at(-w * 0.22, -w * 0.22, w * 0.0044))


def back(c: Canvas, w: float) -> None:
    _sheet(c, "cloth", "brass", w)
    crown(c.at(w * 0.2, w * 0.41, w * 0.006))


def _sheet(c: Canvas, fill: str, trim: str, w: float) -> None:
    edge = rounded_box(0, 0, w, w * TALL, w * 0.1)
    c.shadow(edge, (1.5, 3), 3, 0.4)
    c.polygon(edge, fill, "outline", max(1.4, w * 0.02))
    inset = w * 0.06
    inner = rounded_box(inset, inset, w - 2 * inset, w * TALL - 2 * inset, w * 0.06)
    c.outline(inner, trim, max(1.0, w * 0.012))


def put(c: Canvas, at: tuple[float, float], w: float, card: Card | None, seat: int | None) -> None:
    """Lay a card on the table; None is a card face down."""
    box = (-8.0, -8.0, w + 12, w * TALL + 14)
    if card is None:
        stamp(c, back, *at, box, w)
    else:
        stamp(c, face, *at, box, card, seat, w)


# -- the board -----------------------------------------------------------------------------------


def board(ctx: DrawContext[View]) -> Scene:
    size = (WIDTH, round(SEATS + ROW * ctx.seats + MARGIN / 2))
    shows = ("board", ctx.seats, ctx.say("title"))
    draw = partial(_board_ground, ctx, size)
    plan = GroundPlan(size, shows, draw, ctx.seats, partial(_samples, ctx.seats))
    return Scene(plan, partial(_board_pieces, ctx))


def _board_ground(ctx: DrawContext[View], size: tuple[int, int], c: Canvas) -> None:
    parchment(c, 7)
    frame(c, size)
    c.fit(ctx.say("title"), (MARGIN, 28, 360, 92), "title", 58, align="l")
    rule(c, MARGIN, WIDTH - MARGIN, 98)
    tray(c, (MARGIN, TABLE, INNER, SEATS - TABLE - 22), 3)
    for seat in range(ctx.seats):
        panel(c, (MARGIN, SEATS + ROW * seat, INNER, ROW - 16), seed=seat + 1)


def _board_pieces(ctx: DrawContext[View], c: Canvas) -> None:
    c.fit(subline(ctx), (380, 34, 720, 92), "plain", 34, fill="soft", align="l")
    c.fit(headline(ctx), (740, 34, WIDTH - MARGIN, 92), "name", 36, align="r")
    _table(ctx, c.at(MARGIN, TABLE))
    for seat in range(ctx.seats):
        _seat(ctx, c.at(MARGIN, SEATS + ROW * seat), Seat(seat))


def _table(ctx: DrawContext[View], c: Canvas) -> None:
    """Left what is to come, in the middle what is at stake, to the right the last bids."""
    view = ctx.view
    for at in range(min(3, len(view.to_come))):
        put(c, (40.0 + 5 * at, 28.0 - 4 * at), MIDDLE, None, None)
    if view.to_come:
        text = f"{ctx.say('picture-to-come')}: {len(view.to_come)}"
        c.fit(text, (148, 60, 330, 104), "plain", 32, align="l")
    for at, card in enumerate(view.to_come):
        put(c, (40.0 + at % 6 * 48, 164.0 + at // 6 * 66), TINY, card, None)
    *carried, prize = view.at_stake or (None,)
    if prize:
        put(c, (400.0, 22.0), LARGE, prize, None)
        text = ctx.say("picture-at-stake", points=points(view.at_stake))
        c.fit(text, (350, 260, 610, 304), "name", 34)
    for at, winner in enumerate(ctx.result.winners if ctx.result else ()):
        stamp(c, crown, 84 + 150 * at, 50, (-6.0, -6.0, 106.0, 106.0))
        stamp(c, seat_badge, 134 + 150 * at, 206, (-62.0, -66.0, 66.0, 66.0), winner, 52.0)
    for at, card in enumerate(carried):
        put(c, (584.0 + at % 3 * 48, 26.0 + at // 3 * 66), TINY, card, None)
    if view.opened:
        c.fit(ctx.say("picture-opened"), (760, 26, 1100, 70), "plain", 32)
    for seat, card in enumerate(view.opened):
        put(c, (764.0 + (5 - ctx.seats) * 34 + seat * 68, 96.0), SMALL, card, seat)


def _seat(ctx: DrawContext[View], c: Canvas, seat: Seat) -> None:
    player = ctx.view.players[seat]
    if seat in ctx.in_focus:
        stamp(c, glow, 46, 50, (-44.0, -44.0, 44.0, 44.0), 60.0, 60.0)
    stamp(c, seat_badge, 46, 50, (-30.0, -30.0, 34.0, 36.0), seat, 24.0)
    c.fit(ctx.name(seat, 16), (88, 8, 300, 54), "name", 34, align="l")
    ranks = " ".join(rank(card) for card in sorted(player.won, key=POINTS.__getitem__))
    if ranks:
        c.fit(ctx.say("picture-won", ranks=ranks), (88, 54, 300, 90), "plain", 24, align="l")
    c.fit(str(player.score), (304, 14, 374, 86), "number", 50)
    shown, sign = (player.hand, seat) if player.hand else (player.won, None)
    for card in shown:
        put(c, (392.0 + POINTS[card] * 54 - 54, 20.0), TINY + 4, card, sign)


# -- a seat's own screen -------------------------------------------------------------------------


def screen(ctx: DrawContext[View]) -> Scene:
    shows = ("screen", ctx.viewer)
    draw = partial(_screen_ground, ctx.viewer)
    samples = partial(_samples, ctx.seats)
    plan = GroundPlan((WIDTH, FOOT), shows, draw, ctx.seats, samples)
    return Scene(plan, partial(_screen_pieces, ctx))


def _screen_ground(seat: Seat, c: Canvas) -> None:
    parchment(c, 31)
    frame(c, (WIDTH, FOOT))
    seat_badge(c.at(70, 66), seat, 28)
    rule(c, MARGIN, WIDTH - MARGIN, 110)
    panel(c, (MARGIN, 136, 830, 270), radius=14, seed=12)
    tray(c, (900, 136, 260, 270), 5)


def _screen_pieces(ctx: DrawContext[View], c: Canvas) -> None:
    player = ctx.view.players[ctx.viewer]
    c.fit(ctx.name(ctx.viewer, 18), (116, 36, 500, 98), "name", 50, align="l")
    c.fit(subline(ctx), (510, 40, 860, 96), "plain", 34, fill="soft")
    score = ctx.say("picture-score", score=player.score)
    c.fit(score, (870, 36, WIDTH - MARGIN, 98), "number", 44, align="r")
    asked = ctx.viewer in ctx.asked
    if asked:
        stamp(c, hand, 62, 232, (-6.0, -6.0, 110.0, 110.0))
    text = ctx.prompt if asked and ctx.prompt else headline(ctx)
    if player.bid:
        text = ctx.say("picture-sealed", card=ctx.say(player.bid.word))
    c.paragraph(text, (184, 150, 850, 392), "name", (46, 20), align="l")
    if ctx.view.at_stake:
        put(c, (962.0, 154.0), 136.0, ctx.view.at_stake[-1], None)
        text = ctx.say("picture-at-stake", points=points(ctx.view.at_stake))
        c.fit(text, (920, 352, 1140, 390), "name", 28)
    for card in player.hand:
        x, y = MARGIN + POINTS[card] * 86.5 - 86.5, HAND
        put(c, (x, y - 22 if card is player.bid else y), MIDDLE, card, ctx.viewer)


def _samples(seats: int, c: Canvas) -> None:
    """Show the palette what will lie on the ground."""
    for seat in range(seats):
        put(c, (60.0 + 200 * seat, 100.0), LARGE, Card.KING, seat)
    for at, card in enumerate((Card.KING, Card.ACE, None)):
        put(c, (60.0 + 200 * at, 360.0), LARGE, card, None)


# -- in words ------------------------------------------------------------------------------------


def subline(ctx: DrawContext[View]) -> str:
    return ctx.say("heading", round=ctx.view.round, rounds=len(Card))


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    view = ctx.view
    if ctx.prompt:
        yield ctx.prompt
    if ctx.seat is not None and (bid := view.players[ctx.seat].bid):
        yield ctx.say("picture-sealed", card=ctx.say(bid.word))
    for key, cards in (("stake", view.at_stake), ("come", view.to_come), ("lost", view.lost)):
        if cards:
            yield ctx.say(f"text-{key}", cards=named(ctx, cards), points=points(cards))
    for seat in range(ctx.seats):
        yield "- " + " · ".join(_seat_words(ctx, seat))


def _seat_words(ctx: DrawContext[View], seat: int) -> Iterator[str]:
    player = ctx.view.players[seat]
    yield ctx.say("text-seat", name=ctx.name(seat), score=player.score)
    for key, cards in (("won", player.won), ("hand", player.hand)):
        if cards:
            yield ctx.say(f"text-{key}", cards=named(ctx, cards))
    if ctx.view.opened:
        yield ctx.say("text-opened", card=ctx.say(ctx.view.opened[seat].word))


def named(ctx: DrawContext[View], cards: Iterable[Card]) -> str:
    return ", ".join(ctx.say(card.word) for card in cards)


ART = GameArt[View](board=board, screen=screen, subline=subline, lines=lines)
