"""Sand of the land: dunes, the thorn land, and the holy site."""

import math
import random
from collections.abc import Sequence

from render.canvas import Canvas
from render.games.crescent_moon.art.brush import keel, moon, onion, spline, stroke
from render.games.crescent_moon.art.growth import acacia, palm, pebble, tuft
from render.paths import Point, bezier, ellipse, rectangle

SAND, LIGHT, LEE = "#ECCB86", "#F8E3B0", "#B98A45"
WALL, SHRINE = "#F3E6CB", "#4F9C97"
Crest = tuple[Sequence[Point], float]

DUNES: tuple[Crest, ...] = (
    (((-86, -62), (-46, -74), (-8, -60), (30, -78), (74, -64)), 16),
    (((-112, -26), (-62, -48), (-14, -34), (24, -20)), 21),
    (((2, -24), (40, -46), (82, -34), (114, -14)), 21),
    (((-114, 18), (-72, 2), (-28, 14), (22, -6), (62, 8), (114, 2)), 24),
    (((-108, 54), (-60, 36), (-14, 50), (22, 58)), 20),
    (((0, 46), (42, 30), (86, 44), (114, 40)), 20),
    (((-72, 84), (-30, 68), (10, 82), (52, 68), (84, 76)), 17),
)
DRIFTS: tuple[Crest, ...] = (
    (((-112, 62), (-70, 50), (-24, 62)), 13),
    (((30, 64), (70, 50), (112, 60)), 13),
    (((-60, 94), (-14, 80), (30, 94), (66, 82)), 14),
)


def desert(c: Canvas, seed: int) -> None:
    dice = random.Random(seed)
    side = -1 if seed % 2 else 1
    for crest, high in DUNES:
        _dune(c, sorted((x * side, y) for x, y in crest), high)
    for _ in range(90):
        c.disc((dice.uniform(-98, 98), dice.uniform(-106, 106)), dice.uniform(0.5, 0.9), LEE)


def _dune(c: Canvas, crest: Sequence[Point], high: float) -> None:
    """Draw a dune: its crest, its lee side in shade, ripples on both sides."""
    line = spline(crest, 12)
    last = len(line) - 1
    swell = [math.sin(math.pi * i / last) for i in range(last + 1)]
    lee = [(x + 3, y + high * s**0.8) for (x, y), s in zip(line, swell, strict=True)]
    lit = [(x, y - high * 0.6 * s) for (x, y), s in zip(line, swell, strict=True)]
    c.polygon(line + lit[::-1], c.theme.mix(SAND, LIGHT, 0.75))
    c.polygon(line + lee[::-1], c.theme.mix(SAND, LEE, 0.42))
    for k in (1, 2, 3):
        cut = slice(int(last * 0.12 * k), last - int(last * 0.1 * k))
        shade = [(x, y + (b - y) * k / 4) for (x, y), (_, b) in zip(line, lee, strict=True)]
        ripple = [(x, y - high * 0.17 * k + math.sin(i * 0.6)) for i, (x, y) in enumerate(line)]
        c.line(shade[cut], c.theme.mix(SAND, LEE, 0.72), 0.9)
        c.line(ripple[cut], c.theme.mix(SAND, LEE, 0.4), 0.8)
    c.polygon(stroke(line, 0.6, 0.6, 2.4), c.theme.dark(LEE, 0.25))


def wilderness(c: Canvas, seed: int) -> None:
    """Draw thorn trees, tufts and a track."""
    dice = random.Random(seed)
    side = -1 if seed % 2 else 1
    track = spline(
        [(-112 * side, 52), (-50 * side, 30), (0, 52), (46 * side, 34), (112 * side, 60)], 8
    )
    c.polygon(stroke(track, 5, 5, 8), "#DCC795")
    for _ in range(46):
        x, y = dice.uniform(-100, 100), dice.uniform(-100, 108)
        if dice.random() < 0.55:
            tuft(c, x, y, dice.uniform(6, 10), dice.randrange(999))
        else:
            pebble(c, x, y, dice.uniform(1.8, 3.6), "#C4AC80")
    trees = ((-58, -40, 1.05), (50, -52, 1.0), (-4, -66, 0.72), (78, -8, 0.86), (-84, 8, 0.8),
             (-64, 84, 0.62), (70, 82, 0.7))  # fmt: skip
    for x, y, s in sorted(trees, key=lambda tree: tree[1]):
        acacia(c, x * side + dice.uniform(-4, 4), y, s, dice.randrange(999))


