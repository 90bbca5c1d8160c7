"""The cards before a seat as strips: those in its hand, and what it may choose from."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from engine.games.jerusalem.data import Card, CardKind, Office
from engine.games.jerusalem.view import OfficeView, View
from render.canvas import Canvas
from render.choice import Choice, Manner, choice_sheet
from render.context import DrawContext
from render.games.jerusalem.art import cards
from render.games.jerusalem.figures import card_effect, office_ability
from render.grounds import GroundPlan
from render.paper import parchment
from render.sprites import stamp
from render.stage import Scene

WIDTH, MARGIN = 1200, 36
HAND = 428.0
STRIP, STRIP_HIGH, GAP = 940.0, 170.0, 20.0
SCALE = (WIDTH - 2 * MARGIN) / STRIP  # of a strip on the screen
EMPTY = 84.0  # where there are no cards
STRIP_BOX = (-10.0, -10.0, 954.0, 184.0)


@dataclass(frozen=True)
class Held:
    """A card before the seat: in its hand, or offered to choose from."""

    card: Card
    offered: bool

    @property
    def kind(self) -> CardKind:
        return self.card.kind


def cards_of(ctx: DrawContext[View]) -> list[Held]:
    kept = [Held(card, False) for card in ctx.view.players[ctx.viewer].hand or ()]
    return [Held(card, True) for card in drafted(ctx)] + kept


def drafted(ctx: DrawContext[View]) -> list[Card]:
    """Return the cards that the seat has to choose from."""
    draft = ctx.view.draft
    return list((draft and draft.cards) or ())


def shelf_foot(ctx: DrawContext[View]) -> float:
    """Return where the cards on the screen end."""
    n = len(cards_of(ctx))
    return HAND + (n * (STRIP_HIGH + GAP) * SCALE - GAP if n else EMPTY)


def draw_shelf(c: Canvas, ctx: DrawContext[View]) -> None:
    held = cards_of(ctx)
    _strips(ctx, held, c.at(MARGIN, HAND, SCALE))
    if not held:
        room = (MARGIN, HAND, WIDTH - MARGIN, HAND + EMPTY)
        c.fit(ctx.say("picture-no-cards"), room, "aside", 40, fill="soft")


def hand_list(ctx: DrawContext[View]) -> Scene:
    """Draw the hand as a list, for small screens."""
    held = cards_of(ctx)
    size = (1000, 30 + 190 * max(1, len(held)))
    seat = ctx.viewer
    plan = GroundPlan(size, ("hand", seat), partial(parchment, seed=31), 4, partial(samples, seat))
    return Scene(plan, partial(_list, ctx, held))


def _list(ctx: DrawContext[View], held: list[Held], c: Canvas) -> None:
    _strips(ctx, held, c.at(36, 20))
    if not held:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, fill="soft")


def _strips(ctx: DrawContext[View], held: list[Held], c: Canvas) -> None:
    for i, card in enumerate(held):
        _strip(ctx, card, c.at(0, i * (STRIP_HIGH + GAP)))


def _strip(ctx: DrawContext[View], held: Held, c: Canvas) -> None:
    name, effect = ctx.say(f"card-{held.kind}"), card_effect(ctx, held.kind)
    facts = (held.kind, ctx.viewer, name, effect, held.offered)
    stamp(c, cards.strip, 0, 0, STRIP_BOX, *facts)


def sheet(ctx: DrawContext[View], ids: Sequence[str]) -> Scene | None:
    """Draw these cards or offices to choose from."""
    own = {held.card: held for held in cards_of(ctx)}
    offices = {office.id: office for office in ctx.view.offices}
    choices = [
        Choice(each, STRIP_HIGH, partial(_strip, ctx, own[Card(each)]))
        for each in ids
        if each in own
    ]
    choices += [
        Choice(each, STRIP_HIGH, partial(_office, ctx, offices[Office(each)]))
        for each in ids
        if each in offices
    ]
    if not choices:
        return None
    manner = Manner(seats=4, samples=partial(samples, ctx.viewer))
    return choice_sheet(ctx, choices, manner, ctx.viewer)


def _office(ctx: DrawContext[View], office: OfficeView, c: Canvas) -> None:
    name, ability = ctx.say(office.id.word), office_ability(ctx, office.id)
    stamp(c, cards.office_strip, 0, 0, STRIP_BOX, office.id, office.squires, name, ability)


def samples(seat: int, c: Canvas) -> None:
    """Draw one card of each kind, so that the palette knows their colours."""
    kinds = [*cards.PICTURES, CardKind.INFLUENCE_TEMPLARS, CardKind.INFLUENCE_MARKET]
    for i, kind in enumerate(kinds):
        cards.face(c.at(10 + i % 6 * 195, 10 + i // 6 * 260, 0.7), kind, seat, "", "", False)
