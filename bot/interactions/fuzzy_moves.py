"""What a typed text means: "pl mar la 3", "market large 3"; it is never more than was typed.

A text is played only where every word and number of it belongs to exactly one legal action. What
merely comes near is found, too, so that it can be shown.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice, product
from typing import Any

from rapidfuzz import fuzz

from bot.tables.hosted_table import HostedTable
from engine.ids import Id, Seat
from engine.notation import parse, tidy
from engine.words import words_of

MAX_ACTION_CHARS = 100  # characters of a text that are looked at, which is more than any action has
MIN_LETTERS = 3  # that a text must have where it does not abbreviate the notation in order
MIN_WORD_RATIO = 75  # of 100: how like a word must be to be shown as that word misspelt
NAMES_CACHE_SIZE = 4096
MAX_READINGS = 60  # that are looked at; a text with more says too little
_WORD, _TYPED_WORD = re.compile(r"[^\W_]+"), re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a text means: one action, legal or not; or else the legal ones that come near."""

    action: str | None = None
    near: tuple[str, ...] = ()
    is_many: bool = False  # whether each of those is all that was typed


def meaning(table: HostedTable, legal: Sequence[str], text: str, lang: str) -> Meaning:
    """Return the one action that a text names, or those that come near.

    A text that names just one action which is not legal means that one: it has its own refusal.
    """
    typed = tidy(text[:MAX_ACTION_CHARS])
    if typed in legal or parse(table.row.game_id, typed) is not None:
        return Meaning(typed)
    words = _words(typed, _TYPED_WORD)
    named = _named(table, legal, lang)
    fitting = [action for action, name in named.items() if name.has_all(words)]
    readings = list(islice(_readings(table, words, lang), MAX_READINGS))
    if len(fitting) == 1 and _is_said(fitting[0], words, readings):
        return Meaning(fitting[0])
    if fitting:
        return Meaning(near=tuple(fitting), is_many=len(fitting) > 1)
    if (spelt := _only_one(readings, legal)) and spelt not in legal:
        return Meaning(spelt)
    return Meaning(near=tuple(_near(named, words)))


def suggestions(table: HostedTable, legal: Sequence[str], text: str, lang: str) -> list[str]:
    """Return the legal actions that a text which is still being typed may become."""
    words = _words(tidy(text[:MAX_ACTION_CHARS]), _TYPED_WORD)
    if not words:
        return list(legal)
    named = _named(table, legal, lang)
    begun = [action for action in legal if _Name.begins(action, words)]
    fitting = [action for action in legal if action in begun or named[action].has_all(words)]
    return fitting or _near(named, words)


def _words(text: str, pattern: re.Pattern[str] = _WORD) -> list[str]:
    """Return the words and numbers of a text: "King's Palace (large)" is three."""
    return pattern.findall(text.lower().replace("'", "").replace("’", ""))


def _parts(word: str) -> list[str]:
    """Return a word of the notation and its parts, as somebody may begin to type them."""
    return [word, *_words(word)]


def _begins(short: str, word: str) -> bool:
    return short == word if short.isdigit() or word.isdigit() else word.startswith(short)


# -- by the names of what is legal -----------------------------------------------------------------


def _named(table: HostedTable, legal: Sequence[str], lang: str) -> "dict[str, _Name]":
    return {action: _name(action, table.action_label(action, lang)) for action in legal}


class _Name:
    """The words of an action, in notation and as a button says it, each as often as in one."""

    def __init__(self, action: str, label: str) -> None:
        parts = _words(action)
        self.label = _words(label)
        count = Counter(parts) | Counter(self.label)
        self.whole = [word for word in action.split() if "_" in word]
        self.words = [word for word in count.elements() if not word.isdigit()]
        # Numbers that a label adds, as a price, are not what somebody who types a number means.
        self.numbers = [word for word in action.split() if word.isdigit()]
        self.digits = [part for part in parts if part.isdigit()]

    @staticmethod
    def begins(action: str, words: Sequence[str]) -> bool:
        """Return whether each word begins a word of the notation, in order, the verb first."""
        verb, *more = action.split()
        parts = [part for word in more for part in ([word] if "_" not in word else _parts(word))]
        return _in_order(words[:1], [verb]) and _in_order(words[1:], parts)

    def has_all(self, words: Sequence[str]) -> bool:
        """Return whether each word begins one of its own here, and all numbers are the same."""
        if words == self.label:
            return True
        letters = [word for word in words if not word.isdigit()]
        numbers = [word for word in words if word.isdigit()]
        if not letters or (numbers and numbers not in (self.numbers, self.digits)):
            return False
        return _are_distinct(*self._without_whole(letters))

    def _without_whole(self, letters: list[str]) -> tuple[list[str], list[str]]:
        """Return what is left of both when words as typed, "market_l", have found theirs."""
        words, rest = self.words.copy(), []
        for short in letters:
            whole = next((each for each in self.whole if each.startswith(short)), "")
            parts = [part for part in _words(whole) if not part.isdigit()]
            if "_" in short and whole and all(part in words for part in parts):
                for part in parts:
                    words.remove(part)
            else:
                rest.append(short)
        return rest, words

    def likeness(self, words: Sequence[str]) -> tuple[int, int, float]:
        """Return how many words, then numbers, are also here, and how like it looks."""
        letters = [word for word in words if not word.isdigit()]
        found = sum(any(_is_like(word, each) for each in self.words) for word in letters)
        numbers = sum(word in self.digits for word in words if word.isdigit())
        return found, numbers, fuzz.ratio(" ".join(words), " ".join(self.words + self.digits))


