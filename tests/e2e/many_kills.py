"""Several tables with computer players at work while the bot is killed, and an audit of it all."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import engine
from bot.local import InteractionFailed, LocalTable, Message, NothingSeen, NotOffered, Person
from bot.tables.hosted_table import unpack
from bot.text.say import say
from tests.e2e.killing import BotProcess, is_within
from tests.e2e.kit import add_computers, choose_option
from tests.kit.replies import custom_id_of

CHANNELS = {
    "table-1": "jerusalem",
    "table-2": "architects",
    "table-3": "crescent_moon",
    "table-4": "jerusalem",  # whose log has a thread of its own
}
THREADED = "table-4"
MARK = "SENESCHAL_KILLS"  # in the environment of all processes that such a bot begins
DM_KINDS = ("ask_seat", "show_practice")
WORK_SECONDS = 20.0
UNANSWERED = (InteractionFailed, NothingSeen, TimeoutError)
ASKED_FIRST = say("unspent", what="").rpartition(".")[2].strip()
REFUSALS = (
    say("stale"),
    say("error-busy"),
    say("error-store", reason="").partition(",")[0],
    say("error-slow-down", seconds=1).partition(".")[0],
    ASKED_FIRST,
)


class MarkedBot(BotProcess):
    """A bot whose processes can be told from all others."""

    def __init__(self, table: LocalTable, folder: Path) -> None:
        mark = {MARK: str(folder)}
        quick = {"SENESCHAL_THINKING_SECONDS": "0.3", "SENESCHAL_UNDO_SECONDS": "0"}
        super().__init__(table, folder, **mark, **quick)

    def left_behind(self) -> list[int]:
        """Return the processes of this bot's that are still there."""
        mark = f"{MARK}={self.folder}".encode()
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                state = (path / "stat").read_text().rpartition(")")[2].split()[0]
                if state != "Z" and mark in (path / "environ").read_bytes().split(b"\0"):
                    found.append(int(path.name))
        return found


@dataclass
class Tally:
    kills: int = 0
    accepted: int = 0
    unanswered: int = 0
    refused: int = 0
    games: int = 0
    entries: int = 0
    messages: int = 0
    orphans: int = 0
    by_table: dict[int, list[str]] = field(default_factory=dict)  # what was said yes to

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games, {self.entries} lines of journal;"
            f" {self.accepted} actions accepted, {self.unanswered} unanswered, {self.refused}"
            f" refused; {self.messages} public messages, each in the outbox once;"
            f" {self.orphans} processes left behind"
        )


