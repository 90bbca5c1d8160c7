"""From a scene to a finished picture: ground, moving pieces, palette, file."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render.canvas import Canvas, Label, visible
from render.grounds import GroundPlan, Grounds
from render.theme import Theme

LEVEL = 6


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: `text` is the whole position, `labels` say what is drawn where."""

    png: bytes
    size: tuple[int, int]
    alt: str
    text: str
    labels: tuple[Label, ...]


@dataclass(frozen=True)
class Scene:
    """What a picture shows: a ground that stands still, and what is put on it."""

    ground: GroundPlan
    pieces: Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished image, not yet a file."""

    image: Image.Image
    labels: tuple[Label, ...]


def draw(scene: Scene, theme: Theme, grounds: Grounds) -> Drawn:
    plan = scene.ground
    ground = grounds.get(plan, theme)
    x, y = plan.origin
    canvas = Canvas(
        ground.image.copy(),
        theme,
        scale=plan.scale,
        origin=(-x * plan.scale, -y * plan.scale),
        labels=list(ground.labels),
    )
    scene.pieces(canvas)
    image = canvas.image.quantize(palette=ground.palette, dither=Image.Dither.NONE)
    return Drawn(image, visible(canvas.labels, plan.size))


def encode(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
