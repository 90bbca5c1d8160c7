"""Parts of a board, each enlarged, one below the other in one picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from render.canvas import Canvas, moved, visible
from render.grounds import GroundPlan
from render.stage import Scene

RULE = 8  # between two parts


@dataclass(frozen=True)
class _Part:
    """A scene and where its picture begins."""

    scene: Scene
    top: int


def stacked(scenes: Sequence[Scene]) -> Scene:
    """Return one scene with all of these, which are equally wide, from the first one down."""
    if len(scenes) == 1:
        return scenes[0]
    parts, y = [], 0
    for scene in scenes:
        parts.append(_Part(scene, y))
        y += scene.ground.size[1] + RULE
    plans = [scene.ground for scene in scenes]
    ground = GroundPlan(
        (plans[0].size[0], y - RULE),
        ("stacked", *((plan.shows, plan.size, plan.scale, plan.origin) for plan in plans)),
        partial(_grounds, parts),
        plans[0].seats,
        plans[0].samples,
    )
    return Scene(ground, partial(_pieces, parts))


def _grounds(parts: Sequence[_Part], c: Canvas) -> None:
    for part in parts:
        _through(part, c, part.scene.ground.draw)
    for part in parts[1:]:
        y, wide = (part.top - RULE) * c.fine, c.image.width
        strip = [(0.0, y), (wide, y), (wide, y + RULE * c.fine), (0.0, y + RULE * c.fine)]
        page = Canvas(c.image, c.theme, fine=c.fine)
        page.polygon(strip, "frame")
        middle = y + RULE * c.fine / 2
        page.line([(0.0, middle), (wide, middle)], "gold", RULE * c.fine / 4)


def _pieces(parts: Sequence[_Part], c: Canvas) -> None:
    for part in parts:
        _through(part, c, part.scene.pieces)


def _through(part: _Part, c: Canvas, draw: Callable[[Canvas], None]) -> None:
    """Draw on the part's own window of the picture, which cuts off what lies beyond it."""
    plan, top = part.scene.ground, part.top * c.fine
    wide, high = (side * c.fine for side in plan.size)
    scale, (x, y) = plan.scale * c.fine, plan.origin
    window = c.image.crop((0, top, wide, top + high))
    inner = Canvas(window, c.theme, scale=scale, origin=(-x * scale, -y * scale), fine=c.fine)
    draw(inner)
    c.image.paste(window, (0, top))
    c.labels.extend(moved(label, 0, part.top) for label in visible(inner.labels, plan.size))
