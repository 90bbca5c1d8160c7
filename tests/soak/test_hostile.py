"""Hundreds of thousands of hostile interactions."""

from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.e2e.hostile import hostile

UNANSWERED_PER_MILLION = 50  # where the machine was busy with something else for 3 seconds


@pytest.mark.slow
async def test_hostile_interactions_change_nothing_and_learn_nothing(
    tmp_path: Path, request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]
) -> None:
    count: int = request.config.getoption("--interactions")
    with capfd.disabled():
        console = Console(stderr=True)
        with Progress(console=console) as progress:
            bar = progress.add_task("hostile interactions", total=count)
            tally = await hostile(tmp_path, count, 1, lambda: progress.advance(bar))
        console.print(f"\n{tally}")
    assert tally.sent == count
    assert not tally.errors, tally.errors[0]
    assert tally.unanswered <= 1 + count * UNANSWERED_PER_MILLION / 1_000_000
