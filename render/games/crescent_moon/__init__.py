"""Crescent Moon, drawn: the board and its parts, a seat's screen, and the position in words."""

from collections import Counter
from functools import partial

from engine.games.crescent_moon.data import CHARACTERS, HEXES
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from render.art import GameArt
from render.context import Changes
from render.games.crescent_moon.board import board, part, zoom
from render.games.crescent_moon.characters import character_card, words_of
from render.games.crescent_moon.clash import clash_sheet
from render.games.crescent_moon.garrison import houses, people
from render.games.crescent_moon.header import subline
from render.games.crescent_moon.key import key_sheet
from render.games.crescent_moon.layout import ZOOMS
from render.games.crescent_moon.notes import notes
from render.games.crescent_moon.screen import screen
from render.games.crescent_moon.seat_colours import SEAT_COLOURS
from render.games.crescent_moon.seats import seats_sheet
from render.games.crescent_moon.shelf import hand_list, sheet
from render.games.crescent_moon.signs import SIGNS
from render.games.crescent_moon.text import gist, lines

Pieces = Counter[tuple[int, str, bool]]  # how many of each seat and kind, hired or not


def changes(before: View, after: View) -> Changes:
    """Return who has more or fewer pieces where; 0 for as many, but others."""
    old = {entry.hex: _pieces(entry) for entry in before.hexes}
    found: dict[str, dict[int, int]] = {}
    for entry in after.hexes:
        if entry.hex in old and entry.hex is not None:
            moved = _moved(old[entry.hex], _pieces(entry))
            if moved:
                found[entry.hex] = moved
    return found


def _moved(old: Pieces, new: Pieces) -> dict[int, int]:
    seats = {piece[0] for piece in old.keys() | new.keys() if old[piece] != new[piece]}
    return {seat: _count(new, seat) - _count(old, seat) for seat in sorted(seats)}


def _count(pieces: Pieces, seat: int) -> int:
    return sum(n for (owner, *_), n in pieces.items() if owner == seat)


def _pieces(entry: HexView) -> Pieces:
    found: Pieces = Counter()
    for group in (*houses(entry), *people(entry)):
        found[group.seat, group.kind, group.hired] += int(group.text or 1)
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
        **{
            character: partial(character_card, seat=Seat(seat))
            for seat, character in enumerate(CHARACTERS)
        },
    },
    part=part,
    sheet=sheet,
    subline=subline,
    lines=lines,
    gist=gist,
    notes=notes,
    changes=changes,
    signs=SIGNS,
    places={here: int(here) for here in HEXES},
    seat_colours=SEAT_COLOURS,
    roles=CHARACTERS,
    role_words=words_of,
)
