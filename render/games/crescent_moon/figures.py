"""The figures that a table plays with, as facts for the texts of cards and characters."""

from typing import Any

from engine.games.crescent_moon.data import CHARACTERS, Card
from engine.games.crescent_moon.view import View
from render.context import DrawContext
from render.figures import figures

SHARED = ("limits", "actions", "talks", "reserves", "income")  # families of figures


def effect_of(ctx: DrawContext[View], card: Card) -> str:
    """Say what a card does at this table: `cards.imam.influence` is the text's `$influence`."""
    key, values = f"card-{card}-effect", figures(ctx)
    text = ctx.say(key, **_under(values, f"cards.{card}."))
    return text if text != key else _lines_of(ctx, card, values)


def _lines_of(ctx: DrawContext[View], card: Card, values: dict[str, Any]) -> str:
    """Put the text together for a card that has none of its own."""
    lines = []
    for effect in card.facts.effects:
        name = f"cards.{effect.name}"
        numbers = {"value": values.get(name), "count": values.get(f"{name}.count")}
        line = ctx.say(f"does-{effect.does}", **numbers)
        if effect.when:
            conditions = ", ".join(ctx.say(f"condition-{each}", **numbers) for each in effect.when)
            line = ctx.say("card-line-when", line=line, conditions=conditions)
        lines.append(line)
    keywords = " / ".join(ctx.say(f"keyword-{word}") for word in card.facts.keywords)
    return ctx.say("card-of-lines", keywords=keywords, lines="; ".join(lines))


def ability_of(ctx: DrawContext[View], seat: int) -> str:
    """Say what a character can do: `move.warlord` is `$move`, a fort's price `$fort`."""
    values, character = figures(ctx), CHARACTERS[seat]
    facts = {name: values[f"{name}.{character}"] for name in ("build", "move", "recruit")}
    facts |= _under(values, f"price.{character}.")
    for family in SHARED:
        facts |= {f"{family}-{name}": value for name, value in _under(values, f"{family}.").items()}
    return ctx.say(f"character-{character}-ability", **facts)


def _under(values: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Return the values whose names begin so, under the rest of the name as Fluent spells it."""
    return {
        name.removeprefix(prefix).replace(".", "-"): value
        for name, value in values.items()
        if name.startswith(prefix)
    }
