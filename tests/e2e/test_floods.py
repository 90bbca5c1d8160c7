"""One person floods; nobody else's move fails or waits. What waits is counted, not timed."""

import asyncio
import json
import logging
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import engine
import render
from bot.app.client import Seneschal
from bot.interactions.limits import RateLimits
from bot.local import LocalTable, Message, Person
from bot.local.interactions import Interaction
from bot.workers import drawing, thinking
from bot.workers.thinking import Thought
from tests.e2e.floods import Answers, click, every_button, every_command, texts_of
from tests.e2e.kit import (
    CHANNEL,
    add_computers,
    open_table,
    quick,
    running_bot,
    start_table,
    table_in,
)
from tests.e2e.test_pictures import PNG
from tests.kit.replies import as_message

FLOOD = 40
FEW = 20  # of a flood, that may be answered before a move that was sent after it
BURST, TABLES = 30, 20  # by default


@pytest.fixture
async def bot(table: LocalTable, tmp_path: Path) -> AsyncIterator[Seneschal]:
    """The bot with the limits that it has unless somebody sets others."""
    settings = quick(tmp_path, commands_at_once=BURST, commands_per_minute=60)
    async with running_bot(table, settings) as running:
        yield running


class Game:
    """Two people who play at random while a third one floods."""

    def __init__(self, table: LocalTable, bot: Seneschal) -> None:
        self.table, self.bot = table, bot
        self.people, self.bystander = table.people[:2], table.people[2]
        self.answers, self.rng = Answers(table), random.Random(1)

    async def message(self) -> Message:
        return await self.people[0].wait_for(
            lambda each: any(button.label == "Board" for button in each.buttons), CHANNEL
        )

    async def move(self) -> Interaction:
        """One more move, by command; that it is let in and played is checked."""
        hosted = await table_in(self.bot, self.table)
        seat = hosted.game.asked[0]
        # To end a turn may be asked about; nothing else is.
        while not (choices := [each for each in hosted.game.legal(seat) if each != "done"]):
            hosted = await self.bot.services.tables.play(hosted.row.id, seat, "done", None)
            seat = hosted.game.asked[0]
        action = self.rng.choice(choices)
        moves = len(hosted.game.history)
        one = self.people[seat].begin_slash(CHANNEL, "move", action=action)
        reply = as_message(await self.people[seat].outcome(one))
        played = len((await table_in(self.bot, self.table)).game.history)
        assert played > moves, (action, reply.text)
        return one

    async def held_up(self, flood: list[Interaction]) -> int:
        """How many of a flood a move lets go first, but for those while the disk writes it."""
        saved, store = list[str](), self.bot.services.store
        save = store.save

        async def noted(*values: Any) -> Any:
            before = len(self.answers.order)
            try:
                return await save(*values)
            finally:
                saved.extend(self.answers.order[before:])

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "save", noted)
            move = await self.move()
        first = self.answers.order[: self.answers.order.index(move.id)]
        return len({one.id for one in flood} & (set(first) - set(saved)))

    def limits_anew(self) -> None:
        """Each flood begins with all that a person is allowed."""
        self.bot.services.limits = RateLimits(BURST, 60)


