"""Measure ratios: both sides in turns, so that what the machine does meanwhile hits both."""

from collections.abc import Awaitable, Callable
from statistics import median
from time import process_time

MIN_SAMPLES, MAX_SAMPLES = 8, 16
AGREEING, TOLERANCE = 4, 0.05  # so many estimates in turn, within this share of each other


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


async def settled_ratio(
    sample: Callable[[], Awaitable[tuple[list[float], list[float]]]],
    statistic: Callable[[list[float]], float],
) -> float:
    """Return how a statistic of ours compares with theirs, of as many samples as it takes.

    A sample has some of both, taken in turns; when the last estimates agree, it is enough.
    """
    ours, theirs = list[float](), list[float]()
    estimates = list[float]()
    while len(estimates) < MAX_SAMPLES and not _agree(estimates):
        more_ours, more_theirs = await sample()
        ours += more_ours
        theirs += more_theirs
        estimates.append(statistic(ours) / statistic(theirs))
    return estimates[-1]


def _agree(estimates: list[float]) -> bool:
    last = estimates[-AGREEING:]
    return len(estimates) >= MIN_SAMPLES and max(last) - min(last) <= TOLERANCE * min(last)
