"""Two bot processes share the tables of one PostgreSQL, and either may die at any moment."""

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.local import LocalTable
from tests.e2e.killing import BotProcess, Killing
from tests.kit.postgres import PostgresServer
from tests.kit.replies import as_message

KILLS = 4


class TwoBots:
    """Two processes with a shard each; `kill` ends one of them, and `start` brings it back."""

    def __init__(self, table: LocalTable, folder: Path, database: str, seed: int) -> None:
        self.table = table
        self.bots = [BotProcess(table, folder, database, f"{shard}/2") for shard in range(2)]
        self.rng = random.Random(seed)
        self.kills = 0
        self.rows = self.bots[0].rows

    async def start(self) -> None:
        for bot in self.bots:
            if bot.process is None or bot.process.returncode is not None:
                await bot.launch()
        await self.table.ready(30)
        await self.table.commands_known()

    async def kill(self) -> None:
        await self.rng.choice(self.bots).kill()
        self.kills += 1

    async def stop(self) -> None:
        for bot in self.bots:
            await bot.stop()


@pytest.mark.parametrize("seed", [1, 2])
async def test_either_of_two_processes_is_killed_and_nothing_is_lost_or_said_twice(
    seed: int, tmp_path: Path, postgres_address: str
) -> None:
    async with LocalTable(rate_limits=False, shards=2) as table:
        bots = TwoBots(table, tmp_path, postgres_address, seed)
        killing = Killing(table, bots, table.people[:3], seed)
        try:
            await killing.run(KILLS)
            killing.check()
        finally:
            await bots.stop()
    assert bots.kills == KILLS


async def test_what_one_process_has_left_unsaid_the_other_one_says(
    tmp_path: Path, postgres_address: str
) -> None:
    """The process of the server's shard stays dead; the other one delivers what it has stored."""
    async with LocalTable(rate_limits=False, shards=2) as table:
        bots = TwoBots(table, tmp_path, postgres_address, 1)
        killing = Killing(table, bots, table.people[:3], 1)
        try:
            await killing.run(0)
            ours = (int(table.guild.id) >> 22) % 2
            process = bots.bots[ours].process
            assert process is not None
            game = killing.game()
            seat = game.asked[0]
            table.faults.hang("*", times=1000)
            typing = asyncio.create_task(
                killing.people[seat].slash("general", "move", action=game.legal(seat)[0])
            )
            while len(killing.game().history) == len(game.history):
                await asyncio.sleep(0.01)
            await bots.bots[ours].kill()
            table.faults.clear()
            table.faults.release()
            typing.cancel()
            await killing.quiet()
            killing.check()
        finally:
            await bots.stop()


MESSAGES = "POST /channels/*/messages"


async def test_a_process_that_was_stopped_says_nothing_that_another_has_said_since(
    tmp_path: Path, postgres_address: str
) -> None:
    """It stands still in the middle of a long list, and wakes when no nonce counts any more."""
    async with LocalTable(rate_limits=False, shards=2) as table:
        bots = TwoBots(table, tmp_path, postgres_address, 1)
        killing = Killing(table, bots, table.people[:3], 1)
        try:
            await killing.run(0)
            ours = (int(table.guild.id) >> 22) % 2
            process = bots.bots[ours].process
            assert process is not None
            table.faults.hang(MESSAGES)
            for _ in range(
                12
            ):  # while the first message is on its way, more and more is to be said
                await killing.act(killing.game(), kill=False)
            table.faults.hang(MESSAGES)
            table.faults.release_oldest()
            await until(lambda: not table.faults.is_pending())
            process.send_signal(signal.SIGSTOP)
            await killing.quiet()
            table.faults.release()
            table.clock.advance(600)
            process.send_signal(signal.SIGCONT)
            await asyncio.sleep(2)  # in which it would go on with its list
            killing.check()
            for _ in range(3):
                await killing.act(killing.game(), kill=False)
            await killing.quiet()
            killing.check()
        finally:
            await bots.stop()


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.025)
    raise AssertionError("it never does")


async def test_the_server_of_the_database_is_killed_while_people_play(tmp_path: Path) -> None:
    server = PostgresServer.temporary()
    try:
        server.make()
        server.start()
        address = server.new_database()
        async with LocalTable(rate_limits=False, shards=2) as table:
            bots = TwoBots(table, tmp_path, address, 3)
            killing = Killing(table, bots, table.people[:3], 3)
            try:
                await killing.run(0)
                for _ in range(2):
                    await interrupted(killing, server)
                for _ in range(5):
                    await killing.act(killing.game(), kill=False)
                await killing.quiet()
                killing.check()
            finally:
                await bots.stop()
    finally:
        server.stop()


async def interrupted(killing: Killing, server: PostgresServer) -> None:
    """Type a move while the server dies and comes back: it counts, or it is refused in words."""
    game = killing.game()
    seat = game.asked[0]
    action: Any = game.legal(seat)[0]
    typing = asyncio.create_task(killing.people[seat].slash("general", "move", action=action))
    await asyncio.sleep(killing.rng.choice([0.0, 0.005, 0.02]))
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    (reply,) = await asyncio.gather(typing, return_exceptions=True)
    after = killing.game()
    if len(after.history) > len(game.history):
        killing.accepted.append(action)
    else:
        assert isinstance(reply, BaseException) or "PostgreSQL" in as_message(reply).text, reply
