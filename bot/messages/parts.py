"""The parts of a game to choose from in its lobby: each with its picture and a button below it."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.messages.message import ACCENT, ButtonId, Image, Item, OutgoingMessage, compose
from bot.store import Sitter, TableRow
from bot.tables import parts
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

SHOW, CHOOSE, STOP = "parts", "part", "undraft"  # what buttons do


def parts_row(table: HostedTable, lang: str) -> Item:
    """Return the lobby's buttons: to see the parts, and to stop a draft."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(_button(table, SHOW, say("button-parts", lang), ButtonStyle.primary))
    if parts.is_drafting(table.row):
        row.add_item(_button(table, STOP, say("button-undraft", lang)))
    return row


def seat_lines(table: HostedTable) -> list[str]:
    """Return who plays what, as far as that is known, and who sits there without a part."""
    row, lang = table.row, table.row.lang
    if parts.allotment(row) != parts.CHOSEN and not parts.is_drafting(row):
        people = ", ".join(who(row, sitter) for sitter in row.seats)
        return [people, say(f"parts-{parts.allotment(row)}", lang)]
    lines = [" · ".join(_part(table, part) for part in range(parts.count(row)))]
    if bare := parts.without(row):
        people = ", ".join(who(row, sitter) for sitter in bare)
        now = parts.picker(row)
        key = "parts-drafting" if now else "parts-without"
        lines.append(say(key, lang, people=people, name=now.name if now else ""))
    return lines


def _part(table: HostedTable, part: int) -> str:
    row, lang = table.row, table.row.lang
    facts = {"shape": table.shape(part), "role": parts.name(row, part, lang)}
    sitter = parts.holder(row, part)
    if sitter is None:
        return say("part-free", lang, **facts)
    return say("part-held", lang, **facts, who=who(row, sitter))


def who(row: TableRow, sitter: Sitter) -> str:
    """Return somebody in a lobby, without a shape."""
    if sitter.is_computer and sitter.level:
        level = say(f"level-{sitter.level}", row.lang)
        return say("sitter-computer", row.lang, name=sitter.name, level=level)
    key = "sitter-host" if sitter.user_id == row.host_id else "sitter"
    return say(key, row.lang, name=sitter.name)


def parts_message(
    table: HostedTable, user_id: int, lang: str, texts: Sequence[str], images: Sequence[Image] = ()
) -> OutgoingMessage:
    """Show every part; until the pictures are drawn, and where there are none, in words."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    container.add_item(ui.TextDisplay(_heading(table, user_id, lang)))
    for part in range(parts.count(table.row)):
        if images:
            image = images[part]
            item = discord.MediaGalleryItem(f"attachment://{image.name}", description=image.alt)
            container.add_item(ui.MediaGallery(item))
        else:
            container.add_item(ui.TextDisplay(texts[part]))
        container.add_item(ui.ActionRow(_choose(table, user_id, part, lang)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()  # clicks are routed by custom_id alone
    return OutgoingMessage(view, [image.file() for image in images])


def _heading(table: HostedTable, user_id: int, lang: str) -> str:
    row, now = table.row, parts.picker(table.row)
    if now is not None:
        key = "parts-your-pick" if now.user_id == user_id else "parts-waits"
        return say(key, lang, name=now.name)
    return say(f"parts-how-{parts.allotment(row)}", lang)


def _choose(table: HostedTable, user_id: int, part: int, lang: str) -> ui.Button[ui.LayoutView]:
    row = table.row
    role, sitter, now = parts.name(row, part, lang), parts.holder(row, part), parts.picker(row)
    is_own = sitter is not None and sitter.user_id == user_id
    may = row.seat_of(user_id) is not None and (
        now.user_id == user_id if now else parts.allotment(row) == parts.CHOSEN
    )
    label = say("button-part", lang, role=role)
    if sitter is not None:
        key = "button-part-own" if is_own else "button-part-taken"
        label = say(key, lang, role=role, name=sitter.name)
    open_ = may and (sitter is None or (is_own and now is None))
    where = str(ButtonId(CHOOSE, row.id, str(part)))
    style = ButtonStyle.success if is_own else ButtonStyle.primary
    return ui.Button(label=label[:80], style=style, custom_id=where, disabled=not open_)


def _button(
    table: HostedTable, what: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label, style=style, custom_id=str(ButtonId(what, table.row.id)))


def chosen_message(table: HostedTable, user_id: int, lang: str) -> OutgoingMessage:
    """Say what somebody plays now."""
    seat = table.row.seat_of(user_id)
    part = table.row.seats[seat].part if seat is not None else None
    if part is None:
        return compose(say("part-given-back", lang), rows=[parts_row(table, lang)])
    role = parts.name(table.row, part, lang)
    return compose(say("part-chosen", lang, role=role), rows=[parts_row(table, lang)])
