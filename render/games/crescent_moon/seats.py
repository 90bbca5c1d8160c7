"""What each seat has for all to see: at the foot of the board, and large on a sheet."""

from functools import partial

from engine.games.crescent_moon.data import Character, Piece
from engine.games.crescent_moon.view import PlayerView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import width
from render.games.crescent_moon.art import tokens, wood
from render.games.crescent_moon.art.ornament import pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.layout import seat_boxes
from render.games.crescent_moon.seat_colours import HIRED_ONLY, SEATS, WITH_RESERVES, kit_seat
from render.grounds import GroundPlan
from render.icons import lift
from render.paper import panel, parchment
from render.paths import Box, rectangle, rounded_box
from render.shapes import seat_shape
from render.sprites import stamp
from render.stage import Scene

HEAD = 46.0
SUPPLY_SIZES = ((0.5, 28.0), (0.42, 26.0), (0.37, 24.0), (0.32, 21.0), (0.26, 17.0))
ALWAYS = (Piece.UNIT, Piece.FORT, Piece.CASTLE, Piece.INFLUENCE_TOKEN)

SHEET_WIDTH, LEFT, RIGHT = 1000, 24.0, 976.0
SHEET_HEAD, STRIP, FRONT = 62.0, 206.0, 46.0  # heights; FRONT is for cards that lie face up


def places(c: Canvas, ctx: DrawContext[View]) -> None:
    """Draw what stands still: a panel for each seat, with its shape and its character."""
    boxes = seat_boxes(ctx.seats)
    for seat, (player, (x0, y0, x1, y1)) in enumerate(zip(ctx.view.players, boxes, strict=True)):
        panel(c, (x0, y0, x1 - x0, y1 - y0), seed=seat)
        head(c.at(x0, y0), seat, x1 - x0, HEAD)
        c.line([(x0 + 14, y0 + 99), (x1 - 14, y0 + 99)], c.theme.mix("panel", "gold", 0.6), 1.3)
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        word = ctx.say(f"character-{player.character}")
        room = (x0 + (x1 - x0) * 0.62, y0 + 4, x1 - 12, y0 + HEAD - 3)
        c.fit(word, room, "aside", 25, least=14, fill=ink, align="r")


def head(c: Canvas, seat: int, w: float, h: float) -> None:
    """Draw a band in the seat's colour over a panel, with its shape."""
    kit = kit_seat(seat)
    colour = c.theme.seats[kit]
    c.polygon(rounded_box(0, 0, w, h, 10), colour)
    c.polygon(rectangle(0, h / 2, w, h / 2), colour)
    c.polygon(rectangle(0, h, w, 2.6), "brass")
    c.outline(rounded_box(0, 0, w, h, 10), "outline", 1.8)
    r = h * 0.31
    c.polygon(seat_shape(kit, h * 0.6, h / 2 + lift(kit, r), r), c.theme.sign_on(colour))


def seats(c: Canvas, ctx: DrawContext[View]) -> None:
    for seat, box in enumerate(seat_boxes(ctx.seats)):
        player = ctx.view.players[seat]
        _name(c, ctx, seat, box)
        _goods(c, player, seat, box)
        _supply(c, player, seat, box)
        if seat in ctx.in_focus:
            w, h = box[2] - box[0], box[3] - box[1]
            stamp(c, _now_frame, box[0], box[1], (-14.0, -14.0, w + 14, h + 14), w, h)


def _name(c: Canvas, ctx: DrawContext[View], seat: int, box: Box) -> None:
    x0, y0, x1, _ = box
    ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
    room = (x0 + 50, y0 + 4, x0 + (x1 - x0) * 0.61, y0 + HEAD - 3)
    c.fit(ctx.name(seat, 12), room, "name", 32, least=17, fill=ink, align="l")


