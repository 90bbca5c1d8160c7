"""Apprentice cards: a face for the rack and the board, a strip to read."""

import math

from render.canvas import Canvas
from render.colour import RGB, mix, rgb
from render.fonts import fitted
from render.games.architects.formula import Formula, formula, put_sign, signed
from render.games.architects.goods import CREAM, INK
from render.games.architects.layout import CARD
from render.games.architects.portraits import portrait
from render.games.architects.signs import SKILLS
from render.paths import Box, ellipse, rectangle, rounded_box

PARCHMENT = rgb("#F6ECD4")
"""The tone towards which a card's pictures fade."""
CARD_BOX: Box = (-10.0, -10.0, CARD[0] + 12, CARD[1] + 16)

ABILITIES: dict[str, Formula] = {
    "acolyte_carpentry": ("cathedral", ">", "1", "building"),
    "acolyte_tiling": ("cathedral", ">", "2", "clay"),
    "acolyte_masonry": ("cathedral", ">", "2", "silver"),
    "conspirator": ("captive", "−1", "silver"),
    "debt_collector_tiling": ("paid", ">", "2", "clay"),
    "debt_collector_masonry": ("paid", ">", "2", "stone"),
    "debt_collector_carpentry": ("paid", ">", "2", "wood"),
    "gatekeeper": ("reset", "prison", ">", "2", "worker"),
    "illusionist": ("market", "0", "loss"),
    "jeweller": ("smith", "+1", "silver"),
    "labourer": ("carpentry", "tiling", "masonry"),
    "merchant_clay": ("1", "silver", ">", "3", "clay"),
    "merchant_gold": ("2", "silver", ">", "1", "gold"),
    "merchant_marble": ("3", "silver", ">", "1", "marble"),
    "merchant_stone": ("1", "silver", ">", "2", "stone"),
    "merchant_wood": ("1", "silver", ">", "2", "wood"),
    "miner": ("mines", "+1", "clay"),
    "patron_clay": ("1", "clay", ">", "1", "virtue"),
    "patron_silver": ("2", "silver", ">", "1", "virtue"),
    "patron_stone": ("1", "stone", ">", "1", "virtue"),
    "patron_wood": ("1", "wood", ">", "1", "virtue"),
    "pickpocket": ("tax", "+1", "gold"),
    "squire_gold": ("reset", "+1", "gold"),
    "squire_marble": ("reset", "+1", "marble"),
    "squire_virtue": ("reset", "+2", "virtue"),
    "stonecutter": ("quarry", "+1", "stone"),
    "swindler_tiling": ("market", "+2", "clay"),
    "swindler_masonry": ("market", "+1", "stone"),
    "swindler_carpentry": ("market", "+1", "wood"),
    "thief": ("tax", "−1", "loss"),
    "trader_clay": ("3", "clay", ">", "1", "marble"),
    "trader_stone": ("2", "stone", ">", "1", "marble"),
    "trader_wood": ("2", "wood", ">", "1", "marble"),
    "trickster": ("market", "−1", "silver"),
    "woodcutter": ("forest", "+1", "wood"),
    "enforcer": ("captive", ">", "prison", "+1", "gold"),
    "overseer": ("silver", "/", "wood", ">", "+1"),
    "peddler": ("reset", "+2", "silver"),
}

TRADES = {
    "carpentry": ("conspirator", "illusionist", "merchant_wood", "patron_wood", "squire_virtue",
                  "thief", "trader_wood", "woodcutter", "peddler", "labourer"),
    "tiling": ("jeweller", "merchant_clay", "merchant_marble", "miner", "patron_clay",
               "pickpocket", "squire_gold", "trader_clay", "enforcer", "labourer"),
    "masonry": ("gatekeeper", "merchant_gold", "merchant_stone", "patron_silver", "patron_stone",
                "squire_marble", "stonecutter", "trader_stone", "trickster", "overseer",
                "labourer"),
}  # fmt: skip


