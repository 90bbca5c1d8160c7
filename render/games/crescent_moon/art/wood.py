"""The wooden pieces: discs, strongholds, settlements, the palace and banners of influence."""

from collections.abc import Sequence

from engine.games.crescent_moon.data import Piece
from render.canvas import Canvas
from render.colour import RGB, luminance
from render.games.crescent_moon.art.brush import keel, moon, star
from render.games.crescent_moon.art.silhouettes import BALLS, HOLES, OUTLINES, SEAMS
from render.games.crescent_moon.seat_colours import kit_seat
from render.icons import lift
from render.paths import Box, Path, bezier, ellipse, hull, rectangle, scaled, shifted
from render.shapes import seat_shape
from render.theme import Paint

THICK = 4.0
STEP = 5.0  # how far each disc of a stack stands out under the one above
MAX_IN_STACK = 4
DISC = 25.0
WIDTHS = {
    Piece.FORT: 46.0, Piece.CASTLE: 70.0, Piece.TOWN: 60.0, Piece.CITY: 72.0, Piece.PALACE: 72.0,
    Piece.INFLUENCE_TOKEN: 40.0, Piece.UNIT: 54.0,
}  # fmt: skip
HEIGHTS = {
    Piece.FORT: 40.0, Piece.CASTLE: 54.0, Piece.TOWN: 46.0, Piece.CITY: 60.0, Piece.PALACE: 68.0,
    Piece.INFLUENCE_TOKEN: 60.0, Piece.UNIT: 54.0,
}  # fmt: skip


def building(c: Canvas, kind: Piece, seat: int, k: float, fresh: bool) -> None:
    """Draw a fort, castle, town, city or palace that stands on the origin."""
    c = c.at(0, -2 * k, k)
    colour = c.theme.seats[kit_seat(seat)]
    parts = OUTLINES[kind]()
    _body(c, parts, colour, fresh)
    dark = luminance(colour) < 0.05
    line = c.theme.light(colour, 0.3) if dark else c.theme.dark(colour, 0.5)
    hole: Paint = c.theme.light(colour, 0.72) if dark else c.theme.dark(colour, 0.68)
    for x0, y0, x1, y1 in SEAMS[kind]:
        c.line([(x0, y0), (x1, y1)], line, 1.4)
    for x, y, w, h in HOLES[kind]:
        c.polygon(keel(x, y, w, h), hole)
    if kind is Piece.PALACE:
        c.polygon(keel(0, 0, 9, 17), "brass")
    for x, y, r in BALLS.get(kind, ()):
        c.line([(x, y + 4), (x, y)], "outline", 1.6)
        c.disc((x, y - 0.6), r, "brass", "outline", 0.9)


def _body(c: Canvas, parts: Sequence[Path], colour: RGB, fresh: bool) -> None:
    """Draw wood in the shape of all parts together: rim, edge, thickness, a lit face."""
    solid = [_thick(part) for part in parts]
    for part in solid:
        c.glaze(shifted(part, 3, 4), "shade", 0.4, 2.2)
    rims: list[tuple[Paint, float]] = [("white", 7.0), ("outline", 3.4)]
    if fresh:
        rims = [("black", 15.0), ("now", 12.6), *rims]
    for paint, w in rims:
        for part in solid:
            c.polygon(part, paint, paint, w)
    for part in solid:
        c.polygon(part, c.theme.dark(colour, 0.42))
    for part in parts:
        c.polygon(part, c.theme.light(colour, 0.36))
    for part in parts:
        c.polygon(shifted(part, 0.9, 0.9), colour)


def _thick(part: Path) -> Path:
    """Return the part with its thickness; battlements are not convex, so only the foot grows."""
    low = max(y for _, y in part)
    return [(x, y + THICK if y > low - 1 else y) for x, y in part]


def building_box(k: float) -> Box:
    return -46 * k, -80 * k, 50 * k, 18 * k


