"""The record: readable, complete, and telling where it was forged."""

import hashlib
import random
from typing import Any

import pytest

import engine
from tests.kit.random_play import random_game


@pytest.fixture(scope="module")
def finished() -> engine.Table:
    table = engine.Table.new("jerusalem", seats=3, seed="a “quoted” seed\nof two lines")
    for _ in random_game(table, random.Random(1)):
        pass
    return table


def test_record_names_everything_needed(finished: engine.Table) -> None:
    lines = finished.record().splitlines()
    assert lines[0] == "Seneschal record, format 1"
    header = dict(line.split(": ", 1) for line in lines[1:6])
    assert header["game"] == "jerusalem"
    assert header["rules"] == str(engine.GAMES["jerusalem"].version)
    assert header["seats"] == "3"
    assert '"auction": "sealed"' in header["options"]
    assert header["commitment"] == finished.commitment
    assert lines[7].startswith("1. ")
    assert lines[-2].startswith("result: {")
    assert lines[-1].startswith("seed: ")


def test_commitment_is_the_sha256_of_the_seed(finished: engine.Table) -> None:
    assert finished.seed is not None
    assert finished.commitment == hashlib.sha256(finished.seed.encode()).hexdigest()


def test_replay_gives_the_same_game(finished: engine.Table) -> None:
    replayed = engine.Table.replay(finished.record())
    assert replayed.dump() == finished.dump()
    assert replayed.result == finished.result


def test_unfinished_game_is_recorded_too() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="short")
    table.play(table.asked[0], table.legal(table.asked[0])[0])
    assert engine.Table.replay(table.record()).dump() == table.dump()


def test_public_record_hides_sealed_answers_and_seed_until_the_end(finished: engine.Table) -> None:
    table = engine.Table.new("jerusalem", seats=3, seed="hidden")
    rng = random.Random(2)
    for number, _ in enumerate(random_game(table, rng)):
        if number == 25:
            break
    public = table.public_record()
    assert "(sealed)" in public
    assert "hidden" not in public
    assert "keep " not in public
    assert finished.public_record() == finished.record()


def forge(record: str, line: int, text: str) -> str:
    lines = record.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def test_every_line_that_is_changed_is_named(finished: engine.Table) -> None:
    record = finished.record()
    lines = record.splitlines()
    for number, line in enumerate(lines, 1):
        if number in (7, len(lines) - 2):  # the empty lines
            continue
        forged = forge(record, number, swapped_digit(line))
        with pytest.raises(engine.BadRecord) as refused:
            engine.Table.replay(forged)
        named = refused.value.facts["line"]
        # The header is covered by the first action's check, the seed by the commitment.
        assert named == number or (number <= 6 and named <= 8) or named >= len(lines), (
            number,
            named,
        )


def swapped_digit(line: str) -> str:
    """Another digit for the first one, or another letter for the last."""
    for at, char in enumerate(line):
        if char.isdigit():
            return line[:at] + str((int(char) + 1) % 10) + line[at + 1 :]
    return line[:-2] + ("x" if line[-2] != "x" else "y") + line[-1]


def test_an_action_replaced_by_another_legal_one_is_named() -> None:
    """The forger is careful: the false action is one that was legal at that moment."""
    table = engine.Table.new("jerusalem", seats=3, seed="forged")
    rng = random.Random(4)
    offered = []
    while table.asked:
        seat = rng.choice(table.asked)
        legal = table.legal(seat)
        action = rng.choice(legal)
        offered.append([other for other in legal if other != action])
        table.play(seat, action)
    record = table.record()
    for number, others in enumerate(offered):
        if others:
            line = record.splitlines()[7 + number]
            true = table.history[number].text
            forged = forge(record, 8 + number, line.replace(f": {true} ", f": {others[0]} "))
            with pytest.raises(engine.BadRecord) as refused:
                engine.Table.replay(forged)
            assert refused.value.facts["line"] == 8 + number


@pytest.mark.parametrize("text", ["", "x", "Seneschal record, format 1", None, 7])
def test_what_is_no_record_is_refused(text: Any) -> None:
    with pytest.raises(engine.BadRecord):
        engine.Table.replay(text)


def test_a_record_that_was_cut_is_refused_at_every_length(finished: engine.Table) -> None:
    lines = finished.record().splitlines()
    for length in range(0, len(lines), 7):
        with pytest.raises(engine.BadRecord):
            engine.Table.replay("\n".join(lines[:length]))


def test_a_record_with_something_after_its_end_is_refused(finished: engine.Table) -> None:
    with pytest.raises(engine.BadRecord):
        engine.Table.replay(finished.record() + "1. 0: done  #00000000\n")
