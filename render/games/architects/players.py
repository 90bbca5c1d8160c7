"""Each player's board, one below the other: goods, workers, debts, apprentices, buildings."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from engine.games.architects.data import Apprentice, Good
from engine.games.architects.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import shortened, width
from render.games.architects.art.formula import formula, plain, put_sign, row_width
from render.games.architects.art.workers import group, group_box
from render.games.architects.cards import skills_of
from render.games.architects.final import LINES, score_lines
from render.games.architects.samples import samples
from render.games.architects.text import subline
from render.grounds import GroundPlan
from render.icons import lift
from render.paper import parchment
from render.paths import rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene
from render.text import headline
from render.theme import Paint

WIDTH, MARGIN, HEAD = 1000, 22.0, 74.0
ROOM = WIDTH - 2 * MARGIN - 32
FIXED = 212.0
GUESTS = 84.0
CHIP_TYPE = 31.0
CHIP_HIGH = 46.0
CHIP_GAP = 10.0


@dataclass(frozen=True)
class Chip:
    """A sign and a few words; chips stand in rows like words in a paragraph."""

    sign: str
    text: str
    inside: str = ""  # written on the sign itself, as points on their shield


def players(ctx: DrawContext[View]) -> Scene:
    tops, y = [], HEAD + 18
    for seat in range(len(ctx.view.players)):
        tops.append(y)
        y += _height(ctx, seat) + 18
    plan = GroundPlan((WIDTH, round(y + 6)), ("players",), partial(parchment, seed=12), 5, samples)
    return Scene(plan, partial(_pieces, ctx, tops))


def _crew(ctx: DrawContext[View], seat: int) -> list[Chip]:
    """Return the chips of apprentices and buildings."""
    player = ctx.view.players[seat]
    chips = [Chip(_trade(ctx, a), ctx.say(a.word)) for a in player.apprentices]
    for building in player.buildings:
        points = plain(ctx.view.cards[building].points)
        chips.append(Chip("points", ctx.say(building.word), points))
    return chips


def _score(ctx: DrawContext[View], seat: int) -> list[Chip]:
    """Return the chips of the score's lines, once the game is over."""
    scores = ctx.view.scores
    if scores is None:
        return []
    return [
        Chip(LINES[key], f"{ctx.say(f'picture-score-{key}')} {plain(n)}")
        for key, n in score_lines(scores[seat]).items()
    ]


def _trade(ctx: DrawContext[View], apprentice: Apprentice) -> str:
    """Return the sign of the one skill, or of somebody who has them all."""
    skills = skills_of(ctx, apprentice)
    return skills[0] if len(skills) == 1 else "hire"


def _height(ctx: DrawContext[View], seat: int) -> float:
    guests = GUESTS if any(ctx.view.players[seat].captured) else 0.0
    lists = sum(_chips_height(chips, ROOM) for chips in (_crew(ctx, seat), _score(ctx, seat)))
    return FIXED + guests + lists + 6


def _pieces(ctx: DrawContext[View], tops: list[float], c: Canvas) -> None:
    c.fit(headline(ctx), (MARGIN, 12, 560, HEAD), "name", 46, least=28, align="l")
    c.fit(
        subline(ctx), (570, 18, WIDTH - MARGIN, HEAD), "plain", 34, least=28, fill="soft", align="r"
    )
    for seat, top in enumerate(tops):
        _player(c, ctx, seat, top)


def _player(c: Canvas, ctx: DrawContext[View], seat: int, top: float) -> None:
    player, high = ctx.view.players[seat], _height(ctx, seat)
    _sheet(c, seat, top, high, lit=seat in ctx.in_focus)
    _header(c, ctx, seat, top)
    x, y = MARGIN + 16, top + 84
    _goods(c, player, (x, y))
    _workers(c, player, (x, y + 62))
    y = top + FIXED
    if any(player.captured):
        _guests(c, ctx, seat, (x, y))
        y += GUESTS
    _set_chips(c, _crew(ctx, seat), (x, y), ROOM)
    _set_chips(c, _score(ctx, seat), (x, y + _chips_height(_crew(ctx, seat), ROOM)), ROOM)


