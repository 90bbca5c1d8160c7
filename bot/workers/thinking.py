"""Computer players think here: in processes of their own, never on the event loop."""

import asyncio
import json
import logging
import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter

import engine
from bot.metrics import THINK_SECONDS, timed
from bot.tables.hosted_table import HostedTable
from bot.workers.fair_queue import FairQueue
from bot.workers.process_pool import end_pool, new_pool, run_in
from engine.players import LEVELS, Decision, Option, decide, evaluator_of
from engine.players.evaluator import PLAIN, manners_of
from engine.players.pace import share_of_turn

log = logging.getLogger(__name__)

GRACE_SECONDS = (
    30.0  # seconds beyond its budget after which a thought is given up: a process may start
)
ADVISOR_LEVEL, QUICK_LEVEL = (
    "hard",
    "normal",
)  # who advises, and who goes on with the move that was chosen
MAX_ADVISED_STEPS = 3  # of that move that are told
SLOW_LEVEL = "hard"  # thinks for as long as it may; the others decide in a moment,
QUICK_TIME = 0.4  # and take no more than this of the budget for a turn
THINKING_TIME = 0.75  # of the seconds until an answer; in the rest the thought comes to its end
ADVICE_TIME = 0.5  # of the budget for a turn, for advice about one decision of it
NICENESS = 5  # clicks are answered first, and yet thoughts get on when the machine is busy


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another action that was weighed, and how many victory points it is behind."""

    action: str
    behind: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player decided: the action, the others that it weighed, and by what it gains most."""

    action: str
    others: tuple[Alternative, ...] = ()
    reason: str | None = None
    then: tuple[str, ...] = ()  # how the move goes on, where it was asked for


Way = Callable[[bytes, int, str, str, float, str | None], Thought]


class Thinker:
    """Finds actions for computer seats; whatever goes wrong, there is a legal one.

    The hosts of tables take turns, and so do their tables. Slow players have processes of their
    own, so that quick ones wait for none of them.
    """

    def __init__(self, seconds: float = 4.0, workers: int | None = None) -> None:
        self.seconds = seconds  # for all decisions of a turn
        slow = workers or max(1, (os.cpu_count() or 1) - 1)
        # A thought is handed over only when somebody is free for it, so that its time is its own.
        self._slow, self._quick = FairQueue(slow), FairQueue(1)
        self._count = slow + 1
        self._alone = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            end_pool(pool)

    async def action(self, table: HostedTable, seat: int, level: str) -> str:
        """Return what this seat does: a random legal action if no thought came of it.

        A single legal action is thought about as well: that there is no other may be a secret.
        """
        legal = table.game.legal(seat)
        thought = await self.thought(table, seat, level)
        if thought and thought.action in legal:
            return thought.action
        return random.choice(legal)

    def pace(self, level: str, share: float) -> float:
        """Return the seconds after which an answer at this level comes, at the earliest.

        `share` is that of the decision in its turn. They are the same whatever the seat holds and
        whenever its thought was complete.
        """
        return self.seconds * share * (1.0 if level == SLOW_LEVEL else QUICK_TIME)

    async def advice(self, table: HostedTable, seat: int) -> Thought | None:
        """Return what a person in this seat might do, to the end of the move."""
        asker, seconds = table.row.seats[seat].user_id, ADVICE_TIME * self.seconds
        return await self._thought(advise, table, seat, ADVISOR_LEVEL, seconds, asker)

    async def thought(self, table: HostedTable, seat: int, level: str) -> Thought | None:
        seconds = THINKING_TIME * self.pace(level, share_of_turn(table.game, seat))
        return await self._thought(think, table, seat, level, seconds)

    async def _thought(
        self,
        way: Way,
        table: HostedTable,
        seat: int,
        level: str,
        seconds: float,
        asker: int | None = None,
    ) -> Thought | None:
        """Return the thought; None where it failed or took too long, which is logged."""
        queue = self._slow if level == SLOW_LEVEL else self._quick
        async with queue.turn(asker or table.row.host_id, table.row.id):
            with timed(THINK_SECONDS.labels(level)):
                return await self._had(way, table, seat, level, seconds)

    async def _had(
        self, way: Way, table: HostedTable, seat: int, level: str, seconds: float
    ) -> Thought | None:
        game = table.game
        seed = f"{table.row.id} {len(game.history)}"
        # Dealt again before it leaves this process: there is nothing in it that the seat does not
        # know, so nothing else can come out.
        position = engine.position(game.redeal(seat, seed))
        manner = table.row.seats[seat].manner
        work = partial(way, position, seat, level, seed, seconds, manner)
        return await self._done(work, f"table {table.row.id}, move {len(game.history)}")

    async def _done(self, work: "partial[Thought]", what: str) -> Thought | None:
        try:
            try:
                return await self._worked(work)
            except BrokenExecutor:
                # Somebody's process was lost, and all who were thinking with it. Whose fault that
                # was shows when each of them tries again while no other of them does.
                async with self._alone:
                    return await self._worked(work)
        except Exception:
            log.exception("%s: a computer player came to no decision", what)
            return None

    async def _worked(self, work: "partial[Thought]") -> Thought:
        pool = self._workers()
        try:
            return await asyncio.wait_for(run_in(pool, work), self.seconds + GRACE_SECONDS)
        except (BrokenExecutor, TimeoutError):
            if pool is self._pool:  # it has died or hangs: the next thought gets a fresh process
                self.close()
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(self._count, os.nice, NICENESS)
        return self._pool


