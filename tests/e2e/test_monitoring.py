"""Health and metrics of a running bot, as a machine asks for them; and the log in JSON."""

import io
import json
import logging
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.app.logs import JsonFormatter
from bot.local import LocalTable
from tests.e2e.kit import CHANNEL, play_quickly, quick, running_bot, start_table, table_in
from tests.kit.postgres import free_port


async def get(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


async def figures(port: int) -> dict[tuple[str, str], float]:
    """Samples by name and labels."""
    status, text = await get(port, "/metrics")
    assert status == 200
    return {
        (each.name, ",".join(f"{name}={value}" for name, value in sorted(each.labels.items()))): (
            each.value
        )
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }


async def test_what_is_played_is_counted_and_nobody_is_named(
    table: LocalTable, tmp_path: Path
) -> None:
    port = free_port()
    ana, ben, cid = table.people[:3]
    async with running_bot(table, quick(tmp_path, monitor_port=port)) as bot:
        before = await figures(port)
        await start_table([ana, ben])
        await play_quickly(bot, table, actions=6)
        await cid.slash(CHANNEL, "move", action="pass")  # who does not sit there
        hosted = await table_in(bot, table, CHANNEL)
        assert (await get(port, "/healthz"))[0] == 200
        assert (await get(port, "/readyz"))[0] == 200
        table.faults.rate_limit("GET /users/@me", times=1)
        await bot.http.get_user(bot.user.id if bot.user else 0)
        await bot.services.deliverer.settled()
        after = await figures(port)

        def grown(name: str, labels: str = "") -> float:
            return after.get((name, labels), 0) - before.get((name, labels), 0)

        assert grown("seneschal_interactions_total", "kind=application_command,outcome=refused")
        assert grown("seneschal_interactions_total", "kind=application_command,outcome=answered")
        assert grown("seneschal_answer_seconds_count", "kind=component") >= 2
        assert grown("seneschal_save_seconds_count") >= 6
        assert grown("seneschal_lock_wait_seconds_count") >= 6
        assert grown("seneschal_outbox_attempts_total", "kind=post_board,outcome=done") >= 1
        assert grown("seneschal_discord_requests_total", "status=200") > 5
        assert after["seneschal_tables", "status=running"] == 1
        assert after["seneschal_store_up", ""] == after["seneschal_ready", ""] == 1
        assert ("seneschal_shard_latency_seconds", "shard=0") in after
        _, text = await get(port, "/metrics")
        for secret in (ana.id, ana.name, table.token, str(hosted.game.seed), str(table.guild.id)):
            assert secret not in text
    with_nobody = None
    try:
        await get(port, "/healthz")
    except aiohttp.ClientConnectionError as refused:
        with_nobody = refused
    assert with_nobody is not None, "it ends with the bot"


async def test_a_store_that_does_not_answer_makes_us_not_ready(
    table: LocalTable, tmp_path: Path
) -> None:
    port = free_port()
    async with running_bot(table, quick(tmp_path, monitor_port=port)) as bot:

        async def broken() -> None:
            raise OSError("the disk is gone")

        bot.monitoring.store = type("Broken", (), {"tally": staticmethod(broken)})()
        status, text = await get(port, "/readyz")
        assert (status, text) == (503, "the store does not answer\n")
        assert (await figures(port))["seneschal_store_up", ""] == 0
        assert (await get(port, "/healthz"))[0] == 200


async def test_nothing_listens_where_no_port_is_set(table: LocalTable, tmp_path: Path) -> None:
    async with running_bot(table, quick(tmp_path)) as bot:
        assert bot.monitoring.port == 0


def test_a_line_of_the_log_in_json_holds_what_was_named() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    log = logging.getLogger("tests.json")
    log.addHandler(handler)
    log.propagate = False
    try:
        raise ValueError("no")
    except ValueError:
        log.exception("table %s", 7, extra={"table": 7})
    line = json.loads(stream.getvalue())
    assert (line["level"], line["message"], line["table"]) == ("ERROR", "table 7", 7)
    assert "ValueError: no" in line["exception"]
    assert "\n" not in stream.getvalue().rstrip("\n")
