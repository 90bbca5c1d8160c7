"""Leafing through a finished game: a chapter's picture at a time, for whoever pressed [Replay]."""

from discord import ui

from bot.interactions.errors import Guard
from bot.interactions.services import Host
from bot.messages.message import Item, Letter, compose
from bot.messages.panel.custom_id import ButtonId
from bot.tables.hosted_table import Live
from bot.text.say import HostError, say
from bot.workers.drawing import Page


async def show(host: Host, guard: Guard, live: Live, number: int) -> None:
    """Anyone may look, once the game is over; before that there is nothing to look at."""
    if live.game is None or live.game.result is None:
        raise HostError("replay-early")
    taste = await host.taste(guard.answer.interaction.user.id, guard.lang)
    page = await host.painter.page(live, number, taste)
    if page is None:
        raise HostError("no-replay")
    await guard.answer.give(page_message(live, page, guard.lang))


def page_message(live: Live, page: Page, lang: str) -> Letter:
    at = say("replay-page", lang, number=page.number, count=page.count)
    row: Item = ui.ActionRow(
        _turn("earlier", live, page.number - 1, lang, possible=page.number > 1),
        _turn("later", live, page.number + 1, lang, possible=page.number < page.count),
    )
    return compose(f"**{page.heading}**", f"-# {at}", page.text, image=page.image, rows=[row])


def _turn(
    way: str, live: Live, number: int, lang: str, *, possible: bool
) -> ui.Button[ui.LayoutView]:
    where = ButtonId("replay", live.row.id, str(number))
    return ui.Button(label=say(f"button-{way}", lang), custom_id=str(where), disabled=not possible)
