"""Crescent Moon, drawn: the board and its parts, a seat's screen, and the position in words."""

from __future__ import annotations

from collections import Counter

from render.brief import Brief, Changes, View
from render.games.crescent_moon.board import board
from render.games.crescent_moon.board import zoom as zoom_on
from render.games.crescent_moon.clash import clash_sheet
from render.games.crescent_moon.forces import houses, people
from render.games.crescent_moon.key import key_sheet
from render.games.crescent_moon.layout import HEX_NUMBERS, PARTS
from render.games.crescent_moon.livery import WORN
from render.games.crescent_moon.notes import notes
from render.games.crescent_moon.roster import seats_sheet
from render.games.crescent_moon.screen import screen
from render.games.crescent_moon.shelf import hand_list
from render.games.crescent_moon.speech import alt, text
from render.stage import Scene

PLACES = {str(number): number for number in HEX_NUMBERS}
SHEETS = {"seats": seats_sheet, "clash": clash_sheet, "key": key_sheet, "hand": hand_list}


def zoom(brief: Brief, part: str) -> Scene:
    if part == "hand" and brief.view["seat"] is None:
        raise ValueError("A spectator has no hand: draw it from a seat's own view.")
    return SHEETS[part](brief) if part in SHEETS else zoom_on(brief, part)


def changes(before: View, after: View) -> Changes:
    """Who has more or fewer pieces where; 0 for as many, but others."""
    old = {entry["hex"]: _pieces(entry) for entry in before["hexes"]}
    found: dict[str, dict[int, int]] = {}
    for entry in after["hexes"]:
        if entry["hex"] in old and entry["hex"] is not None:
            moved = _moved(old[entry["hex"]], _pieces(entry))
            if moved:
                found[entry["hex"]] = moved
    return found


def _moved(old: Counter[tuple[int, str]], new: Counter[tuple[int, str]]) -> dict[int, int]:
    seats = {
        seat for piece in old.keys() | new.keys() for seat in piece[:1] if old[piece] != new[piece]
    }
    return {seat: _count(new, seat) - _count(old, seat) for seat in sorted(seats)}


def _count(pieces: Counter[tuple[int, str]], seat: int) -> int:
    return sum(n for (owner, _), n in pieces.items() if owner == seat)


def _pieces(entry: View) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for piece in (*houses(entry), *people(entry)):
        kind = "mercenary" if piece.hired else piece.kind
        found[piece.seat, kind] += int(piece.text or 1)
    return found


__all__ = ["PARTS", "PLACES", "WORN", "alt", "board", "changes", "notes", "screen", "text", "zoom"]
