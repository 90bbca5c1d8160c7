"""Trace the road of a click and of an ended turn: the bot's files on it, and changes of file."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

import bot
from bot.app.client import Seneschal
from bot.app.settings import Settings
from bot.local import LocalTable, Message, Person
from bot.store import SqliteStore

HERE = Path(bot.__file__).parent
CHANNEL = "general"
GAME = "jerusalem"
PICTURE_SECONDS = 1.0  # that the picture which follows an answer is waited for


class Trace:
    """Which files of the bot are called, by task; a coroutine that goes on is no new call."""

    def __init__(self) -> None:
        self._frames: set[FrameType] = set()
        self.by_task: dict[str, list[str]] = {}

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event != "call" or frame in self._frames or not file.is_relative_to(HERE):
            return
        where = file.relative_to(HERE)
        if where.parts[0] == "local":
            return
        self._frames.add(frame)  # held, so that no later frame is taken for this one
        self.by_task.setdefault(_task(), []).append(str(where))

    def figures(self, name: str) -> dict[str, int]:
        """Return files and changes of file in the interaction's own task, and in all."""
        answering = next(files for task, files in self.by_task.items() if "interaction" in task)
        everything = [file for files in self.by_task.values() for file in files]
        return {
            f"{name}: files until the answer": len(set(answering)),
            f"{name}: changes of file until the answer": _changes(answering),
            f"{name}: files in all": len(set(everything)),
            f"{name}: changes of file in all": sum(map(_changes, self.by_task.values())),
        }


def _task() -> str:
    try:
        task = asyncio.current_task()
    except RuntimeError:  # a thread, such as the one that writes
        return "thread"
    return task.get_name() if task else "callback"


def _changes(files: list[str]) -> int:
    return sum(one != other for one, other in pairwise(files))


async def roads() -> dict[str, int]:
    """Place squires in Jerusalem and end the turn, by clicks, with pictures."""
    with tempfile.TemporaryDirectory() as folder:
        async with _running(Path(folder)) as (client, table):
            person = await _deploying(client, table)
            panel = await _screen(person)
            area = next(
                option for option in panel.selects[0].options if "Market (large)" in option.label
            )
            panel = await _shown(person.choose(panel, panel.selects[0].custom_id, area.value))
            click = await _traced(client, lambda: person.press(panel, "3"))
            panel = await _screen(person)
            panel = await _shown(person.press(panel, "End turn"))  # which asks: squires are left
            turn = await _traced(client, lambda: person.press(panel, "End turn"))
    return click.figures("click") | turn.figures("ended turn")


@asynccontextmanager
async def _running(folder: Path) -> AsyncIterator[tuple[Seneschal, LocalTable]]:
    database = folder / "games.sqlite3"
    settings = Settings(
        _env_file=None,
        database=database,
        welcome=False,
        emojis=False,
        computer_seconds=0,
        undo_seconds=0,
    )
    store = SqliteStore(settings.database_file)
    await store.open()
    client = Seneschal(settings, store, guild_ready_timeout=0.05)
    async with LocalTable(rate_limits=False) as table, table.hosting(client):
        await table.commands_known()
        await client.at_work.wait()
        yield client, table


async def _deploying(client: Seneschal, table: LocalTable) -> Person:
    """Play to the first turn of the deployment, and return who has it."""
    people = table.people[:2]
    await people[0].slash(CHANNEL, "play", game=GAME)
    lobby = await people[0].wait_for("a table is open", CHANNEL)
    await people[1].press(lobby, "Join")
    await people[0].press(lobby, "Start")
    channel = int(table.channel(CHANNEL).id)
    while (game := (await client.services.tables.in_channel(channel)).game).stage()[
        "phase"
    ] != "deploy":
        seat = game.asked[0]
        await people[seat].slash(CHANNEL, "move", action=game.legal(seat)[0])
    await client.services.deliverer.settled()
    return people[game.asked[0]]


async def _screen(person: Person) -> Message:
    return await _shown(person.slash(CHANNEL, "screen"))


async def _shown(reply: Awaitable[Any]) -> Message:
    message = await reply
    assert isinstance(message, Message)
    return message


async def _traced(client: Seneschal, press: Callable[[], Awaitable[Any]]) -> Trace:
    await _at_rest(client)  # or what the click before still has to do would be counted
    trace = Trace()
    sys.setprofile(trace)
    try:
        await press()
        await _at_rest(client)
    finally:
        sys.setprofile(None)
    return trace


async def _at_rest(client: Seneschal) -> None:
    await client.services.deliverer.settled()
    await asyncio.sleep(PICTURE_SECONDS)
