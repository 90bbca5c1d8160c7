"""A combat or contest on a sheet of its own: both sides, their cards, the totals, what follows."""

from dataclasses import dataclass
from functools import partial

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.crescent_moon import aftermath, tokens
from render.games.crescent_moon.chart import Chart, Site, chart_of
from render.games.crescent_moon.garrison import Hex, border
from render.games.crescent_moon.header import subline
from render.games.crescent_moon.layout import MAP
from render.games.crescent_moon.ornament import frame, pattern
from render.games.crescent_moon.ranks import Ranks, leader
from render.games.crescent_moon.seat_colours import SEATS
from render.games.crescent_moon.swatches import samples
from render.games.crescent_moon.window import Tiles, window
from render.grounds import GroundPlan
from render.icons import arrow
from render.paper import parchment
from render.paths import Box
from render.sprites import stamp
from render.stage import Scene

WIDTH = 1000
PANELS = 398.0
COLUMNS = ((48.0, 492.0), (508.0, 952.0))
MIDDLE = (500.0, 266.0)
STEP = 150
"""Sheets grow in steps, so that few grounds are kept."""


@dataclass(frozen=True)
class Sheet:
    """Where things are, given how much there is to tell."""

    ctx: DrawContext[View]
    clash: Data

    @property
    def ranks(self) -> list[Ranks]:
        return [Ranks(self.ctx, self.clash, side) for side in ("attack", "defence")]

    @property
    def low(self) -> float:
        return PANELS + max(ranks.tall for ranks in self.ranks)

    @property
    def height(self) -> int:
        foot = self.low + aftermath.LINE * len(aftermath.undecided(self.clash)) + 100
        foot += aftermath.TALL if self.clash["winner"] is not None else 0
        return int(-(-(foot + 40) // STEP) * STEP)


def clash_sheet(ctx: DrawContext[View]) -> Scene:
    clash = ctx.data["clash"]
    if clash is None:
        return _scene(("no clash",), 300, partial(_no_clash, ctx))
    sheet = Sheet(ctx, clash)
    return _scene(("clash",), sheet.height, partial(_pieces, sheet))


def _scene(shows: tuple[object, ...], height: int, pieces: partial[None]) -> Scene:
    size = (WIDTH, height)
    plan = GroundPlan(size, 1.0, (0.0, 0.0), shows, partial(_ground, height), SEATS, samples)
    return Scene(plan, pieces)


def _ground(height: int, c: Canvas) -> None:
    parchment(c, 17)
    pattern(c, (WIDTH, height))
    frame(c, (WIDTH, height))


def _no_clash(ctx: DrawContext[View], c: Canvas) -> None:
    c.paragraph(ctx.say("picture-no-clash"), (70, 80, 930, 220), "aside", (48, 28), fill="soft")


def _pieces(sheet: Sheet, c: Canvas) -> None:
    ctx, clash = sheet.ctx, sheet.clash
    heading = ctx.say(f"picture-{clash['kind']}-in", hex=clash["hex"])
    wide = c.fit(heading, (130, 44, 870, 104), "title", 54, least=30)
    for side in (-1, 1):
        x = WIDTH / 2 + side * (wide / 2 + 48)
        stamp(c, tokens.sign, x, 76, tokens.sign_box(27), clash["kind"], 27.0)
    c.fit(subline(ctx), (100, 100, 900, 136), "plain", 30, least=28, fill="soft")
    _hex(c, ctx, clash)
    for ranks, (x0, x1) in zip(sheet.ranks, COLUMNS, strict=True):
        _total(c, ranks, (x0 + x1) / 2 + (-62 if ranks.side == "attack" else 62))
        ranks.draw(c, (x0, PANELS, x1, sheet.low))
    y = sheet.low + 16
    y = aftermath.joining(c, ctx, clash, y)
    aftermath.verdict(c, ctx, clash, y)
    if clash["winner"] is not None:
        aftermath.consequences(c, ctx, clash, y + 92)


def _total(c: Canvas, ranks: Ranks, x: float) -> None:
    """A shield with the total, larger for the winner."""
    wins = ranks.clash["winner"] == ranks.side
    r = 80.0 if wins else 68.0
    seat = leader(ranks.clash, ranks.side)
    box = (-r * 1.2, -r * 1.2, r * 1.2, r * 1.4)
    if seat is not None:
        stamp(c, tokens.shield, x, MIDDLE[1], box, seat, str(ranks.total), r, wins)


def _hex(c: Canvas, ctx: DrawContext[View], clash: Data) -> None:
    """A window on the board: the hex that is fought over."""
    chart = chart_of(ctx.data, MAP)
    site = chart.at(clash["hex"])
    assert site is not None
    tiles: Tiles = tuple((s.point, s.tile, s.rotation) for s in chart.sites)
    there = c.at(*MIDDLE)
    stamp(there, window, 0, 0, (-124.0, -136.0, 126.0, 144.0), tiles, site.point)
    entry = next(entry for entry in ctx.data["hexes"] if entry["hex"] == clash["hex"])
    box: Box = (-112.0, -124.0, 112.0, 124.0)
    if entry["controller"] is not None:
        cut = site.stream if site.tile == "crossing" else ()
        stamp(there.at(0, 0, 0.98), border, 0, 0, box, entry["controller"], site.wet, cut)
    Hex(there.at(0, 0, 0.98), site, entry, ctx).draw()
    _origin(c, chart, clash, site)


def _origin(c: Canvas, chart: Chart, clash: Data, site: Site) -> None:
    """An arrow from the hex that the attack came from."""
    origin = chart.at(clash["origin"])
    if origin is None:
        return
    dx, dy = origin.x - site.x, origin.y - site.y
    side, low = (1 if dx > 0 else -1), max(-1.0, min(1.0, dy / chart.r)) * 74
    x, y = MIDDLE[0] + 142 * side, MIDDLE[1] + low
    stamp(c, _arrow, x, y, (-90.0, -70.0, 90.0, 70.0), -62.0 * side, round(-low * 0.42, 1))
    stamp(c, tokens.number, x, y, tokens.NUMBER_BOX, origin.hex, "plain")


def _arrow(c: Canvas, dx: float, dy: float) -> None:
    way = [(0.0, 0.0), (dx * 0.6, dy * 0.6)]
    arrow(c, way, "outline", 13)
    arrow(c, way, "now", 8)
