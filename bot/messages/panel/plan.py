"""The plan of a panel: legal actions as a tree of words, and where in it somebody stands.

Pure, and knows no game: `place market_large 3` is a way of three words, and each level of the tree
is a choice. Ways are kept as indices, so that a custom_id is short and tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

PER_PAGE = 25  # options of a select
MAX_BUTTONS = 5  # choices that are quicker as buttons than as a select
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

    kind: Literal["verbs", "numbers", "buttons", "select", "nothing"]
    way: Way
    words: tuple[str, ...]  # chosen so far
    branches: tuple[Branch, ...]  # on this page
    page: int = 0
    pages: int = 1
    low: int = 0
    high: int = 0
    has_more_numbers: bool = False  # than those on buttons
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
    return [
        Branch(word, (*way, at), None if word in several else action)
        for at, (word, action) in enumerate(first.items())
    ]


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
