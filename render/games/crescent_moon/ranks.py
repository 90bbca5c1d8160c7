"""One side of a combat or contest: who stands on it, its pieces, and its cards one by one."""

from dataclasses import dataclass

from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.context import Data, DrawContext
from render.games.crescent_moon import cards, tokens, wood
from render.games.crescent_moon.seat_colours import kit_seat
from render.games.crescent_moon.seats import head
from render.paper import panel
from render.paths import Box, rounded_box
from render.sprites import stamp

HEAD, ROW, CARD = 62.0, 52.0, 70.0


def leader(clash: Data, side: str) -> int | None:
    """Who begins, and who answers for the other side."""
    if side == "attack":
        return int(clash["attacker"])
    if clash["defender"] is not None:
        return int(clash["defender"])
    seats = clash["defence"]["seats"]
    return int(seats[0]) if seats else None


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


@dataclass(frozen=True)
class Ranks:
    ctx: DrawContext[View]
    clash: Data
    side: str

    @property
    def view(self) -> Data:
        view: Data = self.clash[self.side]
        return view

    @property
    def total(self) -> int:
        if self.view["total"] is not None:
            return int(self.view["total"])
        return int(self.view["standing"] + self.view["bonus"])

    @property
    def cards(self) -> list[Data]:
        return [played for played in self.clash["played"] if played["side"] == self.side]

    @property
    def others(self) -> list[int]:
        """Who else stands on this side, or has not yet taken one."""
        first = leader(self.clash, self.side)
        return [seat for seat in self.view["seats"] if seat != first]

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
        key = "picture-pieces" if self.clash["kind"] == "combat" else "picture-pieces-contest"
        c.fit(self.ctx.say(key), (x0 + 20, y, x1 - 90, y + ROW), "plain", 31, least=28, align="l")
        self._amount(c, str(self.view["standing"]), (x0, y, x1, y + ROW))
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
        """What the seat does; as long as cards are chosen, who has chosen."""
        if seat in self.clash["sealed"]:
            return "picture-chosen"
        if seat == leader(self.clash, self.side):
            return "picture-attacks" if self.side == "attack" else "picture-defends"
        if self.clash["kind"] == "combat":
            return "picture-joins"
        return "picture-supports" if self.side == "attack" else "picture-defends"

    def _amount(self, c: Canvas, text: str, box: Box) -> None:
        x1, y = box[2], (box[1] + box[3]) / 2
        c.text(
            text,
            (x1 - 18, y - 1),
            "number",
            40,
            anchor="rm",
            room=(x1 - 88, box[1], x1 - 10, box[3]),
        )

    def _card(self, c: Canvas, played: Data, box: Box) -> None:
        x0, y0, x1, y1 = box
        card, y = played["card"], (y0 + y1) / 2
        stamp(c, _thumbnail, x0 + 16, y0 + 5, (-3.0, -3.0, 108.0, 64.0), card, played["struck"])
        right = x1 - 84
        if played["target"] is not None:
            right -= 44
            stamp(c, tokens.badge, right + 22, y, tokens.badge_box(15), played["target"], 15.0)
        room = (x0 + 130, y0 + 4, right, y1 - 4)
        c.fit(self.ctx.say(f"card-{card}"), room, "name", 32, least=28, align="l")
        self._on_card(c, played, (x0 + 16, y))
        if played["struck"]:
            stamp(c, _cross, x1 - 44, y, (-26.0, -26.0, 26.0, 26.0))
        elif played["done"]:
            self._amount(c, signed(played["bonus"]), box)

    def _on_card(self, c: Canvas, played: Data, at: tuple[float, float]) -> None:
        """Units that are assigned to a card lie on it; and whose it is, if not the leader's."""
        x, y = at
        units = [(False, played["ordinary"]), (True, played["mercenaries"])]
        for i, (hired, n) in enumerate(unit for unit in reversed(units) if unit[1]):
            facts = (played["seat"], str(n), hired, 1, 0.92, False)
            stamp(c, wood.disc, x + 80 - 50 * i, y, wood.disc_box(0.92, 1), *facts)
        if played["seat"] != leader(self.clash, self.side):
            stamp(c, tokens.badge, x + 6, y - 20, tokens.badge_box(12), played["seat"], 12.0)


def _panel(c: Canvas, seat: int | None, w: float, h: float) -> None:
    panel(c, (0, 0, w, h), radius=12, seed=21)
    if seat is not None:
        head(c, seat, w, HEAD)
    c.outline(rounded_box(0, 0, w, h, 12), "outline", 1.8)


def _thumbnail(c: Canvas, card: str, struck: bool) -> None:
    cards.picture(c, (0, 0, 104, 60), card)
    if struck:
        c.glaze(rounded_box(0, 0, 104, 60, 5), "panel", 0.6)


def _cross(c: Canvas) -> None:
    """Struck down."""
    for side in (-1, 1):
        c.line([(-16, -16 * side), (16, 16 * side)], "white", 10)
    for side in (-1, 1):
        c.line([(-16, -16 * side), (16, 16 * side)], "red", 6)
