"""Choosing a part in a lobby, for oneself or when a draft comes to one."""

from bot.interactions import use_cases
from bot.interactions.context import Context
from bot.messages import parts as messages
from bot.messages.message import ButtonId
from bot.tables import parts
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say


async def show(ctx: Context, _: ButtonId) -> None:
    """Show the parts in words at once, and their pictures when they are drawn."""
    table = _lobby(ctx)
    style = await ctx.services.style(ctx.user_id, ctx.lang)
    texts = ctx.services.painter.role_texts(table, style)
    await ctx.reply(messages.parts_message(table, ctx.user_id, ctx.lang, texts))
    if ctx.services.painter.draws:
        ctx.services.later(_illustrate(ctx, table, texts))


async def _illustrate(ctx: Context, table: HostedTable, texts: list[str]) -> None:
    style = await ctx.services.style(ctx.user_id, ctx.lang)
    images = await ctx.services.painter.roles(table, parts.count(table.row), style, ctx.user_id)
    if images:
        await ctx.reply(messages.parts_message(table, ctx.user_id, ctx.lang, texts, images))


async def choose(ctx: Context, pressed: ButtonId) -> None:
    """Take a part; where that was the last choice of a draft, the game has begun."""
    table = _lobby(ctx)
    if not pressed.detail.isdecimal() or len(pressed.detail) > 2:
        raise HostError("button")
    ctx.table = await ctx.services.tables.choose_part(
        table.row.id, ctx.user_id, int(pressed.detail)
    )
    if ctx.table.has_begun:
        ctx.edits = False
        await use_cases.screen(ctx, say("begun", ctx.lang))
    else:
        await ctx.reply(messages.chosen_message(ctx.table, ctx.user_id, ctx.lang))


async def stop(ctx: Context, pressed: ButtonId) -> None:
    ctx.must_be_host()
    ctx.table = await ctx.services.tables.stop_draft(pressed.table_id)
    await use_cases.update_lobby(ctx)


def _lobby(ctx: Context) -> HostedTable:
    if ctx.table.row.status != "lobby" or not parts.has_parts(ctx.table.row):
        raise HostError("not-lobby")
    return ctx.table
