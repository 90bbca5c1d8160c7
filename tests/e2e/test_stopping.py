"""SIGTERM ends the bot, a process of its own, in ten seconds, and nothing is lost by it."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from pathlib import Path

import pytest

import engine
from bot.local import LocalTable, Message, Person
from bot.tables.hosted_table import unpack
from tests.e2e.kit import add_computers, open_table

READY_SECONDS = 60.0
STOP_SECONDS = 10.0
CHANNELS = [f"table-{number}" for number in range(12)]


class RunningBot:
    """The bot at a table with a hard computer player."""

    def __init__(self, table: LocalTable, process: "subprocess.Popen[bytes]", path: Path) -> None:
        self.table, self.process, self.database = table, process, path
        self.person = table.people[0]

    def ended_after_sigterm(self) -> float:
        """Return after how many seconds it ended; the service stands still meanwhile.

        This blocks the loop that the local table runs on: what is sent to it arrives and is never
        answered, as where a network swallows everything.
        """
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS + 5)
        except subprocess.TimeoutExpired:
            return float("inf")
        return time.monotonic() - began

    def children(self) -> list[int]:
        """Return the processes that work for it."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(each) for each in listed.read_text().split()]

    def move_database_away(self) -> None:
        """Take the files from under it."""
        for end in ("", "-wal", "-shm"):
            path = self.database.with_name(self.database.name + end)
            path.rename(path.with_name(f"away.sqlite3{end}"))
        self.database = self.database.with_name("away.sqlite3")

    def history(self) -> list[str]:
        with closing(sqlite3.connect(self.database)) as db:
            ((snapshot,),) = db.execute(
                "SELECT snapshot FROM journal ORDER BY table_id DESC, number DESC LIMIT 1"
            ).fetchall()
        game = unpack(snapshot)
        assert engine.Table.replay(game.record()).dump()["state"] == game.dump()["state"]
        return [done.text for done in game.history]


@asynccontextmanager
async def running(table: LocalTable, folder: Path) -> AsyncIterator[RunningBot]:
    database = folder / "games.sqlite3"
    environment = os.environ | {
        "SENESCHAL_DATABASE": str(database),
        "SENESCHAL_PICTURES_FOLDER": str(folder / "pictures"),
        "SENESCHAL_COMPUTER_SECONDS": "0",
        "SENESCHAL_THINKING_SECONDS": "20",
    }
    command = [sys.executable, "-m", "bot", "run", "--service", table.base, "--token", table.token]
    with (folder / "bot.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        await table.ready(READY_SECONDS)
        await table.commands_known(READY_SECONDS)
        yield RunningBot(table, process, database)
    finally:
        process.kill()
        process.wait()


async def a_game_with_a_thinking_computer(bot: RunningBot) -> str:
    """Play until the computer player has to think; the last action that was accepted.

    Who begins is drawn by lot, so tables are opened until it is the person.
    """
    async with asyncio.timeout(READY_SECONDS):
        for channel in CHANNELS:
            lobby = await open_table([bot.person], channel=channel)
            await add_computers(bot.person, lobby, 1, level="hard")
            await bot.person.press(lobby, "Start")
            accepted = ""
            while action := await first_offered(bot.person, channel):
                reply = await bot.person.slash(channel, "move", action=action)
                assert isinstance(reply, Message)
                accepted = action
            if accepted:
                break
        while not bot.children():
            await asyncio.sleep(0.05)
    return accepted


async def first_offered(person: Person, channel: str) -> str:
    offered = await person.autocomplete(channel, "move", "action", action="")
    return str(offered[0]["value"]) if offered else ""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the file for writing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def freeze(children: list[int]) -> None:
    for child in children:
        os.kill(child, signal.SIGSTOP)


def thaw(children: list[int]) -> None:
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGCONT)


def is_running(pid: int) -> bool:
    """Return whether a process is there and is no zombie that nobody has asked after."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


BROKEN = ["nothing else", "connection", "thinking", "database locked", "database gone"]


@pytest.mark.parametrize("broken", BROKEN)
async def test_sigterm_ends_the_bot_in_ten_seconds(broken: str, tmp_path: Path) -> None:
    """Discord is out of reach each time, and the computer player thinks for 20 seconds."""
    async with (
        LocalTable(rate_limits=False, channels=CHANNELS) as table,
        running(table, tmp_path) as bot,
    ):
        accepted = await a_game_with_a_thinking_computer(bot)
        children = bot.children()
        table.faults.hang("POST *", times=1000)
        table.faults.hang("PATCH *", times=1000)
        bot.person.begin_slash(CHANNELS[0], "screen")
        await asyncio.sleep(0.2)
        try:
            if broken == "connection":
                await table.faults.drop_gateway()
            elif broken == "thinking":
                freeze(children)
            elif broken == "database gone":
                bot.move_database_away()
            with locked(bot.database) if broken == "database locked" else nullcontext():
                bot.person.begin_slash(CHANNELS[0], "leave")  # which is to be written
                await asyncio.sleep(0.2)
                seconds = bot.ended_after_sigterm()
        finally:
            thaw(children)
        assert seconds < STOP_SECONDS, (tmp_path / "bot.log").read_text()
        assert bot.process.returncode == 0
        await gone(children)
        assert accepted
        assert accepted in bot.history()


async def gone(children: list[int]) -> None:
    async with asyncio.timeout(20):
        while any(map(is_running, children)):
            await asyncio.sleep(0.1)


# -- without the rest of the bot -------------------------------------------------------------------

PROGRAM = """
import asyncio, sys, time
from concurrent.futures import ThreadPoolExecutor
from bot.app import stopping

stopping.STOP_SECONDS = 1.0

async def main():
    with stopping.StopSignal() as signals:
        if "task" in sys.argv:
            hold = asyncio.create_task(stubborn())
        if "thread" in sys.argv:
            hold = asyncio.get_running_loop().run_in_executor(None, time.sleep, 600)
            await asyncio.sleep(0.1)
        print("ready", flush=True)
        if "loop" in sys.argv:
            time.sleep(600)
        if "itself" not in sys.argv:
            await signals.stopped.wait()
    return 3

async def stubborn():
    while True:
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            pass

sys.exit(asyncio.run(main()))
"""


def ended(*how: str, signals: int = 1) -> tuple[int, float]:
    """Return how such a program ended, and how long after the signal."""
    command = [sys.executable, "-c", PROGRAM, *how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            began = time.monotonic()
            for _ in range(signals):
                process.send_signal(signal.SIGTERM)
                time.sleep(0.2)
            return process.wait(60), time.monotonic() - began
        finally:
            process.kill()


@pytest.mark.parametrize("what_hangs", ["loop", "task", "thread"])
def test_whatever_hangs_is_left_when_its_time_is_over(what_hangs: str) -> None:
    code, seconds = ended(what_hangs)
    assert code == 0
    assert 0.9 < seconds < 20


def test_what_closes_in_order_is_not_cut_short() -> None:
    code, _ = ended()
    assert code == 3


def test_asked_twice_it_goes_at_once() -> None:
    assert ended("loop", signals=2)[0] == 0


def test_an_end_that_nobody_asked_for_is_a_failure_and_does_not_hang_either() -> None:
    assert ended("itself", "thread", signals=0)[0] == 1
