"""Building cards: a face to hold or to stand on the table, and a strip to read."""

from dataclasses import dataclass, replace

from engine.games.architects.view import View
from render.canvas import Canvas
from render.colour import rgb
from render.context import Data, DrawContext
from render.fonts import fitted
from render.games.architects.apprentices import blank
from render.games.architects.formula import Formula, formula, plain, put_sign, row_width, signed
from render.games.architects.goods import GOODS, INK
from render.games.architects.sites import picture
from render.paths import Box, rectangle, rounded_box
from render.sprites import stamp

FACE = (180.0, 212.0)
FACE_BOX: Box = (-14.0, -14.0, FACE[0] + 16, FACE[1] + 20)
LACKING = rgb("#B3261E")

EFFECTS: dict[str, Formula] = {
    "aqueduct": ("built", ">", "+1", "points"),
    "armoury": ("captive", "1", "free"),
    "barracks": ("captive", "1", "/", "worker", "free"),
    "betting_house": ("+1", "debt"),
    "carpenters_hut": ("carpentry", ">", "+1", "points"),
    "castle": ("2", "gold", ">", "+1", "virtue"),
    "chapel": ("most", "cathedral", ">", "+2", "virtue"),
    "church": ("−1", "debt"),
    "clay_market": ("most", "clay", ">", "+2", "points"),
    "clay_pit": ("1", "gold", "/", "1", "marble"),
    "drafting_room": ("+2", "building"),
    "dungeon": ("−2", "virtue"),
    "factory": ("+2", "marble"),
    "fortress": ("captive", "2", "free"),
    "fountain": ("debt", ">", "+1", "points"),
    "gamblers_den": ("debt", ">", "−1", "points"),
    "hideout": ("prison", ">", "worker"),
    "keep": ("3", "captive", ">", "+1", "points"),
    "library": ("1", "building", ">", "2", "gold"),
    "lighthouse": ("4", "virtue", ">", "+1", "points"),
    "lumber_camp": ("+4", "wood"),
    "masons_hut": ("masonry", ">", "+1", "points"),
    "moneylender": ("paid", ">", "+1", "points"),
    "monument": ("everyone", "+1", "virtue"),
    "observatory": ("2", "marble", ">", "+1", "virtue"),
    "palace": ("4", "virtue", ">", "1", "gold"),
    "reservoir": ("2", "paid", ">", "+1", "virtue"),
    "silver_market": ("most", "silver", ">", "+2", "points"),
    "smithy": ("+4", "stone"),
    "steeple": ("most", "cathedral", ">", "+2", "points"),
    "stone_market": ("most", "stone", ">", "+2", "points"),
    "tavern": ("hire", "free"),
    "thieves_den": ("+4", "silver"),
    "tilers_hut": ("tiling", ">", "+1", "points"),
    "trading_post": ("4", "clay", "wood", "stone", ">", "+1", "virtue"),
    "treasury": ("1", "gold", "/", "3", "silver"),
    "university": ("no_debt", ">", "+2", "points"),
    "watchtower": ("3", "prison", ">", "−1", "virtue"),
    "well": ("+4", "clay"),
    "wood_market": ("most", "wood", ">", "+2", "points"),
    "crane": ("worker", ">", "building"),
    "graveyard": ("−1", "hire"),
    "museum": ("2", "built", ">", "+1", "virtue"),
}


@dataclass(frozen=True)
class Card:
    """A building card as it is drawn; `lacks` are goods that its holder has not got."""

    id: str
    name: str
    effect: str
    cost: tuple[tuple[str, int], ...]
    points: int
    virtue: int
    skills: tuple[str, ...]
    at_end: bool
    lacks: frozenset[str] = frozenset()
    mark: str = ""
    """`offered` to choose from, `ready` to be built, or nothing."""


def card_of(ctx: DrawContext[View], building: str) -> Card:
    facts = ctx.data["cards"][building]
    return Card(
        building,
        ctx.say(f"building-{building}"),
        ctx.say(f"building-{building}-effect"),
        tuple((good, facts["cost"][good]) for good in GOODS if facts["cost"].get(good)),
        facts["points"],
        facts["virtue"],
        tuple(facts["skills"]),
        facts["at_end"],
    )