async def test_no_command_that_one_person_floods_holds_up_a_move(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    table.traffic.recording = False
    game = Game(table, bot)
    await start_table(game.people)
    held_up: dict[str, int] = {}
    for name, options in every_command(game.bystander, CHANNEL):
        game.limits_anew()
        flood = [game.bystander.begin_slash(CHANNEL, name, **options) for _ in range(FLOOD)]
        held_up[name] = await game.held_up(flood)
    assert len(held_up) > 40
    worst = max(held_up, key=held_up.__getitem__)
    assert held_up[worst] <= FEW, (worst, held_up[worst])
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_no_button_that_one_person_floods_holds_up_a_move(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    table.traffic.recording = False
    game = Game(table, bot)
    await start_table(game.people)
    message, hosted = await game.message(), await table_in(bot, table)
    held_up: dict[str, int] = {}
    for custom_id in every_button(hosted.row.id, hosted.question(0)):
        game.limits_anew()
        flood = [click(game.bystander, message, custom_id) for _ in range(FLOOD)]
        held_up[custom_id] = await game.held_up(flood)
    worst = max(held_up, key=held_up.__getitem__)
    assert held_up[worst] <= FEW, (worst, held_up[worst])
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_who_floods_is_told_in_a_sentence_and_everybody_else_is_served(
    table: LocalTable, bot: Seneschal
) -> None:
    game = Game(table, bot)
    await start_table(game.people)
    flood = [game.bystander.begin_slash(CHANNEL, "board", text=True) for _ in range(FLOOD)]
    texts = await texts_of(game.bystander, flood)
    told = [text for text in texts if "That was a lot at once" in text]
    assert len(told) >= FLOOD - BURST
    assert all(texts), "each was answered"
    assert "Moves on your own turn always count." in told[0]
    assert all("**" in text for text in texts if text not in told)
    other = as_message(await table.people[3].slash(CHANNEL, "board", text=True))
    assert "That was a lot" not in other.text


async def test_a_flood_of_ones_own_keeps_nobody_from_their_turn(
    table: LocalTable, bot: Seneschal
) -> None:
    """Looking and moving are counted apart, and a move in one's own turn not at all."""
    game = Game(table, bot)
    await start_table(game.people)
    for person in game.people:
        for command in ("log", "screen"):
            flood = [person.begin_slash(CHANNEL, command) for _ in range(2 * FLOOD)]
            await asyncio.gather(*(person._first_response(one) for one in flood[:3]))
    for _ in range(BURST):
        await game.move()


async def test_one_person_hosts_only_so_many_tables(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    channels = [table.add_channel(f"hall-{number}").name for number in range(TABLES + 5)]
    bot.services.limits = RateLimits(1000, 1000)
    first = [ana.begin_slash(channel, "play", game="jerusalem") for channel in channels[:15]]
    texts = await texts_of(ana, first)
    rest = [ana.begin_slash(channel, "play", game="jerusalem") for channel in channels[15:]]
    texts += await texts_of(ana, rest)
    refused = [text for text in texts if f"You host {TABLES} tables" in text]
    assert len(refused) == 5
    assert sum("Your table is open" in text for text in texts) == TABLES
    free = channels[next(at for at, text in enumerate(texts) if text in refused)]
    assert "Your table is open" in as_message(await ben.slash(free, "play", game="jerusalem")).text
    taken = channels[next(at for at, text in enumerate(texts) if text not in refused)]
    await ana.slash(taken, "leave")  # the last one closes it
    again = as_message(await ana.slash(taken, "play", game="jerusalem"))
    assert "Your table is open" in again.text, "one that is over no longer counts"


# -- pictures ------------------------------------------------------------------------------------


def grey(_kind: str, _view: dict[str, Any], _look: dict[str, Any]) -> tuple[bytes, str]:
    """What the painter's process does here: real pictures take a while."""
    return PNG, "one grey point"


class Easel:
    """Holds back what the painter's process is told, and notes in which order it is."""

    def __init__(self, bot: Seneschal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painter, self.drawn = bot.services.painter, list[str]()
        self.ready = asyncio.Event()
        worked = self.painter._worked

        async def held(work: Any, kind: str, *order: Any) -> Any:
            self.drawn.append(kind)
            await self.ready.wait()
            return await worked(work, kind, *order)

        monkeypatch.setattr(drawing, "draw", grey)
        monkeypatch.setattr(self.painter, "_worked", held)

    async def until_asked(self, count: int) -> None:
        """Until so many pictures have been asked for, whether drawn or not."""
        while self.painter.asked < count:
            await asyncio.sleep(0.01)


@pytest.fixture
async def drawing_bot(table: LocalTable, tmp_path: Path) -> AsyncIterator[Seneschal]:
    async with running_bot(table, quick(tmp_path, pictures=True)) as running:
        yield running


async def test_equal_pictures_asked_for_at_once_are_drawn_once(
    table: LocalTable, drawing_bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    easel = Easel(drawing_bot, monkeypatch)
    await start_table(table.people[:2])
    easel.ready.set()
    await drawing_bot.services.deliverer.settled()
    before = len(easel.drawn), easel.painter.asked
    easel.ready.clear()
    boards = await asyncio.gather(
        *(person.slash(CHANNEL, "board") for person in table.people for _ in range(6))
    )
    await easel.until_asked(before[1] + len(boards))
    easel.ready.set()
    for person in table.people:
        await person.wait_until(lambda: all(as_message(each).images for each in boards))
    assert len(boards) == 30
    assert len(easel.drawn) == before[0] + 1
    again = as_message(await table.people[4].slash(CHANNEL, "board"))
    await table.people[4].wait_until(lambda: again.images)
    assert len(easel.drawn) == before[0] + 1, "the last ones are kept for a while"


async def test_boards_that_a_bystander_floods_delay_nobodys_screen(
    table: LocalTable, drawing_bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    easel = Easel(drawing_bot, monkeypatch)
    people, bystander = table.people[:2], table.people[2]
    await start_table(people)
    easel.ready.set()
    await drawing_bot.services.deliverer.settled()
    easel.ready.clear()
    easel.drawn.clear()
    wishes = easel.painter.asked
    for part in render.parts("jerusalem"):
        for theme in render.THEMES:
            await bystander.slash(CHANNEL, "settings", theme=theme)
            await bystander.slash(CHANNEL, "board", part=part)
            wishes += 1
            await easel.until_asked(wishes)
    hosted = await table_in(drawing_bot, table)
    asked = people[hosted.game.asked[0]]
    await asked.slash(CHANNEL, "settings", theme="dark")  # or it was drawn for their DM
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    await easel.until_asked(wishes + 1)
    assert easel.drawn == ["zoom"], "all but one of them wait"
    easel.ready.set()
    await asked.wait_until(lambda: screen.images)
    assert easel.drawn[1] != "zoom"


# -- thoughts ------------------------------------------------------------------------------------

GATE = "TEST_GATE"  # names the file without which no hard player comes to a decision


def held(
    position: bytes, seat: int, level: str, _seed: str, _seconds: float, _manner: str | None
) -> Thought:
    """What the processes of the computer players do here."""
    while level == "hard" and not Path(os.environ[GATE]).exists():
        sleep(0.02)
    return Thought(engine.Table.load(json.loads(position)).legal(seat)[0])


async def with_computer_due(
    bot: Seneschal, table: LocalTable, host: Person, channel: str, level: str
) -> int:
    """A table at which a computer player of this level has to answer; its number."""
    lobby = await open_table([host], channel=channel)
    await add_computers(host, lobby, 2, level)
    await host.press(lobby, "Start")
    hosted = await table_in(bot, table, channel)
    while not hosted.row.computer_due:
        seat = hosted.row.seat_of(int(host.id))
        assert seat is not None
        await host.slash(channel, "move", action=hosted.game.legal(seat)[0])
        hosted = await table_in(bot, table, channel)
    return hosted.row.id


async def test_tables_of_one_person_keep_no_computer_of_anothers_waiting(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(gate))
    monkeypatch.setattr(thinking, "think", held)
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 600.0)
    ana, ben, cid = table.people[:3]
    halls = [table.add_channel(f"hall-{number}").name for number in range(10)]
    async with running_bot(table, quick(tmp_path)) as bot:
        order: list[int] = []
        had = bot.services.thinker._had

        async def noted(
            way: Any, hosted: Any, seat: int, level: str, seconds: float
        ) -> Thought | None:
            if level == "hard":
                order.append(hosted.row.id)
            return await had(way, hosted, seat, level, seconds)

        monkeypatch.setattr(bot.services.thinker, "_had", noted)
        flood = [await with_computer_due(bot, table, ana, hall, "hard") for hall in halls]
        easy = await with_computer_due(bot, table, ben, CHANNEL, "easy")
        await answered(bot, easy)
        for table_id in flood:
            assert (await bot.services.tables.get(table_id)).row.computer_due, "none is ready"
        hard = await with_computer_due(bot, table, cid, "jerusalem", "hard")
        at_work = len(order)
        gate.touch()
        await answered(bot, hard)
        assert order.index(hard) == at_work, "it is the next one that is thought about"


async def answered(bot: Seneschal, table_id: int) -> None:
    """Until nothing is due from this table's computers."""
    for _ in range(2000):
        if not (await bot.services.tables.get(table_id)).row.computer_due:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"table {table_id} waits for its computer")
