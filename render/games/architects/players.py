"""Each player's board, one below the other: goods, workers, debts, apprentices, buildings."""

from functools import partial

from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.architects.apprentices import skills_of
from render.games.architects.chips import Chip, height, set_chips
from render.games.architects.formula import formula, plain, row_width
from render.games.architects.goods import GOODS
from render.games.architects.samples import samples
from render.games.architects.sheet import LINES, line
from render.games.architects.standing import subline
from render.games.architects.workers import group, group_box
from render.grounds import GroundPlan
from render.icons import lift
from render.paper import parchment
from render.paths import rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline

WIDTH, MARGIN, HEAD = 1000, 22.0, 74.0
ROOM = WIDTH - 2 * MARGIN - 32
FIXED = 212.0
GUESTS = 84.0


def players(ctx: DrawContext[View]) -> Scene:
    tops, y = [], HEAD + 18
    for seat in range(len(ctx.data["players"])):
        tops.append(y)
        y += _height(ctx, seat) + 18
    plan = GroundPlan(
        (WIDTH, round(y + 6)),
        1.0,
        (0.0, 0.0),
        ("players",),
        partial(parchment, seed=12),
        5,
        samples,
    )
    return Scene(plan, partial(_pieces, ctx, tops))


def _crew(ctx: DrawContext[View], seat: int) -> list[Chip]:
    """Apprentices and buildings."""
    player = ctx.data["players"][seat]
    chips = [Chip(_trade(a), ctx.say(f"apprentice-{a}")) for a in player["apprentices"]]
    for building in player["buildings"]:
        points = plain(ctx.data["cards"][building]["points"])
        chips.append(Chip("points", ctx.say(f"building-{building}"), points))
    return chips


def _score(ctx: DrawContext[View], seat: int) -> list[Chip]:
    """At the end, each line of the score."""
    scores = ctx.data["scores"]
    if scores is None:
        return []
    said = [(ctx.say(f"picture-score-{key}"), key, sign) for key, sign in LINES]
    return [Chip(sign, f"{words} {plain(line(scores[seat], key))}") for words, key, sign in said]


def _trade(apprentice: str) -> str:
    """The sign of the one skill, or of somebody who has them all."""
    skills = skills_of(apprentice)
    return skills[0] if len(skills) == 1 else "hire"


def _height(ctx: DrawContext[View], seat: int) -> float:
    guests = GUESTS if any(ctx.data["players"][seat]["captured"]) else 0.0
    lists = sum(height(chips, ROOM) for chips in (_crew(ctx, seat), _score(ctx, seat)))
    return FIXED + guests + lists + 6


def _pieces(ctx: DrawContext[View], tops: list[float], c: Canvas) -> None:
    c.fit(headline(ctx), (MARGIN, 12, 560, HEAD), "name", 46, least=28, align="l")
    c.fit(
        subline(ctx),
        (570, 18, WIDTH - MARGIN, HEAD),
        "plain",
        34,
        least=28,
        fill="soft",
        align="r",
    )
    for seat, top in enumerate(tops):
        _player(c, ctx, seat, top)


def _player(c: Canvas, ctx: DrawContext[View], seat: int, top: float) -> None:
    player, high = ctx.data["players"][seat], _height(ctx, seat)
    _sheet(c, seat, top, high, lit=seat in ctx.in_focus)
    _header(c, ctx, seat, top)
    x, y = MARGIN + 16, top + 84
    _goods(c, player, (x, y))
    _workers(c, player, (x, y + 62))
    y = top + FIXED
    if any(player["captured"]):
        _guests(c, ctx, seat, (x, y))
        y += GUESTS
    set_chips(c, _crew(ctx, seat), (x, y), ROOM)
    set_chips(c, _score(ctx, seat), (x, y + height(_crew(ctx, seat), ROOM)), ROOM)


