"""What a typed text means among the legal actions: "pl mar 3", "market large 3", "palce forest"."""

from collections.abc import Mapping, Sequence

from rapidfuzz import fuzz, process, utils

from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError
from engine.notation import tidy

MAX_ACTION_CHARS = 100  # characters of a text that are looked at, which is more than any action has
MAX_SHOWN = 5  # actions named where several fit
MIN_LETTERS = 3  # that a text must have to be taken for something that it does not begin
MIN_WORD_RATIO = 75  # of 100: how like a word must be to be that word misspelt
MIN_RATIO = 60  # of 100: how like a text must be to be an action at all
CLEAR_RATIO, CLEAR_LEAD = 70, 15  # and to be played: how like, and how much more than any other


def suggestions(table: HostedTable, legal: Sequence[str], text: str, lang: str) -> list[str]:
    """Return the legal actions that a text which is still being typed may become."""
    typed = _typed(text)
    if not typed:
        return list(legal)
    names = _Names(table, legal, lang)
    return _fitting(names, typed) or [action for action, _ in _resembling(names, typed)]


def best_match(table: HostedTable, legal: Sequence[str], text: str, lang: str) -> str:
    """Return the one action that fits a text; if none does, or several, raise HostError."""
    typed = _typed(text)
    if not typed:
        raise HostError("move-blank", actions=_listed(legal[:1]))
    names = _Names(table, legal, lang)
    found = _fitting(names, typed)
    if not found:
        resembling = _resembling(names, typed)
        found = [action for action, _ in resembling]
        if _is_clear([score for _, score in resembling]) and _is_long(typed):
            return found[0]
    if not found:
        raise HostError("no-such-action", text=text[:60], actions=_listed(legal[:1]))
    whole = [action for action in found if _abbreviates_all(typed, action)]
    for few in (found, whole):
        if len(few) == 1:
            return few[0]
    more = max(0, len(found) - MAX_SHOWN)
    raise HostError("move-many", text=typed[:60], actions=_listed(found[:MAX_SHOWN]), more=more)


def _typed(text: str) -> str:
    return tidy(text[:MAX_ACTION_CHARS])


def _listed(actions: Sequence[str]) -> str:
    return ", ".join(f"`{action}`" for action in actions)


def _is_long(typed: str) -> bool:
    return sum(char.isalpha() for char in typed) >= MIN_LETTERS


class _Names(dict[str, str]):
    """What actions are called, in notation and in words; found out only where it is needed."""

    def __init__(self, table: HostedTable, legal: Sequence[str], lang: str) -> None:
        self.table, self.legal, self.lang = table, legal, lang

    def all(self) -> Mapping[str, str]:
        if not self:
            for action in self.legal:
                label = self.table.action_label(action, self.lang)
                self[action] = utils.default_process(f"{action.replace('_', ' ')} {label}")
        return self


def _fitting(names: _Names, typed: str) -> list[str]:
    """Return actions that the text abbreviates, or else that have all its words or like ones."""
    if begun := [action for action in names.legal if _abbreviates(typed, action)]:
        return begun
    if not _is_long(typed):
        return []
    parts = {action: set(name.split()) for action, name in names.all().items()}
    known = set[str]().union(*parts.values())
    wanted = utils.default_process(typed.replace("_", " ")).split()
    for fits in (_begins, _is_like):
        words = [{word for word in known if fits(short, word)} for short in wanted]
        if found := [action for action, has in parts.items() if all(map(has.__and__, words))]:
            return found
    return []


def _resembling(names: _Names, typed: str) -> list[tuple[str, float]]:
    """Return actions that look like the text and have its numbers, the most similar first."""
    scored = process.extract(typed, names.all(), scorer=fuzz.WRatio, limit=None)
    numbers = {word for word in typed.split() if word.isdigit()}
    return [
        (action, score)
        for name, score, action in scored
        if score >= MIN_RATIO and numbers <= set(name.split())
    ]


def _is_clear(scores: Sequence[float]) -> bool:
    best, second = [*scores, 0, 0][:2]
    return best >= CLEAR_RATIO and best - second >= CLEAR_LEAD


def _abbreviates(typed: str, action: str) -> bool:
    """Return whether each word begins one of the action's words or parts, in order."""
    shorts, words = typed.split(), action.split()
    if len(shorts) > len(words):
        return False
    return all(_fits(short, word) for short, word in zip(shorts, words, strict=False))


def _abbreviates_all(typed: str, action: str) -> bool:
    """Return whether it abbreviates every word: "pas" is `pass` rather than `passage 3`."""
    return (
        _is_long(typed)
        and len(typed.split()) == len(action.split())
        and _abbreviates(typed, action)
    )


def _fits(short: str, word: str) -> bool:
    return any(_begins(short, part) for part in (word, *word.split("_")))


def _begins(short: str, word: str) -> bool:
    if word.isdigit() or short.isdigit():
        return short == word
    return word.startswith(short)


def _is_like(short: str, word: str) -> bool:
    return _begins(short, word) or (
        len(short) >= MIN_LETTERS and fuzz.ratio(short, word) >= MIN_WORD_RATIO
    )
