"""What changes in the column and on the road of prestige: turn, calendar, towers, offices."""

from collections import defaultdict
from collections.abc import Sequence

from engine import Seat
from engine.games.jerusalem.data import EventCard, Phase
from engine.games.jerusalem.view import AuctionView, OfficeView, PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.jerusalem.art import tokens
from render.games.jerusalem.art.column import (
    LEFT,
    RIGHT,
    office_boxes,
    office_disc,
    seat_middles,
    stone_box,
)
from render.games.jerusalem.layout import (
    CALENDAR_X,
    CALENDAR_Y,
    EVENT_Y,
    PLAQUE,
    TRACK_LENGTH,
    YARD_FOOT,
    YARD_TOP,
)  # fmt: skip
from render.icons import card, coin, hand, seat_badge
from render.pieces import marker
from render.sprites import stamp
from render.text import headline


def standing(c: Canvas, ctx: DrawContext[View]) -> None:
    plaque(c, ctx)
    calendar(c, ctx)
    towers(c, ctx)
    seats(c, ctx)


def plaque(c: Canvas, ctx: DrawContext[View]) -> None:
    x, y, w, h = PLAQUE
    waited = tuple(ctx.in_focus)
    box = (-12.0, -12.0, w + 14, h + 16)
    stamp(c, tokens.plaque, x, y, box, waited)
    left = x + (108 if len(waited) == 1 else 24 + 44 * len(waited))
    c.fit(headline(ctx), (left, y + 8, x + w - 12, y + 54), "name", 42, least=20, align="l")
    c.fit(
        subline(ctx),
        (left, y + 52, x + w - 12, y + 86),
        "plain",
        29,
        least=16,
        fill="soft",
        align="l",
    )


def subline(ctx: DrawContext[View]) -> str:
    view = ctx.view
    now = ctx.say("picture-round", round=view.round, rounds=view.rounds)
    return f"{now} · {ctx.say(view.phase.word)}"


def calendar(c: Canvas, ctx: DrawContext[View]) -> None:
    view = ctx.view
    stamp(
        c,
        tokens.round_now,
        CALENDAR_X[view.round - 1],
        CALENDAR_Y,
        (-36.0, -36.0, 36.0, 36.0),
        view.round,
    )
    for entry in view.calendar:
        state = "done" if entry.done else "now" if entry.round == view.round else "open"
        state = state if entry.event is not None else "hidden"
        x = CALENDAR_X[entry.round - 1]
        stamp(c, tokens.event_card, x, EVENT_Y, (-44.0, -12.0, 46.0, 108.0), entry.event, state)
        if state == "done":
            stamp(c, tokens.ticked, x, EVENT_Y + 46, (-22.0, -22.0, 22.0, 22.0), 38)
    _piles(c, view)
    text = event_line(ctx)
    if text:
        c.fit(text, (LEFT, 376, RIGHT, 412), "aside", 28, least=16)


def _piles(c: Canvas, view: View) -> None:
    for x, n, kind in (
        (CALENDAR_X[4], view.deck, "deck"),
        (CALENDAR_X[0], len(view.discard), "played"),
    ):
        if n:
            stamp(c, tokens.pile, x, EVENT_Y, (-44.0, -12.0, 46.0, 112.0), kind, min(n, 3))
            c.text(str(n), (x, EVENT_Y + 46), "number", 44, fill="white", halo=4, ground="black",
                   room=(x - 34, EVENT_Y, x + 36, EVENT_Y + 96))  # fmt: skip


def event_line(ctx: DrawContext[View]) -> str:
    """Return what this round brings at its end."""
    view = ctx.view
    if event := event_now(view):
        return ctx.say("picture-event", event=ctx.say(event.word))
    last = view.round == view.rounds and ctx.result is None
    return ctx.say("picture-gifts") if last else ""


def event_now(view: View) -> EventCard | None:
    for entry in view.calendar:
        if entry.round == view.round and entry.event is not None:
            return entry.event
    return None


def towers(c: Canvas, ctx: DrawContext[View]) -> None:
    heights = [player.tower for player in ctx.view.players]
    tall = min(32.0, (YARD_FOOT - YARD_TOP - 54) / max(1, *heights))
    wide = 62.0
    for seat, x in enumerate(seat_middles(len(heights))):
        for floor in range(heights[seat]):
            top = floor == heights[seat] - 1
            foot = YARD_FOOT - floor * tall
            stamp(
                c,
                tokens.floor,
                x,
                foot,
                (-wide / 2 - 9, -tall - 16, wide / 2 + 12, 6.0),
                seat,
                wide,
                tall,
                top,
            )
        if ctx.result is None:
            y = YARD_FOOT - heights[seat] * tall - (16 if heights[seat] else 6)
            text = _next_floor(ctx.view.players[seat])
            stamp(c, tokens.next_floor, x, y, (-36.0, -44.0, 38.0, 6.0), text)


def _next_floor(player: PlayerView) -> str:
    """Return what the next floor costs, after the prestige of a seat that is beyond the road."""
    price, prestige = player.next_floor, player.prestige
    return f"{prestige}/{price}" if prestige > TRACK_LENGTH else str(price)


