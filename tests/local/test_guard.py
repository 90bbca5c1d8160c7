"""Which requests and which tokens the table refuses."""

import socket
import subprocess
import sys

import aiohttp
import pytest

from bot.local import LocalTable, RealToken

# Invented, but of the form of a real token.
REAL = "MTAwMDAwMDAwMDAwMDAwMDAwMQ" + ".GabcDE." + "x" * 38


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 401),
        ({"Host": "evil.example:80"}, 403),
        ({"Host": "127.0.0.1"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/gateway"])
async def test_foreign_host_or_origin_is_refused(
    table: LocalTable, path: str, headers: dict[str, str], status: int
) -> None:
    if path == "/gateway" and not headers:
        status = 400
    async with (
        aiohttp.ClientSession() as session,
        session.get(table.base + path, headers=headers) as answer,
    ):
        assert answer.status == status


async def test_service_listens_on_loopback_alone(table: LocalTable) -> None:
    assert table.base.startswith("http://127.0.0.1:")
    port = int(table.base.rsplit(":", 1)[1])
    with pytest.raises(OSError, match=r"refused|assign|unreachable"):
        socket.create_connection(("127.0.0.2", port), timeout=1)


def test_real_token_is_refused() -> None:
    with pytest.raises(RealToken, match="real Discord token"):
        LocalTable(token=REAL)
    LocalTable(token="a-local-token")


async def test_taken_port_is_stepped_over() -> None:
    async with LocalTable() as first:
        port = int(first.base.rsplit(":", 1)[1])
        async with LocalTable(port=port) as second:
            assert int(second.base.rsplit(":", 1)[1]) > port


def test_module_prints_address_and_token_and_stops_when_told() -> None:
    command = [sys.executable, "-m", "bot.local", "--port", "0", "--token", "kill-test"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        assert process.stdout.readline() == "kill-test\n"
        process.terminate()
        assert process.wait(5) == 0


def test_module_refuses_a_real_token() -> None:
    command = [sys.executable, "-m", "bot.local", "--token", REAL]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "real Discord token" in done.stderr
    assert REAL not in done.stderr
