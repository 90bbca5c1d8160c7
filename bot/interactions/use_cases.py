"""What people can ask for, by a click or by a command: one function for each thing."""

from collections.abc import Sequence

import discord

import render
from bot.interactions.context import Context
from bot.messages import lobby
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import narration_since
from bot.messages.panel.plan import Plan, confirmation, way_to
from bot.messages.screen import after_action_message, screen_message
from bot.messages.table import confirm_abandon, waiting_line
from bot.store import Conflict, TableRow
from bot.tables import parts
from bot.tables.hosted_table import HostedTable
from bot.tables.lobby import FILLING_LEVEL, STAND_IN_LEVEL
from bot.tables.service import Stale
from bot.text.say import HostError, say

# -- the lobby -----------------------------------------------------------------------------------


async def join(ctx: Context) -> None:
    ctx.table = await ctx.services.tables.join(ctx.table.row.id, ctx.person)
    await update_lobby(ctx)
    await _welcome(ctx)


async def _welcome(ctx: Context) -> None:
    """Send a DM with what to expect; where DMs are closed, say that nothing is lost by it."""
    seat = ctx.table.row.seat_of(ctx.user_id)
    if seat is None:
        return
    text = say(
        "lobby-welcome",
        ctx.lang,
        title=ctx.table.words("title", ctx.lang),
        channel=f"<#{ctx.table.row.channel_id}>",
        seat=ctx.person.name if parts.has_parts(ctx.table.row) else ctx.table.names[seat],
    )
    try:
        nonce = f"welcome-{ctx.interaction.id}"[:25]
        await ctx.services.api.send_dm(ctx.user_id, compose(text), nonce)
        await ctx.services.store.save_closed_dms(ctx.user_id, None)
    except discord.Forbidden:
        await ctx.add(compose(say("dms-closed", ctx.lang)))


async def leave(ctx: Context) -> None:
    ctx.table = await ctx.services.tables.leave(ctx.table.row.id, ctx.user_id)
    await update_lobby(ctx)


async def start(ctx: Context) -> None:
    """Begin, where all that a game needs is there; a lone host is offered computer players."""
    ctx.must_be_host()
    ctx.table_must_be_playable()
    if lobby.is_lonely(ctx.table.row):
        await ctx.reply(lobby.lonely_message(ctx.table, ctx.lang))
        return
    ctx.table = await ctx.services.tables.start(ctx.table.row.id)
    await update_lobby(ctx)
    if ctx.table.row.log == "thread" and (note := ctx.log_warning()):
        await ctx.add(compose(note))


async def fill(ctx: Context) -> None:
    """Seat computer players wherever nobody sits."""
    ctx.must_be_host()
    ctx.table = await ctx.services.tables.fill(ctx.table.row.id, FILLING_LEVEL)
    await update_lobby(ctx)


async def fill_and_start(ctx: Context) -> None:
    ctx.must_be_host()
    ctx.table_must_be_playable()
    tables, table_id = ctx.services.tables, ctx.table.row.id
    await tables.fill(table_id, FILLING_LEVEL)
    ctx.table = await tables.start(table_id)
    if ctx.table.row.seat_of(ctx.user_id) is None or not ctx.table.has_begun:
        await ctx.reply(compose(say("done", ctx.lang)))
        return
    await screen(ctx, say("begun", ctx.lang))


async def update_lobby(ctx: Context) -> None:
    """Show the changed lobby at once where it was clicked; a command is answered by a word."""
    if ctx.interaction.type is discord.InteractionType.component:
        ctx.edits = True
        await ctx.reply(lobby.lobby_message(ctx.table))
    else:
        await ctx.reply(compose(say("done", ctx.lang)))


async def rematch(ctx: Context) -> None:
    """Open the same again: the person who presses hosts, the others are called to the lobby."""
    assert ctx.seat is not None
    if ctx.table.row.practice:
        raise HostError("button")
    await ctx.services.tables.rematch(ctx.table.row, ctx.person)
    await ctx.reply(compose(say("table-opened", ctx.lang)))