def skills_of(apprentice: str) -> tuple[str, ...]:
    """What is printed on the card: a view tells it of those on display only."""
    return tuple(
        skill
        for skill, kinds in TRADES.items()
        if apprentice in kinds or apprentice.endswith("_" + skill)
    )


def card_name(name: str) -> str:
    """Without the bracket that tells namesakes apart: the formula below does that."""
    return name.split(" (")[0]


def face(c: Canvas, apprentice: str, name: str, skills: tuple[str, ...], virtue: int) -> None:
    """A card from its upper left corner; the right column is left to number and silver."""
    w, h = CARD
    blank(c, w, h, 8)
    window(c, apprentice, skills, (5, 31, w - 5, h - 36))
    _title(c, name, (7, 4, w - 7, 30))
    formula(c, ABILITIES.get(apprentice, ()), (6, h - 34, w - 6, h - 5), 27, ink=INK)
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
    """One line, or two smaller ones for a name of several words."""
    one = fitted("name", 24, name, room[2] - room[0], 12)
    if one < 19 and " " in name:
        c.paragraph(name, room, "name", (19, 11), fill=INK, leading=0.8)
    else:
        c.fit(name, room, "name", 24, least=11, fill=INK)


def blank(c: Canvas, w: float, h: float, r: float) -> None:
    """An empty card: the same pale paper by day and by night."""
    edge = rounded_box(0, 0, w, h, r)
    c.shadow(edge, (2, 4), 3.5, 0.5)
    c.polygon(edge, c.theme.mix("white", "hide", 0.3), INK, 2)
    c.polygon(rounded_box(3.5, 3.5, w - 7, h - 7, max(2, r - 3)), "white")


def tint(skills: tuple[str, ...]) -> RGB:
    return SKILLS[skills[0]] if len(skills) == 1 else rgb("#8C7A4E")


def window(c: Canvas, apprentice: str, skills: tuple[str, ...], box: Box) -> None:
    x0, y0, x1, y1 = box
    ground, middle = tint(skills), ((x0 + x1) / 2 + 9, y1 - 14)
    c.polygon(rectangle(x0, y0, x1 - x0, y1 - y0), mix(ground, PARCHMENT, 0.48))
    for i in range(0, 16, 2):
        ray = [middle, *(_ray_end(middle, box, math.pi * (1 + (i + d) / 16)) for d in (0.0, 1.0))]
        c.polygon(ray, mix(ground, PARCHMENT, 0.64))
    high = (y1 - y0) / 108
    portrait(c.at(middle[0], y1 - 30 * high, high), apprentice)
    c.line([(x0, y1), (x1, y1)], INK, 2)
    c.outline(rectangle(x0, y0, x1 - x0, y1 - y0), INK, 1.4)


def _ray_end(start: tuple[float, float], box: Box, turn: float) -> tuple[float, float]:
    """Where a ray from the start meets the frame."""
    k, s = math.cos(turn), math.sin(turn)
    far = [
        (box[2] - start[0]) / k if k > 1e-9 else (box[0] - start[0]) / k if k < -1e-9 else math.inf
    ]
    far.append((box[1] - start[1]) / s if s < -1e-9 else math.inf)
    return start[0] + k * min(far), start[1] + s * min(far)


def coins(c: Canvas, n: int, r: float) -> None:
    """Silver that lies on a card, round the origin."""
    metal = c.theme["silver"]
    c.shadow(ellipse(0, 0, r), (2, 3), 2, 0.55)
    c.disc((0, 0), r, c.theme.dark(metal, 0.2), INK, 1.8)
    c.disc((-0.6, -0.8), r * 0.84, mix(metal, CREAM, 0.55), c.theme.dark(metal, 0.45), 1.3)
    c.text(
        str(n), (-0.5, -1.5), "number", r * (1.5 if n < 10 else 1.25), fill=INK, room=(-r, -r, r, r)
    )
