"""Jerusalem, drawn: the board and its parts, a seat's screen, and the position in words."""

from functools import partial

from engine.games.jerusalem.view import View
from render.art import GameArt
from render.context import Changes
from render.games.jerusalem.board import board, part, zoom
from render.games.jerusalem.column import subline
from render.games.jerusalem.layout import COURTS, ZOOMS
from render.games.jerusalem.notes import notes
from render.games.jerusalem.screen import screen
from render.games.jerusalem.shelf import hand_list, sheet
from render.games.jerusalem.signs import SIGNS
from render.games.jerusalem.text import gist, lines


def changes(before: View, after: View) -> Changes:
    """Return who has more or fewer squires where."""
    found: dict[str, dict[int, int]] = {}
    for area, entry in after.areas.items():
        pairs = zip(before.areas[area].squires, entry.squires, strict=True)
        moved = {seat: now - old for seat, (old, now) in enumerate(pairs) if now != old}
        if moved:
            found[area] = moved
    return found


ART = GameArt[View](
    board=board,
    screen=screen,
    zooms={part: partial(zoom, part=part) for part in ZOOMS} | {"hand": hand_list},
    part=part,
    sheet=sheet,
    subline=subline,
    lines=lines,
    gist=gist,
    notes=notes,
    changes=changes,
    signs=SIGNS,
    places={area: court.number for area, court in COURTS.items()},
)
