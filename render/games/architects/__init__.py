"""Architects of the West Kingdom, drawn: the board and its parts, a seat's board, and words."""

from __future__ import annotations

from collections.abc import Iterator

from render.brief import Brief, Changes, View
from render.games.architects.board import board, virtue_track
from render.games.architects.board import zoom as zoom_on
from render.games.architects.layout import MARKET_SPACES, SEALS, ZOOMS
from render.games.architects.notes import notes
from render.games.architects.players import players
from render.games.architects.rosters import roster
from render.games.architects.screen import screen
from render.games.architects.shelf import hand_list
from render.games.architects.speech import alt, text
from render.stage import Scene

PARTS = (*ZOOMS, "apprentices", "virtue", "players", "hand")
PLACES = SEALS
LISTS = {
    "apprentices": roster,
    "virtue": virtue_track,
    "players": players,
    "hand": hand_list,
}


def zoom(brief: Brief, part: str) -> Scene:
    if part == "hand" and brief.view["seat"] is None:
        raise ValueError("A spectator has no hand: draw it from a seat's own view.")
    return LISTS[part](brief) if part in LISTS else zoom_on(brief, part)


def changes(before: View, after: View) -> Changes:
    """Who has more or fewer workers where."""
    old, new = dict(_counts(before)), dict(_counts(after))
    found = {
        place: {seat: now - was for seat, (was, now) in enumerate(pairs) if now != was}
        for place, pairs in ((place, zip(old[place], new[place], strict=True)) for place in new)
    }
    return {place: moved for place, moved in found.items() if moved}


def _counts(view: View) -> Iterator[tuple[str, list[int]]]:
    """Workers by seat at every place."""
    seats = range(view["seats"])
    yield from view["locations"].items()
    yield "prison", view["prison"]
    yield "guildhall", [view["guildhall"]["workers"].count(seat) for seat in seats]
    for space in MARKET_SPACES:
        holder = view["market"]["workers"][space]
        yield space, [int(holder == seat) for seat in seats]


__all__ = ["PARTS", "PLACES", "alt", "board", "changes", "notes", "screen", "text", "zoom"]
