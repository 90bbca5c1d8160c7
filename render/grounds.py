"""Grounds: the part of a picture that stands still, drawn once and kept in memory and on disk."""

import hashlib
import json
import os
import re
import shutil
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from PIL import Image, PngImagePlugin
from PIL import __version__ as pillow

from engine.packages import folder_of, modules_of
from render.canvas import Canvas, Label
from render.palette import palette_of
from render.paths import Box
from render.theme import Theme

FINE = 2
ZOOM_WIDTH = 1000
MAX_IN_MEMORY = 24
VERSION = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True, slots=True)
class DrawnGround:
    image: Image.Image
    palette: Image.Image
    labels: tuple[Label, ...]


@dataclass(frozen=True)
class GroundPlan:
    """How to draw a ground. `shows` names everything the drawing depends on."""

    size: tuple[int, int]
    shows: tuple[object, ...]
    draw: Callable[[Canvas], None]
    seats: int
    samples: Callable[[Canvas], None] | None = None
    scale: float = 1.0
    origin: tuple[float, float] = (0.0, 0.0)

    def digest(self, theme: Theme) -> str:
        # Two games may show things of the same name.
        homes = (_module_of(self.draw), _module_of(self.samples))
        facts = (theme.name, self.size, self.scale, self.origin, self.seats, self.shows, homes)
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:32]


def _module_of(draw: Callable[[Canvas], None] | None) -> str | None:
    function = draw.func if isinstance(draw, partial) else draw
    return getattr(function, "__module__", None)


def enlarged(box: Box) -> tuple[tuple[int, int], float, tuple[float, float]]:
    """Return size, scale and origin of a picture that shows one part of a sheet."""
    x0, y0, x1, y1 = box
    scale = ZOOM_WIDTH / (x1 - x0)
    return (ZOOM_WIDTH, round((y1 - y0) * scale)), scale, (x0, y0)


class Grounds:
    """A cache of grounds: the latest ones in memory, all of them in a folder if there is one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._kept: OrderedDict[str, DrawnGround] = OrderedDict()
        self._lock = threading.Lock()
        self._building: dict[str, threading.Lock] = {}

    def get(self, plan: GroundPlan, theme: Theme) -> DrawnGround:
        key = plan.digest(theme)
        with self._lock:
            building = self._building.setdefault(key, threading.Lock())
        with building:
            ground = self._kept.get(key) or self._load(key)
            if ground is None:
                ground = _drawn(plan, theme)
                self._save(key, ground)
            self._keep(key, ground)
        return ground

    def forget(self) -> None:
        """Empty the memory; the folder stays."""
        with self._lock:
            self._kept.clear()

    def _keep(self, key: str, ground: DrawnGround) -> None:
        with self._lock:
            self._kept[key] = ground
            self._kept.move_to_end(key)
            while len(self._kept) > MAX_IN_MEMORY:
                gone, _ = self._kept.popitem(last=False)
                self._building.pop(gone, None)

    def _file(self, key: str) -> Path | None:
        return self.folder and self.folder / version() / f"{key}.png"

    def _load(self, key: str) -> DrawnGround | None:
        file = self._file(key)
        if file is None:
            return None
        # A missing, half-written or foreign file is as good as none: the ground is drawn again.
        with suppress(OSError, ValueError, KeyError, SyntaxError), Image.open(file) as image:
            image.load()
            return _unpacked(image)
        return None

    def _save(self, key: str, ground: DrawnGround) -> None:
        file = self._file(key)
        if file is None:
            return
        # A full or read-only disk costs time, never the picture.
        with suppress(OSError):
            if not file.parent.is_dir():
                file.parent.mkdir(parents=True, exist_ok=True)
                _drop_others(file.parent)
            handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
            with os.fdopen(handle, "wb") as out:
                ground.image.save(out, "PNG", compress_level=1, pnginfo=_packed(ground))
            Path(name).replace(file)


@cache
def version() -> str:
    """Return a digest of all code that draws, so that an update draws every ground again."""
    digest = hashlib.sha256(pillow.encode())
    art = modules_of("render.games", "seneschal.pictures").values()
    for folder in (Path(__file__).parent, *map(folder_of, sorted(art))):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _drop_others(current: Path) -> None:
    """Remove the grounds of other versions, which are never read again."""
    for folder in current.parent.iterdir():
        if folder != current and VERSION.fullmatch(folder.name):
            shutil.rmtree(folder, ignore_errors=True)


def _drawn(plan: GroundPlan, theme: Theme) -> DrawnGround:
    canvas = _blank(plan, theme)
    plan.draw(canvas)
    image = canvas.image.reduce(FINE)
    return DrawnGround(
        image, palette_of(_sampled(plan, theme, image), theme, plan.seats), tuple(canvas.labels)
    )


def _blank(plan: GroundPlan, theme: Theme) -> Canvas:
    size = (plan.size[0] * FINE, plan.size[1] * FINE)
    (x, y), scale = plan.origin, plan.scale * FINE
    image = Image.new("RGB", size, theme["paper"])
    return Canvas(image, theme, scale=scale, origin=(-x * scale, -y * scale), fine=FINE)


def _sampled(plan: GroundPlan, theme: Theme, image: Image.Image) -> Iterable[Image.Image]:
    yield image
    if plan.samples is not None:
        canvas = _blank(plan, theme)
        plan.samples(canvas)
        yield canvas.image.reduce(FINE)


def _packed(ground: DrawnGround) -> PngImagePlugin.PngInfo:
    info = PngImagePlugin.PngInfo()
    rows = [[label.kind, label.name, label.box, label.room, label.size] for label in ground.labels]
    info.add_itxt("labels", json.dumps(rows))
    info.add_itxt("palette", bytes(ground.palette.getpalette() or ()).hex())
    return info


def _unpacked(image: Image.Image) -> DrawnGround:
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex(image.info["palette"]))
    labels = tuple(
        Label(kind, name, tuple(box), room and tuple(room), size)
        for kind, name, box, room, size in json.loads(image.info["labels"])
    )
    return DrawnGround(image.convert("RGB"), palette, labels)
