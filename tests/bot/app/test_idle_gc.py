"""The collector comes when nobody waits, and only if there is something to look at."""

import asyncio
import gc

import pytest

from bot.app.idle_gc import WORTHWHILE, Quiet

PAUSE = 0.05


@pytest.fixture
def collections():
    """The generations that were looked at."""
    seen = []

    def note(phase, info):
        if phase == "start":
            seen.append(info["generation"])

    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(10**6)
    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)
    gc.set_threshold(*before)


async def test_in_a_pause_the_young_are_looked_at(collections):
    quiet = Quiet(PAUSE)
    litter = [[] for _ in range(WORTHWHILE + 1000)]
    for _ in range(5):  # as long as somebody comes again, it waits
        await quiet.on_interaction(None)
        await asyncio.sleep(PAUSE / 5)
        assert not collections
    await asyncio.sleep(3 * PAUSE)
    assert collections == [0]
    assert len(litter) > WORTHWHILE


async def test_where_there_is_little_nobody_looks(collections):
    quiet = Quiet(PAUSE)
    await quiet.on_interaction(None)
    await asyncio.sleep(3 * PAUSE)
    assert not collections


async def test_nothing_comes_after_the_end(collections):
    quiet = Quiet(PAUSE)
    litter = [[] for _ in range(WORTHWHILE + 1000)]
    await quiet.on_interaction(None)
    quiet.close()
    await asyncio.sleep(3 * PAUSE)
    assert not collections
    assert litter
