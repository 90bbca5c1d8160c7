"""What happened, told as one reads it: sentence by sentence, each seat named once in a row."""

from collections.abc import Iterable, Sequence

from bot.store.outbox import EventData, Story
from bot.tables.hosted_table import HostedTable
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
    """Return sentences, run on where they begin with the same name: "Ana bids 3, passes."."""
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
