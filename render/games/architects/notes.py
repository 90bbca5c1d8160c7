"""A word on each thing that can be chosen, for lists: places, people, building cards."""

from collections.abc import Iterator, Sequence

from engine.games.architects.data import MARKET_SPACES, Apprentice, Good, Location
from engine.games.architects.view import View
from render.context import DrawContext
from render.figures import figures
from render.games.architects.cards import skills_of
from render.games.architects.figures import apprentice_effect
from render.games.architects.layout import COURTS
from render.games.architects.shelf import cards_of
from render.games.architects.text import (
    NOBODY,
    candidate_line,
    card_line,
    market_offer,
    skill_names,
    workers_at,
)

# Places that give goods at once: whose ability adds to it, and what.
GIVES = {
    Location.QUARRY: (Apprentice.STONECUTTER, Good.STONE),
    Location.FOREST: (Apprentice.WOODCUTTER, Good.WOOD),
    Location.SILVERSMITH: (Apprentice.JEWELLER, Good.SILVER),
}


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    return dict([*_places(ctx), *_apprentices(ctx), *_cards(ctx), *_characters(ctx)])


def _places(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    """Yield what the next worker gets at each place, and who stands there."""
    for place in COURTS:
        there = workers_at(ctx, ctx.view.locations[place])
        gets = _gets(ctx, place)
        yield place, "; ".join(each for each in (gets, there) if each and each != NOBODY) or there
    for space in MARKET_SPACES:
        price = ctx.view.market.prices[space]
        offer = market_offer(ctx, space)
        yield space, ctx.say("note-market", price=price, offer=offer)


def _gets(ctx: DrawContext[View], place: Location) -> str:
    """Say what one more worker of this seat would get: the more stand there, the more it is."""
    if ctx.seat is None:
        return ""
    count = ctx.view.locations[place][ctx.seat] + 1
    return ctx.say(f"note-{place}", **_numbers(ctx, ctx.seat, place, count))


def _numbers(ctx: DrawContext[View], seat: int, place: Location, count: int) -> dict[str, int]:
    values, hired = figures(ctx), ctx.view.players[seat].apprentices
    if place in GIVES:
        each, more = values[f"location.{place}"]
        return {"count": each * count + more + _more(ctx, hired, *GIVES[place])}
    if place is Location.MINES:
        each, more = values["location.mines_clay"]
        miners = _more(ctx, hired, Apprentice.MINER, Good.CLAY)
        gold = count // values["location.mines_gold"]
        return {"count": each * count + more + miners, "gold": gold}
    if place is Location.WORKSHOP:
        cards, workers = values["location.workshop_cards"]
        return {"count": cards + count // workers}
    if place is Location.STOREHOUSE:
        return {"count": count + hired.count(Apprentice.OVERSEER) * values["power.overseer"]}
    if place is Location.TAX_STAND:
        thieves = hired.count(Apprentice.THIEF) * values["power.thief"]
        virtue = max(0, values["location.tax_stand"] - thieves)
        return {"count": ctx.view.tax, "virtue": virtue}
    return {"count": count}


def _more(
    ctx: DrawContext[View], hired: Sequence[Apprentice], whose: Apprentice, good: Good
) -> int:
    """Return how much more of a good apprentices of this kind bring."""
    return int(hired.count(whose) * figures(ctx)[f"ability.{whose}"][list(Good).index(good)])


def _apprentices(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    for card in (card for row in ctx.view.rows for card in row):
        effect = apprentice_effect(ctx, card.apprentice)
        yield card.apprentice, f"{skill_names(ctx, card.skills)}: {effect}"
    for hired in () if ctx.seat is None else ctx.view.players[ctx.seat].apprentices:
        skills = skill_names(ctx, skills_of(ctx, hired))
        yield hired, f"{skills}: {apprentice_effect(ctx, hired)}"


def _characters(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    for character in ctx.view.characters:
        yield character, candidate_line(ctx, character)


def _cards(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    if ctx.seat is not None:
        for card in cards_of(ctx):
            yield card.id, card_line(ctx, card)
