"""/rules: the game in a page, and its figures that are not printed as a file, one in a line."""

import io

import discord

import engine
from bot.interactions.context import Context
from bot.messages.figures import options_of, unprinted_figures
from bot.messages.message import OutgoingMessage, compose
from bot.messages.narration import shortened
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


async def show(ctx: Context) -> None:
    await ctx.reply(rules_of(ctx.table, ctx.lang))


def rules_of(table: HostedTable, lang: str) -> OutgoingMessage:
    words, game = table.words, table.row.game_id
    current = engine.GAMES[game].version
    began = table.game.rules_version if table.has_begun else current
    keys = [f"earlier-rules-{version}" for version in range(began, current)]
    options = {name: str(value).lower() for name, value in options_of(table).shown.items()}
    said = [words(key, lang, **options) for key in [*keys, *words.keys("help-")]]
    text = shortened("\n".join(said))
    title = say("rules-title", lang, title=words("title", lang))
    figures = unprinted_figures(table, lang)
    if not figures:
        return compose(title, text)
    name = f"{game}-figures.txt"
    rows = [discord.ui.File[discord.ui.LayoutView](f"attachment://{name}")]
    house = say("rules-house", lang)
    source = say("rules-digital", lang) if engine.GAMES[game].figures.digital else house
    note = compose(title, text, f"-# {source}", rows=rows)
    return OutgoingMessage(note.view, [discord.File(io.BytesIO(figures.encode()), name)])
