"""Power cards: a face for the market and the hand, a bar where many lie, a strip to read."""

from collections.abc import Callable
from dataclasses import replace

from engine.games.crescent_moon.data import Card, CardType, Keyword
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import fitted, width
from render.games.crescent_moon.art import caliph, murshid, nomad, tokens, warlord
from render.games.crescent_moon.art.brush import inside, spline, star
from render.games.crescent_moon.art.vignettes import Light
from render.games.crescent_moon.figures import effect_of
from render.games.crescent_moon.seat_colours import kit_seat
from render.icons import lift
from render.paper import panel
from render.paths import Box, Path, rectangle, rounded_box
from render.shapes import seat_shape
from render.theme import PARCHMENT, Paint

FACE = (182.0, 208.0)
FULL = (267.0, 366.0)
PICTURES: dict[str, Callable[[Canvas, Light], None]] = {
    **warlord.PICTURES, **murshid.PICTURES, **caliph.PICTURES, **nomad.PICTURES,
}  # fmt: skip
TAGS = {
    Keyword.COMBAT: "#5A2A22",
    Keyword.INFLUENCE_CONTEST: "#34486A",
    Keyword.ANYTIME: "#5F4A12",
    Keyword.ACTION: "#2F5236",
}

Words = tuple[str, str, tuple[str, ...], str]  # of a card: name, type, keywords, effect


def words_of(ctx: DrawContext[View], card: Card) -> Words:
    say, facts = ctx.say, card.facts
    keywords = tuple(say(f"picture-keyword-{word}") for word in facts.keywords)
    kind = say(f"card-type-{facts.type}")
    return say(f"card-{card}"), kind[:1].upper() + kind[1:], keywords, effect_of(ctx, card)


def face(c: Canvas, card: Card, words: Words) -> None:
    """Draw a card as it lies in the market; the origin is its upper left corner."""
    w, h = FACE
    panel(c, (0, 0, w, h), radius=11, seed=len(card), trim=None)
    _head(c, card, words[1], (w, 36), 22)
    picture(c, (8, 44, w - 8, 134), card)
    c.fit(words[0], (7, 138, w - 7, 172), "name", 29, least=15)
    tags(c, card, words[2], (8, 175, w - 8, 201))
    c.outline(rounded_box(0, 0, w, h, 11), "outline", 1.9)


def full_face(c: Canvas, card: Card, words: Words, offered: bool) -> None:
    """Draw a card as it is held: with its effect."""
    w, h = FULL
    if offered:
        c.glaze(rounded_box(-6, -6, w + 12, h + 12, 18), "now", 0.9, 4)
    panel(c, (0, 0, w, h), radius=14, seed=len(card), drop=6, trim=None)
    _head(c, card, words[1], (w, 46), 27)
    picture(c, (10, 56, w - 10, 178), card)
    c.paragraph(words[0], (10, 182, w - 10, 222), "name", (34, 16), leading=1.0)
    tags(c, card, words[2], (10, 224, w - 10, 254))
    c.paragraph(words[3], (13, 258, w - 13, h - 8), "plain", (27, 13), leading=1.0)
    c.outline(rounded_box(0, 0, w, h, 14), "outline", 2.4)


def strip(c: Canvas, card: Card, words: Words, offered: bool, price: int | None = None) -> None:
    """Draw a card as one line of a list, 940 by 170, large enough to be read on a phone."""
    if offered:
        c.glaze(rounded_box(-6, -6, 952, 182, 18), "now", 0.9, 4)
    panel(c, (0, 0, 940, 170), radius=14, seed=len(card))
    picture(c, (14, 14, 226, 118), card)
    tags(c, card, words[2], (10, 122, 232, 162), 30)
    right = 760.0
    if price is not None:
        text = str(price)
        right = 740 - width("number", 46, text)
        c.text(text, (752, 34), "number", 46, anchor="rm", room=(right, 4, 756, 66))
        tokens.coin(c.at(right - 18, 36), 24)
        right -= 52
    c.fit(words[0], (240, 8, right, 62), "name", 44, least=28, align="l")
    _owner(c.at(778, 37, 1.2), card)
    c.fit(words[1], (798, 14, 928, 60), "plain", 31, least=28, fill="soft", align="l")
    c.paragraph(
        words[3], (240, 64, 926, 162), "plain", (38, 28), fill="soft", align="l", leading=1.02
    )


def bar(c: Canvas, card: Card, words: Words, w: float, h: float) -> None:
    """Draw a card of which only the upper part is seen."""
    panel(c, (0, 0, w, h), radius=8, seed=len(card), trim=None)
    colour = c.theme.seats[kit_seat(card.facts.association)]
    c.polygon(rounded_box(0, 0, 34, h, 8), colour)
    c.outline(rounded_box(0, 0, w, h, 8), "outline", 1.7)
    _owner(c.at(17, h / 2), card, on_own=True)
    c.fit(words[0], (40, 2, w - 6, h - 2), "name", min(28, h * 0.62), least=14, align="l")


def back(c: Canvas, w: float, h: float) -> None:
    """Draw a card face down: a star in a frame of gold."""
    edge = rounded_box(0, 0, w, h, 7)
    c.shadow(edge, (2, 3), 3, 0.4)
    c.polygon(edge, "cloth", "outline", 1.8)
    c.outline(rounded_box(4, 4, w - 8, h - 8, 4), "brass", 1.4)
    c.polygon(star(8, w * 0.3, w * 0.17, w / 2, h / 2), "brass")
    c.polygon(star(8, w * 0.15, w * 0.08, w / 2, h / 2), "cloth")


