"""A combat or contest on a sheet of its own: both sides, their cards, the totals, what follows."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from engine.games.crescent_moon.data import CALIPH, MURSHID, SULTAN, Card, ClashKind, Piece, Side
from engine.games.crescent_moon.view import ClashView, PlayedView, SideView, View
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import fitted, shortened, width
from render.games.crescent_moon.art import cards, tokens, wood
from render.games.crescent_moon.art.ornament import frame, pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.art.window import AREA, window
from render.games.crescent_moon.chart import RADIUS, Chart, Site, chart_of
from render.games.crescent_moon.garrison import Garrison, stamp_border
from render.games.crescent_moon.header import proposed, subline
from render.games.crescent_moon.seat_colours import SEATS, kit_seat
from render.games.crescent_moon.seats import head, stand
from render.grounds import GroundPlan
from render.icons import arrow
from render.paper import panel, parchment
from render.paths import Box, Point, rectangle, rounded_box
from render.sprites import stamp
from render.stage import Scene

WIDTH = 1000
PANELS = 398.0
COLUMNS = ((48.0, 492.0), (508.0, 952.0))
LEFT, RIGHT = 48.0, 952.0
MIDDLE = (500.0, 266.0)
STEP = 150  # sheets grow in steps, so that few grounds are stored
HEAD, ROW, CARD = 62.0, 52.0, 70.0  # heights in a side's panel
LINE, BOX_WIDTH, BOX_HEIGHT = 60.0, 215.0, 132.0  # below the panels


@dataclass(frozen=True)
class Sheet:
    """Where things are, given how much there is to tell."""

    ctx: DrawContext[View]
    clash: ClashView

    @property
    def ranks(self) -> list["Ranks"]:
        return [Ranks(self.ctx, self.clash, side) for side in Side]

    @property
    def low(self) -> float:
        return PANELS + max(ranks.tall for ranks in self.ranks)

    @property
    def height(self) -> int:
        lines = len(_undecided(self.clash)) + bool(_deal(self.ctx, self.clash))
        foot = self.low + LINE * lines + 100
        foot += BOX_HEIGHT if self.clash.winner is not None else 0
        return int(-(-(foot + 40) // STEP) * STEP)


def clash_sheet(ctx: DrawContext[View]) -> Scene:
    clash = ctx.view.clash
    if clash is None:
        return _scene(("no clash",), 300, partial(_no_clash, ctx))
    sheet = Sheet(ctx, clash)
    return _scene(("clash",), sheet.height, partial(_pieces, sheet))


def _scene(shows: tuple[object, ...], height: int, pieces: partial[None]) -> Scene:
    size = (WIDTH, height)
    plan = GroundPlan(size, shows, partial(_ground, height), SEATS, samples)
    return Scene(plan, pieces)


def _ground(height: int, c: Canvas) -> None:
    parchment(c, 17)
    pattern(c, (WIDTH, height))
    frame(c, (WIDTH, height))


def _no_clash(ctx: DrawContext[View], c: Canvas) -> None:
    c.paragraph(ctx.say("picture-no-clash"), (70, 80, 930, 220), "aside", (48, 28), fill="soft")


def _pieces(sheet: Sheet, c: Canvas) -> None:
    ctx, clash = sheet.ctx, sheet.clash
    heading = ctx.say(f"picture-{clash.kind}-in", hex=clash.hex)
    wide = c.fit(heading, (130, 44, 870, 104), "title", 54, least=30)
    for sign in (-1, 1):
        x = WIDTH / 2 + sign * (wide / 2 + 48)
        stamp(c, tokens.sign, x, 76, tokens.sign_box(27), clash.kind, 27.0)
    c.fit(subline(ctx), (100, 100, 900, 136), "plain", 30, least=28, fill="soft")
    _hex(c, ctx, clash)
    for ranks, (x0, x1) in zip(sheet.ranks, COLUMNS, strict=True):
        _total(c, ranks, (x0 + x1) / 2 + (-62 if ranks.side is Side.ATTACK else 62))
        ranks.draw(c, (x0, PANELS, x1, sheet.low))
    y = _joining(c, ctx, clash, sheet.low + 16)
    _verdict(c, ctx, clash, y)
    if clash.winner is not None:
        _consequences(c, ctx, clash, y + 92)


def _total(c: Canvas, ranks: "Ranks", x: float) -> None:
    """Draw a shield with the total, larger for the winner."""
    wins = ranks.clash.winner is ranks.side
    r = 80.0 if wins else 68.0
    seat = leader(ranks.clash, ranks.side)
    box = (-r * 1.2, -r * 1.2, r * 1.2, r * 1.4)
    if seat is not None:
        stamp(c, tokens.shield, x, MIDDLE[1], box, seat, str(ranks.total), r, wins)


def _hex(c: Canvas, ctx: DrawContext[View], clash: ClashView) -> None:
    """Draw a window on the board: the hex that is fought over."""
    chart = chart_of(ctx.view, AREA, RADIUS)
    site = chart.at(clash.hex)
    assert site is not None
    there = c.at(*MIDDLE)
    stamp(there, window, 0, 0, (-124.0, -136.0, 126.0, 144.0), chart, site.point)
    entry = next(entry for entry in ctx.view.hexes if entry.hex == clash.hex)
    inner = there.at(0, 0, 0.98)
    stamp_border(inner, site, entry)
    Garrison(inner, site, entry, ctx).draw()
    _origin(c, chart, clash, site)


def _origin(c: Canvas, chart: Chart, clash: ClashView, site: Site) -> None:
    """Draw an arrow from the hex that the attack came from."""
    origin = chart.at(clash.origin)
    if origin is None:
        return
    dx, dy = origin.x - site.x, origin.y - site.y
    side, low = (1 if dx > 0 else -1), max(-1.0, min(1.0, dy / chart.r)) * 74
    x, y = MIDDLE[0] + 142 * side, MIDDLE[1] + low
    stamp(c, _arrow, x, y, (-90.0, -70.0, 90.0, 70.0), -62.0 * side, round(-low * 0.42, 1))
    stamp(c, tokens.number, x, y, tokens.NUMBER_BOX, str(clash.origin), "plain")


def _arrow(c: Canvas, dx: float, dy: float) -> None:
    way = [(0.0, 0.0), (dx * 0.6, dy * 0.6)]
    arrow(c, way, "outline", 13)
    arrow(c, way, "now", 8)


def leader(clash: ClashView, side: Side) -> int | None:
    """Return who begins, or who answers for the other side."""
    if side is Side.ATTACK:
        return clash.attacker
    if clash.defender is not None:
        return clash.defender
    return next(iter(clash.defence.seats), None)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


@dataclass(frozen=True)
class Ranks:
    """One side: who stands on it, its pieces, and its cards one by one."""

    ctx: DrawContext[View]
    clash: ClashView
    side: Side

    @property
    def view(self) -> SideView:
        return self.clash.attack if self.side is Side.ATTACK else self.clash.defence

    @property
    def total(self) -> int:
        total = self.view.total
        return self.view.standing + self.view.bonus if total is None else total

    @property
    def cards(self) -> list[PlayedView]:
        return [played for played in self.clash.played if played.side is self.side]

    @property
    def others(self) -> list[int]:
        """Return who else stands on this side."""
        first = leader(self.clash, self.side)
        return [seat for seat in self.view.seats if seat != first]

    @property
    def tall(self) -> float:
        return HEAD + ROW * (1 + len(self.others)) + CARD * len(self.cards) + 16

    def draw(self, c: Canvas, box: Box) -> None:
        x0, y0, x1, y1 = box
        first = leader(self.clash, self.side)
        size = (x1 - x0, round(y1 - y0))
        stamp(c, _panel, x0, y0, (-8.0, -8.0, size[0] + 10, size[1] + 12.0), first, *size)
        if first is not None:
            self._head(c, first, box)
        y = y0 + HEAD + 4
        for seat in self.others:
            self._other(c, seat, (x0, y, x1, y + ROW))
            y += ROW
        combat = self.clash.kind is ClashKind.COMBAT
        key = "picture-pieces" if combat else "picture-pieces-contest"
        c.fit(self.ctx.say(key), (x0 + 20, y, x1 - 90, y + ROW), "plain", 31, least=28, align="l")
        self._amount(c, str(self.view.standing), (x0, y, x1, y + ROW))
        y += ROW
        for played in self.cards:
            self._card(c, played, (x0, y, x1, y + CARD))
            y += CARD

    def _head(self, c: Canvas, seat: int, box: Box) -> None:
        x0, y0, x1, _ = box
        ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
        role = self.ctx.say(self._role(seat))
        name = (x0 + 66, y0 + 6, x1 - 180, y0 + HEAD - 4)
        c.fit(self.ctx.name(seat, 14), name, "name", 40, least=28, fill=ink, align="l")
        room = (x1 - 174, y0 + 8, x1 - 14, y0 + HEAD - 4)
        c.fit(role, room, "aside", 31, least=28, fill=ink, align="r")

    def _other(self, c: Canvas, seat: int, box: Box) -> None:
        x0, y0, x1, y1 = box
        y = (y0 + y1) / 2
        stamp(c, tokens.badge, x0 + 38, y, tokens.badge_box(15), seat, 15.0)
        c.fit(self.ctx.name(seat, 14), (x0 + 66, y0, x1 - 180, y1), "name", 32, least=28, align="l")
        room = (x1 - 174, y0, x1 - 14, y1)
        c.fit(self.ctx.say(self._role(seat)), room, "aside", 30, least=28, fill="soft", align="r")

    def _role(self, seat: int) -> str:
        """Return what the seat does; as long as cards are chosen, who has chosen."""
        attacks = self.side is Side.ATTACK
        if seat in self.clash.sealed:
            return "picture-chosen"
        if seat == leader(self.clash, self.side):
            return "picture-attacks" if attacks else "picture-defends"
        if self.clash.kind is ClashKind.COMBAT:
            return "picture-joins"
        return "picture-supports" if attacks else "picture-defends"

    def _amount(self, c: Canvas, text: str, box: Box) -> None:
        _, y0, x1, y1 = box
        room = (x1 - 88, y0, x1 - 10, y1)
        c.text(text, (x1 - 18, (y0 + y1) / 2 - 1), "number", 40, anchor="rm", room=room)

    def _card(self, c: Canvas, played: PlayedView, box: Box) -> None:
        x0, y0, x1, y1 = box
        card, y = played.card, (y0 + y1) / 2
        stamp(c, _thumbnail, x0 + 16, y0 + 5, (-3.0, -3.0, 108.0, 64.0), card, played.struck)
        right = x1 - 84
        if played.target is not None:
            right -= 44
            stamp(c, tokens.badge, right + 22, y, tokens.badge_box(15), played.target, 15.0)
        room = (x0 + 130, y0 + 4, right, y1 - 4)
        c.fit(self.ctx.say(f"card-{card}"), room, "name", 32, least=28, align="l")
        self._on_card(c, played, (x0 + 16, y))
        if played.struck:
            stamp(c, _cross, x1 - 44, y, (-26.0, -26.0, 26.0, 26.0))
        elif played.done:
            self._amount(c, signed(played.bonus), box)

    def _on_card(self, c: Canvas, played: PlayedView, at: Point) -> None:
        """Draw the units assigned to a card on it, and whose it is, if not the leader's."""
        x, y = at
        units = [(True, played.mercenaries), (False, played.ordinary)]
        for i, (hired, n) in enumerate(unit for unit in units if unit[1]):
            facts = (played.seat, str(n), hired, 1, 0.92, False)
            stamp(c, wood.disc, x + 80 - 50 * i, y, wood.disc_box(0.92, 1), *facts)
        if played.seat != leader(self.clash, self.side):
            stamp(c, tokens.badge, x + 6, y - 20, tokens.badge_box(12), played.seat, 12.0)


