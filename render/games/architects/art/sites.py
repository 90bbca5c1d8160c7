"""A picture for each building, put together from what stands in the town."""

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from engine.games.architects.data import Building
from render.canvas import Canvas
from render.games.architects.art.houses import SLATE, House, gable, house
from render.games.architects.art.nature import (
    barrel,
    block,
    boat,
    conifer,
    crate,
    fountain,
    oak,
    stall,
    tent,
)
from render.games.architects.art.signs import SIGNS
from render.games.architects.art.structures import (
    BACKDROPS,
    arcade,
    backdrop,
    basin,
    cave,
    crosses,
    dome,
    lighthouse,
    stakes,
    statue,
    temple,
    treadwheel,
    wellhead,
)
from render.games.architects.art.towers import pennon, tower
from render.paths import Box
from render.theme import PARCHMENT, Theme

SIZE = (170.0, 92.0)
Part = Callable[[Canvas], None]

COTTAGE = House(46, 26, 24, 20, doors=(0.3,), windows=(0.68,))
HALL = House(92, 34, 36, 32, doors=(0.5,), windows=(0.14, 0.32, 0.68, 0.86))
NAVE = House(44, 30, 44, 26, "#E9DEC4", SLATE, timber=False, doors=(0.5,), windows=())
DARK = House(70, 32, 32, 28, "#C9B9A0", "#6E6470", doors=(0.4,), windows=(0.15, 0.8))
FORT, GREY = "#BDB3A0", "#B7AE9C"


def _home(x: float, y: float, plan: House = COTTAGE) -> Part:
    return lambda c: house(c, x, y, plan)


def _gable(x: float, y: float, plan: House = NAVE) -> Part:
    return lambda c: gable(c, x, y, plan)


def _tower(
    x: float, y: float, size: tuple[float, float], stone: str = FORT, roof: str | None = None
) -> Part:
    def draw(c: Canvas) -> None:
        tower(c, x, y, size, stone, roof)

    return draw


def _each(draw: Callable[[Canvas, float, float, int], None]) -> Callable[..., Part]:
    """Return a maker of parts that draw the same thing at several spots."""

    def placed(*spots: tuple[float, float]) -> Part:
        def part(c: Canvas) -> None:
            for i, (x, y) in enumerate(spots):
                draw(c, x, y, i)

        return part

    return placed


_oaks = _each(lambda c, x, y, i: oak(c, x, y, 26 + i % 3 * 4, i))
_firs = _each(lambda c, x, y, i: conifer(c, x, y, 34 + i % 3 * 5, i))
_barrels = _each(lambda c, x, y, _: barrel(c, x, y, 19))
_crates = _each(lambda c, x, y, _: crate(c, x, y))


def _sign(name: str, x: float, y: float, size: float) -> Part:
    return lambda c: SIGNS[name](c.at(x - size / 2, y - size / 2, size / 100))


def _market(good: str, cloth: str) -> tuple[Part, ...]:
    goods = tuple(_sign(good, 58 + 18 * i, 62, 19) for i in range(4))
    return (_home(6, 62), _home(116, 60), lambda c: stall(c, 48, 86, (72, 50), cloth), *goods)


def _hut(skill: str, roof: str) -> tuple[Part, ...]:
    plan = replace(HALL, w=74.0, roof=roof)
    return (_oaks((150, 74), (18, 66)), _home(34, 84, plan), _sign(skill, 140, 66, 30))


def _flag(x: float, y: float) -> Part:
    return lambda c: pennon(c, x, y, 22, "#7D2F2A")


BACKGROUNDS = {
    Building.LIGHTHOUSE: "sea", Building.TRADING_POST: "sea", Building.THIEVES_DEN: "dusk",
    Building.GAMBLERS_DEN: "dusk", Building.HIDEOUT: "rock", Building.DUNGEON: "dusk",
    Building.GRAVEYARD: "dusk", Building.CLAY_PIT: "rock", Building.KEEP: "rock",
    Building.WATCHTOWER: "rock", Building.FORTRESS: "rock", Building.BETTING_HOUSE: "dusk",
    Building.CLAY_MARKET: "town", Building.SILVER_MARKET: "town", Building.STONE_MARKET: "town",
    Building.WOOD_MARKET: "town", Building.TREASURY: "town", Building.LIBRARY: "town",
    Building.UNIVERSITY: "town", Building.MUSEUM: "town", Building.MONEYLENDER: "town",
    Building.DRAFTING_ROOM: "town", Building.TAVERN: "town", Building.PALACE: "town",
    Building.FACTORY: "town",
}  # fmt: skip
"""What lies behind a building; those that are not here stand in a meadow."""

