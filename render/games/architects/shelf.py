"""Building cards before a seat, in rows: those to choose from and those in hand."""

from dataclasses import dataclass, replace

from engine.games.architects.data import Building, Phase
from engine.games.architects.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.architects.art.furniture import seal, seal_box
from render.games.architects.cards import FACE, Card, Mark, card_of, lacking, put_face
from render.sprites import stamp

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GAP = 11.0


def cards_of(ctx: DrawContext[View]) -> list[Card]:
    """Return what the seat may choose from, then its hand."""
    view = ctx.view
    kept = view.draft.kept if view.draft else None
    pack = view.draft.pack if view.draft else None
    offered = [*(pack or ()), *(view.looking or ())]
    held: list[tuple[Building, Mark]] = [
        (card, "ready" if card == kept else "" if kept else "offered") for card in offered
    ]
    held += [(card, "") for card in view.players[ctx.viewer].hand or ()]
    return [_marked(ctx, card, mark) for card, mark in held]


def _marked(ctx: DrawContext[View], building: Building, mark: Mark) -> Card:
    """Return the card with what its holder lacks; what could be built now is lit."""
    card = card_of(ctx, building)
    lacks = lacking(ctx, card, ctx.view.players[ctx.viewer])
    ready = not lacks and ctx.view.phase in (Phase.PLAY, Phase.LAST_TURNS)
    return replace(card, lacks=lacks, mark=mark or ("ready" if ready else ""))


@dataclass(frozen=True)
class Shelf:
    """Rows of cards from a corner on, `width` wide."""

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
