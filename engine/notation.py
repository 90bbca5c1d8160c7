"""Actions and their one spelling: a verb and its arguments, `place market_large 3`."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Self, get_type_hints

from engine.fast_init import fast_init
from engine.ids import Id
from engine.packages import game_of


def _no_values(_action: "Action") -> tuple[()]:
    return ()


VERBS: dict[str, dict[str, type["Action"]]] = {}  # game -> verb -> action
MAX_ACTION_CHARS = 200  # longer than any action


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does; arguments are ids and numbers, and equality is identity."""

    verb: ClassVar[str]
    spelling: ClassVar[str]  # the verb, and a place for each argument
    values: ClassVar[Callable[[Any], Any]]  # the argument, or the tuple of several

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # The zero-argument super() breaks here: slots=True makes each class twice.
        super(Action, cls).__init_subclass__(**kwargs)
        cls.verb = cls.__name__.lower()
        VERBS.setdefault(game_of(cls), {})[cls.verb] = cls
        fast_init(cls)
        names = [each.name for each in fields(cls)]
        cls.spelling = " ".join([cls.verb, *["%s"] * len(names)])
        cls.values = attrgetter(*names) if names else _no_values

    def spell(self) -> str:
        values: Any = type(self).values(self)
        text: str = self.spelling % values
        return text

    @property
    def args(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in argument_kinds(type(self))])

    @classmethod
    def read(cls, words: list[str]) -> Self | None:
        """Return the action with these arguments, or None if they do not fit."""
        kinds = argument_kinds(cls)
        if len(words) != len(kinds):
            return None
        values = [_argument(kind, word) for kind, word in zip(kinds.values(), words, strict=True)]
        return None if None in values else cls(*values)


_kinds: dict[type[Action], dict[str, Any]] = {}


def argument_kinds(action: type[Action]) -> dict[str, Any]:
    """Return the name and type of each argument."""
    kinds = _kinds.get(action)
    if kinds is None:
        hints = get_type_hints(action)
        kinds = _kinds[action] = {each.name: hints[each.name] for each in fields(action)}
    return kinds


def _argument(kind: Any, word: str) -> Id | int | None:
    if isinstance(kind, type) and issubclass(kind, Id):
        return kind(word) if word in kind._value2member_map_ else None
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else None


def tidy(text: str) -> str:
    """Return the spelling with single spaces and in lower case."""
    return " ".join(text[:MAX_ACTION_CHARS].lower().split())


@cache
def _parsed(game: str, spelling: str) -> Action | None:
    verb, *words = spelling.split(" ")
    kind = VERBS.get(game, {}).get(verb)
    return kind.read(words) if kind else None


def parse(game: str, text: str) -> Action | None:
    """Return the action that this text spells in this game, or None."""
    return _parsed.__wrapped__(game, tidy(text))


def parse_known(game: str, spelling: str) -> Action:
    """Return the action of a spelling that was offered: these are few, and are cached."""
    action = _parsed(game, spelling)
    assert action is not None, spelling
    return action
