"""Names of people as we write them: they may hold anything, and must not pass for our own words."""

import re

import engine
from bot.text.say import LANGUAGES, say

MAX_NAME_CHARS = 24
# What would format or mention, divide a line, or stand for a seat; brackets, which are ours to say
# who hosts and how well a computer plays; and quotation marks, which `quoted` adds.
OURS = re.compile(r"://|[*_`~|<>@#\\()\[\]{}·•∙⋅‧・“”]|[\u25a0-\u25ff\u2b12-\u2b2f\u2b50-\u2b58]")


def tamed(name: str) -> str:
    """Return a name that can stand anywhere; one that a computer could have is quoted."""
    name = OURS.sub(" ", "".join(char for char in name if char.isprintable()))
    name = " ".join(name.split())[:MAX_NAME_CHARS].strip() or "?"
    return f"“{name}”" if _is_a_computers(name) else name


def _is_a_computers(name: str) -> bool:
    """Return whether it begins as the names of computer players do, in any language."""
    heads = {say("computer-name", lang, number=1).split()[0] for lang in LANGUAGES}
    return any(name.casefold().startswith(head.casefold()) for head in heads)


def game_named(text: str) -> str:
    """Return the game that a name speaks of: `jerusalem-2` of Jerusalem; "" if none, or several."""
    said = f"-{_dashed(text)}-"
    found = [
        rules.id
        for rules in engine.GAMES.values()
        if any(f"-{name}-" in said for name in {_dashed(rules.id), _dashed(rules.title)})
    ]
    return found[0] if len(found) == 1 else ""


def _dashed(text: str) -> str:
    return "-".join(re.findall(r"\w+", text.casefold().replace("_", "-")))
