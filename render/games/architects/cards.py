"""Cards: the faces of buildings and of apprentices."""

import math
from dataclasses import dataclass, replace
from typing import Literal

from engine.games.architects.data import Apprentice, Building, Character, Good, Skill
from engine.games.architects.view import PlayerView, View
from render.canvas import Canvas
from render.colour import RGB, mix, rgb
from render.context import DrawContext
from render.figures import figures
from render.fonts import fitted
from render.games.architects.art.formula import Formula, formula, plain, put_sign, row_width, signed
from render.games.architects.art.goods import CREAM, INK
from render.games.architects.art.portraits import portrait
from render.games.architects.art.signs import SKILLS
from render.games.architects.art.sites import picture
from render.games.architects.layout import CARD
from render.paths import Box, ellipse, rectangle, rounded_box
from render.sprites import stamp

FACE = (180.0, 212.0)
FACE_BOX: Box = (-14.0, -14.0, FACE[0] + 16, FACE[1] + 20)
CARD_BOX: Box = (-10.0, -10.0, CARD[0] + 12, CARD[1] + 16)
LACKING = rgb("#B3261E")
PARCHMENT = rgb("#F6ECD4")  # the tone towards which a card's pictures fade


EFFECTS: dict[Building, Formula] = {
    Building.AQUEDUCT: ("built", ">", "+1", "points"),
    Building.ARMOURY: ("captive", "1", "free"),
    Building.BARRACKS: ("captive", "1", "/", "worker", "free"),
    Building.BETTING_HOUSE: ("+1", "debt"),
    Building.CARPENTERS_HUT: ("carpentry", ">", "+1", "points"),
    Building.CASTLE: ("2", "gold", ">", "+1", "virtue"),
    Building.CHAPEL: ("most", "cathedral", ">", "+2", "virtue"),
    Building.CHURCH: ("−1", "debt"),
    Building.CLAY_MARKET: ("most", "clay", ">", "+2", "points"),
    Building.CLAY_PIT: ("1", "gold", "/", "1", "marble"),
    Building.DRAFTING_ROOM: ("+2", "building"),
    Building.DUNGEON: ("−2", "virtue"),
    Building.FACTORY: ("+2", "marble"),
    Building.FORTRESS: ("captive", "2", "free"),
    Building.FOUNTAIN: ("debt", ">", "+1", "points"),
    Building.GAMBLERS_DEN: ("debt", ">", "−1", "points"),
    Building.HIDEOUT: ("prison", ">", "worker"),
    Building.KEEP: ("3", "captive", ">", "+1", "points"),
    Building.LIBRARY: ("1", "building", ">", "2", "gold"),
    Building.LIGHTHOUSE: ("4", "virtue", ">", "+1", "points"),
    Building.LUMBER_CAMP: ("+4", "wood"),
    Building.MASONS_HUT: ("masonry", ">", "+1", "points"),
    Building.MONEYLENDER: ("paid", ">", "+1", "points"),
    Building.MONUMENT: ("everyone", "+1", "virtue"),
    Building.OBSERVATORY: ("2", "marble", ">", "+1", "virtue"),
    Building.PALACE: ("4", "virtue", ">", "1", "gold"),
    Building.RESERVOIR: ("2", "paid", ">", "+1", "virtue"),
    Building.SILVER_MARKET: ("most", "silver", ">", "+2", "points"),
    Building.SMITHY: ("+4", "stone"),
    Building.STEEPLE: ("most", "cathedral", ">", "+2", "points"),
    Building.STONE_MARKET: ("most", "stone", ">", "+2", "points"),
    Building.TAVERN: ("hire", "free"),
    Building.THIEVES_DEN: ("+4", "silver"),
    Building.TILERS_HUT: ("tiling", ">", "+1", "points"),
    Building.TRADING_POST: ("4", "clay", "wood", "stone", ">", "+1", "virtue"),
    Building.TREASURY: ("1", "gold", "/", "3", "silver"),
    Building.UNIVERSITY: ("no_debt", ">", "+2", "points"),
    Building.WATCHTOWER: ("3", "prison", ">", "−1", "virtue"),
    Building.WELL: ("+4", "clay"),
    Building.WOOD_MARKET: ("most", "wood", ">", "+2", "points"),
    Building.CRANE: ("worker", ">", "building"),
    Building.GRAVEYARD: ("−1", "hire"),
    Building.MUSEUM: ("2", "built", ">", "+1", "virtue"),
}