def _sheet(c: Canvas, seat: int, top: float, high: float, *, lit: bool) -> None:
    """Its head is a sprite; the rest is straight lines, for heights differ."""
    wide = WIDTH - 2 * MARGIN
    body = rectangle(MARGIN, top + 40, wide, high - 40)
    c.polygon(body, "panel", "outline", 2)
    if lit:
        c.outline(rectangle(MARGIN - 4, top + 40, wide + 8, high - 36), "now", 5)
    stamp(c, _head, MARGIN, top, (-12.0, -12.0, wide + 14, 72.0), seat, lit)


def _head(c: Canvas, seat: int, lit: bool) -> None:
    wide, colour = WIDTH - 2 * MARGIN, c.theme.seats[seat]
    if lit:
        c.polygon(rounded_box(-6, -6, wide + 12, 76, 14), "now")
    c.polygon(rounded_box(0, 0, wide, 70, 12), colour, "outline", 1.8)
    c.polygon(rectangle(1, 40, wide - 2, 28), colour)
    c.line([(0, 69), (wide, 69)], "outline", 1.8)
    c.polygon(
        seat_shape(seat, 40, 34 + lift(seat, 18), 18), c.theme.sign_on(colour), "outline", 1.6
    )


def _header(c: Canvas, ctx: DrawContext[View], seat: int, top: float) -> None:
    """Name and character; virtue, cathedral and cards in hand."""
    player, ink = ctx.data["players"][seat], c.theme.sign_on(c.theme.seats[seat])
    facts = (
        ("virtue", str(player["virtue"])),
        ("cathedral", f"{player['level']}/{len(ctx.data['cathedral'])}"),
        ("building", str(player["cards"])),
    )
    x = WIDTH - MARGIN - 14
    for sign, text in reversed(facts):
        wide = row_width((sign, text), 46)
        formula(c, (sign, text), (x - wide - 1, top + 8, x, top + 62), 46, ink=ink)
        x -= wide + 26
    name = ctx.name(seat, 20)
    if player["character"]:
        name = f"{name} · {ctx.say('character-' + player['character'])}"
    c.fit(name, (MARGIN + 74, top + 8, x, top + 62), "name", 44, least=28, fill=ink, align="l")


def _goods(c: Canvas, player: Data, at: tuple[float, float]) -> None:
    step = ROOM / len(GOODS)
    for i, good in enumerate(GOODS):
        x = at[0] + i * step
        formula(c, (good, str(player["goods"][good])), (x, at[1], x + step - 12, at[1] + 52), 48)


def _workers(c: Canvas, player: Data, at: tuple[float, float]) -> None:
    """At home, in prison, held by others; debts, and those paid."""
    hired = f"{len(player['apprentices'])}/{player['apprentice_limit']}"
    facts = (
        ("worker", player["workers"]), ("prison", player["in_prison"]),
        ("captive", player["held_by_others"]), ("debt", player["debts"]),
        ("paid", player["paid_debts"]), ("hire", hired),
    )  # fmt: skip
    step = ROOM / len(facts)
    c.line([(at[0], at[1] - 4), (at[0] + ROOM, at[1] - 4)], c.theme.mix("panel", "text", 0.25), 1.2)
    for i, (sign, n) in enumerate(facts):
        x = at[0] + i * step
        formula(c, (sign, str(n)), (x, at[1], x + step - 12, at[1] + 52), 46)


def _guests(c: Canvas, ctx: DrawContext[View], seat: int, at: tuple[float, float]) -> None:
    """Other players' workers, captured."""
    words = ctx.say("picture-captured")
    taken = c.fit(words, (at[0], at[1] + 10, at[0] + 300, at[1] + 62), "plain", 34, align="l")
    x = at[0] + taken + 66
    for other, n in enumerate(ctx.data["players"][seat]["captured"]):
        if n:
            stamp(c, group, x, at[1] + 38, group_box(60.0), other, n, 60.0, False)
            x += 110
