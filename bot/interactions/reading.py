"""/log, /board as text, /record: a table to read."""

import io
from collections import Counter
from collections.abc import Sequence

import discord

import render
from bot.interactions.errors import Guard
from bot.interactions.services import Host
from bot.messages.message import TEXT, Letter, compose
from bot.messages.narration import narration
from bot.store import Entry
from bot.tables.hosted_table import Live
from bot.text.say import HostError, say
from engine import Event, Seat

RECENT = 40  # events in a log
LOOKED_AT = 200  # lines of the journal, of which some may have been taken back


async def log(host: Host, guard: Guard, live: Live) -> None:
    """The last events as this person saw them."""
    if live.game is None:
        raise HostError("not-running")
    seat = live.row.seat_of(guard.answer.interaction.user.id)
    text = narration(live, await recent(host, live, seat), guard.lang)
    await guard.answer.give(compose(text or say("log-empty", guard.lang)))


async def recent(host: Host, live: Live, seat: int | None) -> list[Event]:
    """The last events, from the journal: what happened stays so, whatever the rules are today."""
    entries = await host.store.last_entries(live.row.id, LOOKED_AT)
    played = [(done.seat, done.text) for done in live.table.history]
    lines = standing(entries, played)
    events = [Event.read(event) for entry in reversed(lines) for event in entry.events]
    reader = None if seat is None else Seat(seat)
    return [event.seen_by(reader) for event in events[-RECENT:]]


def standing(entries: Sequence[Entry], played: Sequence[tuple[int, str]]) -> list[Entry]:
    """Of the newest entries those that were not taken back, newest first.

    An undo takes its seat's last action, with what came of it by itself: that is no longer among
    what has been played.
    """
    found, taken, left = [], Counter[int | None](), list(played)
    for entry in entries:
        if entry.kind == "start":
            found.append(entry)
        elif entry.kind == "undo":
            taken[entry.seat] += 1
        elif taken[entry.seat]:
            taken[entry.seat] -= 1
        elif left and left[-1] == (entry.seat, entry.action):
            left.pop()
            found.append(entry)
    return found


async def board_as_text(host: Host, guard: Guard, live: Live) -> None:
    """The whole position for a screen reader, in as many messages as it takes."""
    first, *others = pages(f"**{live.heading}**\n{await position_text(host, live, guard.lang)}")
    await guard.answer.give(compose(first))
    for page in others:
        await guard.answer.add(compose(page))


async def position_text(host: Host, live: Live, lang: str) -> str:
    if live.row.game not in render.all_games():
        return narration(live, await recent(host, live, None), lang)
    view = live.table.view(None)
    return render.text(view, live.words, names=live.row.names, lang=lang)


def pages(text: str, longest: int = TEXT) -> list[str]:
    """A text in parts that fit into a message each, cut between lines, or else between words."""
    found = []
    while len(text) > longest:
        at = max(text.rfind("\n", 0, longest + 1), 0) or text.rfind(" ", 0, longest + 1)
        at = at if at > 0 else longest
        found.append(text[:at])
        text = text[at:].lstrip()
    return [*found, text]


async def record(guard: Guard, live: Live) -> None:
    """The record as a file: the public part until the end, then all of it."""
    game = live.table
    over = game.result is not None
    text = game.record() if over else game.public_record()
    name = f"{live.row.game}-{live.row.id}.txt"
    note = compose(
        say("record-whole" if over else "record-public", guard.lang),
        rows=[discord.ui.File(f"attachment://{name}")],
    )
    file = discord.File(io.BytesIO(text.encode()), name)
    await guard.answer.give(Letter(note.view, [file]))
