"""A seat's own screen: what it is asked, its reserve, its purse, its hand."""

from functools import partial

from engine.games.jerusalem.data import Office
from engine.games.jerusalem.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.jerusalem.art import cards
from render.games.jerusalem.art.emblems import OFFICE_SIGNS
from render.games.jerusalem.art.parapet import WALL, banner, parapet
from render.games.jerusalem.art.tokens import floor
from render.games.jerusalem.chips import chips
from render.games.jerusalem.column import subline
from render.games.jerusalem.shelf import (
    MARGIN,
    WIDTH,
    drafted,
    draw_shelf,
    samples,
    sheet,
    shelf_foot,
)
from render.grounds import GroundPlan
from render.icons import tower
from render.paper import panel, parchment, tray
from render.pieces import ask_panel, block, block_box
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

TRAYS = 268.0
TRAY_WORDS = (
    ("picture-squires", "name", 34, (432, 30, 578, 72)),
    ("picture-reserve", "plain", 33, (432, 72, 578, 112)),
    ("picture-bezants", "name", 34, (1018, 46, 1152, 96)),
)


def screen(ctx: DrawContext[View]) -> Scene:
    to_choose = sheet(ctx, drafted(ctx))
    if to_choose is not None:
        return to_choose
    size = (WIDTH, round(shelf_foot(ctx) + 22))
    seat = ctx.viewer
    shows = ("screen", seat, *_tray_words(ctx))
    plan = GroundPlan(size, shows, partial(_ground, ctx, size[1]), 4, partial(samples, seat))
    return Scene(plan, partial(_pieces, ctx))


def _tray_words(ctx: DrawContext[View]) -> list[str]:
    player = ctx.view.players[ctx.viewer]
    counts = {"picture-squires": player.reserve or 0, "picture-bezants": player.bezants or 0}
    return [ctx.say(word, count=counts.get(word, 0)) for word, *_ in TRAY_WORDS]


def _ground(ctx: DrawContext[View], height: int, c: Canvas) -> None:
    parchment(c, 31)
    parapet(c)
    banner(c, ctx.viewer)
    panel(c, (WIDTH - 408, 34, 372, 70))
    c.line([(WIDTH - 204, 46), (WIDTH - 204, 92)], c.theme.mix("panel", "text", 0.4), 1.4)
    for x in (MARGIN, WIDTH / 2 + 10):
        tray(c, (x, TRAYS, 554, 142), int(x))
    for said, (_, face, size, (x0, y0, x1, y1)) in zip(_tray_words(ctx), TRAY_WORDS, strict=True):
        c.fit(said, (x0, TRAYS + y0, x1, TRAYS + y1), face, size, align="l")
    for inset, stroke in ((9, 2.2), (14, 0.9)):
        right, foot = WIDTH - inset, height - inset
        c.line([(inset, WALL), (inset, foot), (right, foot), (right, WALL)], "frame", stroke)


def _pieces(ctx: DrawContext[View], c: Canvas) -> None:
    player = ctx.view.players[ctx.viewer]
    _heading(c, ctx, player)
    _standing(c, ctx.viewer, player)
    _asked(c, ctx)
    _reserve(c, ctx.viewer, player.reserve or 0)
    _purse(c, player.bezants or 0)
    draw_shelf(c, ctx)


def _heading(c: Canvas, ctx: DrawContext[View], player: PlayerView) -> None:
    seat = ctx.viewer
    ink = c.theme.sign_on(c.theme.seats[seat])
    taken = c.fit(ctx.name(seat, 18), (140, 38, 440, 98), "name", 52, least=26, fill=ink, align="l")
    x = 140 + taken + 24
    rest = subline(ctx)
    if player.office is not None:
        stamp(c, _office_sign, x, 44, (-4.0, -4.0, 54.0, 54.0), player.office)
        x += 58
        rest = f"{ctx.say(player.office.word)} · {rest}"
    c.paragraph(rest, (x, 42, 738, 97), "plain", (34, 16), fill=ink, align="l", leading=1.0)


