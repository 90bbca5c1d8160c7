"""A seat's own screen: what it is asked, its points and coins, what it scores for, its cards."""

from dataclasses import dataclass
from functools import partial
from typing import Self

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
from render.games.crescent_moon.goals import HEAD, draw_lines, goals, height
from render.games.crescent_moon.header import notice, subline
from render.games.crescent_moon.seat_colours import SEATS, WITH_RESERVES, kit_seat
from render.games.crescent_moon.seats import SupplyRow, supply_of
from render.games.crescent_moon.shelf import MARGIN, WIDTH, draw_hand, hand_tall, sheet
from render.grounds import GroundPlan
from render.icons import lift
from render.paper import panel, parchment
from render.paths import rounded_box
from render.pieces import ask_panel
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

BANNER = (46.0, 140.0)
ASKED = (156.0, 282.0)
GOODS = (298.0, 474.0)
HAND = 484.0
TILES, TILE_STEP = 250.0, 224.0
KNOWN = 44.0
ABILITY = 178.0
MAX_SCORES = 4
RIGHT = WIDTH - MARGIN
INNER = RIGHT - MARGIN


@dataclass(frozen=True)
class Plan:
    """Where the parts stand: the picture is as high as what the seat has."""

    tiles: float
    known: float
    goals: float
    ability: float
    scores: float
    foot: float

    @classmethod
    def of(cls, ctx: DrawContext[View]) -> Self:
        player = ctx.view.players[ctx.viewer]
        tiles = HAND + hand_tall(ctx) + 10
        known = tiles + (TILES if player.tiles else 0.0)
        goals_ = known + KNOWN * len(_known(ctx)) + 6
        ability = goals_ + height(len(goals(ctx, ctx.viewer)))
        scores = ability + ABILITY + 16
        lines = summed_up(scored(ctx, player), MAX_SCORES)
        return cls(tiles, known, goals_, ability, scores, scores + height(len(lines)))


def screen(ctx: DrawContext[View]) -> Scene:
    to_choose = sheet(ctx, ctx.view.looking_at or ())
    if to_choose is not None:
        return to_choose
    at = Plan.of(ctx)
    size = (WIDTH, round(at.foot + 30))
    plan = GroundPlan(size, _shows(ctx, at), partial(_ground, ctx, at, size[1]), SEATS, samples)
    return Scene(plan, partial(_pieces, ctx, at))


def _shows(ctx: DrawContext[View], at: Plan) -> tuple[object, ...]:
    seat = ctx.viewer
    titles = (ctx.say("picture-goals"), ctx.say("picture-ability"), ctx.say("picture-scores"))
    return ("screen", seat, ability_of(ctx, seat), titles, tuple(goals(ctx, seat)), at)


def _ground(ctx: DrawContext[View], at: Plan, height: int, c: Canvas) -> None:
    parchment(c, 31)
    pattern(c, (WIDTH, height))
    frame(c, (WIDTH, height))
    _banner(c, ctx.viewer)
    tops = ((*GOODS, 5), (at.goals, at.ability - 16, 7), (at.ability, at.scores - 16, 6),
            (at.scores, at.foot - 16, 8))  # fmt: skip
    for top, low, seed in tops:
        panel(c, (MARGIN, top, INNER, low - top), radius=12, seed=int(seed))
    draw_lines(c, ctx.say("picture-goals"), goals(ctx, ctx.viewer), at.goals)
    draw_lines(c, ctx.say("picture-ability"), (), at.ability)
    room = (MARGIN + 20, at.ability + HEAD, RIGHT - 20, at.ability + ABILITY - 10)
    ability = ability_of(ctx, ctx.viewer)
    c.paragraph(ability, room, "plain", (33, 20), fill="soft", align="l", leading=1.0)


def _banner(c: Canvas, seat: int) -> None:
    y0, y1 = BANNER
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    edge = rounded_box(MARGIN, y0, INNER, y1 - y0, 12)
    c.shadow(edge, (2, 4), 4, 0.4)
    c.wash(edge, colour, seat, vary=0.03, rim=0.25, rim_width=8)
    c.outline(edge, "outline", 2)
    c.outline(rounded_box(MARGIN + 5, y0 + 5, INNER - 10, y1 - y0 - 10, 8), "brass", 1.5)
    sign = seat_shape(kit, MARGIN + 54, (y0 + y1) / 2 + lift(kit, 29), 29)
    c.polygon(sign, c.theme.sign_on(colour), "outline", 2)


