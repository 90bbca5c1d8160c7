"""Noise from seeded random bytes: the same on every machine."""

import math
import random
from collections.abc import Sequence

from PIL import Image

CUBIC = Image.Resampling.BICUBIC


def noise(size: tuple[int, int], cell: float, seed: int) -> Image.Image:
    """Return soft grey noise whose blots are about `cell` pixels wide."""
    w, h = (max(2, math.ceil(side / cell) + 2) for side in size)
    lattice = Image.frombytes("L", (w, h), random.Random(seed).randbytes(w * h))
    return lattice.resize(size, CUBIC)


def clouds(size: tuple[int, int], cells: Sequence[float], seed: int) -> Image.Image:
    """Return several octaves of noise over each other, the widest first."""
    image = noise(size, cells[0], seed)
    for i, cell in enumerate(cells[1:], 1):
        image = Image.blend(image, noise(size, cell, seed + i), 1 / (i + 1.6))
    return image


def in_steps(image: Image.Image, gain: float, step: int) -> Image.Image:
    """Raise the contrast, in few levels: smooth noise compresses badly."""
    table = [max(0, min(255, int(((v - 128) * gain + 128) / step) * step)) for v in range(256)]
    return image.point(table)