ABILITIES: dict[Apprentice, Formula] = {
    Apprentice.ACOLYTE_CARPENTRY: ("cathedral", ">", "1", "building"),
    Apprentice.ACOLYTE_TILING: ("cathedral", ">", "2", "clay"),
    Apprentice.ACOLYTE_MASONRY: ("cathedral", ">", "2", "silver"),
    Apprentice.CONSPIRATOR: ("captive", "−1", "silver"),
    Apprentice.DEBT_COLLECTOR_TILING: ("paid", ">", "2", "clay"),
    Apprentice.DEBT_COLLECTOR_MASONRY: ("paid", ">", "2", "stone"),
    Apprentice.DEBT_COLLECTOR_CARPENTRY: ("paid", ">", "2", "wood"),
    Apprentice.GATEKEEPER: ("reset", "prison", ">", "2", "worker"),
    Apprentice.ILLUSIONIST: ("market", "0", "loss"),
    Apprentice.JEWELLER: ("smith", "+1", "silver"),
    Apprentice.LABOURER: ("carpentry", "tiling", "masonry"),
    Apprentice.MERCHANT_CLAY: ("1", "silver", ">", "3", "clay"),
    Apprentice.MERCHANT_GOLD: ("2", "silver", ">", "1", "gold"),
    Apprentice.MERCHANT_MARBLE: ("3", "silver", ">", "1", "marble"),
    Apprentice.MERCHANT_STONE: ("1", "silver", ">", "2", "stone"),
    Apprentice.MERCHANT_WOOD: ("1", "silver", ">", "2", "wood"),
    Apprentice.MINER: ("mines", "+1", "clay"),
    Apprentice.PATRON_CLAY: ("1", "clay", ">", "1", "virtue"),
    Apprentice.PATRON_SILVER: ("2", "silver", ">", "1", "virtue"),
    Apprentice.PATRON_STONE: ("1", "stone", ">", "1", "virtue"),
    Apprentice.PATRON_WOOD: ("1", "wood", ">", "1", "virtue"),
    Apprentice.PICKPOCKET: ("tax", "+1", "gold"),
    Apprentice.SQUIRE_GOLD: ("reset", "+1", "gold"),
    Apprentice.SQUIRE_MARBLE: ("reset", "+1", "marble"),
    Apprentice.SQUIRE_VIRTUE: ("reset", "+2", "virtue"),
    Apprentice.STONECUTTER: ("quarry", "+1", "stone"),
    Apprentice.SWINDLER_TILING: ("market", "+2", "clay"),
    Apprentice.SWINDLER_MASONRY: ("market", "+1", "stone"),
    Apprentice.SWINDLER_CARPENTRY: ("market", "+1", "wood"),
    Apprentice.THIEF: ("tax", "−1", "loss"),
    Apprentice.TRADER_CLAY: ("3", "clay", ">", "1", "marble"),
    Apprentice.TRADER_STONE: ("2", "stone", ">", "1", "marble"),
    Apprentice.TRADER_WOOD: ("2", "wood", ">", "1", "marble"),
    Apprentice.TRICKSTER: ("market", "−1", "silver"),
    Apprentice.WOODCUTTER: ("forest", "+1", "wood"),
    Apprentice.ENFORCER: ("captive", ">", "prison", "+1", "gold"),
    Apprentice.OVERSEER: ("silver", "/", "wood", ">", "+1"),
    Apprentice.PEDDLER: ("reset", "+2", "silver"),
}


