"""The figures that a table plays with, as facts for the texts of places and characters."""

from collections.abc import Iterator

from engine.games.architects.data import Location
from engine.games.architects.view import View
from render.context import DrawContext
from render.figures import figures

FAMILIES = ("location.", "market.", "prison.")


def place_effects(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    """Yield each place by its name, and what it does at this table; the Cathedral comes last.

    The second number of `location.hire` is `$hire-2` in its text.
    """
    values = figures(ctx)
    facts = {
        name: number
        for family in FAMILIES
        for key, value in values.items()
        if key.startswith(family)
        for name, number in _numbered(key.removeprefix(family), value)
    }
    facts["places"] = values["location.capture_places"][len(ctx.view.players) - 1]
    facts["cathedral"] = values["virtue.cathedral"]
    facts["rules"] = ctx.view.rules_version
    for place in (*Location, "cathedral"):
        yield ctx.say(f"location-{place}"), ctx.say(f"location-{place}-effect", **facts)


def character_effect(ctx: DrawContext[View], seat: int) -> str:
    """Say what the seat's character can do at this table."""
    values, character = figures(ctx), ctx.view.players[seat].character
    number = values.get(f"board_ability.{character}", 0)
    return ctx.say(f"character-{character}-effect", number=number, limit=values["limit.rudolf"])


def _numbered(name: str, value: int | tuple[int, ...]) -> Iterator[tuple[str, int]]:
    if isinstance(value, tuple):
        yield from ((f"{name}-{at}", number) for at, number in enumerate(value, 1))
    else:
        yield name, value
