"""A word on each thing that can be chosen, for lists: areas and what they pay, cards, offices."""

from engine.games.jerusalem.view import View
from render.context import DrawContext
from render.games.jerusalem.figures import card_effect
from render.games.jerusalem.layout import COURTS, Court
from render.games.jerusalem.shelf import cards_of
from render.games.jerusalem.text import pays


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    areas = ctx.view.areas
    found: dict[str, str] = {
        court.id: _note(ctx, court) for court in COURTS.values() if areas[court.id].open
    }
    for held in () if ctx.seat is None else cards_of(ctx):
        found[held.card] = card_effect(ctx, held.kind)
    return found


def _note(ctx: DrawContext[View], court: Court) -> str:
    entry = ctx.view.areas[court.id]
    standing = [(count, seat) for seat, count in enumerate(entry.squires) if count]
    counts = [f"{ctx.name(seat)} {n}" for n, seat in sorted(standing, key=lambda each: -each[0])]
    parts = [", ".join(counts)] if counts else []
    if entry.baron is not None:
        parts.append(ctx.say("text-blocked", name=ctx.name(entry.baron)))
    return "; ".join([*parts, pays(ctx, court.sector, entry.income)])
