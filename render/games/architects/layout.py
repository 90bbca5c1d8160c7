"""Where everything lies on the board, in pixels of a sheet of 1600 by 1200."""

from dataclasses import dataclass

from engine.games.architects.data import MARKET_SPACES, WHERE, Location, Slot
from render.paths import Box, Point

SIZE = (1600, 1200)


@dataclass(frozen=True)
class Court:
    """A large circle: its number, the middle of its plate and of its ribbon, its paving."""

    id: Location
    number: int
    middle: Point
    ribbon: Point
    paving: str
    kerb: str
    yields: tuple[str, ...]
    half: Point = (133.0, 59.0)


_MORE = ("+1",)
_COURTS = (
    Court(Location.FOREST, 1, (152, 318), (152, 250), "#E3E4C2", "#A9A67E",
          ("worker", ">", "wood")),
    Court(Location.MINES, 2, (424, 318), (424, 250), "#EAD8B8", "#B29C7A",
          ("worker", ">", "clay", *_MORE, "/", "worker", "worker", ">", "gold")),
    Court(Location.QUARRY, 3, (696, 318), (696, 250), "#EAE6DA", "#C2BBAC",
          ("worker", ">", "stone")),
    Court(Location.STOREHOUSE, 4, (1004, 318), (982, 250), "#EFDFB9", "#B8946A",
          ("2", "clay", "wood", "stone", ">", "virtue", "/", "3", "wood", "stone", ">", "marble")),
    Court(Location.SILVERSMITH, 5, (152, 624), (152, 556), "#ECE5D6", "#BDB6A8",
          ("worker", ">", "silver", *_MORE)),
    Court(Location.TOWN_CENTRE, 6, (424, 624), (424, 556), "#F3E8CB", "#C4B79C",
          ("worker", "1", "tax", ">", "captive", "+", "worker", "1", "silver", ">", "captive")),
    Court(Location.TAX_STAND, 7, (696, 624), (690, 556), "#F3E8CB", "#C4B79C",
          ("silver", ">", "worker", "−2", "virtue")),
    Court(Location.GUARDHOUSE, 9, (186, 912), (186, 846), "#E5DECF", "#A79E8D",
          ("captive", ">", "prison", "/", "prison", ">", "worker", "/", "debt", ">", "paid"),
          (156, 57)),
    Court(Location.WORKSHOP, 13, (858, 912), (858, 846), "#EFDDB6", "#B8946A",
          ("2", "silver", "2", "tax", ">", "hire", "/", "building"), (127, 57)),
)  # fmt: skip
COURTS = {court.id: court for court in _COURTS}


def upper_courts() -> list[Court]:
    """Return those above the score sheet, which covers the lower town at the end."""
    return [court for court in _COURTS if court.middle[1] < SHEET[1]]


GUILDHALL: Box = (838, 518, 1162, 688)
GUILDHALL_RIBBON: Point = (990, 494)
MARKET: Box = (368, 716, 718, 990)
MARKET_X = (436.0, 543.0, 650.0)
MARKET_CARD, MARKET_SPACE, MARKET_PRICE = 812.0, 908.0, 965.0
MARKET_RIBBON: Point = (543, 734)
PRISON: Box = (30, 716, 342, 834)
PRISON_X = (68.0, 128.0, 187.0, 246.0, 305.0)
PRISON_FOOT = 826.0
PRISON_PLATE: Point = (186, 729)

RACK: Box = (996, 714, 1582, 996)
CARD: Point = (138, 132)


def slot_corner(slot: Slot) -> Point:
    """Return the upper left corner of the card that lies there."""
    row, column = WHERE[slot]
    return RACK[0] + 8 + column * 144.5, RACK[1] + 10 + row * 136


SEALS: dict[str, int] = {
    **{court.id: court.number for court in _COURTS[:7]},
    Location.GUILDHALL: 8,
    Location.GUARDHOUSE: 9,
    **{space: 10 + i for i, space in enumerate(MARKET_SPACES)},
    Location.WORKSHOP: 13,
    Location.PRISON: 14,
    **{slot: i for i, slot in enumerate(Slot, 1)},
}
"""Every number on the board: gold seals for places, dark ones for apprentices."""

AXIS = 1412.0
LEVEL_FOOT = (585.0, 515.0, 445.0, 375.0, 305.0)
LEVEL_HALF = (112.0, 112.0, 78.0, 78.0, 46.0)
LEVEL_HIGH = 70.0
CATHEDRAL_RIBBON: Point = (1390, 666)
REWARDS: Point = (1548, 652)

PENNANTS = (312.0, 1200.0)
PENNANT: Point = (168, 122)
TAG_Y = 152.0
TITLE: Box = (30, 8, 290, 155)

SHEET: Box = (22, 704, 1578, 1186)  # the score sheet, once the game is over

ZOOMS: dict[str, Box] = {
    "countryside": (14, 210, 566, 420),
    "river": (556, 210, 1160, 420),
    "town": (14, 512, 574, 708),
    "guildhall": (550, 466, 1190, 708),
    "cathedral": (1140, 180, 1592, 700),
    "prison": (14, 707, 364, 994),
    "market": (356, 707, 730, 994),
    "workshop": (722, 692, 992, 994),
}

PARTS: dict[str, Box] = {
    "west": (14, 200, 836, 708),
    "east": (806, 176, 1592, 692),
    "lower": (14, 700, 992, 996),
    "rack": (984, 704, 1592, 1000),
}
"""The board in four, each as large as a phone shows well."""


def where(place: str) -> Point:
    """Return a point of the place that lies in its part."""
    if place in COURTS:
        return COURTS[Location(place)].middle
    if place in WHERE:
        return slot_corner(Slot(place))
    box = {Location.GUILDHALL: GUILDHALL, Location.PRISON: PRISON}.get(Location(place), MARKET)
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
