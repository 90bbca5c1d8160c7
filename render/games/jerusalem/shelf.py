"""The cards before a seat: those in its hand and those it may choose from, in rows or as a list."""

from dataclasses import dataclass
from functools import partial
from typing import Self

from engine.games.jerusalem.data import CardKind
from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.jerusalem.art import cards
from render.games.jerusalem.figures import card_effect
from render.grounds import GroundPlan
from render.paper import parchment
from render.sprites import stamp
from render.stage import Scene

WIDTH, MARGIN = 1200, 36
HAND = 428.0
ROW_GAP = 20.0
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Held:
    """A card before the seat: in its hand, or offered to choose from."""

    kind: CardKind
    offered: bool


def cards_of(ctx: DrawContext[View]) -> list[Held]:
    draft = ctx.view.draft
    offered = [Held(card.kind, True) for card in (draft and draft.cards) or ()]
    kept = [Held(card.kind, False) for card in ctx.view.players[ctx.viewer].hand or ()]
    return offered + kept


@dataclass(frozen=True)
class Shelf:
    """The rows of cards: how many in a row, and how large."""

    held: list[Held]
    per_row: int
    scale: float

    @classmethod
    def of(cls, ctx: DrawContext[View]) -> Self:
        held = cards_of(ctx)
        rows = -(-len(held) // (5 if len(held) <= 10 else 6))
        per_row = max(4, -(-len(held) // max(1, rows)))
        room = (WIDTH - 2 * MARGIN - (per_row - 1) * ROW_GAP) / per_row
        return cls(held, per_row, room / cards.FACE[0])

    @property
    def foot(self) -> float:
        rows = max(1, -(-len(self.held) // self.per_row))
        return HAND + rows * (cards.FACE[1] * self.scale + ROW_GAP) - ROW_GAP

    def place(self, i: int) -> tuple[float, float]:
        row, at = divmod(i, self.per_row)
        in_row = min(self.per_row, len(self.held) - row * self.per_row)
        w, h = (side * self.scale + ROW_GAP for side in cards.FACE)
        return (WIDTH - in_row * w + ROW_GAP) / 2 + at * w, HAND + row * h

    def draw(self, c: Canvas, ctx: DrawContext[View]) -> None:
        for i, held in enumerate(self.held):
            x, y = self.place(i)
            box = (-16.0, -16.0, cards.FACE[0] + 20, cards.FACE[1] + 26)
            stamp(c.at(x, y, self.scale), cards.face, 0, 0, box, *_facts(ctx, held))
            cards.letter(c, x + 20, y + 16, LETTERS[i % 26])
        if not self.held:
            room = (MARGIN, HAND + 120, WIDTH - MARGIN, HAND + 200)
            c.fit(ctx.say("picture-no-cards"), room, "aside", 40, fill="soft")


def hand_list(ctx: DrawContext[View]) -> Scene:
    """Draw the hand as a list, for small screens."""
    held = cards_of(ctx)
    size = (1000, 30 + 190 * max(1, len(held)))
    seat = ctx.viewer
    plan = GroundPlan(size, ("hand", seat), partial(parchment, seed=31), 4, partial(samples, seat))
    return Scene(plan, partial(_strips, ctx, held))


def samples(seat: int, c: Canvas) -> None:
    """Draw one card of each kind, so that the palette knows their colours."""
    kinds = [*cards.PICTURES, CardKind.INFLUENCE_TEMPLARS, CardKind.INFLUENCE_MARKET]
    for i, kind in enumerate(kinds):
        cards.face(c.at(10 + i % 6 * 195, 10 + i // 6 * 260, 0.7), kind, seat, "", "", False)


def _facts(ctx: DrawContext[View], held: Held) -> tuple[CardKind, int, str, str, bool]:
    name, effect = ctx.say(f"card-{held.kind}"), card_effect(ctx, held.kind)
    return held.kind, ctx.viewer, name, effect, held.offered


def _strips(ctx: DrawContext[View], held: list[Held], c: Canvas) -> None:
    for i, card in enumerate(held):
        box = (-10.0, -10.0, 954.0, 184.0)
        stamp(c, cards.strip, 36, 20 + 190 * i, box, *_facts(ctx, card))
        cards.letter(c, 44, 34 + 190 * i, LETTERS[i % 26])
    if not held:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, fill="soft")
