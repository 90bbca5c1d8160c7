"""The service layer: everything that can happen to a table, one lock and one transaction each."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import engine
from bot.metrics import LOCK_SECONDS, SAVE_SECONDS, timed
from bot.store import (
    ChannelTaken,
    Conflict,
    Entry,
    Kind,
    Log,
    OutboxMessage,
    Sitter,
    Store,
    TableRow,
)
from bot.store.outbox import (
    AnswerSeat,
    AskSeat,
    PostAbandoned,
    PostBoard,
    RefreshBoard,
    RefreshLobby,
    SayInChannel,
    ShowPractice,
)
from bot.tables import lobby, move_clock, pace, parts, practice, table_settings
from bot.tables.announcements import after_action, after_start, after_undo, people_on, untold
from bot.tables.glossary import Glossary
from bot.tables.hosted_table import HostedTable, pack, unpack
from bot.tables.recovery import CannotReplay, DamagedTable, rebuilt, sound, undo
from bot.tables.situation import NOT_STARTED, Situation
from bot.text.say import HostError, say

log = logging.getLogger(__name__)

CACHE_SIZE = 512  # tables in memory; the others are one read away
TABLES_PER_PERSON = 20  # that are open or running and that they host
MAX_ANSWERS_TAKEN_BACK = 12  # that came by themselves, for the undo of what was done before them


class Stale(Exception):
    """The panel that was clicked belongs to a question that is no longer open."""


class TableCache:
    """The tables used last, each with its lock; one found here is as new as its row."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[int, HostedTable] = OrderedDict()
        self._rebuilding: dict[tuple[int, int], asyncio.Task[engine.Table]] = {}

    def lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def get(self, table_id: int) -> HostedTable | None:
        """Return what this process stored last, which another process may have changed since."""
        return self._tables.get(table_id)

    async def load(self, row: TableRow) -> HostedTable:
        """Return the table of a row that was just read, from memory if nothing has changed."""
        known = self._tables.get(row.id)
        if known and known.row.version >= row.version:
            self._tables.move_to_end(row.id)
            return known
        return self.put(HostedTable(row, await self._game(row)))

    async def _game(self, row: TableRow) -> engine.Table | None:
        latest = await self.store.latest(row.id)
        if latest is None:
            return None
        game = sound(latest.snapshot)
        if game is None:
            try:
                game = await self._rebuilt(row)
            except DamagedTable:
                if row.status == "abandoned":
                    return None
                raise
        if (count := untold(row, game.event_count)) > 0:
            game.preload_events(await self.store.last_events(row.id, latest.number, count))
        return game

    async def _rebuilt(self, row: TableRow) -> engine.Table:
        """Return a game whose newest snapshot is damaged; raise DamagedTable if it cannot be.

        However many ask for it, it is played again once; and what cannot be is not tried again
        before the table has changed.
        """
        key = (row.id, row.version)
        if key not in self._rebuilding:
            self._rebuilding[key] = asyncio.create_task(self._replayed(row))
        try:
            game = await asyncio.shield(self._rebuilding[key])
        except DamagedTable:
            raise
        except BaseException:
            self._rebuilding.pop(key, None)
            raise
        self._rebuilding.pop(key, None)
        return game.for_update()

    async def _replayed(self, row: TableRow) -> engine.Table:
        lines = await self.store.stored_lines(row.id)
        try:
            game = await asyncio.to_thread(lambda: unpack(pack(rebuilt(lines))))
        except CannotReplay as problem:
            text = "table %s is damaged and cannot be played on: %s. See `seneschal check`."
            log.error(text, row.id, problem)
            raise DamagedTable(row) from problem
        log.warning(
            "table %s: the snapshot after line %s is damaged; the game was played again from an"
            " earlier one and goes on. See `seneschal check`.",
            row.id,
            len(lines),
        )
        return game

    def put(self, table: HostedTable) -> HostedTable:
        self._tables[table.row.id] = table
        self._tables.move_to_end(table.row.id)
        while len(self._tables) > CACHE_SIZE:
            self._tables.popitem(last=False)
        return table

    def drop(self, table_id: int) -> None:
        self._tables.pop(table_id, None)

    def clear(self) -> None:
        """Let every table go; whoever holds one goes on with it."""
        self._tables.clear()