def lacking(card: Card, player: Data) -> frozenset[str]:
    """Goods and skills that the player has too few of."""
    goods = {good for good, n in card.cost if player["goods"][good] < n}
    return frozenset(goods | {skill for skill in card.skills if not player["skills"][skill]})


def put_face(c: Canvas, card: Card) -> None:
    """The card from its upper left corner, with what its holder makes of it."""
    w, h = FACE
    if card.mark:
        stamp(c, glow, 0, 0, FACE_BOX, w, h)
    # Only what is printed is kept as a sprite: what a holder lacks has too many forms.
    stamp(c, _face, 0, 0, FACE_BOX, replace(card, effect="", lacks=frozenset(), mark=""))
    costs(c, card, (8, h - 80, w - 8, h - 44), 32)
    put_skills(c, card, (w - 24, 60), 34)


def glow(c: Canvas, w: float, h: float) -> None:
    """Light behind a card that may be chosen or built now."""
    c.glaze(rounded_box(-6, -6, w + 12, h + 12, 12), "now", 1, 4)


def _face(c: Canvas, card: Card) -> None:
    w, h = FACE
    blank(c, w, h, 9)
    window: Box = (5, 40, w - 5, h - 82)
    picture(c, card.id, window)
    c.outline(rectangle(window[0], window[1], w - 10, window[3] - window[1]), INK, 1.5)
    foot = [(5, h - 42), (w - 5, h - 42), (w - 5, h - 9), (w - 9, h - 5), (9, h - 5), (5, h - 9)]
    c.polygon(foot, c.theme.mix("white", "hide", 0.24))
    c.line([(5, h - 42), (w - 5, h - 42)], INK, 1.2)
    _name(c, card.name, (56, 5, w - 6, 38))
    put_worth(c, card.points, (28, 29), 54)
    if card.virtue:
        y = window[3] - 17
        put_sign(c, "virtue", (w - 22, y), 28)
        at = (w - 38, y - 1)
        text = signed(card.virtue)
        c.text(text, at, "number", 29, fill=INK, anchor="rm", halo=2.4, ground="white")
    put_sign(c, "end" if card.at_end else "now", (21, h - 23), 28)
    formula(c, EFFECTS.get(card.id, ()), (38, h - 40, w - 9, h - 6), 28, ink=INK)


def put_worth(c: Canvas, points: int, at: tuple[float, float], size: float) -> None:
    """The shield with the points that are printed."""
    put_sign(c, "points", at, size)
    text = plain(points)
    c.text(
        text,
        (at[0], at[1] - size * 0.04),
        "number",
        size * (0.62 if len(text) == 1 else 0.54),
        fill=INK,
    )


def _name(c: Canvas, name: str, room: Box) -> None:
    if fitted("name", 25, name, room[2] - room[0], 10) < 20 and " " in name:
        c.paragraph(name, room, "name", (20, 11), fill=INK, leading=0.82)
    else:
        c.fit(name, room, "name", 25, least=11, fill=INK)


def put_skills(c: Canvas, card: Card, at: tuple[float, float], size: float) -> None:
    """From the right; a skill that none of the apprentices has is ringed in red."""
    x, y = at
    for skill in reversed(card.skills):
        put_sign(c, skill, (x, y), size)
        if skill in card.lacks:
            half = size / 2 + 4
            stamp(c, _ring, x, y, (-half, -half, half, half), size)
        x -= size + 2


def _ring(c: Canvas, size: float) -> None:
    c.disc((0, 0), size / 2, None, LACKING, 3)


def costs(c: Canvas, card: Card, room: Box, size: float, *, left: bool = False) -> None:
    """What it takes; a number in red is more than there is."""
    x0, y0, x1, y1 = room
    parts = [(str(n), good) for good, n in card.cost]
    total = sum(row_width(part, size) for part in parts) + size * 0.22 * (len(parts) - 1)
    k = min(1.0, (x1 - x0) / max(1.0, total))
    x = x0 if left else (x0 + x1 - total * k) / 2
    for number, good in parts:
        wide = row_width((number, good), size * k)
        short = good in card.lacks
        formula(
            c, (number, good), (x, y0, x + wide + 1, y1), size * k, ink=LACKING if short else INK
        )
        x += wide + size * 0.22 * k
