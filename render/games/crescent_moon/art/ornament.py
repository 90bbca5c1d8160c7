"""Ornament: the frame of stars, the pattern in the paper, the compass rose, the night sky."""

import math

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import moon, star
from render.games.crescent_moon.layout import BAND
from render.paths import Point, arc, ellipse, rectangle, rounded_box

NIGHT = "#352B25"


def pattern(c: Canvas, size: Point, pitch: float = 92) -> None:
    """Draw faint eight-pointed stars and the crosses between them."""
    if not c.theme.texture:
        return
    line = c.theme.mix("paper", "gold", 0.17)
    r = pitch / 2
    for row in range(int(size[1] / pitch) + 2):
        for column in range(int(size[0] / pitch) + 2):
            x, y = column * pitch, row * pitch
            c.outline(star(8, r, r * 0.766, x, y), line, 1.1)
            c.outline(star(8, r * 0.5, r * 0.38, x, y), line, 1.0)
            for turn in range(0, 360, 45):
                k, s = math.cos(math.radians(turn + 22.5)), math.sin(math.radians(turn + 22.5))
                c.line(
                    [(x + r * 0.46 * k, y + r * 0.46 * s), (x + r * 0.8 * k, y + r * 0.8 * s)],
                    line,
                    1.0,
                )


def frame(c: Canvas, size: Point) -> None:
    """Draw a dark band of golden stars round the sheet, a moon in each corner."""
    (w, h), (outer, inner) = size, BAND
    deep, long, tall = inner - outer, w - 2 * outer, h - 2 * outer
    for y in (outer, h - inner):
        c.polygon(rectangle(outer, y, long, deep), NIGHT)
    for x in (outer, w - inner):
        c.polygon(rectangle(x, outer, deep, tall), NIGHT)
    middle = (outer + inner) / 2
    for x in _spread(w, inner):
        for y in (middle, h - middle):
            _rosette(c, x, y)
    for y in _spread(h, inner):
        for x in (middle, w - middle):
            _rosette(c, x, y)
    _edges(c, size)
    for x in (middle, w - middle):
        for y in (middle, h - middle):
            _corner(c.at(x, y))


def _spread(length: float, inner: float) -> list[float]:
    n = round((length - 2 * inner) / 24)
    return [inner + (length - 2 * inner) * i / n for i in range(1, n)]


def _rosette(c: Canvas, x: float, y: float) -> None:
    gold = c.theme.mix(NIGHT, "brass", 0.55)
    c.outline(star(4, 15.5, 8.5, x, y), c.theme.mix(NIGHT, "brass", 0.3), 1.0)
    c.polygon(star(8, 9.6, 5.6, x, y), gold)
    c.polygon(star(8, 5.4, 3.2, x, y), NIGHT)
    c.disc((x, y), 1.7, gold)


def _edges(c: Canvas, size: Point) -> None:
    (w, h), (outer, inner) = size, BAND
    for inset, paint, stroke in ((outer, "outline", 1.8), (outer + 2.6, "brass", 1.4),
                                 (inner - 2.6, "brass", 1.4), (inner, "outline", 1.8),
                                 (inner + 4.6, "gold", 1.2)):  # fmt: skip
        c.outline(rectangle(inset, inset, w - 2 * inset, h - 2 * inset), paint, stroke)


def _corner(c: Canvas) -> None:
    c.polygon(rounded_box(-20.5, -20.5, 41, 41, 4), NIGHT, "outline", 3)
    c.outline(rounded_box(-18.5, -18.5, 37, 37, 3), "brass", 1.8)
    c.polygon(star(10, 15.5, 10.4), c.theme.mix(NIGHT, "brass", 0.7))
    c.disc((0, 0), 8.6, NIGHT)
    c.polygon(moon(0.6, 0, 6, -35), "brass")


def compass(c: Canvas) -> None:
    """Draw a compass rose, 56 in radius."""
    gold, ink = c.theme.mix("paper", "gold", 0.85), c.theme.mix("paper", "text", 0.75)
    c.outline(ellipse(0, 0, 44), ink, 1.6)
    c.outline(ellipse(0, 0, 40), gold, 1.4)
    c.polygon(star(10, 37, 24), c.theme.mix("paper", "gold", 0.25), gold, 1)
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        turn = math.radians(45 * k - 90)
        far, wide = (52.0, 11.0) if k % 2 == 0 else (31.0, 7.5)
        tip = far * math.cos(turn), far * math.sin(turn)
        for side in (-1, 1):
            lean = turn + side * math.pi / 4
            shade = "panel" if side < 0 else ink if k % 2 == 0 else gold
            c.polygon([(0, 0), (wide * math.cos(lean), wide * math.sin(lean)), tip], shade, ink, 1)
    c.disc((0, 0), 5, gold, ink, 1.2)


def night_sky(c: Canvas) -> None:
    """Draw an engraved moon and three stars, 46 in radius."""
    gold, ink = c.theme.mix("paper", "gold", 0.8), c.theme.mix("paper", "text", 0.75)
    c.polygon(moon(0, 0, 36, -35), ink)
    c.polygon(moon(-0.4, 0.3, 33.4, -35), c.theme.light(gold, 0.2))
    for i in range(16):
        angle = 72 + i * 9.5
        deep = 8 * math.sin(math.radians(20 + i * 9)) ** 1.5
        edge, inner = arc(0, 0, 32.6, 32.6, (angle, angle), 1)[0], arc(
            0, 0, 32.6 - deep, 32.6 - deep, (angle + 6, angle + 6), 1)[0]  # fmt: skip
        c.line([edge, inner], ink, 1.1)
    for x, y, r in ((22, -20, 10), (40, 16, 6), (-38, -40, 6)):
        c.polygon(star(8, r, r * 0.42, x, y), gold, ink, 1)
