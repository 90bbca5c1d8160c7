"""A word on each thing that can be chosen, for lists: places, people, building cards."""

from collections.abc import Iterator

from engine.games.architects.data import MARKET_SPACES
from engine.games.architects.view import View
from render.context import DrawContext
from render.games.architects.cards import skills_of
from render.games.architects.figures import apprentice_effect
from render.games.architects.layout import COURTS
from render.games.architects.shelf import cards_of
from render.games.architects.text import (
    candidate_line,
    card_line,
    market_offer,
    skill_names,
    workers_at,
)


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    return dict([*_places(ctx), *_apprentices(ctx), *_cards(ctx), *_characters(ctx)])


def _places(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    """Yield who stands at each place; of the Black Market, what it gives for how much."""
    for place in COURTS:
        yield place, workers_at(ctx, ctx.view.locations[place])
    for space in MARKET_SPACES:
        price = ctx.view.market.prices[space]
        offer = market_offer(ctx, space)
        yield space, ctx.say("note-market", price=price, offer=offer)


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
