"""Thoughts in processes of their own: one that fails takes no other with it."""

import asyncio
import os
from collections.abc import AsyncIterator
from functools import partial
from time import sleep

import pytest

from bot.workers import thinking
from bot.workers.thinking import Thinker, Thought


def deep_thought(seconds: float) -> Thought:
    sleep(seconds)
    return Thought("done")


def die() -> Thought:
    os._exit(1)


def stumble() -> Thought:
    raise ValueError("a bug in a player")


@pytest.fixture
async def two() -> AsyncIterator[Thinker]:
    """Two processes to think in, both awake."""
    minds = Thinker(seconds=0.0, workers=2)
    naps = [minds._done(partial(deep_thought, 1.0), "warm-up") for _ in range(2)]
    await asyncio.gather(*naps)
    assert minds._pool is not None
    assert len(minds._pool._processes) == 2
    yield minds
    minds.close()


async def test_who_thinks_beside_one_that_dies_comes_to_a_decision_all_the_same(
    two: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    sound = asyncio.create_task(two._done(partial(deep_thought, 0.6), "sound"))
    await asyncio.sleep(0.1)
    assert await two._done(partial(die), "mad") is None
    assert await sound == Thought("done")
    assert caplog.text.count("came to no decision") == 1


async def test_who_thinks_beside_one_that_hangs_comes_to_a_decision_all_the_same(
    two: Thinker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 0.5)
    hanging = asyncio.create_task(two._done(partial(deep_thought, 60.0), "hanging"))
    await asyncio.sleep(0.3)
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 30.0)
    sound = asyncio.create_task(two._done(partial(deep_thought, 0.6), "sound"))
    assert await hanging is None
    assert await sound == Thought("done")
    assert "hanging: a computer player came to no decision" in caplog.text
    assert "sound" not in caplog.text


async def test_one_that_always_dies_is_given_up(
    two: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    assert await two._done(partial(die), "mad") is None
    assert await two._done(partial(deep_thought, 0.0), "sound") == Thought("done")
    assert caplog.text.count("came to no decision") == 1


async def test_a_player_that_stumbles_ends_nobodys_process(
    two: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    pool = two._pool
    assert await two._done(partial(stumble), "stumbling") is None
    assert two._pool is pool
    assert "stumbling: a computer player came to no decision" in caplog.text
