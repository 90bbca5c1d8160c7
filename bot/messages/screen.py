"""The screen of a seat: what it is asked, and the panel to answer with."""

from collections.abc import Sequence

from bot.messages import practice
from bot.messages.message import Item, OutgoingMessage, Picture, compose
from bot.messages.panel.plan import Plan
from bot.messages.panel.widgets import Panel
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine.guide import term


def screen_message(
    table: HostedTable,
    seat: int,
    lang: str,
    *,
    at: Plan | None = None,
    note: str = "",
    images: Sequence[Picture] = (),
    terms: Sequence[str] = (),
) -> OutgoingMessage:
    """Compose what only this seat may see; `at` is where its person stands in the panel.

    `terms` are words of the game that are new to that person.
    """
    panel = Panel(table, seat, at, lang)
    where = f"-# {table.words('title', lang)} · <#{table.row.channel_id}> · {table.heading}"
    tutor, rows = list[str](), list[Item](panel.rows())
    if table.row.practice:
        where, tutor = practice.place_line(table, lang), practice.tutor_lines(table, seat, lang)
        rows.append(practice.tutor_row(table, lang))
    # What was walked through because there was no choice is said, too, but for a lone verb.
    shown = at is not None or len(panel.plan.words) > 1
    crumbs = f"**{panel.crumbs}**" if panel.crumbs and shown else ""
    said = [where, f"*{note}*" if note else "", *tutor, panel.asked, crumbs, *panel.hints]
    said += [f"-# {term(table.row.game_id, name, lang)}" for name in terms]
    said.append(panel.warning)
    return compose(*said, images=images, rows=rows)


def answered_note(table: HostedTable, answered: str, lang: str) -> str:
    """Say what was answered for a person who always takes everything."""
    return say("answered-everything", lang, action=table.action_label(answered, lang))


def after_action_message(
    table: HostedTable,
    seat: int,
    lang: str,
    *,
    told: str,
    terms: Sequence[str] = (),
    pictures: Sequence[Picture] = (),
) -> OutgoingMessage:
    """Answer an action with what happened and what is asked next.

    Pictures that are there stay until the new ones take their place: nothing jumps.
    """
    if table.game.result:
        return compose(told, table.heading)
    note = "" if table.row.practice else told  # the tutor tells it, after the remark
    return screen_message(table, seat, lang, note=note, images=pictures, terms=terms)
