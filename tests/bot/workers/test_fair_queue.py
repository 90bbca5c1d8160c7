"""Turns go round among people, and within that among tables."""

import asyncio
from collections import deque

from bot.workers.fair_queue import FairQueue


class Turns:
    """Lines people up, and notes in which order they have their turns."""

    def __init__(self, count: int = 1) -> None:
        self.queue = FairQueue(count)
        self.had: list[tuple[int, int]] = []
        self.over: deque[asyncio.Event] = deque()
        self.tasks: list[asyncio.Task[None]] = []

    async def line_up(self, person: int, *tables: int) -> None:
        for table in tables:
            self.tasks.append(asyncio.create_task(self._have(person, table)))
        await asyncio.sleep(0.01)

    async def _have(self, person: int, table: int) -> None:
        async with self.queue.turn(person, table):
            self.had.append((person, table))
            over = asyncio.Event()
            self.over.append(over)
            await over.wait()

    async def end_one(self) -> None:
        self.over.popleft().set()
        await asyncio.sleep(0.01)

    async def end_all(self) -> list[tuple[int, int]]:
        while self.over:
            await self.end_one()
        return self.had


async def test_sixty_wishes_of_one_person_go_behind_the_first_of_another() -> None:
    turns = Turns()
    await turns.line_up(1, *range(60))
    await turns.line_up(2, 100)
    had = await turns.end_all()
    assert had[:3] == [(1, 0), (2, 100), (1, 1)]
    assert len(had) == 61


async def test_within_a_person_tables_take_turns() -> None:
    turns = Turns()
    await turns.line_up(1, 7, 7, 7, 8, 9)
    assert [table for _, table in await turns.end_all()] == [7, 7, 8, 9, 7]


async def test_who_comes_again_and_again_is_not_preferred_to_who_waits() -> None:
    turns = Turns()
    await turns.line_up(1, 1)
    await turns.line_up(2, 2, 2)
    for _ in range(3):
        await turns.line_up(3, 3)
        await turns.end_one()
    had = await turns.end_all()
    assert [person for person, _ in had] == [1, 2, 3, 2, 3, 3]


async def test_of_two_turns_at_once_nobody_has_both_while_another_waits() -> None:
    turns = Turns(2)
    await turns.line_up(1, 1, 2, 3)
    await turns.line_up(2, 4)
    assert turns.had == [(1, 1), (1, 2)]
    await turns.end_one()
    assert turns.had[-1] == (2, 4)
    await turns.line_up(3, 5)
    await turns.end_one()
    assert turns.had[-1] == (3, 5), "the other one of person 1 goes on"


async def test_one_turn_that_two_wait_for_comes_by_the_earlier_and_once() -> None:
    turns = Turns()
    await turns.line_up(1, 1, 1, 1)
    shared = turns.queue.ask(1, 1)
    assert turns.queue.ask(2, 1, shared) is shared
    await turns.end_one()
    assert shared.done()
    assert shared.result() == 2
    async with turns.queue.having(shared):
        pass
    await asyncio.sleep(0.01)
    assert len(await turns.end_all()) == 3
    await turns.line_up(3, 3)
    assert turns.had[-1] == (3, 3), "nothing is held back"


async def test_who_gives_up_holds_nobody_up() -> None:
    turns = Turns()
    await turns.line_up(1, 1, 2)
    await turns.line_up(2, 3)
    turns.tasks[1].cancel()
    await turns.end_one()
    turns.tasks[2].cancel()  # in the middle of its turn
    await asyncio.sleep(0.01)
    await turns.line_up(4, 4)
    assert turns.had == [(1, 1), (2, 3), (4, 4)]


async def test_a_turn_that_comes_as_its_person_gives_up_goes_to_the_next() -> None:
    turns = Turns()
    await turns.line_up(1, 1)
    await turns.line_up(2, 2)
    turns.over.popleft().set()
    while not turns.queue._having[2]:  # dealt, but the task has not run yet
        await asyncio.sleep(0)
    turns.tasks[1].cancel()
    await turns.line_up(3, 3)
    assert (3, 3) in turns.had
    assert not turns.queue._waiting
