"""What changes in the column: whose turn it is, the calendar, the towers and their seats."""

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.jerusalem import tokens
from render.games.jerusalem.column import LEFT, RIGHT, seat_middles
from render.games.jerusalem.layout import (
    CALENDAR_X,
    CALENDAR_Y,
    EVENT_Y,
    PLAQUE,
    TRACK_LENGTH,
    YARD_FOOT,
    YARD_TOP,
)  # fmt: skip
from render.icons import card, seat_badge
from render.sprites import stamp
from render.text import headline


def standing(c: Canvas, ctx: DrawContext[View]) -> None:
    plaque(c, ctx)
    calendar(c, ctx)
    towers(c, ctx)
    seats(c, ctx)


def plaque(c: Canvas, ctx: DrawContext[View]) -> None:
    x, y, w, h = PLAQUE
    waited = tuple(ctx.asked)
    if ctx.result is not None:
        waited = tuple(ctx.data["result"]["winners"])
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
    view = ctx.data
    now = ctx.say("picture-round", round=view["round"], rounds=view["rounds"])
    return f"{now} · {ctx.say('phase-' + view['phase'])}"


def calendar(c: Canvas, ctx: DrawContext[View]) -> None:
    view = ctx.data
    stamp(
        c,
        tokens.round_now,
        CALENDAR_X[view["round"] - 1],
        CALENDAR_Y,
        (-36.0, -36.0, 36.0, 36.0),
        view["round"],
    )
    for entry in view["calendar"]:
        state = "done" if entry["done"] else "now" if entry["round"] == view["round"] else "open"
        state = state if entry["event"] is not None else "hidden"
        x = CALENDAR_X[entry["round"] - 1]
        stamp(c, tokens.event_card, x, EVENT_Y, (-44.0, -12.0, 46.0, 108.0), entry["event"], state)
        if state == "done":
            stamp(c, tokens.ticked, x, EVENT_Y + 46, (-22.0, -22.0, 22.0, 22.0), 38)
    _piles(c, view)
    text = event_line(ctx)
    if text:
        c.fit(text, (LEFT, 376, RIGHT, 412), "aside", 28, least=16)


def _piles(c: Canvas, view: Data) -> None:
    for x, n, kind in (
        (CALENDAR_X[4], view["deck"], "deck"),
        (CALENDAR_X[0], len(view["discard"]), "played"),
    ):
        if n:
            stamp(c, tokens.pile, x, EVENT_Y, (-44.0, -12.0, 46.0, 112.0), kind, min(n, 3))
            c.text(str(n), (x, EVENT_Y + 46), "number", 44, fill="white", halo=4, ground="black",
                   room=(x - 34, EVENT_Y, x + 36, EVENT_Y + 96))  # fmt: skip


def event_line(ctx: DrawContext[View]) -> str:
    """What this round brings at its end."""
    view = ctx.data
    if event := event_now(view):
        return ctx.say("picture-event", event=ctx.say(f"event-card-{event}"))
    last = view["round"] == view["rounds"] and view["result"] is None
    return ctx.say("picture-gifts") if last else ""


def event_now(view: Data) -> str | None:
    for entry in view["calendar"]:
        if entry["round"] == view["round"] and entry["event"] is not None:
            event: str = entry["event"]
            return event
    return None


def towers(c: Canvas, ctx: DrawContext[View]) -> None:
    heights = [player["tower"] for player in ctx.data["players"]]
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
            text = _next_floor(ctx.data["players"][seat])
            stamp(c, tokens.next_floor, x, y, (-36.0, -44.0, 38.0, 6.0), text)


def _next_floor(player: Data) -> str:
    """What the next floor costs; who is off the road has his prestige written before it."""
    price, prestige = player["next_floor"], player["prestige"]
    return f"{prestige}/{price}" if prestige > TRACK_LENGTH else str(price)


def seats(c: Canvas, ctx: DrawContext[View]) -> None:
    """Under each tower: the seat's name, its shape and height, its cards."""
    half = (RIGHT - LEFT) / len(ctx.data["players"]) / 2
    sealed = ctx.data["auction"]["sealed"] if ctx.data["auction"] else ()
    for seat, x in enumerate(seat_middles(len(ctx.data["players"]))):
        name_room = (x - half + 3, 614, x + half - 3, 642)
        c.fit(ctx.name(seat, 8), name_room, "plain", 25, least=15)
        _figures(c, x, seat, ctx.data["players"][seat])
        if seat in sealed:
            stamp(c, tokens.ticked, x + 33, 706, (-16.0, -16.0, 16.0, 16.0), 26)


def _figures(c: Canvas, x: float, seat: int, player: Data) -> None:
    stamp(c, seat_badge, x - 21, 664, (-24.0, -24.0, 26.0, 28.0), seat, 16.0)
    tower, cards = str(player["tower"]), str(player["cards"])
    c.text(tower, (x + 4, 663), "number", 46, anchor="lm", room=(x, 642, x + 60, 686))
    stamp(c, _card_icon, x - 20, 706, (-18.0, -18.0, 18.0, 18.0))
    c.text(cards, (x + 2, 705), "number", 32, anchor="lm", room=(x, 686, x + 45, 724))


def _card_icon(c: Canvas) -> None:
    card(c.at(-15, -15, 0.3))
