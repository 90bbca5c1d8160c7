"""Cards as lines of a list, each with its whole effect, large enough to be read on a phone."""

from engine.games.architects.view import View
from render.canvas import Canvas
from render.colour import mix
from render.context import Data, DrawContext
from render.fonts import width
from render.games.architects.apprentices import PARCHMENT, blank, coins, window
from render.games.architects.buildings import Card, costs, glow, put_skills, put_worth
from render.games.architects.formula import put_sign, signed
from render.games.architects.goods import INK
from render.games.architects.sites import picture
from render.paths import Box, rectangle
from render.sprites import stamp

WIDE = 940.0
APPRENTICE_HIGH, BUILDING_HIGH = 176.0, 232.0
SOFT = mix(INK, PARCHMENT, 0.18)


def _paper(c: Canvas, h: float) -> None:
    blank(c, WIDE, h, 12)


def _paper_box(h: float) -> Box:
    return -14.0, -14.0, WIDE + 16, h + 18


def put_apprentice(c: Canvas, ctx: DrawContext[View], card: Data) -> None:
    """From the strip's upper left corner."""
    h, kind, skills = APPRENTICE_HIGH, card["apprentice"], tuple(card["skills"])
    stamp(c, _paper, 0, 0, _paper_box(h), h)
    stamp(c, _portrait, 0, 0, (8.0, 8.0, 180.0, h), kind, skills)
    x = WIDE - 20
    for skill in reversed(skills):
        put_sign(c, skill, (x - 24, 40), 48)
        x -= 54
    x = _virtue(c, card["virtue"], x)
    name, effect = (ctx.say(f"apprentice-{kind}{end}") for end in ("", "-effect"))
    c.fit(name, (196, 12, x - 10, 66), "name", 44, least=28, fill=INK, align="l")
    _effect(c, effect, (196, 68, WIDE - 18, h - 10))
    if card["silver"]:
        stamp(c, coins, 152, h - 40, (-40.0, -40.0, 42.0, 44.0), card["silver"], 30.0)


def _portrait(c: Canvas, kind: str, skills: tuple[str, ...]) -> None:
    window(c, kind, skills, (10, 10, 176, APPRENTICE_HIGH - 10))


def _virtue(c: Canvas, by: int, right: float) -> float:
    """What the card does to virtue; where it begins."""
    if not by:
        return right
    put_sign(c, "virtue", (right - 26, 40), 44)
    c.text(signed(by), (right - 52, 39), "number", 42, fill=INK, anchor="rm")
    return right - 60 - width("number", 42, signed(by))


def _effect(c: Canvas, effect: str, room: Box) -> None:
    c.paragraph(effect, room, "plain", (38, 28), fill=SOFT, align="l", leading=1.0)


def put_building(c: Canvas, card: Card) -> None:
    """From the strip's upper left corner."""
    h = BUILDING_HIGH
    if card.mark:
        stamp(c, glow, 0, 0, _paper_box(h), WIDE, h)
    stamp(c, _paper, 0, 0, _paper_box(h), h)
    stamp(c, _site, 0, 0, (8.0, 8.0, 240.0, h), card.id)
    put_worth(c, card.points, (52, 54), 74)
    put_skills(c, card, (WIDE - 40, 38), 46)
    x = _virtue(c, card.virtue, WIDE - 20 - 48 * len(card.skills))
    c.fit(card.name, (252, 10, x - 12, 64), "name", 44, least=28, fill=INK, align="l")
    costs(c, card, (254, 66, WIDE - 16, 116), 42, left=True)
    put_sign(c, "end" if card.at_end else "now", (272, 172), 40)
    _effect(c, card.effect, (300, 120, WIDE - 16, h - 10))


def _site(c: Canvas, building: str) -> None:
    picture(c, building, (12, 12, 236, BUILDING_HIGH - 12))
    c.outline(rectangle(12, 12, 224, BUILDING_HIGH - 24), INK, 1.6)
