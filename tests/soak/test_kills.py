"""A hundred kills in running games."""

from pathlib import Path

import pytest
from rich.progress import Progress

from tests.e2e.killing import killed

GAMES, KILLS_EACH = 10, 10


@pytest.mark.slow
async def test_a_hundred_kills_lose_nothing_and_say_nothing_twice(tmp_path: Path) -> None:
    kills = 0
    with Progress() as progress:
        bar = progress.add_task("kills", total=GAMES * KILLS_EACH)
        for seed in range(GAMES * 2):
            folder = tmp_path / str(seed)
            folder.mkdir()
            killing = await killed(folder, KILLS_EACH, seed)
            kills += killing.bot.kills
            progress.update(bar, completed=kills)
            if kills >= GAMES * KILLS_EACH:
                break
    assert kills >= GAMES * KILLS_EACH