def _pieces(ctx: DrawContext[View], at: Plan, c: Canvas) -> None:
    seat = ctx.viewer
    player = ctx.view.players[seat]
    _heading(c, ctx, seat)
    _asked(c, ctx)
    _goods(c, player, seat)
    draw_hand(c, ctx, HAND)
    if player.tiles:
        _tiles(c, ctx, player.tiles, at.tiles)
    for i, text in enumerate(_known(ctx)):
        y = at.known + i * KNOWN
        c.fit(text, (MARGIN, y, RIGHT, y + 42), "plain", 32, least=20, fill="soft", align="l")
    lines = [(text, str(n)) for text, n in summed_up(scored(ctx, player), MAX_SCORES)]
    draw_lines(c, ctx.say("picture-scores"), lines, at.scores)


def _heading(c: Canvas, ctx: DrawContext[View], seat: int) -> None:
    ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
    character = ctx.say(f"character-{ctx.view.players[seat].character}")
    left, right = MARGIN + 106, RIGHT - 20
    c.fit(ctx.name(seat, 18), (left, 46, right, 101), "name", 46, least=28, fill=ink, align="l")
    text = f"{character} · {subline(ctx)}"
    c.fit(text, (left, 96, right, 134), "plain", 33, least=20, fill=ink, align="l")


def _asked(c: Canvas, ctx: DrawContext[View]) -> None:
    y0, y1 = ASKED
    asked = ctx.viewer in ctx.asked
    around = (-20.0, -20.0, INNER + 20, y1 - y0 + 22)
    pointer = (20.0, (y1 - y0) / 2 - 42, 0.82) if asked else None
    stamp(c, ask_panel, MARGIN, y0, around, INNER, y1 - y0, pointer)
    left = MARGIN + (118 if asked else 28)
    text = ctx.prompt if asked and ctx.prompt else headline(ctx)
    note = notice(ctx)
    low = y1 - 46 if note else y1 - 10
    c.paragraph(text, (left, y0 + 10, RIGHT - 20, low), "name", (42, 20), align="l", leading=1.02)
    if note:
        room = (left, y1 - 46, RIGHT - 20, y1 - 8)
        c.fit(note, room, "aside", 33, least=20, fill="soft", align="l")


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
        gap = (RIGHT - 14 - left - sum(wide)) / len(goods)
        if gap >= 8:
            break
    x = left + 8
    for (sign, text), w in zip(goods, wide, strict=True):
        c.note("piece", f"{sign} of your own", (x, y - 20, x + 54 * k, y + 20))
        stamp(c, tokens.sign, x + 28 * k, y, tokens.sign_box(27 * k), sign, 27.0 * k)
        room = (x + 58 * k, y - 34, RIGHT, y + 34)
        c.text(text, (x + 64 * k, y - 2), "number", 50 * k, anchor="lm", room=room)
        x += w + min(gap, 96.0)
    supply = supply_of(player)
    row = SupplyRow(seat, 0.66, 40.0) if len(supply) < 6 else SupplyRow(seat, 0.6, 36.0)
    rule = [(MARGIN + 20, y0 + 106), (RIGHT - 20, y0 + 106)]
    c.line(rule, c.theme.mix("panel", "gold", 0.6), 1.4)
    row.draw(c, supply, (MARGIN + 16, y0 + 110, RIGHT - 16, y1 - 6))


def _tiles(c: Canvas, ctx: DrawContext[View], tiles: list[Tile], y: float) -> None:
    """Draw the hexes that the seat has still to lay."""
    c.fit(ctx.say("picture-tiles"), (MARGIN, y, RIGHT, y + 44), "name", 36, least=20, align="l")
    for i, tile in enumerate(tiles):
        x = MARGIN + 110 + i * TILE_STEP
        stamp(c.at(x, y + 122, 0.62), land.tile, 0, 0, land.TILE_BOX, tile, 3 + i)
        c.fit(ctx.say(f"tile-{tile}"), (x - 108, y + 196, x + 108, y + 236), "plain", 33, least=18)


def _known(ctx: DrawContext[View]) -> list[str]:
    """Say which cards the seat knows to be in others' hands."""
    seat = ctx.viewer
    lines = []
    for other, player in enumerate(ctx.view.players):
        if other != seat and player.known:
            names = ", ".join(ctx.say(f"card-{card}") for card in player.known)
            lines.append(ctx.say("text-known", name=ctx.name(other, 14), cards=names))
    return lines
