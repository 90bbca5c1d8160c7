"""Building cards before a seat, in rows: those to choose from and those in hand."""

from dataclasses import dataclass, replace

from engine.games.architects.data import Building, Phase
from engine.games.architects.view import View
from render.context import DrawContext
from render.games.architects.cards import Card, Mark, card_of, lacking

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


def offered(ctx: DrawContext[View]) -> list[str]:
    """Return what the seat may choose from as a whole: cards in the draft, or characters."""
    view = ctx.view
    pack = view.draft.pack if view.draft else None
    return [*(pack or ()), *(view.looking or ()), *view.characters]


@dataclass(frozen=True)
class Grid:
    """Cells of one size in rows, from a corner on, `width` wide."""

    count: int
    cell: tuple[float, float]
    corner: tuple[float, float]
    width: float
    per_row: int

    @property
    def scale(self) -> float:
        return (self.width - (self.per_row - 1) * GAP) / self.per_row / self.cell[0]

    @property
    def foot(self) -> float:
        rows = -(-self.count // self.per_row)
        return self.corner[1] + rows * self._step

    @property
    def _step(self) -> float:
        return self.cell[1] * self.scale + GAP + 6

    def place(self, i: int) -> tuple[float, float]:
        row, at = divmod(i, self.per_row)
        wide = self.cell[0] * self.scale + GAP
        return self.corner[0] + at * wide, self.corner[1] + row * self._step
