"""Colours as triples of 0 to 255, and the WCAG contrast between them."""

RGB = tuple[int, int, int]


def rgb(text: str) -> RGB:
    digits = text.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(a: RGB, b: RGB, t: float) -> RGB:
    """Return the colour at `t` of the way from `a` to `b`."""
    r, g, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return r, g, blue


def luminance(colour: RGB) -> float:
    """Return the relative luminance by WCAG 2."""
    r, g, b = (_linear(v / 255) for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: RGB, b: RGB) -> float:
    """Return the contrast ratio by WCAG 2: 1 for the same colour, 21 for black on white."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _linear(v: float) -> float:
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
