"""A word on each thing that can be chosen, for lists: places, people, building cards."""

from collections.abc import Iterator

from engine.games.architects.data import (
    GIVES_AT,
    MARKET_SPACES,
    Apprentice,
    Good,
    Location,
    Moment,
)
from engine.games.architects.view import PlayerView, View
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
    goods_line,
    market_offer,
    skill_names,
    workers_at,
)


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    return dict([*_places(ctx), *_apprentices(ctx), *_cards(ctx), *_characters(ctx)])


def _places(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    """Yield who stands at each place; of one to be visited, what it gives the seat, for how much.

    What a visit does is a note on the action, "place quarry": the same place may be asked for when
    a worker is taken back.
    """
    for place in COURTS:
        standing = workers_at(ctx, ctx.view.locations[place])
        yield place, standing
        if ctx.seat is not None:
            who = "" if standing == NOBODY else f". {ctx.say('note-standing', workers=standing)}"
            yield f"place {place}", _visit(ctx, place, ctx.view.players[ctx.seat]) + who
    for at, space in enumerate(MARKET_SPACES):
        virtue = figures(ctx)["market.virtue"][at]
        if ctx.seat is not None and _has(ctx.view.players[ctx.seat], Apprentice.ILLUSIONIST):
            virtue = 0
        price = ctx.view.market.prices[space]
        offer = market_offer(ctx, space)
        yield space, ctx.say("note-market", price=price, virtue=virtue, offer=offer)


MOMENTS = {
    Location.QUARRY: (Moment.QUARRY, Good.STONE),
    Location.FOREST: (Moment.FOREST, Good.WOOD),
    Location.SILVERSMITH: (Moment.SILVERSMITH, Good.SILVER),
}


def _visit(ctx: DrawContext[View], place: Location, player: PlayerView) -> str:
    """Say what a worker sent there brings now, with those of the seat that stand there."""
    values = figures(ctx)
    workers = ctx.view.locations[place][ctx.viewer] + 1
    if place in MOMENTS:
        moment, good = MOMENTS[place]
        each, more = values[f"location.{place}"]
        found = _extras(ctx, player, moment)
        found[good] = found.get(good, 0) + each * workers + more
        return ctx.say("note-gives", goods=goods_line(ctx, found))
    facts = {"count": workers}
    if place is Location.MINES:
        each, more = values["location.mines_clay"]
        extras = _extras(ctx, player, Moment.MINES)
        clay = extras | {Good.CLAY: extras.get(Good.CLAY, 0) + each * workers + more}
        gold = extras | {
            Good.GOLD: extras.get(Good.GOLD, 0) + workers // values["location.mines_gold"]
        }
        choice = {"clay": goods_line(ctx, clay), "gold": goods_line(ctx, gold)}
        return ctx.say("note-mines", many=int(gold != extras), **choice)
    if place is Location.STOREHOUSE:
        overseers = player.apprentices.count(Apprentice.OVERSEER)
        facts["count"] += overseers * values["power.overseer"]
    elif place is Location.WORKSHOP:
        first, every = values["location.workshop_cards"]
        facts = {"count": first + workers // every, "price": sum(values["location.hire"][:2])}
    elif place is Location.TAX_STAND:
        thieves = player.apprentices.count(Apprentice.THIEF)
        lost = max(0, values["location.tax_stand"] - thieves * values["power.thief"])
        facts = {"count": ctx.view.tax, "virtue": lost}
    return ctx.say(f"note-{place.replace('_', '-')}", **facts)


def _extras(ctx: DrawContext[View], player: PlayerView, moment: Moment) -> dict[Good, int]:
    """Return what the seat's apprentices add at a place."""
    found: dict[Good, int] = {}
    for apprentice in player.apprentices:
        if GIVES_AT.get(apprentice) is moment:
            given = figures(ctx)[f"ability.{apprentice}"]
            for good, count in zip(Good, given, strict=False):
                found[good] = found.get(good, 0) + count
    return found


def _has(player: PlayerView, apprentice: Apprentice) -> bool:
    return apprentice in player.apprentices


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