def empty(c: Canvas, w: float, h: float) -> None:
    """Draw a slot without a card."""
    edge = rounded_box(0, 0, w, h, 11)
    c.polygon(edge, c.theme.mix("panel", "text", 0.1), c.theme.mix("panel", "text", 0.5), 1.6)
    c.polygon(star(8, w * 0.16, w * 0.09, w / 2, h / 2), c.theme.mix("panel", "text", 0.25))


def _head(c: Canvas, card: Card, kind: str, size: tuple[float, float], type_size: float) -> None:
    w, h = size
    colour = c.theme.seats[kit_seat(card.facts.association)]
    c.polygon(rounded_box(0, 0, w, h, 11), colour)
    c.polygon(rectangle(0, h / 2, w, h / 2), colour)
    c.polygon(rectangle(0, h, w, 2.6), "brass")
    ink = c.theme.sign_on(colour)
    _owner(c.at(h * 0.58, h / 2), card, on_own=True)
    c.fit(
        kind, (h * 1.08, 2, w - h * 1.04, h - 1), "plain", type_size, least=12, fill=ink, align="l"
    )
    _type(c.at(w - h * 0.56, h / 2), card.facts.type, h * 0.27, ink)


def _owner(c: Canvas, card: Card, *, on_own: bool = False) -> None:
    """Draw the shape of the character who is paid for the card."""
    kit = kit_seat(card.facts.association)
    colour = c.theme.seats[kit]
    shape = seat_shape(kit, 0, lift(kit, 11), 11)
    c.polygon(
        shape, c.theme.sign_on(colour) if on_own else colour, None if on_own else "outline", 1.6
    )


def _type(c: Canvas, kind: CardType, r: float, ink: Paint) -> None:
    match kind:
        case CardType.BATTALION:
            c.polygon(
                [
                    (-r * 0.8, -r),
                    (r * 0.8, -r),
                    (r * 0.8, r * 0.15),
                    (0, r * 1.1),
                    (-r * 0.8, r * 0.15),
                ],
                ink,
            )
        case CardType.CHARACTER:
            c.disc((0, -r * 0.45), r * 0.52, ink)
            body = [
                (-r * 0.95, r),
                (-r * 0.7, r * 0.25),
                (0, r * 0.05),
                (r * 0.7, r * 0.25),
                (r * 0.95, r),
            ]
            c.polygon(spline(body, 5), ink)
        case CardType.EVENT:
            c.polygon(star(8, r * 1.08, r * 0.62), ink)
        case CardType.STRATEGY:
            c.line([(-r * 0.6, -r), (-r * 0.6, r)], ink, r * 0.28)
            c.polygon([(-r * 0.55, -r), (r, -r * 0.5), (-r * 0.55, 0)], ink)


def picture(c: Canvas, box: Box, card: Card) -> None:
    """Draw the card's picture under a keel arch."""
    x0, y0, x1, y1 = box
    colour = c.theme.seats[kit_seat(card.facts.association)]
    light = Light(colour, c.theme.mix("linen", colour, 0.26))
    k = (y1 - y0) / 104
    middle = (x0 + x1) / 2, (y0 + y1) / 2 + 4 * k

    def draw(inner: Canvas) -> None:
        inner.polygon(rectangle(x0, y0, x1 - x0, y1 - y0), light.sky)
        # The picture keeps its colours in every theme, or faces could not be seen.
        inner.theme = replace(inner.theme, grade=PARCHMENT.grade)
        if card in PICTURES:
            PICTURES[card](inner.at(*middle, k), light)
        else:  # a card that data.toml brings: the sign of its type
            _type(inner.at(*middle, k), card.facts.type, 34, colour)
        for side in (-1, 1):
            rim = _spandrel(box, side)
            corner = ((x0 if side < 0 else x1) + side * 2, y0 - 2)
            inner.polygon([*rim, ((x0 + x1) / 2, y0 - 2), corner], inner.theme.dark(colour, 0.12))
            inner.line(rim, "brass", 2)

    frame = rounded_box(x0, y0, x1 - x0, y1 - y0, 5)
    inside(c, frame, draw)
    c.outline(frame, "outline", 1.7)


def _spandrel(box: Box, side: int) -> Path:
    x0, y0, x1, y1 = box
    half, h, m = (x1 - x0) / 2, y1 - y0, (x0 + x1) / 2
    curve = [(1.0, 0.52), (0.97, 0.32), (0.84, 0.19), (0.58, 0.1), (0.3, 0.05), (0.0, 0.0)]
    return spline([(m + side * half * u, y0 + h * v) for u, v in curve], 6)


def tags(c: Canvas, card: Card, keywords: tuple[str, ...], box: Box, size: float = 21) -> None:
    """Draw when the card is played: each keyword on its own plate."""
    x0, y0, x1, y1 = box
    gap, pad = 6.0, 7.0
    room = (x1 - x0 - gap * (len(keywords) - 1)) / len(keywords) - 2 * pad
    size = min(fitted("plain", size, word, room, 12) for word in keywords)
    wide = [width("plain", size, word) + 2 * pad for word in keywords]
    x = (x0 + x1 - sum(wide) - gap * (len(wide) - 1)) / 2
    for key, word, w in zip(card.facts.keywords, keywords, wide, strict=True):
        c.polygon(rounded_box(x, y0, w, y1 - y0, 5), c.theme[TAGS[key]] if not _dim(c) else "disc")
        c.fit(word, (x + 2, y0, x + w - 2, y1), "plain", size, least=12, fill="white")
        x += w + gap


def _dim(c: Canvas) -> bool:
    """Return whether the theme changes colours: white letters would not show on such plates."""
    return c.theme.name != "parchment"