class ManyKills:
    def __init__(self, table: LocalTable, bot: MarkedBot, seed: int) -> None:
        self.table, self.bot, self.rng = table, bot, random.Random(seed)
        self.tally = Tally()
        self.up = asyncio.Event()
        self.over = False
        self.killed: set[int] = set()  # processes that are to be gone

    async def run(self, kills: int, advanced: Callable[[int], None]) -> Tally:
        await self._begin()
        players = [asyncio.create_task(self._play(channel)) for channel in CHANNELS]
        try:
            while self.tally.kills < kills:
                await self._work_goes_on()
                for each in players:
                    if each.done():
                        await each
                await self._kill()
                advanced(self.tally.kills)
        finally:
            self.over = True
            self.up.set()
            results = await asyncio.gather(*players, return_exceptions=True)
        for result in results:
            if result is not None:
                raise result
        await self._quiet()
        self.audit()
        await self._no_process_left()
        return self.tally

    async def _begin(self) -> None:
        """Start the bot, and every table's first game."""
        await self.bot.start()
        async with asyncio.timeout(120):
            for channel in CHANNELS:
                while (row := self._row(channel)) is None or row["status"] == "lobby":
                    await self._turn(channel)
        self.up.set()

    async def _work_goes_on(self) -> None:
        """Wait until some lines more are written, or for as long as computer players may take."""
        count = "SELECT count(*) FROM journal"
        wanted = self.rows(count)[0][0] + self.rng.randrange(8)
        with suppress(TimeoutError):
            async with asyncio.timeout(WORK_SECONDS):
                while self.rows(count)[0][0] < wanted:
                    await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.choice([0, 0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3]))

    async def _kill(self) -> None:
        self.up.clear()
        there = set(self.bot.left_behind())
        assert not there & self.killed, "outlived the bot that began them"
        self.killed = there
        await self.bot.kill()
        self.tally.kills += 1
        # Past an interaction's three seconds, or past the minutes in which a nonce counts.
        self.table.clock.advance(self.rng.choice([4, 600]))
        await self.bot.start()
        self.up.set()

    # -- people ----------------------------------------------------------------------------------

    async def _play(self, channel: str) -> None:
        """Play in a channel, one game after the other."""
        while not self.over:
            await self.up.wait()
            try:
                await self._turn(channel)
            except (*UNANSWERED, NotOffered, ConnectionError):
                self.tally.unanswered += 1
            await asyncio.sleep(0.01)

    async def _turn(self, channel: str) -> None:
        row = self._row(channel)
        if row is None or row["status"] in ("over", "abandoned"):
            await self._open(channel)
        elif row["status"] == "lobby":
            await self._start(channel, row["seats"])
        else:
            await self._act(channel, row["id"])

    async def _open(self, channel: str) -> None:
        await self.table.people[0].slash(channel, "play", game=CHANNELS[channel])

    async def _start(self, channel: str, seats: list[Any]) -> None:
        """Bring a lobby, in whatever state a kill has left it, on its way."""
        host, guest = self.table.people[:2]
        await host.wait_for("a table is open", channel)
        lobby = [each for each in host.messages(channel) if "a table is open" in each.text][-1]
        wanted = min(engine.GAMES[CHANNELS[channel]].seats[0] + 1, 4)  # a computer player at least
        if len(seats) < 2:
            await guest.press(lobby, "Join")
        elif len(seats) < wanted:
            await add_computers(host, lobby, 1, self.rng.choice(["easy", "normal", "hard"]))
        else:
            if channel == THREADED:
                await choose_option(host, lobby, "Log", "log in a thread")
            await host.press(lobby, "Start")
            self.tally.games += 1

    async def _act(self, channel: str, table_id: int) -> None:
        """A person who is asked does something by chance; what is said yes to must be there."""
        game = self._game(table_id)
        people = [seat for seat in game.asked if seat < 2]
        if not people:
            await asyncio.sleep(0.05)
            return
        seat = self.rng.choice(people)
        action = self.rng.choice(game.legal(seat))
        person = self.table.people[seat]
        before = self._played(table_id, person)
        reply = await person.slash(channel, "move", action=action)
        assert isinstance(reply, Message)
        if ASKED_FIRST in reply.text:
            choices = [each for each in reply.buttons if each.label not in ("Back", "Undo")]
            await person.press(reply, custom_id_of(choices[0]))
        after = self._played(table_id, person)
        if after > before:
            self.tally.accepted += 1
            self.tally.by_table.setdefault(table_id, []).append(action)
        else:
            assert is_refusal(reply.text), f"said yes, yet it is not in the journal: {reply.text}"
            self.tally.refused += 1

    # -- the database, beside the bot --------------------------------------------------------------

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True)) as db:
            return db.execute(sql, values).fetchall()

    def _row(self, channel: str) -> dict[str, Any] | None:
        sql = "SELECT id, status, seats FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
        found = self.rows(sql, int(self.table.channel(channel).id))
        if not found:
            return None
        table_id, status, seats = found[0]
        return {"id": table_id, "status": status, "seats": json.loads(seats)}

    def _game(self, table_id: int) -> engine.Table:
        sql = "SELECT snapshot FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        return unpack(self.rows(sql, table_id)[0][0])

    def _played(self, table_id: int, person: Person) -> int:
        sql = "SELECT count(*) FROM journal WHERE table_id = ? AND user_id = ?"
        return int(self.rows(sql, table_id, int(person.id))[0][0])

    async def _quiet(self) -> None:
        """Wait until all is said; computer players play on until a person is asked."""
        due = "SELECT 1 FROM outbox WHERE state = 'due' UNION SELECT 1 FROM tables"
        async with asyncio.timeout(120):
            while self.rows(f"{due} WHERE status = 'running' AND computer_due = 1"):
                await asyncio.sleep(0.1)

    # -- what must hold ----------------------------------------------------------------------------

    def audit(self) -> None:
        for (table_id,) in self.rows("SELECT DISTINCT table_id FROM journal"):
            self._audit_journal(table_id)
        self._audit_messages()

    def _audit_journal(self, table_id: int) -> None:
        """No accepted action is missing or there twice; playing it again leads to the same."""
        entries = self.rows(
            "SELECT number, kind, action FROM journal WHERE table_id = ? ORDER BY number", table_id
        )
        self.tally.entries += len(entries)
        assert [number for number, _, _ in entries] == list(range(1, len(entries) + 1))
        played = [action for _, kind, action in entries if kind == "play"]
        game = self._game(table_id)
        assert [done.text for done in game.history] == played
        assert is_within(self.tally.by_table.get(table_id, []), played)
        assert engine.Table.replay(game.record()).dump() == game.dump()

    def _audit_messages(self) -> None:
        """Every public message of the bot's belongs to one row of the outbox, and the other way."""
        sent = self.rows("SELECT kind, message_id, state FROM outbox WHERE message_id IS NOT NULL")
        assert {state for _, _, state in sent} == {"said"}
        lobbies = {message for kind, message, _ in sent if kind == "refresh_lobby"}
        rows = Counter(
            message
            for kind, message, _ in sent
            # A thread is opened on the lobby's message, and is no message itself.
            if kind not in DM_KINDS and not (kind == "open_log" and message in lobbies)
        )
        public = self._public_messages()
        assert rows.total() == len(rows), f"in two rows: {rows - Counter(rows.keys())}"
        assert set(rows) == public, (len(set(rows) - public), len(public - set(rows)))
        self.tally.messages = len(public)

    def _public_messages(self) -> set[int]:
        world = self.table.service.world
        channels = [each for each in world.channels.values() if each.guild_id]
        return {
            int(post.id)
            for channel in channels
            for post in channel.posts.values()
            if post.author_id == world.bot.id and not post.addressee and not post.deleted
        }

    async def _no_process_left(self) -> None:
        """What a killed bot began ends by itself."""
        await self.bot.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(20):
                while self.bot.left_behind():
                    await asyncio.sleep(0.2)
        self.tally.orphans = len(self.bot.left_behind())
        assert not self.tally.orphans


def is_refusal(text: str) -> bool:
    """Return whether a reply says that nothing was done: others may have acted meanwhile."""
    return any(each in text for each in REFUSALS)


async def many_killed(
    folder: Path, kills: int, seed: int, advanced: Callable[[int], None] = lambda _: None
) -> Tally:
    """Several games during which the bot dies this often."""
    people = ("Ana", "Ben")
    async with LocalTable(rate_limits=False, people=people, channels=list(CHANNELS)) as table:
        bot = MarkedBot(table, folder)
        try:
            return await ManyKills(table, bot, seed).run(kills, advanced)
        finally:
            await bot.stop()
