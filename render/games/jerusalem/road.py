"""The markers on the road of prestige."""

from collections import defaultdict

from engine.games.jerusalem.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.games.jerusalem.column import stone_box
from render.games.jerusalem.layout import TRACK_LENGTH
from render.pieces import marker
from render.sprites import stamp


def prestige(c: Canvas, ctx: DrawContext[View]) -> None:
    on_stone: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for seat, player in enumerate(ctx.data["players"]):
        # The road is as long as it is: who goes beyond it starts again, with a number to add.
        beyond = max(0, player["prestige"] - 1) // TRACK_LENGTH * TRACK_LENGTH
        on_stone[player["prestige"] - beyond].append((seat, f"+{beyond}" if beyond else ""))
    for place, markers in on_stone.items():
        _markers(c, place, markers)


def _markers(c: Canvas, place: int, markers: list[tuple[int, str]]) -> None:
    x0, y0, x1, _ = stone_box(place)
    rows = [markers] if len(markers) == 1 else [markers[:2], markers[2:4], markers[4:]]
    size = {1: 36.0, 2: 25.0}.get(len(markers), 22.0)
    for j, row in enumerate(row for row in rows if row):
        y = y0 + (12 if len(markers) == 1 else 10 if len(markers) == 2 else 1) + j * (size - 2)
        for i, (seat, lap) in enumerate(row):
            x = (x0 + x1) / 2 + (i - (len(row) - 1) / 2) * (size + 1)
            stamp(c, marker, x, y, (-size, -size, size, size), seat, size, lap)