def _panel(c: Canvas, seat: int | None, w: float, h: float) -> None:
    panel(c, (0, 0, w, h), radius=12, seed=21)
    if seat is not None:
        head(c, seat, w, HEAD)
    c.outline(rounded_box(0, 0, w, h, 12), "outline", 1.8)


def _thumbnail(c: Canvas, card: Card, struck: bool) -> None:
    cards.picture(c, (0, 0, 104, 60), card)
    if struck:
        c.glaze(rounded_box(0, 0, 104, 60, 5), "panel", 0.6)


def _cross(c: Canvas) -> None:
    """Draw the mark of a card that was struck down."""
    for side in (-1, 1):
        c.line([(-16, -16 * side), (16, 16 * side)], "white", 10)
    for side in (-1, 1):
        c.line([(-16, -16 * side), (16, 16 * side)], "red", 6)


def _undecided(clash: ClashView) -> list[int]:
    """Return who takes part and stands on neither side yet."""
    sided = {*clash.attack.seats, *clash.defence.seats}
    played = {each.seat for each in clash.played if each.side is None}
    return sorted(({*clash.participants} | played) - sided)


def _joining(c: Canvas, ctx: DrawContext[View], clash: ClashView, y: float) -> float:
    """Draw a line for each undecided seat and for a deal; return where the next thing comes."""
    if text := _deal(ctx, clash):
        stamp(c, tokens.badge, LEFT + 30, y + 26, tokens.badge_box(16), MURSHID, 16.0)
        c.fit(text, (LEFT + 58, y, RIGHT - 10, y + 52), "plain", 34, least=28, align="l")
        y += LINE
    for seat in _undecided(clash):
        stamp(c, tokens.badge, LEFT + 30, y + 26, tokens.badge_box(16), seat, 16.0)
        text = f"{ctx.name(seat, 14)}: {_waiting(ctx, clash, seat)}"
        c.fit(text, (LEFT + 58, y, RIGHT - 10, y + 52), "plain", 34, least=28, align="l")
        y += LINE
    return y