SITES: dict[Building, tuple[Part, ...]] = {
    Building.AQUEDUCT: (arcade,),
    Building.ARMOURY: (
        _tower(12, 84, (26, 44)),
        _home(50, 84, replace(HALL, wall="#CFC5B2", timber=False, roof=SLATE)),
        _sign("captive", 152, 72, 22),
    ),
    Building.BARRACKS: (
        _home(12, 74, replace(HALL, w=60.0)),
        _home(76, 84, replace(HALL, w=70.0, roof="#A06A50")),
        _flag(70, 46),
    ),
    Building.BETTING_HOUSE: (
        _home(44, 84, DARK),
        _sign("silver", 28, 76, 20),
        _sign("silver", 140, 74, 20),
        _barrels((18, 86), (150, 88)),
    ),
    Building.CARPENTERS_HUT: _hut("carpentry", "#B08A63"),
    Building.CASTLE: (
        _tower(16, 82, (24, 40)),
        _tower(126, 82, (24, 40)),
        _tower(56, 88, (46, 50)),
        _tower(40, 88, (16, 60), FORT, SLATE),
        _flag(86, 26),
    ),
    Building.CHAPEL: (
        _firs((22, 80), (150, 82), (162, 76)),
        _gable(62, 86),
        _tower(48, 86, (16, 44), "#DDD0B2", SLATE),
    ),
    Building.CHURCH: (
        _oaks((20, 80), (154, 80)),
        _gable(70, 86, replace(NAVE, w=52.0, h=34.0)),
        _tower(46, 86, (24, 46), "#DDD0B2", "#A06A50"),
    ),
    Building.CLAY_MARKET: _market("clay", "#B98263"),
    Building.CLAY_PIT: (
        lambda c: cave(c, 84, 86),
        _sign("clay", 30, 76, 26),
        _sign("clay", 144, 78, 24),
    ),
    Building.DRAFTING_ROOM: (
        _home(28, 84, replace(HALL, w=84.0)),
        _sign("building", 140, 66, 30),
        _sign("tiling", 26, 40, 20),
    ),
    Building.DUNGEON: (
        _tower(50, 74, (56, 40), GREY),
        _sign("prison", 80, 72, 34),
        _sign("prison", 34, 78, 20),
        _sign("prison", 132, 78, 20),
    ),
    Building.FACTORY: (
        _home(10, 80, replace(HALL, w=66.0, chimney=True)),
        _home(76, 88, replace(HALL, w=56.0, chimney=True)),
        _sign("marble", 152, 76, 24),
    ),
    Building.FORTRESS: (
        _tower(10, 84, (28, 48)),
        _tower(128, 84, (28, 48)),
        lambda c: block(c, 36, 86, (96, 32, 20), FORT),
        _sign("prison", 84, 72, 26),
        _flag(26, 32),
    ),
    Building.FOUNTAIN: (_home(6, 60), _home(116, 60), lambda c: fountain(c, 84, 80, 1.25)),
    Building.GAMBLERS_DEN: (
        _home(20, 82, DARK),
        lambda c: tent(c, 100, 84, (60, 46), "#6D5A70"),
        _sign("debt", 24, 76, 22),
    ),
    Building.HIDEOUT: (
        lambda c: cave(c, 84, 86),
        _firs((22, 82), (146, 84), (160, 76), (10, 76)),
        _sign("worker", 78, 78, 18),
    ),
    Building.KEEP: (
        _tower(26, 82, (24, 32)),
        _tower(112, 82, (24, 32)),
        _tower(58, 88, (42, 52)),
        _flag(84, 28),
    ),
    Building.LIBRARY: (lambda c: temple(c, 30, 86), _sign("building", 148, 70, 26)),
    Building.LIGHTHOUSE: (lambda c: boat(c, 14, 80, 0.8), lambda c: lighthouse(c, 116, 84)),
    Building.LUMBER_CAMP: (
        _firs((18, 64), (40, 58), (128, 60), (150, 64)),
        _home(18, 84),
        _sign("wood", 104, 74, 34),
        _sign("wood", 136, 78, 28),
    ),
    Building.MASONS_HUT: _hut("masonry", "#8C8A82"),
    Building.MONEYLENDER: (
        _home(36, 84, replace(HALL, w=72.0)),
        _sign("silver", 28, 74, 22),
        _sign("paid", 142, 70, 28),
    ),
    Building.MONUMENT: (_oaks((24, 78), (144, 80), (160, 74)), lambda c: statue(c, 85, 90)),
    Building.OBSERVATORY: (_oaks((22, 80), (150, 80)), lambda c: dome(c, 84, 86)),
    Building.PALACE: (
        _home(42, 80, replace(HALL, w=84.0, h=40.0, wall="#EFE5CB", timber=False, roof=SLATE)),
        _tower(18, 86, (24, 50), "#EFE5CB", SLATE),
        _tower(128, 86, (24, 50), "#EFE5CB", SLATE),
    ),
    Building.RESERVOIR: (_home(8, 54), _oaks((146, 56), (160, 62)), lambda c: basin(c, 85, 72)),
    Building.SILVER_MARKET: _market("silver", "#7F8FA0"),
    Building.SMITHY: (
        _home(24, 84, replace(HALL, w=78.0, chimney=True)),
        _sign("smith", 140, 76, 30),
        _barrels((14, 86)),
    ),
    Building.STEEPLE: (
        _firs((20, 80), (152, 80)),
        _gable(76, 88, replace(NAVE, w=36.0)),
        _tower(58, 88, (22, 52), "#DDD0B2", SLATE),
    ),
    Building.STONE_MARKET: _market("stone", "#8E9A86"),
    Building.TAVERN: (
        _home(26, 84, replace(HALL, w=84.0, chimney=True)),
        _barrels((14, 86), (142, 84), (156, 88)),
        _sign("hire", 150, 58, 22),
    ),
    Building.THIEVES_DEN: (
        _home(12, 70, replace(DARK, w=50.0)),
        _home(70, 86, DARK),
        _sign("silver", 154, 78, 20),
    ),
    Building.TILERS_HUT: _hut("tiling", "#B0613C"),
    Building.TRADING_POST: (
        lambda c: boat(c, 16, 82, 1.0),
        _home(70, 84, replace(HALL, w=66.0)),
        _crates((56, 88), (146, 86)),
    ),
    Building.TREASURY: (_home(118, 68), lambda c: temple(c, 34, 86), _sign("gold", 148, 78, 26)),
    Building.UNIVERSITY: (
        lambda c: temple(c, 52, 86, 66, 36),
        _tower(18, 86, (24, 48), "#DDD0B2", SLATE),
    ),
    Building.WATCHTOWER: (
        _firs((30, 84), (50, 78), (128, 82), (146, 84)),
        _tower(72, 88, (26, 62), FORT, "#8E7A68"),
    ),
    Building.WELL: (_home(4, 60), _oaks((150, 62)), lambda c: wellhead(c, 86, 84)),
    Building.WOOD_MARKET: _market("wood", "#9A7F5C"),
    Building.CRANE: (
        lambda c: treadwheel(c, 74, 86),
        lambda c: block(c, 14, 88, (30, 20, 18), "#CFC8B8"),
        _crates((136, 88)),
    ),
    Building.GRAVEYARD: (crosses, lambda c: stakes(c, 0, 170, 44)),
    Building.MUSEUM: (lambda c: temple(c, 40, 86), lambda c: statue(c.at(142, 90, 0.5), 0, 0)),
}


def _light(theme: Theme) -> Theme:
    """Return the theme of a card: it is as bright by night as by day."""
    return PARCHMENT if theme.name == "dark" else theme


def picture(c: Canvas, building: Building, box: Box) -> None:
    """Draw the building in a window that cuts off what is outside it."""
    x0, y0, x1, y1 = box
    k = c.scale * (x1 - x0) / SIZE[0]
    size = (max(1, round((x1 - x0) * c.scale)), max(1, round((y1 - y0) * c.scale)))
    # The lower edge of the art stays on the window's, whatever the window's shape.
    lift = (y1 - y0) * c.scale - SIZE[1] * k
    inner = Canvas(
        Image.new("RGB", size), _light(c.theme), scale=k, origin=(0.0, lift), fine=c.fine
    )
    ground = BACKGROUNDS.get(building, "meadow")
    inner.polygon(
        [(0, -SIZE[0]), (SIZE[0], -SIZE[0]), (SIZE[0], 10), (0, 10)], BACKDROPS[ground][0]
    )
    backdrop(inner, ground, SIZE)
    for part in SITES[building]:
        part(inner)
    (px, py), *_ = c.pixels([(x0, y0)])
    c.image.paste(inner.image, (round(px), round(py)))
