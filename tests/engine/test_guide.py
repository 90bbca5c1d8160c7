"""The guide: every question that a game can ask has its rule, its example and its page."""

import random
import re
from typing import get_args

import pytest

import engine
from engine.guide import (
    explanation_key,
    guide_of,
    guide_words,
    rulings_of,
    terms,
    terms_at,
    terms_in,
)
from tests.kit.random_play import random_action, random_table

GUIDED = ("jerusalem", "architects", "crescent_moon")
GAMES_EACH = 6  # random games for each number of seats
MAX_CHARS = 560  # of an explanation: read on a phone, in the middle of a move
END = re.compile(r"[.!?)](?:\s|$)")
UNSAID = re.compile(r"[{}]|explain-|term-|page-")


def questions(game: str) -> list[str]:
    """Return every question that the words file knows."""
    words = engine.GAMES[game].words
    return [key.removeprefix("ask-") for key in words.keys("ask-")]


def is_whole(text: str) -> bool:
    return (
        not UNSAID.search(text)
        and (text[0].isupper() or text[0].isdigit())
        and text.endswith((".", "?"))
    )


@pytest.mark.parametrize("game", GUIDED)
def test_every_question_that_a_random_game_asks_is_explained_on_a_page(game: str) -> None:
    """With every option thrown by chance, for every number of seats, standing actions included."""
    guide, words, asked = guide_of(game), guide_words(game), set[tuple[str, str]]()
    for seats in engine.GAMES[game].seats:
        for number in range(GAMES_EACH):
            table, rng = random_table(game, seats, f"guide {number}"), random.Random(number)
            while table.asked:
                for seat in range(seats):
                    if prompt := table.prompt(seat):
                        verbs = {action.partition(" ")[0] for action in table.legal(seat)}
                        asked |= {(prompt["key"], verb) for verb in verbs}
                table.play(*random_action(table, rng))
    assert len({question for question, _ in asked}) > 15
    for question, verb in asked:
        key = explanation_key(game, question, verb)
        assert key is not None, question
        assert is_whole(words(key)), key
        assert words.has(f"explain-{question}.example"), question
        assert guide.page_of(question), question


@pytest.mark.parametrize("game", GUIDED)
def test_every_question_that_has_words_has_a_rule_of_a_few_sentences(game: str) -> None:
    words = guide_words(game)
    assert {key.removeprefix("explain-") for key in words.keys("explain-")} == set(questions(game))
    for question in questions(game):
        rule, example = words(f"explain-{question}"), words(f"explain-{question}.example")
        assert is_whole(rule), question
        assert is_whole(example), question
        assert 2 <= len(END.findall(rule)) <= 5, question
        assert len(rule) + len(example) <= MAX_CHARS, question


@pytest.mark.parametrize("game", GUIDED)
def test_every_sentence_of_the_rules_and_every_question_stands_on_one_page(game: str) -> None:
    guide, words = guide_of(game), engine.GAMES[game].words
    helps = [key.removeprefix("help-") for key in words.keys("help-")]
    assert sorted(each for page in guide.page for each in page.help) == sorted(
        each for each in helps if each != "short"
    )
    explained = [each for page in guide.page for each in page.questions]
    assert sorted(explained) == sorted(questions(game))
    assert guide_words(game).keys("page-") == [f"page-{page.id}" for page in guide.page]
    assert [page.id for page in guide.page if page.adds] == ["table"]
    assert all(is_whole(guide_words(game)(f"page-{page.id}.text")) for page in guide.page)


@pytest.mark.parametrize("game", GUIDED)
def test_every_term_is_explained_in_bold_and_is_found_by_its_forms(game: str) -> None:
    words = guide_words(game)
    assert len(terms(game)) >= 12
    for name in terms(game):
        text = words(f"term-{name}")
        assert re.fullmatch(r"\*\*[^*]+\*\*.*[.]", text), name
        assert len(text) <= 200, name
        for form in words(f"term-{name}.forms").split(", "):
            assert name in terms_in(game, f"Of {form.upper()}, or not?"), form


@pytest.mark.parametrize("game", GUIDED)
def test_most_terms_come_up_in_the_questions_of_a_game(game: str) -> None:
    """A word that no question ever says need not be explained."""
    met = set[str]()
    for number in range(GAMES_EACH):
        seats = engine.GAMES[game].seats[-1]
        table, rng = random_table(game, seats, f"terms {number}"), random.Random(number)
        while table.asked:
            for seat in table.asked:
                met |= set(terms_at(table, seat))
            table.play(*random_action(table, rng))
    missing = set(terms(game)) - met
    assert len(missing) <= 2, missing


def test_a_term_is_a_whole_word_and_the_first_in_the_text_comes_first() -> None:
    assert terms_in("jerusalem", "The Baronet has no bezants") == ("bezant",)
    assert terms_in("jerusalem", "a mercenary costs 3 bezants; a squire none") == (
        "mercenary",
        "bezant",
        "squire",
    )


@pytest.mark.parametrize("game", GUIDED)
def test_every_option_and_each_of_its_values_has_a_name_and_a_sentence(game: str) -> None:
    words = engine.GAMES[game].words
    for name, field in engine.GAMES[game].options.model_fields.items():
        if name == "figures":  # which are written, not picked
            continue
        values = (True, False) if field.annotation is bool else get_args(field.annotation)
        assert values
        for key in (f"option-{name}", *(f"option-{name}-{value}".lower() for value in values)):
            assert words.has(f"{key}.name"), key
            assert is_whole(words(key)), key
            assert len(words(key)) <= 100, key
            assert len(words(f"{key}.name")) <= 40, key


def test_every_action_of_crescent_moon_says_in_the_list_what_it_is() -> None:
    words = engine.GAMES["crescent_moon"].words
    for key in words.keys("deed-"):
        if not key.endswith("-help"):
            assert words.has(f"{key}-help"), key


@pytest.mark.parametrize("game", GUIDED)
def test_rulings_are_read_as_a_chat_shows_them(game: str) -> None:
    sections = rulings_of(game)
    assert len(sections) > 5
    for heading, text in sections:
        assert heading
        assert "|" not in text, heading
        assert "](" not in text, heading
        assert "---" not in text, heading
    assert not [heading for heading, _ in sections if heading in guide_of(game).left_out]


def test_a_ruling_is_a_line_that_begins_with_its_number() -> None:
    gaps = dict(rulings_of("jerusalem"))["Gaps"]
    assert "- **R2** The bank is empty → It never is." in gaps.splitlines()
    numbers = re.findall(r"^- \*\*R(\d+)\*\*", gaps, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 32)]


def test_a_game_without_a_guide_has_one_page_and_explains_nothing() -> None:
    for game in set(engine.GAMES) - set(GUIDED):
        assert len(guide_of(game).page) == 1
        assert terms(game) == ()
        assert explanation_key(game, "any") is None
        assert rulings_of(game) == ()
