"""The end of a game: who has won, the scores, and the seed that proves the deal."""

from discord import ui

from bot.messages.message import Image, Letter, button, compose
from bot.tables.hosted_table import Live
from bot.text.say import say


def final_message(live: Live, image: Image | None = None) -> Letter:
    lang, game = live.row.lang, live.table
    result = game.result
    assert result is not None
    scores = [
        f"{place}. {live.names[seat]} · {result['scores'][seat]} {live.words('score-name', lang)}"
        for place, group in enumerate(result["ranking"], 1)
        for seat in group
    ]
    seed = say("final-seed", lang, seed=game.seed or "", commitment=game.commitment)
    row = ui.ActionRow(*(button(what, live, lang) for what in ("rematch", "record", "replay")))
    return compose(outcome(live), *scores, f"-# {seed}", image=image, rows=[row])


def outcome(live: Live) -> str:
    """Who has won, in a line."""
    assert live.table.result is not None
    winners = live.table.result["winners"]
    names = ", ".join(live.names[seat] for seat in winners)
    return say("final-title", live.row.lang, names=names, count=len(winners))
