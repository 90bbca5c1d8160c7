"""What comes of a combat or contest: the verdict, losses, buildings taken, the deal."""

from collections.abc import Iterator

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.fonts import fitted, shortened, width
from render.games.crescent_moon import tokens, wood
from render.games.crescent_moon.ranks import leader
from render.games.crescent_moon.seat_colours import CALIPH, MURSHID, SULTAN
from render.games.crescent_moon.seats import stand
from render.paper import panel
from render.paths import Box, rectangle
from render.sprites import stamp

TALL, LINE = 132.0, 60.0
LEFT, RIGHT = 48.0, 952.0
BOX = 215.0


def undecided(clash: Data) -> list[int]:
    """Who takes part and stands on neither side yet."""
    sided = {*clash["attack"]["seats"], *clash["defence"]["seats"]}
    played = {each["seat"] for each in clash["played"] if each["side"] is None}
    return sorted(({*clash["participants"]} | played) - sided)


def joining(c: Canvas, ctx: DrawContext[View], clash: Data, y: float) -> float:
    """A line for each of those; returns where the next thing comes."""
    for seat in undecided(clash):
        stamp(c, tokens.badge, LEFT + 30, y + 26, tokens.badge_box(16), seat, 16.0)
        text = f"{ctx.name(seat, 14)}: {_waiting(ctx, clash, seat)}"
        c.fit(text, (LEFT + 58, y, RIGHT - 10, y + 52), "plain", 34, least=28, align="l")
        y += LINE
    return y


def _waiting(ctx: DrawContext[View], clash: Data, seat: int) -> str:
    """The cards shown so far, or whether they are chosen."""
    cards = [each["card"] for each in clash["played"] if each["seat"] == seat]
    if cards:
        return ", ".join(ctx.say(f"card-{card}") for card in cards)
    if clash["played"] or clash["winner"] is not None:
        return ctx.say("picture-joins")
    return ctx.say("picture-chosen" if seat in clash["sealed"] else "picture-choosing")


def verdict(c: Canvas, ctx: DrawContext[View], clash: Data, y: float) -> None:
    """A ribbon with the outcome, or how far things are."""
    text, seat = _outcome(ctx, clash)
    size = fitted("name", 46, text, 560, 28)
    text = shortened("name", size, text, 560)
    w = round(width("name", size, text)) + (170 if seat is not None else 130)
    x = (LEFT + RIGHT) / 2 - w / 2
    stamp(c, _ribbon, x, y, (-30.0, -8.0, w + 32.0, 92.0), float(w), seat)
    left = x + (104 if seat is not None else 54)
    c.fit(text, (left, y + 4, x + w - 44, y + 62), "name", size, least=28, fill="black", align="l")


def _outcome(ctx: DrawContext[View], clash: Data) -> tuple[str, int | None]:
    if clash["winner"] is not None:
        seat = leader(clash, clash["winner"])
        key = f"picture-{clash['winner']}-wins"
        return ctx.say(key, name=ctx.name(seat, 14) if seat is not None else "–"), seat
    if clash["played"]:
        return ctx.say("picture-open"), None
    return ctx.say("picture-sealed"), None


def _ribbon(c: Canvas, w: float, seat: int | None) -> None:
    gold, h = c.theme["now"], 64.0
    c.shadow(rectangle(0, 0, w, h), (2, 8), 5, 0.45)
    for side in (-1, 1):
        edge = 0.0 if side < 0 else w
        tail = [(edge - side * 34, 12), (edge + side * 26, 12), (edge + side * 8, h / 2 + 11),
                (edge + side * 26, h + 10), (edge - side * 34, h + 10)]  # fmt: skip
        c.polygon(tail, c.theme.dark(gold, 0.2), "outline", 1.8)
        fold = [(edge, h), (edge - side * 30, h), (edge - side * 30, h + 10)]
        c.polygon(fold, c.theme.dark(gold, 0.6), "outline", 1.2)
    c.polygon(rectangle(0, 0, w, h), gold, "outline", 2)
    c.outline(rectangle(5, 5, w - 10, h - 10), c.theme.light(gold, 0.6), 1.4)
    if seat is not None:
        tokens.badge(c.at(56, h / 2), seat, 18)


Cell = tuple[str, str, int]
"""What kind of thing, the text beside it, and whose it is."""


def consequences(c: Canvas, ctx: DrawContext[View], clash: Data, y: float) -> None:
    boxes = list(_boxes(ctx, clash))
    if not boxes:
        return
    gap = 14.0
    wide = min(BOX, (RIGHT - LEFT - gap * (len(boxes) - 1)) / len(boxes))
    x = (LEFT + RIGHT - wide * len(boxes) - gap * (len(boxes) - 1)) / 2
    for title, seat, cells in boxes:
        room = (x, y, x + wide, y + TALL - 12)
        stamp(c, _box, x, y, (-6.0, -6.0, wide + 8, TALL), wide, TALL - 12, seat)
        left = x + (52 if seat is not None else 12)
        c.fit(title, (left, y + 6, x + wide - 10, y + 52), "name", 32, least=28,
              align="l" if seat is not None else "m")  # fmt: skip
        _cells(c, cells, room)
        x += wide + gap


def _boxes(ctx: DrawContext[View], clash: Data) -> Iterator[tuple[str, int | None, list[Cell]]]:
    say = ctx.say
    if clash["kind"] == "combat":
        for side in ("attack", "defence"):
            seat = leader(clash, side)
            if seat is not None:
                lost = clash[side]["lost"]
                yield say("picture-lost"), seat, [("unit", f"−{lost}" if lost else "0", seat)]
    if clash["captured"]:
        owner = clash["attacker"]
        yield say("picture-captured"), None, [(clash["captured"], "", owner)]
    if clash["sacked"]:
        yield (
            say("picture-sacked"),
            None,
            [(piece, "", _owner(clash, piece)) for piece in clash["sacked"]],
        )
    if clash["deal_seat"] is not None:
        yield (
            say("picture-deal"),
            MURSHID,
            [("deal", str(clash["deal_points"]), clash["deal_seat"])],
        )


def _owner(clash: Data, piece: str) -> int:
    if piece in ("town", "city"):
        return SULTAN
    if piece == "palace" or clash["defender"] is None:
        return CALIPH
    return int(clash["defender"])


def _cells(c: Canvas, cells: list[Cell], box: Box) -> None:
    x0, _, x1, y1 = box
    step = (x1 - x0) / len(cells)
    for i, (kind, text, seat) in enumerate(cells):
        x, y = x0 + (i + 0.5) * step, y1 - 36
        if kind == "deal":
            stamp(c, tokens.badge, x - 30, y, tokens.badge_box(16), seat, 16.0)
            stamp(c, tokens.points, x + 24, y, tokens.sign_box(27), 27.0, f"+{text}")
            continue
        k = min(0.86, (step - 10) / wood.WIDTHS[kind])
        stand(c, kind, seat, (x - (30 if text else 0), y), round(k, 2))
        if text:
            c.text(text, (x + 4, y - 1), "number", 42, anchor="lm", room=(x, y - 30, x1, y + 30))


def _box(c: Canvas, w: float, h: float, seat: int | None) -> None:
    panel(c, (0, 0, w, h), radius=11, seed=33)
    if seat is not None:
        tokens.badge(c.at(30, 29), seat, 14)