def _deal(ctx: DrawContext[View], clash: ClashView) -> str:
    """Say which deal with the Murshid is proposed or made, as long as nobody has won."""
    if clash.deal_seat is None or clash.winner is not None:
        return proposed(ctx, clash)
    return ctx.say("picture-promise", name=ctx.name(clash.deal_seat, 14), points=clash.deal_points)


def _waiting(ctx: DrawContext[View], clash: ClashView, seat: int) -> str:
    """Say which cards the seat has shown, or whether they are chosen."""
    shown = [each.card for each in clash.played if each.seat == seat]
    if shown:
        return ", ".join(ctx.say(f"card-{card}") for card in shown)
    if clash.played or clash.winner is not None:
        return ctx.say("picture-joins")
    return ctx.say("picture-chosen" if seat in clash.sealed else "picture-choosing")


def _verdict(c: Canvas, ctx: DrawContext[View], clash: ClashView, y: float) -> None:
    """Draw a ribbon with the outcome, or how far things are."""
    text, seat = _outcome(ctx, clash)
    size = fitted("name", 46, text, 560, 28)
    text = shortened("name", size, text, 560)
    w = round(width("name", size, text)) + (170 if seat is not None else 130)
    x = (LEFT + RIGHT) / 2 - w / 2
    stamp(c, _ribbon, x, y, (-30.0, -8.0, w + 32.0, 92.0), float(w), seat)
    left = x + (104 if seat is not None else 54)
    c.fit(text, (left, y + 4, x + w - 44, y + 62), "name", size, least=28, fill="black", align="l")


