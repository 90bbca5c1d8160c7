"""Refusals: why an action is not possible, and the nearest ones that are."""

from difflib import get_close_matches
from typing import Any

from engine.errors import IllegalAction
from engine.ids import Seat
from engine.notation import parse
from engine.rules import Refusal, Ruleset

MAX_TRIED_CHARS = 60  # characters of what was tried, given back
MAX_HINTS = 3


def refusal(
    rules: Ruleset[Any, Any], g: Any, seat: Seat, spelling: str, offered: list[str]
) -> IllegalAction:
    action = parse(rules.id, spelling)
    if action is None:
        reason = Refusal("unreadable", {})
    else:
        reason = rules.refuse(g, seat, action) or Refusal("not-offered", {})
    # A reason that says itself what would be legal brings its own hints, or none.
    facts = {"hints": nearest(spelling, offered), **reason.facts}
    return IllegalAction(reason.key, game=rules.id, tried=spelling[:MAX_TRIED_CHARS], **facts)


def nearest(spelling: str, offered: list[str]) -> list[str]:
    """Return up to three legal actions that begin alike, the most similar first."""
    words = spelling.split()
    for shared in range(len(words), 0, -1):
        start = " ".join(words[:shared])
        alike = [each for each in offered if each == start or each.startswith(start + " ")]
        if alike:
            return _closest_number(spelling, alike) or alike[:MAX_HINTS]
    return get_close_matches(spelling, offered, n=MAX_HINTS, cutoff=0.4) or offered[:MAX_HINTS]


def _closest_number(spelling: str, alike: list[str]) -> list[str]:
    """Return the action with the nearest legal number, if only the number is wrong."""
    head, _, tail = spelling.rpartition(" ")
    numbers = {each.rpartition(" ")[2] for each in alike if each.rpartition(" ")[0] == head}
    if not tail.isdigit() or not numbers or not all(number.isdigit() for number in numbers):
        return []
    best = min(map(int, numbers), key=lambda number: abs(number - int(tail)))
    return [f"{head} {best}"]
