"""Pictures off the event loop: drawn in a process of their own, kept by what they show."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import render
from bot.messages.message import Image
from bot.store import UserSettings
from bot.tables.hosted_table import HostedTable
from bot.workers.album import album
from bot.workers.process_pool import end_pool, new_pool
from engine.words import words_of

log = logging.getLogger(__name__)

T = TypeVar("T")

CACHE_SIZE = 64  # finished pictures
MAX_SECONDS = 60.0  # a first picture draws its ground, which takes a while


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How somebody wants pictures: in which language, in which theme."""

    lang: str
    theme: str = "parchment"

    @classmethod
    def of(cls, settings: UserSettings, lang: str) -> "PictureStyle":
        """Return the style that a person has chosen."""
        return cls(lang, settings.theme) if settings.theme else cls(lang)

    def look(self, **more: Any) -> dict[str, Any]:
        return {"lang": self.lang, "theme": self.theme, **more}


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter in somebody's replay; without a picture, the position as text."""

    number: int
    count: int
    heading: str
    image: Image | None
    text: str = ""


@dataclass(slots=True)
class _Seen:
    """What a seat saw last, and before others acted."""

    moves: int
    before: dict[str, Any] | None
    last: dict[str, Any]


class SeatChanges:
    """What each seat saw of the board, to mark what has happened since its last turn."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], _Seen] = OrderedDict()

    def since(self, table: HostedTable, seat: int, view: dict[str, Any]) -> Any:
        """Return what others changed since this seat acted last, and what it did since then."""
        history, key = table.game.history, (table.row.id, seat)
        seen, before = self._seen.pop(key, None), None
        if seen:
            others_acted = any(done.seat != seat for done in history[seen.moves :])
            before = seen.last if others_acted else seen.before
        self._seen[key] = _Seen(len(history), before, view)
        while len(self._seen) > CACHE_SIZE:
            self._seen.popitem(last=False)
        return render.changes(before, view) if before else {}


class Painter:
    """Draws boards and screens; whatever goes wrong, a game goes on without its picture."""

    def __init__(self, folder: Path | None = None, *, enabled: bool = True) -> None:
        self._folder = folder
        self.draws = enabled  # whether there are pictures at all
        # An order is handed over when the one before is done, so that its time is its own.
        self._free = asyncio.Semaphore(1)
        self._pool: ProcessPoolExecutor | None = None
        self._pictures: OrderedDict[str, Image] = OrderedDict()
        self._shown: OrderedDict[int, dict[str, Any]] = OrderedDict()  # what a channel saw last
        self._changes = SeatChanges()

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            end_pool(pool)

    def forget_names(self) -> None:
        """Let go of pictures, and of the process that has drawn names: a new one is started."""
        self._pictures.clear()
        render.clear_cache()
        pool, self._pool = self._pool, None
        if pool:
            pool.shutdown(wait=False)  # what it draws now is finished

    async def board(self, table: HostedTable, style: PictureStyle) -> Image | None:
        """Return the board as everybody sees it, finished games with their scores."""
        kind = "final" if table.game.result else "board"
        return await self._picture(kind, table.game.view(None), table, style.look())

    async def zoom(
        self, table: HostedTable, seat: int | None, part: str, style: PictureStyle
    ) -> Image | None:
        """Return one part of the table, large, as this seat sees it."""
        view = table.game.view(seat)
        return await self._picture("zoom", view, table, style.look(part=part))

    async def next_board(self, table: HostedTable) -> Image | None:
        """As `board`, for the channel: what is new since the last one it was shown is marked."""
        if not self.draws:
            return None
        view = table.game.view(None)
        before = self._shown.get(table.row.id)
        marks = render.changes(before, view) if before else {}
        self._shown[table.row.id] = view
        self._shown.move_to_end(table.row.id)
        if len(self._shown) > CACHE_SIZE:
            self._shown.popitem(last=False)
        kind = "final" if table.game.result else "board"
        return await self._picture(
            kind, view, table, PictureStyle(table.row.lang).look(marks=marks)
        )

    async def panel(self, table: HostedTable, seat: int, style: PictureStyle) -> list[Image]:
        """Return what a seat decides by: screen and board, last the one that shows the options.

        The board bears the numbers of the options, and what has changed on it is marked. Cards to
        choose from are drawn large, in place of the screen.
        """
        if not self.draws:
            return []
        view, legal = table.game.view(seat), table.game.legal(seat)
        prompt = table.game.prompt(seat)
        asked = table.words.prompt(prompt, style.lang, table.row.names) if prompt else None
        look = style.look(prompt=asked)
        on_sheet = render.is_on_sheet(view["game"], legal)
        marks = self._changes.since(table, seat, view)
        board = look | {"marks": marks, "legal": () if on_sheet else legal}
        orders = [("screen", look | {"legal": legal}), ("decision", board)]
        drawn = [
            await self._picture(kind, view, table, how)
            for kind, how in (reversed(orders) if on_sheet else orders)
        ]
        return [image for image in drawn if image]

    async def page(self, table: HostedTable, number: int, style: PictureStyle) -> Page | None:
        """Return one chapter of a finished game: the nearest, if there is none of that number."""
        record = await asyncio.to_thread(table.game.record)
        look = style.look(names=table.row.names)
        return await self._worked(turn_to, record, number, look, self.draws)

    async def _picture(
        self, kind: str, view: dict[str, Any], table: HostedTable, look: dict[str, Any]
    ) -> Image | None:
        if not self.draws:
            return None
        order = (kind, view, look | {"names": table.row.names})
        key = hashlib.sha256(repr(order).encode()).hexdigest()
        if key not in self._pictures:
            image = await self._drawn(order)
            if image is None:
                return None
            self._pictures[key] = image
            if len(self._pictures) > CACHE_SIZE:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return self._pictures[key]

    async def _drawn(self, order: tuple[Any, ...]) -> Image | None:
        drawn = await self._worked(draw, *order)
        if drawn is None:
            return None
        return Image(*drawn, "screen.png" if order[0] in ("screen", "zoom") else "board.png")

    async def _worked(self, work: Callable[..., T], *order: Any) -> T | None:
        """Return what the painter's process makes of an order; None if that failed."""
        async with self._free:
            try:
                making = asyncio.get_running_loop().run_in_executor(self._workers(), work, *order)
                return await asyncio.wait_for(making, MAX_SECONDS)
            except (BrokenExecutor, TimeoutError):
                log.exception("the painter's process has died or hangs; a new one will be started")
                self.close()
            except Exception:
                log.exception("a picture could not be drawn")
            return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(1, _begin, self._folder)
        return self._pool


