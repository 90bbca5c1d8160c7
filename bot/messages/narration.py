"""What happened, told as one reads it: sentence by sentence, each seat named once in a row."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.tables.hosted_table import HostedTable
from engine import Event

MAX_NARRATION_CHARS = 3500  # of 4000 characters in a message's texts


def text_of(table: HostedTable, payload: Mapping[str, Any]) -> str:
    """What an errand says. It holds events rather than words where there are many to find.

    Finding them takes milliseconds at the end of a round, which whoever acted would wait for.
    """
    events = [Event.read(each) for each in payload.get("events", ())]
    told = narration(table, events, table.row.lang, payload.get("names"))
    return f"{told}\n{payload.get('text', '')}".strip()


def narration(
    table: HostedTable, events: Iterable[Event], lang: str, names: Sequence[str] | None = None
) -> str:
    """These events in this language, no longer than a message may be; names as they were then."""
    names = names or table.names
    return shortened("\n".join(_bold(line, names) for line in _lines(table, events, lang, names)))


def _lines(
    table: HostedTable, events: Iterable[Event], lang: str, names: Sequence[str]
) -> list[str]:
    """Sentences that begin with the same name run on: "Ana bids 3, passes."."""
    lines: list[str] = []
    subject, last = "", None
    for event in events:
        sentence = table.words.event(event, lang, names)
        name = next((name for name in names if sentence.startswith(name + " ")), "")
        if name and name == subject:
            again = table.words.event_again(event, lang, names) if type(event) is last else None
            more = again or sentence.removeprefix(name + " ")
            lines[-1] = f"{lines[-1].removesuffix('.')}, {more}"
        else:
            lines.append(sentence)
        subject, last = name, type(event)
    return lines


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