class TableService:
    """What people and computers may do with a table.

    `woken` is called with a table that has something to say, or at which a computer has to play.
    """

    def __init__(
        self,
        store: Store,
        woken: Callable[[TableRow], None] = lambda _: None,
        *,
        tables_per_person: int = TABLES_PER_PERSON,
    ) -> None:
        self.store = store
        self._invited: dict[tuple[int, int], None] = {}  # to which tables people were called lately
        self.cache = TableCache(store)
        self.glossary = Glossary(store)
        self.woken = woken
        self.tables_per_person = tables_per_person
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.now: Callable[[], float] = time.time
        self.undo_seconds = 0  # of tables whose host chooses nothing else

    def seconds(self) -> int:
        """Return the second of the epoch by our clock."""
        return int(self.now())

    # -- finding ---------------------------------------------------------------------------

    async def get(self, table_id: int) -> HostedTable:
        """Return the table as stored now."""
        return await self._found(await self.store.table(table_id))

    async def in_channel(self, channel_id: int) -> HostedTable:
        return await self._found(await self.store.table_in(channel_id))

    async def _found(self, row: TableRow | None) -> HostedTable:
        if row is None:
            raise HostError("no-table")
        return await self.cache.load(row)

    async def of_person(self, user_id: int) -> HostedTable:
        """Return the one table that waits for this person, or that they sit at: for DMs.

        Where there are several, nobody can know which is meant. A practice game that was set
        aside is not.
        """
        rows = await self.store.tables_of(user_id)
        current = [row for row in rows if not (row.practice and row.practice.paused)]
        tables, damaged = await self._sound(current)
        if not tables:
            raise damaged[0] if damaged else HostError("no-table-of-yours")
        waiting = [table for table in tables if table.row.seat_of(user_id) in table.game.asked]
        first, *others = waiting or tables
        if others:
            channels = ", ".join(map(_whereabouts, (first, *others)))
            raise HostError("which-waits" if waiting else "which-table", tables=channels)
        return first

    async def _sound(
        self, rows: Sequence[TableRow]
    ) -> tuple[list[HostedTable], list[DamagedTable]]:
        """Return the tables of these rows, and why some cannot be had: others go on."""
        tables, damaged = list[HostedTable](), list[DamagedTable]()
        for row in rows:
            try:
                tables.append(await self.cache.load(row))
            except DamagedTable as problem:
                damaged.append(problem)
        return tables, damaged

    # -- the lobby -------------------------------------------------------------------------

    async def open(
        self,
        game_id: str,
        place: tuple[int, int | None],
        host: Sitter,
        lang: str,
        *,
        log: Log = "here",
    ) -> HostedTable:
        """Open a table; a second one in the same channel is refused."""
        row = self._new_row(game_id, place, host, lang, log)
        return await self._open(row, [RefreshLobby()])

    def _new_row(
        self, game_id: str, place: tuple[int, int | None], host: Sitter, lang: str, log: Log
    ) -> TableRow:
        assert host.user_id is not None
        channel_id, guild_id = place
        return TableRow(
            id=0,
            channel_id=channel_id,
            guild_id=guild_id,
            game_id=game_id,
            status="lobby",
            host_id=host.user_id,
            lang=lang,
            options={},
            seats=(host,),
            version=1,
            log=log,
            undo_seconds=self.undo_seconds,
        )

    async def open_against_computers(
        self,
        game_id: str,
        place: tuple[int, int | None],
        host: Sitter,
        lang: str,
        level: str,
        *,
        seats: int,
        log: Log,
    ) -> HostedTable:
        """Open a table with one person among computer players, and begin at once."""
        row = self._new_row(game_id, place, host, lang, log)
        for _ in range(seats - 1):
            row = lobby.with_computer(row, level)
        table, row, messages = self._dealt(parts.seated(row))
        return await self._open(row, [RefreshLobby(), *messages], table)

    async def rematch(self, old: TableRow, host: Sitter) -> HostedTable:
        """Open a table as this one was, with its computer players; other people are invited."""
        assert host.user_id is not None
        row = old.changed(
            id=0,
            status="lobby",
            host_id=host.user_id,
            seats=(host,),
            version=1,
            events_told=0,
            events_on_board=0,
            news_from=0,
            paces=(),
            computer_due=False,
            computer_at=0,
            waits=(),
            next_reminder_at=None,
            last_interaction_ids=(),
            practice=None,
        )
        for sitter in old.seats:
            if sitter.is_computer and not sitter.away and sitter.level:
                row = lobby.with_computer(row, sitter.level, sitter.name, sitter.manner)
        messages: list[OutboxMessage] = [RefreshLobby()]
        if guests := [s.user_id for s in old.seats if s.user_id and s.user_id != host.user_id]:
            people = " ".join(f"<@{user}>" for user in guests)
            text = say("rematch-invite", row.lang, people=people, host=f"<@{host.user_id}>")
            messages.append(SayInChannel(text, tuple(guests)))
        return await self._open(row, messages)

    async def _open(
        self, row: TableRow, messages: list[OutboxMessage], table: HostedTable | None = None
    ) -> HostedTable:
        async with self._opening.setdefault(row.host_id, asyncio.Lock()):
            if await self.store.count_hosted(row.host_id) >= self.tables_per_person:
                raise HostError("too-many-tables", count=self.tables_per_person)
            return await self._opened(row, messages, table)

    async def _opened(
        self, row: TableRow, messages: list[OutboxMessage], table: HostedTable | None
    ) -> HostedTable:
        """Store a new table; `table` has the game if that has begun."""
        entries = [_entry(table, "start")] if table else []
        try:
            created = await self.store.create(row, messages, entries)
        except ChannelTaken:
            there = await self.store.table_in(row.channel_id)
            link = f"<#{row.channel_id}>"
            if there and (post := await self.store.post(there.id, "table")):
                link = message_link(there, post.channel_id, post.message_id)
            raise HostError("taken", link=link) from None
        self.woken(created)
        return self.cache.put(HostedTable(created, table.game if table else None))

    async def join(self, table_id: int, person: Sitter) -> HostedTable:
        return await self._change_lobby(table_id, lambda row: lobby.with_person(row, person))

    async def invite(self, table_id: int, inviter: int, person: int) -> HostedTable:
        """Call somebody to a lobby, once: one who was called and does not come is left in peace."""
        async with self._held(table_id) as table:
            if table.row.status != "lobby":
                raise HostError("not-lobby")
            if lobby.is_full(table.row):
                raise HostError("full", count=len(table.row.seats))
            if (table_id, person) in self._invited:
                raise HostError("invited-before")
            title = table.words("title", table.row.lang)
            text = say(
                "invitation",
                table.row.lang,
                person=f"<@{person}>",
                inviter=f"<@{inviter}>",
                title=title,
            )
            await self._save(table, table.row, [SayInChannel(text, (person,))])
            self._note_invited(table_id, person)
            return table

    def _note_invited(self, table_id: int, person: int) -> None:
        if len(self._invited) >= CACHE_SIZE:
            self._invited.pop(next(iter(self._invited)))
        self._invited[table_id, person] = None

    async def leave(self, table_id: int, user_id: int) -> HostedTable:
        return await self._change_lobby(
            table_id,
            lambda row: lobby.without_person(parts.without_draft(row), user_id),
            in_draft=True,
        )

    async def stop_draft(self, table_id: int) -> HostedTable:
        """Go back to a lobby in which nobody has chosen a part."""
        return await self._change_lobby(table_id, parts.without_draft, in_draft=True)

    async def choose_part(self, table_id: int, user_id: int, part: int) -> HostedTable:
        """Take a part, or give it back; in a draft, the last choice begins the game."""
        async with self._held(table_id) as table:
            row = table.row
            if row.status != "lobby" or not parts.has_parts(row):
                raise HostError("not-lobby")
            seat = lobby.seat_of(row, user_id)
            if parts.is_drafting(row):
                return await self._draft_on(table, parts.with_pick(row, seat, part))
            if parts.allotment(row) != parts.CHOSEN:
                raise HostError("parts-later")
            await self._save(table, parts.with_wish(row, seat, part), [RefreshLobby()])
            return table

    async def _draft_on(self, table: HostedTable, row: TableRow) -> HostedTable:
        """Call the next one to choose; when all have chosen, begin."""
        now = parts.picker(row)
        if now is None:
            return await self._begin(table, row)
        assert now.user_id is not None
        call = say("draft-call", row.lang, person=f"<@{now.user_id}>")
        await self._save(table, row, [RefreshLobby(), SayInChannel(call, (now.user_id,))])
        return table

    async def add_computer(self, table_id: int, level: str) -> HostedTable:
        return await self._change_lobby(table_id, lambda row: lobby.with_computer(row, level))

    async def fill(self, table_id: int, level: str) -> HostedTable:
        """Seat computer players wherever nobody sits."""
        return await self._change_lobby(table_id, lambda row: lobby.filled(row, level))

    async def remove_computer(self, table_id: int) -> HostedTable:
        return await self._change_lobby(table_id, lobby.without_computer)

    async def set_options(self, table_id: int, values: Mapping[str, Any]) -> HostedTable:
        """Change options and settings of the table at once; one that is refused changes none."""

        def choose(row: TableRow) -> TableRow:
            options = dict(row.options)
            for name, value in values.items():
                if name.startswith(table_settings.PREFIX):
                    setting = name.removeprefix(table_settings.PREFIX)
                    row = table_settings.with_setting(row, setting, value)
                else:
                    options[name] = value
            engine.check_options(row.game_id, options)
            return row.changed(options=options)

        return await self._change_lobby(table_id, choose)

    async def _change_lobby(
        self, table_id: int, change: Callable[[TableRow], TableRow], *, in_draft: bool = False
    ) -> HostedTable:
        """Change a lobby; `in_draft` says whether that may be while parts are drafted."""
        async with self._held(table_id) as table:
            if table.row.status != "lobby":
                raise HostError("not-lobby")
            if not in_draft and (now := parts.picker(table.row)):
                raise HostError("drafting", name=now.name)
            await self._save(table, change(table.row), [RefreshLobby()])
            return table

    async def start(self, table_id: int, seed: str | None = None) -> HostedTable:
        """Deal the game, or begin with the draft of the parts in it."""
        async with self._held(table_id) as table:
            if table.row.status != "lobby":
                raise HostError("not-lobby")
            row = table.row
            missing = engine.GAMES[row.game_id].seats[0] - len(row.seats)
            if missing > 0:
                raise HostError("too-few", missing=missing)
            if now := parts.picker(row):
                raise HostError("drafting", name=now.name)
            if parts.has_parts(row) and parts.allotment(row) == parts.DRAFTED:
                return await self._draft_on(table, parts.with_draft(row))
            return await self._begin(table, row, seed)

    async def _begin(
        self, table: HostedTable, row: TableRow, seed: str | None = None
    ) -> HostedTable:
        """Deal. The seed is drawn here, and only its hash is told before the end."""
        table, row, messages = self._dealt(parts.seated(row), seed)
        await self._save(table, row, [RefreshLobby(), *messages], [_entry(table, "start")])
        return table

    def _dealt(
        self, row: TableRow, seed: str | None = None
    ) -> tuple[HostedTable, TableRow, list[OutboxMessage]]:
        """Return the table with its game, its row as that begins, and what is to be said."""
        game = engine.Table.new(
            row.game_id,
            seats=len(row.seats),
            seed=seed or secrets.token_hex(16),
            options=row.options,
        )
        table, now = HostedTable(row, game), Situation.of(game)
        row, messages = after_start(table, now)
        messages += self._answers_later(table, NOT_STARTED, now)
        row = move_clock.started(self.row_at(row, table.game, now), self.seconds())
        return table, row, messages

    async def abandon(self, table_id: int) -> HostedTable:
        async with self._held(table_id) as table:
            if table.row.status not in ("lobby", "running"):
                raise HostError("not-running")
            message = _farewell(table)
            row = table.row.changed(status="abandoned", computer_due=False, waits=())
            await self._save(table, row, [message])
            return table

    async def abandon_damaged(self, row: TableRow) -> None:
        """End a table that cannot be read, so that its channel is free for another."""
        async with self.cache.lock(row.id):
            await self.store.save(row.changed(status="abandoned", computer_due=False, waits=()))
            while due := await self.store.outbox(row.id):
                for item in due:
                    await self.store.mark_dropped(item, "the table is damaged")

    # -- a first game with a tutor ------------------------------------------------------------

    async def practice_of(self, user_id: int) -> list[HostedTable]:
        """Return the practice games that this person has begun, newest first.

        One that is damaged ends here: nobody else sits at it, and another can be begun.
        """
        rows = [row for row in await self.store.tables_of(user_id) if row.practice]
        tables, damaged = await self._sound(rows)
        for each in damaged:
            await self.abandon_damaged(each.row)
        return tables

    async def learn(
        self, game_id: str, channel_id: int, learner: Sitter, lang: str, seed: str
    ) -> HostedTable:
        """Deal a first game in the DM with a person; one of each kind, else `ChannelTaken`."""
        row = practice.new_row(game_id, channel_id, learner, lang)
        game = engine.Table.new(game_id, seats=len(row.seats), seed=seed, options=row.options)
        table = HostedTable(self.row_at(row, game, Situation.of(game)), game)
        entry = _entry(table, "start")
        table.row = await self.store.create(table.row, [ShowPractice(as_new=True)], [entry])
        self.woken(table.row)
        return self.cache.put(table)

    async def change_practice(
        self,
        table_id: int,
        change: Callable[[TableRow], TableRow],
        shows: Sequence[OutboxMessage] = (),
    ) -> HostedTable:
        """Set a practice game aside, take it up again, or end it."""
        async with self._held(table_id) as table:
            if table.row.practice is None or table.row.status != "running":
                raise HostError("not-running")
            await self._save(table, change(table.row), shows)
            return table

    # -- who sits at a running table ---------------------------------------------------------

    async def replace(self, table_id: int, user_id: int, level: str) -> HostedTable:
        """Let a computer player go on for somebody who leaves in the middle of a game."""
        async with self._running(table_id) as table:
            name = table.names[lobby.seat_of(table.row, user_id)]
            row = lobby.with_stand_in(table.row, user_id, level)
            kind = say(f"level-{level}", row.lang)
            text = say("replaced", row.lang, name=name, level=kind)
            await self._reseat(table, row, [SayInChannel(text)])
            return table

    async def come_back(self, table_id: int, person: Sitter) -> HostedTable:
        """Give a person the seat back on which a computer player went on."""
        async with self._running(table_id) as table:
            table.row = row = lobby.with_person_back(table.row, person)
            seat = lobby.seat_of(row, person.user_id or 0)
            messages: list[OutboxMessage] = [
                SayInChannel(say("came-back", row.lang, name=table.names[seat]))
            ]
            now = Situation.of(table.game)
            if seat in now.asked:
                elsewhere = tuple([each for each in now.called if each != seat])
                messages.append(AskSeat(seat))
                messages += self._answers_later(table, replace(now, called=elsewhere), now)
            await self._reseat(table, row, messages)
            return table

    async def _reseat(
        self, table: HostedTable, row: TableRow, messages: list[OutboxMessage]
    ) -> None:
        row = self.row_at(row, table.game, Situation.of(table.game))
        await self._save(table, row, [*messages, RefreshBoard()])

    async def remind(self, table_id: int) -> None:
        """Remind those who are waited for too long: the mark and the reminder are stored as one."""
        try:
            await self._remind(table_id)
        except Conflict:  # another process was first; it may have left something to do
            await self._remind(table_id)

    async def _remind(self, table_id: int) -> None:
        await self.get(table_id)  # what another process has done since is not to be overlooked
        async with self._held(table_id) as table:
            if table.row.status != "running":
                return
            row, reminders = move_clock.take_due_reminders(table.row, self.seconds())
            if row != table.row:
                await self._save(table, row, reminders)

    async def adopt(self, lost: TableRow, channel_id: int, *, is_thread: bool) -> HostedTable:
        """Move a table out of a channel that is gone into another one of its server."""
        async with self._running(lost.id) as table:
            if table.row.channel_id != lost.channel_id:
                raise HostError("adopt")  # somebody was quicker
            log = table_settings.log_at(table.row, is_thread)
            row = table.row.changed(channel_id=channel_id, log=log)
            asks = [AskSeat(seat) for seat in table.game.asked if people_on(row, [seat])]
            try:
                await self._save(table, row, [PostBoard(), *asks])
            except ChannelTaken:
                raise HostError("taken", link=f"<#{channel_id}>") from None
            return table

    # -- playing ---------------------------------------------------------------------------

    @asynccontextmanager
    async def playing(
        self,
        table_id: int,
        seat: int,
        actions: Sequence[str],
        user_id: int | None,
        question: str = "",
        *,
        interaction: int = 0,
    ) -> AsyncIterator[HostedTable]:
        """Take actions for a seat, all of them or none, and store them while the body runs.

        The body gets the table as it then is, to draw up what may be said once it is stored: when
        the `async with` ends it is, or this raises. `question` is what they answer: a click
        on an old panel is refused as stale, and so is an `interaction` (Discord's number of it)
        that acted before.
        """
        async with self._running(table_id, seat, question, interaction) as table:
            before = Situation.of(table.game)
            uncalled = seat if user_id is None and seat in before.single else None
            if table.row.practice and user_id:
                table.row = practice.before_answer(table)
            elif user_id and _answers_a_call(table, before, seat):
                table.row = pace.noted(table.row, seat, self.seconds())
            entries = [_played(table, seat, action, user_id) for action in actions]
            after, answered = Situation.of(table.game), dict[int, str]()
            while following := await self._answer_by_itself(table, seat, before, after):
                entries.append(_played(table, *following, None))
                if following[1] == after.everything.get(following[0]):
                    answered.update([following])
                after = Situation.of(table.game)
            row, messages = after_action(table, before, after, answered, uncalled)
            messages += self._answers_later(table, before, after, uncalled)
            row = row.changed(computer_at=self._computer_at(table, seat, user_id))
            table.row = self.row_at(row, table.game, after, seat)
            saving = asyncio.create_task(self._save(table, table.row, messages, entries))
            try:
                await asyncio.sleep(0)  # until the writer has it
                yield table
            finally:
                await saving

    async def _answer_by_itself(
        self, table: HostedTable, seat: int, before: Situation, now: Situation
    ) -> tuple[int, str] | None:
        """Return an answer, and whose, that is stored together with what this seat has just done.

        What is then the seat's only choice is not asked: its panel shows what comes after. Nor is
        anybody who always takes everything asked whether to take less; who takes that back, or
        has begun to take less, goes on by hand.
        """
        if forced := now.forced.get(seat):
            return seat, forced
        for each, action in now.everything.items():
            user_id = table.row.seats[each].user_id
            if user_id is None or each in before.everything or table.row.practice:
                continue
            if (await self.store.user_settings(user_id)).takes_everything:
                return each, action
        return None

    async def play(
        self,
        table_id: int,
        seat: int,
        action: str,
        user_id: int | None,
        question: str = "",
        *,
        interaction: int = 0,
    ) -> HostedTable:
        """Take an action for a seat, as `playing` does, and return when it is stored."""
        for last_try in (False, True):
            try:
                async with self.playing(
                    table_id, seat, [action], user_id, question, interaction=interaction
                ) as table:
                    pass
            except Conflict:  # another process was first; look at what it did
                if last_try:
                    raise
            else:
                break
        return table

    async def undo(
        self, table_id: int, seat: int, user_id: int, question: str = "", *, interaction: int = 0
    ) -> HostedTable:
        """Take the seat's last action back; `question` and `interaction` as in `playing`."""
        async with self._running(table_id, seat, question, interaction) as table:
            before = Situation.of(table.game)
            taken_back = await self._take_back_answers(table, seat)
            after = undo(table.game, seat)
            row, messages = after_undo(table, seat, before, after)
            row = row.changed(computer_at=0)
            row = self.row_at(row, table.game, after, seat)
            entries = [*taken_back, _entry(table, "undo", seat, user_id)]
            await self._save(table, row, messages, entries)
            return table

    def _answers_later(
        self,
        table: HostedTable,
        before: Situation,
        after: Situation,
        uncalled: int | None = None,
    ) -> list[OutboxMessage]:
        """Return the answers of people who are called now, but have only one that they can give."""
        row = table.row
        seats = [seat for seat in after.single if seat not in before.called or seat == uncalled]
        return [
            AnswerSeat(seat, pace.answer_at(row, seat, self.seconds()), table.question(seat))
            for seat in seats
            if people_on(row, [seat]) and not row.practice
        ]

    async def go_on(self, table_id: int, seat: int, question: str) -> HostedTable:
        """Let computers answer at once: the seat that may still undo its turn does not want to."""
        async with self._running(table_id, seat, question) as table:
            if table.row.computer_at and table.game.can_undo(seat):
                await self._save(table, table.row.changed(computer_at=0), [])
            return table

    def _computer_at(self, table: HostedTable, seat: int, user_id: int | None) -> int:
        """Return before which second no computer answers: a person's turn may be undone until then.

        What is answered in secret is no turn, and waits for nobody.
        """
        done = next(done for done in reversed(table.game.history) if done.seat == seat)
        if user_id is None or done.private or not table.game.can_undo(seat):
            return 0
        return self.seconds() + table.row.undo_seconds if table.row.undo_seconds else 0

    async def _take_back_answers(self, table: HostedTable, seat: int) -> list[Entry]:
        """Take back what was answered for others by their settings since this seat acted.

        It will come again; nobody is kept from an undo by what nobody has decided.
        """
        if table.game.can_undo(seat):
            return []
        trial, entries = HostedTable(table.row, table.game.for_update()), list[Entry]()
        for last in await self.store.last_entries(table.row.id, MAX_ANSWERS_TAKEN_BACK):
            if not _is_by_itself(table.row, last) or not trial.game.can_undo(last.seat or 0):
                break
            trial.game.undo(last.seat or 0)
            if Situation.of(trial.game).everything.get(last.seat or 0) != last.action:
                break
            entries.append(_entry(trial, "undo", last.seat))
            if trial.game.can_undo(seat):
                table.game = trial.game
                return entries
        return []

    # -- one lock, one transaction -----------------------------------------------------------

    def row_at(
        self, row: TableRow, game: engine.Table, now: Situation, acted: int | None = None
    ) -> TableRow:
        """Return the row as a position leaves it: whether it is the last, and who is waited for."""
        people = [seat for seat in now.asked if not row.seats[seat].is_computer]
        return row.changed(
            status="over" if game.result else "running",
            # A computer seat must answer, or somebody has a choice that is none.
            computer_due=len(people) < len(now.asked) or bool(now.forced),
            waits=move_clock.waits(row, people, self.seconds(), acted),
        )

    async def _save(
        self,
        table: HostedTable,
        row: TableRow,
        messages: Sequence[OutboxMessage],
        entries: Sequence[Entry] = (),
    ) -> None:
        """Store what was done, what happened, the snapshots, and what must be said."""
        with timed(SAVE_SECONDS):
            table.row = await self.store.save(row, messages, entries)
        self.cache.put(table)
        if messages or row.computer_due:
            self.woken(table.row)

    @asynccontextmanager
    async def _running(
        self, table_id: int, seat: int | None = None, question: str = "", interaction: int = 0
    ) -> AsyncIterator[HostedTable]:
        """As `_held`, for a game that goes on: a copy of the table, to be changed and stored.

        Others see what is stored until it takes its place, and a refusal half way leaves that as
        it was. `question`, if any, is what the seat answers, and `interaction` by what: one that
        acted before, in whatever process, does not act again.
        """
        async with self._held(table_id) as table:
            if table.row.status != "running":
                raise HostError("not-running")
            if seat is not None and question and question != table.question(seat):
                raise Stale
            row = table.row
            if seat is not None and interaction:
                if row.has_seen(seat, interaction):
                    raise Stale
                row = row.with_interaction(seat, interaction)
            yield HostedTable(row, table.game.for_update())

    @asynccontextmanager
    async def _held(self, table_id: int) -> AsyncIterator[HostedTable]:
        """Hold the table's lock; whatever goes wrong, memory keeps only what was stored."""
        lock = self.cache.lock(table_id)
        with timed(LOCK_SECONDS):
            await lock.acquire()
        try:
            # What is in memory is what this process stored last; if another process was first,
            # storing finds out.
            table = self.cache.get(table_id) or await self.get(table_id)
            try:
                yield table
            except (HostError, engine.TableError, Stale):
                raise  # refused before anything was changed
            except BaseException:
                self.cache.drop(table_id)
                raise
        finally:
            lock.release()


