"""The figures that a table plays with, in what cards, offices, events and privileges do."""

from functools import lru_cache
from typing import Any

from engine.games.jerusalem.data import CardKind, EventCard, Figures, Office, Sector, figures_for
from engine.games.jerusalem.view import View
from render.context import DrawContext
from render.figures import changed_figures


def figures_of(ctx: DrawContext[View]) -> Figures:
    return _figures(ctx.view.options["income_table"], changed_figures(ctx))


@lru_cache(64)
def _figures(income_table: str, changed: tuple[tuple[str, Any], ...]) -> Figures:
    return figures_for(income_table, dict(changed))


def card_effect(ctx: DrawContext[View], kind: CardKind) -> str:
    figures = figures_of(ctx)
    return ctx.say(
        f"card-{kind}-effect",
        genoese=figures.genoese,
        foreign=figures.baron_foreign,
        influence=figures.influence,
    )


def office_ability(ctx: DrawContext[View], office: Office) -> str:
    figures = figures_of(ctx)
    first, second = figures.treasurer
    return ctx.say(
        f"{office.word}-ability",
        constable_large=figures.baron_constable_large,
        constable_small=figures.baron_constable_small,
        treasurer_first=first,
        treasurer_second=second,
        mercenary=figures.mercenary,
        marshal_bezants=figures.marshal_bezants,
        admiral_bezants=figures.admiral_bezants,
    )


def event_effect(ctx: DrawContext[View], event: EventCard) -> str:
    figures = figures_of(ctx)
    numbers = {
        EventCard.SUCCESSION: figures.rescued,
        EventCard.SPECIAL_TAX: figures.tax,
        EventCard.WAR: figures.struck,
    }
    return ctx.say(f"{event.word}-effect", figure=numbers.get(event, 0))


def privilege_effect(ctx: DrawContext[View], sector: Sector) -> str:
    figures = figures_of(ctx)
    return ctx.say(
        f"privilege-{sector}-effect",
        most=figures.materials_most,
        price=figures.materials_price,
        prestige=figures.intrigue,
        bezants=figures.tower_bezants,
    )
