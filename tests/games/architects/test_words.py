"""English has words for everything that the game can say."""

import random

import pytest

import engine
from engine.events import Event
from engine.games.architects import data, events
from engine.games.architects.options import Options
from engine.ids import Id, kebab
from engine.notation import VERBS, parse
from tests.kit.random_play import names_of, random_action, random_table
from tests.kit.tables import prompt

WORDS = engine.GAMES["architects"].words


def _is_ours(each: object) -> bool:
    return getattr(each, "__module__", "") == events.__name__


IDS = [
    each
    for each in vars(data).values()
    if isinstance(each, type) and issubclass(each, Id) and each not in (Id, data.Moment)
]
EVENTS = [
    each for each in vars(events).values() if getattr(each, "__module__", "") == events.__name__
]


@pytest.mark.parametrize("kind", IDS, ids=lambda kind: kind.__name__)
def test_every_id_has_a_name(kind: type[Id]) -> None:
    missing = [item.word for item in kind if not WORDS.has(item.word)]
    assert not missing


@pytest.mark.parametrize("kind", [data.Building, data.Apprentice, data.Character, data.Location])
def test_every_card_and_place_says_what_it_does(kind: type[Id]) -> None:
    assert not [item.word for item in kind if not WORDS.has(f"{item.word}-effect")]


@pytest.mark.parametrize("verb", VERBS["architects"])
def test_every_verb_has_its_words(verb: str) -> None:
    assert WORDS.has(f"action-{verb}")
    assert WORDS.has(f"verb-{verb}")
    assert len(WORDS(f"verb-{verb}-help")) <= 100


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_its_sentence(event: type[Event]) -> None:
    key = f"event-{kebab(event.__name__)}"
    assert WORDS.has(key)
    hidden = any(each.metadata.get("private") for each in event.__dataclass_fields__.values())
    assert WORDS.has(f"{key}-hidden") == hidden


def test_every_option_has_its_help() -> None:
    for option in Options.model_fields:
        if option != "figures":
            assert WORDS.has(f"option-{option}")


def rules() -> str:
    """Return what /rules shows."""
    return "\n".join(WORDS(key) for key in WORDS.keys("help-"))


def test_rules_fit_a_message_without_a_gap() -> None:
    assert len(rules()) <= 3500
    assert "{" not in rules()


def test_rules_say_what_every_character_can_do() -> None:
    line = WORDS("help-characters")
    assert not [each for each in data.Character if WORDS.name(each) not in line]


def test_rules_say_what_the_places_do() -> None:
    text = rules()
    assert not [each for each in data.LARGE_CIRCLES if f"{WORDS.name(each)}" not in text]
    assert "ransom yours from others for 3 silver and 2 tax, or for a debt and 1 virtue" in text
    assert "pay off a debt for 3 silver and 3 tax" in text
    assert "at up to two places in a turn, with four or five players at one" in text
    assert "three or more of yours there cost virtue" in text
    assert "five apprentices at the most, Rudolf six" in text
    assert "the last card goes under the deck" in text
    assert "The worker you send to the Guildhall for it stays there." in text


@pytest.mark.parametrize("card", ["university", "fountain", "gamblers_den", "church"])
def test_card_about_debts_says_that_it_means_unpaid_ones(card: str) -> None:
    assert "unpaid debt" in WORDS(f"building-{card}-effect")


def test_cards_say_exactly_what_counts() -> None:
    assert WORDS("building-keep-effect").endswith("captured workers that you hold.")
    assert "in a visit or each, by the table's option" in WORDS("apprentice-conspirator-effect")


@pytest.mark.parametrize("seats", [2, 5])
def test_random_games_are_told_without_a_gap(seats: int) -> None:
    """Read all prompts, buttons and events of whole games: no key, no bare id, no None."""
    for number in range(2):
        table = random_table("architects", seats, f"words {number}")
        names, rng = names_of(table), random.Random(number)
        while table.asked:
            seat, action = random_action(table, rng)
            said = [WORDS.prompt(prompt(table, asked), names=names) for asked in table.asked]
            spoken = parse("architects", action)
            assert spoken is not None
            said.append(WORDS.action(spoken, names=names))
            at = table.event_count
            table.play(seat, action)
            for reader in (*range(seats), None):
                said += [WORDS.event(each, names=names) for each in table.log(reader, at)]
            for text in said:
                assert is_sentence(text), (text, action)


def is_sentence(text: str) -> bool:
    unspoken = ("_", "None", "{", "event-", "ask-", "action-", "$")
    return bool(text) and not any(part in text for part in unspoken)
