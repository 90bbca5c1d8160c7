"""/healthz, /readyz and /metrics over HTTP, for those who run the bot; off unless a port is set."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry

from bot.metrics import DISCORD_REQUESTS, RATE_LIMITS, REGISTRY
from bot.store import Store
from bot.store.protocol import Tally

log = logging.getLogger(__name__)

STORE_SECONDS = 2.0  # in which the store must answer, or we are not ready


class Monitoring:
    """Serves on an address of the owner's choice.

    `is_ready` says whether Discord has let us in; `latencies` are those of our shards in seconds.
    """

    def __init__(
        self,
        store: Store,
        is_ready: Callable[[], bool],
        latencies: Callable[[], list[tuple[int, float]]],
    ) -> None:
        self.store, self.is_ready, self.latencies = store, is_ready, latencies
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(self, host: str, port: int) -> None:
        app = web.Application()
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/readyz", self._readiness)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        log.info("health and metrics are at port %s", self.port)

    async def close(self) -> None:
        if self._runner:
            await self._runner.cleanup()

    async def _health(self, _request: web.Request) -> web.Response:
        """The loop runs: whoever reads this need not start us again."""
        return web.Response(text="alive\n")

    async def _readiness(self, _request: web.Request) -> web.Response:
        missing = []
        if not self.is_ready():
            missing.append("Discord has not let us in")
        if await self._tally() is None:
            missing.append("the store does not answer")
        return web.Response(
            text="; ".join(missing) + "\n" if missing else "ready\n", status=503 if missing else 200
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        """What was counted, and how things stand now."""
        now = CollectorRegistry()
        now.register(_Now(await self._tally(), self.is_ready(), self.latencies()))
        text = generate_latest(REGISTRY) + generate_latest(now)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _tally(self) -> Tally | None:
        try:
            return await asyncio.wait_for(self.store.tally(), STORE_SECONDS)
        except Exception as problem:
            log.warning("the store could not be looked at: %r", problem)
            return None


class _Now(Collector):
    """How things stand at the moment of asking."""

    def __init__(
        self, tally: Tally | None, is_ready: bool, latencies: list[tuple[int, float]]
    ) -> None:
        self.tally, self.is_ready, self.latencies = tally, is_ready, latencies

    def collect(self) -> Iterable[Metric]:
        yield _gauge("seneschal_ready", "Whether Discord has let us in.", float(self.is_ready))
        yield _gauge("seneschal_store_up", "Whether the store answers.", float(bool(self.tally)))
        shards = GaugeMetricFamily(
            "seneschal_shard_latency_seconds", "Between heartbeat and answer.", labels=["shard"]
        )
        for shard, seconds in self.latencies:
            shards.add_metric([str(shard)], seconds)
        yield shards
        if self.tally is None:
            return
        tables = GaugeMetricFamily("seneschal_tables", "Tables by state.", labels=["status"])
        for status, count in self.tally.tables.items():
            tables.add_metric([status], count)
        yield tables
        yield _gauge("seneschal_outbox_due", "Messages to be sent.", self.tally.outbox_due)
        yield _gauge(
            "seneschal_outbox_failing", "Of them, those that failed before.", self.tally.failing
        )
        yield _gauge(
            "seneschal_computers_due",
            "Tables where a computer has to play.",
            self.tally.computers,
        )


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(name, text, value=value)


def request_trace() -> aiohttp.TraceConfig:
    """Return what counts our requests to Discord, the refused ones by their scope."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_request_ended)
    return trace


async def _request_ended(
    _session: aiohttp.ClientSession, _context: Any, params: aiohttp.TraceRequestEndParams
) -> None:
    DISCORD_REQUESTS.labels(str(params.response.status)).inc()
    if params.response.status == 429:
        scope = params.response.headers.get("X-RateLimit-Scope", "unknown")
        RATE_LIMITS.labels(scope if scope in ("user", "shared", "global") else "unknown").inc()