def _begin(folder: Path | None) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        render.keep_grounds_in(folder)


def draw(kind: str, view: dict[str, Any], look: dict[str, Any]) -> tuple[bytes, str]:
    """Return one picture and its alt text; this runs in the painter's process."""
    makers: dict[str, Callable[..., render.Picture]] = {
        "screen": render.screen,
        "decision": render.decision,
        "zoom": render.zoom,
        "final": render.final,
        "board": render.board,
    }
    picture = makers[kind](view, words_of(view["game"]), **look)
    return picture.png, picture.alt


def turn_to(record: str, number: int, look: dict[str, Any], draws: bool) -> Page:
    """Return a page of a replay, with what is new marked; this runs in the painter's process."""
    pages = album(record)
    number = min(max(number, 1), len(pages))
    stage, view = pages[number - 1]
    words = words_of(view["game"])
    heading = words.heading(stage, look["lang"])
    if not draws:
        text = render.text(view, words, names=look["names"], lang=look["lang"])
        return Page(number, len(pages), heading, None, text)
    marks = render.changes(pages[number - 2][1], view) if number > 1 else {}
    kind = "final" if number == len(pages) else "board"
    image = Image(*draw(kind, view, look | {"marks": marks}), f"chapter-{number}.png")
    return Page(number, len(pages), heading, image)
