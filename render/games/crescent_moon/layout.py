"""Where everything lies on the board, in pixels of a sheet of 1600 by 1200."""

from render.paths import Box

SIZE = (1600, 1200)
BAND = (6.0, 36.0)  # the outer and the inner edge of the ornamental frame
MAP: Box = (50, 50, 970, 984)
COLUMN = (986.0, 1550.0)
TITLE: Box = (988, 44, 1322, 104)
MOONS = (1326.0, 1548.0, 75.0)  # left and right end of the row of years, and its height
PLAQUE: Box = (986, 108, 1550, 210)
MARKET: Box = (986, 220, 1550, 706)
BAZAAR: Box = (986, 716, 1550, 990)  # the Sultan's market
SEATS: Box = (50, 1000, 1550, 1150)
SEAT_GAP = 10.0
KEY_SIZE = (400.0, 172.0)
CORNERS = ("lower right", "upper right", "lower left", "upper left")
# Quarters of the map overlap by more than a hex, so that each hex is whole in one of them.
ZOOMS: dict[str, Box] = {
    "map": (40, 38, 984, 996),
    "north_west": (40, 38, 640, 638),
    "north_east": (378, 38, 978, 638),
    "south_west": (40, 396, 640, 996),
    "south_east": (378, 396, 978, 996),
    "market": (976, 38, 1562, 996),
}
QUARTERS = ("north_west", "north_east", "south_west", "south_east")


def seat_boxes(n: int) -> list[Box]:
    x0, y0, x1, y1 = SEATS
    wide = (x1 - x0 - SEAT_GAP * (n - 1)) / n
    return [
        (x0 + i * (wide + SEAT_GAP), y0, x0 + i * (wide + SEAT_GAP) + wide, y1) for i in range(n)
    ]


def in_corner(corner: str, size: tuple[float, float]) -> Box:
    """Return a box of this size in a corner of the map's area."""
    x0, y0, x1, y1 = MAP
    w, h = size
    left = x1 - w if "right" in corner else x0
    top = y1 - h + 4 if "lower" in corner else y0 - 4
    return left, top, left + w, top + h
