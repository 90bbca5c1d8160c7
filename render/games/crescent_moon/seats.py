"""The seats at the foot of the board: what each has, for all to see."""

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.fonts import width
from render.games.crescent_moon import tokens, wood
from render.games.crescent_moon.layout import seat_boxes
from render.games.crescent_moon.seat_colours import HIRED_ONLY, WITH_RESERVES, kit_seat
from render.icons import lift
from render.paper import panel
from render.paths import Box, rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp

HEAD = 46.0
PIECES = ("unit", "fort", "castle", "town", "city", "palace", "influence_token")
SUPPLY_SIZES = ((0.5, 28.0), (0.42, 26.0), (0.37, 24.0), (0.32, 21.0), (0.26, 17.0))
ALWAYS = ("unit", "fort", "castle", "influence_token")


def places(c: Canvas, ctx: DrawContext[View]) -> None:
    """What stands still: a panel for each seat, with its shape and its character."""
    for seat, (x0, y0, x1, y1) in enumerate(seat_boxes(len(ctx.data["players"]))):
        panel(c, (x0, y0, x1 - x0, y1 - y0), seed=seat)
        head(c.at(x0, y0), seat, x1 - x0, HEAD)
        c.line([(x0 + 14, y0 + 99), (x1 - 14, y0 + 99)], c.theme.mix("panel", "gold", 0.6), 1.3)
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        word = ctx.say(f"character-{ctx.data['players'][seat]['character']}")
        room = (x0 + (x1 - x0) * 0.62, y0 + 4, x1 - 12, y0 + HEAD - 3)
        c.fit(word, room, "aside", 25, least=14, fill=ink, align="r")


def head(c: Canvas, seat: int, w: float, h: float) -> None:
    """A band in the seat's colour over a panel, with its shape."""
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    c.polygon(rounded_box(0, 0, w, h, 10), colour)
    c.polygon(rectangle(0, h / 2, w, h / 2), colour)
    c.polygon(rectangle(0, h, w, 2.6), "brass")
    c.outline(rounded_box(0, 0, w, h, 10), "outline", 1.8)
    r = h * 0.31
    c.polygon(seat_shape(kit, h * 0.6, h / 2 + lift(kit, r), r), c.theme.sign_on(colour))


def seats(c: Canvas, ctx: DrawContext[View]) -> None:
    waited = ctx.in_focus
    for seat, box in enumerate(seat_boxes(len(ctx.data["players"]))):
        _name(c, ctx, seat, box)
        _goods(c, ctx.data["players"][seat], seat, box)
        _supply(c, ctx.data["players"][seat], seat, box)
        if seat in waited:
            w, h = box[2] - box[0], box[3] - box[1]
            stamp(c, now_frame, box[0], box[1], (-14.0, -14.0, w + 14, h + 14), w, h)


def _name(c: Canvas, ctx: DrawContext[View], seat: int, box: Box) -> None:
    x0, y0, x1, _ = box
    ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
    room = (x0 + 50, y0 + 4, x0 + (x1 - x0) * 0.61, y0 + HEAD - 3)
    c.fit(ctx.name(seat, 12), room, "name", 32, least=17, fill=ink, align="l")


def goods_of(player: Data, seat: int) -> list[tuple[str, str]]:
    """Coins, cards, points, and what lies face up or in reserve."""
    points = "?" if player["vp"] is None else str(player["vp"])
    goods = [("coin", str(player["coins"])), ("cards", str(player["cards"])), ("points", points)]
    if player["front"]:
        goods.append(("front", str(len(player["front"]))))
    if seat in WITH_RESERVES:
        goods.append(("tent", str(player["reserves"])))
    if player["tiles_left"]:
        goods.append(("tile", str(player["tiles_left"])))
    return goods


