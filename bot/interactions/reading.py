"""/log, /board as text, /record: a table to read."""

import io
from collections import Counter
from collections.abc import Sequence

import discord

import render
from bot.interactions.context import Context
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import narration
from bot.messages.paging import pages
from bot.store import Entry, Store
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine import Event, Seat

LOG_EVENTS = 40  # events in a log
SEARCHED_ENTRIES = 200  # lines of the journal, of which some may have been taken back


async def log(ctx: Context) -> None:
    """Show the last events as this person saw them."""
    ctx.must_have_begun()
    seat = ctx.table.row.seat_of(ctx.user_id)
    events = await recent(ctx.services.store, ctx.table, seat)
    text = narration(ctx.table, events, ctx.lang)
    await ctx.reply(compose(text or say("log-empty", ctx.lang)))


async def recent(store: Store, table: HostedTable, seat: int | None) -> list[Event]:
    """Return the last events from the journal: later rules do not change what happened."""
    entries = await store.last_entries(table.row.id, SEARCHED_ENTRIES)
    played = [(done.seat, done.text) for done in table.game.history]
    lines = standing(entries, played)
    events = [Event.read(event) for entry in reversed(lines) for event in entry.events]
    reader = None if seat is None else Seat(seat)
    return [event.seen_by(reader) for event in events[-LOG_EVENTS:]]


def standing(entries: Sequence[Entry], played: Sequence[tuple[int, str]]) -> list[Entry]:
    """Return those of the newest entries that were not taken back, newest first.

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


async def board_as_text(ctx: Context) -> None:
    """Show the whole position to a screen reader, in as many messages as it takes."""
    table = ctx.table
    text = render.text(table.game.view(None), table.words, names=table.row.names, lang=ctx.lang)
    first, *others = pages(f"**{ctx.table.heading}**\n{text}")
    await ctx.reply(compose(first))
    for page in others:
        await ctx.add(compose(page))


async def record(ctx: Context) -> None:
    """Give the record as a file: the public part until the end, then all of it."""
    game, row = ctx.table.game, ctx.table.row
    over = game.result is not None
    text = game.record() if over else game.public_record()
    name = f"{row.game_id}-{row.id}.txt"
    proof = ""
    if over:
        seed, commitment = game.seed or "", game.commitment
        proof = f"-# {say('final-proof', ctx.lang, seed=seed, commitment=commitment)}"
    note = compose(
        say("record-whole" if over else "record-public", ctx.lang),
        proof,
        rows=[discord.ui.File(f"attachment://{name}")],
    )
    file = discord.File(io.BytesIO(text.encode()), name)
    await ctx.reply(OutgoingMessage(note.view, [file]))
