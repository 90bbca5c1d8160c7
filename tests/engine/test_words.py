"""Nothing is said without words: every prompt, action, event, refusal and name has some."""

import random
import re
from pathlib import Path

import pytest

import engine
from engine.events import Event
from engine.ids import Id, kebab
from engine.notation import VERBS, parse
from tests.kit.random_play import names_of, positions, random_options

GAMES = list(engine.GAMES)
ENGINE = Path(engine.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_every_action_event_and_verb_has_words(game):
    words = engine.GAMES[game].words
    missing = []
    for verb in VERBS[game]:
        missing += [key for key in keys_of_verb(verb) if not words.has(key)]
    for tag, kind in Event.members.items():
        if tag.startswith(f"{game}."):
            key = f"event-{kebab(kind.__name__)}"
            missing += [] if words.has(key) else [key]
            if kind.secrets and not words.has(f"{key}-hidden"):
                missing.append(f"{key}-hidden")
    assert not missing


def keys_of_verb(verb: str) -> list[str]:
    return [f"action-{verb}", f"verb-{verb}", f"verb-{verb}-help"]


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_the_rules_name_has_words(game):
    """Keys of asks and refusals stand in the code as plain texts."""
    words = engine.GAMES[game].words
    source = "".join(path.read_text("utf-8") for path in (ENGINE / "games" / game).rglob("*.py"))
    asks = set(re.findall(r'Ask\(\s*[^,"]+,\s*"([a-z0-9-]+)"', source))
    refusals = set(re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', source))
    assert asks
    missing = [key for key in asks if not words.has(f"ask-{key}")]
    missing += [key for key in refusals if not words.has(f"refusal-{key}")]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_a_name(game):
    words = engine.GAMES[game].words
    ids = [kind for kind in Id.__subclasses__() if f".games.{game}." in kind.__module__ + "."]
    said = [member for kind in ids for member in kind if not words.has(member.word)]
    # Kinds of cards are named by the cards themselves.
    assert not [member.word for member in said if "kind" not in member.word]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_help(game):
    for name, field in engine.GAMES[game].options.model_fields.items():
        assert field.description
        assert not field.description.startswith("option-"), name


@pytest.mark.parametrize("game", GAMES)
def test_what_random_games_say_is_whole(game):
    """No key, no unfilled place and no number of a seat in anything that is told."""
    rules = engine.GAMES[game]
    for seats in rules.seats:
        for table in positions(game, seats, "words", every=4):
            check_what_is_said(table, names_of(table))


def check_what_is_said(table: engine.Table, names: list[str]) -> None:
    words = table.rules.words
    said = []
    for seat in table.asked:
        said.append(words.prompt(table.prompt(seat), "en", names))
        some = table.legal(seat)[:: max(1, len(table.legal(seat)) // 20)]
        said += [words.action(parse(table.game, text), "en", names) for text in some]
    for reader in (0, None):
        said += [
            words.event(event, "en", names) for event in table.log(reader, table.event_count - 2)
        ]
    for text in said:
        assert text
        assert not re.search(r"\{|\}|\$|\bNone\b|FluentNone|Seat\(", text), text
        assert not re.match(r"(ask|action|event|refusal)-", text), text


def test_unknown_languages_fall_back_to_english():
    words = engine.GAMES["jerusalem"].words
    assert words("title", "xx") == words("title", "en") == "Jerusalem"
    assert words("no-such-key") == "no-such-key"


def test_random_options_reach_every_value():
    """The fuzzers really throw every switch."""
    rng = random.Random(1)
    for game in GAMES:
        seen: dict[str, set] = {}
        for _ in range(200):
            for name, value in random_options(game, rng).items():
                seen.setdefault(name, set()).add(value)
        assert all(len(values) > 1 for values in seen.values())
