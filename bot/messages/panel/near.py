"""What comes near a typed move: a button for each, on which nothing is played but what it says."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.messages.message import Item, OutgoingMessage, compose
from bot.messages.panel.plan import way_to
from bot.messages.panel.widgets import MAX_LABEL_CHARS, PER_ROW, PanelId
from bot.messages.screen import screen_message
from bot.tables.hosted_table import HostedTable
from bot.text.names import tamed
from bot.text.say import say
from engine.notation import parse_known

MAX_SHOWN = 10  # actions with a button
MAX_TEXT_CHARS = 60  # of what was typed, given back


def near_message(
    table: HostedTable, seat: int, lang: str, text: str, near: Sequence[str], *, is_many: bool
) -> OutgoingMessage:
    """Say that nothing was played, and offer what may have been meant; else all that is legal."""
    typed = tamed(text)[:MAX_TEXT_CHARS]
    if not near:
        key = "move-blank" if not text.strip() else "move-nothing"
        return screen_message(table, seat, lang, note=say(key, lang, text=typed))
    key = "move-many" if is_many else "move-near"
    more = max(0, len(near) - MAX_SHOWN)
    lines = [say(key, lang, text=typed)]
    if more:
        lines.append("-# " + say("move-more", lang, count=more))
    return compose(*lines, rows=_rows(table, seat, lang, near[:MAX_SHOWN]))


def _rows(table: HostedTable, seat: int, lang: str, actions: Sequence[str]) -> list[Item]:
    """Return buttons that check seat and question as those of a panel do: they are its own."""
    legal, question = table.game.legal(seat), table.question(seat)
    buttons = [
        ui.Button[ui.LayoutView](
            label=_label(table, seat, lang, action)[:MAX_LABEL_CHARS],
            style=ButtonStyle.primary,
            custom_id=str(PanelId(table.row.id, question, "g", way_to(legal, action))),
        )
        for action in actions
    ]
    return [
        ui.ActionRow(*buttons[start : start + PER_ROW]) for start in range(0, len(buttons), PER_ROW)
    ]


def _label(table: HostedTable, seat: int, lang: str, action: str) -> str:
    facts = table.game.label_facts(seat, action)
    return table.words.action(parse_known(table.row.game_id, action), lang, table.names, facts)
