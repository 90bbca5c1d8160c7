"""Names and numbers of places: ribbons with seals, in any language."""

from engine.games.architects.data import MARKET_SPACES, Location, Slot
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.architects.art.formula import put_sign
from render.games.architects.art.furniture import (
    RIBBON_HIGH,
    RIBBON_TYPE,
    SEAL,
    ribbon,
    ribbon_box,
    ribbon_width,
    seal,
    seal_box,
)
from render.games.architects.layout import (
    CATHEDRAL_RIBBON,
    COURTS,
    GUILDHALL_RIBBON,
    MARKET_RIBBON,
    MARKET_SPACE,
    MARKET_X,
    PRISON_PLATE,
    SEALS,
    TITLE,
    upper_courts,
)
from render.paths import Point, rounded_box
from render.sprites import stamp

RIBBON_WIDTH_MAX = 238.0
WIDER_RIBBONS = {
    Location.STOREHOUSE: 306.0, Location.GUILDHALL: 296.0, Location.TAX_STAND: 250.0,
    Location.GUARDHOUSE: 280.0,
}  # fmt: skip


def names(c: Canvas, ctx: DrawContext[View], *, upper_only: bool = False) -> None:
    for court in upper_courts() if upper_only else COURTS.values():
        if court.id is Location.TAX_STAND:
            _with_silver(c, ctx, court.ribbon)
        else:
            _ribbon(c, ctx, court.id, court.ribbon)
    hall = ctx.view.guildhall
    _ribbon(c, ctx, Location.GUILDHALL, GUILDHALL_RIBBON, f"{len(hall.workers)}/{hall.spaces}")
    _plain_ribbon(c, ctx.say("location-cathedral"), CATHEDRAL_RIBBON, 220)
    if upper_only:
        return
    _plain_ribbon(c, ctx.say("location-black_market"), MARKET_RIBBON, 250)
    _prison(c, ctx)
    for space, x in zip(MARKET_SPACES, MARKET_X, strict=True):
        place_seal(c, ctx, space, (x - 40, MARKET_SPACE - 32), 19)


def title(c: Canvas, ctx: DrawContext[View]) -> None:
    c.paragraph(ctx.say("title"), TITLE, "title", (48, 28), align="l", leading=1.03)


def number_of(ctx: DrawContext[View], place: Location | Slot) -> str:
    """Return the number that a place bears; nothing if others are offered and it is not."""
    if ctx.numbers is None:
        return str(SEALS[place])
    return str(ctx.numbers.get(place, ""))


def place_seal(
    c: Canvas,
    ctx: DrawContext[View],
    place: Location | Slot,
    at: Point,
    r: float = SEAL,
    kind: str = "gold",
) -> None:
    text = number_of(ctx, place)
    if text:
        kind = kind if ctx.numbers is None else "offered"
        stamp(c, seal, *at, seal_box(r), text, kind, r)
        c.note("sign", f"number of {place}", (at[0] - r, at[1] - r, at[0] + r, at[1] + r))


def _ribbon(
    c: Canvas, ctx: DrawContext[View], place: Location, middle: Point, more: str = ""
) -> None:
    """Draw the seal, the name and what else must be said."""
    words, (x, y) = ctx.say(f"location-{place}"), middle
    extra = width("number", 36, more) + 16 if more else 0.0
    w = min(WIDER_RIBBONS.get(place, RIBBON_WIDTH_MAX), ribbon_width(words, extra))
    stamp(c, ribbon, x + 8, y, ribbon_box(w, RIBBON_HIGH), w, RIBBON_HIGH)
    left, right = x + 8 - w / 2 + 32, x + 8 + w / 2 - 10
    room = (left, y - 22, right - extra, y + 22)
    c.fit(words, room, "name", RIBBON_TYPE, least=16, align="l")
    if more:
        c.text(
            more,
            (right, y - 1),
            "number",
            36,
            anchor="rm",
            room=(right - extra, y - 23, right + 8, y + 23),
        )
    place_seal(c, ctx, place, (x + 8 - w / 2, y))


def _with_silver(c: Canvas, ctx: DrawContext[View], middle: Point) -> None:
    """Draw the ribbon of the Tax Stand, with the silver that lies on it."""
    silver = str(ctx.view.tax)
    extra = 44 + width("number", 40, silver)
    words, (x, y) = ctx.say("location-tax_stand"), middle
    w = min(WIDER_RIBBONS[Location.TAX_STAND], ribbon_width(words, extra))
    stamp(c, ribbon, x + 8, y, ribbon_box(w, RIBBON_HIGH), w, RIBBON_HIGH)
    right = x + 8 + w / 2 - 10
    c.fit(
        words,
        (x + 8 - w / 2 + 32, y - 22, right - extra, y + 22),
        "name",
        RIBBON_TYPE,
        least=16,
        align="l",
    )
    c.text(
        silver,
        (right, y - 2),
        "number",
        40,
        anchor="rm",
        room=(right - extra, y - 23, right + 6, y + 23),
    )
    put_sign(c, "silver", (right - width("number", 40, silver) - 22, y), 36)
    place_seal(c, ctx, Location.TAX_STAND, (x + 8 - w / 2, y))


def _plain_ribbon(c: Canvas, words: str, middle: Point, max_width: float) -> None:
    x, y = middle
    w = min(max_width, width("name", RIBBON_TYPE, words) + 28)
    stamp(c, ribbon, x, y, ribbon_box(w, RIBBON_HIGH), w, RIBBON_HIGH)
    c.fit(words, (x - w / 2 + 10, y - 22, x + w / 2 - 10, y + 22), "name", RIBBON_TYPE, least=16)


def _prison(c: Canvas, ctx: DrawContext[View]) -> None:
    words, (x, y) = ctx.say("location-prison"), PRISON_PLATE
    w = min(200.0, width("name", 30, words) + 50)
    stamp(c, _gaol_plate, x, y, (-w / 2 - 6, -24.0, w / 2 + 8, 30.0), w)
    c.fit(
        words,
        (x - w / 2 + 26, y - 18, x + w / 2 - 8, y + 18),
        "name",
        30,
        least=16,
        fill="disc_text",
        align="l",
    )
    place_seal(c, ctx, Location.PRISON, (x - w / 2, y), 21)


def _gaol_plate(c: Canvas, w: float) -> None:
    edge = rounded_box(-w / 2, -19, w, 38, 5)
    c.shadow(edge, (2, 3), 2, 0.5)
    c.polygon(edge, "disc", "outline", 1.6)
    c.outline(rounded_box(-w / 2 + 4, -15, w - 8, 30, 3), "gold", 1.1)
