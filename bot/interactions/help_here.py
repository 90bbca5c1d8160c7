"""/help: what one can do here and now, on one screen."""

from dataclasses import dataclass

import discord
from discord import ui

from bot.interactions.context import Context
from bot.messages.message import Item, button, compose
from bot.messages.welcome import ways_row
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say


@dataclass(frozen=True, slots=True)
class Situation:
    """Where somebody asks for help: `help-KEY` says so, and these commands are of use there."""

    key: str
    commands: tuple[str, ...]
    buttons: tuple[str, ...] = ()


ASKED = Situation(
    "asked",
    ("screen", "move", "why", "hint", "undo", "board", "log", "rules", "leave", "settings"),
    ("screen", "board", "rules"),
)
SEATED = Situation(
    "seated",
    ("screen", "board", "log", "undo", "rules", "leave", "settings"),
    ("screen", "board", "rules"),
)
WATCHING = Situation("watching", ("board", "log", "rules", "join", "settings"), ("board", "rules"))
LOBBY = Situation("lobby", ("join", "leave", "start", "rules", "abandon", "learn"), ("rules",))
OVER = Situation("over", ("play", "log", "record", "rules", "learn"), ("rules",))
CHANNEL = Situation("channel", ("play", "learn", "adopt", "settings"))
DIRECT = Situation("direct", ("learn", "settings"))


async def show(ctx: Context) -> None:
    """Say what this person can do in this place, with buttons for what is asked for most."""
    try:
        table = await ctx.find_table()
    except HostError:
        in_dm = ctx.interaction.guild_id is None
        rows = [] if in_dm else [ways_row(ctx.named_game, ctx.lang)]
        await ctx.reply(compose(*_lines(ctx, DIRECT if in_dm else CHANNEL, {}), rows=rows))
        return
    here = _situation(table, table.row.seat_of(ctx.user_id))
    facts = {
        "title": table.words("title", ctx.lang),
        "channel": f"<#{table.row.channel_id}>",
        "group": table.row.game_id,
    }
    await ctx.reply(compose(*_lines(ctx, here, facts), rows=_row(table, here, ctx.lang)))


def _situation(table: HostedTable, seat: int | None) -> Situation:
    if table.row.status == "lobby":
        return LOBBY
    if table.row.status != "running":
        return OVER
    if seat is None:
        return WATCHING
    return ASKED if seat in table.game.asked else SEATED


def _lines(ctx: Context, here: Situation, facts: dict[str, str]) -> list[str]:
    tree = ctx.interaction.client.tree
    known = {
        each.name for each in tree.get_commands() if isinstance(each, discord.app_commands.Command)
    }
    lines = [say(f"help-{here.key}", ctx.lang, **facts)]
    lines += [
        f"- `/{name}`: {say(f'command-{name}', ctx.lang)}"
        for name in here.commands
        if name in known
    ]
    more = f"help-{here.key}-more"
    return [*lines, "-# " + say(more, ctx.lang, **facts)] if say.has(more) else lines


def _row(table: HostedTable, here: Situation, lang: str) -> list[Item]:
    row: Item = ui.ActionRow(*(button(what, table, lang) for what in here.buttons))
    return [row] if here.buttons else []
