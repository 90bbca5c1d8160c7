"""The ways to begin: a table for others, a game against the computer, a first game with a tutor."""

import asyncio

import discord

import engine
from bot.delivery import permissions
from bot.interactions import practice, use_cases
from bot.interactions.context import Context, TableChannel
from bot.messages import welcome as messages
from bot.messages.lobby import opened_message
from bot.messages.message import ButtonId
from bot.store import Log, TableRow
from bot.tables.practice import TAUGHT
from bot.text.say import HostError, say

VERSUS_LEVEL = "easy"  # of the opponents in a game that is there to look around in
FIRST_MOVES_SECONDS = 8.0  # of computer players, for which the answer waits
LOOK_SECONDS = 0.25  # between two looks at the table
VERSUS_SEATS = 3  # or as few as the game has


async def about(ctx: Context, pressed: ButtonId) -> None:
    """Say what a game is."""
    await ctx.reply(messages.about_message(known_game(pressed.detail), ctx.lang))


async def play(ctx: Context, pressed: ButtonId) -> None:
    await open_table(ctx, pressed.detail)


async def open_table(ctx: Context, game_id: str) -> None:
    """Open a table of this game; if none is named, propose some."""
    place = ctx.place
    ctx.must_be_able_to_host()
    if not game_id:
        await _propose(ctx, messages.PLAY, list(engine.GAMES))
        return
    known_game(game_id)
    lang = await _language(ctx, place)
    ctx.table = await ctx.services.tables.open(
        game_id, place[:2], ctx.person, lang, log=_log(is_thread=place.is_thread)
    )
    await ctx.reply(opened_message(ctx.table, ctx.lang))


async def learn(ctx: Context, pressed: ButtonId) -> None:
    if not pressed.detail and not ctx.named_game:
        await _propose(ctx, messages.LEARN, list(TAUGHT))
        return
    await practice.learn(ctx, pressed.detail)


async def versus(ctx: Context, pressed: ButtonId) -> None:
    """Begin a game of one person against computer players, or go on with the one there is."""
    if not pressed.detail:
        await _propose(ctx, messages.VERSUS, list(engine.GAMES))
        return
    game_id = known_game(pressed.detail)
    begun = await _alone_at(ctx, game_id)
    if begun:
        ctx.table = await ctx.services.tables.get(begun.id)
        await use_cases.screen(ctx, _where("versus-goes-on", ctx))
        return
    being_dealt = ctx.services.being_dealt
    if ctx.user_id in being_dealt:
        raise HostError("one-deal")
    being_dealt.add(ctx.user_id)
    try:
        await _deal(ctx, game_id)
        await _asked(ctx)
    finally:
        being_dealt.discard(ctx.user_id)
    await use_cases.screen(ctx, _where("versus-begun", ctx))


async def _deal(ctx: Context, game_id: str) -> None:
    ctx.must_be_able_to_host()
    place = await _own_place(ctx, game_id)
    seats = engine.GAMES[game_id].seats
    ctx.table = await ctx.services.tables.open_against_computers(
        game_id,
        place[:2],
        ctx.person,
        await _language(ctx, place),
        VERSUS_LEVEL,
        seats=min(max(VERSUS_SEATS, seats[0]), seats[-1]),
        log=_log(is_thread=place.is_thread),
    )


async def _asked(ctx: Context) -> None:
    """Wait a little for the computer players that move first: the answer is the first decision."""
    waited = 0.0
    while ctx.seat not in ctx.table.game.asked and waited < FIRST_MOVES_SECONDS:
        await asyncio.sleep(LOOK_SECONDS)
        waited += LOOK_SECONDS
        ctx.table = await ctx.services.tables.get(ctx.table.row.id)


def _where(key: str, ctx: Context) -> str:
    return say(key, ctx.lang, channel=f"<#{ctx.table.row.channel_id}>")


async def _alone_at(ctx: Context, game_id: str) -> TableRow | None:
    """Return a running table of this game here at which nobody else sits: it is gone on with."""
    rows = await ctx.services.store.tables_of(ctx.user_id)
    return next(
        (
            row
            for row in rows
            if (row.game_id, row.guild_id) == (game_id, ctx.interaction.guild_id)
            and not row.practice
            and sum(not sitter.is_computer for sitter in row.seats) == 1
        ),
        None,
    )


async def _own_place(ctx: Context, game_id: str) -> TableChannel:
    """Open a thread for it, so that the channel stays free for a table of people."""
    place, channel = ctx.place, ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel) or permissions.missing_for_log(
        ctx.interaction.app_permissions
    ):
        return place
    name = say(
        "versus-name", ctx.lang, title=messages.title(game_id, ctx.lang), name=ctx.person.name
    )
    await ctx.defer()
    thread = await ctx.services.api.open_free_thread(channel, name, ctx.user_id)
    return TableChannel(thread.id, place.guild_id, is_thread=True)


async def _propose(ctx: Context, what: str, games: list[str]) -> None:
    await ctx.reply(messages.choose_message(what, ctx.lang, ctx.named_game, games))


async def _language(ctx: Context, place: TableChannel) -> str:
    assert place.guild_id is not None
    return await ctx.services.store.guild_language(place.guild_id) or ctx.lang


def _log(*, is_thread: bool) -> Log:
    return "within" if is_thread else "thread"


def known_game(game_id: str) -> str:
    if game_id not in engine.GAMES:
        raise HostError("no-game", games=", ".join(rules.title for rules in engine.GAMES.values()))
    return game_id
