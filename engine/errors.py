"""The engine's exceptions, by whose fault they are.

* TableError            the request cannot be done; its sentence is shown to the player
  - NotSeated           no such seat at this table
  - NotAsked            not this seat's decision
  - IllegalAction       not among the options; says why, and what would be legal
  - GameOver            nothing more can be done
  - CannotUndo          something was revealed, or another seat has acted
  - BadTable            no such game, number of seats or option
  - BadSave             damaged or foreign save data, or of rules that we do not know
  - BadRecord           a record that cannot be read or does not replay; knows its line
* BrokenRules           our fault: the engine contradicted itself
  - RunawayRules        too many steps in a row without a question
  - DeadEnd             nobody is asked and there is no result
"""

from collections.abc import Sequence
from typing import Any


class TableError(Exception):
    """A request that cannot be done: key and facts of a sentence, which `str()` says in English."""

    def __init__(self, key: str, *, game: str | None = None, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.game, self.facts = key, game, facts

    def say(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        from engine.words import words_of  # words are read only when something is said

        return words_of(self.game).refusal(self.key, self.facts, lang=lang, names=names)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.key, self.game, self.facts)


def _rebuilt(kind: type[TableError], key: str, game: str | None, facts: dict[str, Any]) -> Any:
    return kind(key, game=game, **facts)


class NotSeated(TableError):
    pass


class NotAsked(TableError):
    pass


class IllegalAction(TableError):
    pass


class GameOver(TableError):
    pass


class CannotUndo(TableError):
    pass


class BadTable(TableError):
    pass


class BadSave(TableError):
    pass


class BadRecord(TableError):
    """`facts["line"]` is the first line that is wrong."""


class BrokenRules(Exception):
    """The engine contradicted itself; to be logged with the table's record, never shown."""


class RunawayRules(BrokenRules):
    pass


class DeadEnd(BrokenRules):
    pass
