"""What must hold of every layout: texts in their boxes, and nothing on top of anything else."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from PIL import Image

from render.canvas import Canvas, Label
from render.paths import Box, overlap
from render.stage import Scene
from render.theme import PARCHMENT

SLACK = 2.0
"""Pixels that a letter's overhang or a rounded corner may reach over."""


def canvas_of(scene: Scene) -> Canvas:
    """What a scene draws, without its ground, which is the only slow part."""
    plan = scene.ground
    x, y = plan.origin
    origin = (-x * plan.scale, -y * plan.scale)
    canvas = Canvas(Image.new("RGB", plan.size), PARCHMENT, scale=plan.scale, origin=origin)
    scene.pieces(canvas)
    return canvas


def labels_of(scene: Scene) -> list[Label]:
    """What it writes and puts where it can be seen: a zoom draws the whole board, shows a part."""
    w, h = scene.ground.size
    return [
        label
        for label in canvas_of(scene).labels
        if label.box[0] < w and label.box[1] < h and label.box[2] > 0 and label.box[3] > 0
    ]


def faults(labels: Sequence[Label]) -> list[str]:
    return [*_outside(labels), *_overlapping(labels)]


def _outside(labels: Iterable[Label]) -> list[str]:
    return [
        f"{label.kind} {label.name!r} leaves its box: {label.box} in {label.room}"
        for label in labels
        if label.room is not None and not _inside(label.box, label.room)
    ]


def _overlapping(labels: Sequence[Label]) -> list[str]:
    return [
        f"{a.kind} {a.name!r} {a.box} and {b.kind} {b.name!r} {b.box} overlap"
        for a, b in combinations(labels, 2)
        if overlap(_shrunk(a.box), b.box) and not _belongs(a, b) and not _belongs(b, a)
    ]


def _belongs(a: Label, b: Label) -> bool:
    """A count lies on its group, a number on its disc or tag, a pennant beside its number."""
    if a.kind == b.kind == "sign" or _same(a, b):
        return True
    return a.kind == "text" and b.kind != "text" and _middle_in(a.box, b.box)


def _same(a: Label, b: Label) -> bool:
    """A disc that is drawn again, lit up, over itself."""
    return a.name == b.name and all(abs(p - q) < SLACK for p, q in zip(a.box, b.box, strict=True))


def _middle_in(a: Box, b: Box) -> bool:
    x, y = (a[0] + a[2]) / 2, (a[1] + a[3]) / 2
    return b[0] <= x <= b[2] and b[1] <= y <= b[3]


def _inside(box: Box, room: Box) -> bool:
    return (
        box[0] >= room[0] - SLACK
        and box[1] >= room[1] - SLACK
        and box[2] <= room[2] + SLACK
        and box[3] <= room[3] + SLACK
    )


def _shrunk(box: Box) -> Box:
    return box[0] + SLACK, box[1] + SLACK, box[2] - SLACK, box[3] - SLACK
