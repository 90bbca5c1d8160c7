"""The frame of every game's texts: sentences that are read aloud, and no longer than may be."""

import pytest

import engine
import render
from render.text import ALT_MAX_CHARS, sentence


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_alt_text_ends_every_prompt_with_one_mark(game: str) -> None:
    rules = engine.GAMES[game]
    table = engine.Table.new(game, seats=rules.seats[0], seed="prompts")
    view, prompts = table.view(table.asked[0]), rules.words.keys("ask-")
    assert prompts
    for key in prompts:
        prompt = rules.words(key)
        alt = render.screen(view, rules.words, prompt=prompt).alt
        assert f" {sentence(prompt)} " in alt, key
        assert not any(end in alt for end in ("?.", "!.", ":.", "..", "…."))


def test_alt_text_holds_only_as_many_sentences_as_fit() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="long")
    names = ["W" * 500, "V" * 500]
    alt = render.board(table.view(None), table.rules.words, names=names).alt
    assert alt.startswith("Jerusalem. ")
    assert len(alt) <= ALT_MAX_CHARS


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("- 1 Market: –", "1 Market: –."),
        ("Yours?", "Yours?"),
        ("Name an office.\nConstable: fewer.", "Name an office."),
        ("", ""),
    ],
)
def test_a_line_becomes_one_sentence(line: str, said: str) -> None:
    assert sentence(line) == said
