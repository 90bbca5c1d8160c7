"""Architects of the West Kingdom, drawn: the board and its parts, a seat's board, and words."""

from collections.abc import Iterator
from functools import partial

from engine import Seat
from engine.games.architects.data import Location
from engine.games.architects.view import View
from render.art import GameArt
from render.context import Changes
from render.games.architects.board import board, part, virtue_track, zoom
from render.games.architects.layout import SEALS, ZOOMS
from render.games.architects.lists import hand_list, roster, sheet
from render.games.architects.notes import notes
from render.games.architects.players import players
from render.games.architects.screen import screen
from render.games.architects.signs import SIGNS
from render.games.architects.text import gist, lines, subline


def changes(before: View, after: View) -> Changes:
    """Return who has more or fewer workers where."""
    old, new = dict(_counts(before)), dict(_counts(after))
    found = {
        place: {seat: now - was for seat, (was, now) in enumerate(pairs) if now != was}
        for place, pairs in ((place, zip(old[place], new[place], strict=True)) for place in new)
    }
    return {place: moved for place, moved in found.items() if moved}


def _counts(view: View) -> Iterator[tuple[str, list[int]]]:
    """Yield the workers by seat at every place."""
    seats = range(len(view.players))
    yield from view.locations.items()
    yield Location.PRISON, view.prison
    yield Location.GUILDHALL, [view.guildhall.workers.count(Seat(seat)) for seat in seats]
    for space, holder in view.market.workers.items():
        yield space, [int(holder == seat) for seat in seats]


ART = GameArt[View](
    board=board,
    screen=screen,
    zooms={
        **{part: partial(zoom, part=part) for part in ZOOMS},
        "apprentices": roster,
        "virtue": virtue_track,
        "players": players,
        "hand": hand_list,
    },
    part=part,
    sheet=sheet,
    subline=subline,
    lines=lines,
    gist=gist,
    notes=notes,
    changes=changes,
    signs=SIGNS,
    places=SEALS,
)
