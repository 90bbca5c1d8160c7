"""A plan as Discord's buttons and selects: what they say, and what their custom_ids say."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption, ui

import render
from bot.messages.panel.plan import Branch, Plan, Way, plan
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine.notation import parse_known

PER_ROW = 5
MAX_ROWS = 5
MAX_LABEL_CHARS, MAX_OPTION_CHARS, MAX_CUSTOM_ID_CHARS = 80, 100, 100

Row = ui.ActionRow[ui.LayoutView]
Button = ui.Button[Any]


_PANEL = re.compile(r"s:(\d{1,18}):(\w{1,16}):([a-z]):([\d.]{0,40})(?:~(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class PanelId:
    """The custom_id of a control: a table, a question and a way; nothing secret, nothing trusted.

    `act`: g goes a way, n asks for a number, u undoes, r starts again.
    """

    table_id: int
    question: str
    act: str
    way: Way = ()
    page: int = 0

    def __str__(self) -> str:
        way = ".".join(map(str, self.way))
        page = f"~{self.page}" if self.page else ""
        return f"s:{self.table_id}:{self.question}:{self.act}:{way}{page}"

    @classmethod
    def read(cls, text: str) -> "PanelId | None":
        match = _PANEL.fullmatch(text)
        if not match:
            return None
        table_id, question, act, way, page = match.groups()
        indices = way.split(".") if way else []
        if not all(index.isdigit() and len(index) < 5 for index in indices):
            return None
        return cls(int(table_id), question, act, tuple(map(int, indices)), int(page or 0))


def plan_at(table: HostedTable, seat: int, way: Way = (), page: int = 0) -> Plan:
    """Return what this seat is shown once its person has come this way."""
    return plan(table.game.legal(seat), way, page, table.game.standing(seat))


class Panel:
    """The rows of a panel for one seat, in that person's language."""

    def __init__(self, table: HostedTable, seat: int, at: Plan | None, lang: str) -> None:
        """Build it at the step `at`; None: at the beginning."""
        self.table_id, self.game, self.seat, self.lang = table.row.id, table.game, seat, lang
        self.words, self.names = table.words, table.names
        self.question, beginning = table.question(seat), plan_at(table, seat)
        self.plan = at or beginning
        # Whether the way here was chosen, not only walked through because there was no other.
        self.chosen = at is not None and at.way != beginning.way
        self.prompt = self.game.prompt(seat)
        # What the chosen verb takes, by name, and of which types.
        verb = next(iter(self.plan.words), None)
        taken = self.game.rules.verbs[verb] if verb else {}
        self.arguments, self.kinds = list(taken), list[Any](taken.values())
        # Numbers on the board picture match the options.
        self.places = render.places(self.game.game)

    def rows(self) -> list[Row]:
        controls = [*self._choices(), *self._below()]
        return controls[: MAX_ROWS + 1]

    def _choices(self) -> list[Row]:
        if self.plan.kind == "select":
            return [ui.ActionRow(self._select())]
        # What is done with something stands out beside a bare Done or Pass.
        bare = [branch for branch in self.plan.branches if branch.action == branch.word]
        quiet = bare if len(bare) < len(self.plan.branches) else []
        buttons = [
            self._button(
                "g",
                self.label(branch),
                branch.way,
                style=ButtonStyle.secondary if branch in quiet else ButtonStyle.primary,
            )
            for branch in self._in_order()
        ]
        if self.plan.has_more_numbers:
            buttons.append(self._button("n", say("button-other", self.lang), self.plan.way))
        return list(_rows(buttons[: PER_ROW * MAX_ROWS]))

    def _in_order(self) -> list[Branch]:
        """Return places as they are numbered on the board, and all else as the game lists it."""
        places = self.places
        return sorted(self.plan.branches, key=lambda branch: places.get(branch.word, 0))

    def _below(self) -> list[Row]:
        """Return the rows with what may be done besides, pages, the way back, and undo."""
        buttons = [
            self._button("g", self.first_label(branch), branch.way) for branch in self.plan.asides
        ]
        if self.plan.pages > 1:
            page = (self.plan.page + 1) % self.plan.pages
            text = say("button-more", self.lang, page=self.plan.page + 1, pages=self.plan.pages)
            buttons.append(self._button("g", text, self.plan.way, page))
        if self.chosen:
            buttons.append(self._button("r", say("button-back", self.lang)))
        if self.game.can_undo(self.seat):
            buttons.append(self._button("u", say("button-undo", self.lang)))
        return list(_rows(buttons))

    def _button(
        self,
        act: str,
        label: str,
        way: Way = (),
        page: int = 0,
        *,
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> Button:
        where = PanelId(self.table_id, self.question, act, way, page)
        return ui.Button(label=label[:MAX_LABEL_CHARS], style=style, custom_id=str(where))

    def _select(self) -> ui.Select[Any]:
        where = PanelId(self.table_id, self.question, "g", self.plan.way, self.plan.page)
        notes = self._notes()
        options = [
            SelectOption(
                label=self.label(branch)[:MAX_OPTION_CHARS],
                value=str(branch.way[-1]),
                description=notes.get(branch.word, "")[:MAX_OPTION_CHARS] or None,
            )
            for branch in self._in_order()
        ]
        return ui.Select(
            custom_id=str(where), placeholder=say("choose", self.lang), options=options
        )

    def _notes(self) -> Mapping[str, str]:
        """Return what one wants to know of places and cards before choosing, by their words."""
        if not self.plan.words or self.kinds[len(self.plan.words) - 1] is int or not self.places:
            return {}
        view = self.game.view(self.seat)
        return render.notes(view, self.words, names=self.names, lang=self.lang)

    def label(self, branch: Branch) -> str:
        """Return a whole action at the first level, the name of an argument further on."""
        if not self.plan.words:
            return self.first_label(branch)
        name = self._choice(branch.action) or self._argument(len(self.plan.words) - 1, branch.word)
        number = self.places.get(branch.word)
        if number is None or str(number) in name.split():
            return name
        return f"{number} · {name}"

    def first_label(self, branch: Branch) -> str:
        """Return a whole action, or what is done where it has yet to be said with what."""
        words, key = self.words, self.prompt["key"] if self.prompt else ""
        if branch.action is None:
            own = f"verb-{branch.word}.{key}"  # what it means to this question
            if not words.has(own):
                return words(f"verb-{branch.word}", self.lang)
            facts = self.prompt["facts"] if self.prompt else {}
            numbers = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
            return words(own, self.lang, **numbers)
        if branch.word == branch.action and words.has(own := f"action-{branch.word}.{key}"):
            return words(own, self.lang)
        action = parse_known(self.game.game, branch.action)
        facts = self.game.label_facts(self.seat, branch.action)
        return words.action(action, self.lang, self.names, facts)

    def _choice(self, action: str | None) -> str | None:
        """Return what a table adds to the last argument of an action, such as its price."""
        if action is None:
            return None
        facts = self.game.label_facts(self.seat, action)
        parsed = parse_known(self.game.game, action)
        return self.words.choice(parsed, facts, self.lang, self.names)

    @property
    def asked(self) -> str:
        """The question; to a seat that is not asked, who is."""
        if self.prompt is not None:
            text = self.words.prompt(self.prompt, self.lang, self.names)
            question, _, more = text.partition("\n")
            return f"**{question}**\n{more}".rstrip()
        people = ", ".join(self.names[other] for other in self.game.asked)
        return say("screen-nothing", self.lang, people=people) if people else ""

    @property
    def crumbs(self) -> str:
        """What has been chosen so far: "Place · Market (large)"."""
        if not self.plan.words:
            return ""
        verb, *arguments = self.plan.words
        parts = [self.words(f"verb-{verb}", self.lang)]
        parts += [self._argument(at, word) for at, word in enumerate(arguments)]
        return " · ".join(parts)

    def _argument(self, at: int, word: str) -> str:
        """Return the name of one word of the action; of several numbers, with what it counts."""
        words, kind = self.words, self.kinds[at]
        counted = f"number-{self.arguments[at]}"
        if kind is int and self.kinds.count(int) > 1 and words.has(counted):
            return words(counted, self.lang, count=int(word))
        return words.argument(kind, word, self.lang, self.names)


def _rows(buttons: list[Button]) -> Iterator[Row]:
    for start in range(0, len(buttons), PER_ROW):
        yield ui.ActionRow(*buttons[start : start + PER_ROW])
