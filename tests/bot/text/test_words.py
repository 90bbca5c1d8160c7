"""The host's words: each is said somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text.say import say

BOT = Path(__file__).parents[3] / "bot"
# Keys of these begin in the code and end with what a table, a person or a level is.
MADE_UP = (
    *("level-", "language-", "clock-", "log-", "set-", "setting-", "time-", "button-", "right-"),
    *("choose-", "help-", "parts-", "settings-", "notify-"),
)


def test_no_word_is_left_that_nobody_says() -> None:
    code = "\n".join(path.read_text("utf-8") for path in BOT.rglob("*.py"))
    texts = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    unsaid = [
        key
        for key in say.keys("")
        if not key.startswith(MADE_UP) and not {key, key.removeprefix("error-")} & texts
    ]
    assert unsaid == []


def named_keys(path: Path) -> Iterator[tuple[int, re.Pattern[str]]]:
    """Each key that a module names where it has the host say something, as a pattern.

    What an f-string fills in may be anything: such a key is a family, of which one has to exist.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "id", "")
            if called == "described" and len(node.args) > 1:  # the words are a game's
                continue
            start = {"say": "", "described": "", "HostError": "error-"}.get(called)
            if start is not None:
                for key in written(node.args[0]):
                    yield node.lineno, re.compile(re.escape(start) + key)


def written(key: ast.expr) -> Iterator[str]:
    """The patterns of an expression that is a key; a variable's key is named elsewhere."""
    if isinstance(key, ast.Constant):
        yield re.escape(str(key.value))
    elif isinstance(key, ast.IfExp):
        yield from written(key.body)
        yield from written(key.orelse)
    elif isinstance(key, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in key.values
        ]
        yield "".join(parts)


ROOMS = [path for path in BOT.rglob("*.py") if not path.is_relative_to(BOT / "local")]


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.relative_to(BOT).as_posix())
def test_every_key_that_the_host_names_has_words(path: Path) -> None:
    known = say.keys("")
    missing = [
        f"{path.name}:{line}: {key.pattern}"
        for line, key in named_keys(path)
        if not any(key.fullmatch(each) for each in known)
    ]
    assert missing == []


def test_keys_are_found_where_the_host_names_them() -> None:
    found = sum(1 for path in ROOMS for _ in named_keys(path))
    assert found > 150
