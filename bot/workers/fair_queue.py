"""Turns at something scarce, dealt out in rotation: among people, and among each one's tables."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[int]  # set when it has come, to the person whose turn it is


class FairQueue:
    """Lets `count` at a time have their turn.

    Whoever has fewest of those goes next, and among equals whoever has waited longest since their
    last one. So sixty wishes of one person hold up another's first one by no more than the turns
    that were being had when it came.
    """

    def __init__(self, count: int = 1) -> None:
        self._free = count
        self._having: Counter[int] = Counter()
        self._waiting: OrderedDict[int, OrderedDict[int, deque[Turn]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: int, table: int) -> AsyncIterator[None]:
        """Wait for a turn of this person for this table, and have it."""
        async with self.having(self.ask(person, table)):
            yield

    def ask(self, person: int, table: int, turn: Turn | None = None) -> Turn:
        """Line up for a turn; one that somebody else waits for comes by the earlier of both."""
        if turn is None:
            turn = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(person, OrderedDict())
        tables.setdefault(table, deque()).append(turn)
        self._deal()
        return turn

    @asynccontextmanager
    async def having(self, turn: Turn) -> AsyncIterator[None]:
        """Wait until it comes; it is over when the body is."""
        try:
            person = await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came just then
                self._end(turn.result())
            raise
        try:
            yield
        finally:
            self._end(person)

    def _end(self, person: int) -> None:
        self._free += 1
        self._having[person] -= 1
        self._having += Counter()  # those who have none are dropped
        if person in self._waiting:
            self._waiting.move_to_end(person)
        self._deal()

    def _deal(self) -> None:
        while self._free and self._waiting:
            person = min(self._waiting, key=self._having.__getitem__)  # of equals, the first
            turn = self._next(person)
            if turn is not None:
                self._free -= 1
                self._having[person] += 1
                turn.set_result(person)

    def _next(self, person: int) -> Turn | None:
        """Take a person's next turn out; None: all that is left of it has come or was given up."""
        tables = self._waiting[person]
        found = None
        while tables and found is None:
            table, turns = next(iter(tables.items()))
            while turns and found is None:
                turn = turns.popleft()
                found = None if turn.done() else turn
            if turns:
                tables.move_to_end(table)
            else:
                del tables[table]
        if tables:
            self._waiting.move_to_end(person)
        else:
            del self._waiting[person]
        return found
