"""The card of a character: who that is, what it can do, and what it scores for; to choose by.

It is narrow, so that a phone shows every word of it beside the others.
"""

from collections.abc import Sequence
from functools import partial

from engine.games.crescent_moon.data import CHARACTERS, SULTAN, Card, Piece
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from render.canvas import Canvas
from render.context import DrawContext
from render.fonts import fitted, width
from render.games.crescent_moon.art import cards, wood
from render.games.crescent_moon.art.ornament import pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.figures import ability_of
from render.games.crescent_moon.goals import Line, goals
from render.games.crescent_moon.seat_colours import SEATS, kit_seat
from render.games.crescent_moon.seats import head
from render.grounds import GroundPlan
from render.paper import panel, parchment
from render.paths import Box, rectangle, rounded_box
from render.stage import Scene

WIDTH, EDGE = 720, 16.0
LEFT, RIGHT = EDGE + 18, WIDTH - EDGE - 18
BAND = 66.0
PICTURE: Box = (LEFT, EDGE + BAND + 18, LEFT + 170, EDGE + BAND + 214)
ABILITY: Box = (LEFT + 190, EDGE + BAND + 12, RIGHT, EDGE + BAND + 220)
GOALS = EDGE + BAND + 230
TITLE, ROW = 46.0, 42.0
SIZE, LEAST = 32.0, 27.0


def character_card(ctx: DrawContext[View], seat: Seat) -> Scene:
    """Draw the card of the character of this seat, whether or not it is played at this table."""
    lines, high = goals(ctx, seat), _high(goals(ctx, seat))
    name, title = ctx.say(f"character-{CHARACTERS[seat]}"), ctx.say("picture-scores-for")
    shows = ("character", seat, name, title, ability_of(ctx, seat), tuple(lines))
    ground = partial(_ground, ctx, seat, name)
    plan = GroundPlan((WIDTH, round(high)), shows, ground, SEATS, samples)
    return Scene(plan, _nothing_moves)


def words_of(ctx: DrawContext[View], seat: Seat) -> list[str]:
    """Return what stands on the card."""
    aims = "; ".join(f"{text}: {pay}" for text, pay in goals(ctx, seat))
    name = ctx.say(f"character-{CHARACTERS[seat]}")
    lines = [f"{name}: {ability_of(ctx, seat)}"]
    return [*lines, f"{ctx.say('picture-scores-for')}: {aims}."] if aims else lines


def _high(lines: Sequence[Line]) -> float:
    return GOALS + TITLE + ROW * sum(map(_rows, lines)) + 34


def _rows(line: Line) -> int:
    """Return how many rows it takes: what is paid stands below where both would be too small."""
    return 1 if fitted("plain", SIZE, "   ".join(line), RIGHT - LEFT, 18) >= LEAST else 2


def _nothing_moves(_c: Canvas) -> None:
    return None


def _ground(ctx: DrawContext[View], seat: Seat, name: str, c: Canvas) -> None:
    lines, high = goals(ctx, seat), _high(goals(ctx, seat))
    parchment(c, 23)
    pattern(c, (WIDTH, high))
    panel(c, (EDGE, EDGE, WIDTH - 2 * EDGE, high - 2 * EDGE), radius=12, seed=seat)
    head(c.at(EDGE, EDGE), seat, WIDTH - 2 * EDGE, BAND)
    ink = c.theme.sign_on(c.theme.seats[kit_seat(seat)])
    room = (EDGE + 78, EDGE + 4, RIGHT, EDGE + BAND - 4)
    c.fit(name, room, "name", 48, least=32, fill=ink, align="l")
    _picture(c, seat)
    c.paragraph(ability_of(ctx, seat), ABILITY, "plain", (SIZE, 22), align="l", leading=1.02)
    title = ctx.say("picture-scores-for")
    c.fit(title, (LEFT, GOALS, RIGHT, GOALS + TITLE), "name", 36, least=26, align="l")
    y = GOALS + TITLE
    for line in lines:
        _goal(c, line, y)
        y += ROW * _rows(line)


def _goal(c: Canvas, line: Line, y: float) -> None:
    text, pay = line
    if _rows(line) == 2:
        c.fit(text, (LEFT, y, RIGHT, y + ROW), "plain", SIZE, least=18, fill="soft", align="l")
        c.fit(pay, (LEFT, y + ROW, RIGHT, y + 2 * ROW), "plain", SIZE, least=18, align="r")
        return
    size = fitted("plain", SIZE, f"{text}   {pay}", RIGHT - LEFT, 18)
    middle = RIGHT - width("plain", size, pay) - 2
    c.fit(pay, (middle, y, RIGHT, y + ROW), "plain", size, least=18, align="r")
    c.fit(text, (LEFT, y, middle - 10, y + ROW), "plain", size, least=18, fill="soft", align="l")


def _picture(c: Canvas, seat: Seat) -> None:
    """Draw a card of the character's; the Sultan, who has none, builds cities."""
    if seat != SULTAN:
        own = next(card for card in Card if card.facts.association == seat)
        cards.picture(c, PICTURE, own)
        return
    x0, y0, x1, y1 = PICTURE
    frame = rounded_box(x0, y0, x1 - x0, y1 - y0, 5)
    c.polygon(frame, c.theme.mix("linen", c.theme.seats[kit_seat(seat)], 0.26))
    c.polygon(rectangle(x0, y1 - 26, x1 - x0, 26), c.theme.mix("linen", "gold", 0.4))
    wood.building(c.at((x0 + x1) / 2 - 34, y1 - 20), Piece.TOWN, seat, 1.3, False)
    wood.building(c.at((x0 + x1) / 2 + 30, y1 - 12), Piece.CITY, seat, 1.7, False)
    c.outline(frame, "outline", 1.7)
