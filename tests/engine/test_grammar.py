"""What people read: numbers with their unit, one of a thing and several, whole sentences."""

import random
import re
from collections.abc import Iterator

import pytest

import engine
from bot.messages.narration import narration
from bot.messages.rulebook import table_of_game
from bot.tables.hosted_table import HostedTable
from engine.notation import parse_known
from tests.kit.random_play import names_of, random_action, random_table

GAMES = ("jerusalem", "architects", "crescent_moon")
THINGS = "squire bezant card point coin unit worker debt capture trade action mercenary building"
MANY = "|".join({"mercenary": "mercenaries"}.get(each, f"{each}s") for each in THINGS.split())
ONE = "|".join(THINGS.split())
ONE_OF_MANY = re.compile(rf"(?<![\d.+-])1 (?:{MANY})\b")
MANY_OF_ONE = re.compile(rf"(?<![\d.])(?:0|[2-9]|\d\d+) (?:{ONE})(?! (?:card|left|each))\b")
SLIPS = re.compile(r"  | [,.;?]|,,|\.\.(?!\.)|\?\.|[({] | and and |\(\)|^\W*,|\{|\}")
# Begins with a name, a number, a capital letter or Discord's bold.
BEGINNING = re.compile(r"^(?:[■●▲◆⬢]|\*\*|[A-Z0-9“‘+−-])")
GAMES_EACH = 4


def slips(text: str) -> list[str]:
    found = [ONE_OF_MANY, MANY_OF_ONE, SLIPS]
    return [match[0] for pattern in found if (match := pattern.search(text))]


def hosted(table: engine.Table) -> HostedTable:
    empty = table_of_game(table.game, "en")
    return HostedTable(empty.row, table)


def said(game: str, seats: int) -> Iterator[tuple[str, str]]:
    """Everything that random games say: of what kind it is, and the text."""
    words = engine.GAMES[game].words
    for number in range(GAMES_EACH):
        table, rng = random_table(game, seats, f"grammar {number}"), random.Random(number)
        names = names_of(table)
        while table.asked:
            for seat in table.asked:
                prompt = table.prompt(seat)
                assert prompt is not None
                yield "question", words.prompt(prompt, "en", names)
                for action in table.legal(seat)[:40]:
                    facts = table.label_facts(seat, action)
                    yield "label", words.action(parse_known(game, action), "en", names, facts)
            at = table.event_count
            for _ in range(3):
                if table.asked:
                    table.play(*random_action(table, rng))
            for reader in (None, *range(seats)):
                events = table.log(reader, at)
                told = table.rules.telling(events) if reader is None else events
                for line in narration(hosted(table), told, "en", names).splitlines():
                    yield "event", line


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_has_the_right_number_of_things_and_no_slip(game: str, seats: str) -> None:
    players = engine.GAMES[game].seats[0 if seats == "fewest" else -1]
    wrong = {(text, *found) for _, text in said(game, players) if (found := slips(text))}
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_a_line_of_the_story_begin_as_sentences_do(game: str) -> None:
    players = engine.GAMES[game].seats[-1]
    wrong = {
        text for kind, text in said(game, players) if kind != "label" and not BEGINNING.match(text)
    }
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_question_ends_as_one(game: str) -> None:
    players = engine.GAMES[game].seats[-1]
    wrong = {
        text
        for kind, text in said(game, players)
        if kind == "question" and not text.splitlines()[0].endswith((".", "?", ")"))
    }
    assert not wrong


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You have 1 squires.", ["1 squires"]),
        ("It costs 11 bezants, 1 bezant more.", []),
        ("Ana takes 3 card.", ["3 card"]),
        ("2 building cards", []),
        ("Ana hires , and passes", [" ,"]),
        ("Which one?. Yours", ["?."]),
    ],
)
def test_slips_are_found(text: str, found: list[str]) -> None:
    assert slips(text) == found
