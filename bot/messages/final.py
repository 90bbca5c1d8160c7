"""The end of a game: who has won, the scores, and what decided between equal ones."""

from discord import ui

from bot.messages.message import Image, OutgoingMessage, button, compose
from bot.tables.hosted_table import HostedTable
from bot.text.say import say


def final_message(table: HostedTable, image: Image | None = None) -> OutgoingMessage:
    lang = table.row.lang
    row = ui.ActionRow(*(button(what, table, lang) for what in ("rematch", "record", "replay")))
    lines = [outcome(table), *score_lines(table), f"-# {say('final-seed', lang)}"]
    return compose(*lines, image=image, rows=[row])


def score_lines(table: HostedTable) -> list[str]:
    """Return each player's place and score, the winners first; where it was close, why."""
    result, lang = table.game.result, table.row.lang
    assert result is not None
    name, scores = table.words("score-name", lang), result["scores"]
    lines = [
        " · ".join([f"{place}. {table.names[seat]}", f"{scores[seat]} {name}", *_ties(table, seat)])
        for place, group in enumerate(result["ranking"], 1)
        for seat in group
    ]
    explained = any(_ties(table, seat) for seat in range(len(scores)))
    return [*lines, f"-# {table.words('tie-rule', lang)}"] if explained else lines


def _ties(table: HostedTable, seat: int) -> list[str]:
    """Return what places this seat among those with its score, as far as that is needed."""
    assert table.game.result is not None
    scores, said = table.game.result["scores"], list[str]()
    equal = [other for other, score in enumerate(scores) if score == scores[seat]]
    for name, values in table.game.tie_breaks.items():
        if len(equal) < 2:
            break
        said.append(table.words(f"tie-{name}", table.row.lang, value=values[seat]))
        equal = [other for other in equal if values[other] == values[seat]]
    return said


def outcome(table: HostedTable) -> str:
    """Say who has won, in a line."""
    assert table.game.result is not None
    winners = table.game.result["winners"]
    names = ", ".join(table.names[seat] for seat in winners)
    return say("final-title", table.row.lang, names=names, count=len(winners))
