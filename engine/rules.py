"""A game is a value: everything the table needs to know of it, in one place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.asks import Ask
from engine.events import Event
from engine.figures import Figures
from engine.ids import Seat
from engine.notation import VERBS, Action, argument_kinds
from engine.rng import Rng
from engine.state import GameState
from engine.words import Words, words_of


class TableOptions(BaseModel):
    """What a table may choose; each game adds its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    figures: dict[str, int | tuple[int, ...]] = Field(
        default={}, description=words_of(None)("option-figures")
    )

    @cached_property
    def shown(self) -> dict[str, Any]:
        """The same for views, which are asked for very often."""
        return self.model_dump(mode="json")


def options_of(game: str) -> Callable[[str, Any], Any]:
    """Makes a field with its default and its help, which is `option-NAME` of the game's words."""

    def option(name: str, default: Any) -> Any:
        return Field(default, description=words_of(game)(f"option-{name}"))

    return option


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not possible: the key of a sentence and its facts."""

    key: str
    facts: Mapping[str, Any]


def _nothing_standing(_g: Any, _seat: Seat) -> Ask | None:
    return None


def _no_standing_answer(_g: Any, _seat: Seat, action: Action) -> None:
    raise NotImplementedError(f"nothing was offered, yet {action} was answered")


def _no_reason(_g: Any, _seat: Seat, _action: Action) -> Refusal | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One game. `version` goes up when a rule changes; what was played before stays for running
    tables, behind a look at the state's `rules_version`.
    """

    id: str
    seats: range
    version: int
    options: type[TableOptions]
    figures: Figures
    state: type[GameState]
    view_type: type
    setup: Callable[[int, Any, Rng], GameState]
    view: Callable[[Any, Seat | None], Any]  # None: a spectator
    redeal: Callable[[Any, Seat | None], None]  # deal anew what that seat cannot know
    audit: Callable[[Any], None]  # assert that nothing is lost, doubled or negative
    # Where the game stands, in a few facts for the heading: a view costs much more.
    stage: Callable[[Any], dict[str, Any]]
    refuse: Callable[[Any, Seat, Any], Refusal | None] = _no_reason
    # May be answered, need not be: actions that are allowed at any time.
    standing: Callable[[Any, Seat], Ask | None] = _nothing_standing
    answer_standing: Callable[[Any, Seat, Any], None] = _no_standing_answer
    # What everybody saw happen as one tells it: fewer and larger events, none that goes unsaid.
    telling: Callable[[Sequence[Event]], list[Event]] = list

    @property
    def words(self) -> Words:
        return words_of(self.id)

    @property
    def verbs(self) -> dict[str, dict[str, Any]]:
        """Every verb of the game with its arguments and their types."""
        return {verb: argument_kinds(action) for verb, action in VERBS[self.id].items()}

    @property
    def title(self) -> str:
        return self.words("title")

    @property
    def rulings(self) -> str:
        """The game's RULINGS.md: every decision where the rulebook is silent."""
        return (Path(__file__).parent / "games" / self.id / "RULINGS.md").read_text("utf-8")
