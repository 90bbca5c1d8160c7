"""What a scene writes and puts where, without its ground, which is the only slow part."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas, Label
from render.stage import Scene
from render.theme import PARCHMENT


def canvas_of(scene: Scene) -> Canvas:
    plan = scene.ground
    x, y = plan.origin
    canvas = Canvas(
        Image.new("RGB", plan.size),
        PARCHMENT,
        scale=plan.scale,
        origin=(-x * plan.scale, -y * plan.scale),
    )
    scene.pieces(canvas)
    return canvas


def labels_of(scene: Scene) -> list[Label]:
    """Those that can be seen: a zoom draws the whole board and shows a part."""
    w, h = scene.ground.size
    return [
        label
        for label in canvas_of(scene).labels
        if label.box[0] < w and label.box[1] < h and label.box[2] > 0 and label.box[3] > 0
    ]
