"""The courts as they stand now: who controls and blocks them, their numbers, what has changed."""

from collections.abc import Mapping, Sequence

from PIL import Image, ImageChops, ImageDraw

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.jerusalem.column import office_disc
from render.games.jerusalem.income import tag_box
from render.games.jerusalem.layout import COURTS, PRIVILEGED, QUARTERS, SECTORS, Court
from render.games.jerusalem.rows import Row
from render.paths import Box, ellipse, rounded_box, shifted
from render.pieces import CHANGE_BOX, DISC_BOX, banded, change_tag, number_disc, pennant
from render.shapes import seat_shape
from render.sprites import stamp


def people(c: Canvas, ctx: DrawContext[View]) -> None:
    for court in COURTS.values():
        area = ctx.data["areas"][court.id]
        if area["open"]:
            _court(c, court, area, ctx)
    for sector in SECTORS:
        holder = ctx.data["sectors"][sector]["majority"]
        if holder is not None and sector != "davids_tower":
            _majority(c, sector, holder)


def _court(c: Canvas, court: Court, area: Data, ctx: DrawContext[View]) -> None:
    changes = ctx.marks.get(court.id, {})
    _edge(c, court, area)
    Row(c, court, area, changes).draw()
    if area["controller"] is not None:
        _pennant(c, court, area, ctx)
    x, y = court.disc
    text, state = _number(court, ctx)
    if text:
        stamp(c, number_disc, x, y, DISC_BOX, text, state)
        c.note("sign", f"number of {court.id}", (x - 22, y - 22, x + 22, y + 22))
    _change_tags(c, court, changes)


def _number(court: Court, ctx: DrawContext[View]) -> tuple[str, str]:
    if ctx.numbers is None:
        return str(court.number), "plain"
    if court.id in ctx.numbers:
        return str(ctx.numbers[court.id]), "offered"
    return "", "dim"


def _edge(c: Canvas, court: Court, area: Data) -> None:
    barons = tuple(seat for seat in (area["baron"], area["foreign_baron"]) if seat is not None)
    if area["controller"] is None and not barons:
        return
    x0, y0, x1, y1 = court.box
    box = (-6.0, -6.0, x1 - x0 + 6, y1 - y0 + 6)
    income = tuple(area["income"])
    stamp(c, _edge_sprite, x0, y0, box, court.id, area["controller"], barons[:1], income)


def _edge_sprite(
    c: Canvas, court_id: str, controller: int | None, barons: tuple[int, ...], income: Sequence[int]
) -> None:
    court = COURTS[court_id]
    x0, y0, _, _ = court.box
    for seat in barons:
        _hatching(c, court, seat, shifted_box(tag_box(court, income), -x0, -y0))
    if controller is not None:
        banded(c, shifted(court.edge(), -x0, -y0), controller)


def shifted_box(box: Box, dx: float, dy: float) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


def _hatching(c: Canvas, court: Court, seat: int, free: Box) -> None:
    """A blocked court: slanting lines in the Baron's colour, all but the income."""
    x0, y0, x1, y1 = free
    mask, at = c.mask(shifted(court.edge(9), -court.box[0], -court.box[1]))
    lines = Image.new("L", mask.size, 0)
    draw, k, h = ImageDraw.Draw(lines), c.scale, mask.height
    for x in range(-h, mask.width, round(13 * k)):
        draw.line([(x, h), (x + h, 0)], fill=60, width=max(1, round(4 * k)))
    hole = shifted(
        c.pixels(rounded_box(x0 - 3, y0 - 3, x1 - x0 + 6, y1 - y0 + 6, 9)), -at[0], -at[1]
    )
    draw.polygon(hole, fill=0)
    c.pour(c.theme.seats[seat], ImageChops.multiply(lines, mask), at)


def _pennant(c: Canvas, court: Court, area: Data, ctx: DrawContext[View]) -> None:
    seat, (x, y) = area["controller"], court.disc
    w = 74.0 if court.large else 62.0
    stamp(c, pennant, x + 14, y - 22, (-6.0, -6.0, w + 8, 52.0), seat, w)
    c.note("sign", f"pennant in {court.id}", (x + 30, y - 20, x + w, y + 16))
    rank = _tie_break(area["squires"], seat, ctx)
    if rank is not None:
        stamp(c, _small_disc, x + w + 11, y + 8, (-16.0, -16.0, 18.0, 20.0), rank)


def _tie_break(squires: Sequence[int], seat: int, ctx: DrawContext[View]) -> int | None:
    """The office number that decided a tie, if there is one."""
    if list(squires).count(squires[seat]) < 2:
        return None
    selling = any(player["office"] is None for player in ctx.data["players"])
    held = ctx.data["players"][seat]["last_office" if selling else "office"]
    numbers = {office["id"]: office["number"] for office in ctx.data["offices"]}
    return numbers.get(held)


def _small_disc(c: Canvas, rank: int) -> None:
    office_disc(c.at(0, 0, 0.64), rank, now=False)


def _change_tags(c: Canvas, court: Court, changes: Mapping[int, int]) -> None:
    x, y = court.outline[1]
    room = 3 if court.large else 1
    for i, (seat, delta) in enumerate(list(changes.items())[:room]):
        text = f"+{delta}" if delta > 0 else f"−{-delta}"
        stamp(c, change_tag, x - 16 - i * 46, y + 3, CHANGE_BOX, text, seat)


def _majority(c: Canvas, sector: str, seat: int) -> None:
    _, y, x1 = QUARTERS[sector].ribbon
    box = (-44.0, -44.0, 46.0, 46.0)
    stamp(c, _majority_ring, x1 - 36, y + 34, box, seat, sector in PRIVILEGED)


def _majority_ring(c: Canvas, seat: int, privileged: bool) -> None:
    colour = c.theme.seats[seat]
    c.outline(ellipse(0, 0, 34), "outline", 7.8)
    c.outline(ellipse(0, 0, 34), colour, 5.0 if privileged else 3.4)
    chip = seat_shape(seat, 26, -23, 13)
    c.shadow(chip, (1, 2), 1.5, 0.45)
    c.polygon(chip, colour, "outline", 1.8)
    c.outline(seat_shape(seat, 26, -23, 7), c.theme.light(colour, 0.6), 1.2)
