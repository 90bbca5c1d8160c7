"""A word on each thing that can be chosen, for lists: who stands in an area and what it pays."""

from __future__ import annotations

from render.brief import Brief
from render.games.jerusalem.layout import COURTS, Court
from render.games.jerusalem.speech import pays


def notes(brief: Brief) -> dict[str, str]:
    areas = brief.view["areas"]
    return {court.id: _note(brief, court) for court in COURTS.values() if areas[court.id]["open"]}


def _note(brief: Brief, court: Court) -> str:
    entry = brief.view["areas"][court.id]
    standing = [(count, seat) for seat, count in enumerate(entry["squires"]) if count]
    counts = [f"{brief.name(seat)} {n}" for n, seat in sorted(standing, key=lambda each: -each[0])]
    parts = [", ".join(counts)] if counts else []
    if entry["baron"] is not None:
        parts.append(brief.say("text-blocked", name=brief.name(entry["baron"])))
    return "; ".join([*parts, pays(brief, court.sector, entry["income"])])
