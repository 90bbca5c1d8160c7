"""The first words: what this is, which games there are, and a button for each way to begin."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

import engine
from bot.messages.message import ButtonId, Item, OutgoingMessage, compose
from bot.text.say import say

NO_TABLE = 0  # in a button about no table
ABOUT, VERSUS, LEARN, PLAY = "about", "versus", "learn", "play"  # what such a button does
PER_ROW = 5


def welcome_message(me: str, lang: str) -> OutgoingMessage:
    """Introduce ourselves to a server."""
    rows = [*game_rows(ABOUT, list(engine.GAMES), lang), ways_row("", lang)]
    return compose(say("welcome", lang, me=me), say("welcome-begin", lang), rows=rows)


def about_message(game_id: str, lang: str) -> OutgoingMessage:
    """Say what a game is, with the ways to begin it."""
    words = engine.GAMES[game_id].words
    seats = engine.GAMES[game_id].seats
    heading = say("welcome-game", lang, title=title(game_id, lang), low=seats[0], high=seats[-1])
    lines = [heading, words("help-short", lang), say("welcome-ways", lang)]
    return compose(*lines, rows=[ways_row(game_id, lang)])


def choose_message(what: str, lang: str, first: str, games: Sequence[str]) -> OutgoingMessage:
    """Ask which game is meant; the one that the channel is named for is proposed."""
    key = f"choose-{what}"
    lines = [say(key, lang)]
    if first in games:
        lines.append(say("choose-proposed", lang, title=title(first, lang)))
    ordered = sorted(games, key=lambda game_id: game_id != first)
    return compose(*lines, rows=game_rows(what, ordered, lang, first=first))


def title(game_id: str, lang: str) -> str:
    return engine.GAMES[game_id].words("title", lang)


def ways_row(game_id: str, lang: str) -> Item:
    """Return the ways to begin, with one game or with whichever is chosen then."""
    return ui.ActionRow(
        _button(VERSUS, game_id, say("button-versus", lang), ButtonStyle.success),
        _button(LEARN, game_id, say("button-learn", lang), ButtonStyle.primary),
        _button(PLAY, game_id, say("button-play", lang)),
    )


def game_rows(what: str, games: Sequence[str], lang: str, *, first: str = "") -> list[Item]:
    """Return a button for each of these games, which does `what` with it."""
    buttons = [
        _button(
            what,
            game_id,
            title(game_id, lang),
            ButtonStyle.primary if game_id == first else ButtonStyle.secondary,
        )
        for game_id in games[: 2 * PER_ROW]
    ]
    return [ui.ActionRow(*buttons[at : at + PER_ROW]) for at in range(0, len(buttons), PER_ROW)]


def _button(
    what: str, game_id: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=label[:80], style=style, custom_id=str(ButtonId(what, NO_TABLE, game_id))
    )
