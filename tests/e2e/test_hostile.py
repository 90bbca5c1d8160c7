"""A short form of the soak's hostile interactions."""

from pathlib import Path

from tests.e2e.hostile import hostile


async def test_hostile_interactions_change_nothing_and_learn_nothing(tmp_path: Path) -> None:
    tally = await hostile(tmp_path, 400, 5, lambda: None)
    assert tally.sent == 400
    assert len(tally.kinds) == 4
    assert not tally.unanswered
    assert not tally.errors, tally.errors[0]