# -- who sits at a running table -----------------------------------------------------------------


async def come_back(ctx: Context) -> None:
    """Sit down again where a computer player went on for this person."""
    ctx.table = await ctx.services.tables.come_back(ctx.table.row.id, ctx.person)
    await screen(ctx)


async def hand_over(ctx: Context) -> None:
    """Get up in the middle of a game: a computer player goes on."""
    tables = ctx.services.tables
    ctx.table = await tables.replace(ctx.table.row.id, ctx.user_id, STAND_IN_LEVEL)
    await ctx.reply(compose(say("left", ctx.lang)))


async def ask_to_abandon(ctx: Context) -> None:
    """End a table; where a game is running, ask first: one slip would end everybody's game."""
    ctx.must_be_host()
    if ctx.table.row.status == "running":
        await ctx.reply(confirm_abandon(ctx.table, ctx.lang))
    else:
        await abandon(ctx)


async def abandon_damaged(ctx: Context, row: TableRow) -> None:
    """End a table that cannot be read: nobody loses a game by it, so nobody is asked."""
    ctx.must_be_host(row)
    await ctx.services.tables.abandon_damaged(row)
    await ctx.reply(compose(say("done", ctx.lang)))


async def abandon(ctx: Context) -> None:
    ctx.must_be_host()
    await ctx.services.tables.abandon(ctx.table.row.id)
    await ctx.reply(compose(say("done", ctx.lang)))


# -- playing -------------------------------------------------------------------------------------


async def play(
    ctx: Context, actions: Sequence[str], question: str = "", *, is_meant: bool = False
) -> None:
    """Play these, and say what happened and what is asked next; the pictures follow.

    They answer this question, or what the seat is asked now. What would leave something unused is
    asked about first, once a turn, unless the person has said that it `is_meant`.
    """
    if not is_meant and _is_to_be_confirmed(ctx, actions[-1]):
        legal = ctx.table.game.legal(ctx.seat)
        await show_panel(ctx, confirmation(legal, way_to(legal, actions[-1])))
    elif ctx.table.row.practice:
        async with ctx.services.illustrator.answering(ctx.table.row.id):
            await _play_and_reply(ctx, actions, question)
    else:
        await _play_and_reply(ctx, actions, question)


def _is_to_be_confirmed(ctx: Context, action: str) -> bool:
    """Return whether to ask before an action that would leave something unused."""
    table, seat = ctx.table, ctx.seat
    if action not in table.game.legal(seat) or not table.game.unspent(seat, action):
        return False
    return ctx.services.end_questions.is_first(table, seat)


async def _play_and_reply(ctx: Context, actions: Sequence[str], question: str) -> None:
    seat = ctx.seat
    question = question or ctx.table.question(seat)
    try:
        try:
            told, outgoing = await _play(ctx, seat, actions, question)
        except Conflict:  # another process was first; look at what it did, and try once more
            told, outgoing = await _play(ctx, seat, actions, question)
    except (Stale, Conflict):  # the same action came twice, or from two devices
        await moved_on(ctx)
        return
    await ctx.reply(outgoing)
    if not ctx.table.row.practice or seat in ctx.table.game.asked:
        illustrate(ctx, seat, told)  # else the picture comes with what the computers do


async def _play(
    ctx: Context, seat: int, actions: Sequence[str], question: str
) -> tuple[str, OutgoingMessage]:
    """Return what happened and the answer, which is drawn up while the disk writes."""
    tables, row, since = ctx.services.tables, ctx.table.row, ctx.table.game.event_count
    async with tables.playing(
        row.id, seat, actions, ctx.user_id, question, interaction=ctx.interaction.id
    ) as table:
        told = narration_since(table, seat, since, ctx.lang)
        terms = await tables.glossary.due(table, seat, ctx.lang)
        outgoing = after_action_message(
            table, seat, ctx.lang, told=told, terms=terms, pictures=ctx.pictures
        )
    ctx.table = table
    await tables.glossary.note(table, seat, terms)
    return told, outgoing


