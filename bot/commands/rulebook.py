"""/rules: the game in a page, and its figures that are ours as a file, one in a line."""

import io

import discord

import engine
from bot.errors import Guard
from bot.figures import house_figures
from bot.live import Live
from bot.messages import Letter, letter
from bot.narration import shortened
from bot.say import say


async def show(guard: Guard, live: Live) -> None:
    await guard.answer.give(rules_of(live, guard.lang))


def rules_of(live: Live, lang: str) -> Letter:
    words, game = live.words, live.row.game
    current = engine.GAMES[game].version
    began = live.game.rules_version if live.game else current
    keys = [f"earlier-rules-{version}" for version in range(began, current)]
    text = shortened("\n".join(words(key, lang) for key in [*keys, *words.keys("help-")]))
    title = say("rules-title", lang, title=words("title", lang))
    figures = house_figures(live)
    if not figures:
        return letter(title, text)
    name = f"{game}-house-figures.txt"
    rows = [discord.ui.File[discord.ui.LayoutView](f"attachment://{name}")]
    note = letter(title, text, "-# " + say("rules-house", lang), rows=rows)
    return Letter(note.view, [discord.File(io.BytesIO(figures.encode()), name)])
