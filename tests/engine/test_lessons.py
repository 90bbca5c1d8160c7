"""The lessons of a first game: they fit whatever is played, and say what they promise."""

import random

import pytest

import engine
from engine.lessons import Lessons, lesson_words, lessons_of, remark_key

TAUGHT = [game for game in engine.GAMES if lessons_of(game)]
GAMES_EACH = 6
MAX_CHARS = 600  # that somebody reads on a phone before a decision
EARLY = 60  # questions, in which most of a first game's lessons have come


def taught(game: str) -> Lessons:
    lessons = lessons_of(game)
    assert lessons is not None
    return lessons


def first_game(game: str, seed: int, *, follows: bool) -> list[tuple[int, str]]:
    """Play a practice game with random opponents; return when which lesson came."""
    lessons, rng = taught(game), random.Random(seed)
    table = engine.Table.new(
        game, seats=lessons.seats, seed=f"{lessons.seed} {seed}", options=lessons.options
    )
    came: list[tuple[int, str]] = []
    questions = 0
    while table.asked:
        seat = rng.choice(table.asked)
        actions = list(table.legal(seat))
        if seat == lessons.seat:
            questions += 1
            lesson = lessons.due(table, [each for _, each in came])
            if lesson:
                came.append((questions, lesson.id))
                fitting = [action for action in actions if lesson.recommends(action)]
                assert fitting, lesson.id
                actions = fitting if follows else actions
        table.play(seat, rng.choice(actions))
    return came


def test_our_three_games_are_taught() -> None:
    assert set(TAUGHT) >= {"jerusalem", "architects", "crescent_moon"}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_has_ten_to_seventeen_lessons_of_different_names(game: str) -> None:
    names = [lesson.id for lesson in taught(game).lesson]
    assert 10 <= len(names) <= 17
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_is_one_that_can_be_set_up(game: str) -> None:
    lessons = taught(game)
    table = engine.Table.new(game, seats=lessons.seats, seed=lessons.seed, options=lessons.options)
    assert 0 <= lessons.seat < table.seats


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_has_its_sentences_and_no_other_lesson_has_any(game: str) -> None:
    words = lesson_words(game)
    lessons = taught(game).lesson
    for lesson in lessons:
        forms = ["", ".tried", *([".other"] if lesson.tries else [])]
        for form in forms:
            key = f"lesson-{lesson.id}{form}"
            assert words.has(key), key
            assert len(words(key)) <= MAX_CHARS, key
        assert words.has(f"lesson-{lesson.id}.other") == bool(lesson.tries), lesson.id
    assert words.keys("lesson-") == [f"lesson-{lesson.id}" for lesson in lessons]


@pytest.mark.parametrize("follows", [True, False], ids=["follows", "plays otherwise"])
@pytest.mark.parametrize("game", TAUGHT)
def test_most_lessons_come_early_each_once_and_all_of_them_some_day(
    game: str, follows: bool
) -> None:
    ever: set[str] = set()
    for seed in range(GAMES_EACH):
        came = first_game(game, seed, follows=follows)
        names = [name for _, name in came]
        assert len(set(names)) == len(names)
        early = [name for question, name in came if question <= EARLY]
        assert len(early) >= 9, came
        ever |= set(names)
    missing = {lesson.id for lesson in taught(game).lesson} - ever
    assert len(missing) <= 1, missing  # one privilege is rarely won among random players


def test_a_lesson_recommends_whole_words_only() -> None:
    bid = next(each for each in taught("jerusalem").lesson if each.id == "bid")
    assert bid.recommends("bid 1")
    assert not bid.recommends("bid 10")
    assert remark_key(bid, "bid 1") == "lesson-bid.tried"
    assert remark_key(bid, "bid 10") == "lesson-bid.other"


def test_a_lesson_of_a_later_round_waits_for_it() -> None:
    lessons = taught("jerusalem")
    table = engine.Table.new("jerusalem", seats=3, seed=lessons.seed)
    assert table.stage()["round"] == 1
    given = [each.id for each in lessons.lesson if each.id != "second-auction"]
    assert table.asked == (lessons.seat,)
    assert lessons.due(table, given) is None
    assert lessons.due(table, given[1:]) == lessons.lesson[0]


def test_a_game_without_lessons_has_none() -> None:
    assert all(lessons_of(game) is None for game in set(engine.GAMES) - set(TAUGHT))