def _goods(c: Canvas, player: Data, seat: int, box: Box) -> None:
    """Signs and numbers in a row, smaller where there are many."""
    x0, y0, x1, _ = box
    goods = goods_of(player, seat)
    for k in (1.0, 0.92, 0.84, 0.76, 0.68):
        wide = [_good_width(*good, k) for good in goods]
        gap = (x1 - x0 - 26 - sum(wide)) / max(1, len(goods) - 1)
        if gap >= 8:
            break
    x, y = x0 + 13, y0 + 74
    for (sign, text), w in zip(goods, wide, strict=True):
        c.note("piece", f"{sign} of {seat}", (x, y - 17 * k, x + 35 * k, y + 17 * k))
        if sign == "points":
            stamp(c, tokens.points, x + 19 * k, y, tokens.sign_box(19 * k), 19.0 * k, text)
        else:
            stamp(c, tokens.sign, x + 18 * k, y, tokens.sign_box(17.5 * k), sign, 17.5 * k)
            room = (x + 36 * k, y0 + 50, x + w + 3, y0 + 98)
            c.text(text, (x + 41 * k, y - 1), "number", 35 * k, anchor="lm", room=room)
        x += w + min(gap, 34.0)


def _good_width(sign: str, text: str, k: float) -> float:
    return 38 * k if sign == "points" else 41 * k + width("number", 35 * k, text)


def supply_of(player: Data) -> list[tuple[str, int]]:
    """Pieces that are left; kinds that a character has never are not shown."""
    supply = player["supply"]
    kinds = [kind for kind in PIECES if kind in ALWAYS or supply[kind] or _has(player, kind)]
    return [(kind, supply[kind]) for kind in kinds]


def _has(player: Data, kind: str) -> bool:
    return player["character"] == "sultan" and kind in ("town", "city")


def _supply(c: Canvas, player: Data, seat: int, box: Box) -> None:
    x0, y0, x1, _ = box
    pieces = supply_of(player)
    room = (x0 + 13, y0 + 102, x1 - 13, y0 + 147)
    for k, size in SUPPLY_SIZES:
        row = SupplyRow(seat, k, size)
        if row.fits(pieces, room[2] - room[0]):
            break
    row.draw(c, pieces, room)


class SupplyRow:
    """Pieces in a row, each with its number, spread over the room."""

    def __init__(self, seat: int, k: float, size: float, widest: float = 30.0) -> None:
        self.seat, self.k, self.size, self.widest = seat, k, size, widest

    def wide(self, kind: str, n: int) -> float:
        return self._piece(kind) + 5 + width("number", self.size, str(n))

    def _piece(self, kind: str) -> float:
        return wood.WIDTHS["token" if kind == "influence_token" else kind] * self.k

    def fits(self, pieces: list[tuple[str, int]], room: float) -> bool:
        return sum(self.wide(*piece) + 4 for piece in pieces) - 4 <= room

    def draw(self, c: Canvas, pieces: list[tuple[str, int]], room: Box) -> None:
        x0, y0, x1, y1 = room
        total = sum(self.wide(kind, n) for kind, n in pieces)
        gap = min(self.widest, (x1 - x0 - total) / max(1, len(pieces) - 1))
        x, y = x0, (y0 + y1) / 2
        for kind, n in pieces:
            w = self._piece(kind)
            stand(c, kind, self.seat, (x + w / 2, y), self.k)
            c.note("piece", f"{kind} left to {self.seat}", (x, y - 10, x + w, y + 10))
            c.text(
                str(n),
                (x + w + 5, y - 1),
                "number",
                self.size,
                anchor="lm",
                room=(x, y0, x1 + 3, y1),
            )
            x += self.wide(kind, n) + gap


def stand(c: Canvas, kind: str, seat: int, at: tuple[float, float], k: float) -> None:
    """A piece with its middle at a point."""
    x, y = at
    if kind == "unit":
        hired = seat in HIRED_ONLY
        stamp(c, wood.disc, x, y - 2 * k, wood.disc_box(k, 1), seat, "", hired, 1, k, False)
    elif kind == "influence_token":
        stamp(c, wood.banner, x, y + 29 * k, wood.banner_box(k), seat, k, False)
    else:
        low = y + wood.HEIGHTS[kind] * k / 2
        stamp(c, wood.building, x, low, wood.building_box(k), kind, seat, k, False)


def now_frame(c: Canvas, w: float, h: float) -> None:
    """A golden frame round the seat that is waited for."""
    c.outline(rounded_box(-4.5, -4.5, w + 9, h + 9, 13), "outline", 7)
    c.outline(rounded_box(-4, -4, w + 8, h + 8, 12), "now", 4.4)
