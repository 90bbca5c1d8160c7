"""Portraits: head and shoulders, told apart by hat, hair, beard and cloth."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.games.architects.data import Apprentice, Character
from render.canvas import Canvas
from render.colour import RGB, rgb
from render.games.architects.art.goods import INK, dark, light
from render.paths import Path, ellipse, spline

SKINS = tuple(map(rgb, ("#E3B98F", "#D2A27A", "#B98560", "#EBC8A4")))
STRAW, LINEN, IRON = rgb("#CFAE6C"), rgb("#EFE6D2"), rgb("#A7AEB2")
W = 5.5


@dataclass(frozen=True)
class Look:
    hat: str
    cloth: str
    hair: str = "#4A3524"
    skin: int = 0
    beard: bool = False


LOOKS = {
    "acolyte": Look("tonsure", "#8A7656", "#5A412B"),
    "conspirator": Look("hood", "#4F4A5C", skin=3),
    "debt_collector": Look("short", "#5F6F78", "#6B6259", beard=True),
    "gatekeeper": Look("wimple", "#6E6A7C", skin=1),
    "illusionist": Look("cap", "#6B4A78", "#2E241C", 3),
    "jeweller": Look("long", "#7B6A86", "#C19A55", 3),
    "labourer": Look("brim", "#A58A5C", skin=1),
    "merchant": Look("wimple", "#7A5F6B", skin=3),
    "miner": Look("cap", "#8B7B5C", skin=1, beard=True),
    "patron": Look("short", "#8A5A4A", "#B9B2A4", 0),
    "pickpocket": Look("hood", "#6F6347", skin=1),
    "squire": Look("helm", "#8C8F93"),
    "stonecutter": Look("short", "#7C8790", "#8A5A30", 2, beard=True),
    "swindler": Look("long", "#6F6E52", "#7A3F22"),
    "thief": Look("hood", "#575A4E", skin=2),
    "trader": Look("brim", "#6C7F86", "#33271E", 2),
    "trickster": Look("cap", "#8C5B4A", "#2E241C", 2),
    "woodcutter": Look("cap", "#77835A", "#7A4A25", beard=True),
    "enforcer": Look("helm", "#7A3F38", skin=2, beard=True),
    "overseer": Look("brim", "#5E6B52", "#5A412B", 0, beard=True),
    "peddler": Look("hood", "#8F7A4E", skin=0),
}


CHARACTERS = {
    Character.THERESE: Look("wimple", "#3F5F86", skin=3),
    Character.CAROLINE: Look("long", "#4F7A55", "#8A4A22", 3),
    Character.ADA: Look("long", "#6E5A8C", "#2E241C", 1),
    Character.FREDERICK: Look("helm", "#8E3F38", "#6B4A2B", 0, beard=True),
    Character.RUDOLF: Look("brim", "#A8873C", "#7A4A25", 0, beard=True),
    Character.LOTHAIRE: Look("cap", "#5A6B3F", "#8A7656", 3, beard=True),
    Character.HUGO: Look("hood", "#3E4456", "#33271E", 2, beard=True),
    Character.CLOVIS: Look("short", "#8C6A3F", "#C19A55", 0),
    Character.FARA: Look("hood", "#8A4F5E", "#2E241C", 2),
    Character.BERTHA: Look("wimple", "#8C5B4A", skin=0),
}


def look_of(apprentice: Apprentice) -> Look:
    """Return the look of a trade: those who share it look alike."""
    kind = next(
        kind for kind in sorted(LOOKS, key=len, reverse=True) if apprentice.startswith(kind)
    )
    return LOOKS[kind]


def portrait(c: Canvas, who: Apprentice | Character) -> None:
    """Draw head and shoulders, 100 wide: from y = 30 up to the crown near y = -75."""
    look = CHARACTERS[who] if isinstance(who, Character) else look_of(who)
    cloth, hair, skin = rgb(look.cloth), rgb(look.hair), SKINS[look.skin]
    if look.hat in ("long", "wimple"):
        veil = spline([(-26, 0), (-29, -38), (-20, -66), (0, -74), (20, -66), (29, -38), (26, 0)])
        c.polygon(veil, hair if look.hat == "long" else LINEN, "outline", W / 2)
    _shoulders(c, cloth, skin)
    if look.hat == "hood":
        cowl = spline(
            [
                (-28, -4),
                (-31, -38),
                (-18, -66),
                (4, -78),
                (25, -61),
                (31, -36),
                (28, -4),
                (0, 9),
                (-28, -4),
            ]
        )
        c.polygon(cowl, dark(cloth, 0.15), "outline", W / 2)
    _face(c, skin, hair, bearded=look.beard)
    HATS[look.hat](c, cloth, hair)


def _shoulders(c: Canvas, cloth: RGB, skin: RGB) -> None:
    body = spline(
        [(-48, 30), (-46, 6), (-31, -6), (-11, -11), (11, -11), (31, -6), (46, 6), (48, 30)]
    )
    c.polygon(body, cloth)
    c.polygon([(9, -11), (31, -6), (46, 6), (48, 30), (19, 30)], dark(cloth, 0.22))
    c.outline(body, "outline", W / 2)
    c.polygon([(-13, -13), (13, -13), (3, 8), (-2, 8)], dark(skin, 0.1), "outline", W * 0.4)
    c.line([(0, 8), (0, 29)], dark(cloth, 0.45), 2)


def _face(c: Canvas, skin: RGB, hair: RGB, *, bearded: bool) -> None:
    half = spline([(0, -64), (-14, -60), (-20, -43), (-18, -23), (-8, -8), (0, -7)])
    face = half + [(-x, y) for x, y in reversed(half)]
    c.polygon(face, skin)
    c.polygon(spline([(7, -10), (17, -25), (19, -43), (14, -57), (9, -33)]), dark(skin, 0.16))
    c.outline(face, "outline", W / 2)
    if bearded:
        chin = spline(
            [
                (-19, -32),
                (-17, -11),
                (0, 6),
                (17, -11),
                (19, -32),
                (9, -25),
                (0, -28),
                (-9, -25),
                (-19, -32),
            ]
        )
        c.polygon(chin, hair, "outline", W * 0.4)
    else:
        c.line(spline([(-6, -20), (0, -18), (6, -20)]), dark(skin, 0.6), 2)
    c.line([(0, -38), (3, -29), (-1, -28)], dark(skin, 0.45), 1.8)
    for x in (-8.5, 9.0):
        c.disc((x, -40), (2.5, 3), INK)
        c.line([(x - 4.5, -46.5), (x + 4.5, -47)], hair, 2.2)


def _cap(c: Canvas, cloth: RGB, _: RGB) -> None:
    shape = spline(
        [(-22, -49), (-24, -62), (-8, -76), (17, -74), (26, -59), (22, -49), (0, -54), (-22, -49)]
    )
    c.polygon(shape, dark(cloth, 0.28), "outline", W / 2)


def _brim(c: Canvas, _: RGB, __: RGB) -> None:
    c.polygon(
        spline([(-17, -54), (-14, -74), (0, -80), (14, -74), (17, -54)]), STRAW, "outline", W / 2
    )
    c.disc((0, -54), (35, 8), light(STRAW, 0.25), "outline", W / 2)


def _short(c: Canvas, _: RGB, hair: RGB) -> None:
    c.polygon(
        _mop(
            [
                (-21, -40),
                (-23, -59),
                (-10, -71),
                (10, -71),
                (23, -59),
                (21, -40),
                (16, -54),
                (2, -58),
                (-15, -54),
            ]
        ),
        hair,
        "outline",
        W / 2,
    )


def _long(c: Canvas, _: RGB, hair: RGB) -> None:
    c.polygon(
        _mop(
            [
                (-21, -33),
                (-22, -57),
                (0, -72),
                (22, -57),
                (21, -33),
                (16, -52),
                (1, -60),
                (-16, -51),
            ]
        ),
        hair,
        "outline",
        W * 0.4,
    )


def _wimple(c: Canvas, _: RGB, __: RGB) -> None:
    c.polygon([(-20, -51), (0, -59), (20, -51), (17, -63), (0, -70), (-17, -63)], LINEN)
    c.line([(-20, -50), (0, -58), (20, -50)], "outline", W / 2)


def _tonsure(c: Canvas, _: RGB, hair: RGB) -> None:
    c.polygon(
        _mop(
            [
                (-21, -37),
                (-23, -56),
                (-11, -62),
                (0, -60),
                (11, -62),
                (23, -56),
                (21, -37),
                (16, -50),
                (0, -54),
                (-16, -50),
            ]
        ),
        hair,
        "outline",
        W / 2,
    )


def _helm(c: Canvas, _: RGB, __: RGB) -> None:
    c.polygon(
        spline([(-22, -44), (-22, -62), (0, -83), (22, -62), (22, -44)]), IRON, "outline", W / 2
    )
    c.polygon([(-3, -54), (3, -54), (3, -33), (-3, -33)], IRON, "outline", W * 0.4)
    c.line([(-22, -46), (22, -46)], "outline", W * 0.6)


def _hood(c: Canvas, cloth: RGB, _: RGB) -> None:
    c.glaze(ellipse(0, -56, 19, 9), dark(cloth, 0.6), 0.6, 2)


def _mop(path: Path) -> Path:
    return spline([(float(x), float(y)) for x, y in [*path, path[0]]])


HATS: dict[str, Callable[[Canvas, RGB, RGB], None]] = {
    "cap": _cap, "brim": _brim, "short": _short, "long": _long, "wimple": _wimple,
    "tonsure": _tonsure, "helm": _helm, "hood": _hood,
}  # fmt: skip
