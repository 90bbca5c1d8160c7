"""A small building on the floor of each large court, drawn to the right of and above the origin."""

from dataclasses import dataclass

from engine.games.jerusalem.data import Sector
from render.canvas import Canvas
from render.paths import arc, arch, ellipse, rectangle
from render.theme import Paint

PLASTER, STONE, TILES, LEAD = "#E7D7B3", "#D2BC8C", "#B98560", "#9AA0A0"


@dataclass(frozen=True)
class Builder:
    """Blocks, roofs and doors along one base line."""

    c: Canvas

    @property
    def line(self) -> Paint:
        return self.c.theme.mix("#2B2118", "#8A6A40", 0.2)

    def block(self, x: float, w: float, h: float, fill: Paint = PLASTER, windows: int = 0) -> None:
        c = self.c
        c.polygon(rectangle(x, -h, w, h), fill)
        c.polygon(rectangle(x + w * 0.7, -h, w * 0.3, h), c.theme.dark(fill, 0.1))
        c.outline(rectangle(x, -h, w, h), self.line, 1.2)
        for i in range(windows):
            c.polygon(arch(x + w * (i + 0.5) / windows, -h * 0.62 + 7, 2, 7), "window")

    def merlons(self, x: float, w: float, h: float) -> None:
        n = max(3, int(w / 7))
        step = w / (2 * n - 1)
        for i in range(n):
            tooth = rectangle(x + 2 * i * step, -h - 5, step, 5)
            self.c.polygon(tooth, self.c.theme.light(PLASTER, 0.2), self.line, 1)

    def gable(self, x: float, w: float, h: float, fill: Paint = TILES) -> None:
        ridge = (x + w / 2, -h - w * 0.42)
        self.c.polygon([(x - 2, -h), ridge, (x + w + 2, -h)], fill, self.line, 1.2)
        self.c.polygon([ridge, (x + w + 2, -h), (x + w * 0.62, -h)], self.c.theme.dark(fill, 0.16))

    def dome(self, x: float, y: float, r: float, fill: Paint) -> None:
        c = self.c
        c.polygon(rectangle(x - r - 1, -y, 2 * r + 2, 7), STONE, self.line, 1.1)
        c.polygon(arc(x, -y, r, r, (180, 360)), fill, self.line, 1.3)
        c.polygon([*arc(x, -y, r, r, (300, 360), 10), (x + r * 0.3, -y)], c.theme.dark(fill, 0.15))
        top = -y - r
        c.line([(x, top), (x, top - 11)], self.line, 1.6)
        c.line([(x - 4.5, top - 7), (x + 4.5, top - 7)], self.line, 1.5)

    def door(self, x: float, half: float, rise: float) -> None:
        self.c.polygon(arch(x, 0, half, rise), "#4A3823", self.line, 0.8)

    def flag(self, x: float, h: float, fill: Paint = "brass") -> None:
        self.c.line([(x, -h), (x, -h - 14)], self.line, 1.3)
        self.c.polygon([(x, -h - 14), (x + 12, -h - 11), (x, -h - 6)], fill, self.line, 0.9)


def _palace(b: Builder) -> None:
    b.block(18, 84, 30, windows=5)
    b.merlons(18, 84, 30)
    b.block(46, 28, 40, windows=1)
    b.gable(46, 28, 40)
    for x in (0, 98):
        b.block(x, 22, 44, STONE, windows=1)
        b.merlons(x, 22, 44)
        b.flag(x + 11, 49)
    b.door(60, 7, 12)


def _temple(b: Builder) -> None:
    for x in (0, 90):
        b.block(x, 30, 24, windows=2)
    b.block(24, 72, 30, STONE)
    for i in range(5):
        b.door(34 + i * 13, 4.2, 12)
    b.dome(60, 37, 19, LEAD)


def _cathedral(b: Builder) -> None:
    b.block(26, 78, 26, windows=6)
    b.block(100, 20, 20, windows=1)
    b.block(2, 24, 48, STONE, windows=1)
    b.gable(2, 24, 48, "#8E8FA6")
    b.dome(69, 33, 20, "#9C96AC")
    b.door(69, 6, 10)


def _stalls(b: Builder) -> None:
    for i, (x, cloth) in enumerate(((20, "#B5603F"), (64, "#7F8A5C"), (106, "#C0913A"))):
        b.block(x - 15, 30, 26, "#DCC79A")
        b.block(x - 15, 30, 12, "#A9834E")
        _awning(b, x, cloth)
        for j in range(3):
            fruit = ("#B5603F", "#C99A34", "#7F8A5C")[(i + j) % 3]
            b.c.disc((x - 9 + j * 9, -14), 3.4, fruit, b.line, 0.7)


def _awning(b: Builder, x: float, cloth: Paint) -> None:
    for j in range(4):
        stripe = cloth if j % 2 == 0 else "#F3E7CB"
        top, low = x - 14 + j * 7, x - 18 + j * 9
        b.c.polygon([(top, -42), (top + 7, -42), (low + 9, -26), (low, -26)], stripe)
        b.c.polygon(arc(low + 4.5, -26, 4.5, 4, (0, 180), 8), stripe, b.line, 0.7)
    b.c.outline([(x - 14, -42), (x + 14, -42), (x + 18, -26), (x - 18, -26)], b.line, 1.2)


def _manor(b: Builder) -> None:
    for x, fill in ((0, PLASTER), (78, STONE)):
        b.block(x, 40, 30, fill, windows=2)
        b.gable(x, 40, 30, "#A97651")
    b.block(36, 46, 40, windows=3)
    b.merlons(36, 46, 40)
    b.flag(59, 45, "green")
    b.door(59, 7, 12)


LANDMARKS = {
    Sector.KINGS_PALACE: _palace,
    Sector.TEMPLARS: _temple,
    Sector.PATRIARCHATE: _cathedral,
    Sector.MARKET: _stalls,
    Sector.NOBILITY: _manor,
}


def landmark(c: Canvas, sector: Sector) -> None:
    c.glaze(ellipse(60, 1, 66, 6), "shade", 0.3 * min(1, c.theme.shadow), 3)
    LANDMARKS[sector](Builder(c))
