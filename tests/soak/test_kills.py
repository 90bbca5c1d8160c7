"""Hundreds of kills among several tables with computer players at work."""

from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.e2e.many_kills import many_killed


@pytest.mark.slow
async def test_kills_lose_nothing_say_nothing_twice_and_leave_no_process(
    tmp_path: Path, request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]
) -> None:
    kills: int = request.config.getoption("--kills")
    with capfd.disabled():
        console = Console(stderr=True)
        with Progress(console=console) as progress:
            bar = progress.add_task("kills", total=kills)
            tally = await many_killed(
                tmp_path, kills, seed=1, advanced=lambda done: progress.update(bar, completed=done)
            )
        console.print(f"\n{tally}")
    assert tally.kills == kills
    assert tally.accepted > kills / 10, "people played on"
