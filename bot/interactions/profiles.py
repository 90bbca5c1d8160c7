"""What somebody has played and won, from the finished games that the store keeps."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import discord

from bot.interactions.context import Context
from bot.interactions.services import Services
from bot.messages.message import compose
from bot.messages.welcome import title
from bot.store import TableRow
from bot.tables.hosted_table import unpack
from bot.text.names import tamed
from bot.text.say import say

MAX_GAMES = 100  # the newest ones, which are counted
CACHE_SIZE = 4096  # finished games whose winners are at hand


async def show(ctx: Context, person: discord.abc.User) -> None:
    """Show it to the person who asks: of others, only what was played on this server."""
    is_own = person.id == ctx.user_id
    guild_id = ctx.interaction.guild_id
    rows = await ctx.services.store.finished_of(
        person.id, None if is_own else guild_id or 0, MAX_GAMES
    )
    name = tamed(person.display_name)
    if not rows:
        await ctx.reply(compose(say("profile-nothing", ctx.lang, name=name)))
        return
    played, won = Counter[str](), Counter[str]()
    for row in rows:
        played[row.game_id] += 1
        won[row.game_id] += row.seat_of(person.id) in await _winners(ctx.services, row.id)
    await ctx.reply(compose(*_lines(ctx, name, rows, played, won, is_own=is_own)))


def _lines(
    ctx: Context,
    name: str,
    rows: Sequence[TableRow],
    played: Counter[str],
    won: Counter[str],
    *,
    is_own: bool,
) -> list[str]:
    heading = say("profile", ctx.lang, name=name, played=played.total(), won=won.total())
    lines = [
        "- "
        + say(
            "profile-game",
            ctx.lang,
            title=title(game_id, ctx.lang),
            played=count,
            won=won[game_id],
        )
        for game_id, count in played.most_common()
    ]
    people = sum(sum(not each.is_computer for each in row.seats) > 1 for row in rows)
    lines.append("-# " + say("profile-people", ctx.lang, people=people))
    scope = "profile-own" if is_own else "profile-here"
    lines.append("-# " + say(scope, ctx.lang, most=MAX_GAMES))
    return [heading, *lines]


async def _winners(services: Services, table_id: int) -> frozenset[int]:
    """Return the seats that won a finished game, which never changes."""
    known = services.winners
    if table_id not in known:
        latest = await services.store.latest(table_id)
        if latest is None:
            return frozenset()
        if len(known) >= CACHE_SIZE:
            del known[next(iter(known))]
        known[table_id] = await asyncio.to_thread(_won, latest.snapshot)
    return known[table_id]


def _won(snapshot: bytes) -> frozenset[int]:
    result = unpack(snapshot).result
    return frozenset(result["winners"]) if result else frozenset()
