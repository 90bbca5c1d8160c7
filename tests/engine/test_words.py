"""Nothing is said without words: every prompt, action, event, refusal and name has some."""

import random
import re

import pytest

import engine
from engine.packages import RULES, folder_of
from tests.kit.random_play import random_options

GAMES = list(engine.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_the_rules_name_has_words(game: str) -> None:
    """Keys of asks and refusals stand in the code as plain texts."""
    words = engine.GAMES[game].words
    files = folder_of(RULES[game]).rglob("*.py")
    source = "".join(path.read_text("utf-8") for path in files)
    asks = set(re.findall(r'Ask\(\s*[^,"]+,\s*"([a-z0-9-]+)"', source))
    refusals = set(re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', source))
    assert asks
    missing = [key for key in asks if not words.has(f"ask-{key}")]
    missing += [key for key in refusals if not words.has(f"refusal-{key}")]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_help(game: str) -> None:
    for name, field in engine.GAMES[game].options.model_fields.items():
        assert field.description
        assert not field.description.startswith("option-"), name


def test_unknown_languages_fall_back_to_english() -> None:
    words = engine.GAMES["jerusalem"].words
    assert words("title", "xx") == words("title", "en") == "Jerusalem"
    assert words("no-such-key") == "no-such-key"


def test_random_options_reach_every_value() -> None:
    """The fuzzers really throw every switch."""
    rng = random.Random(1)
    for game in GAMES:
        seen: dict[str, set[object]] = {}
        for _ in range(200):
            for name, value in random_options(game, rng).items():
                seen.setdefault(name, set()).add(value)
        assert all(len(values) > 1 for values in seen.values())
