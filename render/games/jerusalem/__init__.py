"""Jerusalem, drawn: the board and its parts, a seat's screen, and the position in words."""

from __future__ import annotations

from render.brief import Brief, Changes, View
from render.games.jerusalem.board import board
from render.games.jerusalem.board import zoom as zoom_on
from render.games.jerusalem.layout import COURTS, ZOOMS
from render.games.jerusalem.notes import notes
from render.games.jerusalem.screen import screen
from render.games.jerusalem.shelf import hand_list
from render.games.jerusalem.speech import alt, text
from render.stage import Scene

PARTS = (*ZOOMS, "hand")
PLACES = {area: court.number for area, court in COURTS.items()}


def zoom(brief: Brief, part: str) -> Scene:
    if part == "hand" and brief.view["seat"] is None:
        raise ValueError("A spectator has no hand: draw it from a seat's own view.")
    return hand_list(brief) if part == "hand" else zoom_on(brief, part)


def changes(before: View, after: View) -> Changes:
    """Who has more or fewer squires where."""
    found: dict[str, dict[int, int]] = {}
    for area, entry in after["areas"].items():
        pairs = zip(before["areas"][area]["squires"], entry["squires"], strict=True)
        moved = {seat: now - old for seat, (old, now) in enumerate(pairs) if now != old}
        if moved:
            found[area] = moved
    return found


__all__ = ["PARTS", "PLACES", "alt", "board", "changes", "notes", "screen", "text", "zoom"]
