"""The table: the face through which everything outside plays, views and saves a game."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Self

from engine import saves
from engine.agenda import SimultaneousStep, answer, settle
from engine.asks import Ask
from engine.codec import clone, to_data
from engine.errors import BrokenRules, CannotUndo, GameOver, NotAsked, NotSeated
from engine.events import Event
from engine.ids import Seat
from engine.notation import parse_known, tidy
from engine.piles import redeal_piles
from engine.record import read_record, write_record
from engine.refusals import refusal
from engine.registry import checked_options, checked_seats, checked_seed, checked_version, ruleset
from engine.rng import Rng
from engine.rules import Ruleset, TableOptions
from engine.state import GameState
from engine.undo import HistoryEntry, UndoLog


class Table:
    """One game in progress. Make one with `new`, `load` or `replay`."""

    def __init__(
        self,
        rules: Ruleset[Any, Any],
        seats: int,
        options: TableOptions,
        seed: str | None,
        g: GameState,
    ) -> None:
        self.rules, self.seats, self.options = rules, seats, options
        self.seed = seed  # None: a what-if, dealt from what a seat knows
        self.commitment = commitment_to(seed) if seed is not None else ""
        self.history: list[HistoryEntry] = []
        self._g = g
        self._undo_log: UndoLog[GameState] | None = None
        self._log: list[Event] = []
        self._log_from = 0  # events before this one are not in memory; see `_log_before`
        self._head_json = b""  # what of a save never changes, once it has been written
        self._written = (0, b"")  # how many actions of the history, as JSON
        self._seen_from: tuple[Table, Seat | None] | None = (
            None  # a what-if: of which table, for which reader
        )
        self._look_up(())

    # -- making one ------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,  # only to replay what began under earlier rules
    ) -> Self:
        rules = ruleset(game)
        checked_seats(rules, seats)
        chosen = checked_options(rules, options or {})
        if rules_version is None:
            chosen = chosen.spelt_out()
        g = rules.setup(seats, chosen, Rng.seeded(checked_seed(seed)))
        if rules_version is not None:
            g.rules_version = checked_version(rules, rules_version)
        table = cls(rules, seats, chosen, seed, g)
        table._look_up(settle(g))
        table._collect_news()
        return table

    @classmethod
    def arrange(
        cls,
        game: str,
        state: GameState | Callable[[Any], None],
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str = "arranged",
        audit: bool = True,
    ) -> Self:
        """Return a table at a made-up position, settled and audited; its record does not replay.

        `state` is that position, or a function that changes the one a new table begins with.
        Without `audit` it may be one that no game leads to.
        """
        table = cls.new(game, seats=seats, seed=seed, options=options)
        if callable(state):
            state(table._g)
        else:
            table._g = state
        table._look_up(settle(table._g))
        table._collect_news()
        if audit:
            table.rules.audit(table._g)
        return table

    @classmethod
    def load(cls, data: Any) -> Self:
        return saves.load(cls, data)

    @classmethod
    def replay(cls, text: str) -> Self:
        return read_record(cls, text)

    def dump(self) -> dict[str, Any]:
        return saves.dump(self)

    def dump_json(self) -> bytes:
        """Return `dump` as JSON, which is quicker."""
        return saves.dump_json(self)

    def record(self) -> str:
        """Return the whole game, secrets and seed included: nobody may see it before the end."""
        return write_record(self)

    def public_record(self) -> str:
        """Return what everybody may see of the record now: no seed, no private answers."""
        return write_record(self, whole=self.result is not None)

    # -- looking at it -----------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.rules.id

    @property
    def rules_version(self) -> int:
        """The version of the rules that it began with and goes on under."""
        return self._g.rules_version

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that must answer now; () when the game is over."""
        return self._asked

    def legal(self, seat: int) -> list[str]:
        """Return every action that this seat may take now, each exactly once."""
        return list(self._offered(self._seated(seat)))

    def standing(self, seat: int) -> list[str]:
        """Return those of the legal actions that the seat may take but is not asked for."""
        ask = self._standing_ask(self._seated(seat))
        return list(ask.spellings()) if ask else []

    def prompt(self, seat: int) -> dict[str, Any] | None:
        """Return what the seat is asked, for that seat alone."""
        ask = self._asks.get(self._seated(seat))
        if ask is None:
            return None
        facts = dict(ask.facts)
        return {
            "key": ask.key,
            "facts": facts,
            "private": ask.private,
            "hides": ask.depends_on_hidden,
        }

    def label_facts(self, seat: int, text: str) -> dict[str, Any]:
        """Return what the words of a legal action may tell beside it, for that seat alone."""
        action = parse_known(self.rules.id, text)
        return dict(self.rules.label_facts(self._g, self._seated(seat), action))

    def at_once(self, seat: int, verb: str) -> int:
        """Return how many legal actions of a verb this seat may choose together."""
        return self.rules.at_once(self._g, self._seated(seat), verb)

    def unspent(self, seat: int, text: str) -> dict[str, int]:
        """Return what a legal action gives up that this seat could still use: how many, by name."""
        action = parse_known(self.rules.id, text)
        return dict(self.rules.unspent(self._g, self._seated(seat), action))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that this seat may know (None: a spectator), as JSON-able data."""
        reader = None if seat is None else self._seated(seat)
        return {
            "game": self.game,
            "seat": reader,
            "seats": self.seats,
            "asked": list(self.asked),
            "moves": len(self.history),
            "result": self.result,
            **to_data(self.rules.view(self._g, reader)),
        }

    def typed_view(self, seat: int) -> Any:
        """Return the view in the game's own types, which is quicker than data."""
        return self.rules.view(self._g, self._seated(seat))

    @property
    def state(self) -> Any:
        """The whole position, secrets included: for tests and tools, never for people."""
        return self._g

    def stage(self) -> dict[str, Any]:
        """Return where the game stands, public and cheap: round, phase and the like."""
        return self.rules.stage(self._g)

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what happened, as this seat (None: a spectator) saw it, from event `since` on."""
        reader = None if seat is None else self._seated(seat)
        if since < self._log_from:
            self._log[:0] = self._log_before()
            self._log_from = 0
        return [event.seen_by(reader) for event in self._log[since - self._log_from :]]

    def saved_events(self, since: int) -> list[dict[str, Any]]:
        """Return events as data, nothing hidden: for the host's own journal, never for people."""
        return [event.written() for event in self._log[since - self._log_from :]]

    def preload_events(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Add the last events before this table came into memory, as `saved_events` gave them.

        Otherwise the game is played again when they are asked for.
        """
        self._log[:0] = [Event.read(each) for each in events]
        self._log_from -= len(events)

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return self._log_from + len(self._log)

    @property
    def result(self) -> dict[str, Any] | None:
        result = self._g.result
        if result is None:
            return None
        return {
            "scores": list(result.scores),
            "ranking": [list(group) for group in result.ranking],
            "winners": list(result.winners),
        }

    @property
    def tie_breaks(self) -> dict[str, tuple[int, ...]]:
        """Return what decided between equal scores, in order, by seat; before the end, nothing."""
        return dict(self.rules.tie_breaks(self._g)) if self._g.result else {}

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> tuple[Event, ...]:
        """Take this action; return the events, as the acting seat sees them."""
        actor = self._seated(seat)
        spelling = self._admitted(actor, text)
        done = HistoryEntry(actor, spelling, self._is_private(actor, spelling), self._asked)
        undo_log = self._undo_log_for(actor)
        at = len(self._log)
        try:
            barrier = self._perform(done)
        except Exception as problem:
            self._restore(undo_log, undo_log.done)
            raise BrokenRules(f"{self.game}: seat {seat}, {spelling!r}") from problem
        undo_log.add(done)
        self._undo_log = None if barrier or self._g.result else undo_log
        return tuple([event.seen_by(actor) for event in self._log[at:]])

    def can_undo(self, seat: int) -> bool:
        actor = self._seated(seat)
        return self._undo_log is not None and self._undo_log.without_last_of(actor) is not None

    def undo(self, seat: int) -> None:
        """Take this seat's last action back, unless something was revealed or another has acted."""
        actor = self._seated(seat)
        if self.result:
            raise GameOver("over")
        rest = self._undo_log.without_last_of(actor) if self._undo_log else None
        if self._undo_log is None or rest is None:
            raise self._why_not_undo(actor)
        undo_log = self._undo_log
        self._restore(undo_log, rest)
        self._undo_log = undo_log.with_only(rest) if rest else None

    def redeal(self, seat: int | None, seed: str, *, reopen: bool = False) -> Self:
        """Return a what-if: the same to this seat, with all that it cannot know dealt again.

        With `reopen` other seats are asked again what they have sealed; else it is drawn for them.
        """
        reader = None if seat is None else self._seated(seat)
        g = clone(self._g)
        g.rng = Rng.seeded(checked_seed(seed))
        redeal_piles(g, reader)
        self.rules.redeal(g, reader)
        for at, step in enumerate(g.agenda):
            if isinstance(step, SimultaneousStep):
                is_asking = at == len(g.agenda) - 1
                g.agenda[at] = step.redealt(g, reader, reopen=reopen and is_asking)
        table = type(self)(self.rules, self.seats, self.options, None, g)
        table.commitment = self.commitment
        table.history = [_known_to(reader, done) for done in self.history]
        table._log_from, table._seen_from = self.event_count, (self, reader)
        table._look_up(settle(g))
        return table

    def for_search(self) -> Self:
        """Return a copy for looking ahead: it has nothing to undo, and finds its log when asked."""
        table = type(self)(self.rules, self.seats, self.options, self.seed, clone(self._g))
        table.commitment = self.commitment
        table.history = self.history.copy()
        table._log_from, table._seen_from = self.event_count, self._seen_from
        table._look_up(tuple(self._asks.values()))
        return table

    def for_update(self) -> Self:
        """Return a whole copy to go on with, log and undo included; this table stays as it is."""
        table = object.__new__(type(self))  # as copy.copy, which takes three times as long
        vars(table).update(vars(self))
        table._g, table._undo_log = clone(self._g), self._undo_log and self._undo_log.copy()
        table.history, table._log = self.history.copy(), self._log.copy()
        return table

    # -- within ------------------------------------------------------------------------------

    def _log_before(self) -> list[Event]:
        """Return the events before this table came into memory: rarely asked for, so found late."""
        if self._seen_from:
            table, reader = self._seen_from
            return table.log(reader)[: self._log_from]
        return read_record(Table, write_record(self))._log[: self._log_from]

    def _seated(self, seat: Any) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NotSeated("not-seated")
        return seat  # type: ignore[return-value]

    def _look_up(self, asks: tuple[Ask, ...]) -> None:
        """Remember what is asked in the position that has just come about."""
        self._asks: dict[Seat, Ask]
        self._asked: tuple[Seat, ...]
        if len(asks) == 1:  # nearly always
            (ask,) = asks
            self._asks, self._asked = {ask.seat: ask}, (ask.seat,)
        else:
            self._asks = {ask.seat: ask for ask in asks}
            self._asked = tuple(sorted(self._asks))
        self._standing: dict[Seat, Ask | None] = {}
        self._legal: dict[Seat, Sequence[str]] = {}

    def _standing_ask(self, seat: Seat) -> Ask | None:
        """Return what this seat may do although it need not."""
        if seat not in self._standing:
            over = self._g.result is not None
            self._standing[seat] = None if over else self.rules.standing(self._g, seat)
        return self._standing[seat]

    def _offered(self, seat: Seat) -> Sequence[str]:
        offered = self._legal.get(seat)
        if offered is None:
            ask, standing = self._asks.get(seat), self._standing_ask(seat)
            offered = ask.spellings() if ask else ()
            if standing:
                offered = [*offered, *standing.spellings()]
            self._legal[seat] = offered
        return offered

    def _admitted(self, seat: Seat, text: Any) -> str:
        """Return the one spelling of an action that this seat was offered; raise otherwise."""
        if self._g.result:
            raise GameOver("over")
        offered = self._offered(seat)
        if isinstance(text, str) and text in offered:
            return text
        if not offered:
            raise NotAsked("not-asked", seats=self.asked, count=len(self.asked))
        spelling = tidy(text) if isinstance(text, str) else repr(text)
        if spelling in offered:
            return spelling
        raise refusal(self.rules, self._g, seat, spelling, list(offered))

    def _is_private(self, seat: Seat, spelling: str) -> bool:
        ask = self._asks.get(seat)
        return ask is not None and ask.private and not self._is_standing(seat, spelling)

    def _is_standing(self, seat: Seat, spelling: str) -> bool:
        """Return whether an action that is offered is one of those that need not be taken."""
        standing = self._standing_ask(seat)
        return standing is not None and spelling in standing.spellings()

    def _undo_log_for(self, seat: Seat) -> UndoLog[GameState]:
        if self._undo_log and self._undo_log.has_room_for(seat):
            return self._undo_log
        return UndoLog(clone(self._g), len(self.history), self.event_count)

    def _perform(self, done: HistoryEntry) -> bool:
        """Play an action; return whether undo may not go back behind it."""
        g, drawn = self._g, self._g.rng.drawn
        action = parse_known(self.rules.id, done.text)
        if self._is_standing(done.seat, done.text):
            reveals_answers = False
            is_aside = self.rules.answer_standing(g, done.seat, action)
            asks = tuple(self._asks.values()) if is_aside else settle(g)
        else:
            reveals_answers = g.agenda[-1].reveals_answers(done.seat)
            asks = answer(g, done.seat, action)
        self.history.append(done)
        self._look_up(asks)
        barrier = reveals_answers or g.rng.drawn != drawn
        for event in g.news:
            barrier = barrier or event.tells(done.seat)
        self._collect_news()
        return barrier

    def _collect_news(self) -> None:
        self._log.extend(self._g.news)
        self._g.news.clear()

    def _restore(self, undo_log: UndoLog[GameState], actions: list[HistoryEntry]) -> None:
        """Go back to the start of the undo log, and play these actions again."""
        self._g = clone(undo_log.start)
        del self.history[undo_log.history_at :]
        self._written = (0, b"")
        del self._log[max(0, undo_log.events_at - self._log_from) :]
        self._log_from = min(self._log_from, undo_log.events_at)
        self._look_up(settle(self._g))
        for done in actions:
            self._perform(done)

    def _why_not_undo(self, seat: Seat) -> CannotUndo:
        if not any(done.seat == seat for done in self.history):
            return CannotUndo("nothing-to-undo")
        last = self.history[-1].seat
        return CannotUndo("undo-revealed") if last == seat else CannotUndo("undo-acted", seat=last)


def commitment_to(seed: str) -> str:
    """Return the hash that is published first, so that the seed cannot be chosen afterwards."""
    return sha256(seed.encode()).hexdigest()


def _known_to(reader: Seat | None, done: HistoryEntry) -> HistoryEntry:
    if not done.private or done.seat == reader:
        return done
    return HistoryEntry(done.seat, "?", private=True, asked=done.asked)