_name = lru_cache(NAMES_CACHE_SIZE)(_Name)


def _in_order(shorts: Sequence[str], words: Sequence[str]) -> bool:
    left = iter(words)
    return all(any(_begins(short, word) for word in left) for short in shorts)


def _are_distinct(shorts: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether each begins a word that no other one needs (a bipartite matching)."""
    taken: dict[int, str] = {}

    def place(short: str, tried: set[int]) -> bool:
        for at, word in enumerate(words):
            if at not in tried and _begins(short, word):
                tried.add(at)
                if at not in taken or place(taken[at], tried):
                    taken[at] = short
                    return True
        return False

    return all(place(short, set()) for short in shorts)


def _is_like(short: str, word: str) -> bool:
    if _begins(short, word):
        return True
    return min(len(short), len(word)) >= MIN_LETTERS and fuzz.ratio(short, word) >= MIN_WORD_RATIO


def _near(named: dict[str, _Name], words: Sequence[str]) -> list[str]:
    """Return what shares the most words with the text, the most similar first."""
    scored = {action: name.likeness(words) for action, name in named.items()}
    most = max((found for found, _, _ in scored.values()), default=0)
    alike = [action for action, (found, _, _) in scored.items() if found == most > 0]
    return sorted(alike, key=lambda action: scored[action], reverse=True)


def _is_said(action: str, words: Sequence[str], readings: "Sequence[_Reading]") -> bool:
    """Return whether a text is clear enough to play the one legal action that has all its words.

    Where it spells something else that is not legal now, it takes more than words of its label.
    """
    in_notation = _Name.begins(action, words)
    if not in_notation and sum(map(len, filter(str.isalpha, words))) < MIN_LETTERS:
        return False
    return in_notation or not readings or any(each.action == action for each in readings)


# -- by the notation, whether legal or not ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to read a text as notation; no action: it stops before the last argument."""

    action: str | None


def _readings(table: HostedTable, words: Sequence[str], lang: str) -> Iterator[_Reading]:
    """Yield what a text spells: a verb, which may be left out, and then each argument.

    Arguments may be abbreviated, or called by their names.
    """
    if not any(map(str.isalpha, words)):
        return
    verbs = table.game.rules.verbs
    begun = [verb for verb in verbs if _begins(words[0], verb)]
    rest = tuple(words[1:] if begun else words)
    for verb in begun or verbs:
        slots = [_vocabulary(table, kind, lang) for kind in verbs[verb].values()]
        for filled in _fillings(slots, rest):
            is_whole = len(filled) == len(slots)
            for values in product(*filled) if is_whole else [()]:
                yield _Reading(" ".join([verb, *values]) if is_whole else None)


def _only_one(readings: Sequence[_Reading], legal: Sequence[str]) -> str | None:
    """Return the one action that a text spells; what is done just now goes before all else."""
    spelt = {reading.action for reading in readings if reading.action}
    verbs = {action.split(" ")[0] for action in legal}
    likely = {action for action in spelt if action.split(" ")[0] in verbs} or spelt
    return likely.pop() if len(likely) == 1 else None


Vocabulary = dict[str, tuple[tuple[str, ...], ...]]  # a word of the notation -> ways to spell it


def _vocabulary(table: HostedTable, kind: Any, lang: str) -> Vocabulary | None:
    """Return what may stand for an argument; None: any number."""
    if isinstance(kind, type) and issubclass(kind, Id):
        return _ids(table.row.game_id, kind, lang)
    if kind is Seat:
        return {
            str(seat): ((str(seat),), tuple(_words(name))) for seat, name in enumerate(table.names)
        }
    return None


@cache
def _ids(game: str, kind: type[Id], lang: str) -> Vocabulary:
    words = words_of(game)
    return {
        item.value: (
            (item.value,),
            tuple(_words(item.value)),
            tuple(word for word in _words(words.name(item, lang)) if _is_of(item, word)),
        )
        for item in kind
    }


def _is_of(item: Id, word: str) -> bool:
    """Return whether a word of a name is not just a number that it tells: "2 clay for 1 virtue"."""
    return not word.isdigit() or word in _words(item.value)


def _fillings(
    slots: Sequence[Vocabulary | None], words: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yield for each way to share the words out in order what each argument may then be."""
    if not words:
        yield ()
        return
    if not slots:
        return
    for size in range(1, len(words) + 1):
        if values := _values(slots[0], words[:size]):
            for rest in _fillings(slots[1:], words[size:]):
                yield (values, *rest)


def _values(vocabulary: Vocabulary | None, words: tuple[str, ...]) -> tuple[str, ...]:
    if vocabulary is None:
        (word, *more) = words
        return () if more or not word.isdigit() else (word,)
    return tuple(
        value
        for value, spellings in vocabulary.items()
        if any(_are_distinct(words, spelling) for spelling in spellings)
    )
