"""Cards as lists, each with its whole effect, large enough to be read on a phone."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.games.architects.board_view import ApprenticeView
from engine.games.architects.data import Apprentice, Building, Skill, Slot
from engine.games.architects.view import View
from render.canvas import Canvas
from render.choice import Choice, Manner, choice_sheet
from render.colour import mix
from render.context import DrawContext
from render.fonts import width
from render.games.architects.art.formula import put_sign, signed
from render.games.architects.art.goods import INK
from render.games.architects.art.sites import picture
from render.games.architects.candidates import HIGH as CANDIDATE_HIGH
from render.games.architects.candidates import put_candidate
from render.games.architects.cards import (
    PARCHMENT,
    Card,
    blank,
    coins,
    costs,
    glow,
    portrait_window,
    put_skills,
    put_worth,
    skills_of,
)
from render.games.architects.figures import apprentice_effect
from render.games.architects.names import place_seal
from render.games.architects.samples import card_samples, samples
from render.games.architects.shelf import cards_of
from render.grounds import GroundPlan
from render.paper import parchment
from render.paths import Box, rectangle
from render.sprites import stamp
from render.stage import Scene

WIDE = 940.0
APPRENTICE_HIGH, BUILDING_HIGH = 176.0, 232.0
STEP = APPRENTICE_HIGH + 18
BELOW_POINTS = (30.0, BUILDING_HIGH - 32)  # where a card bears its number
SOFT = mix(INK, PARCHMENT, 0.18)


def _paper(c: Canvas, h: float) -> None:
    blank(c, WIDE, h, 12)


def _paper_box(h: float) -> Box:
    return -14.0, -14.0, WIDE + 16, h + 18


def put_apprentice(c: Canvas, ctx: DrawContext[View], card: ApprenticeView) -> None:
    """Draw a strip from its upper left corner."""
    h, kind, skills = APPRENTICE_HIGH, card.apprentice, card.skills
    stamp(c, _paper, 0, 0, _paper_box(h), h)
    stamp(c, _portrait, 0, 0, (8.0, 8.0, 180.0, h), kind, skills)
    x = WIDE - 20
    for skill in reversed(skills):
        put_sign(c, skill, (x - 24, 40), 48)
        x -= 54
    x = _virtue(c, card.virtue, x)
    name, effect = ctx.say(kind.word), apprentice_effect(ctx, kind)
    c.fit(name, (196, 12, x - 10, 66), "name", 44, least=28, fill=INK, align="l")
    _effect(c, effect, (196, 68, WIDE - 18, h - 10))
    if card.silver:
        stamp(c, coins, 152, h - 40, (-40.0, -40.0, 42.0, 44.0), card.silver, 30.0)


def _portrait(c: Canvas, kind: Apprentice, skills: tuple[Skill, ...]) -> None:
    portrait_window(c, kind, skills, (10, 10, 176, APPRENTICE_HIGH - 10))


def _virtue(c: Canvas, by: int, right: float) -> float:
    """Write what the card does to virtue; return where that begins."""
    if not by:
        return right
    put_sign(c, "virtue", (right - 26, 40), 44)
    c.text(signed(by), (right - 52, 39), "number", 42, fill=INK, anchor="rm")
    return right - 60 - width("number", 42, signed(by))


def _effect(c: Canvas, effect: str, room: Box) -> None:
    c.paragraph(effect, room, "plain", (38, 28), fill=SOFT, align="l", leading=1.0)


def put_building(c: Canvas, card: Card) -> None:
    """Draw a strip from its upper left corner."""
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


def _site(c: Canvas, building: Building) -> None:
    picture(c, building, (12, 12, 236, BUILDING_HIGH - 12))
    c.outline(rectangle(12, 12, 224, BUILDING_HIGH - 24), INK, 1.6)


def roster(ctx: DrawContext[View]) -> Scene:
    """Draw the apprentices on display as a list."""
    shown = [card for row in ctx.view.rows for card in row]
    size = (1000, round(30 + STEP * max(1, len(shown))))
    plan = GroundPlan(size, ("roster",), partial(parchment, seed=31), 5, samples)
    return Scene(plan, partial(_apprentice_strips, ctx, shown))


def _apprentice_strips(ctx: DrawContext[View], shown: list[ApprenticeView], c: Canvas) -> None:
    for i, card in enumerate(shown):
        y = 22 + STEP * i
        put_apprentice(c.at(36, y), ctx, card)
        place_seal(c, ctx, card.slot, (58, y + 28), 28, "dark")


def sheet(ctx: DrawContext[View], ids: Sequence[str]) -> Scene | None:
    """Draw these cards, apprentices or characters to choose from."""
    drawn = dict([*_buildings(ctx), *_apprentices(ctx), *_characters(ctx)])
    choices = [drawn[each] for each in ids if each in drawn]
    manner = Manner(seats=5, samples=card_samples)
    return choice_sheet(ctx, choices, manner, ctx.viewer) if choices else None


def _buildings(ctx: DrawContext[View]) -> Iterator[tuple[str, Choice]]:
    for card in cards_of(ctx):
        draw = partial(put_building, card=card)
        yield card.id, Choice(card.id, BUILDING_HIGH, draw, BELOW_POINTS)


def _apprentices(ctx: DrawContext[View]) -> Iterator[tuple[str, Choice]]:
    """Yield the apprentices on display and the seat's own."""
    own = ctx.view.players[ctx.viewer].apprentices
    shown = [ApprenticeView(kind, skills_of(ctx, kind), 0, 0, Slot.TOP_1) for kind in own]
    for card in [*shown, *(card for row in ctx.view.rows for card in row)]:
        draw = partial(put_apprentice, ctx=ctx, card=card)
        yield card.apprentice, Choice(card.apprentice, APPRENTICE_HIGH, draw)


def _characters(ctx: DrawContext[View]) -> Iterator[tuple[str, Choice]]:
    for each in ctx.view.characters:
        draw = partial(put_candidate, ctx=ctx, character=each)
        yield each, Choice(each, CANDIDATE_HIGH, draw)


def hand_list(ctx: DrawContext[View]) -> Scene:
    """Draw the hand as a list, for small screens."""
    cards = cards_of(ctx)
    size = (1000, 34 + round(BUILDING_HIGH + 20) * max(1, len(cards)))
    plan = GroundPlan(size, ("hand",), partial(parchment, seed=31), 5, card_samples)
    return Scene(plan, partial(_hand_strips, ctx, cards))


def _hand_strips(ctx: DrawContext[View], cards: list[Card], c: Canvas) -> None:
    for i, card in enumerate(cards):
        y = 24 + (BUILDING_HIGH + 20) * i
        put_building(c.at(36, y), card)
    if not cards:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, fill="soft")
