"""Where everything lies on the board, in pixels of a sheet of 1600 by 1200."""

from dataclasses import dataclass

from engine.games.jerusalem.data import AREAS_OF, LARGE, SECTOR_OF, Area, Sector
from render.paths import Box, Path, bevelled, bounds, inset, mirrored, wobbled

SIZE = (1600, 1200)
AXIS = 603.0

SECTORS = (
    Sector.KINGS_PALACE,
    Sector.DAVIDS_TOWER,
    Sector.TEMPLARS,
    Sector.PATRIARCHATE,
    Sector.MARKET,
    Sector.NOBILITY,
)
"""In the order of their numbers on the board: from left to right, the upper town first."""
PRIVILEGED = (Sector.PATRIARCHATE, Sector.MARKET, Sector.NOBILITY)


@dataclass(frozen=True)
class Quarter:
    """A sector: its ground, its ribbon (left, top, right), the manner of its corners, its tint."""

    ground: Path
    ribbon: tuple[float, float, float]
    corner: tuple[str, float]
    tint: str


@dataclass(frozen=True)
class Court:
    """An area: where it lies, and where in it the pieces, the income and the number stand."""

    id: Area
    number: int
    sector: Sector
    large: bool
    outline: Path
    middle: float
    """How far below the upper edge the pieces stand."""

    @property
    def disc(self) -> tuple[float, float]:
        x, y = self.outline[0]
        return x + 18, y + 9

    @property
    def inner(self) -> tuple[float, float]:
        """Return the left and right end of the row of pieces."""
        xs = sorted(x for x, _ in self.outline)
        # On the left a large court's row must clear the number, which hangs over the corner.
        return (xs[1] + 24, xs[-2] - 15) if self.large else (xs[1] + 12, xs[-2] - 12)

    @property
    def box(self) -> Box:
        return bounds(self.outline)

    def edge(self, by: float = 0.0) -> Path:
        """Return the drawn edge, or a line parallel to it further in."""
        style, size = QUARTERS[self.sector].corner
        size = size if self.large else size * 0.75
        if len(self.outline) > 4 and style != "cut":
            style, size = "round", 22
        path = inset(self.outline, by) if by else self.outline
        return wobbled(bevelled(path, max(4, size - by / 2), style), 1.7, 58, self.number * 7)

    def row(self, x: float) -> float:
        """Return the height of the pieces at x: the row follows the slope of the upper edge."""
        (x0, y0), (x1, y1) = self.outline[:2]
        return y0 + (y1 - y0) * (x - x0) / (x1 - x0) + self.middle


def _mirror(path: Path) -> Path:
    """Return the outline on the other side of the town, again from its upper left corner on."""
    turned = mirrored(path, AXIS)
    start = min(range(len(turned)), key=lambda i: turned[i][0] + 2 * turned[i][1])
    return turned[start:] + turned[:start]


PALACE: Path = [(146, 122), (468, 108), (446, 546), (80, 522), (82, 196)]
PATRIARCHS: Path = [(80, 558), (430, 580), (402, 1010), (128, 1004), (90, 964)]

QUARTERS = {
    Sector.KINGS_PALACE: Quarter(PALACE, (150, 112, 452), ("step", 13), "#CB9C86"),
    Sector.DAVIDS_TOWER: Quarter(
        [(494, 106), (712, 106), (736, 556), (470, 556)], (500, 264, 706), ("cut", 26), "#C9B387"
    ),
    Sector.TEMPLARS: Quarter(_mirror(PALACE), (756, 112, 1056), ("cut", 20), "#B7B4A8"),
    Sector.PATRIARCHATE: Quarter(PATRIARCHS, (90, 571, 418), ("round", 36), "#B3A0B1"),
    Sector.MARKET: Quarter(
        [(456, 586), (750, 586), (780, 1012), (426, 1012)],
        (464, 586, 742), ("round", 12), "#D6B26A",
    ),
    Sector.NOBILITY: Quarter(_mirror(PATRIARCHS), (790, 571, 1116), ("notch", 24), "#A1AA84"),
}  # fmt: skip

_UPPER: tuple[Path, Path, Path] = (
    [(96, 190), (454, 184), (445, 366), (94, 350)],
    [(94, 371), (272, 379), (262, 526), (92, 515)],
    [(294, 380), (444, 387), (436, 536), (283, 527)],
)
_LOWER: tuple[Path, Path, Path] = (
    [(92, 644), (417, 660), (407, 834), (96, 818)],
    [(98, 840), (240, 847), (235, 1000), (128, 994), (103, 966)],
    [(261, 848), (405, 855), (394, 1003), (257, 1000)],
)
_CENTRE: tuple[Path, Path, Path] = (
    [(463, 664), (743, 664), (754, 834), (451, 834)],
    [(449, 856), (591, 856), (589, 1005), (438, 1005)],
    [(614, 856), (756, 856), (768, 1005), (616, 1005)],
)
_TOWER: Path = [(500, 318), (706, 318), (724, 544), (482, 544)]


def _mirrored_courts(courts: tuple[Path, Path, Path]) -> tuple[Path, Path, Path]:
    large, left, right = courts
    return _mirror(large), _mirror(right), _mirror(left)


def _courts() -> dict[Area, Court]:
    outlines: dict[Sector, tuple[Path, ...]] = {
        Sector.KINGS_PALACE: _UPPER,
        Sector.DAVIDS_TOWER: (_TOWER,),
        Sector.TEMPLARS: _mirrored_courts(_UPPER),
        Sector.PATRIARCHATE: _LOWER,
        Sector.MARKET: _CENTRE,
        Sector.NOBILITY: _mirrored_courts(_LOWER),
    }
    areas = [
        (area, outline)
        for sector in SECTORS
        for area, outline in zip(AREAS_OF[sector], outlines[sector], strict=True)
    ]
    return {area: _court(area, at, outline) for at, (area, outline) in enumerate(areas, 1)}


def _court(area: Area, number: int, outline: Path) -> Court:
    large = area in LARGE
    middle = 108 if area is Area.DAVIDS_TOWER else 70 if large else 63
    return Court(area, number, SECTOR_OF[area], large, outline, middle)


COURTS = _courts()

WALL: Path = [
    (56, 176), (124, 96), (448, 74), (758, 74), (1082, 96), (1150, 176), (1162, 548),
    (1148, 966), (1094, 1024), (808, 1038), (398, 1038), (112, 1024), (58, 966), (44, 548),
]  # fmt: skip
SIDE_GATES = ((44.0, 548.0), (1162.0, 548.0))
SOUTH_GATES = ((398.0, 1038.0), (808.0, 1038.0))

COLUMN = (1212.0, 1572.0)
PLAQUE = (1212.0, 106.0, 360.0, 92.0)
CALENDAR_X = (1248.0, 1320.0, 1392.0, 1464.0, 1536.0)
CALENDAR_Y = 346.0
EVENT_Y = 214.0
YARD_TOP, YARD_FOOT = 424.0, 606.0
OFFICES = (732.0, 1170.0)
TRACK: Box = (34, 1098, 1158, 1176)
TRACK_LENGTH = 20

ZOOMS: dict[str, Box] = {
    "kings_palace": (30, 30, 480, 570),
    "davids_tower": (446, 26, 760, 574),
    "templars": (726, 30, 1176, 570),
    "patriarchate": (30, 540, 446, 1090),
    "market": (408, 560, 798, 1090),
    "nobility": (760, 540, 1176, 1090),
    "towers": (1188, 18, 1588, 725),
    "offices": (1188, 725, 1588, 1184),
}
CITY: Box = (30, 26, 1176, 1090)
