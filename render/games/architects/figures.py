"""The figures that a table plays with, as facts for the texts of places and characters."""

from collections.abc import Iterator

from engine.games.architects.view import View
from render.context import DrawContext
from render.figures import figures

FAMILIES = ("location.", "market.", "prison.")
PLACES = ("quarry", "forest", "silversmith", "mines", "storehouse", "workshop", "town_centre",
          "tax_stand", "guardhouse", "bm_small", "bm_middle", "bm_large", "guildhall", "prison",
          "cathedral")  # fmt: skip
"""Everywhere a worker does something, and what he works on."""


def place_effects(ctx: DrawContext[View]) -> Iterator[tuple[str, str]]:
    """Each place by its name, and what it does at this table.

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
    facts["places"] = values["location.capture_places"][len(ctx.data["players"]) - 1]
    facts["cathedral"] = values["virtue.cathedral"]
    facts["rules"] = ctx.data["rules_version"]
    for place in PLACES:
        yield ctx.say(f"location-{place}"), ctx.say(f"location-{place}-effect", **facts)


def character_effect(ctx: DrawContext[View], seat: int) -> str:
    """What the seat's character can do at this table."""
    values, character = figures(ctx), ctx.data["players"][seat]["character"]
    number = values.get(f"board_ability.{character}", 0)
    return ctx.say(f"character-{character}-effect", number=number, limit=values["limit.rudolf"])


def _numbered(name: str, value: int | tuple[int, ...]) -> Iterator[tuple[str, int]]:
    if isinstance(value, tuple):
        yield from ((f"{name}-{at}", number) for at, number in enumerate(value, 1))
    else:
        yield name, value
