"""A plan as Discord's buttons and selects: what they say, and what their custom_ids say."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

import render
from bot.messages.message import button
from bot.messages.panel.plan import MAX_EACH, Branch, Plan, Way, picked_words, plan
from bot.tables.hosted_table import HostedTable
from bot.text.emojis import emojis
from bot.text.say import say
from engine.ids import Id
from engine.notation import parse_known

PER_ROW = 5
MAX_LABEL_CHARS, MAX_OPTION_CHARS, MAX_CUSTOM_ID_CHARS = 80, 100, 100
MAX_PLACEHOLDER_CHARS = 150
# A message has 40 components: pictures, text and looks leave 24 to the choices, rows included.
MAX_VERB_BUTTONS = 12
MAX_WORD_BUTTONS = 15  # of words that are neither places nor cards
MAX_LISTS = 3  # selects beside the verbs
LOOKS = ("board", "log")

Row = ui.ActionRow[ui.LayoutView]
Button = ui.Button[Any]


_PANEL = re.compile(r"s:(\d{1,18}):(\w{1,16}):([a-z]):([\d.]{0,40})(?:~(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class PanelId:
    """The custom_id of a control: a table, a question and a way; nothing secret, nothing trusted.

    `act`: g goes a way, m to where several can be picked, n asks for a number, u undoes, r starts
    again, c does what one was asked about, w lets computers go on. e and f give a number to each
    of several, the same or by form: their way begins with the length of the way that these have in
    common, `page` is the number.
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
        self.table, self.game, self.seat, self.lang = table, table.game, seat, lang
        self.words, self.names = table.words, table.names
        self.question, self.legal = table.question(seat), self.game.legal(seat)
        beginning = plan_at(table, seat)
        self.plan = at or beginning
        # Whether the way here was chosen, not only walked through because there was no other.
        self.chosen = at is not None and (
            at.way != beginning.way or at.kind in ("several", "each", "confirm")
        )
        self.prompt = self.game.prompt(seat)
        # Numbers on the board picture match the options.
        self.places = render.places(self.game.game)

    def rows(self) -> list[Row]:
        return [*self._choices(), *_rows(self._below())]

    # -- what there is to choose -------------------------------------------------------------

    def _choices(self) -> list[Row]:
        at = self.plan
        if at.kind == "each":
            return list(_rows(self._each()))
        if self._is_list(at):
            return [ui.ActionRow(self._select(at)), *_rows(self._more_at_once(at))]
        lists, others = self._offered
        numbers = self._numbers
        rest = [each for each in others if numbers is None or each.word != numbers.words[0]]
        buttons = [self._choice_button(at, branch) for branch in rest]
        for each in lists:
            buttons[:0] = self._more_at_once(each)
        for branch in numbers.branches if numbers else ():
            label = self.first_label(branch)
            buttons.append(self._button("g", label, branch.way, style=ButtonStyle.primary))
        last = numbers or at
        if last.has_more_numbers:
            buttons.append(self._button("n", say("button-other", self.lang), last.way))
        return [*(ui.ActionRow(self._select(each)) for each in lists), *_rows(buttons)]

    @cached_property
    def _offered(self) -> tuple[list[Plan], list[Branch]]:
        """Selects and choices of this step: a list to which a verb leads stands here at once."""
        at = self.plan
        lists, others = list[Plan](), list[Branch]()
        for branch in self._in_order(at):
            is_verb = at.kind == "verbs" and branch.action is None
            after = plan(self.legal, branch.way) if is_verb and len(lists) < MAX_LISTS else None
            if after and after.kind == "select" and after.pages == 1 and self._is_list(after):
                lists.append(after)
            else:
                others.append(branch)
        return lists, others

    @cached_property
    def _numbers(self) -> Plan | None:
        """The numbers of the only verb that takes any more: they stand beside the others."""
        at = self.plan
        longer = [branch for branch in at.branches if branch.action is None]
        if at.kind != "verbs" or len(longer) != 1:
            return None
        after = plan(self.legal, longer[0].way)
        return after if after.kind == "numbers" else None

    def _is_list(self, at: Plan) -> bool:
        """Return whether this is a select: for places and cards if they are many, or go together.

        What stands neither on the board nor in a hand is soon read, and a button is one press.
        """
        if at.kind == "verbs":
            return len(at.branches) > MAX_VERB_BUTTONS
        if at.kind == "several" or (at.kind in ("select", "buttons") and self._picks(at) > 1):
            return True
        if at.kind != "select":
            return False
        return not self._are_words(at)

    def _are_words(self, at: Plan) -> bool:
        """Return whether these are a few words that stand neither on the board nor in a hand."""
        is_short = len(at.branches) <= MAX_WORD_BUTTONS and at.pages == 1
        if not is_short or not all(branch.action for branch in at.branches):
            return False
        if all(branch.word in self.places for branch in at.branches):
            return False
        return bool(self._own_hint(at, at.branches[0].word)) or not all(
            branch.word in self.notes for branch in at.branches
        )

    def _choice_button(self, at: Plan, branch: Branch) -> Button:
        if at.kind == "confirm":
            style, act = ButtonStyle.danger, "c"
        else:
            # What is done with something stands out beside a bare Done or Pass.
            bare = [each for each in at.branches if each.action == each.word]
            quiet = bare if len(bare) < len(at.branches) else []
            style = ButtonStyle.secondary if branch in quiet else ButtonStyle.primary
            act = "g"
        emoji = emojis.of(self.game.game, branch.word)
        return self._button(act, self.label(branch, at), branch.way, style=style, emoji=emoji)

    def _more_at_once(self, at: Plan) -> list[Button]:
        """Return the way to several places at once.

        A list of which one may pick several has to be closed as well, so it is not the usual one.
        """
        if at.kind != "select" or self._most(at) < 2 or self._picks(at) > 1:
            return []
        verb = self.words(f"verb-{at.words[0]}", self.lang)
        return [self._button("m", say("button-several", self.lang, verb=verb), at.way)]

    def _each(self) -> list[Button]:
        """Return a number for all that were picked, and a form with a number for each."""
        at = self.plan
        way = (len(at.way), *at.way, *at.picked)
        buttons = [
            self._button(
                "e",
                say("button-each", self.lang, count=int(branch.word)),
                way,
                int(branch.word),
                style=ButtonStyle.primary,
            )
            for branch in at.branches
        ]
        return [*buttons, self._button("f", say("button-different", self.lang), way)]

    def _in_order(self, at: Plan) -> list[Branch]:
        """Return places as they are numbered on the board, and all else as the game lists it."""
        places = self.places
        return sorted(at.branches, key=lambda branch: places.get(branch.word, 0))

    def _below(self) -> list[Button]:
        """Return what may be done besides, pages, the way back, undo, and what to look at."""
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
            if self.computers_wait:
                buttons.append(self._button("w", say("button-go-on", self.lang)))
        return [*buttons, *(button(what, self.table, self.lang) for what in LOOKS), self._explain()]

    def _explain(self) -> Button:
        """Return [?]: the rule behind the question, or behind the kind of action chosen so far."""
        verb = next(iter(self.plan.words), "")
        return button("explain", self.table, self.lang, detail=verb)

    def _button(
        self,
        act: str,
        label: str,
        way: Way = (),
        page: int = 0,
        *,
        style: ButtonStyle = ButtonStyle.secondary,
        emoji: discord.PartialEmoji | None = None,
    ) -> Button:
        where = str(PanelId(self.table.row.id, self.question, act, way, page))
        label = label[:MAX_LABEL_CHARS]
        return ui.Button(label=label, style=style, custom_id=where, emoji=emoji)

    def _select(self, at: Plan) -> ui.Select[Any]:
        where = PanelId(self.table.row.id, self.question, "g", at.way, at.page)
        options = [
            SelectOption(
                label=cut(self.label(branch, at), MAX_OPTION_CHARS),
                value=str(branch.way[-1]),
                description=cut(self.hint(branch, at), MAX_OPTION_CHARS) or None,
                emoji=emojis.of(self.game.game, branch.word),
            )
            for branch in self._in_order(at)
        ]
        picks = self._picks(at)
        text = say("choose", self.lang)
        if at.words:
            text = self.words(f"verb-{at.words[0]}-help", self.lang)
        if picks > 1:
            text = say("choose-several", self.lang, what=text)
        return ui.Select(
            custom_id=str(where),
            placeholder=cut(text, MAX_PLACEHOLDER_CHARS),
            options=options,
            max_values=picks,
        )

    def _picks(self, at: Plan) -> int:
        """Return how many of these are picked together in this list."""
        if at.kind == "several" or all(branch.action for branch in at.branches):
            return self._most(at)
        return 1

    def _most(self, at: Plan) -> int:
        """Return how many of these may be chosen together."""
        if len(at.words) != 1:
            return 1
        most = self.game.at_once(self.seat, at.words[0])
        if any(branch.action is None for branch in at.branches):
            most = min(most, MAX_EACH)  # a number is asked for each
        return max(1, min(most, len(at.branches)))

    # -- what it is called, and what it does ---------------------------------------------------

    @cached_property
    def notes(self) -> Mapping[str, str]:
        """What one wants to know of places and cards before choosing, by their words."""
        view = self.game.view(self.seat)
        return render.notes(view, self.words, names=self.names, lang=self.lang)

    def hint(self, branch: Branch, at: Plan) -> str:
        """Return what a choice does or costs, as far as its own name does not say so."""
        if not at.words:
            if branch.action is None:
                return self.words(f"verb-{branch.word}-help", self.lang)
            verb, *named = branch.action.split()
            return next(filter(None, (self._note(verb, word) for word in named)), "")
        return self._own_hint(at, branch.word) or self._note(at.words[0], branch.word)

    def _own_hint(self, at: Plan, word: str) -> str:
        """Return what the game's words say of an id, the same in every position."""
        kind = self._kinds(at)[len(at.words) - 1]
        if not (isinstance(kind, type) and issubclass(kind, Id)):
            return ""
        key = f"{kind(word).word}-help"
        return self.words(key, self.lang) if self.words.has(key) else ""

    def _note(self, verb: str, word: str) -> str:
        """Return the note on a thing: what it means to this verb, or what it is."""
        return self.notes.get(f"{verb} {word}") or self.notes.get(word, "")

    @property
    def hints(self) -> list[str]:
        """What the choices on buttons do or cost, each in a small line: pictures stay in sight."""
        at = self.plan
        if at.kind not in ("verbs", "buttons", "select") or self._is_list(at):
            return []
        _, others = self._offered
        shown = [each for each in others if at.words or each.action]
        pairs = [(self.label(each, at), self.hint(each, at)) for each in shown]
        return [f"-# **{label}**: {hint}" for label, hint in pairs if hint]

    def label(self, branch: Branch, at: Plan) -> str:
        """Return a whole action at the first level, the name of an argument further on."""
        if not at.words:
            return self.first_label(branch)
        name = self._choice(branch.action) or self._argument(at, len(at.words) - 1, branch.word)
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
    def computers_wait(self) -> bool:
        """Whether computers leave time to undo what this seat has done."""
        row = self.table.row
        return bool(row.computer_due and row.computer_at and self.game.can_undo(self.seat))

    @property
    def asked(self) -> str:
        """The question; to a seat that is not asked, who is."""
        if self.prompt is not None:
            text = self.words.prompt(self.prompt, self.lang, self.names)
            question, _, more = text.partition("\n")
            return f"**{question}**\n{more}".rstrip()
        people = ", ".join(self.names[other] for other in self.game.asked)
        if people and self.computers_wait:
            at = f"<t:{self.table.row.computer_at}:R>"
            return say("screen-computers-wait", self.lang, people=people, at=at)
        return say("screen-nothing", self.lang, people=people) if people else ""

    @property
    def warning(self) -> str:
        """What the action that is to be confirmed would leave unused."""
        if self.plan.kind != "confirm":
            return ""
        (branch,) = self.plan.branches
        return unspent_text(self.table, self.seat, branch.action or "", self.lang)

    @property
    def crumbs(self) -> str:
        """What has been chosen so far: "Place · Market (large)"."""
        at = self.plan
        if not at.words:
            return ""
        verb, *arguments = at.words
        parts = [self.words(f"verb-{verb}", self.lang)]
        parts += [self._argument(at, place, word) for place, word in enumerate(arguments)]
        if at.picked:
            parts.append(", ".join(self.picked))
        return " · ".join(parts)

    @property
    def picked(self) -> list[str]:
        """The names of what was picked together."""
        at = self.plan
        words = picked_words(self.legal, at.way, at.picked)
        return [self._argument(at, len(at.words) - 1, word) for word in words]

    def _kinds(self, at: Plan) -> list[Any]:
        """Return the types of what the chosen verb takes."""
        return list(self._verbs[at.words[0]].values())

    @cached_property
    def _verbs(self) -> dict[str, dict[str, Any]]:
        return self.game.rules.verbs

    def _argument(self, at: Plan, place: int, word: str) -> str:
        """Return the name of one word of the action; of several numbers, with what it counts."""
        words, kinds = self.words, self._kinds(at)
        kind = kinds[place]
        counted = f"number-{list(self._verbs[at.words[0]])[place]}"
        if kind is int and kinds.count(int) > 1 and words.has(counted):
            return words(counted, self.lang, count=int(word))
        return words.argument(kind, word, self.lang, self.names)


def unspent_text(table: HostedTable, seat: int, action: str, lang: str) -> str:
    """Say what an action would leave unused, and ask whether it is meant; "" if nothing is."""
    left = table.game.unspent(seat, action)
    if not left:
        return ""
    named = [table.words(f"unspent-{what}", lang, count=count) for what, count in left.items()]
    return f"**{say('unspent', lang, what=', '.join(named))}**"


def _rows(buttons: list[Button]) -> Iterator[Row]:
    for start in range(0, len(buttons), PER_ROW):
        yield ui.ActionRow(*buttons[start : start + PER_ROW])


def cut(text: str, longest: int) -> str:
    """Return a text that fits, cut between words."""
    if len(text) <= longest:
        return text
    return text[: longest - 1].rpartition(" ")[0].rstrip(" ,;:") + "…"
