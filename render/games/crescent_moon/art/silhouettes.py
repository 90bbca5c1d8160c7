"""The outlines of the wooden buildings, standing on the origin, and what is carved into them."""

from collections.abc import Callable

from engine.games.crescent_moon.data import Piece
from render.games.crescent_moon.art.brush import onion
from render.paths import Path, rectangle

Paths = list[Path]


def _battlements(x0: float, x1: float, y: float, n: int, h: float) -> Path:
    w = (x1 - x0) / (2 * n - 1)
    out: Path = []
    for i in range(n):
        a = x0 + 2 * i * w
        out += [(a, y), (a, y - h), (a + w, y - h), (a + w, y)]
    return out


def _fort() -> Paths:
    top = _battlements(-22, 22, -28, 4, 8)
    return [[(-20, 0), (-20, -20), (-22, -20), *top, (22, -20), (20, -20), (20, 0)]]


def _castle() -> Paths:
    keep = [(-13, 0), (-13, -40), *_battlements(-15, 15, -42, 3, 8), (13, -40), (13, 0)]
    left = [(-31, 0), (-31, -26), *_battlements(-33, -13, -28, 3, 7), (-15, -26), (-15, 0)]
    return [left, [(-x, y) for x, y in left], keep, rectangle(-31, -16, 62, 16)]


def _town() -> Paths:
    return [
        rectangle(-28, -18, 18, 18), rectangle(-13, -28, 22, 28), rectangle(6, -20, 22, 20),
        onion(-2, -27, 8.5, 13), rectangle(-28, -21, 4, 3), rectangle(24, -23, 4, 3),
    ]  # fmt: skip


def _city() -> Paths:
    wall = [(-34, 0), (-34, -17), *_battlements(-34, 34, -18, 7, 5), (34, -17), (34, 0)]
    return [
        [(float(x), float(y)) for x, y in wall],
        rectangle(-13, -30, 26, 30), onion(0, -29, 13.5, 24),
        rectangle(-29, -44, 8, 34), rectangle(-31, -36, 12, 3), onion(-25, -43, 5.6, 12),
        rectangle(15, -30, 14, 20), onion(22, -29, 7.6, 13),
    ]  # fmt: skip


def _palace() -> Paths:
    towers: Paths = []
    for x in (-29, 29):
        towers += [
            rectangle(x - 4, -46, 8, 46),
            rectangle(x - 6, -37, 12, 4),
            onion(x, -45, 5.6, 13),
        ]
    return [
        rectangle(-24, -26, 48, 26),
        rectangle(-14, -34, 28, 34),
        onion(0, -33, 17, 30),
        *towers,
    ]


OUTLINES: dict[Piece, Callable[[], Paths]] = {
    Piece.FORT: _fort,
    Piece.CASTLE: _castle,
    Piece.TOWN: _town,
    Piece.CITY: _city,
    Piece.PALACE: _palace,
}
BALLS: dict[Piece, tuple[tuple[float, float, float], ...]] = {
    Piece.TOWN: ((-2, -41, 2.2),),
    Piece.CITY: ((0, -54, 2.6), (-25, -56, 2), (22, -43, 1.9)),
    Piece.PALACE: ((0, -65, 3), (-29, -59, 2), (29, -59, 2)),
}
# Doors and windows (arches: x, foot, width, height), and lines between the parts.
HOLES: dict[Piece, tuple[tuple[float, float, float, float], ...]] = {
    Piece.FORT: ((0, 0, 13, 16), (-12, -11, 3.6, 9), (12, -11, 3.6, 9)),
    Piece.CASTLE: ((0, 0, 12, 17), (-23, -8, 4, 10), (23, -8, 4, 10), (0, -22, 4, 10)),
    Piece.TOWN: ((-2, 0, 8, 13), (-20, -6, 4, 7), (18, -7, 4, 7), (-7, -17, 3.6, 7),
                 (3, -17, 3.6, 7)),
    Piece.CITY: ((0, 0, 13, 20), (-25, -22, 3.4, 7), (22, -20, 3.4, 7), (-24, -4, 4, 7),
                 (24, -4, 4, 7)),
    Piece.PALACE: ((0, 0, 18, 27), (-19, -6, 5.5, 12), (19, -6, 5.5, 12)),
}  # fmt: skip
SEAMS: dict[Piece, tuple[tuple[float, float, float, float], ...]] = {
    Piece.FORT: ((-21, -24, 21, -24),),
    Piece.CASTLE: ((-13, -16, -13, -40), (13, -16, 13, -40), (-14, -38, 14, -38),
                   (-32, -24, -14, -24), (14, -24, 32, -24)),
    Piece.TOWN: ((-13, 0, -13, -18), (9, 0, 9, -20), (-13, -28, 9, -28)),
    Piece.CITY: ((-34, -14, -13, -14), (13, -14, 34, -14), (-13, 0, -13, -30), (13, 0, 13, -30),
                 (-13, -29.5, 13, -29.5), (15, -29.5, 29, -29.5)),
    Piece.PALACE: ((-14, 0, -14, -33), (14, 0, 14, -33), (-15, -33, 15, -33), (-24, -25, -14, -25),
                   (14, -25, 24, -25)),
}  # fmt: skip
