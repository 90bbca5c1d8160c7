"""The metrics of a process. No label names a person, a table or a server: those would be secrets
to whoever can read the page, and so many series that nobody could keep them."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()
# Discord waits three seconds for an answer.
ANSWER_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
WORK_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

INTERACTIONS = Counter(
    "seneschal_interactions",
    "Interactions by kind, and by what came of them.",
    ["kind", "outcome"],
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "seneschal_answer_seconds",
    "From the arrival of an interaction to the end of its answer.",
    ["kind"],
    buckets=ANSWER_BUCKETS,
    registry=REGISTRY,
)
SAVE_SECONDS = Histogram(
    "seneschal_save_seconds",
    "A transaction of the store that changes a table.",
    buckets=WORK_BUCKETS,
    registry=REGISTRY,
)
LOCK_SECONDS = Histogram(
    "seneschal_lock_wait_seconds",
    "Waiting for the lock of a table.",
    buckets=WORK_BUCKETS,
    registry=REGISTRY,
)
DRAW_SECONDS = Histogram(
    "seneschal_draw_seconds",
    "A picture in the painter's process, waiting for it included.",
    buckets=WORK_BUCKETS,
    registry=REGISTRY,
)
THINK_SECONDS = Histogram(
    "seneschal_think_seconds",
    "A computer player's decision or a hint, by level.",
    ["level"],
    buckets=WORK_BUCKETS,
    registry=REGISTRY,
)
OUTBOX_SENT = Counter(
    "seneschal_outbox_attempts",
    "Attempts to send what the outbox holds, by kind of message and outcome.",
    ["kind", "outcome"],
    registry=REGISTRY,
)
DISCORD_REQUESTS = Counter(
    "seneschal_discord_requests",
    "Requests to Discord's REST service by status.",
    ["status"],
    registry=REGISTRY,
)
RATE_LIMITS = Counter(
    "seneschal_discord_rate_limits",
    "Answers 429 of Discord's by scope.",
    ["scope"],
    registry=REGISTRY,
)


class Observer(Protocol):
    def observe(self, amount: float) -> None: ...


@contextmanager
def timed(histogram: Observer) -> Iterator[None]:
    began = perf_counter()
    try:
        yield
    finally:
        histogram.observe(perf_counter() - began)
