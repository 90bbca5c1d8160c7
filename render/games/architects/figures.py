"""The figures that a table plays with, as facts for the texts of places and characters."""

from collections.abc import Iterator

from engine.games.architects.data import Apprentice, Character, Good, Location
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
    for place, (silver, tax, *_) in (
        (each, values[f"location.{each}"]) for each in ("hire", "ransom", "repay")
    ):
        facts[place] = silver + tax
    facts["cathedral"] = values["virtue.cathedral"]
    facts["rules"] = ctx.view.rules_version
    for place in (*Location, "cathedral"):
        yield ctx.say(f"location-{place}"), ctx.say(f"location-{place}-effect", **facts)


def character_effect(ctx: DrawContext[View], character: Character) -> str:
    """Say what the character can do at this table."""
    values = figures(ctx)
    number = values.get(f"board_ability.{character}", 0)
    return ctx.say(f"character-{character}-effect", number=number, limit=values["limit.rudolf"])


def character_start(ctx: DrawContext[View], character: Character) -> dict[str, int]:
    """Return what the character begins with, by its sign, virtue first."""
    prison, debts, *goods, virtue, cards = figures(ctx)[f"board.{character}"]
    start = {"virtue": virtue, "prison": prison, "debt": debts}
    start |= {good.value: count for good, count in zip(Good, goods, strict=True)}
    start |= {"building": cards}
    return {sign: count for sign, count in start.items() if count}


def apprentice_effect(ctx: DrawContext[View], apprentice: Apprentice) -> str:
    """Say what the apprentice can do at this table."""
    return ctx.say(f"{apprentice.word}-effect", reading=ctx.view.options["conspirator"])


def _numbered(name: str, value: int | tuple[int, ...]) -> Iterator[tuple[str, int]]:
    if isinstance(value, tuple):
        yield from ((f"{name}-{at}", number) for at, number in enumerate(value, 1))
    else:
        yield name, value
