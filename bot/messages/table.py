"""The table message and what else a channel reads during a game."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.messages.message import Image, Item, Letter, button, compose
from bot.tables.hosted_table import Live
from bot.text.say import say


def table_message(live: Live, image: Image | None = None, people: Sequence[int] = ()) -> Letter:
    """Board, phase, who is waited for, and the buttons."""
    lang = live.row.lang
    buttons = ui.ActionRow(
        button("screen", live, lang, style=ButtonStyle.primary),
        button("board", live, lang),
        button("log", live, lang),
        button("rules", live, lang),
    )
    lines = [f"**{live.heading}**", waiting_line(live, people)]
    return compose(*lines, image=image, rows=[buttons])


def screen_row(live: Live) -> Item:
    return ui.ActionRow(button("screen", live, live.row.lang, style=ButtonStyle.primary))


def waiting_line(live: Live, people: Sequence[int] = ()) -> str:
    """Who is waited for; with mentions where this message is the one that calls them."""
    lang, asked = live.row.lang, live.table.asked
    if not asked:
        return ""
    if all(live.row.seats[seat].is_computer for seat in asked):
        return say("table-thinking", lang)
    names = [_called(live, seat, people) for seat in asked]
    return say("waiting-for", lang, people=", ".join(names))


def _called(live: Live, seat: int, people: Sequence[int]) -> str:
    user = live.row.seats[seat].user_id
    return f"{live.shape(seat)} <@{user}>" if user in people else live.names[seat]


def reminder_message(live: Live, seat: int, hours: int) -> Letter:
    """Somebody is waited for; to the others, what can be done about it."""
    row, lang = live.row, live.row.lang
    count, unit = (hours // 24, "days") if hours >= 48 else (hours, "hours")
    time = say(f"time-{unit}", lang, count=count)
    lines = [say("remind", lang, mention=f"<@{row.seats[seat].user_id}>", time=time)]
    if sum(not sitter.is_computer for sitter in row.seats) > 1:
        lines.append("-# " + say("remind-others", lang, name=live.names[seat]))
    return compose(*lines, rows=[screen_row(live)])


def confirm_abandon(live: Live, lang: str) -> Letter:
    """Asked of the host before a game ends that others are in the middle of."""
    text = say("really-abandon", lang, moves=len(live.table.history))
    row = ui.ActionRow(button("abandon", live, lang, style=ButtonStyle.danger))
    return compose(text, rows=[row])
