"""The figures that a table plays with, as facts for what cards, offices and events do."""

from engine.games.jerusalem.view import View
from render.context import DrawContext
from render.figures import figures

EVENT_FIGURES = {"succession": "rescued", "special_tax": "tax", "war": "struck"}


def card_effect(ctx: DrawContext[View], kind: str) -> str:
    values = figures(ctx)
    return ctx.say(
        f"card-{kind}-effect",
        genoese=values["mercenary.genoese"],
        foreign=values["baron.foreign"],
        influence=values["card.influence"],
    )


def office_ability(ctx: DrawContext[View], office: str) -> str:
    values = figures(ctx)
    first, second = values["mercenary.treasurer"]
    return ctx.say(
        f"office-{office}-ability",
        constable_large=values["baron.constable_large"],
        constable_small=values["baron.constable_small"],
        treasurer_first=first,
        treasurer_second=second,
        mercenary=values["mercenary.price"],
        marshal_bezants=values["office_bezants.marshal"],
        admiral_bezants=values["office_bezants.admiral"],
    )


def event_effect(ctx: DrawContext[View], event: str) -> str:
    """The one number in it, where it has one."""
    name = EVENT_FIGURES.get(event)
    number = figures(ctx)[f"event.{name}"] if name else 0
    return ctx.say(f"event-card-{event}-effect", figure=number)


def privilege_effect(ctx: DrawContext[View], sector: str) -> str:
    values = figures(ctx)
    return ctx.say(
        f"privilege-{sector}-effect",
        most=values["privilege.materials_most"],
        price=values["privilege.materials_price"],
        prestige=values["privilege.intrigue"],
        bezants=values["tower.bezants"],
    )
