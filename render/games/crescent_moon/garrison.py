"""What stands in the hexes: who controls them, their numbers, buildings, units, influence."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.games.crescent_moon.data import CALIPH, SULTAN, ClashKind, Piece, Tile
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.colour import RGB
from render.context import DrawContext
from render.games.crescent_moon.art import tokens, wood
from render.games.crescent_moon.chart import RADIUS, Chart, Site, bed, corner
from render.games.crescent_moon.seat_colours import kit_seat
from render.paths import Point, bounds
from render.pieces import CHANGE_BOX, change_tag
from render.sprites import stamp

ROW_GAP, GAP = 6.0, 4.0
UPPER, LOWER = 40.0, 62.0  # how much narrower than the hex its rows are: those above, the lowest
MAX_CHANGES = 3
BORDER_BOX = (-112.0, -124.0, 112.0, 124.0)


@dataclass(frozen=True)
class Group:
    """A building, a token or units of one kind; `text` is the number of units."""

    kind: Piece
    seat: int
    text: str = ""
    hired: bool = False
    stack: int = 1

    @property
    def wide(self) -> float:
        return wood.WIDTHS[self.kind]

    @property
    def tall(self) -> float:
        return wood.HEIGHTS[self.kind] + wood.STEP * (self.stack - 1)


Rows = list[list[Group]]


def houses(entry: HexView) -> list[Group]:
    out = []
    if entry.stronghold is not None and entry.stronghold_owner is not None:
        out.append(Group(entry.stronghold, entry.stronghold_owner))
    if entry.palace:
        out.append(Group(Piece.PALACE, CALIPH))
    if entry.settlement is not None:
        out.append(Group(entry.settlement, SULTAN))
    return out


def people(entry: HexView) -> list[Group]:
    out = []
    for force in entry.forces:
        for hired, n in ((False, force.ordinary), (True, force.mercenaries)):
            if n:
                stack = min(n, wood.MAX_IN_STACK)
                out.append(Group(Piece.UNIT, force.seat, str(n), hired, stack))
    if entry.token is not None:
        out.append(Group(Piece.INFLUENCE_TOKEN, entry.token))
    return out


def _arrangements(built: list[Group], manned: list[Group]) -> Iterator[Rows]:
    """Yield ways to stand in rows: one; two; with many units also three, without stacks."""
    three = len(built) + len(manned) == 3
    yield [[*manned[:1], *built, *manned[1:]] if three else built + manned]
    if built and (manned or len(built) > 1):
        yield [row for row in (built, manned) if row]
        yield [row for row in (built[:-1], built[-1:] + manned) if row]
    if len(manned) > 2:
        flat = [replace(group, stack=1) for group in manned]
        half = (len(flat) + 1) // 2
        yield [row for row in (built, flat[:half], flat[half:]) if row]


def _scale_of(rows: Rows, room: Point) -> float:
    """Return the largest scale at which all the rows fit across and down."""
    across = [
        (room[0] - (LOWER if row is rows[-1] else UPPER) - GAP * (len(row) - 1)) / _wide(row)
        for row in rows
    ]
    down = (room[1] - ROW_GAP * (len(rows) - 1)) / sum(_tall(row) for row in rows)
    return min(1.0, down, *across)


def _wide(row: list[Group]) -> float:
    return sum(group.wide for group in row)


def _tall(row: list[Group]) -> float:
    return max(group.tall for group in row)


def garrisons(c: Canvas, ctx: DrawContext[View], chart: Chart) -> None:
    entries = {entry.hex: entry for entry in ctx.view.hexes}
    for site in chart.sites:
        stamp_border(c.at(site.x, site.y, chart.scale), site, entries[site.hex])
    for site in chart.sites:
        Garrison(c.at(site.x, site.y, chart.scale), site, entries[site.hex], ctx).draw()


def stamp_border(c: Canvas, site: Site, entry: HexView) -> None:
    if entry.controller is not None:
        cut = site.stream if site.tile is Tile.CROSSING else ()
        stamp(c, _border, 0, 0, BORDER_BOX, entry.controller, site.wet, cut)


def _border(c: Canvas, seat: int, wet: tuple[int, ...], stream: tuple[int, ...]) -> None:
    """Draw control: a band inside the hex, which leaves the water free."""
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
class Garrison:
    """The pieces of one hex, its middle the origin of the canvas, in a tile's units."""

    c: Canvas
    site: Site
    entry: HexView
    ctx: DrawContext[View]

    @property
    def marks(self) -> Mapping[int, int]:
        return self.ctx.marks.get(self.entry.hex, {}) if self.entry.hex else {}

    def draw(self) -> None:
        land = bed(self.site.wet)
        top, low = min(land, key=lambda p: p[1]), max(land, key=lambda p: p[1])
        x0, _, x1, _ = bounds(land)
        head = self._number(top[0], top[1] + 23)
        foot = low[1] - 34
        if self.entry.controller is None:
            foot += 8
        else:
            self._medallion(self.entry.controller, low[0], low[1] - 16)
        self._rows(((x0 + x1) / 2, x1 - x0), (head, foot))
        self._changes(x1)

    def _number(self, x: float, y: float) -> float:
        """Draw the number of the hex and return where it ends."""
        name, numbers = self.entry.hex or "", self.ctx.numbers
        text = str(name if numbers is None else numbers.get(name, ""))
        if text:
            state = "plain" if numbers is None else "offered"
            stamp(self.c, tokens.number, x, y, tokens.NUMBER_BOX, text, state)
            self.c.note("sign", f"number of {name}", (x - 23, y - 23, x + 23, y + 23))
        return y + 25

    def _medallion(self, seat: int, x: float, y: float) -> None:
        stamp(self.c, wood.medallion, x, y, wood.MEDALLION_BOX, seat, 15.5)
        self.c.note("sign", f"holder of {self.entry.hex}", (x - 15, y - 15, x + 15, y + 15))

    def _rows(self, across: Point, down: Point) -> None:
        """Draw one row where there is room, else the rows in which all pieces are largest."""
        built, manned = houses(self.entry), people(self.entry)
        if not built and not manned:
            return
        room = across[1], down[1] - down[0]
        rows = max(_arrangements(built, manned), key=lambda rows: _scale_of(rows, room))
        k = int(_scale_of(rows, room) * 20) / 20
        slack = room[1] - sum(_tall(row) for row in rows) * k - ROW_GAP * (len(rows) - 1)
        gap = ROW_GAP + min(12.0, max(0.0, slack) / len(rows))
        low = down[1]
        for row in reversed(rows):
            self._row(row, across[0], low, k)
            low -= _tall(row) * k + gap

    def _row(self, row: list[Group], middle: float, low: float, k: float) -> None:
        x = middle - (_wide(row) * k + GAP * (len(row) - 1)) / 2
        for group in row:
            self._stand(group, x + group.wide * k / 2, low, k)
            x += group.wide * k + GAP

    def _stand(self, group: Group, x: float, low: float, k: float) -> None:
        fresh = self.marks.get(group.seat, -1) >= 0
        half = group.wide * k / 2
        box = (x - half + 2, low - group.tall * k + 2, x + half - 2, low)
        self.c.note("piece", f"{group.kind} of {group.seat} in {self.entry.hex}", box)
        if group.kind is Piece.UNIT:
            y = low - (wood.DISC + wood.THICK + wood.STEP * (group.stack - 1)) * k
            unit = (group.seat, group.text, group.hired, group.stack, k, fresh)
            stamp(self.c, wood.disc, x, y, wood.disc_box(k, group.stack), *unit)
        elif group.kind is Piece.INFLUENCE_TOKEN:
            stamp(self.c, wood.banner, x, low - 3 * k, wood.banner_box(k), group.seat, k, fresh)
        else:
            facts = (group.kind, group.seat, k, fresh)
            stamp(self.c, wood.building, x, low - 4 * k, wood.building_box(k), *facts)
        if fresh and self._leads(group):
            high = low - group.tall * k * 0.86
            stamp(self.c, wood.spark, x + half * 0.8, high, wood.spark_box(11), 11.0)

    def _leads(self, group: Group) -> bool:
        """Return whether it is the first of its seat here: one spark is enough."""
        groups = (*houses(self.entry), *people(self.entry))
        first = next(each for each in groups if each.seat == group.seat)
        return (first.kind, first.hired) == (group.kind, group.hired)

    def _changes(self, right: float) -> None:
        """Draw how many more or fewer pieces each seat has here than before."""
        moved = [(seat, n) for seat, n in self.marks.items() if n]
        for i, (seat, n) in enumerate(moved[:MAX_CHANGES]):
            text = f"+{n}" if n > 0 else f"−{-n}"
            x, y = right - 6, -46.0 + i * 35
            stamp(self.c.at(x, y, 0.9), change_tag, 0, 0, CHANGE_BOX, text, kit_seat(seat))