def seats(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw under each tower the seat's name, its shape and height, its cards."""
    half = (RIGHT - LEFT) / ctx.seats / 2
    sealed = ctx.view.auction.sealed if ctx.view.auction else ()
    for seat, x in enumerate(seat_middles(ctx.seats)):
        name_room = (x - half + 3, 614, x + half - 3, 642)
        c.fit(ctx.name(seat, 8), name_room, "plain", 25, least=15)
        _seat_figures(c, x, seat, ctx.view.players[seat])
        if seat in sealed:
            stamp(c, tokens.ticked, x + 33, 706, (-16.0, -16.0, 16.0, 16.0), 26)


def _seat_figures(c: Canvas, x: float, seat: int, player: PlayerView) -> None:
    stamp(c, seat_badge, x - 21, 664, (-24.0, -24.0, 26.0, 28.0), seat, 16.0)
    tower, cards = str(player.tower), str(player.cards)
    c.text(tower, (x + 4, 663), "number", 46, anchor="lm", room=(x, 642, x + 60, 686))
    stamp(c, _card_icon, x - 20, 706, (-18.0, -18.0, 18.0, 18.0))
    c.text(cards, (x + 2, 705), "number", 32, anchor="lm", room=(x, 686, x + 45, 724))


def _card_icon(c: Canvas) -> None:
    card(c.at(-15, -15, 0.3))


def offices(c: Canvas, ctx: DrawContext[View]) -> None:
    view = ctx.view
    boxes = office_boxes(len(view.offices))
    for office, box in zip(view.offices, boxes, strict=True):
        if _is_now(office, view):
            _highlight(c, box, office.number)
        if office.holder is not None:
            _holder(c, ctx, office, office.holder, box)
        elif view.auction and view.auction.office is office.id:
            _bid(c, ctx, view.auction, box)


def _is_now(office: OfficeView, view: View) -> bool:
    if view.auction:
        return view.auction.office is office.id
    return view.turn is not None and office.holder == view.turn.seat


def _highlight(c: Canvas, box: Sequence[float], number: int) -> None:
    x, y, w, h = box
    stamp(c, tokens.highlight, x, y, (-12.0, -12.0, w + 12, h + 12), w, h)
    stamp(c, _disc_now, x + 12, y + 14, (-26.0, -26.0, 28.0, 30.0), number)
    stamp(c, _hand, x - 48, y + h / 2 - 22, (-4.0, -4.0, 54.0, 54.0))


def _disc_now(c: Canvas, number: int) -> None:
    office_disc(c, number, now=True)


def _hand(c: Canvas) -> None:
    hand(c.at(0, 0, 0.46))


def _holder(
    c: Canvas, ctx: DrawContext[View], office: OfficeView, seat: Seat, box: Sequence[float]
) -> None:
    x, y, w, h = box
    middle = y + h * 0.7
    stamp(c, seat_badge, x + 101, middle, (-22.0, -22.0, 24.0, 26.0), seat, 14.0)
    done = _has_played(office, ctx.view)
    room = (x + 124, y + h / 2 + 2, x + w - (132 if done else 94), y + h - 8)
    taken = c.fit(ctx.name(seat, 14), room, "plain", 31, least=16, align="l")
    if done:
        stamp(c, tokens.ticked, x + 124 + taken + 24, middle, (-22.0, -22.0, 22.0, 22.0), 36)


def _has_played(office: OfficeView, view: View) -> bool:
    """Return whether the office has had its deploy turn; they play in ascending order."""
    if view.phase is not Phase.DEPLOY or view.turn is None:
        return False
    now = next((o.number for o in view.offices if o.holder == view.turn.seat), 0)
    return office.number < now


def _bid(c: Canvas, ctx: DrawContext[View], auction: AuctionView, box: Sequence[float]) -> None:
    x, y, w, h = box
    if auction.price is None or auction.leader is None:
        return
    middle, text = y + h * 0.7, str(auction.price)
    # From the right: the price, its coin, and what is left for the name.
    right = x + w - 96
    coin_at = right - width("number", 34, text) - 20
    c.text(text, (right, middle - 1), "number", 34, anchor="rm")
    stamp(c, _coin, coin_at, middle, (-18.0, -18.0, 18.0, 18.0))
    stamp(c, seat_badge, x + 101, middle, (-22.0, -22.0, 24.0, 26.0), auction.leader, 14.0)
    room = (x + 124, y + h / 2 + 2, coin_at - 20, y + h - 8)
    c.fit(ctx.name(auction.leader, 10), room, "plain", 31, least=16, align="l")


def _coin(c: Canvas) -> None:
    coin(c.at(-16, -16, 0.32))


def prestige(c: Canvas, ctx: DrawContext[View]) -> None:
    on_stone: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for seat, player in enumerate(ctx.view.players):
        # The road is as long as it is: who goes beyond it starts again, with a number to add.
        beyond = max(0, player.prestige - 1) // TRACK_LENGTH * TRACK_LENGTH
        on_stone[player.prestige - beyond].append((seat, f"+{beyond}" if beyond else ""))
    for place, markers in on_stone.items():
        _markers(c, place, markers)


def _markers(c: Canvas, place: int, markers: list[tuple[int, str]]) -> None:
    x0, y0, x1, _ = stone_box(place)
    rows = [markers] if len(markers) == 1 else [markers[:2], markers[2:4], markers[4:]]
    size = {1: 36.0, 2: 25.0}.get(len(markers), 22.0)
    for j, row in enumerate(row for row in rows if row):
        y = y0 + (12 if len(markers) == 1 else 10 if len(markers) == 2 else 1) + j * (size - 2)
        for i, (seat, lap) in enumerate(row):
            x = (x0 + x1) / 2 + (i - (len(row) - 1) / 2) * (size + 1)
            stamp(c, marker, x, y, (-size, -size, size, size), seat, size, lap)