def _office_sign(c: Canvas, office: Office) -> None:
    OFFICE_SIGNS[office](c.at(0, 0, 0.48))


def _standing(c: Canvas, seat: int, player: PlayerView) -> None:
    """Draw the prestige, what the next floor costs, and the tower."""
    x = WIDTH - 408
    stamp(c, _tower_icon, x + 16, 45, (-2.0, -2.0, 50.0, 50.0))
    text = str(player.prestige)
    c.text(text, (x + 70, 67), "number", 48, anchor="lm", room=(x + 66, 40, x + 134, 98))
    start = x + 76 + width("number", 48, text)
    c.fit(f"/ {player.next_floor}", (start, 44, x + 200, 98), "plain", 36, fill="soft", align="l")
    floors = player.tower
    tall = min(17.0, 44 / max(1, floors))
    for i in range(floors):
        box = (-32.0, -tall - 16, 34.0, 6.0)
        stamp(c, floor, x + 252, 97 - i * tall, box, seat, 40.0, tall, i == floors - 1)
    c.text(str(floors), (x + 296, 67), "number", 48, anchor="lm", room=(x + 290, 40, x + 366, 98))


def _tower_icon(c: Canvas) -> None:
    tower(c.at(0, 0, 0.48))


def _asked(c: Canvas, ctx: DrawContext[View]) -> None:
    asked = ctx.viewer in ctx.asked
    wide, pointer = WIDTH - 2 * MARGIN, (18.0, 20.0, 0.8) if asked else None
    stamp(c, ask_panel, MARGIN, 132, (-20.0, -20.0, wide + 20, 142.0), wide, 120.0, pointer)
    left = MARGIN + (116 if asked else 28)
    right = WIDTH - MARGIN - 20
    # The question itself; what one may like to know stands below it, in the message.
    text = ctx.prompt.splitlines()[0] if asked and ctx.prompt else headline(ctx)
    c.paragraph(text, (left, 139, right, 195), "name", (43, 20), align="l", leading=1.02)
    chips(c, ctx, (left, 197, right, 242))


def _reserve(c: Canvas, seat: int, n: int) -> None:
    """Draw squires in two rows; the number tells of those that do not fit."""
    shown = min(n, 14)
    per_row = max(1, -(-shown // 2)) if shown > 5 else 5
    step = min(51.0, 228 / max(1, per_row - 1))
    size = min(42.0, step * 0.86)
    for i in range(shown):
        row, at = divmod(i, per_row)
        y = TRAYS + (46 if shown > per_row else 71) + row * 52
        stamp(c, block, 84 + at * step, y, block_box(size), seat, size)
    _big_number(c, n, 376)


def _purse(c: Canvas, bezants: int) -> None:
    """Draw gold of five and silver of one; many coins overlap."""
    gold, silver = divmod(bezants, 5)
    coins = [(True, 44.0)] * min(gold, 5) + [(False, 31.0)] * silver
    squeeze = min(1.0, 284 / max(1, sum(2 * r + 4 for _, r in coins)))
    x = 634.0
    for is_gold, full in coins:
        r = full * max(0.6, squeeze)
        x += (full + 2) * squeeze
        box = (-r - 8, -r - 8, r + 10, r + 16)
        stamp(
            c,
            cards.big_coin,
            x,
            TRAYS + 66 + (0 if is_gold else 7),
            box,
            r,
            is_gold,
            "5" if is_gold else "1",
        )
        x += (full + 2) * squeeze
    _big_number(c, bezants, 976)


def _big_number(c: Canvas, n: int, x: float) -> None:
    size = 88 if n < 10 else 72
    room = (x - 46, TRAYS + 16, x + 46, TRAYS + 126)
    c.text(str(n), (x, TRAYS + 68), "number", size, halo=4, ground="tray", room=room)
