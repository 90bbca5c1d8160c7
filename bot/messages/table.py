"""The table message and what else a channel reads during a game."""

from discord import ButtonStyle, ui

from bot.messages.message import Image, Item, OutgoingMessage, button, compose
from bot.messages.narration import news_text
from bot.tables.announcements import news_now
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


def table_message(table: HostedTable, image: Image | None = None) -> OutgoingMessage:
    """Compose board, phase, who is waited for, what everybody wants to hear, and the buttons."""
    lang = table.row.lang
    buttons = ui.ActionRow(
        button("screen", table, lang, style=ButtonStyle.primary),
        button("board", table, lang),
        button("log", table, lang),
        button("rules", table, lang),
    )
    told = news_text(table, news_now(table), table.names)
    lines = [f"**{table.heading}**", waiting_line(table), told]
    return compose(*lines, image=image, rows=[buttons])


def screen_row(table: HostedTable) -> Item:
    return ui.ActionRow(button("screen", table, table.row.lang, style=ButtonStyle.primary))


def waiting_line(table: HostedTable) -> str:
    """Say who is waited for."""
    lang, asked = table.row.lang, table.game.asked
    if not asked:
        return ""
    if all(table.row.seats[seat].is_computer for seat in asked):
        return say("table-thinking", lang)
    return say("waiting-for", lang, people=", ".join([table.names[seat] for seat in asked]))


def reminder_message(table: HostedTable, seat: int, hours: int) -> OutgoingMessage:
    """Remind a seat, and say to the others what can be done about it."""
    row, lang = table.row, table.row.lang
    count, unit = (hours // 24, "days") if hours >= 48 else (hours, "hours")
    time = say(f"time-{unit}", lang, count=count)
    lines = [say("remind", lang, mention=f"<@{row.seats[seat].user_id}>", time=time)]
    if sum(not sitter.is_computer for sitter in row.seats) > 1:
        lines.append("-# " + say("remind-others", lang, name=table.names[seat]))
    return compose(*lines, rows=[screen_row(table)])


def confirm_abandon(table: HostedTable, lang: str) -> OutgoingMessage:
    """Ask the host before a game ends that others are in the middle of."""
    text = say("really-abandon", lang, moves=len(table.game.history))
    row = ui.ActionRow(button("abandon", table, lang, style=ButtonStyle.danger))
    return compose(text, rows=[row])
