"""A bot process that is killed at random moments while people play, and what must hold after."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol

import psycopg

import engine
from bot.local import InteractionFailed, LocalTable, NothingSeen, Person
from bot.messages.narration import story_text
from bot.store import table_sql
from bot.tables.hosted_table import HostedTable, unpack
from tests.e2e.kit import CHANNEL, choose_option, mean_it, open_table, story

READY_SECONDS = 60


class BotProcess:
    """The bot as a process of its own, on a local table that lives on when it dies."""

    def __init__(
        self,
        table: LocalTable,
        folder: Path,
        database: str = "",
        shards: str = "",
        **settings: str,
    ) -> None:
        self.table, self.folder, self.shards = table, folder, shards
        self.settings = settings
        self.database = database or str(folder / "games.sqlite3")
        self.process: asyncio.subprocess.Process | None = None
        self.kills = 0

    async def start(self) -> None:
        await self.launch()
        await self.table.ready(READY_SECONDS)
        await self.table.commands_known()

    async def launch(self) -> None:
        """Start it, and do not wait until it is ready."""
        environment = os.environ | {
            "SENESCHAL_DATABASE": self.database,
            "SENESCHAL_SHARDS": self.shards,
            "SENESCHAL_COMPUTER_SECONDS": "0",
            "SENESCHAL_PICTURES": "false",
            "SENESCHAL_RETRY_SECONDS": "0.05",
            "SENESCHAL_QUIET_SECONDS": "0",
            "SENESCHAL_LOG_LEVEL": "WARNING",
            **self.settings,
        }
        with (self.folder / "bot.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run",
                "--service", self.table.base, "--token", self.table.token,
                env=environment, stdout=log, stderr=log,
            )  # fmt: skip

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Read beside the bot, whatever state it died in."""
        if self.database.startswith("postgresql:"):
            with psycopg.connect(self.database) as connection:
                return connection.execute(sql).fetchall()
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as db:
            return db.execute(sql).fetchall()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1

    async def stop(self) -> None:
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await asyncio.wait_for(self.process.wait(), READY_SECONDS)


class Bot(Protocol):
    """One process or several, as far as a game is concerned."""

    kills: int

    async def start(self) -> None: ...
    async def kill(self) -> None: ...
    async def stop(self) -> None: ...
    def rows(self, sql: str) -> list[tuple[Any, ...]]: ...


class Killing:
    """Plays random actions by command, and kills the bot now and then in the middle of one."""

    def __init__(self, table: LocalTable, bot: Bot, people: list[Person], seed: int) -> None:
        self.table, self.bot, self.people = table, bot, people
        self.rows = bot.rows
        self.rng = random.Random(seed)
        self.accepted: list[str] = []  # what the bot has said yes to
        self.log = CHANNEL

    async def run(self, kills: int, *, threaded: bool = False) -> None:
        await self.bot.start()
        lobby = await open_table(self.people)
        if threaded:
            self.log = "Jerusalem: the log"
        else:
            await choose_option(self.people[0], lobby, "Log", "log here")
        await self.people[0].press(lobby, "Start")
        while self.bot.kills < kills:
            game = self.game()
            if game.result:
                break
            await self.act(game, kill=self.rng.random() < 0.3)
        await self.quiet()

    async def act(self, game: engine.Table, *, kill: bool) -> None:
        seat = game.asked[0]
        action = self.rng.choice(game.legal(seat))
        before = len(game.history)
        typing = asyncio.create_task(self.people[seat].slash(CHANNEL, "move", action=action))
        if kill:
            await asyncio.sleep(self.rng.choice([0, 0.001, 0.003, 0.006, 0.01, 0.02, 0.05]))
            await self.bot.kill()
            # Past an interaction's three seconds, or past the minutes in which a nonce counts.
            self.table.clock.advance(self.rng.choice([4, 600]))
            await self.bot.start()
        try:
            await mean_it(self.people[seat], await typing)
        except (InteractionFailed, NothingSeen):
            return  # no answer: it may count or not, but only once
        self.accepted.append(action)
        assert len(self.game().history) > before, "said yes, yet it is not in the journal"

    def game(self) -> engine.Table:
        snapshot = self.rows("SELECT snapshot FROM journal ORDER BY number DESC LIMIT 1")[0][0]
        return unpack(snapshot)

    async def quiet(self) -> None:
        """Until the outbox is empty, and nothing is left that comes by itself."""
        due = "SELECT 1 FROM outbox WHERE state = 'due'"
        to_come = "SELECT 1 FROM tables WHERE computer_due = 1 AND status = 'running'"
        for _ in range(400):
            if not self.rows(to_come) and not self.rows(due):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(self.rows("SELECT id, kind, note FROM outbox WHERE state = 'due'"))

    # -- what must hold ------------------------------------------------------------------------

    def check(self) -> None:
        self.check_the_journal()
        self.check_the_channel()

    def check_the_journal(self) -> None:
        """No accepted action is missing, none is there twice, and replaying gives the same."""
        entries = self.rows("SELECT number, kind, action FROM journal ORDER BY number")
        assert [number for number, _, _ in entries] == list(range(1, len(entries) + 1))
        played = [action for _, kind, action in entries if kind == "play"]
        game = self.game()
        assert [done.text for done in game.history] == played
        assert is_within(self.accepted, played)
        assert engine.Table.replay(game.record()).dump() == game.dump()

    def check_the_channel(self) -> None:
        """Each thing that had to be said stands there once, in the order of saying."""
        row = table_sql.read(self.rows(f"SELECT {table_sql.COLUMNS} FROM tables")[0])
        hosted = HostedTable(row, self.game())
        for kind, place in (("say_in_channel", CHANNEL), ("tell_log", self.log)):
            due = self.rows(f"SELECT payload FROM outbox WHERE kind = '{kind}' ORDER BY id")
            stories = [story(kind, payload) for (payload,) in due]
            wanted = [story_text(hosted, each) for each in stories]
            texts = [each.text for each in self.people[0].messages(place) if not each.ephemeral]
            said = [text for text in texts if text in set(wanted)]
            states = self.rows(
                f"SELECT id, state, message_id, note FROM outbox WHERE kind = '{kind}' ORDER BY id"
            )
            assert said == wanted, (first_difference(said, wanted), states)
            assert bool(wanted) or place == CHANNEL
        assert not self.rows(
            "SELECT 1 FROM outbox WHERE kind = 'say_in_channel' AND state = 'dropped'"
        )


def first_difference(said: list[str], wanted: list[str]) -> str:
    """Return where what was said leaves what was to be said, for whoever reads a failed test."""
    for number, (one, other) in enumerate(zip_longest(said, wanted)):
        if one != other:
            return f"message {number}: said {one!r}, to be said {other!r}"
    return "nothing differs"


def is_within(part: list[str], whole: list[str]) -> bool:
    """Whether `part` comes in `whole` in this order."""
    rest = iter(whole)
    return all(any(each == wanted for each in rest) for wanted in part)


async def killed(folder: Path, kills: int, seed: int, *, threaded: bool = False) -> Killing:
    """A game during which the bot dies this often."""
    async with LocalTable(rate_limits=False) as table:
        bot = BotProcess(table, folder)
        killing = Killing(table, bot, table.people[:3], seed)
        try:
            await killing.run(kills, threaded=threaded)
            killing.check()
        finally:
            await bot.stop()
    return killing
