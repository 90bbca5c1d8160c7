"""What stands in the hexes: who controls them, their numbers, buildings, units, influence."""

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.colour import RGB
from render.context import Data, DrawContext
from render.games.crescent_moon import tokens, wood
from render.games.crescent_moon.chart import RADIUS, Chart, Site, bed, corner
from render.games.crescent_moon.forces import (
    GAP,
    ROW_GAP,
    Piece,
    arrangements,
    houses,
    people,
    scale_of,
    tall_of,
    wide_of,
)
from render.games.crescent_moon.seat_colours import kit_seat
from render.paths import bounds
from render.pieces import CHANGE_BOX, change_tag
from render.sprites import stamp


def garrisons(c: Canvas, ctx: DrawContext[View], chart: Chart) -> None:
    entries = {entry["hex"]: entry for entry in ctx.data["hexes"]}
    for site in chart.sites:
        holder = entries[site.hex]["controller"]
        if holder is not None:
            cut = site.stream if site.tile == "crossing" else ()
            there = c.at(site.x, site.y, chart.scale)
            stamp(there, border, 0, 0, (-112.0, -124.0, 112.0, 124.0), holder, site.wet, cut)
    for site in chart.sites:
        Hex(c.at(site.x, site.y, chart.scale), site, entries[site.hex], ctx).draw()


def border(c: Canvas, seat: int, wet: tuple[int, ...], stream: tuple[int, ...]) -> None:
    """Control: a band inside the hex, which leaves the water free."""
    colour = c.theme.seats[kit_seat(seat)]
    parted = _river_mask(c, stream)
    glow = ImageChops.subtract(_filled(c, wet, 3), _filled(c, wet, 15))
    glow = glow.filter(ImageFilter.GaussianBlur(5 * c.scale)).point(
        [int(v * 0.42) for v in range(256)]
    )
    c.pour(
        colour, ImageChops.multiply(ImageChops.multiply(glow, _filled(c, wet, 4)), parted), (0, 0)
    )
    rings: tuple[tuple[float, float, str | RGB], ...] = (
        (-0.2, 10, "outline"), (1.0, 8.8, colour), (2.2, 3.6, c.theme.light(colour, 0.45)),
    )  # fmt: skip
    for outer, inner, paint in rings:
        ring = ImageChops.subtract(_filled(c, wet, outer), _filled(c, wet, inner))
        c.pour(paint, ImageChops.multiply(ring, parted), (0, 0))


def _filled(c: Canvas, wet: tuple[int, ...], more: float) -> Image.Image:
    mask = Image.new("L", c.image.size, 0)
    ImageDraw.Draw(mask).polygon(c.pixels(bed(wet, more)), fill=255)
    return mask


def _river_mask(c: Canvas, stream: tuple[int, ...]) -> Image.Image:
    mask = Image.new("L", c.image.size, 255)
    if stream:
        ends = c.pixels([corner(k, RADIUS + 6) for k in stream])
        ImageDraw.Draw(mask).line(ends, fill=0, width=round(37 * c.scale))
    return mask


