"""The plan of a panel: legal actions as a tree of words, and where in it somebody stands.

Pure, and knows no game: `place market_large 3` is a way of three words, and each level of the tree
is a choice. Ways are kept as indices, so that a custom_id is short and tells nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

PER_PAGE = 25  # options of a select
MAX_BUTTONS = 5  # choices that are quicker as buttons than as a select
MAX_EACH = 5  # that one picks together with a number for each: a form has five fields
CACHE_SIZE = 256  # levels of trees: one panel looks at each of its own several times
MAX_NUMBER_BUTTONS = 9  # numbers offered as buttons; the others come by form

Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One choice: the word it adds, where it leads, and the action if there is no other."""

    word: str
    way: Way
    action: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    """One level of the tree, as it is to be shown."""

    kind: Literal["verbs", "numbers", "buttons", "select", "several", "each", "confirm", "nothing"]
    way: Way
    words: tuple[str, ...]  # chosen so far
    branches: tuple[Branch, ...]  # on this page
    page: int = 0
    pages: int = 1
    low: int = 0
    high: int = 0
    has_more_numbers: bool = False  # than those on buttons
    picked: tuple[int, ...] = ()  # several branches of this way, for each of which a number is due
    asides: tuple[Branch, ...] = ()  # what may be done besides what is asked, by its first word


class NoSuchWay(LookupError):
    """The indices lead nowhere: a forged or an old panel."""


def plan(legal: Sequence[str], way: Way = (), page: int = 0, standing: Sequence[str] = ()) -> Plan:
    """Return what to show to someone who has come this way; single forks are walked through.

    What may be done at any time (`standing`) makes no fork: it stands beside what is asked.
    """
    first, asides = _beginning(legal, standing)
    beginning = _through(legal, first)
    way = _through(legal, way) if way else beginning
    words, branches = _walk(legal, way)
    if not branches:
        return Plan("nothing", way, words, ())
    laid_out = _laid_out(way, words, branches, page)
    return replace(laid_out, asides=asides) if asides and way == beginning else laid_out


def _through(legal: Sequence[str], way: Way) -> Way:
    """Return the way to the next choice: single forks are walked through."""
    _, branches = _walk(legal, way)
    while len(branches) == 1 and branches[0].action is None:
        way = branches[0].way
        _, branches = _walk(legal, way)
    return way


def _beginning(legal: Sequence[str], standing: Sequence[str]) -> tuple[Way, tuple[Branch, ...]]:
    """Return where a panel begins, and what stands beside it.

    That is past the first word where the question takes but one, and nothing else uses it.
    """
    if not standing:
        return (), ()
    verbs = {action.partition(" ")[0] for action in standing}
    branches = _branches(legal, (), ())
    asked = [branch for branch in branches if branch.word not in verbs]
    if len(asked) != 1 or asked[0].action is not None:
        return (), ()
    return asked[0].way, tuple([branch for branch in branches if branch.word in verbs])


def action_at(legal: Sequence[str], way: Way) -> str | None:
    """Return the action at the end of this way, or None if there is still something to choose."""
    if not way:
        return None
    _, branches = _walk(legal, way[:-1])
    return _at(branches, way[-1]).action


def way_to(legal: Sequence[str], action: str) -> Way:
    """Return the way that ends at one of the legal actions."""
    words: tuple[str, ...] = ()
    way: Way = ()
    for word in action.split(" "):
        branch = next(each for each in _branches(legal, words, way) if each.word == word)
        words, way = (*words, word), branch.way
        if branch.action == action:
            break
    return way


def confirmation(legal: Sequence[str], way: Way) -> Plan:
    """Return the step that asks whether the action at the end of this way is really meant."""
    words, branches = _walk(legal, way[:-1])
    return Plan("confirm", way[:-1], words, (_at(branches, way[-1]),))


def several_actions(legal: Sequence[str], way: Way, picked: Sequence[int]) -> list[str] | None:
    """Return the actions of several branches of this way; None: there is more to choose of each."""
    _, branches = _walk(legal, way)
    actions = [_at(branches, index).action for index in _each_once(picked)]
    return None if None in actions or _numbers_of(legal, way, picked) else [a for a in actions if a]


def several(legal: Sequence[str], way: Way) -> Plan:
    """Return the step at which several of what one may choose here can be picked together."""
    at = plan(legal, way)
    if at.kind != "select":
        raise NoSuchWay(way)
    return replace(at, kind="several")


def each(legal: Sequence[str], way: Way, picked: Sequence[int]) -> Plan:
    """Return the step that asks how many of each: numbers that all of the picked ones can have.

    What they have together is no more than one of them could.
    """
    found = _numbers_of(legal, way, picked)
    if not found or len(found) > MAX_EACH:
        raise NoSuchWay(picked)
    words, _ = _walk(legal, way)
    most = max(max(numbers) for _, numbers in found)
    common = set.intersection(*(set(numbers) for _, numbers in found))
    shown = sorted(number for number in common if number and number * len(found) <= most)
    branches = tuple(Branch(str(number), way, None) for number in shown[:MAX_NUMBER_BUTTONS])
    return Plan("each", way, words, branches, high=most, picked=tuple(picked))


