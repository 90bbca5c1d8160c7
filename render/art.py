"""A game's art is a value: what it draws and says; what it leaves out is drawn plainly."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from engine.ids import Seat
from render.canvas import Canvas
from render.context import Changes, DrawContext
from render.plain import no_subline, sheet, view_lines
from render.stage import Scene
from render.text import alt_text, full_text

V = TypeVar("V")
Draw = Callable[[DrawContext[V]], Scene]


def _no_notes(_ctx: DrawContext[Any]) -> Mapping[str, str]:
    return {}


def _no_words(_ctx: DrawContext[Any], _seat: Seat) -> Sequence[str]:
    return ()


def _no_sheet(_ctx: DrawContext[Any], _ids: Sequence[str]) -> None:
    return None


def _no_changes(_before: Any, _after: Any) -> Changes:
    return {}


@dataclass(frozen=True, kw_only=True)
class GameArt(Generic[V]):
    """The pictures and texts of one game; where it has no picture, its text is drawn plainly."""

    board: Draw[V] | None = None
    screen: Draw[V] | None = None
    zooms: Mapping[str, Draw[V]] = field(default_factory=dict)  # parts that can be seen large
    # The part of the board that holds these places, or the part to look at when none is offered.
    part: Callable[[DrawContext[V], Sequence[str]], Scene] | None = None
    # Cards and people to choose from, as a sheet; None: there are none of these ids.
    sheet: Callable[[DrawContext[V], Sequence[str]], Scene | None] = _no_sheet
    own_zooms: Sequence[str] = ("hand",)  # those that a spectator has not
    # Where the game stands, in a few words; all lines of the text; the most telling ones for alt.
    subline: Callable[[DrawContext[V]], str] = no_subline
    lines: Callable[[DrawContext[V]], Iterable[str]] = view_lines
    gist: Callable[[DrawContext[V]], Iterable[str]] | None = None  # None: the lines
    # A word on each place and card that can be chosen, by its id.
    notes: Callable[[DrawContext[V]], Mapping[str, str]] = _no_notes
    # Who has more or fewer pieces where, between two views.
    changes: Callable[[V, V], Changes] = _no_changes
    places: Mapping[str, int] = field(default_factory=dict)  # the number of each on the board
    # Small drawings by the ids of what they stand for, each in a box of 100 by 100.
    signs: Mapping[str, Callable[[Canvas], None]] = field(default_factory=dict)
    roles: Sequence[str] = ()  # of `zooms`, what each seat is, where seats are parts to play
    role_words: Callable[[DrawContext[V], Seat], Sequence[str]] = _no_words  # of such a part
    seat_colours: Sequence[int] = range(5)  # which of the kit's colours and shapes each seat has

    def draw_board(self, ctx: DrawContext[V]) -> Scene:
        return self.board(ctx) if self.board else sheet(self.text(ctx))

    def draw_screen(self, ctx: DrawContext[V]) -> Scene:
        _ = ctx.viewer
        return self.screen(ctx) if self.screen else sheet(self.text(ctx))

    def draw_zoom(self, ctx: DrawContext[V], part: str) -> Scene:
        if part not in self.zooms:
            raise LookupError(f"There is no part {part!r}; there are: {', '.join(self.zooms)}.")
        if part in self.own_zooms:
            _ = ctx.viewer
        return self.zooms[part](ctx)

    def zoom_words(self, ctx: DrawContext[V], part: str) -> Sequence[str]:
        """Return what is told of this part instead of the whole position, if anything is."""
        return self.role_words(ctx, Seat(self.roles.index(part))) if part in self.roles else ()

    def draw_decision(self, ctx: DrawContext[V]) -> Scene:
        """Draw what there is to choose: cards as a sheet, places where they lie."""
        offered = list(ctx.numbers or ())
        places = [each for each in offered if each in self.places]
        sheet = None if places else self.sheet(ctx, offered)
        if sheet is not None:
            return sheet
        ctx = ctx if places else replace(ctx, numbers=None)
        return self.part(ctx, places) if self.part else self.draw_board(ctx)

    def text(self, ctx: DrawContext[V]) -> str:
        """Return everything that the picture shows, line by line."""
        return full_text(ctx, self.subline(ctx), self.lines(ctx))

    def texts(self, ctx: DrawContext[V], lines: Sequence[str]) -> tuple[str, str]:
        """Return the alternative text and the whole one; `lines` come instead of the game's own."""
        if not lines:
            return self.alt(ctx), self.text(ctx)
        subline = self.subline(ctx)
        return alt_text(ctx, subline, lines), full_text(ctx, subline, lines)

    def alt(self, ctx: DrawContext[V]) -> str:
        """Return the gist of it, no longer than an alternative text may be."""
        return alt_text(ctx, self.subline(ctx), (self.gist or self.lines)(ctx))
