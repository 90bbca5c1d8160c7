"""The end of a game: who has won, the scores, and the seed that proves the deal."""

from discord import ui

from bot.messages.message import Image, OutgoingMessage, button, compose
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


def final_message(table: HostedTable, image: Image | None = None) -> OutgoingMessage:
    lang, game = table.row.lang, table.game
    seed = say("final-seed", lang, seed=game.seed or "", commitment=game.commitment)
    row = ui.ActionRow(*(button(what, table, lang) for what in ("rematch", "record", "replay")))
    return compose(outcome(table), *score_lines(table), f"-# {seed}", image=image, rows=[row])


def score_lines(table: HostedTable) -> list[str]:
    """Return each player's place and score, the winners first."""
    result, name = table.game.result, table.words("score-name", table.row.lang)
    assert result is not None
    return [
        f"{place}. {table.names[seat]} · {result['scores'][seat]} {name}"
        for place, group in enumerate(result["ranking"], 1)
        for seat in group
    ]


def outcome(table: HostedTable) -> str:
    """Say who has won, in a line."""
    assert table.game.result is not None
    winners = table.game.result["winners"]
    names = ", ".join(table.names[seat] for seat in winners)
    return say("final-title", table.row.lang, names=names, count=len(winners))
