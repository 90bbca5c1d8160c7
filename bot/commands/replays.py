"""Leafing through a finished game: a chapter's picture at a time, for whoever pressed [Replay]."""

from discord import ui

from bot.errors import Guard
from bot.host import Host
from bot.live import Live
from bot.messages import Item, Letter, letter
from bot.painter import Page
from bot.prompts.custom_id import ButtonId
from bot.say import HostError, say


async def show(host: Host, guard: Guard, live: Live, number: int) -> None:
    """Anyone may look, once the game is over; before that there is nothing to look at."""
    if live.game is None or live.game.result is None:
        raise HostError("replay-early")
    taste = await host.taste(guard.answer.interaction.user.id, guard.lang)
    page = await host.painter.page(live, number, taste)
    if page is None:
        raise HostError("no-replay")
    await guard.answer.give(page_letter(live, page, guard.lang))


def page_letter(live: Live, page: Page, lang: str) -> Letter:
    at = say("replay-page", lang, number=page.number, count=page.count)
    row: Item = ui.ActionRow(
        _turn("earlier", live, page.number - 1, lang, possible=page.number > 1),
        _turn("later", live, page.number + 1, lang, possible=page.number < page.count),
    )
    return letter(f"**{page.heading}**", f"-# {at}", page.text, image=page.image, rows=[row])


def _turn(
    way: str, live: Live, number: int, lang: str, *, possible: bool
) -> ui.Button[ui.LayoutView]:
    where = ButtonId("replay", live.row.id, str(number))
    return ui.Button(label=say(f"button-{way}", lang), custom_id=str(where), disabled=not possible)
