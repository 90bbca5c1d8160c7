"""Measure ratios: both sides in turns, so that what the machine does meanwhile hits both."""

from collections.abc import Callable
from statistics import median
from time import process_time


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time: nothing here waits, and other programs do not count."""
    start = process_time()
    work()
    return process_time() - start


def ratio(ours: Callable[[], object], theirs: Callable[[], object], rounds: int = 15) -> float:
    """Return how long ours takes for each second of theirs: the median over turns."""
    ours()
    theirs()  # both are warm now
    return median(seconds(ours) / seconds(theirs) for _ in range(rounds))
