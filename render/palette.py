"""The 256 colours of a picture: a third of the size, and quick to encode."""

from collections.abc import Iterable, Iterator

from PIL import Image

from render.colour import RGB
from render.theme import Theme


def palette_of(images: Iterable[Image.Image], theme: Theme, seats: int) -> Image.Image:
    """Return the theme's own colours, kept exactly, and the ones that serve the images best."""
    fixed = list(dict.fromkeys(_fixed(theme, seats)))
    sheet = _sheet(images)
    found = sheet.quantize(256 - len(fixed), method=Image.Quantize.MEDIANCUT, kmeans=1)
    trained = (found.getpalette() or [])[: 3 * (256 - len(fixed))]
    holder = Image.new("P", (1, 1))
    flat = [v for colour in fixed for v in colour] + trained
    holder.putpalette(flat + flat[:3] * (256 - len(flat) // 3))
    return holder


def _sheet(images: Iterable[Image.Image]) -> Image.Image:
    """Put the images side by side at a third of their size, enough to choose colours by."""
    small = [image.reduce(3) for image in images]
    sheet = Image.new("RGB", (sum(i.width for i in small), max(i.height for i in small)))
    x = 0
    for image in small:
        sheet.paste(image, (x, 0))
        x += image.width
    return sheet


def _fixed(theme: Theme, seats: int) -> Iterator[RGB]:
    """Yield the colours that must not be lost, as a trained palette loses rare ones."""
    yield from theme.roles.values()
    for seat in theme.seats[:seats]:
        yield seat
        yield from (theme.light(seat, t) for t in (0.2, 0.5))
        yield from (theme.dark(seat, t) for t in (0.2, 0.38, 0.55))
        yield theme.mix("court", seat, 0.24)
    for metal in ("cloth", "brass", "silver"):
        yield theme.light(metal, 0.3)
        yield theme.dark(metal, 0.35)
    for t in (0.25, 0.5, 0.75):
        yield theme.mix("court", "text", t)
        yield theme.mix("panel", "text", t)
        yield theme.mix("court", "now", t)
