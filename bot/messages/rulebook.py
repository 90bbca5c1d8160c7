"""The rules as one reads them: numbered pages with headings, the rulings, and the words.

Pages of the guide are numbered from 1; the page after them explains the words of the game. Rulings
have pages of their own, `r1`, `r2` ...
"""

import io
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, SelectOption, ui

import engine
from bot.messages import option_words
from bot.messages.figures import changed, options_of, unprinted_figures
from bot.messages.message import ButtonId, Item, OutgoingMessage, compose
from bot.messages.paging import pages
from bot.messages.panel.widgets import PER_ROW
from bot.store import TableRow
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine.guide import (
    Page,
    explanation_key,
    guide_of,
    guide_words,
    rulings_of,
    term,
    terms,
    terms_at,
)

RULES, WHY = "rules", "why"  # what buttons do in messages of this module
GO = "go"  # of a select: to the page that is picked
RULING = "r"  # before the number of a page of rulings
MAX_RULINGS_CHARS = 2600  # of a page: more would be a wall
MAX_TERMS = 3  # that are explained at once
MAX_HEADING_CHARS = 80


class Text(NamedTuple):
    """A page ready to be read."""

    heading: str
    body: str


def table_of_game(game_id: str, lang: str) -> HostedTable:
    """Return a table that nobody has opened, for rules that no table has changed."""
    row = TableRow(0, 0, None, game_id, "lobby", 0, lang, {}, (), 1)
    return HostedTable(row)


# -- /rules ----------------------------------------------------------------------------------------


def rules_message(table: HostedTable, lang: str, place: str = "") -> OutgoingMessage:
    """Return a page of the rules, the first if there is no such place."""
    game, texts = table.row.game_id, _texts(table, lang)
    rulings = _rulings(game)
    is_ruling = place.startswith(RULING) and bool(rulings)
    shelf = list(rulings) if is_ruling else texts
    number = min(max(_number(place.removeprefix(RULING)), 1), len(shelf))
    heading, body = shelf[number - 1]
    key = "rulings-place" if is_ruling else "rules-place"
    where = say(key, lang, number=number, count=len(shelf))
    title = say("rules-title", lang, title=table.words("title", lang), heading=heading)
    rows: list[Item] = [_contents(table, lang, is_ruling=is_ruling, number=number)]
    rows.append(_turning(table, lang, is_ruling=is_ruling, number=number, count=len(shelf)))
    if not is_ruling and _page(game, number).adds:
        return _with_figures(table, lang, f"{title}\n-# {where}", body, rows)
    return compose(title, f"-# {where}", body, rows=rows)


def _number(place: str) -> int:
    return int(place) if place.isascii() and place.isdigit() and len(place) < 4 else 1


def _page(game: str, number: int) -> Page:
    guide = guide_of(game).page
    return guide[number - 1] if number <= len(guide) else Page(id="", help=())


def _texts(table: HostedTable, lang: str) -> list[Text]:
    """Return every page as this table plays, and the words of the game at the end."""
    game, words = table.row.game_id, guide_words(table.row.game_id)
    found = []
    for number, page in enumerate(guide_of(game).page, 1):
        title = say("rules-all", lang)
        heading = words(f"page-{page.id}", lang) if words.has(f"page-{page.id}") else title
        found.append(Text(heading, "\n".join(_lines(table, lang, page, is_first=number == 1))))
    if known := terms(game):
        listed = "\n".join(f"- {term(game, name, lang)}" for name in known)
        found.append(Text(say("rules-words", lang), listed))
    return found


def _lines(table: HostedTable, lang: str, page: Page, *, is_first: bool) -> list[str]:
    words, own = table.words, guide_words(table.row.game_id)
    facts = {name: str(value).lower() for name, value in options_of(table).shown.items()}
    lines = _earlier(table, lang) if is_first else []
    if own.has(f"page-{page.id}.text"):
        lines.append(own(f"page-{page.id}.text", lang))
    lines += [f"- {words(f'help-{key}', lang, **facts)}" for key in page.help]
    if len(page.questions) == 1:  # of several, one would not know what the examples are about
        example = own(f"explain-{page.questions[0]}.example", lang)
        lines.append(f"-# {say('rules-example', lang, example=example)}")
    if page.adds:
        lines += [f"- {line}" for line in option_words.told(table, lang)]
    return lines


def _earlier(table: HostedTable, lang: str) -> list[str]:
    """Say what a table that began under earlier rules plays otherwise."""
    current = engine.GAMES[table.row.game_id].version
    began = table.game.rules_version if table.has_begun else current
    return [table.words(f"earlier-rules-{version}", lang) for version in range(began, current)]


def _rulings(game: str) -> tuple[Text, ...]:
    """Return the rulings in pages: long sections in several, short ones together."""
    found: list[Text] = []
    for heading, body in rulings_of(game):
        parts = pages(body, MAX_RULINGS_CHARS)
        for number, part in enumerate(parts, 1):
            more = f" ({number}/{len(parts)})" if len(parts) > 1 else ""
            found.append(Text(heading + more, part))
    return tuple(found)


