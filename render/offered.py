"""What a seat can choose next, and the number of each: the same in a list and on a picture."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine import GAMES
from engine.ids import Id
from render.context import DrawContext


def numbered(
    game: str, places: Mapping[str, int], legal: Sequence[str], chosen: Sequence[str] = ()
) -> dict[str, int]:
    """Return what can be chosen after these words, each with its number.

    A place keeps the number that it bears on the board; cards and people count from 1 in the
    order of the list. Before a verb is chosen only places are numbered, of all verbs together.
    """
    words = list(dict.fromkeys(_next_words(game, legal, tuple(chosen))))
    offered = {word: places[word] for word in words if word in places}
    verbs = {action.split(" ", 1)[0] for action in legal}
    if offered or (not chosen and len(verbs) > 1):
        return offered
    return {word: number for number, word in enumerate(words, 1)}


def _next_words(game: str, legal: Sequence[str], chosen: tuple[str, ...]) -> list[str]:
    """Return the ids that go on from the words chosen; a lone way is gone to its fork."""
    actions = [tuple(action.split()) for action in legal]
    if not chosen:
        verbs = dict.fromkeys(words[0] for words in actions)
        return [word for verb in verbs for word in _next_words(game, legal, (verb,))]
    at = len(chosen)
    after = [words for words in actions if words[:at] == chosen and len(words) > at]
    following = list(dict.fromkeys(words[at] for words in after))
    if len(following) == 1 and (further := _next_words(game, legal, (*chosen, *following))):
        return further
    kinds = list(GAMES[game].verbs[chosen[0]].values())
    return following if at <= len(kinds) and _names_things(kinds[at - 1]) else []


def _names_things(kind: Any) -> bool:
    """Return whether words of this type are ids, not numbers or seats."""
    return isinstance(kind, type) and issubclass(kind, Id)


def offered_lines(ctx: DrawContext[Any], notes: Mapping[str, str]) -> Iterator[str]:
    """Yield the question and what answers it: number, name, and a word on it if there is one."""
    called = _names(ctx, ctx.numbers or {})
    if ctx.prompt and called:
        yield ctx.prompt
    for word, number in (ctx.numbers or {}).items():
        if word in called:
            key = "picture-option-noted" if notes.get(word) else "picture-option"
            note = notes.get(word, "")
            yield ctx.say(key, number=number, name=called[word], note=note)


def _names(ctx: DrawContext[Any], words: Iterable[str]) -> dict[str, str]:
    """Return what each word is called, by the types of the game's arguments."""
    found: dict[str, str] = {}
    kinds = {kind for verb in GAMES[ctx.game].verbs.values() for kind in verb.values()}
    for kind in sorted(filter(_names_things, kinds), key=lambda each: str(each.__name__)):
        known = set(kind)
        found |= {word: ctx.say(kind(word).word) for word in words if word in known}
    return found