def blank(c: Canvas, w: float, h: float, r: float) -> None:
    """Draw an empty card: the same pale paper by day and by night."""
    edge = rounded_box(0, 0, w, h, r)
    c.shadow(edge, (2, 4), 3.5, 0.5)
    c.polygon(edge, c.theme.mix("white", "hide", 0.3), INK, 2)
    c.polygon(rounded_box(3.5, 3.5, w - 7, h - 7, max(2, r - 3)), "white")


Mark = Literal["offered", "ready", ""]
"""Offered to choose from, ready to be built, or nothing."""


@dataclass(frozen=True)
class Card:
    """A building card as it is drawn."""

    id: Building
    name: str
    effect: str
    cost: tuple[tuple[Good, int], ...]
    points: int
    virtue: int
    skills: tuple[Skill, ...]
    at_end: bool
    lacks: frozenset[Good | Skill] = frozenset()  # what its holder has too little of
    mark: Mark = ""


def card_of(ctx: DrawContext[View], building: Building) -> Card:
    facts = ctx.view.cards[building]
    return Card(
        building,
        ctx.say(building.word),
        ctx.say(f"{building.word}-effect"),
        tuple((good, facts.cost[good]) for good in Good if facts.cost.get(good)),
        facts.points,
        facts.virtue,
        facts.skills,
        facts.at_end,
    )


def lacking(ctx: DrawContext[View], card: Card, player: PlayerView) -> frozenset[Good | Skill]:
    """Return the goods and skills that the player has too few of, by what its character saves."""
    short = {good: n - player.goods[good] for good, n in card.cost if player.goods[good] < n}
    basic, precious = (Good.WOOD, Good.STONE), (Good.GOLD, Good.MARBLE)
    saved = figures(ctx)["board_ability.lothaire"]
    dear = sum(n for good, n in card.cost if good in precious)
    enough: tuple[Good, ...] = ()
    if player.character is Character.LOTHAIRE and sum(short.get(g, 0) for g in basic) <= saved:
        enough = basic
    elif player.character is Character.THERESE and sum(player.goods[g] for g in precious) >= dear:
        enough = precious
    goods = short.keys() - enough
    return frozenset(goods | {skill for skill in card.skills if not player.skills[skill]})


def put_face(c: Canvas, card: Card) -> None:
    """Draw the card from its upper left corner, with what its holder lacks."""
    w, h = FACE
    if card.mark:
        stamp(c, glow, 0, 0, FACE_BOX, w, h)
    # Only what is printed is kept as a sprite: what a holder lacks has too many forms.
    stamp(c, _face, 0, 0, FACE_BOX, replace(card, effect="", lacks=frozenset(), mark=""))
    costs(c, card, (8, h - 80, w - 8, h - 44), 32)
    put_skills(c, card, (w - 24, 60), 34)


def glow(c: Canvas, w: float, h: float) -> None:
    """Draw light behind a card that may be chosen or built now."""
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
    formula(c, EFFECTS[card.id], (38, h - 40, w - 9, h - 6), 28, ink=INK)


def put_worth(c: Canvas, points: int, at: tuple[float, float], size: float) -> None:
    """Draw the shield with the points that are printed."""
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
        c.paragraph(name, room, "name", (20, 11), fill=INK, leading=0.9)
    else:
        c.fit(name, room, "name", 25, least=11, fill=INK)


def put_skills(c: Canvas, card: Card, at: tuple[float, float], size: float) -> None:
    """Draw skills from the right; one that no apprentice has is ringed in red."""
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
    """Write what the card costs; a number in red is more than there is."""
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


def skills_of(ctx: DrawContext[View], apprentice: Apprentice) -> tuple[Skill, ...]:
    """Return the skills on a card: a view tells them of those on display only."""
    _copies, *skills, _virtue = figures(ctx)[f"apprentice.{apprentice}"]
    return tuple(skill for skill, has_it in zip(Skill, skills, strict=True) if has_it)