def goods_of(player: PlayerView, seat: int) -> list[tuple[str, str]]:
    """Return coins, cards, points, and what lies face up or in reserve, each with its sign."""
    points = "?" if player.vp is None else str(player.vp)
    goods = [("coin", str(player.coins)), ("cards", str(player.cards)), ("points", points)]
    if player.front:
        goods.append(("front", str(len(player.front))))
    if seat in WITH_RESERVES:
        goods.append(("tent", str(player.reserves)))
    if player.tiles_left:
        goods.append(("tile", str(player.tiles_left)))
    return goods


def _goods(c: Canvas, player: PlayerView, seat: int, box: Box) -> None:
    """Draw signs and numbers in a row, smaller where there are many."""
    x0, y0, x1, _ = box
    goods = goods_of(player, seat)
    for k in (1.0, 0.92, 0.84, 0.76, 0.68):
        wide = [_good_width(*good, k) for good in goods]
        gap = (x1 - x0 - 26 - sum(wide)) / max(1, len(goods) - 1)
        if gap >= 8:
            break
    x, y = x0 + 13, y0 + 74
    for (sign, text), w in zip(goods, wide, strict=True):
        c.note("piece", f"{sign} of {seat}", (x, y - 17 * k, x + 35 * k, y + 17 * k))
        if sign == "points":
            stamp(c, tokens.points, x + 19 * k, y, tokens.sign_box(19 * k), 19.0 * k, text)
        else:
            stamp(c, tokens.sign, x + 18 * k, y, tokens.sign_box(17.5 * k), sign, 17.5 * k)
            room = (x + 36 * k, y0 + 50, x + w + 3, y0 + 98)
            c.text(text, (x + 41 * k, y - 1), "number", 35 * k, anchor="lm", room=room)
        x += w + min(gap, 34.0)


def _good_width(sign: str, text: str, k: float) -> float:
    return 38 * k if sign == "points" else 41 * k + width("number", 35 * k, text)


def supply_of(player: PlayerView) -> list[tuple[Piece, int]]:
    """Return the pieces that are left, without the kinds that the character never has."""
    kinds = {kind for kind, n in player.supply.items() if n} | set(ALWAYS)
    if player.character is Character.SULTAN:
        kinds |= {Piece.TOWN, Piece.CITY}
    return [(kind, player.supply[kind]) for kind in Piece if kind in kinds]


def _supply(c: Canvas, player: PlayerView, seat: int, box: Box) -> None:
    x0, y0, x1, _ = box
    pieces = supply_of(player)
    room = (x0 + 13, y0 + 102, x1 - 13, y0 + 147)
    for k, size in SUPPLY_SIZES:
        row = SupplyRow(seat, k, size)
        if row.fits(pieces, room[2] - room[0]):
            break
    row.draw(c, pieces, room)


class SupplyRow:
    """Pieces in a row, each with its number, spread over the room."""

    def __init__(self, seat: int, k: float, size: float, max_gap: float = 30.0) -> None:
        self.seat, self.k, self.size, self.max_gap = seat, k, size, max_gap

    def wide(self, kind: Piece, n: int) -> float:
        return wood.WIDTHS[kind] * self.k + 5 + width("number", self.size, str(n))

    def fits(self, pieces: list[tuple[Piece, int]], room: float) -> bool:
        return sum(self.wide(*piece) + 4 for piece in pieces) - 4 <= room

    def draw(self, c: Canvas, pieces: list[tuple[Piece, int]], room: Box) -> None:
        x0, y0, x1, y1 = room
        total = sum(self.wide(kind, n) for kind, n in pieces)
        gap = min(self.max_gap, (x1 - x0 - total) / max(1, len(pieces) - 1))
        x, y = x0, (y0 + y1) / 2
        for kind, n in pieces:
            w = wood.WIDTHS[kind] * self.k
            stand(c, kind, self.seat, (x + w / 2, y), self.k)
            c.note("piece", f"{kind} left to {self.seat}", (x, y - 10, x + w, y + 10))
            c.text(
                str(n),
                (x + w + 5, y - 1),
                "number",
                self.size,
                anchor="lm",
                room=(x, y0, x1 + 3, y1),
            )
            x += self.wide(kind, n) + gap