def _with_figures(
    table: HostedTable, lang: str, top: str, body: str, rows: list[Item]
) -> OutgoingMessage:
    """Add what is not printed as a file, one figure in a line."""
    game, figures = table.row.game_id, unprinted_figures(table, lang)
    if not figures:
        return compose(top, body, rows=rows)
    name = f"{game}-figures.txt"
    key = "rules-digital" if engine.GAMES[game].figures.digital else "rules-house"
    file: Item = ui.File[ui.LayoutView](f"attachment://{name}")
    note = compose(top, body, f"-# {say(key, lang)}", rows=[file, *rows])
    return OutgoingMessage(note.view, [discord.File(io.BytesIO(figures.encode()), name)])


def _contents(table: HostedTable, lang: str, *, is_ruling: bool, number: int) -> Item:
    """Return a list of all headings."""
    mark = RULING if is_ruling else ""
    shelf = _rulings(table.row.game_id) if is_ruling else _texts(table, lang)
    entries = [
        SelectOption(
            label=f"{at} · {text.heading}"[:MAX_HEADING_CHARS],
            value=f"{mark}{at}",
            default=at == number,
        )
        for at, text in enumerate(shelf, 1)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=_place_id(table, GO), options=entries, placeholder=say("rules-pick", lang)
    )
    return ui.ActionRow(select)


def _turning(table: HostedTable, lang: str, *, is_ruling: bool, number: int, count: int) -> Item:
    """Return the ways to the pages before and after, and to the other shelf."""
    mark = RULING if is_ruling else ""
    buttons = [
        _to(table, say(f"button-{key}", lang), f"{mark}{to}", disabled=not 1 <= to <= count)
        for key, to in (("earlier", number - 1), ("later", number + 1))
    ]
    if is_ruling:
        buttons.append(_to(table, say("button-rules", lang), "1"))
    elif _rulings(table.row.game_id):
        buttons.append(_to(table, say("button-rulings", lang), f"{RULING}1"))
    return ui.ActionRow(*buttons)


def _to(
    table: HostedTable, label: str, place: str, *, disabled: bool = False
) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=label,
        style=ButtonStyle.secondary,
        custom_id=_place_id(table, place),
        disabled=disabled,
    )


def _place_id(table: HostedTable, place: str) -> str:
    """Return the custom_id of a place in the rules; those of no table say which game's."""
    game = f"{table.row.game_id}." if not table.row.id else ""
    return str(ButtonId(RULES, table.row.id, game + place))


# -- [?] -------------------------------------------------------------------------------------------


def explanation_message(
    table: HostedTable, seat: int | None, lang: str, verb: str = ""
) -> OutgoingMessage:
    """Return the rule behind the question of a seat, or behind one kind of action that it offers.

    Whoever is asked nothing reads the first page of the rules.
    """
    game, words = table.row.game_id, guide_words(table.row.game_id)
    prompt = table.game.prompt(seat) if seat is not None and seat in table.game.asked else None
    key = explanation_key(game, prompt["key"], verb) if prompt else None
    if seat is None or prompt is None or key is None:
        return rules_message(table, lang)
    question = prompt["key"]
    is_whole = key == f"explain-{question}"
    heading = table.words.prompt(prompt, lang, table.names).partition("\n")[0]
    if not is_whole:
        heading = _kind(table, question, verb, lang)
    lines = [f"**{heading}**", words(key, lang)]
    if is_whole:
        lines.append(say("explain-example", lang, example=words(f"{key}.example", lang)))
    lines += [
        f"-# {term(game, name, lang)}" for name in terms_at(table.game, seat, lang)[:MAX_TERMS]
    ]
    if changed(table):
        lines.append(f"-# {say('explain-figures', lang)}")
    number = guide_of(game).page_of(question)
    assert number is not None, question
    page = words(f"page-{_page(game, number).id}", lang)
    lines.append(f"-# {say('explain-page', lang, number=number, heading=page)}")
    turn = _to(table, say("button-page", lang, number=number), str(number))
    return compose(*lines, rows=[*_kinds(table, seat, question, lang), ui.ActionRow(turn)])


def _kind(table: HostedTable, question: str, verb: str, lang: str) -> str:
    """Return what a kind of action is called, in answer to this question."""
    own = f"action-{verb}.{question}"
    return table.words(own if table.words.has(own) else f"verb-{verb}", lang)


def _kinds(table: HostedTable, seat: int, question: str, lang: str) -> list[Item]:
    """Return a button for each kind of action on offer that has a rule of its own."""
    words = guide_words(table.row.game_id)
    verbs = dict.fromkeys(action.partition(" ")[0] for action in table.game.legal(seat))
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(
            label=say("button-why", lang, what=_kind(table, question, verb, lang)),
            style=ButtonStyle.secondary,
            custom_id=str(ButtonId(WHY, table.row.id, verb)),
        )
        for verb in verbs
        if words.has(f"explain-{question}.{verb}")
    ]
    return [
        ui.ActionRow(*buttons[start : start + PER_ROW]) for start in range(0, len(buttons), PER_ROW)
    ]
