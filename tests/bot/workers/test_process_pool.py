"""Processes that work for the bot: deaf to Ctrl-C, replaced when they hang or die, gone with it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep
from typing import IO

import pytest

import bot
from bot.workers import drawing
from bot.workers.drawing import Painter
from bot.workers.process_pool import end_pool, new_pool


def heeds_ctrl_c() -> bool:
    return signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_ctrl_c_is_left_to_the_bot() -> None:
    pool = new_pool(1, os.nice, 5)
    try:
        assert pool.submit(heeds_ctrl_c).result(60) is False
        assert pool.submit(os.nice, 0).result(60) >= 5, "and the process has begun as it should"
    finally:
        end_pool(pool)


def die() -> None:
    os._exit(1)


@pytest.mark.parametrize(("work", "values"), [(sleep, (600,)), (die, ())])
async def test_a_painter_that_hangs_or_dies_is_replaced(
    work: Callable[..., object],
    values: tuple[int, ...],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    easel = Painter()
    assert await easel._worked(abs, -1) == 1
    before = easel._pool
    with monkeypatch.context() as patch:
        patch.setattr(drawing, "MAX_SECONDS", 0.2)
        assert await easel._worked(work, *values) is None
    assert "a new one will be started" in caplog.text
    try:
        assert await easel._worked(abs, -2) == 2
        assert easel._pool is not before
    finally:
        easel.close()


# A bot that has a painter at rest, and computer players at rest and at work.
BUSY_BOT = """
import asyncio, os
from bot.workers.drawing import Painter
from bot.workers.thinking import Thinker
from tests.bot.workers.test_process_pool import spin

async def work():
    painter, thinker = Painter(), Thinker(workers=2)
    assert await painter._worked(abs, -1) == 1
    pool = thinker._workers()
    loop = asyncio.get_running_loop()
    spinning = loop.run_in_executor(pool, spin)
    assert await loop.run_in_executor(pool, abs, -1) == 1
    print(*painter._pool._processes, *pool._processes, flush=True)
    await spinning

if __name__ == "__main__":
    asyncio.run(work())
"""


def spin() -> None:
    while True:
        pass


def test_no_process_outlives_a_bot_that_was_killed(tmp_path: Path) -> None:
    """All of them have its standard output, the resource tracker too: it ends with the last."""
    script = tmp_path / "busy_bot.py"
    script.write_text(BUSY_BOT)
    environment = os.environ | {"PYTHONPATH": str(Path(bot.__file__).parents[1])}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        workers = [int(each) for each in process.stdout.readline().split()]
        try:
            assert len(workers) == 3
            process.kill()
            assert reads_to_the_end(process.stdout, seconds=20), "a process is left behind"
        finally:
            process.kill()
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)


def reads_to_the_end(pipe: IO[bytes], seconds: float) -> bool:
    """Return whether all who could write into this pipe ended in that time."""
    reader = Thread(target=pipe.read, daemon=True)
    reader.start()
    reader.join(seconds)
    return not reader.is_alive()
