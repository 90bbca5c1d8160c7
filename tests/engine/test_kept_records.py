"""Games played to their end before later changes replay to the same result, by their own rules."""

from pathlib import Path

import pytest

import engine

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def test_every_game_has_kept_records() -> None:
    games = {path.name.split("-")[0] for path in RECORDS}
    assert games >= {"architects", "crescent_moon", "jerusalem"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_record_replays_to_its_scores(path: Path) -> None:
    text = path.read_text("utf-8")
    table = engine.Table.replay(text)  # which compares the result that the record claims
    assert table.result is not None
    assert f'"scores": {table.result["scores"]}' in text
    assert table.record() == text
