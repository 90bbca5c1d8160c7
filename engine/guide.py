"""The guide of a game: its rules on numbered pages, the rule behind each question, its own words.

A page gathers sentences of the words file (`help-*`); a question stands on one page. The sentences
of the guide itself are in its .ftl files: `page-<id>` is a heading, with a `.text` before the
rules; `explain-<question>` is the rule behind a question, with its `.example` and, where a question
offers several kinds of action, a few sentences for each `.<verb>`; `term-<id>` explains a word, of
which `.forms` are the spellings.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.notation import VERBS, argument_kinds
from engine.packages import RULES, folder_of
from engine.table import Table
from engine.words import ENGLISH, Words, words_of

PREFIX = "term-"
WORD = re.compile(r"\w+")
MAX_ACTIONS = 80  # whose words are looked at: a list is no longer before it has pages


class Page(BaseModel):
    """A page of the rules."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    help: tuple[str, ...]  # sentences of the words file, without `help-`
    questions: tuple[str, ...] = ()  # that are explained by this page
    adds: Literal["", "options"] = ""  # what the table itself has to say here


class Guide(BaseModel):
    """All pages, in the order in which one reads them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    page: tuple[Page, ...]
    left_out: tuple[str, ...] = ()  # sections of RULINGS.md that nobody looks up in a game

    def page_of(self, question: str) -> int | None:
        """Return the number of the page on which a question stands, the first being 1."""
        pages = enumerate(self.page, 1)
        return next((number for number, page in pages if question in page.questions), None)


@cache
def guide_of(game: str) -> Guide:
    """Return the guide of a game; if it has none, all its sentences are one page."""
    path = _folder(game) / "guide.toml"
    if path.is_file():
        return Guide.model_validate(tomllib.loads(path.read_text("utf-8")))
    keys = [key.removeprefix("help-") for key in words_of(game).keys("help-")]
    return Guide(page=(Page(id="rules", help=tuple(keys), adds="options"),))


@cache
def guide_words(game: str) -> Words:
    """Return the sentences of the guide."""
    return Words(_folder(game))


def _folder(game: str) -> Path:
    return folder_of(RULES[game]) / "guide"


def explanation_key(game: str, question: str, verb: str = "") -> str | None:
    """Return the key of the rule behind a question, or behind one kind of action that it offers."""
    words = guide_words(game)
    keys = [f"explain-{question}.{verb}"] if verb else []
    return next((key for key in (*keys, f"explain-{question}") if words.has(key)), None)


# -- words of the game -----------------------------------------------------------------------------


def terms(game: str) -> tuple[str, ...]:
    """Return the words that the guide explains, in the order in which it lists them."""
    if not guide_words(game).has_file:
        return ()
    return tuple(key.removeprefix(PREFIX) for key in guide_words(game).keys(PREFIX))


def term(game: str, name: str, lang: str = ENGLISH) -> str:
    """Return what a word means."""
    return guide_words(game)(PREFIX + name, lang)


def terms_in(game: str, text: str, lang: str = ENGLISH) -> tuple[str, ...]:
    """Return the words of the game that a text has, as far as the guide explains them."""
    plain = _plain(text)
    places = [(plain.find(form), name) for form, name in _forms(game, lang)]
    return tuple(dict.fromkeys(name for at, name in sorted(places) if at >= 0))


def _plain(text: str) -> str:
    """Return a text as whole words with blanks around them, in small letters."""
    return f" {' '.join(WORD.findall(text.casefold()))} "


@cache
def _forms(game: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Return every spelling of every word, and whose it is."""
    words = guide_words(game)
    return tuple(
        (_plain(form), name)
        for name in terms(game)
        for form in words(f"{PREFIX}{name}.forms", lang).split(", ")
    )


def terms_at(table: Table, seat: int, lang: str = ENGLISH) -> tuple[str, ...]:
    """Return the words that a seat meets in its question, and in what it could answer."""
    prompt = table.prompt(seat)
    if prompt is None or not terms(table.game):
        return ()
    found = dict.fromkeys(terms_in(table.game, words_of(table.game).prompt(prompt, lang), lang))
    for action in table.legal(seat)[:MAX_ACTIONS]:
        verb, *arguments = action.split(" ")
        found |= dict.fromkeys(_terms_of_verb(table.game, verb, lang))
        for at, word in enumerate(arguments):
            if not word.isdigit():
                found |= dict.fromkeys(_terms_of_argument(table.game, verb, at, word, lang))
    return tuple(found)


# Asked for at every question until a person has met every word: so each is looked up once.
@cache
def _terms_of_verb(game: str, verb: str, lang: str) -> tuple[str, ...]:
    return terms_in(game, words_of(game)(f"verb-{verb}", lang), lang)


@cache
def _terms_of_argument(game: str, verb: str, at: int, word: str, lang: str) -> tuple[str, ...]:
    kind = list(argument_kinds(VERBS[game][verb]).values())[at]
    return terms_in(game, words_of(game).argument(kind, word, lang), lang)


# -- rulings ---------------------------------------------------------------------------------------


@cache
def rulings_of(game: str) -> tuple[tuple[str, str], ...]:
    """Return the sections of the game's RULINGS.md, each a heading and its text."""
    path = folder_of(RULES[game]) / "RULINGS.md"
    found = _sections(path.read_text("utf-8")) if path.is_file() else ()
    return tuple(each for each in found if each[0] not in guide_of(game).left_out)


def _sections(text: str) -> tuple[tuple[str, str], ...]:
    """Return the sections of a Markdown text as a chat shows them, which has no tables."""
    found = []
    for part in re.split(r"^#+ ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        plain = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", body)
        lines = _rows_as_lines(_unwrapped(plain.splitlines()))
        found.append((heading.strip(), "\n".join(lines).strip()))
    return tuple((heading, body) for heading, body in found if body)


def _unwrapped(lines: Sequence[str]) -> list[str]:
    """Join the lines of each paragraph: they were cut for an editor."""
    found: list[str] = []
    for line in lines:
        goes_on = found and found[-1] and not found[-1].startswith("|")
        if goes_on and line.strip() and not re.match(r"\||- |\d+\. |\*\*", line.strip()):
            found[-1] = f"{found[-1]} {line.strip()}"
        else:
            found.append(line.strip())
    return found


def _rows_as_lines(lines: Sequence[str]) -> list[str]:
    """Write each row of a table as a line, its first column in bold."""
    found: list[str] = []
    for at, line in enumerate(lines):
        is_head = lines[at + 1 : at + 2] and re.fullmatch(r"[|\s:-]+", lines[at + 1] or "x")
        if is_head or (line.startswith("|") and re.fullmatch(r"[|\s:-]+", line)):
            continue
        if not line.startswith("|"):
            found.append(line)
            continue
        first, *others = [cell.strip() for cell in line.strip("|").split("|")]
        found.append(f"- **{first}** {' → '.join(filter(None, others))}")
    return found
