"""A game is a value: everything the table needs to know of it, in one place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine.asks import Ask
from engine.data_file import DataForm
from engine.events import Event
from engine.figures import Figures
from engine.ids import Seat
from engine.notation import VERBS, Action, argument_kinds
from engine.rng import Rng
from engine.state import GameState
from engine.words import Words, words_of

S = TypeVar("S", bound=GameState)
V = TypeVar("V")


class TableOptions(BaseModel):
    """What a table may choose; each game adds its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    figures: dict[str, int | tuple[int, ...]] = Field(
        default={}, description=words_of(None)("option-figures")
    )

    @cached_property
    def shown(self) -> dict[str, Any]:
        """The options as data, kept for views, which are asked for very often."""
        return self.model_dump(mode="json")

    def spelt_out(self) -> Self:
        """Return the same options, with the defaults as if they had been chosen."""
        return self.model_validate(self.model_dump())

    @property
    def recorded(self) -> dict[str, Any]:
        """The options for saves and records: without those that came about after it began."""
        return self.model_dump(mode="json", exclude_unset=True)


def options_of(game: str) -> Callable[[str, Any], Any]:
    """Return a maker of fields with default and help: `option-NAME` of the game's words."""

    def option(name: str, default: Any) -> Any:
        return Field(default, description=words_of(game)(f"option-{name}"))

    return option


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not possible: the key of a sentence and its facts."""

    key: str
    facts: Mapping[str, Any]


def _nothing_to_redeal(_g: Any, _reader: Seat | None) -> None:
    return None


def _nothing_standing(_g: Any, _seat: Seat) -> Ask | None:
    return None


def _no_standing_answer(_g: Any, _seat: Seat, action: Action) -> bool:
    raise NotImplementedError(f"nothing was offered, yet {action} was answered")


def _no_tie_breaks(_g: Any) -> Mapping[str, tuple[int, ...]]:
    return {}


def _no_label_facts(_g: Any, _seat: Seat, _action: Action) -> Mapping[str, Any]:
    return {}


def _one_at_a_time(_g: Any, _seat: Seat, _verb: str) -> int:
    return 1


def _nothing_unspent(_g: Any, _seat: Seat, _action: Action) -> Mapping[str, int]:
    return {}


def _no_reason(_g: Any, _seat: Seat, _action: Action) -> Refusal | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(Generic[S, V]):
    """One game. `version` goes up when a rule changes.

    Running tables go on under their state's `rules_version`, which the changed rule looks at.
    """

    id: str
    seats: range
    version: int
    options: type[TableOptions]
    state: type[S]
    setup: Callable[[int, Any, Rng], S]
    view: Callable[[S, Seat | None], V]  # None: a spectator
    audit: Callable[[S], None]  # assert that nothing is lost, doubled or negative
    # Where the game stands, in a few facts for the heading: a view costs much more.
    stage: Callable[[S], dict[str, Any]]
    chapters: tuple[str, ...] = ()  # the facts of `stage` that call for a fresh board
    # About how often somebody is called to the table until the end, by the number of seats. A call
    # is one turn, however many actions it is made of.
    calls: Mapping[int, int] = field(default_factory=dict)
    # The option that says how people get their seats, where each is a part to play: chosen, dealt
    # or drafted. The host sees to it; `role-N` of the words is what seat N is called.
    roles_option: str = ""
    # Slash commands by name, with the verbs that each stands for: one for each thing that people
    # do. Verbs of no command are chosen from one list; none: a command for each of the first verbs.
    commands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    has_secrets: bool = True  # whether anybody ever knows what others do not
    # Facts of a view that only some seats are shown although all could work them out, with "*" for
    # the number of a seat: "players.*.coins". A redeal leaves them alone.
    deducible: tuple[str, ...] = ()
    figures: Figures = field(default_factory=lambda: Figures({}))
    data_form: type[DataForm] = DataForm  # of its data.toml, if it has one
    # Deal again what that seat cannot know. Hidden piles have been dealt again before, answers to a
    # simultaneous step are afterwards.
    redeal: Callable[[S, Seat | None], None] = _nothing_to_redeal
    refuse: Callable[[S, Seat, Any], Refusal | None] = _no_reason
    # Actions that a seat may take at any time, and need not.
    standing: Callable[[S, Seat], Ask | None] = _nothing_standing
    # Returns True only where the questions stay as they are: they are not found out again then.
    answer_standing: Callable[[S, Seat, Any], bool | None] = _no_standing_answer
    # Public events as they are told: fewer and larger, without those that go unsaid.
    telling: Callable[[Sequence[Event]], list[Event]] = list
    # Of what is told: what tells nothing by itself, and so waits until more has happened.
    minor: tuple[type[Event], ...] = ()
    # And what everybody wants to hear, not only those who read the whole log.
    headlines: tuple[type[Event], ...] = ()
    # What decides between equal scores at the end, in order: its name, and a figure for each seat.
    # The game's words say each as `tie-NAME`, and all of it as `tie-rule`.
    tie_breaks: Callable[[S], Mapping[str, tuple[int, ...]]] = _no_tie_breaks
    # What the seat's button for an action tells beyond its arguments, such as a price.
    label_facts: Callable[[S, Seat, Any], Mapping[str, Any]] = _no_label_facts
    # How many actions of this verb the seat may choose together, to be played one after the other.
    at_once: Callable[[S, Seat, str], int] = _one_at_a_time
    # What the seat could still use and this action gives up: how many, by `unspent-NAME` in words.
    unspent: Callable[[S, Seat, Any], Mapping[str, int]] = _nothing_unspent

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

    def about_calls(self, seats: int) -> int | None:
        """Return about how many calls a game takes with these seats, or with the fewest."""
        return self.calls.get(max(seats, self.seats[0]))