def holy_site(c: Canvas, _: int) -> None:
    """Draw a white shrine under a turquoise dome, and light; every map has only one."""
    for i in range(40):
        turn, far = 2 * math.pi * i / 40, 132 if i % 2 else 106
        ray = [(math.cos(turn + d) * r, -26 + math.sin(turn + d) * r)
               for d, r in ((-0.03, 44), (0, far), (0.03, 44))]  # fmt: skip
        c.polygon(ray, c.theme.mix(SAND, "#D9A93F", 0.42))
    for crest, high in DRIFTS:
        _dune(c, crest, high)
    _shrine(c.at(0, 22, 0.86))
    palm(c, -78, 26, 36, -0.12)
    palm(c, 79, 26, 37, 0.12)


def _shrine(c: Canvas) -> None:
    ink, dim = c.theme.dark("#6B4B22", 0.25), c.theme.mix(WALL, "#C7AE80", 0.6)
    c.glaze(ellipse(6, 6, 66, 11), "shade", 0.3, 2)
    c.polygon([(-64, 8), (64, 8), (54, -6), (-54, -6)], dim, ink, 1.2)
    for x in (-45, 45):
        c.polygon(rectangle(x - 4.5, -58, 9, 56), WALL, ink, 1.2)
        c.polygon(rectangle(x + 0.8, -57, 3, 54), dim)
        c.polygon(rectangle(x - 6.5, -44, 13, 4), "#FDF7E8", ink, 1)
        c.polygon(onion(x, -58, 6.2, 15), SHRINE, ink, 1.1)
        c.disc((x, -75), 1.7, "brass")
    c.polygon(rectangle(-36, -32, 72, 32), WALL, ink, 1.4)
    c.polygon(rectangle(12, -31, 23, 30), dim)
    c.polygon(rectangle(-38, -36, 76, 5), "#FDF7E8", ink, 1.2)
    for x in (-25, 25):
        c.polygon(keel(x, -1, 11, 22), c.theme.dark(SHRINE, 0.45), ink, 1)
    c.polygon(rectangle(-14, -40, 28, 40), "#FDF7E8", ink, 1.3)
    c.polygon(keel(0, -1, 18, 31), c.theme.dark(SHRINE, 0.6), ink, 1.2)
    c.polygon(keel(0, -1, 10, 21), "#E7C36A")
    c.polygon(rectangle(-20, -47, 40, 11), WALL, ink, 1.2)
    for i in range(5):
        c.polygon(keel(-14 + i * 7, -38, 4, 7), c.theme.dark(SHRINE, 0.4))
    _dome(c, ink)


def _dome(c: Canvas, ink: tuple[int, int, int]) -> None:
    c.polygon(onion(0, -46, 23, 42), SHRINE, ink, 1.6)
    shade = [(x, y) for x, y in onion(0, -47, 22, 38) if x > 0]
    c.polygon([*[(x * 0.96, y) for x, y in shade], (7, -80), (10, -47)], c.theme.dark(SHRINE, 0.18))
    c.polygon(stroke(spline([(-15, -52), (-16, -62), (-9, -76)], 6), 1, 1, 5), "#D3ECE2")
    for t in (-0.5, 0.0, 0.5):
        rib = bezier((t * 30, -48), (t * 38, -62), (t * 12, -76), (0, -86), 8)
        c.line(rib, c.theme.dark(SHRINE, 0.4), 1)
    c.line([(0, -88), (0, -97)], "brass", 2)
    c.polygon(moon(0, -102, 6, -90), "brass", ink, 0.8)
