"""What holds up the event loop: the processor time of each of its steps."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest


@dataclass(slots=True)
class LoopWatch:
    """The steps of the loop, each with its seconds of processor time and what was tried.

    Other threads, other programs and the garbage collector do not count: a busy machine changes
    little.
    """

    doing: str = ""  # what is being tried
    steps: list[tuple[float, str]] = field(default_factory=list)

    def longest(self) -> tuple[float, str]:
        return max(self.steps)


@contextmanager
def watched_loop() -> Iterator[LoopWatch]:
    watch, run = LoopWatch(), asyncio.Handle._run

    def timed(handle: Any) -> None:
        start = time.thread_time()
        run(handle)
        watch.steps.append((time.thread_time() - start, watch.doing))

    gc.collect()
    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", timed)
            yield watch
    finally:
        gc.enable()


def unit_of_work() -> float:
    """The processor time of something that takes any machine about as long."""
    start = time.thread_time()
    sum(number * number for number in range(40_000))
    return time.thread_time() - start