@dataclass(frozen=True)
class Hex:
    """One hex, its middle the origin of the canvas, in a tile's units."""

    c: Canvas
    site: Site
    entry: Data
    ctx: DrawContext[View]

    @property
    def marks(self) -> dict[int, int]:
        return dict(self.ctx.marks.get(self.entry["hex"], {}))

    def draw(self) -> None:
        land = bed(self.site.wet)
        top, low = min(land, key=lambda p: p[1]), max(land, key=lambda p: p[1])
        x0, _, x1, _ = bounds(land)
        head = self._number(top[0], top[1] + 23)
        foot = low[1] - 34
        if self.entry["controller"] is not None:
            self._medallion(low[0], low[1] - 16)
        self._rows(
            ((x0 + x1) / 2, x1 - x0),
            (head, foot if self.entry["controller"] is not None else foot + 8),
        )
        self._changes(x1)

    def _number(self, x: float, y: float) -> float:
        """Returns where the number ends."""
        name, numbers = self.entry["hex"], self.ctx.numbers
        text = name if numbers is None else str(numbers.get(name, ""))
        if text:
            state = "plain" if numbers is None else "offered"
            stamp(self.c, tokens.number, x, y, tokens.NUMBER_BOX, text, state)
            self.c.note("sign", f"number of {name}", (x - 23, y - 23, x + 23, y + 23))
        return y + 25

    def _medallion(self, x: float, y: float) -> None:
        stamp(self.c, wood.medallion, x, y, wood.MEDALLION_BOX, self.entry["controller"], 15.5)
        self.c.note("sign", f"holder of {self.entry['hex']}", (x - 15, y - 15, x + 15, y + 15))

    def _rows(self, across: tuple[float, float], down: tuple[float, float]) -> None:
        """In one row where there is room, else in the rows in which all are largest."""
        built, manned = houses(self.entry), people(self.entry)
        if not built and not manned:
            return
        room = across[1], down[1] - down[0]
        rows = max(arrangements(built, manned), key=lambda rows: scale_of(rows, room))
        k = int(scale_of(rows, room) * 20) / 20
        slack = room[1] - sum(tall_of(row) for row in rows) * k - ROW_GAP * (len(rows) - 1)
        gap = ROW_GAP + min(12.0, max(0.0, slack) / len(rows))
        low = down[1]
        for row in reversed(rows):
            self._row(row, across[0], low, k)
            low -= tall_of(row) * k + gap

    def _row(self, row: list[Piece], middle: float, low: float, k: float) -> None:
        x = middle - (wide_of(row) * k + GAP * (len(row) - 1)) / 2
        for piece in row:
            self._stand(piece, x + piece.wide * k / 2, low, k)
            x += piece.wide * k + GAP

    def _stand(self, piece: Piece, x: float, low: float, k: float) -> None:
        fresh = self.marks.get(piece.seat, -1) >= 0
        half = piece.wide * k / 2
        box = (x - half + 2, low - piece.tall * k + 2, x + half - 2, low)
        self.c.note("piece", f"{piece.kind} of {piece.seat} in {self.entry['hex']}", box)
        if piece.kind == "unit":
            y = low - (wood.DISC + wood.THICK + wood.STEP * (piece.stack - 1)) * k
            unit = (piece.seat, piece.text, piece.hired, piece.stack, k, fresh)
            stamp(self.c, wood.disc, x, y, wood.disc_box(k, piece.stack), *unit)
        elif piece.kind == "token":
            stamp(self.c, wood.banner, x, low - 3 * k, wood.banner_box(k), piece.seat, k, fresh)
        else:
            facts = (piece.kind, piece.seat, k, fresh)
            stamp(self.c, wood.building, x, low - 4 * k, wood.building_box(k), *facts)
        if fresh and self._leads(piece):
            self._spark(x + half * 0.8, low - piece.tall * k * 0.86)

    def _leads(self, piece: Piece) -> bool:
        """Whether it is the first of its seat's pieces here: one spark is enough."""
        own = [
            each for each in (*houses(self.entry), *people(self.entry)) if each.seat == piece.seat
        ]
        return (own[0].kind, own[0].hired) == (piece.kind, piece.hired)

    def _spark(self, x: float, y: float) -> None:
        stamp(self.c, wood.spark, x, y, wood.spark_box(11), 11.0)

    def _changes(self, right: float) -> None:
        """How many more or fewer pieces each seat has here than before."""
        moved = [(seat, n) for seat, n in self.marks.items() if n]
        for i, (seat, n) in enumerate(moved[:3]):
            text = f"+{n}" if n > 0 else f"−{-n}"
            x, y = right + 3, -46.0 + i * 35
            stamp(self.c.at(x, y, 0.9), change_tag, 0, 0, CHANGE_BOX, text, kit_seat(seat))


def clash_mark(c: Canvas, ctx: DrawContext[View], chart: Chart) -> None:
    """Where a combat or contest goes on, and where its attacker came from."""
    clash = ctx.data["clash"]
    site = chart.at(clash["hex"]) if clash is not None and clash["open"] else None
    if site is None:
        return
    origin = chart.at(clash["origin"])
    x, y = site.x, site.y
    if origin is not None:
        x, y = (site.x + origin.x) / 2, (site.y + origin.y) / 2
    there = c.at(x, y, chart.scale)
    stamp(there, _mark, 0, 0, (-44.0, -44.0, 46.0, 50.0), clash["kind"], clash["attacker"])


def _mark(c: Canvas, kind: str, attacker: int) -> None:
    colour = c.theme.seats[kit_seat(attacker)]
    path = [(34.0, 0.0), (24.0, 24.0), (0.0, 34.0), (-24.0, 24.0), (-34.0, 0.0), (-24.0, -24.0),
            (0.0, -34.0), (24.0, -24.0)]  # fmt: skip
    c.glaze(path, "now", 0.9, 4)
    c.disc((0, 0), 31, "outline")
    c.disc((0, 0), 29, "now")
    c.disc((0, 0), 25, "panel", colour, 4)
    tokens.sign(c, kind, 17)
