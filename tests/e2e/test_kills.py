"""The bot is killed with SIGKILL in the middle of things, and nothing is lost or said twice."""

from pathlib import Path

import pytest

from tests.e2e.killing import killed


@pytest.mark.parametrize("threaded", [False, True])
async def test_a_killed_bot_loses_nothing_and_says_nothing_twice(
    threaded: bool, tmp_path: Path
) -> None:
    killing = await killed(tmp_path, kills=4, seed=1, threaded=threaded)
    assert killing.bot.kills == 4
