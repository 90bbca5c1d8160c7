"""The canvas: draws in units of the page at any scale, and remembers what it wrote where."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import fonts
from render.colour import RGB
from render.lettering import Style, lettering
from render.noise import clouds, in_steps
from render.paths import Box, Path, Point, bounds, divided, ellipse, shifted, wobbled
from render.theme import Paint, Theme


@dataclass(frozen=True, slots=True)
class Label:
    """A text or piece on the finished picture: its box, and the room it must stay in."""

    kind: str
    name: str
    box: Box
    room: Box | None = None
    size: float = 0.0


def moved(label: Label, dx: float, dy: float) -> Label:
    room = None if label.room is None else _moved_box(label.room, dx, dy)
    return replace(label, box=_moved_box(label.box, dx, dy), room=room)


def _moved_box(box: Box, dx: float, dy: float) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


def visible(labels: Iterable[Label], size: tuple[int, int]) -> tuple[Label, ...]:
    """Return the labels that lie on an image of this size, as a part of a board is one."""
    w, h = size
    return tuple(
        label
        for label in labels
        if label.box[0] < w and label.box[1] < h and label.box[2] > 0 and label.box[3] > 0
    )


class Canvas:
    """A view on an image: `scale` pixels per unit, the unit's origin at `origin` (in pixels)."""

    def __init__(
        self,
        image: Image.Image,
        theme: Theme,
        *,
        scale: float = 1.0,
        origin: Point = (0.0, 0.0),
        fine: int = 1,
        labels: list[Label] | None = None,
    ) -> None:
        self.image = image
        self.theme = theme
        self.scale = scale
        self.origin = origin
        # How many times larger than the finished picture this image is; 1 is the picture itself.
        self.fine = fine
        self.labels: list[Label] = [] if labels is None else labels
        self._draw = ImageDraw.Draw(image)

    def at(self, x: float, y: float, k: float = 1.0) -> "Canvas":
        """Return the same image with the origin moved and the unit scaled."""
        return Canvas(
            self.image,
            self.theme,
            scale=self.scale * k,
            origin=(self.origin[0] + x * self.scale, self.origin[1] + y * self.scale),
            fine=self.fine,
            labels=self.labels,
        )

    def pixels(self, path: Sequence[Point]) -> Path:
        (ox, oy), k = self.origin, self.scale
        return [(ox + x * k, oy + y * k) for x, y in path]

    def polygon(
        self, path: Sequence[Point], fill: Paint | None, line: Paint | None = None, w: float = 1.0
    ) -> None:
        points = self.pixels(path)
        if fill is not None:
            self._draw.polygon(points, fill=self.theme[fill])
        if line is not None:
            self._stroke([*points, *points[:2]], self.theme[line], w)

    def line(self, path: Sequence[Point], paint: Paint, w: float = 1.0) -> None:
        points, colour = self.pixels(path), self.theme[paint]
        self._stroke(points, colour, w)
        r = self._pixel_width(w) / 2 - 0.5
        if r > 1:
            for x, y in (points[0], points[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def outline(self, path: Sequence[Point], paint: Paint, w: float = 1.0) -> None:
        self.polygon(path, None, paint, w)

    def disc(
        self,
        centre: Point,
        r: float | Point,
        fill: Paint | None,
        line: Paint | None = None,
        w: float = 1.0,
    ) -> None:
        rx, ry = r if isinstance(r, tuple) else (r, r)
        n = max(20, int((rx + ry) * self.scale / 3))
        self.polygon(ellipse(*centre, rx, ry, n), fill, line, w)

    def hand_line(self, path: Sequence[Point], paint: Paint, w: float, seed: int) -> None:
        self.line(wobbled(path, 0.8, 40, seed, closed=False), paint, w)

    def _pixel_width(self, w: float) -> int:
        return max(1, round(w * self.scale))

    def _stroke(self, points: Sequence[Point], colour: RGB, w: float) -> None:
        self._draw.line(points, fill=colour, width=self._pixel_width(w), joint="curve")

    def mask(self, path: Sequence[Point], pad: float = 0.0) -> tuple[Image.Image, tuple[int, int]]:
        """Return the inside of the path as a mask cut to its bounds, and where the mask lies."""
        points = self.pixels(path)
        x0, y0, x1, y1 = bounds(points)
        grow = pad * self.scale
        left, top = max(0, int(x0 - grow)), max(0, int(y0 - grow))
        right = max(left + 1, min(self.image.width, int(x1 + grow) + 1))
        low = max(top + 1, min(self.image.height, int(y1 + grow) + 1))
        mask = Image.new("L", (right - left, low - top), 0)
        ImageDraw.Draw(mask).polygon(shifted(points, -left, -top), fill=255)
        return mask, (left, top)

    def pour(self, paint: Paint, mask: Image.Image, at: tuple[int, int]) -> None:
        """Paint through a mask."""
        colour = self.theme[paint]
        if self.image.mode == "RGBA":
            layer = Image.new("RGBA", mask.size, (*colour, 0))
            layer.putalpha(mask)
            self.image.alpha_composite(layer, at)
        else:
            self.image.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)

    def glaze(self, path: Sequence[Point], paint: Paint, alpha: float, blur: float = 0.0) -> None:
        """Lay on translucent paint, with a soft edge when blurred."""
        if self._outside(path, blur * 3):
            return
        mask, at = self.mask(path, blur * 3 + 1)
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur * self.scale))
        self.pour(paint, _faded(mask, alpha), at)

    def shadow(self, path: Sequence[Point], drop: Point, blur: float, alpha: float = 0.4) -> None:
        if self.theme.shadow:
            strength = min(0.9, alpha * self.theme.shadow)
            self.glaze(shifted(path, *drop), "shade", strength, blur)

    def inner_shade(
        self,
        path: Sequence[Point],
        paint: Paint,
        alpha: float,
        blur: float,
        drop: Point = (0.0, 0.0),
    ) -> None:
        """Shade the inside of the edge, more on the side that the light comes from."""
        if self._outside(path, 0) or not self.theme.shadow:
            return
        mask, at = self.mask(path, blur * 2)
        inner = Image.new("L", mask.size, 0)
        moved = shifted(self.pixels(shifted(path, *drop)), -at[0], -at[1])
        ImageDraw.Draw(inner).polygon(moved, fill=255)
        edge = ImageChops.invert(inner.filter(ImageFilter.GaussianBlur(blur * self.scale)))
        self.pour(paint, _faded(ImageChops.multiply(mask, edge), alpha), at)

    def wash(
        self,
        path: Sequence[Point],
        paint: Paint,
        seed: int,
        *,
        vary: float = 0.05,
        cells: Sequence[float] = (70, 18),
        rim: float = 0.25,
        rim_width: float = 7,
    ) -> None:
        """Paint in water-colour: mottled, and darker at the rim."""
        if self._outside(path, 0):
            return
        mask, at = self.mask(path, 2)
        if self.theme.texture:
            vary *= self.theme.texture
            blots = clouds(mask.size, [cell * self.scale for cell in cells], seed)
            light = Image.new("RGB", mask.size, self.theme.light(paint, vary * 2.2))
            deep = Image.new("RGB", mask.size, self.theme.dark(paint, vary * 1.1))
            mottled = Image.composite(light, deep, in_steps(blots, 1.6, 42))
            self.image.paste(mottled, at, mask)
        else:
            self.pour(paint, mask, at)
        if rim and self.theme.texture:
            self.inner_shade(path, self.theme.dark(paint, 0.5), rim, rim_width)

    def band(self, path: Sequence[Point], paint: Paint, w: float, alpha: float = 1.0) -> None:
        """Draw a stroke inside the outline that stays parallel to it."""
        if self._outside(path, 0):
            return
        mask, at = self.mask(path, 2)
        points = shifted(self.pixels(path), -at[0], -at[1])
        stroke = Image.new("L", mask.size, 0)
        draw, r = ImageDraw.Draw(stroke), w * self.scale
        draw.line([*points, *points[:2]], fill=255, width=round(2 * r), joint="curve")
        # Wide strokes leave hairline gaps at their joints; discs along the path close them.
        for x, y in divided(points, max(2, r / 2), closed=True) if r > 5 else ():
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        self.pour(paint, _faded(ImageChops.multiply(stroke, mask), alpha), at)

    def _outside(self, path: Sequence[Point], pad: float) -> bool:
        x0, y0, x1, y1 = bounds(self.pixels(path))
        p = pad * self.scale
        return x1 + p < 0 or y1 + p < 0 or x0 - p > self.image.width or y0 - p > self.image.height

    def shows(self, box: Box) -> bool:
        """Return whether any of the box lies on the image; a zoom shows only a part of its page."""
        (x0, y0), (x1, y1) = self.pixels([(box[0], box[1]), (box[2], box[3])])
        return x1 > 0 and y1 > 0 and x0 < self.image.width and y0 < self.image.height

    def text(
        self,
        words: str,
        at: Point,
        face: str,
        size: float,
        *,
        fill: Paint = "text",
        anchor: str = "mm",
        room: Box | None = None,
        halo: float = 0.0,
        ground: Paint = "halo",
    ) -> None:
        """Write one line; `room` is the box it must stay in."""
        x, y = self.pixels([at])[0]
        stroke = round(halo * self.scale)
        colours = self.theme[fill], self.theme[ground]
        style = Style(face, round(size * self.scale, 2), colours[0], anchor, stroke, colours[1])
        line = lettering(words, style) if self.fine == 1 else lettering.__wrapped__(words, style)
        left, top = round(x), round(y)
        self._lay(line.image, (left + line.offset[0], top + line.offset[1]))
        ink = self._finished([v + (left, top)[i % 2] for i, v in enumerate(line.ink)])
        limits = None if room is None else self._final(room)
        self.labels.append(Label("text", words, ink, limits, size * self.scale / self.fine))

    def _lay(self, image: Image.Image, at: tuple[int, int]) -> None:
        if self.image.mode == "RGBA":
            x, y = at
            hidden = (max(0, -x), max(0, -y))
            self.image.alpha_composite(image, (max(0, x), max(0, y)), hidden)
        else:
            self.image.paste(image, at, image)

    def fit(
        self,
        words: str,
        room: Box,
        face: str,
        size: float,
        *,
        least: float = 14.0,
        fill: Paint = "text",
        align: str = "m",
    ) -> float:
        """Write one line, shrunk or at last shortened to fit its box; return the width it took."""
        x0, y0, x1, y1 = room
        start = x0 + fonts.overhang(face, size, words)
        size = fonts.fitted(face, size, words, x1 - start, least)
        words = fonts.shortened(face, size, words, x1 - start)
        x = {"l": start, "m": (x0 + x1) / 2, "r": x1}[align]
        middle = (y0 + y1) / 2 - size * 0.03
        self.text(words, (x, middle), face, size, fill=fill, anchor=align + "m", room=room)
        return fonts.width(face, size, words)

    def paragraph(
        self,
        words: str,
        room: Box,
        face: str,
        sizes: tuple[float, float],
        *,
        fill: Paint = "text",
        leading: float = 1.08,
        align: str = "m",
    ) -> None:
        """Write several lines at the largest of the sizes at which all of them fit the box."""
        x0, y0, x1, y1 = room
        space = (x1 - x0, y1 - y0)
        size, lines = fonts.paragraph(face, sizes, words, space, leading)
        step = size * leading
        for i, line in enumerate(lines):
            y = (y0 + y1) / 2 + (i - (len(lines) - 1) / 2) * step - size * 0.03
            x = {"l": x0 + fonts.overhang(face, size, line), "m": (x0 + x1) / 2}[align]
            self.text(line, (x, y), face, size, fill=fill, anchor=align + "m", room=room)

    def note(self, kind: str, name: str, box: Box, room: Box | None = None) -> None:
        """Add a label for a piece: what it is, and the box it covers."""
        limits = None if room is None else self._final(room)
        self.labels.append(Label(kind, name, self._final(box), limits))

    def _final(self, box: Box) -> Box:
        (x0, y0), (x1, y1) = self.pixels([(box[0], box[1]), (box[2], box[3])])
        return self._finished((x0, y0, x1, y1))

    def _finished(self, box: Sequence[float]) -> Box:
        x0, y0, x1, y1 = (round(v / self.fine, 1) for v in box)
        return x0, y0, x1, y1


def _faded(mask: Image.Image, alpha: float) -> Image.Image:
    return mask if alpha >= 1 else mask.point([int(v * alpha) for v in range(256)])