def _outcome(ctx: DrawContext[View], clash: ClashView) -> tuple[str, int | None]:
    if clash.winner is not None:
        seat = leader(clash, clash.winner)
        key = f"picture-{clash.winner}-wins"
        return ctx.say(key, name=ctx.name(seat, 14) if seat is not None else "–"), seat
    if clash.proposal is not None:
        return ctx.say("picture-dealing"), None
    if clash.played:
        return ctx.say("picture-open"), None
    return ctx.say("picture-sealed"), None


def _ribbon(c: Canvas, w: float, seat: int | None) -> None:
    gold, h = c.theme["now"], 64.0
    c.shadow(rectangle(0, 0, w, h), (2, 8), 5, 0.45)
    for side in (-1, 1):
        edge = 0.0 if side < 0 else w
        tail = [(edge - side * 34, 12), (edge + side * 26, 12), (edge + side * 8, h / 2 + 11),
                (edge + side * 26, h + 10), (edge - side * 34, h + 10)]  # fmt: skip
        c.polygon(tail, c.theme.dark(gold, 0.2), "outline", 1.8)
        fold = [(edge, h), (edge - side * 30, h), (edge - side * 30, h + 10)]
        c.polygon(fold, c.theme.dark(gold, 0.6), "outline", 1.2)
    c.polygon(rectangle(0, 0, w, h), gold, "outline", 2)
    c.outline(rectangle(5, 5, w - 10, h - 10), c.theme.light(gold, 0.6), 1.4)
    if seat is not None:
        tokens.badge(c.at(56, h / 2), seat, 18)


