"""The head of the column: the title, the years as moons, whose turn it is and what goes on."""

from engine.games.crescent_moon.data import Phase
from engine.games.crescent_moon.view import BargainView, ClashView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.crescent_moon.art import tokens
from render.games.crescent_moon.layout import MOONS, PLAQUE, TITLE
from render.games.crescent_moon.seat_colours import kit_seat
from render.icons import lift
from render.paths import rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp
from render.text import headline

# Upper and lower end and size of each line of the plaque, without and with a notice.
PLAIN = ((10.0, 58.0, 40.0), (56.0, 92.0, 29.0))
NOTED = ((2.0, 46.0, 36.0), (43.0, 72.0, 26.0), (70.0, 99.0, 24.0))


def title(c: Canvas, ctx: DrawContext[View]) -> None:
    c.fit(ctx.say("title"), TITLE, "title", 52, least=24, align="l")


def subline(ctx: DrawContext[View]) -> str:
    """Say the year, the phase and the round."""
    view = ctx.view
    phase = ctx.say(f"phase-{view.phase}")
    if view.phase is Phase.ACTIONS and view.round:
        phase = ctx.say("picture-round", phase=phase, round=view.round, rounds=view.rounds)
    if not view.year:
        return phase
    return f"{ctx.say('picture-year', year=view.year)} · {phase}"


def notice(ctx: DrawContext[View]) -> str:
    """Say which combat, contest or bargain goes on."""
    view, say = ctx.view, ctx.say
    if any(entry.hex is None for entry in view.hexes):
        return say("picture-laying")
    if view.bargain is not None:
        return _bargain(ctx, view.bargain)
    if view.clash is not None and view.clash.open:
        text = say(f"picture-{view.clash.kind}-in", hex=view.clash.hex)
        return f"{text}: {deal}" if (deal := proposed(ctx, view.clash)) else text
    if view.turn is not None and view.turn.ships:
        return say("picture-ships")
    return ""


def proposed(ctx: DrawContext[View], clash: ClashView) -> str:
    """Say which deal with the Murshid has still to be answered, if any."""
    if clash.proposal is None:
        return ""
    seat, points, side = clash.proposal
    return ctx.say("picture-proposal", name=ctx.name(seat, 12), points=points, side=side)


def _bargain(ctx: DrawContext[View], bargain: BargainView) -> str:
    text = ctx.say(
        f"picture-talk-{bargain.talk}",
        buyer=ctx.name(bargain.buyer, 12),
        seller=ctx.name(bargain.seller, 12),
        units=bargain.units,
        hex=bargain.hex or "",
        card=ctx.say(f"card-{bargain.card}") if bargain.card else "",
    )
    if bargain.price is None:
        return text
    return ctx.say("picture-price", text=text, price=bargain.price)


def header(c: Canvas, ctx: DrawContext[View]) -> None:
    _years(c, ctx.view)
    _plaque(c, ctx)


def _years(c: Canvas, view: View) -> None:
    """Draw the years as moons, the last one full."""
    x0, x1, y = MOONS
    n = view.years
    step = min(66.0, (x1 - x0) / n)
    r = min(33.0, step / 2)
    for i in range(1, n + 1):
        state = "past" if i < view.year else "now" if i == view.year else "next"
        x = x1 - r - (n - i) * step
        share = 0.18 + 0.82 * (i - 1) / max(1, n - 1)
        stamp(c, tokens.year, x, y, (-r - 4, -r - 4, r + 4, r + 4), round(share, 2), state, r)


def _plaque(c: Canvas, ctx: DrawContext[View]) -> None:
    x, y, right, low = PLAQUE
    seats = tuple(ctx.in_focus)
    stamp(c, _plate, x, y, (-14.0, -14.0, right - x + 16, low - y + 18), seats)
    left = x + (112 if len(seats) == 1 else 26 + 40 * len(seats))
    note = notice(ctx)
    lines = NOTED if note else PLAIN
    for (top, low, size), text, face in zip(
        lines, (headline(ctx), subline(ctx), note), ("name", "plain", "aside"), strict=False
    ):
        end = right - 14
        if face == "plain":
            end = _rounds(c, ctx.view, end, y + (top + low) / 2)
        fill = "soft" if face == "plain" else "text"
        c.fit(text, (left, y + top, end, y + low), face, size, least=15, fill=fill, align="l")


def _rounds(c: Canvas, view: View, right: float, y: float) -> float:
    """Draw beads for the rounds of actions and return where they begin."""
    if view.phase is not Phase.ACTIONS:
        return right
    n = view.rounds
    step = min(36.0, 150 / n)
    r = step / 2 - 2
    for i in range(1, n + 1):
        state = "past" if i < view.round else "now" if i == view.round else "next"
        x = right - (n - i + 0.5) * step
        stamp(c, tokens.bead, x, y, (-r - 3, -r - 3, r + 3, r + 3), str(i), state, r)
    return float(right - n * step - 8)


def _plate(c: Canvas, seats: tuple[int, ...]) -> None:
    """Draw a field in the colour of the seat that is waited for, or the badges of several."""
    w, h = PLAQUE[2] - PLAQUE[0], PLAQUE[3] - PLAQUE[1]
    edge = rounded_box(0, 0, w, h, 12)
    c.glaze(edge, "now", 0.8, 4)
    c.shadow(edge, (1, 3), 3, 0.4)
    c.polygon(edge, "panel")
    split = 0.0
    if len(seats) == 1:
        split, kit = 96.0, kit_seat(seats[0])
        colour = c.theme.seats[kit]
        c.polygon(rounded_box(0, 0, split, h, 12), colour)
        c.polygon(rectangle(split - 20, 0, 20, h), colour)
        c.line([(split, 0), (split, h)], "outline", 2)
        sign = seat_shape(kit, split / 2, h / 2 + lift(kit, 30), 30)
        c.polygon(sign, c.theme.sign_on(colour), "outline", 2)
    for i, seat in enumerate(seats if len(seats) > 1 else ()):
        tokens.badge(c.at(34 + 40 * i, h / 2), seat, 16)
    c.outline(edge, "outline", 2.4)
    c.outline(rounded_box(split + 5, 5, w - split - 10, h - 10, 8), "gold", 1.5)
