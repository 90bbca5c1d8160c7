"""The themes: what each role is painted in, and how the art's own colours are graded."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.colour import RGB, contrast, mix, rgb

Paint = str | RGB
"""A role ("ink"), a colour of the art ("#C9B387", which the theme grades), or a final colour."""


@dataclass(frozen=True)
class Theme:
    name: str
    roles: Mapping[str, RGB]
    seats: tuple[RGB, ...]
    grade: Callable[[RGB], RGB]
    texture: float
    shadow: float

    def __getitem__(self, paint: Paint) -> RGB:
        if isinstance(paint, tuple):
            return paint
        return self.grade(rgb(paint)) if paint.startswith("#") else self.roles[paint]

    def sign_on(self, ground: RGB) -> RGB:
        """Return ink or cream, whichever reads better on the ground."""
        return max((self.roles["black"], self.roles["white"]), key=lambda c: contrast(c, ground))

    def mix(self, a: Paint, b: Paint, t: float) -> RGB:
        return mix(self[a], self[b], t)

    def dark(self, paint: Paint, t: float = 0.25) -> RGB:
        return mix(self[paint], self.roles["shade"], t)

    def light(self, paint: Paint, t: float = 0.25) -> RGB:
        return mix(self[paint], self.roles["shine"], t)


def _as_painted(colour: RGB) -> RGB:
    return colour


def _by_night(colour: RGB) -> RGB:
    """Grade for moonlight: much darker, less colour, slightly blue."""
    y = (0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]) / 255
    level = 255 * (0.045 + 0.40 * y**1.25)
    r, g, b = (max(0, min(255, round(level + 0.34 * (v - 255 * y)))) for v in colour)
    return mix((r, g, b), (30, 38, 70), 0.22)


def _bleached(colour: RGB) -> RGB:
    """Grade to pale grey, so that only pieces, numbers and words stand out; ink stays ink."""
    y = round(0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
    if y < 70:
        return (0, 0, 0)
    return mix(mix(colour, (y, y, y), 0.45), (255, 255, 255), 0.62)


_METALS = {
    "coin": "#DDB044", "silver": "#C9CBCB", "red": "#9B2D24", "blue": "#2F5D8C", "brass": "#D1A138",
    "steel": "#E9E4D6", "leather": "#6B3F22", "hide": "#B98D55", "green": "#6F8455",
    "linen": "#F1E6C9", "cloth": "#6B3A2C", "skin": "#E7C9A0", "slate": "#8E8FA6",
}  # fmt: skip
"""What icons are made of: the same by day and by night, so that they are always known again."""


def _roles(**colours: str) -> dict[str, RGB]:
    return {role: rgb(colour) for role, colour in (_METALS | colours).items()}


PARCHMENT = Theme(
    "parchment",
    _roles(
        paper="#EFE3C8", ink="#2B2118", text="#2B2118", soft="#5A4426", gold="#B8892B",
        panel="#F8F0DC", tab="#E3CF9C", court="#F3E7CB", tag="#E6D5A8", now="#E7B93C",
        disc="#3B2D20", disc_text="#FBF3DD", halo="#F7EDD3", outline="#2B2118",
        black="#241A12", white="#FFF8E6", shade="#1C120A", shine="#FFF8E6", done="#3C5A33",
        window="#6D5233", faint="#8A6A40", tray="#D3AC74", frame="#2B2118",
        figure="#6B5334", stone="#E7D9B5",
    ),
    tuple(map(rgb, ("#B03026", "#265A9A", "#E3AB22", "#5E9E5C", "#4A2673"))),
    _as_painted,
    texture=1.0,
    shadow=1.0,
)  # fmt: skip

DARK = Theme(
    "dark",
    _roles(
        paper="#1E2130", ink="#0B0D16", text="#F1E9D6", soft="#C3BCA9", gold="#C79A3F",
        panel="#2B2F42", tab="#3B3F54", court="#363A4C", tag="#23273A", now="#F0C24B",
        disc="#0F111C", disc_text="#FBF3DD", halo="#262A3B", outline="#0B0D16",
        black="#14121A", white="#FFF8E6", shade="#080A12", shine="#E9E6F2", done="#9BD08A",
        window="#F2C45A", faint="#8E8A86", tray="#3B3430", frame="#C79A3F",
        figure="#D3BE93", stone="#E7D9B5",
    ),
    tuple(map(rgb, ("#F0624F", "#4A90F0", "#F6D24A", "#6FDCA2", "#D9A6FF"))),
    _by_night,
    texture=0.8,
    shadow=1.2,
)  # fmt: skip

HIGH_CONTRAST = Theme(
    "high_contrast",
    _roles(
        paper="#FFFFFF", ink="#000000", text="#000000", soft="#1C1C1C", gold="#6B5200",
        panel="#FFFFFF", tab="#E8E8E8", court="#FFFFFF", tag="#FFFFFF", now="#FFC400",
        disc="#000000", disc_text="#FFFFFF", halo="#FFFFFF", outline="#000000",
        black="#000000", white="#FFFFFF", shade="#000000", shine="#FFFFFF", done="#004D1A",
        window="#3C3C3C", faint="#4A4A4A", tray="#F2F2F2", frame="#000000",
        figure="#3A3A3A", stone="#FFFFFF",
    ),
    tuple(map(rgb, ("#C8141A", "#1C6FE0", "#F2A900", "#00705A", "#571385"))),
    _bleached,
    texture=0.0,
    shadow=0.35,
)  # fmt: skip

THEMES = {theme.name: theme for theme in (PARCHMENT, DARK, HIGH_CONTRAST)}
