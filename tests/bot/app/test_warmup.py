"""Getting ready: what is loaded for good is out of the collector's way."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.app.warmup import GC_THRESHOLDS, warm_up
from engine.codec import _adapters
from engine.guide import guide_of, guide_words, rulings_of, terms
from engine.lessons import lesson_words
from engine.words import _read, words_of


@pytest.fixture(autouse=True)
def _collector_as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_readers_and_sentences_are_built_before_anyone_waits() -> None:
    _adapters.clear()
    words_of.cache_clear()
    warm_up()
    for game, rules in engine.GAMES.items():
        assert rules.state in _adapters
        assert words_of(game)._told.cache_info().currsize


def test_the_collector_leaves_alone_what_stays() -> None:
    warm_up()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == GC_THRESHOLDS


def test_panels_are_built_before_anyone_waits() -> None:
    words_of.cache_clear()
    warm_up()
    for game in engine.GAMES:
        assert words_of(game)._offered.cache_info().currsize


def test_no_file_of_words_is_left_to_be_parsed_while_somebody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cached in (words_of, _read, guide_words, lesson_words, guide_of, rulings_of):
        cached.cache_clear()
    warm_up()
    monkeypatch.setattr(Path, "read_text", None)
    monkeypatch.setattr(engine.words, "FluentResource", None)
    for game in engine.GAMES:
        assert guide_of(game).page
        assert rulings_of(game) or not terms(game)
        for lang in (*words_of(game).langs, "xx"):
            assert words_of(game)("title", lang) != "title"
        assert words_of(game).keys("help-")
        assert guide_words(game)("page-aim") != "page-aim" or not terms(game)
        assert lesson_words(game)("lesson-draft") or not terms(game)