def clash_mark(c: Canvas, ctx: DrawContext[View], chart: Chart) -> None:
    """Mark where a combat or contest goes on, and where its attacker came from."""
    clash = ctx.view.clash
    site = chart.at(clash.hex) if clash is not None and clash.open else None
    if clash is None or site is None:
        return
    origin = chart.at(clash.origin)
    x, y = site.x, site.y
    if origin is not None:
        x, y = (site.x + origin.x) / 2, (site.y + origin.y) / 2
    there = c.at(x, y, chart.scale)
    stamp(there, _mark, 0, 0, (-44.0, -44.0, 46.0, 50.0), clash.kind, clash.attacker)


def _mark(c: Canvas, kind: ClashKind, attacker: int) -> None:
    colour = c.theme.seats[kit_seat(attacker)]
    path = [(34.0, 0.0), (24.0, 24.0), (0.0, 34.0), (-24.0, 24.0), (-34.0, 0.0), (-24.0, -24.0),
            (0.0, -34.0), (24.0, -24.0)]  # fmt: skip
    c.glaze(path, "now", 0.9, 4)
    c.disc((0, 0), 31, "outline")
    c.disc((0, 0), 29, "now")
    c.disc((0, 0), 25, "panel", colour, 4)
    tokens.sign(c, kind, 17)