def card_name(name: str) -> str:
    """Leave out the bracket that tells namesakes apart: the formula below does that."""
    return name.split(" (")[0]


def apprentice_face(
    c: Canvas, apprentice: Apprentice, name: str, skills: tuple[Skill, ...], virtue: int
) -> None:
    """Draw a card from its upper left corner; the right column is left to number and silver."""
    w, h = CARD
    blank(c, w, h, 8)
    portrait_window(c, apprentice, skills, (5, 31, w - 5, h - 36))
    _title(c, name, (7, 4, w - 7, 30))
    formula(c, ABILITIES[apprentice], (6, h - 34, w - 6, h - 5), 27, ink=INK)
    for i, skill in enumerate(skills):
        put_sign(
            c,
            skill,
            (24, 50) if len(skills) == 1 else (18, 44 + 21 * i),
            34 if len(skills) == 1 else 21,
        )
    if virtue:
        put_sign(c, "virtue", (46, h - 50), 24)
        c.text(signed(virtue), (21, h - 51), "number", 27, fill=INK, halo=2.2, ground="white")


def _title(c: Canvas, name: str, room: Box) -> None:
    """Write one line, or two smaller ones for a name of several words."""
    one = fitted("name", 24, name, room[2] - room[0], 12)
    if one < 19 and " " in name:
        c.paragraph(name, room, "name", (19, 11), fill=INK, leading=0.8)
    else:
        c.fit(name, room, "name", 24, least=11, fill=INK)


def _tint(skills: tuple[Skill, ...]) -> RGB:
    return SKILLS[skills[0]] if len(skills) == 1 else rgb("#8C7A4E")


def portrait_window(
    c: Canvas, who: Apprentice | Character, skills: tuple[Skill, ...], box: Box
) -> None:
    x0, y0, x1, y1 = box
    ground, middle = _tint(skills), ((x0 + x1) / 2 + 9, y1 - 14)
    c.polygon(rectangle(x0, y0, x1 - x0, y1 - y0), mix(ground, PARCHMENT, 0.48))
    for i in range(0, 16, 2):
        ray = [middle, *(_ray_end(middle, box, math.pi * (1 + (i + d) / 16)) for d in (0.0, 1.0))]
        c.polygon(ray, mix(ground, PARCHMENT, 0.64))
    high = (y1 - y0) / 108
    portrait(c.at(middle[0], y1 - 30 * high, high), who)
    c.line([(x0, y1), (x1, y1)], INK, 2)
    c.outline(rectangle(x0, y0, x1 - x0, y1 - y0), INK, 1.4)


def _ray_end(start: tuple[float, float], box: Box, turn: float) -> tuple[float, float]:
    """Return where a ray from the start meets the frame."""
    k, s = math.cos(turn), math.sin(turn)
    far = [
        (box[2] - start[0]) / k if k > 1e-9 else (box[0] - start[0]) / k if k < -1e-9 else math.inf
    ]
    far.append((box[1] - start[1]) / s if s < -1e-9 else math.inf)
    return start[0] + k * min(far), start[1] + s * min(far)


def coins(c: Canvas, n: int, r: float) -> None:
    """Draw silver that lies on a card, round the origin."""
    metal = c.theme["silver"]
    c.shadow(ellipse(0, 0, r), (2, 3), 2, 0.55)
    c.disc((0, 0), r, c.theme.dark(metal, 0.2), INK, 1.8)
    c.disc((-0.6, -0.8), r * 0.84, mix(metal, CREAM, 0.55), c.theme.dark(metal, 0.45), 1.3)
    c.text(
        str(n), (-0.5, -1.5), "number", r * (1.5 if n < 10 else 1.25), fill=INK, room=(-r, -r, r, r)
    )