def disc(c: Canvas, seat: int, text: str, hired: bool, stack: int, k: float, fresh: bool) -> None:
    """Draw units of one kind: a stack of discs, their number on the top one."""
    c = c.at(0, 0, k)
    colour = c.theme.seats[kit_seat(seat)]
    low = STEP * (stack - 1)
    body = hull(ellipse(0, 0, DISC) + ellipse(0, low + THICK, DISC))
    c.glaze(shifted(body, 3, 4), "shade", 0.42, 2.4)
    if fresh:
        c.polygon(body, "now", "black", 13)
        c.polygon(body, "now", "now", 10.6)
    c.polygon(body, "white", "white", 5.4)
    c.polygon(body, c.theme.dark(colour, 0.42), "outline", 2.6)
    for i in range(stack - 1, 0, -1):
        c.polygon(ellipse(0, i * STEP, DISC), c.theme.light(colour, 0.34), "outline", 1.1)
        c.polygon(ellipse(0, i * STEP - 1.6, DISC - 0.6), c.theme.dark(colour, 0.3))
    c.disc((0, 0), DISC, colour, "outline", 1.4)
    c.outline(ellipse(0, 0, DISC - 3.4), c.theme.dark(colour, 0.35), 1.2)
    c.line(bezier((-22.5, 6), (-25, -12), (-10, -26), (8, -22.5)), c.theme.light(colour, 0.5), 1.6)
    _face(c, seat, colour, hired=hired)
    if text:
        ink = c.theme.sign_on(colour)
        size = 37 if len(text) == 1 else 30
        c.text(text, (5 if hired else 0, -1), "number", size, fill=ink, halo=1.2, ground=colour,
               room=(-DISC, -DISC, DISC + 2, DISC))  # fmt: skip


def _face(c: Canvas, seat: int, colour: RGB, *, hired: bool) -> None:
    """Draw the seat's shape, or the crescent of mercenaries."""
    if not hired:
        kit = kit_seat(seat)
        c.polygon(seat_shape(kit, 0, lift(kit, 15), 15), c.theme.light(colour, 0.2))
        return
    ink = c.theme.sign_on(colour)
    if ink == c.theme["black"]:
        c.polygon(moon(-1.4, 0, 22.6), c.theme.dark(colour, 0.6))
        c.polygon(moon(-2, 0, 20.4), c.theme["white"])
    else:
        c.polygon(moon(-1.5, 0, 21.5), c.theme.mix("white", "brass", 0.15))


def disc_box(k: float, stack: int) -> Box:
    return -34 * k, -34 * k, 38 * k, (42 + STEP * stack) * k


def banner(c: Canvas, seat: int, k: float, fresh: bool) -> None:
    """Draw a token of influence: a banner that stands on the origin."""
    c = c.at(0, 0, k)
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    cloth: Path = [(-15, -47), (15, -47), (15, -10), (0, -18), (-15, -10)]
    pole, beam, foot = (
        rectangle(-1.9, -53, 3.8, 53),
        rectangle(-18, -50, 36, 4),
        ellipse(0, -1, 9, 3.4),
    )
    parts = [cloth, pole, beam, foot, ellipse(0, -55, 3.4)]
    for part in parts:
        c.glaze(shifted(part, 2, 3), "shade", 0.4, 2)
    rims: list[tuple[Paint, float]] = [("white", 6.4), ("outline", 3)]
    for paint, w in [("black", 14.0), ("now", 11.6), *rims] if fresh else rims:
        for part in parts:
            c.polygon(part, paint, paint, w)
    timber = "#7B552E"
    for part in (foot, pole, cloth, beam):
        c.polygon(part, colour if part is cloth else timber)
    c.polygon([(10, -46), (15, -46), (15, -10), (10, -12.6)], c.theme.dark(colour, 0.25))
    c.line([(-17, -49), (17, -49)], c.theme.light(timber, 0.45), 0.9)
    c.line([(-15, -15.4), (0, -23.4), (15, -15.4)], c.theme.mix("white", "brass", 0.3), 1.5)
    c.disc((0, -55), 3.2, "brass", "outline", 0.8)
    sign = seat_shape(kit, 0, -34 + lift(kit, 9), 9)
    c.polygon(sign, c.theme.sign_on(colour))


def banner_box(k: float) -> Box:
    return -26 * k, -68 * k, 28 * k, 14 * k


def medallion(c: Canvas, seat: int, r: float) -> None:
    """Draw the shape of the seat that controls a hex."""
    kit = kit_seat(seat)
    y = lift(kit, r)
    shape = seat_shape(kit, 0, y, r)
    c.shadow(shape, (1, 3), 2, 0.5)
    for paint, w in (("outline", r * 0.44), ("white", r * 0.25)):
        c.polygon(shape, paint, paint, w)
    c.polygon(scaled(shape, (0, y), 0.96), c.theme.seats[kit])


MEDALLION_BOX: Box = (-30.0, -30.0, 32.0, 36.0)


def spark(c: Canvas, r: float) -> None:
    """Draw the mark of what came with the last turn."""
    c.glaze(ellipse(0, 0, r), "now", 0.9, 3)
    c.polygon(star(8, r * 1.16, r * 0.66), "outline")
    c.polygon(star(8, r, r * 0.56), "now")
    c.polygon(star(8, r * 0.52, r * 0.3), "white")


def spark_box(r: float) -> Box:
    return -r * 2, -r * 2, r * 2, r * 2
