"""The position in words: the frame of every game's texts, whose own lines come from its art."""

from collections.abc import Iterable
from typing import Any

from engine.state import Result
from render.context import DrawContext

ALT_MAX_CHARS = 1024  # what Discord takes
NAME_MAX_CHARS = 14
ENDS = (".", ":", "?", "!", "…")


def title(ctx: DrawContext[Any]) -> str:
    return ctx.say("title")


def headline(ctx: DrawContext[Any]) -> str:
    """Return who has won, or who is waited for."""
    if ctx.result is not None:
        names = [ctx.name(seat, NAME_MAX_CHARS) for seat in ctx.result.winners]
        return ctx.say("picture-wins", names=", ".join(names), count=len(names))
    if len(ctx.asked) == 1:
        return ctx.say("picture-turn", name=ctx.name(ctx.asked[0], NAME_MAX_CHARS))
    return ctx.say("picture-waiting", count=len(ctx.asked))


def full_text(ctx: DrawContext[Any], subline: str, lines: Iterable[str]) -> str:
    """Join title, headline and the game's own lines."""
    head = f"{title(ctx)} · {subline}" if subline else title(ctx)
    return "\n".join([head, headline(ctx), *lines])


def alt_text(ctx: DrawContext[Any], subline: str, gist: Iterable[str]) -> str:
    """Join as many sentences as Discord takes, the most telling first."""
    text = " ".join(sentence(part) for part in (title(ctx), subline, headline(ctx)) if part)
    if len(text) > ALT_MAX_CHARS:
        text = sentence(title(ctx))
    for line in gist:
        longer = f"{text} {sentence(line)}".strip()
        if len(longer) > ALT_MAX_CHARS:
            break
        text = longer
    return text


def sentence(line: str) -> str:
    """Return the first row of a line as a sentence, with one mark at its end."""
    row = line.strip().partition("\n")[0].removeprefix("- ").strip()
    return row if not row or row.endswith(ENDS) else row + "."


def ranked(result: Result) -> list[tuple[int, int]]:
    """Return each seat after its place, the first ones first; seats that tie share a place."""
    found: list[tuple[int, int]] = []
    for tied in result.ranking:
        place = len(found) + 1
        found += [(place, seat) for seat in tied]
    return found