async def undo(ctx: Context) -> None:
    seat, row = ctx.seat, ctx.table.row
    question, interaction = ctx.table.question(seat), ctx.interaction.id
    try:
        ctx.table = await ctx.services.tables.undo(
            row.id, seat, ctx.user_id, question, interaction=interaction
        )
    except (Stale, Conflict):  # another click, device or process was first
        await moved_on(ctx)
        return
    await screen(ctx)


async def go_on(ctx: Context, question: str) -> None:
    """Let computers answer now, although there would be time to undo."""
    try:
        ctx.table = await ctx.services.tables.go_on(ctx.table.row.id, ctx.seat, question)
    except (Stale, Conflict):
        await moved_on(ctx)
        return
    await show_panel(ctx)


async def moved_on(ctx: Context) -> None:
    """Say that what was answered is no longer asked, and show what is asked now."""
    ctx.table = await ctx.services.tables.get(ctx.table.row.id)
    note, seat = say("stale", ctx.lang), ctx.seat
    terms = await ctx.services.tables.glossary.explain(ctx.table, seat, ctx.lang)
    outgoing = screen_message(
        ctx.table, seat, ctx.lang, note=note, images=ctx.pictures, terms=terms
    )
    await ctx.reply(outgoing)
    illustrate(ctx, seat, note)


# -- looking -------------------------------------------------------------------------------------


async def screen(ctx: Context, note: str = "") -> None:
    """Show what only this person may see, and the panel; the picture follows."""
    ctx.must_have_begun()
    await show_panel(ctx, note=note)
    illustrate(ctx, ctx.seat, note)


async def show_panel(ctx: Context, at: Plan | None = None, *, note: str = "") -> None:
    """Show the panel, or another step of it; what picture there is stays beside it."""
    seat = ctx.seat
    terms = await ctx.services.tables.glossary.explain(ctx.table, seat, ctx.lang)
    outgoing = screen_message(
        ctx.table, seat, ctx.lang, at=at, note=note, images=ctx.pictures, terms=terms
    )
    if message := ctx.interaction.message:
        ctx.services.illustrator.cursors.note(message.id, ctx.table.question(seat), at)
    await ctx.reply(outgoing)


def illustrate(ctx: Context, seat: int, note: str = "") -> None:
    """Have the pictures follow their text, of which `note` is the first line."""
    if ctx.services.painter.draws and not ctx.table.game.result:
        ctx.services.later(_illustrate(ctx, ctx.table, seat, note))


async def _illustrate(ctx: Context, table: HostedTable, seat: int, note: str) -> None:
    style = await ctx.services.style(ctx.user_id, ctx.lang)
    await ctx.services.illustrator.add_pictures(
        table, seat, style, ctx.message_id, ctx.reply, note=note, replaces=bool(ctx.pictures)
    )


async def board(ctx: Context, part: str = "") -> None:
    """Show the board, or a part of it large: text at once, the picture when it is drawn."""
    ctx.must_have_begun()
    table = ctx.table
    parts = render.parts(table.row.game_id)
    if part and part not in parts:
        raise HostError("no-part", part=part[:40], parts=", ".join(parts))
    await ctx.reply(compose(f"**{table.heading}**", waiting_line(table)))
    if ctx.services.painter.draws:
        ctx.services.later(_illustrate_board(ctx, table, part))


async def _illustrate_board(ctx: Context, table: HostedTable, part: str) -> None:
    style = await ctx.services.style(ctx.user_id, ctx.lang)
    if part:
        seat = table.row.seat_of(ctx.user_id)
        image = await ctx.services.painter.zoom(table, seat, part, style, ctx.user_id)
    else:
        image = await ctx.services.painter.board(table, style, ctx.user_id)
    if image:
        await ctx.reply(compose(f"**{table.heading}**", waiting_line(table), image=image))
