"""Crescent Moon, drawn: the board and its parts, a seat's screen, and the position in words."""

from collections import Counter
from functools import partial

from engine.codec import to_data
from engine.games.crescent_moon.view import View
from render.art import GameArt
from render.context import Changes, Data
from render.games.crescent_moon.board import board, zoom
from render.games.crescent_moon.clash import clash_sheet
from render.games.crescent_moon.forces import houses, people
from render.games.crescent_moon.header import subline
from render.games.crescent_moon.key import key_sheet
from render.games.crescent_moon.layout import HEX_NUMBERS, ZOOMS
from render.games.crescent_moon.notes import notes
from render.games.crescent_moon.roster import seats_sheet
from render.games.crescent_moon.screen import screen
from render.games.crescent_moon.seat_colours import SEAT_COLOURS
from render.games.crescent_moon.shelf import hand_list
from render.games.crescent_moon.speech import gist, lines


def changes(before: View, after: View) -> Changes:
    """Return who has more or fewer pieces where; 0 for as many, but others."""
    old = {entry.hex: _pieces(to_data(entry)) for entry in before.hexes}
    found: dict[str, dict[int, int]] = {}
    for entry in after.hexes:
        if entry.hex in old and entry.hex is not None:
            moved = _moved(old[entry.hex], _pieces(to_data(entry)))
            if moved:
                found[entry.hex] = moved
    return found


def _moved(old: Counter[tuple[int, str]], new: Counter[tuple[int, str]]) -> dict[int, int]:
    seats = {
        seat for piece in old.keys() | new.keys() for seat in piece[:1] if old[piece] != new[piece]
    }
    return {seat: _count(new, seat) - _count(old, seat) for seat in sorted(seats)}


def _count(pieces: Counter[tuple[int, str]], seat: int) -> int:
    return sum(n for (owner, _), n in pieces.items() if owner == seat)


def _pieces(entry: Data) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for piece in (*houses(entry), *people(entry)):
        kind = "mercenary" if piece.hired else piece.kind
        found[piece.seat, kind] += int(piece.text or 1)
    return found


ART = GameArt[View](
    board=board,
    screen=screen,
    zooms={
        **{part: partial(zoom, part=part) for part in ZOOMS},
        "seats": seats_sheet,
        "clash": clash_sheet,
        "key": key_sheet,
        "hand": hand_list,
    },
    subline=subline,
    lines=lines,
    gist=gist,
    notes=notes,
    changes=changes,
    places={str(number): number for number in HEX_NUMBERS},
    seat_colours=SEAT_COLOURS,
)
