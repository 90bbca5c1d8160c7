"""Building cards before a seat: those to choose from and those in hand, in rows or as a list."""

from dataclasses import dataclass, replace
from functools import partial

from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.buildings import FACE, Card, card_of, lacking, put_face
from render.games.architects.furniture import seal, seal_box
from render.games.architects.samples import card_samples
from render.games.architects.strips import BUILDING_HIGH, put_building
from render.grounds import GroundPlan
from render.paper import parchment
from render.sprites import stamp
from render.stage import Scene

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GAP = 11.0


def cards_of(ctx: DrawContext[View]) -> list[Card]:
    """What the seat may choose from first, then its hand."""
    view = ctx.data
    player = ctx.data["players"][view["seat"]]
    draft = view["draft"] or {}
    kept = draft.get("kept")
    offered = [*(draft.get("pack") or ()), *(view["looking"] or ())]
    held = [(card, "ready" if card == kept else "" if kept else "offered") for card in offered]
    held += [(card, "") for card in player["hand"] or ()]
    return [_marked(ctx, card, mark) for card, mark in held]


def _marked(ctx: DrawContext[View], building: str, mark: str) -> Card:
    """With what its holder lacks; what could be built now is lit."""
    card = card_of(ctx, building)
    lacks = lacking(card, ctx.data["players"][ctx.seat])
    ready = not lacks and ctx.data["phase"] in ("play", "last_turns")
    return replace(card, lacks=lacks, mark=mark or ("ready" if ready else ""))


@dataclass(frozen=True)
class Shelf:
    """Rows of cards from a corner on, as wide as told."""

    cards: list[Card]
    corner: tuple[float, float]
    width: float
    per_row: int

    @property
    def scale(self) -> float:
        return (self.width - (self.per_row - 1) * GAP) / self.per_row / FACE[0]

    @property
    def foot(self) -> float:
        rows = max(1, -(-len(self.cards) // self.per_row))
        return self.corner[1] + rows * (FACE[1] * self.scale + GAP + 4) - GAP - 4

    def place(self, i: int) -> tuple[float, float]:
        row, at = divmod(i, self.per_row)
        w, h = FACE[0] * self.scale + GAP, FACE[1] * self.scale + GAP + 4
        return self.corner[0] + at * w, self.corner[1] + row * h

    def draw(self, c: Canvas, *, lettered: bool) -> None:
        for i, card in enumerate(self.cards):
            x, y = self.place(i)
            put_face(c.at(x, y, self.scale), card)
            if lettered:
                at = (x + 25 * self.scale, y + 110 * self.scale)
                stamp(c, seal, *at, seal_box(20), LETTERS[i % 26], "dark", 20.0)


def hand_list(ctx: DrawContext[View]) -> Scene:
    """The hand as a list, for small screens."""
    cards = cards_of(ctx)
    size = (1000, 34 + round(BUILDING_HIGH + 20) * max(1, len(cards)))
    plan = GroundPlan(
        size, 1.0, (0.0, 0.0), ("hand",), partial(parchment, seed=31), 5, card_samples
    )
    return Scene(plan, partial(_strips, ctx, cards))


def _strips(ctx: DrawContext[View], cards: list[Card], c: Canvas) -> None:
    for i, card in enumerate(cards):
        y = 24 + (BUILDING_HIGH + 20) * i
        put_building(c.at(36, y), card)
        stamp(c, seal, 60, y + BUILDING_HIGH - 34, seal_box(28), LETTERS[i % 26], "dark", 28.0)
    if not cards:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, fill="soft")
