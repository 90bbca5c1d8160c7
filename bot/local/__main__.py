"""Run the local table alone (`python -m bot.local`), for a bot in another process."""

import argparse
import asyncio
import contextlib
import signal
import sys

from bot.local.guard import RealToken
from bot.local.table import LocalTable


async def serve(port: int, token: str | None, rate_limits: bool) -> None:
    """Print the address and the token, one a line, and run until interrupted."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        # Some platforms do not let the loop catch signals; there, Ctrl-C ends the process.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    async with LocalTable(port=port, token=token, rate_limits=rate_limits) as table:
        sys.stdout.write(f"{table.base}\n{table.token}\n")
        sys.stdout.flush()
        await stop.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--port", type=int, default=8321, help="the first port to try")
    parser.add_argument("--token", help="what the bot logs in with (made up if not given)")
    parser.add_argument("--unrated", action="store_true", help="no rate limits")
    given = parser.parse_args()
    try:
        asyncio.run(serve(given.port, given.token, rate_limits=not given.unrated))
    except RealToken as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
