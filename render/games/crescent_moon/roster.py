"""The seats on a sheet of their own, large: goods, supply, and the cards face up before them."""

from functools import partial

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.crescent_moon import tokens
from render.games.crescent_moon.ornament import pattern
from render.games.crescent_moon.seat_colours import SEATS, kit_seat
from render.games.crescent_moon.seats import SupplyRow, goods_of, head, supply_of
from render.games.crescent_moon.swatches import samples
from render.grounds import GroundPlan
from render.paper import panel, parchment
from render.sprites import stamp
from render.stage import Scene

WIDTH, LEFT, RIGHT = 1000, 24.0, 976.0
HEAD, STRIP, FRONT = 62.0, 206.0, 46.0


def seats_sheet(ctx: DrawContext[View]) -> Scene:
    n = len(ctx.data["players"])
    strip = STRIP + (FRONT if any(player["front"] for player in ctx.data["players"]) else 0)
    height = round(20 + strip * n)
    words = tuple(ctx.say(f"character-{player['character']}") for player in ctx.data["players"])
    plan = GroundPlan(
        (WIDTH, height),
        1.0,
        (0.0, 0.0),
        ("seats", strip, *words),
        partial(_ground, words, strip),
        SEATS,
        samples,
    )
    return Scene(plan, partial(_pieces, ctx, strip))


def _ground(words: tuple[str, ...], strip: float, c: Canvas) -> None:
    parchment(c, 19)
    pattern(c, (WIDTH, 20 + strip * len(words)))
    for seat, word in enumerate(words):
        y = 16 + strip * seat
        panel(c, (LEFT, y, RIGHT - LEFT, strip - 14), radius=12, seed=seat)
        head(c.at(LEFT, y), seat, RIGHT - LEFT, HEAD)
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        c.fit(
            word,
            (RIGHT - 300, y + 6, RIGHT - 18, y + HEAD - 4),
            "aside",
            36,
            least=28,
            fill=ink,
            align="r",
        )


def _pieces(ctx: DrawContext[View], strip: float, c: Canvas) -> None:
    for seat, player in enumerate(ctx.data["players"]):
        y = 16 + strip * seat
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        room = (LEFT + 70, y + 6, RIGHT - 306, y + HEAD - 4)
        c.fit(ctx.name(seat), room, "name", 42, least=28, fill=ink, align="l")
        _goods(c, ctx, seat, y + 95)
        row = SupplyRow(seat, 0.76, 40.0, 46.0)
        row.draw(c, supply_of(player), (LEFT + 28, y + 126, RIGHT - 16, y + 188))
        names = ", ".join(ctx.say(f"card-{card}") for card in player["front"])
        if names:
            stamp(c, tokens.sign, LEFT + 40, y + 210, tokens.sign_box(17), "front", 17.0)
            c.fit(
                names, (LEFT + 66, y + 189, RIGHT - 16, y + 231), "plain", 31, least=28, align="l"
            )


def _goods(c: Canvas, ctx: DrawContext[View], seat: int, y: float) -> None:
    player = ctx.data["players"][seat]
    goods = [*goods_of(player, seat), ("income", f"+{player['income']}")]
    goods = [(sign, text) for sign, text in goods if sign != "front"]
    x = LEFT + 26.0
    for sign, text in goods:
        if sign == "points":
            stamp(c, tokens.points, x + 24, y, tokens.sign_box(25), 25.0, text)
            x += 92
            continue
        stamp(c, tokens.sign, x + 24, y, tokens.sign_box(23), sign, 23.0)
        c.text(
            text, (x + 58, y - 1), "number", 42, anchor="lm", room=(x + 52, y - 30, RIGHT, y + 30)
        )
        x += 58 + width("number", 42, text) + 58
