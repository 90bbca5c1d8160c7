"""Processes that work for the bot: deaf to Ctrl-C, and replaced when they hang or die."""

import os
import signal
from collections.abc import Callable
from time import sleep

import pytest

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
