"""Pictures off the event loop: drawn once in a process of their own, and kept for a while."""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import engine
import render
from bot.messages.message import Image
from bot.metrics import DRAW_SECONDS, timed
from bot.store import UserSettings
from bot.tables.hosted_table import HostedTable
from bot.workers.album import album
from bot.workers.fair_queue import FairQueue, Turn
from bot.workers.process_pool import end_pool, new_pool, run_in
from engine.words import words_of

log = logging.getLogger(__name__)

T = TypeVar("T")

NOBODY = NO_TABLE = 0  # on whose account nothing else is drawn
CACHE_SIZE = 64  # finished pictures
NICENESS = 3  # clicks are answered first
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
    before: dict[str, Any]
    last: dict[str, Any]


class SeatChanges:
    """What each seat saw of the board, to mark what has happened since its last turn."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], _Seen] = OrderedDict()

    def since(self, table: HostedTable, seat: int, view: dict[str, Any]) -> Any:
        """Return what others changed since this seat acted last, and what it did since then."""
        history, key = table.game.history, (table.row.id, seat)
        seen, before = self._seen.pop(key, None), view
        if seen:
            others_acted = any(done.seat != seat for done in history[seen.moves :])
            before = seen.last if others_acted else seen.before
        self._seen[key] = _Seen(len(history), before, view)
        while len(self._seen) > CACHE_SIZE:
            self._seen.popitem(last=False)
        return render.changes(before, view)


@dataclass(slots=True)
class Wish(Generic[T]):
    """A picture that is on its way, for everybody who has asked for it."""

    turn: Turn
    drawing: "asyncio.Task[T | None]"
    askers: set[int]


class Painter:
    """Draws boards and screens; whatever goes wrong, a game goes on without its picture.

    What is asked for again while it is drawn, or soon after, is not drawn again. People take turns:
    who asks for many pictures holds up nobody else's. What nobody asked for, as a channel's board,
    counts for the host of its table.
    """

    def __init__(self, folder: Path | None = None, *, enabled: bool = True) -> None:
        self._folder = folder
        self.draws = enabled  # whether there are pictures at all
        # An order is handed over when the one before is done, so that its time is its own.
        self._queue = FairQueue(1)
        self._pool: ProcessPoolExecutor | None = None
        self._pictures: OrderedDict[str, Any] = OrderedDict()  # images and pages
        self._wishes: dict[str, Wish[Any]] = {}
        self.asked = self.drawn = 0  # pictures, since the start
        self._shown: OrderedDict[int, dict[str, Any]] = OrderedDict()  # what a channel saw last
        self._changes = SeatChanges()

    def close(self) -> None:
        for wish in self._wishes.values():
            wish.drawing.cancel()
        self._end_process()

    def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            end_pool(pool)

    def forget_names(self) -> None:
        """Let go of pictures, and of the process that has drawn names: a new one is started."""
        self._pictures.clear()
        self._wishes.clear()  # they come to those who wait for them, and are not kept
        render.clear_cache()
        pool, self._pool = self._pool, None
        if pool:
            pool.shutdown(wait=False)  # what it draws now is finished

    async def board(
        self, table: HostedTable, style: PictureStyle, asker: int | None = None
    ) -> Image | None:
        """Return the board as everybody sees it, finished games with their scores."""
        return await self._picture(_board_of(table), table, None, style.look(), asker)

    async def zoom(
        self,
        table: HostedTable,
        seat: int | None,
        part: str,
        style: PictureStyle,
        asker: int | None = None,
    ) -> Image | None:
        """Return one part of the table, large, as this seat sees it."""
        return await self._picture("zoom", table, seat, style.look(part=part), asker)

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
        look = PictureStyle(table.row.lang).look(marks=marks)
        return await self._picture(_board_of(table), table, None, look)

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
        person = table.row.seats[seat].user_id
        drawn = await asyncio.gather(
            *(
                self._picture(kind, table, seat, how, person)
                for kind, how in (reversed(orders) if on_sheet else orders)
            )
        )
        return [image for image in drawn if image]

    def role_texts(self, table: HostedTable, style: PictureStyle) -> list[str]:
        """Return what each part in a game is, in words, as this lobby would play it."""
        view, words = _at_the_start(table), table.words
        roles = render.roles(table.row.game_id)
        return ["\n".join(render.role_words(view, words, each, **style.look())) for each in roles]

    async def roles(
        self, table: HostedTable, count: int, style: PictureStyle, asker: int
    ) -> list[Image]:
        """Return a picture of each part; none if one of them could not be drawn."""
        found = list[Image]()
        for role in render.roles(table.row.game_id)[:count]:
            image = await self._role(table, role, style, asker)
            if image is None:
                return []
            found.append(image)
        return found

    async def _role(
        self, table: HostedTable, role: str, style: PictureStyle, asker: int
    ) -> Image | None:
        async def drawn() -> Image | None:
            found = await self._worked(draw, "zoom", _at_the_start(table), style.look(part=role))
            return Image(*found, f"{role}.png") if found else None

        # Every lobby with the same figures shows the same.
        shows = (table.row.game_id, table.row.options.get("figures"), role, style)
        return await self._shared(shows, table, drawn, asker)

    async def sign(self, name: str) -> render.Sign | None:
        """Return a sign for an emoji, for which nobody waits."""
        async with self._queue.having(self._queue.ask(NOBODY, NO_TABLE)):
            return await self._worked(render.draw_sign, name)

    async def page(
        self, table: HostedTable, number: int, style: PictureStyle, asker: int
    ) -> Page | None:
        """Return one chapter of a finished game: the nearest, if there is none of that number."""

        async def turned() -> Page | None:
            record = await asyncio.to_thread(table.game.record)
            look = style.look(names=table.row.names)
            return await self._worked(turn_to, record, number, look, self.draws)

        return await self._shared((_state(table), number, style), table, turned, asker)

    async def _picture(
        self,
        kind: str,
        table: HostedTable,
        seat: int | None,
        look: dict[str, Any],
        asker: int | None = None,
    ) -> Image | None:
        if not self.draws:
            return None

        async def drawn() -> Image | None:
            view, names = table.game.view(seat), table.row.names
            found = await self._worked(draw, kind, view, look | {"names": names})
            if found is None:
                return None
            return Image(*found, "screen.png" if kind in ("screen", "zoom") else "board.png")

        return await self._shared((_state(table), kind, seat, look), table, drawn, asker)

    async def _shared(
        self,
        shows: tuple[Any, ...],
        table: HostedTable,
        draw_it: Callable[[], Awaitable[T | None]],
        asker: int | None,
    ) -> T | None:
        """Return it from the last ones, or from whoever waits for the same, or have it drawn."""
        self.asked += 1
        key, person = repr(shows), asker or table.row.host_id
        if key in self._pictures:
            self._pictures.move_to_end(key)
            kept: T = self._pictures[key]
            return kept
        wish: Wish[T] | None = self._wishes.get(key)
        if wish is None:
            turn = self._queue.ask(person, table.row.id)
            drawing = asyncio.create_task(self._drawn(key, turn, draw_it))
            wish = self._wishes[key] = Wish(turn, drawing, {person})
        elif person not in wish.askers and not wish.turn.done():
            wish.askers.add(person)
            self._queue.ask(person, table.row.id, wish.turn)
        # Whoever else waits for it gets it even if this one gives up.
        return await asyncio.shield(wish.drawing)

    async def _drawn(
        self, key: str, turn: Turn, draw_it: Callable[[], Awaitable[T | None]]
    ) -> T | None:
        drawn = None
        try:
            async with self._queue.having(turn):
                self.drawn += 1
                drawn = await draw_it()
        finally:
            wish = self._wishes.get(key)
            if wish and wish.turn is turn:  # names may have been let go of meanwhile
                del self._wishes[key]
                if drawn is not None:
                    self._pictures[key] = drawn
        if len(self._pictures) > CACHE_SIZE:
            self._pictures.popitem(last=False)
        return drawn

    async def _worked(self, work: Callable[..., T], *order: Any) -> T | None:
        """Return what the painter's process makes of an order; None if that failed."""
        try:
            with timed(DRAW_SECONDS):
                return await asyncio.wait_for(run_in(self._workers(), work, *order), MAX_SECONDS)
        except (BrokenExecutor, TimeoutError):
            log.exception("the painter's process has died or hangs; a new one will be started")
            self._end_process()
        except Exception:
            log.exception("a picture could not be drawn")
        return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(1, _begin, self._folder)
        return self._pool


def _at_the_start(table: HostedTable) -> dict[str, Any]:
    """Return what everybody sees of a game that begins with the options of this lobby."""
    game_id = table.row.game_id
    seats = engine.GAMES[game_id].seats[-1]
    # The other options may be for fewer players than all.
    options = {"figures": table.row.options.get("figures", {})}
    return engine.Table.new(game_id, seats=seats, seed="lobby", options=options).view(None)


def _state(table: HostedTable) -> tuple[int, int, int]:
    """Return what names a position: a table changes with its version alone.

    While an action is being stored, it has been played at the version before.
    """
    return table.row.id, table.row.version, table.game.event_count


def _board_of(table: HostedTable) -> str:
    return "final" if table.game.result else "board"


def _begin(folder: Path | None) -> None:
    os.nice(NICENESS)
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
