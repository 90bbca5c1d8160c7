"""Sprites of the column: the plaque, cards, discs and floors, drawn from the origin on."""

from PIL import Image, ImageDraw, ImageFilter

from engine.games.jerusalem.data import EventCard
from render.canvas import Canvas
from render.fonts import fitted, width
from render.games.jerusalem.art.emblems import EVENT_SIGNS
from render.games.jerusalem.art.quarters import card_back
from render.games.jerusalem.layout import PLAQUE
from render.icons import lift, seat_badge, tick, tower
from render.paths import arch, distance, ellipse, lerp, rectangle, rounded_box
from render.shapes import seat_shape

CARD = (66.0, 92.0)


def plaque(c: Canvas, seats: tuple[int, ...]) -> None:
    """Draw whose turn it is: a field in the seat's colour, or the badges of several seats."""
    w, h = PLAQUE[2:]
    edge = rounded_box(0, 0, w, h, 12)
    c.glaze(edge, "now", 0.8, 4)
    c.shadow(edge, (1, 3), 3, 0.4)
    c.polygon(edge, "panel")
    split = _plaque_field(c, seats, h)
    c.outline(edge, "outline", 2.4)
    c.outline(rounded_box(split + 5, 5, w - split - 10, h - 10, 7), "gold", 1.6)


def _plaque_field(c: Canvas, seats: tuple[int, ...], h: float) -> float:
    if len(seats) == 1:
        colour = c.theme.seats[seats[0]]
        c.polygon([*rounded_box(0, 0, 92, h, 12)], colour)
        c.polygon(rectangle(70, 0, 22, h), colour)
        c.line([(92, 0), (92, h)], "outline", 2)
        sign = seat_shape(seats[0], 46, h / 2 + lift(seats[0], 28), 27)
        c.polygon(sign, c.theme.sign_on(colour), "outline", 2)
        return 92
    for i, seat in enumerate(seats):
        seat_badge(c.at(32 + 42 * i, h / 2), seat, 17)
    return 0


def event_card(c: Canvas, event: EventCard | None, state: str) -> None:
    """Draw an event over its round: hidden, open, now or done."""
    w, h = CARD
    if event is None:
        card_back(c, -w / 2, 0, w, h)
        return
    edge = rounded_box(-w / 2, 0, w, h, 7)
    c.shadow(edge, (2, 3), 3, 0.4)
    if state == "now":
        c.glaze(rounded_box(-w / 2 - 5, -5, w + 10, h + 10, 10), "now", 0.85, 3)
    c.wash(
        edge, c.theme.mix("linen", "shine", 0.4), 9, vary=0.03, cells=(30, 8), rim=0.14, rim_width=5
    )
    c.outline(edge, "outline", 1.8)
    c.outline(rounded_box(-w / 2 + 5, 5, w - 10, h - 10, 4), "gold", 1.2)
    EVENT_SIGNS[event](c.at(-w * 0.4, h / 2 - w * 0.4, w * 0.008))
    if state == "done":
        c.glaze(rounded_box(-w / 2 - 1, -1, w + 2, h + 2, 7), "paper", 0.6)


def pile(c: Canvas, kind: str, layers: int) -> None:
    """Draw the action cards: those left, face down, or those played."""
    w, h = CARD
    for i in range(layers):
        shift = (layers - 1 - i) * 3
        if kind == "deck":
            card_back(c, -w / 2 + 2 - shift, 2 + shift, w - 4, h - 4)
        else:
            edge = rounded_box(-w / 2 + 2 - shift, 2 + shift, w - 4, h - 4, 7)
            c.shadow(edge, (2, 3), 3, 0.4)
            c.polygon(edge, c.theme.mix("linen", "faint", 0.25), "outline", 1.6)


def round_now(c: Canvas, number: int) -> None:
    c.glaze(ellipse(0, 0, 29), "now", 0.9, 3)
    c.disc((0, 0), 27, "disc", "outline", 2)
    c.outline(ellipse(0, 0, 23), "now", 2.4)
    c.text(str(number), (0, -1.5), "number", 44, fill="disc_text", room=(-27, -27, 27, 27))


def floor(c: Canvas, seat: int, w: float, h: float, top: bool) -> None:
    """Draw one floor of a tower, standing on the origin."""
    colour = c.theme.mix(c.theme.seats[seat], "linen", 0.1)
    left = -w / 2
    body = rectangle(left, -h, w, h)
    c.shadow(body, (3, 2), 2, 0.4)
    c.polygon(body, colour)
    c.polygon(rectangle(left + w * 0.7, -h, w * 0.3, h), c.theme.dark(colour, 0.2))
    c.polygon(rectangle(left, -h, w * 0.12, h), c.theme.light(colour, 0.22))
    _brickwork(c, left, w, h, seat)
    c.polygon(arch(0, -3, min(5, h * 0.2), max(2.0, h * 0.55 - 5)), "outline")
    c.outline(body, "outline", 1.8)
    c.polygon(rectangle(left - 2, -3, w + 4, 3), c.theme.light(colour, 0.3), "outline", 1.2)
    if top:
        _battlements(c, left, w, h, seat)


def _brickwork(c: Canvas, left: float, w: float, h: float, seat: int) -> None:
    joint = c.theme.dark(c.theme.seats[seat], 0.35)
    for y in (h * 0.33, h * 0.67):
        c.line([(left, y - h), (left + w, y - h)], joint, 0.8)
    for share in (0.2, 0.42, 0.8):
        x = left + w * share
        c.line([(x, -h), (x, -h * 0.67)], joint, 0.8)
        c.line([(x - 8, -h * 0.33), (x - 8, 0)], joint, 0.8)


def _battlements(c: Canvas, left: float, w: float, h: float, seat: int) -> None:
    colour = c.theme.mix(c.theme.seats[seat], "linen", 0.1)
    c.polygon(rectangle(left - 5, -h - 2, w + 10, 7), c.theme.light(colour, 0.2), "outline", 1.6)
    for i in range(5):
        x = left - 5 + i * (w - 1) / 4
        c.polygon(rectangle(x, -h - 12, 11, 10), colour, "outline", 1.6)


def next_floor(c: Canvas, text: str) -> None:
    """Draw a dashed floor that is not there yet, and what it costs."""
    ghost = rectangle(-31, -37, 62, 36)
    c.glaze(ghost, "panel", 0.75)
    for a, b in zip(ghost, [*ghost[1:], ghost[0]], strict=True):
        n = int(distance(a, b) / 8)
        for i in range(n):
            c.line([lerp(a, b, i / n), lerp(a, b, (i + 0.55) / n)], "text", 1.8)
    size = fitted("number", 34, text, 33, 12)
    wide = width("number", size, text)
    x = -(wide + 28) / 2
    c.text(text, (x, -20), "number", size, anchor="lm", room=(-31, -37, 31, -1))
    tower(c.at(x + wide + 2, -32, 0.26))


def highlight(c: Canvas, w: float, h: float) -> None:
    """Draw a golden frame round what is played now."""
    edge = rounded_box(0, 0, w, h, 10)
    halo = Image.new("L", c.image.size, 0)
    points = c.pixels(edge)
    ImageDraw.Draw(halo).line([*points, *points[:2]], fill=230, width=round(9 * c.scale))
    c.pour("now", halo.filter(ImageFilter.GaussianBlur(3 * c.scale)), (0, 0))
    c.outline(edge, "outline", 2)
    c.outline(rounded_box(4, 4, w - 8, h - 8, 7), c.theme.dark("now", 0.15), 4)


def ticked(c: Canvas, size: float) -> None:
    tick(c.at(-size / 2, -size / 2, size / 100))
