"""The cards before a seat as strips: in its hand, spent, to choose from, and in the markets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.view import View
from render.canvas import Canvas
from render.choice import Choice, Manner, choice_sheet
from render.context import DrawContext
from render.games.crescent_moon.art import cards
from render.games.crescent_moon.art.ornament import pattern
from render.games.crescent_moon.art.samples import samples
from render.games.crescent_moon.clash import clash_sheet
from render.games.crescent_moon.seat_colours import SEATS, kit_seat
from render.grounds import GroundPlan
from render.paper import parchment
from render.sprites import stamp
from render.stacking import stacked
from render.stage import Scene

WIDTH, MARGIN = 1000, 46.0
STRIP_HIGH, STEP = 170.0, 190.0
STRIP_BOX = (-12.0, -12.0, 956.0, 186.0)
SCALE = (WIDTH - 2 * MARGIN) / 940  # of a strip on the screen
TITLE, EMPTY = 54.0, 60.0


@dataclass(frozen=True)
class Held:
    """A card that the seat holds, or may choose from."""

    card: Card
    offered: bool


def cards_of(ctx: DrawContext[View]) -> list[Held]:
    """Return what the seat may choose from, then its hand."""
    own = [Held(card, False) for card in ctx.view.players[ctx.viewer].hand or ()]
    return [Held(card, True) for card in ctx.view.looking_at or ()] + own


def hand_tall(ctx: DrawContext[View]) -> float:
    """Return how high the hand is on the screen, with its title and what is spent."""
    player = ctx.view.players[ctx.viewer]
    held = len(player.hand or ()) * STEP * SCALE or EMPTY
    return TITLE + held + (TITLE if player.front else 0.0)


def draw_hand(c: Canvas, ctx: DrawContext[View], y: float) -> None:
    player = ctx.view.players[ctx.viewer]
    room = (MARGIN, y, WIDTH - MARGIN, y + TITLE - 4)
    c.fit(ctx.say("picture-hand"), room, "name", 38, least=24, align="l")
    y += TITLE
    for i, card in enumerate(player.hand or ()):
        _strip(ctx, Held(card, False), c.at(MARGIN, y + i * STEP * SCALE, SCALE))
    if not player.hand:
        room = (MARGIN, y, WIDTH - MARGIN, y + EMPTY)
        c.fit(ctx.say("picture-no-cards"), room, "aside", 36, fill="soft")
    if player.front:
        y += len(player.hand or ()) * STEP * SCALE or EMPTY
        names = ", ".join(ctx.say(f"card-{card}") for card in player.front)
        text = ctx.say("picture-spent", cards=names)
        room = (MARGIN, y, WIDTH - MARGIN, y + TITLE)
        c.paragraph(text, room, "plain", (32, 18), fill="soft", align="l", leading=0.96)


def _strip(ctx: DrawContext[View], held: Held, c: Canvas, price: int | None = None) -> None:
    words = cards.words_of(ctx, held.card)
    stamp(c, cards.strip, 0, 0, STRIP_BOX, held.card, words, held.offered, price)


def sheet(ctx: DrawContext[View], ids: Sequence[str]) -> Scene | None:
    """Draw these cards to choose from; in a combat or contest, below how it stands."""
    choices = [choice for each in ids for choice in _choices(ctx, each)]
    if not choices:
        return None
    manner = Manner(seats=SEATS, samples=samples, backdrop=_backdrop)
    scene = choice_sheet(ctx, choices, manner, kit_seat(ctx.viewer))
    clash = ctx.view.clash
    return stacked([clash_sheet(ctx), scene]) if clash is not None and clash.open else scene


def _choices(ctx: DrawContext[View], word: str) -> Iterator[Choice]:
    """Yield the card of this name, or all cards of a market, which is chosen before its card."""
    view = ctx.view
    held = {each.card: each for each in cards_of(ctx)}
    for card in (card for card in held if card == word):
        yield Choice(word, STRIP_HIGH, partial(_strip, ctx, held[card]))
    for card in (card for card in view.sultan_market if word == card):
        strip = partial(_strip, ctx, Held(card, True), price=view.posted.get(card))
        yield Choice(word, STRIP_HIGH, strip)
    for slot in view.market:
        if slot.card is not None and word in (slot.card, slot.market):
            strip = partial(_strip, ctx, Held(slot.card, True), price=slot.price)
            yield Choice(word, STRIP_HIGH, strip)


def _backdrop(c: Canvas) -> None:
    parchment(c, 31)
    pattern(c, (c.image.width // c.fine, c.image.height // c.fine))


def hand_list(ctx: DrawContext[View]) -> Scene:
    """Draw the cards as a list, for small screens."""
    held = cards_of(ctx)
    size = (1000, 30 + 190 * max(1, len(held)))
    plan = GroundPlan(size, ("hand",), _backdrop, SEATS, samples)
    return Scene(plan, partial(_strips, ctx, held))


def _strips(ctx: DrawContext[View], held: list[Held], c: Canvas) -> None:
    for i, card in enumerate(held):
        _strip(ctx, card, c.at(36, 20 + STEP * i))
    if not held:
        c.fit(ctx.say("picture-no-cards"), (30, 40, 970, 180), "aside", 44, least=28, fill="soft")
