"""Golden pictures: stored small, compared with a tolerance, redrawn on request."""

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

WIDTH = 400
MEAN = 3.0
"""How far, of 255, all pixels may differ on average."""
TILE, TILE_MEAN = 8, 22.0
"""The same for each small tile: one piece that moved changes little of the whole, but much here."""
UPDATE = "SENESCHAL_UPDATE_GOLDENS"


def small(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as image:
        full = image.convert("RGB")
    return full.resize((WIDTH, round(full.height * WIDTH / full.width)), Image.Resampling.BOX)


def compare(folder: Path, name: str, png: bytes) -> str | None:
    """Return what is different from the golden picture, or None; a new look is kept beside it."""
    new, file = small(png), folder / "golden" / f"{name}.png"
    if os.environ.get(UPDATE) == "1":
        _store(new, file)
        return None
    if not file.is_file():
        return f"There is no golden picture {file.name}; draw it with {UPDATE}=1."
    with Image.open(file) as image:
        fault = difference(image.convert("RGB"), new)
    if fault is not None:
        failed = folder / "failed"
        failed.mkdir(exist_ok=True)
        new.save(failed / f"{name}.png")
    return fault


def difference(old: Image.Image, new: Image.Image) -> str | None:
    if old.size != new.size:
        return f"The size was {old.size} and is {new.size}."
    delta = ImageChops.difference(old, new).convert("L")
    mean = ImageStat.Stat(delta).mean[0]
    _, worst = ImageStat.Stat(delta.reduce(TILE)).extrema[0]
    if mean <= MEAN and worst <= TILE_MEAN:
        return None
    return f"It differs by {mean:.2f} on average and by {worst} in one place."


def _store(image: Image.Image, file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    # A palette keeps the repository small and lies well within the tolerance.
    image.quantize(256, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)