def _is_by_itself(row: TableRow, entry: Entry) -> bool:
    """Return whether this is an action of a person's seat that nobody took."""
    is_person = entry.seat is not None and not row.seats[entry.seat].is_computer
    return entry.kind == "play" and entry.user_id is None and is_person


def _played(table: HostedTable, seat: int, action: str, user_id: int | None) -> Entry:
    told = table.game.event_count
    table.game.play(seat, action)
    return _entry(table, "play", seat, user_id, action, told=told)


def _answers_a_call(table: HostedTable, before: Situation, seat: int) -> bool:
    """Return whether a seat begins to answer a call, and has a choice."""
    history = table.game.history
    goes_on = bool(history) and history[-1].seat == seat
    return seat in before.called and seat not in before.single and not goes_on


def _farewell(table: HostedTable) -> OutboxMessage:
    """Return what shows that a table was abandoned."""
    if table.row.practice:
        return ShowPractice()
    return PostAbandoned() if table.has_begun else RefreshLobby()


def _whereabouts(table: HostedTable) -> str:
    if table.row.practice:
        title = table.words("title", table.row.lang)
        return say("practice-named", table.row.lang, title=title)
    return f"<#{table.row.channel_id}>"


def _entry(
    table: HostedTable,
    kind: Kind,
    seat: int | None = None,
    user_id: int | None = None,
    action: str | None = None,
    *,
    told: int = 0,
) -> Entry:
    """Return a line of the journal for what has just been done."""
    events = [] if kind == "undo" else table.game.saved_events(told)
    return Entry(kind, seat, user_id, action, events, pack(table.game))


def message_link(row: TableRow, channel_id: int, message_id: int) -> str:
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{channel_id}/{message_id}"
