"""A seat's own screen: what it is asked, its points and coins, what it scores for, its cards."""

from functools import partial

from engine.games.crescent_moon.data import Tile
from engine.games.crescent_moon.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.crescent_moon.art import land, tokens
from render.games.crescent_moon.art.ornament import frame, pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.figures import ability_of
from render.games.crescent_moon.final import scored, summed_up
from render.games.crescent_moon.goals import draw_goals, goals, height
from render.games.crescent_moon.header import notice, subline
from render.games.crescent_moon.seat_colours import SEATS, WITH_RESERVES, kit_seat
from render.games.crescent_moon.seats import SupplyRow, supply_of
from render.games.crescent_moon.shelf import MARGIN, WIDTH, draw_rows, rows_of
from render.grounds import GroundPlan
from render.icons import lift
from render.paper import panel, parchment
from render.paths import Box, rounded_box
from render.pieces import ask_panel
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

BANNER = (46.0, 132.0)
ASKED = (150.0, 276.0)
GOODS = (292.0, 470.0)
TILES = 250.0
RIGHT = WIDTH - MARGIN
SPLIT = 560.0
NAME: Box = (MARGIN + 104, 46, 580, 101)


def screen(ctx: DrawContext[View]) -> Scene:
    top = _below_goals(ctx)
    if ctx.view.players[ctx.viewer].tiles:
        top += TILES
    known = _known(ctx)
    top += 44 * len(known)
    rows = sum(row.tall for row in rows_of(ctx))
    size = (WIDTH, int(-(-(top + rows + 44) // 100) * 100))
    plan = GroundPlan(size, _shows(ctx), partial(_ground, ctx, size[1]), SEATS, samples)
    return Scene(plan, partial(_pieces, ctx))


def _below_goals(ctx: DrawContext[View]) -> float:
    return GOODS[1] + 16 + height(goals(ctx, ctx.viewer))


def _shows(ctx: DrawContext[View]) -> tuple[object, ...]:
    seat = ctx.viewer
    ability = ability_of(ctx, seat)
    titles = ctx.say("picture-scores"), ctx.say("picture-goals")
    return ("screen", seat, ability, titles, tuple(goals(ctx, seat)))


def _ground(ctx: DrawContext[View], height: int, c: Canvas) -> None:
    parchment(c, 31)
    pattern(c, (WIDTH, height))
    frame(c, (WIDTH, height))
    _banner(c, ctx.viewer)
    ink = c.theme.sign_on(c.theme.seats[kit_seat(ctx.viewer)])
    ability, room = ability_of(ctx, ctx.viewer), (604, 52, RIGHT - 20, 128)
    c.paragraph(ability, room, "plain", (25, 15), fill=ink, align="l", leading=1.0)
    y0, y1 = GOODS
    panel(c, (MARGIN, y0, SPLIT - MARGIN, y1 - y0), radius=12, seed=5)
    panel(c, (SPLIT + 14, y0, RIGHT - SPLIT - 14, y1 - y0), radius=12, seed=6)
    c.fit(
        ctx.say("picture-scores"),
        (SPLIT + 34, y0 + 8, RIGHT - 20, y0 + 46),
        "name",
        31,
        least=18,
        align="l",
    )
    draw_goals(c, ctx, goals(ctx, ctx.viewer), y1 + 16)


def _banner(c: Canvas, seat: int) -> None:
    y0, y1 = BANNER
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    edge = rounded_box(MARGIN, y0, RIGHT - MARGIN, y1 - y0, 12)
    c.shadow(edge, (2, 4), 4, 0.4)
    c.wash(edge, colour, seat, vary=0.03, rim=0.25, rim_width=8)
    c.outline(edge, "outline", 2)
    c.outline(rounded_box(MARGIN + 5, y0 + 5, RIGHT - MARGIN - 10, y1 - y0 - 10, 8), "brass", 1.5)
    middle = (y0 + y1) / 2
    c.polygon(
        seat_shape(kit, MARGIN + 54, middle + lift(kit, 27), 27),
        c.theme.sign_on(colour),
        "outline",
        2,
    )
    c.line([(590, y0 + 14), (590, y1 - 14)], "brass", 1.5)


def _pieces(ctx: DrawContext[View], c: Canvas) -> None:
    seat = ctx.viewer
    player = ctx.view.players[seat]
    _heading(c, ctx, seat)
    _asked(c, ctx)
    _goods(c, player, seat)
    _scores(c, ctx, player)
    y = _below_goals(ctx)
    if player.tiles:
        _tiles(c, ctx, player.tiles, y)
        y += TILES
    for text in _known(ctx):
        c.fit(text, (MARGIN, y, RIGHT, y + 42), "plain", 30, least=18, fill="soft", align="l")
        y += 44
    draw_rows(c, ctx, y)


def _heading(c: Canvas, ctx: DrawContext[View], seat: int) -> None:
    ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
    character = ctx.say(f"character-{ctx.view.players[seat].character}")
    c.fit(
        ctx.name(seat, 18), (MARGIN + 104, 46, 580, 101), "name", 46, least=24, fill=ink, align="l"
    )
    text = f"{character} · {subline(ctx)}"
    c.fit(text, (MARGIN + 104, 96, 580, 128), "plain", 28, least=16, fill=ink, align="l")


def _asked(c: Canvas, ctx: DrawContext[View]) -> None:
    y0, y1 = ASKED
    asked = ctx.viewer in ctx.asked
    around = (-20.0, -20.0, RIGHT - MARGIN + 20, y1 - y0 + 22)
    pointer = (20.0, (y1 - y0) / 2 - 42, 0.82) if asked else None
    stamp(c, ask_panel, MARGIN, y0, around, RIGHT - MARGIN, y1 - y0, pointer)
    left = MARGIN + (118 if asked else 28)
    text = ctx.prompt if asked and ctx.prompt else headline(ctx)
    note = notice(ctx)
    low = y1 - 46 if note else y1 - 10
    c.paragraph(text, (left, y0 + 10, RIGHT - 20, low), "name", (42, 20), align="l", leading=1.02)
    if note:
        c.fit(
            note, (left, y1 - 46, RIGHT - 20, y1 - 8), "aside", 32, least=18, fill="soft", align="l"
        )


def _goods(c: Canvas, player: PlayerView, seat: int) -> None:
    """Draw points, coins and what the next income brings; below, the supply."""
    y0, y1 = GOODS
    y = y0 + 56
    points = "?" if player.vp is None else str(player.vp)
    stamp(c, tokens.points, MARGIN + 58, y, tokens.sign_box(40), 40.0, points)
    goods = [("coin", str(player.coins)), ("income", f"+{player.income}")]
    if seat in WITH_RESERVES:
        goods.append(("tent", str(player.reserves)))
    left = MARGIN + 116
    for k in (1.0, 0.9, 0.8, 0.7):
        wide = [64 * k + width("number", 50 * k, text) for _, text in goods]
        gap = (SPLIT - 14 - left - sum(wide)) / len(goods)
        if gap >= 8:
            break
    x = left + 8
    for (sign, text), w in zip(goods, wide, strict=True):
        c.note("piece", f"{sign} of your own", (x, y - 20, x + 54 * k, y + 20))
        stamp(c, tokens.sign, x + 28 * k, y, tokens.sign_box(27 * k), sign, 27.0 * k)
        room = (x + 58 * k, y - 34, SPLIT, y + 34)
        c.text(text, (x + 64 * k, y - 2), "number", 50 * k, anchor="lm", room=room)
        x += w + min(gap, 26.0)
    supply = supply_of(player)
    row = SupplyRow(seat, 0.6, 32.0) if len(supply) < 6 else SupplyRow(seat, 0.5, 29.0)
    c.line(
        [(MARGIN + 20, y0 + 110), (SPLIT - 20, y0 + 110)], c.theme.mix("panel", "gold", 0.6), 1.4
    )
    row.draw(c, supply, (MARGIN + 16, y0 + 114, SPLIT - 16, y1 - 8))


def _scores(c: Canvas, ctx: DrawContext[View], player: PlayerView) -> None:
    """Draw what the points came from; the last line sums up what does not fit."""
    lines = summed_up(scored(ctx, player), 4)
    room = (SPLIT + 34, GOODS[0] + 46, RIGHT - 24, GOODS[1] - 8)
    step = (room[3] - room[1]) / 4
    for i, (text, n) in enumerate(lines):
        y = room[1] + i * step
        c.fit(
            text,
            (room[0], y, room[2] - 70, y + step),
            "plain",
            27,
            least=15,
            fill="soft",
            align="l",
        )
        c.text(str(n), (room[2], y + step / 2), "number", 29, anchor="rm",
               room=(room[2] - 66, y - 2, room[2] + 2, y + step + 2))  # fmt: skip


def _tiles(c: Canvas, ctx: DrawContext[View], tiles: list[Tile], y: float) -> None:
    """Draw the hexes that the seat has still to lay."""
    c.fit(ctx.say("picture-tiles"), (MARGIN, y, RIGHT, y + 44), "name", 36, least=20, align="l")
    for i, tile in enumerate(tiles):
        x = MARGIN + 110 + i * 250
        stamp(c.at(x, y + 122, 0.62), land.tile, 0, 0, land.TILE_BOX, tile, 3 + i)
        c.fit(ctx.say(f"tile-{tile}"), (x - 110, y + 196, x + 110, y + 236), "plain", 31, least=18)


def _known(ctx: DrawContext[View]) -> list[str]:
    """Say which cards the seat knows to be in others' hands."""
    seat = ctx.viewer
    lines = []
    for other, player in enumerate(ctx.view.players):
        if other != seat and player.known:
            names = ", ".join(ctx.say(f"card-{card}") for card in player.known)
            lines.append(ctx.say("text-known", name=ctx.name(other, 14), cards=names))
    return lines
