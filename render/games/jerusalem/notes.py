"""A word on each thing that can be chosen, for lists: who stands in an area and what it pays."""

from engine.games.jerusalem.view import View
from render.context import DrawContext
from render.games.jerusalem.layout import COURTS, Court
from render.games.jerusalem.text import pays


def notes(ctx: DrawContext[View]) -> dict[str, str]:
    areas = ctx.view.areas
    return {court.id: _note(ctx, court) for court in COURTS.values() if areas[court.id].open}


def _note(ctx: DrawContext[View], court: Court) -> str:
    entry = ctx.view.areas[court.id]
    standing = [(count, seat) for seat, count in enumerate(entry.squires) if count]
    counts = [f"{ctx.name(seat)} {n}" for n, seat in sorted(standing, key=lambda each: -each[0])]
    parts = [", ".join(counts)] if counts else []
    if entry.baron is not None:
        parts.append(ctx.say("text-blocked", name=ctx.name(entry.baron)))
    return "; ".join([*parts, pays(ctx, court.sector, entry.income)])
