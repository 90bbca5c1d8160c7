"""/log, /board as text, /record: a table to read."""

import io
from collections import Counter
from collections.abc import Sequence

import discord

import render
from bot.interactions.errors import Guard
from bot.interactions.services import Services
from bot.messages.message import MAX_TEXT_CHARS, OutgoingMessage, compose
from bot.messages.narration import narration
from bot.store import Entry
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from engine import Event, Seat

LOG_EVENTS = 40  # events in a log
SEARCHED_ENTRIES = 200  # lines of the journal, of which some may have been taken back


async def log(services: Services, guard: Guard, table: HostedTable) -> None:
    """The last events as this person saw them."""
    if not table.has_begun:
        raise HostError("not-running")
    seat = table.row.seat_of(guard.answer.interaction.user.id)
    text = narration(table, await recent(services, table, seat), guard.lang)
    await guard.answer.give(compose(text or say("log-empty", guard.lang)))


async def recent(services: Services, table: HostedTable, seat: int | None) -> list[Event]:
    """The last events, from the journal: what happened stays so, whatever the rules are today."""
    entries = await services.store.last_entries(table.row.id, SEARCHED_ENTRIES)
    played = [(done.seat, done.text) for done in table.game.history]
    lines = standing(entries, played)
    events = [Event.read(event) for entry in reversed(lines) for event in entry.events]
    reader = None if seat is None else Seat(seat)
    return [event.seen_by(reader) for event in events[-LOG_EVENTS:]]


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


async def board_as_text(services: Services, guard: Guard, table: HostedTable) -> None:
    """The whole position for a screen reader, in as many messages as it takes."""
    first, *others = pages(
        f"**{table.heading}**\n{await position_text(services, table, guard.lang)}"
    )
    await guard.answer.give(compose(first))
    for page in others:
        await guard.answer.add(compose(page))


async def position_text(services: Services, table: HostedTable, lang: str) -> str:
    if table.row.game_id not in render.all_games():
        return narration(table, await recent(services, table, None), lang)
    view = table.game.view(None)
    return render.text(view, table.words, names=table.row.names, lang=lang)


def pages(text: str, longest: int = MAX_TEXT_CHARS) -> list[str]:
    """A text in parts that fit into a message each, cut between lines, or else between words."""
    found = []
    while len(text) > longest:
        at = max(text.rfind("\n", 0, longest + 1), 0) or text.rfind(" ", 0, longest + 1)
        at = at if at > 0 else longest
        found.append(text[:at])
        text = text[at:].lstrip()
    return [*found, text]


async def record(guard: Guard, table: HostedTable) -> None:
    """The record as a file: the public part until the end, then all of it."""
    game = table.game
    over = game.result is not None
    text = game.record() if over else game.public_record()
    name = f"{table.row.game_id}-{table.row.id}.txt"
    note = compose(
        say("record-whole" if over else "record-public", guard.lang),
        rows=[discord.ui.File(f"attachment://{name}")],
    )
    file = discord.File(io.BytesIO(text.encode()), name)
    await guard.answer.give(OutgoingMessage(note.view, [file]))