def stand(c: Canvas, kind: Piece, seat: int, at: tuple[float, float], k: float) -> None:
    """Draw a piece with its middle at a point."""
    x, y = at
    if kind is Piece.UNIT:
        hired = seat in HIRED_ONLY
        stamp(c, wood.disc, x, y - 2 * k, wood.disc_box(k, 1), seat, "", hired, 1, k, False)
    elif kind is Piece.INFLUENCE_TOKEN:
        stamp(c, wood.banner, x, y + 29 * k, wood.banner_box(k), seat, k, False)
    else:
        low = y + wood.HEIGHTS[kind] * k / 2
        stamp(c, wood.building, x, low, wood.building_box(k), kind, seat, k, False)


def _now_frame(c: Canvas, w: float, h: float) -> None:
    """Draw a golden frame round the seat that is waited for."""
    c.outline(rounded_box(-4.5, -4.5, w + 9, h + 9, 13), "outline", 7)
    c.outline(rounded_box(-4, -4, w + 8, h + 8, 12), "now", 4.4)


def seats_sheet(ctx: DrawContext[View]) -> Scene:
    """Draw the seats on a sheet of their own: goods, supply, and the cards face up."""
    players = ctx.view.players
    strip = STRIP + (FRONT if any(player.front for player in players) else 0)
    size = (SHEET_WIDTH, round(20 + strip * len(players)))
    words = tuple(ctx.say(f"character-{player.character}") for player in players)
    shows, ground = ("seats", strip, *words), partial(_ground, words, strip)
    plan = GroundPlan(size, shows, ground, SEATS, samples)
    return Scene(plan, partial(_pieces, ctx, strip))


def _ground(words: tuple[str, ...], strip: float, c: Canvas) -> None:
    parchment(c, 19)
    pattern(c, (SHEET_WIDTH, 20 + strip * len(words)))
    for seat, word in enumerate(words):
        y = 16 + strip * seat
        panel(c, (LEFT, y, RIGHT - LEFT, strip - 14), radius=12, seed=seat)
        head(c.at(LEFT, y), seat, RIGHT - LEFT, SHEET_HEAD)
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        room = (RIGHT - 300, y + 6, RIGHT - 18, y + SHEET_HEAD - 4)
        c.fit(word, room, "aside", 36, least=28, fill=ink, align="r")


def _pieces(ctx: DrawContext[View], strip: float, c: Canvas) -> None:
    for seat, player in enumerate(ctx.view.players):
        y = 16 + strip * seat
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        room = (LEFT + 70, y + 6, RIGHT - 306, y + SHEET_HEAD - 4)
        c.fit(ctx.name(seat), room, "name", 42, least=28, fill=ink, align="l")
        _large_goods(c, player, seat, y + 95)
        row = SupplyRow(seat, 0.76, 40.0, 46.0)
        row.draw(c, supply_of(player), (LEFT + 28, y + 126, RIGHT - 16, y + 188))
        names = ", ".join(ctx.say(f"card-{card}") for card in player.front)
        if names:
            stamp(c, tokens.sign, LEFT + 40, y + 210, tokens.sign_box(17), "front", 17.0)
            room = (LEFT + 66, y + 189, RIGHT - 16, y + 231)
            c.fit(names, room, "plain", 31, least=28, align="l")


def _large_goods(c: Canvas, player: PlayerView, seat: int, y: float) -> None:
    goods = [*goods_of(player, seat), ("income", f"+{player.income}")]
    x = LEFT + 26.0
    for sign, text in goods:
        if sign == "front":
            continue
        if sign == "points":
            stamp(c, tokens.points, x + 24, y, tokens.sign_box(25), 25.0, text)
            x += 92
            continue
        stamp(c, tokens.sign, x + 24, y, tokens.sign_box(23), sign, 23.0)
        room = (x + 52, y - 30, RIGHT, y + 30)
        c.text(text, (x + 58, y - 1), "number", 42, anchor="lm", room=room)
        x += 58 + width("number", 42, text) + 58
