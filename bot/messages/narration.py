"""What happened, told as one reads it: sentence by sentence, each seat named once in a row."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.outbox import EventData, Story
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine import Event

MAX_NARRATION_CHARS = 3500  # of 4000 characters in a message's texts
MAX_NEWS_LINES, MAX_NEWS_CHARS = 6, 1500


def story_text(table: HostedTable, story: Story) -> str:
    """Return what an outbox message says: the sentences of its events, then its own text."""
    events = [Event.read(each) for each in story.events]
    told = narration(table, events, table.row.lang, story.names)
    return f"{told}\n{story.text}".strip()


def news_text(table: HostedTable, events: Sequence[EventData], names: Sequence[str]) -> str:
    """Tell what everybody wants to hear, the newest of it."""
    told = narration(table, [Event.read(each) for each in events], table.row.lang, names)
    lines = told.splitlines()
    return "\n".join(lines[-MAX_NEWS_LINES:])[-MAX_NEWS_CHARS:]


def narration_since(table: HostedTable, seat: int, since: int, lang: str) -> str:
    """Tell the events from `since` on, as this seat saw them."""
    return narration(table, table.game.log(seat, min(since, table.game.event_count)), lang)


def narration(
    table: HostedTable, events: Iterable[Event], lang: str, names: Sequence[str] | None = None
) -> str:
    """Tell these events, no longer than a message may be; `names` are those of that time."""
    names = names or table.names
    return shortened("\n".join(_bold(line, names) for line in _lines(table, events, lang, names)))


def _lines(
    table: HostedTable, events: Iterable[Event], lang: str, names: Sequence[str]
) -> list[str]:
    """Return sentences, run on where one did it all: "Ana bids 3 and hires 2 mercenaries."."""
    runs: list[_Run] = []
    for event in events:
        sentence = table.words.event(event, lang, names)
        subject = _subject(sentence, names, lang)
        again = table.words.event_again(event, lang, names)
        if not (runs and runs[-1].goes_on(subject)):
            runs.append(_Run(subject, []))
        runs[-1].add(sentence, again, type(event))
    return [run.told(lang) for run in runs]


def _subject(sentence: str, names: Sequence[str], lang: str) -> str:
    """Return whose doing a sentence tells, if it is one person's alone."""
    name = next((name for name in names if sentence.startswith(name + " ")), "")
    rest = sentence.removeprefix(name + " ").removesuffix(".")
    is_of_several = any(rest.startswith(f"{say('and', lang)} {other} ") for other in names)
    return "" if is_of_several else name


@dataclass(slots=True)
class _Run:
    """What one seat did in a row: clauses, each with what it did again of the same kind."""

    subject: str  # none: a sentence by itself
    clauses: list[list[str]]
    kind: type[Event] | None = None

    def goes_on(self, subject: str) -> bool:
        """Return whether more can follow: after a colon it would read as part of that."""
        return bool(subject) and subject == self.subject and not self._is_closed

    @property
    def _is_closed(self) -> bool:
        last = self.clauses[-1][-1]
        return any(mark in last for mark in (": ", "; ", ". "))

    def add(self, sentence: str, again: str | None, kind: type[Event]) -> None:
        if self.clauses and kind is self.kind and again:
            self.clauses[-1].append(again.removesuffix("."))
        elif self.clauses:
            self.clauses.append([sentence.removeprefix(self.subject + " ").removesuffix(".")])
        else:
            self.clauses.append([sentence if not self.subject else sentence.removesuffix(".")])
        self.kind = kind

    def told(self, lang: str) -> str:
        text = _joined([_joined(clause, lang) for clause in self.clauses], lang)
        return f"{text}." if self.subject else text


def _joined(parts: Sequence[str], lang: str) -> str:
    """Return "a, b and c"; where a part is such a list itself, "a and b, and c"."""
    *first, last = parts
    if not first:
        return last
    is_long = any(", " in part or f" {say('and', lang)} " in part for part in first)
    key = "and-long" if is_long else "and-short"
    return say(key, lang, first=", ".join(first), last=last)


def _bold(line: str, names: Sequence[str]) -> str:
    name = next((name for name in names if line.startswith(name)), "")
    if not name:
        return line
    shape, _, plain = name.partition(" ")
    return f"{shape} **{plain}**{line.removeprefix(name)}"


def shortened(text: str) -> str:
    return (
        text
        if len(text) <= MAX_NARRATION_CHARS
        else text[:MAX_NARRATION_CHARS].rsplit("\n", 1)[0] + "\n…"
    )
