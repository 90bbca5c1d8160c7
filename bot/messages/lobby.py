"""The lobby: who sits where, what is played, and the buttons to join and begin."""

import discord
from discord import ButtonStyle, ui

import engine
from bot.messages import figures, option_words
from bot.messages.message import ButtonId, Item, OutgoingMessage, button, compose
from bot.messages.parts import parts_row, seat_lines, who
from bot.store import TableRow
from bot.tables import parts, table_settings
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine.figures import Figures
from engine.players import LEVELS

START = "start"  # after computer players have taken the free seats
REMOVE = "-"  # among the levels of computer players: one of them leaves


def lobby_message(table: HostedTable) -> OutgoingMessage:
    row, lang = table.row, table.row.lang
    rules = engine.GAMES[row.game_id]
    title = table.words("title", lang)
    if row.status == "abandoned":
        return compose(say("lobby-abandoned", lang, title=title))
    if row.status != "lobby":
        # This message stays as it is from now on, for those who doubt the shuffle.
        commitment = say("final-commitment", lang, commitment=table.game.commitment)
        return compose(say("lobby-started", lang, title=title), f"-# {commitment}")
    return compose(
        _lobby_heading(table, title),
        f"-# {table.words('help-short', lang)}",
        *_lobby_seats(table),
        "\n".join(_manners(table)),
        f"-# {options_line(table)}",
        _figures_line(rules.figures, lang),
        rows=[_lobby_buttons(table), *_parts(table), _computer_select(table)],
    )


def is_lonely(row: TableRow) -> bool:
    """Return whether the host waits alone in a lobby, with too few to begin."""
    too_few = len(row.seats) < engine.GAMES[row.game_id].seats[0]
    return row.status == "lobby" and too_few and _people(row) == 1


def lonely_message(table: HostedTable, lang: str) -> OutgoingMessage:
    """Offer a lone host to begin at once, against computer players."""
    return compose(say("lobby-lonely", lang), rows=[_fill_and_start(table, lang)])


def opened_message(table: HostedTable, lang: str) -> OutgoingMessage:
    """Say to the host that the table is open, and how not to wait for anybody."""
    return compose(say("table-opened", lang), rows=[_fill_and_start(table, lang)])


def _fill_and_start(table: HostedTable, lang: str) -> Item:
    where = ButtonId("fill", table.row.id, START)
    label = say("button-fill-start", lang)
    return ui.ActionRow(ui.Button(label=label, style=ButtonStyle.secondary, custom_id=str(where)))


def _people(row: TableRow) -> int:
    return sum(not sitter.is_computer for sitter in row.seats)


def _figures_line(of_game: Figures, lang: str) -> str:
    """Say that some figures are not printed, where that is so."""
    if of_game.house:
        return f"-# {say('lobby-house', lang)}"
    return f"-# {say('lobby-digital', lang)}" if of_game.digital else ""


def _lobby_heading(table: HostedTable, title: str) -> str:
    row, rules = table.row, engine.GAMES[table.row.game_id]
    low, high = rules.seats[0], rules.seats[-1]
    heading = say("lobby-title", row.lang, title=title, low=low, high=high)
    moves = rules.about_calls(len(row.seats))
    return f"{heading} · {say('lobby-length', row.lang, moves=moves)}" if moves else heading


def _parts(table: HostedTable) -> list[Item]:
    return [parts_row(table, table.row.lang)] if parts.has_parts(table.row) else []


def _lobby_seats(table: HostedTable) -> list[str]:
    """Return every seat with its player; where seats are parts to play, who plays which."""
    if parts.has_parts(table.row):
        return seat_lines(table)
    seats = range(engine.GAMES[table.row.game_id].seats[-1])
    return [" · ".join(_lobby_seat(table, seat) for seat in seats)]


def _manners(table: HostedTable) -> list[str]:
    """Return a line for each computer player that plays in a manner of its own."""
    lang, found = table.row.lang, []
    for sitter in table.row.seats:
        if sitter.is_computer and sitter.manner:
            manner = table.words(f"manner-{sitter.manner}", lang)
            found.append(f"-# {say('lobby-manner', lang, name=sitter.name, manner=manner)}")
    return found


def _lobby_seat(table: HostedTable, seat: int) -> str:
    row, lang = table.row, table.row.lang
    if seat >= len(row.seats):
        return say("lobby-seat-free", lang, shape=table.shape(seat))
    return say("lobby-seat", lang, shape=table.shape(seat), who=who(row, row.seats[seat]))


def options_line(table: HostedTable) -> str:
    """Say in a line what differs from the book, and the settings of the table."""
    lang, own = table.row.lang, figures.changed(table)
    chosen = [
        f"{option_words.title(table, name, lang)}:"
        f" {option_words.value(table, name, option_words.chosen(table, name), lang)}"
        for name in option_words.names(table)
        if option_words.is_changed(table, name)
    ]
    if own:
        chosen.append(say("figures-changed", lang, count=len(own)))
    return " · ".join([*chosen, *table_settings.describe_all(table.row, lang)])


def _lobby_buttons(table: HostedTable) -> Item:
    lang, rules = table.row.lang, engine.GAMES[table.row.game_id]
    full = len(table.row.seats) >= rules.seats[-1]
    ready = len(table.row.seats) >= rules.seats[0]
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        button("join", table, lang, style=ButtonStyle.primary, disabled=full),
        button("leave", table, lang),
        button("options", table, lang),
        button("start", table, lang, style=ButtonStyle.success if ready else ButtonStyle.secondary),
    )
    if not full and _people(table.row) == 1:  # others may want to sit down where there are others
        row.add_item(button("fill", table, lang))
    return row


def _computer_select(table: HostedTable) -> Item:
    """Return a select of computer players by level, and of removing one."""
    lang, row = table.row.lang, table.row
    options = []
    if len(row.seats) < engine.GAMES[row.game_id].seats[-1]:
        options = [_level_option(level, lang) for level in LEVELS]
    if any(sitter.is_computer for sitter in row.seats):
        remove = say("computer-remove", lang)
        options.append(discord.SelectOption(label=remove, value=REMOVE))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(ButtonId("computer", row.id)),
        placeholder=say("computer-add", lang),
        options=options or [discord.SelectOption(label="-")],
        disabled=not options,
    )
    return ui.ActionRow(select)


def _level_option(level: str, lang: str) -> discord.SelectOption:
    label = f"{say('computer-add', lang)}: {say(f'level-{level}', lang)}"
    return discord.SelectOption(
        label=label, value=level, description=say(f"level-{level}-help", lang)
    )