def counted_actions(
    legal: Sequence[str], way: Way, picked: Sequence[int], counts: Sequence[int]
) -> list[str]:
    """Return the actions that give each of the picked branches its number; 0 is left out."""
    found = _numbers_of(legal, way, picked)
    if len(found) != len(counts) or any(
        count and count not in numbers for (_, numbers), count in zip(found, counts, strict=True)
    ):
        raise NoSuchWay(picked)
    pairs = zip(found, counts, strict=True)
    return [numbers[count] for (_, numbers), count in pairs if count]


def picked_words(legal: Sequence[str], way: Way, picked: Sequence[int]) -> list[str]:
    """Return the words of the picked branches."""
    _, branches = _walk(legal, way)
    return [_at(branches, index).word for index in picked]


def _numbers_of(
    legal: Sequence[str], way: Way, picked: Sequence[int]
) -> list[tuple[str, dict[int, str]]]:
    """Return each picked branch with the actions that follow by number; []: they need none."""
    words, branches = _walk(legal, way)
    found = []
    for index in _each_once(picked):
        start = " ".join((*words, _at(branches, index).word)) + " "
        after = {action[len(start) :]: action for action in legal if action.startswith(start)}
        if not after or not all(rest.isdigit() for rest in after):
            return []
        found.append((start, {int(rest): action for rest, action in after.items()}))
    return found


def _each_once(picked: Sequence[int]) -> Iterator[int]:
    if len(set(picked)) != len(picked):
        raise NoSuchWay(picked)
    yield from picked


def way_to_number(legal: Sequence[str], way: Way, number: int) -> Way | None:
    """Return the branch of this level that is this number."""
    _, branches = _walk(legal, way)
    return next((branch.way for branch in branches if branch.word == str(number)), None)


def _walk(legal: Sequence[str], way: Way) -> tuple[tuple[str, ...], list[Branch]]:
    words: tuple[str, ...] = ()
    branches = _branches(legal, words, ())
    for depth, index in enumerate(way):
        branch = _at(branches, index)
        words = (*words, branch.word)
        branches = [] if branch.action else _branches(legal, words, way[: depth + 1])
    return words, branches


def _at(branches: list[Branch], index: int) -> Branch:
    if not 0 <= index < len(branches):
        raise NoSuchWay(index)
    return branches[index]


def _branches(legal: Sequence[str], words: tuple[str, ...], way: Way) -> list[Branch]:
    """Return the next words after these, each once, in the order of the list.

    Where only one action goes on with a word, that word is the whole choice.
    """
    return list(_branches_of(tuple(legal), words, way))


@lru_cache(CACHE_SIZE)
def _branches_of(legal: tuple[str, ...], words: tuple[str, ...], way: Way) -> tuple[Branch, ...]:
    start = " ".join(words) + " " if words else ""
    first: dict[str, str] = {}
    several: set[str] = set()
    for action in legal:
        if action.startswith(start):
            word = action[len(start) :].partition(" ")[0]
            if word in first:
                several.add(word)
            else:
                first[word] = action
    return tuple(
        [
            Branch(word, (*way, at), None if word in several else action)
            for at, (word, action) in enumerate(first.items())
        ]
    )


def _laid_out(way: Way, words: tuple[str, ...], branches: list[Branch], page: int) -> Plan:
    count = len(branches)
    if not words:
        return Plan("verbs", way, words, tuple(branches))
    if _are_amounts(branches):
        return _numbers(way, words, branches)
    if count <= MAX_BUTTONS:
        return Plan("buttons", way, words, tuple(branches))
    pages = -(-count // PER_PAGE)
    page = min(max(page, 0), pages - 1)
    shown = tuple(branches[page * PER_PAGE : (page + 1) * PER_PAGE])
    return Plan("select", way, words, shown, page, pages)


def _are_amounts(branches: list[Branch]) -> bool:
    """Return whether these are consecutive numbers; with gaps, they are names of places."""
    if not all(branch.word.isdigit() and branch.action for branch in branches):
        return False
    return int(branches[-1].word) - int(branches[0].word) == len(branches) - 1


def _numbers(way: Way, words: tuple[str, ...], branches: list[Branch]) -> Plan:
    """Return the lowest few numbers and the highest as buttons."""
    shown, are_many = branches, len(branches) > MAX_NUMBER_BUTTONS + 1
    if are_many:
        shown = [*branches[: MAX_NUMBER_BUTTONS - 1], branches[-1]]
    low, high = int(branches[0].word), int(branches[-1].word)
    return Plan("numbers", way, words, tuple(shown), low=low, high=high, has_more_numbers=are_many)
