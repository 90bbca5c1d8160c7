"""The screen itself: a crenellated wall seen from behind, and the seat's banner on it."""

from render.canvas import Canvas
from render.games.jerusalem.shelf import WIDTH
from render.icons import lift
from render.masonry import FACE, SHADE, TOP, courses
from render.paths import Path, bezier, rectangle
from render.shapes import seat_shape

WALL = 116.0


def parapet(c: Canvas) -> None:
    c.wash(rectangle(0, 0, WIDTH, 40), "#CBD0C0", 3, cells=(160, 60), rim=0)
    c.glaze(rectangle(0, WALL - 6, WIDTH, 14), "shade", 0.5, 6)
    body = rectangle(0, 24, WIDTH, WALL - 24)
    c.wash(body, FACE, 4, cells=(140, 40), rim=0)
    courses(c, body, 23, 5, 1)
    step = WIDTH / 25
    for i in range(0, 25, 2):
        tooth = rectangle(i * step + 2, 5, step - 4, 21)
        c.wash(tooth, FACE, 50 + i, cells=(60, 20), rim=0)
        c.outline(tooth, "outline", 1.8)
        c.polygon(rectangle(i * step - 1, 1, step + 2, 6), c.theme.light(TOP, 0.2), "outline", 1.4)
    c.polygon(rectangle(0, 24, WIDTH, 5), c.theme.light(TOP, 0.1))
    c.line([(0, 29), (WIDTH, 29)], "outline", 1.4)
    c.polygon(rectangle(0, WALL - 7, WIDTH, 7), SHADE, "outline", 1.6)


def banner(c: Canvas, seat: int) -> None:
    colour, (x0, x1, y0, y1) = c.theme.seats[seat], (42, 770, 34, 104)

    def wave(y: float, bow: float) -> Path:
        return bezier((x0, y), (x0 + 200, y - bow), (x1 - 200, y + bow), (x1, y), 20)

    cloth = [*wave(y0, 5), (x1 - 24, (y0 + y1) / 2), *wave(y1, 5)[::-1]]
    c.shadow(cloth, (3, 5), 4, 0.5)
    c.wash(cloth, colour, 7, vary=0.04, cells=(120, 40), rim=0.28, rim_width=8)
    c.outline(cloth, "outline", 2.4)
    for y in (y0 + 6, y1 - 6):
        c.line(wave(y, 5)[:-1], c.theme.light(colour, 0.6), 1.6)
    c.polygon(rectangle(30, 22, 12, 90), "leather", "outline", 2)
    c.disc((36, 20), 9, "brass", "outline", 1.8)
    sign = seat_shape(seat, 94, 69 + lift(seat, 26), 26)
    c.polygon(sign, c.theme.sign_on(colour), "outline", 2.2)
