"""Words: what is said, in every language, from Fluent files; the code knows only keys and facts."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from engine.events import Event
from engine.ids import Id, Seat, kebab
from engine.notation import Action, argument_kinds
from engine.packages import RULES, folder_of

HERE = Path(__file__).parent
ENGLISH = "en"
WORDS_CACHE_SIZE = 8192
# Stands for a seat until its name is known: a character that no name and no words file has.
FIRST_SEAT = 0xE000
SEAT_MARK = re.compile("[\ue000-\ue0ff]")


class Words:
    """The sentences of one game and those of every game, by language; English fills the gaps."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._given: dict[str, str] = {}
        # The same few thousand sentences are said again and again, and Fluent takes its time.
        self._said = lru_cache(WORDS_CACHE_SIZE)(self._say)
        # Typed: ids of two kinds may be spelt alike, and are then equal as texts.
        self._called = lru_cache(WORDS_CACHE_SIZE, typed=True)(self._call)
        self._told = lru_cache(WORDS_CACHE_SIZE)(self._tell)
        self._offered = lru_cache(WORDS_CACHE_SIZE)(self._offer)

    def clear_cache(self) -> None:
        """Let go of what was said lately: there may be names of people in it."""
        self._said.cache_clear()

    @property
    def langs(self) -> tuple[str, ...]:
        """Languages that the game itself is written in, English first."""
        found = {path.stem for path in self._folders[-1].glob("*.ftl")}
        return (ENGLISH, *sorted(found - {ENGLISH}))

    @property
    def has_file(self) -> bool:
        """Return whether the folder of these words has a file of English ones."""
        return (self._folders[-1] / f"{ENGLISH}.ftl").is_file()

    def give(self, texts: Mapping[str, str]) -> None:
        """Add plain texts that a game's data brings along, in place of any in the files."""
        self._given.update(texts)

    def __call__(self, key: str, lang: str = ENGLISH, /, **facts: Any) -> str:
        """Return the text under this key, or the key itself if there is none."""
        return self._said(key, lang, tuple(facts.items()))

    def _say(self, key: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
        if key in self._given:
            return self._given[key]
        for bundle in (self._bundle(lang), self._bundle(ENGLISH)):
            if pattern := _pattern(bundle, key):
                text, _ = bundle.format_pattern(pattern, dict(facts))
                return str(text)
        return key

    def has(self, key: str, lang: str = ENGLISH) -> bool:
        return key in self._given or _pattern(self._bundle(lang), key) is not None

    def keys(self, prefix: str) -> list[str]:
        """Return the keys of the game's own English file with this prefix, in its order."""
        return [name for name in self._own_keys if name.startswith(prefix)]

    @cached_property
    def _own_keys(self) -> tuple[str, ...]:
        resource = _read(self._folders[-1] / f"{ENGLISH}.ftl")
        return tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def read_all(self) -> None:
        """Read every file now rather than when somebody waits for the first sentence in it."""
        for lang in self.langs:
            self._bundle(lang)

    def name(self, item: Id, lang: str = ENGLISH) -> str:
        return self._called(item, lang)

    def _call(self, item: Id, lang: str) -> str:
        return self(item.word, lang)

    def event(self, event: Event, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """Return what happened, as told to the reader that the event was `seen_by`."""
        return self._named(self._told(event, lang), lang, names)

    def event_again(
        self, event: Event, lang: str = ENGLISH, names: Sequence[str] | None = None
    ) -> str | None:
        """Return the event after one of its kind: "places 3 in the Market, 2 in the Palace"."""
        if not self.has(f"{_key(event)}.again"):
            return None
        return self._named(self._told(event, lang, ".again"), lang, names)

    def _tell(self, event: Event, lang: str, form: str = "") -> str:
        hints = _hints(type(event))
        values = {each.name: getattr(event, each.name) for each in fields(event)}
        return self(_key(event) + form, lang, **self._facts(values, hints, lang))

    def action(
        self,
        action: Action,
        lang: str = ENGLISH,
        names: Sequence[str] | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> str:
        """Return what a button for this action says; with facts, what the table adds to it."""
        more = tuple((facts or {}).items())
        return self._named(self._offered(action, lang, "", more), lang, names)

    def choice(
        self,
        action: Action,
        facts: Mapping[str, Any],
        lang: str = ENGLISH,
        names: Sequence[str] | None = None,
    ) -> str | None:
        """Return the action without its verb, where that has been chosen already."""
        if not facts or not self.has(f"action-{action.verb}.choice"):
            return None
        return self._named(
            self._offered(action, lang, ".choice", tuple(facts.items())), lang, names
        )

    def _offer(
        self, action: Action, lang: str, form: str, facts: tuple[tuple[str, Any], ...]
    ) -> str:
        kinds = argument_kinds(type(action))
        values = dict(zip(kinds, action.args, strict=True)) | dict(facts)
        return self(f"action-{action.verb}{form}", lang, **self._facts(values, kinds, lang))

    def argument(
        self, kind: Any, word: str, lang: str = ENGLISH, names: Sequence[str] | None = None
    ) -> str:
        """Return how one word of an action is called, given the type of its place."""
        if isinstance(kind, type) and issubclass(kind, Id):
            return self.name(kind(word), lang)
        return self._name_of(int(word), lang, names) if kind is Seat else word

    def heading(self, stage: Mapping[str, Any], lang: str = ENGLISH) -> str:
        """Return where the game stands, in a line: round and phase."""
        return self._named(self("heading", lang, **self._facts(stage, {}, lang)), lang, None)

    def prompt(
        self, prompt: Mapping[str, Any], lang: str = ENGLISH, names: Sequence[str] | None = None
    ) -> str:
        """Return the question as its seat reads it."""
        text = self(f"ask-{prompt['key']}", lang, **self._facts(prompt["facts"], {}, lang))
        return self._named(text, lang, names)

    def refusal(
        self,
        key: str,
        facts: Mapping[str, Any],
        lang: str = ENGLISH,
        names: Sequence[str] | None = None,
    ) -> str:
        """Return what is wrong and, if anything is, what would be legal."""
        text = self._named(
            self(f"refusal-{key}", lang, **self._facts(facts, {}, lang)), lang, names
        )
        if hints := facts.get("hints"):
            text += " " + self("refusal-try", lang, hints=", ".join(f"`{hint}`" for hint in hints))
        return text

    def _named(self, text: str, lang: str, names: Sequence[str] | None) -> str:
        """Put the names in: without them a sentence is the same at every table."""
        return SEAT_MARK.sub(
            lambda mark: self._name_of(ord(mark[0]) - FIRST_SEAT, lang, names), text
        )

    def _name_of(self, seat: int, lang: str, names: Sequence[str] | None) -> str:
        return names[seat] if names else self("seat-name", lang, number=seat)

    def _facts(
        self, values: Mapping[str, Any], hints: Mapping[str, Any], lang: str
    ) -> dict[str, Any]:
        def speak(name: str, value: Any) -> Any:
            if isinstance(value, Id):
                return self.name(value, lang)
            if _is_seat(name, hints.get(name)) and isinstance(value, int):
                return chr(FIRST_SEAT + value)
            if isinstance(value, Event):  # one of several that are told together
                return self._told(value, lang, ".brief")
            if isinstance(value, list | tuple):
                between = " · " if value and isinstance(value[0], Event) else ", "
                return between.join(str(speak(name, each)) for each in value)
            return value if isinstance(value, int | float) else str(value)

        # Fluent has no None: a fact that is missing is a variable that is not given.
        return {name: speak(name, value) for name, value in values.items() if value is not None}

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self._folders:
                path = folder / f"{lang}.ftl"
                if path.is_file():  # the game comes last, and has the last word
                    bundle.add_resource(_read(path), allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]


@cache
def _read(path: Path) -> Resource:
    """Return a file as Fluent parses it, which takes tens of milliseconds."""
    return FluentResource(path.read_text("utf-8"))


def _pattern(bundle: FluentBundle, key: str) -> Any:
    """Return what is written under a key, or under an attribute of one: `key.attribute`."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _key(event: Event) -> str:
    return f"event-{kebab(type(event).__name__)}{'-hidden' if event.is_veiled else ''}"


_hints_of: dict[type, dict[str, Any]] = {}


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _hints_of:
        _hints_of[kind] = get_type_hints(kind)
    return _hints_of[kind]


def _is_seat(name: str, hint: Any) -> bool:
    """Return whether a number is a seat: by the field's type or, if it has none, by its name."""
    if hint is not None:
        return hint in (Seat, Seat | None, tuple[Seat, ...])
    return name.endswith(("seat", "seats"))


@cache
def words_of(game: str | None) -> Words:
    """Return the words of a game, or those that every game shares."""
    shared = HERE / "words"
    return Words(shared, folder_of(RULES[game]) / "words") if game in RULES else Words(shared)