@dataclass(frozen=True)
class Cell:
    """A piece, or the points of a deal if there is none, with a text beside it."""

    piece: Piece | None
    seat: int
    text: str = ""


def _consequences(c: Canvas, ctx: DrawContext[View], clash: ClashView, y: float) -> None:
    boxes = list(_boxes(ctx, clash))
    if not boxes:
        return
    gap = 14.0
    wide = min(BOX_WIDTH, (RIGHT - LEFT - gap * (len(boxes) - 1)) / len(boxes))
    x = (LEFT + RIGHT - wide * len(boxes) - gap * (len(boxes) - 1)) / 2
    for title, seat, cells in boxes:
        room = (x, y, x + wide, y + BOX_HEIGHT - 12)
        stamp(c, _box, x, y, (-6.0, -6.0, wide + 8, BOX_HEIGHT), wide, BOX_HEIGHT - 12, seat)
        left = x + (52 if seat is not None else 12)
        c.fit(title, (left, y + 6, x + wide - 10, y + 52), "name", 32, least=28,
              align="l" if seat is not None else "m")  # fmt: skip
        _cells(c, cells, room)
        x += wide + gap


def _boxes(
    ctx: DrawContext[View], clash: ClashView
) -> Iterator[tuple[str, int | None, list[Cell]]]:
    say = ctx.say
    if clash.kind is ClashKind.COMBAT:
        for side, its in ((Side.ATTACK, clash.attack), (Side.DEFENCE, clash.defence)):
            seat = leader(clash, side)
            if seat is not None:
                text = f"−{its.lost}" if its.lost else "0"
                yield say("picture-lost"), seat, [Cell(Piece.UNIT, seat, text)]
    if clash.captured:
        yield say("picture-captured"), None, [Cell(clash.captured, clash.attacker)]
    if clash.sacked:
        cells = [Cell(piece, _owner(clash, piece)) for piece in clash.sacked]
        yield say("picture-sacked"), None, cells
    if clash.deal_seat is not None:
        cells = [Cell(None, clash.deal_seat, f"+{clash.deal_points}")]
        yield say("picture-deal"), MURSHID, cells


def _owner(clash: ClashView, piece: Piece) -> int:
    if piece in (Piece.TOWN, Piece.CITY):
        return SULTAN
    if piece is Piece.PALACE or clash.defender is None:
        return CALIPH
    return clash.defender


def _cells(c: Canvas, cells: list[Cell], box: Box) -> None:
    x0, _, x1, y1 = box
    step = (x1 - x0) / len(cells)
    for i, cell in enumerate(cells):
        x, y = x0 + (i + 0.5) * step, y1 - 36
        if cell.piece is None:
            stamp(c, tokens.badge, x - 30, y, tokens.badge_box(16), cell.seat, 16.0)
            stamp(c, tokens.points, x + 24, y, tokens.sign_box(27), 27.0, cell.text)
            continue
        k = min(0.86, (step - 10) / wood.WIDTHS[cell.piece])
        stand(c, cell.piece, cell.seat, (x - (30 if cell.text else 0), y), round(k, 2))
        if cell.text:
            room = (x, y - 30, x1, y + 30)
            c.text(cell.text, (x + 4, y - 1), "number", 42, anchor="lm", room=room)


def _box(c: Canvas, w: float, h: float, seat: int | None) -> None:
    panel(c, (0, 0, w, h), radius=11, seed=33)
    if seat is not None:
        tokens.badge(c.at(30, 29), seat, 14)
