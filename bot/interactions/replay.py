"""Leafing through a finished game, a chapter's picture at a time."""

from discord import ui

from bot.interactions.context import Context
from bot.messages.message import ButtonId, Item, OutgoingMessage, compose
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from bot.workers.drawing import Page


async def show(ctx: Context, number: int) -> None:
    """Show a page to anyone, once the game is over; before that there is nothing to look at."""
    if not ctx.table.has_begun or ctx.table.game.result is None:
        raise HostError("replay-early")
    style = await ctx.services.style(ctx.user_id, ctx.lang)
    page = await ctx.services.painter.page(ctx.table, number, style, ctx.user_id)
    if page is None:
        raise HostError("no-replay")
    await ctx.reply(page_message(ctx.table, page, ctx.lang))


def page_message(table: HostedTable, page: Page, lang: str) -> OutgoingMessage:
    at = say("replay-page", lang, number=page.number, count=page.count)
    row: Item = ui.ActionRow(
        _turn("earlier", table, page.number - 1, lang, possible=page.number > 1),
        _turn("later", table, page.number + 1, lang, possible=page.number < page.count),
    )
    return compose(f"**{page.heading}**", f"-# {at}", page.text, image=page.image, rows=[row])


def _turn(
    way: str, table: HostedTable, number: int, lang: str, *, possible: bool
) -> ui.Button[ui.LayoutView]:
    where = ButtonId("replay", table.row.id, str(number))
    return ui.Button(label=say(f"button-{way}", lang), custom_id=str(where), disabled=not possible)