def think(
    position: bytes, seat: int, level: str, seed: str, seconds: float, manner: str | None = None
) -> Thought:
    """Decide; this runs in a process of the pool."""
    return _think(engine.Table.load(json.loads(position)), seat, level, seed, seconds, manner)


def advise(
    position: bytes, seat: int, level: str, seed: str, seconds: float, manner: str | None = None
) -> Thought:
    """As `think`, and how the move goes on: who is told to attack wants to know where."""
    what_if = engine.Table.load(json.loads(position))
    thought = _think(what_if, seat, level, seed, seconds, manner)
    return replace(thought, then=tuple(_going_on(what_if, seat, thought.action, seed)))


def _think(
    what_if: engine.Table, seat: int, level: str, seed: str, seconds: float, manner: str | None
) -> Thought:
    until = perf_counter() + seconds
    own = manners_of(what_if.game).get(manner or "", PLAIN)
    decision = decide(what_if, seat, LEVELS[level], seed, lambda: perf_counter() > until, own)
    return Thought(decision.action, _others(decision), decision.reason)


def _going_on(what_if: engine.Table, seat: int, action: str, seed: str) -> Iterator[str]:
    """Yield further steps of the same move, as long as none brings something to light.

    What a world that was made up would show is no advice.
    """
    begins = evaluator_of(what_if.game).TURN_QUESTIONS
    world = what_if.for_search()
    world.play(seat, action)
    for _ in range(MAX_ADVISED_STEPS):
        prompt = world.prompt(seat) if world.can_undo(seat) else None
        if prompt is None or prompt["key"] in begins:
            return
        action = decide(world.redeal(seat, seed), seat, LEVELS[QUICK_LEVEL], seed).action
        if " " not in action:  # that a move ends is no news
            return
        if len(world.legal(seat)) > 1:  # and what is forced is not asked
            yield action
        world.play(seat, action)


def _others(decision: Decision) -> tuple[Alternative, ...]:
    if not decision.considered:
        return ()
    best, *others = decision.considered[:3]
    return tuple(Alternative(each.action, _gap(best, each)) for each in others)


def _gap(best: Option, other: Option) -> float:
    """Compare two options by the worlds that both were tried in: dropped ones saw fewer."""
    both = min(len(best.outcomes), len(other.outcomes))
    ahead, behind = (replace(each, outcomes=each.outcomes[:both]).value for each in (best, other))
    return max(0.0, ahead - behind)