def _sheet(c: Canvas, seat: int, top: float, high: float, *, lit: bool) -> None:
    """Draw a player's sheet: its head is a sprite, the rest straight lines, as heights differ."""
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
    """Write name and character; virtue, level of the Cathedral and cards in hand."""
    player, ink = ctx.view.players[seat], c.theme.sign_on(c.theme.seats[seat])
    facts = (
        ("virtue", str(player.virtue)),
        ("cathedral", f"{player.level}/{len(ctx.view.cathedral)}"),
        ("building", str(player.cards)),
    )
    x = WIDTH - MARGIN - 14
    for sign, text in reversed(facts):
        wide = row_width((sign, text), 46)
        formula(c, (sign, text), (x - wide - 1, top + 8, x, top + 62), 46, ink=ink)
        x -= wide + 26
    name = ctx.name(seat, 20)
    if player.character:
        name = f"{name} · {ctx.say(player.character.word)}"
    c.fit(name, (MARGIN + 74, top + 8, x, top + 62), "name", 44, least=28, fill=ink, align="l")


def _goods(c: Canvas, player: PlayerView, at: tuple[float, float]) -> None:
    step = ROOM / len(Good)
    for i, good in enumerate(Good):
        x = at[0] + i * step
        formula(c, (good, str(player.goods[good])), (x, at[1], x + step - 12, at[1] + 52), 48)


def _workers(c: Canvas, player: PlayerView, at: tuple[float, float]) -> None:
    """Draw workers at home, in prison and held by others; debts, paid ones, and apprentices."""
    hired = f"{len(player.apprentices)}/{player.apprentice_limit}"
    facts = (
        ("worker", player.workers), ("prison", player.in_prison),
        ("captive", player.held_by_others), ("debt", player.debts),
        ("paid", player.paid_debts), ("hire", hired),
    )  # fmt: skip
    step = ROOM / len(facts)
    c.line([(at[0], at[1] - 4), (at[0] + ROOM, at[1] - 4)], c.theme.mix("panel", "text", 0.25), 1.2)
    for i, (sign, n) in enumerate(facts):
        x = at[0] + i * step
        formula(c, (sign, str(n)), (x, at[1], x + step - 12, at[1] + 52), 46)


def _guests(c: Canvas, ctx: DrawContext[View], seat: int, at: tuple[float, float]) -> None:
    """Draw the other players' workers that are captured."""
    words = ctx.say("picture-captured")
    taken = c.fit(words, (at[0], at[1] + 10, at[0] + 300, at[1] + 62), "plain", 34, align="l")
    x = at[0] + taken + 66
    for other, n in enumerate(ctx.view.players[seat].captured):
        if n:
            stamp(c, group, x, at[1] + 38, group_box(60.0), other, n, 60.0, False)
            x += 110


def _chip_width(chip: Chip, room: float) -> float:
    return min(room, 54 + width("plain", CHIP_TYPE, chip.text) + 14)


def _chip_rows(chips: Sequence[Chip], room: float) -> list[list[Chip]]:
    rows: list[list[Chip]] = []
    left = 0.0
    for chip in chips:
        if not rows or _chip_width(chip, room) > left:
            rows.append([])
            left = room
        rows[-1].append(chip)
        left -= _chip_width(chip, room) + CHIP_GAP
    return rows


def _chips_height(chips: Sequence[Chip], room: float) -> float:
    return len(_chip_rows(chips, room)) * (CHIP_HIGH + CHIP_GAP)


def _set_chips(c: Canvas, chips: Sequence[Chip], at: tuple[float, float], room: float) -> None:
    for row, line in enumerate(_chip_rows(chips, room)):
        x, y = at[0], at[1] + row * (CHIP_HIGH + CHIP_GAP)
        for chip in line:
            w = _chip_width(chip, room)
            stamp(c, _chip_paper, x, y, (-4.0, -4.0, w + 6, CHIP_HIGH + 8), w)
            _chip_content(c, chip, (x, y), w)
            x += w + CHIP_GAP


def _chip_content(c: Canvas, chip: Chip, at: tuple[float, float], w: float) -> None:
    x, y = at
    put_sign(c, chip.sign, (x + 29, y + CHIP_HIGH / 2), 40)
    if chip.inside:
        ink: Paint = "black"
        c.text(chip.inside, (x + 29, y + CHIP_HIGH / 2 - 2), "number", 28, fill=ink)
    text = shortened("plain", CHIP_TYPE, chip.text, w - 64)
    c.text(
        text,
        (x + 54, y + CHIP_HIGH / 2 - 1),
        "plain",
        CHIP_TYPE,
        anchor="lm",
        room=(x + 46, y - 3, x + w, y + CHIP_HIGH + 3),
    )


def _chip_paper(c: Canvas, w: float) -> None:
    edge = rounded_box(0, 0, w, CHIP_HIGH, 12)
    c.shadow(edge, (1, 2), 2, 0.35)
    c.polygon(edge, "court", "outline", 1.4)
