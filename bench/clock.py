"""Measuring ratios: both sides in turns, so that what the machine does meanwhile hits both."""

from collections.abc import Callable
from statistics import median
from time import perf_counter


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def ratio(ours: Callable[[], object], theirs: Callable[[], object], rounds: int = 15) -> float:
    """How long ours takes for each second of theirs: the median over turns."""
    ours(), theirs()  # both warm
    return median(seconds(ours) / seconds(theirs) for _ in range(rounds))
