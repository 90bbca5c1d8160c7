"""A player that knows no game: tree search over imagined worlds, on the public face alone.

Single-observer information-set Monte Carlo tree search: each round of it deals all that the seat
cannot know again, walks one tree that all these worlds share, and plays on at random. Every seat
goes for its own result (max^n). It is the level of a game without an evaluator, and the stranger
that our own players are measured against.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from typing import Any

from engine.ids import Seat
from engine.rng import Rng
from engine.table import Table

EXPLORATION = 0.7  # how much an action that was rarely tried is preferred; results are 0 to 1
WINNING_SHARE = 0.5  # of a result; the rest is how many others one is ahead of


@dataclass(slots=True)
class Node:
    """What came of the actions that lead here, in all the worlds in which they were legal."""

    visits: int = 0
    possible: int = 0  # how often it could have been chosen
    total: float = 0.0  # results of the seat that chose it
    children: dict[str, "Node"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def search(
    known: Table, seat: Seat, seed: str, worlds: int | None, is_late: Callable[[], bool]
) -> dict[str, Node]:
    """Return what was found out about each action of this seat that was tried.

    It looks at this many worlds, or if None at as many as there is time for; at one at least.
    """
    rng = Rng.seeded(f"tree {seed}")
    root, number = Node(), 0
    while worlds is None or number < worlds:
        if number and is_late():
            break
        world = known.redeal(seat, f"{seed} {number}", reopen=True)
        _explore(root, world, seat, rng)
        number += 1
    return root.children


def best_of(tried: Mapping[str, Node]) -> str:
    """Return the action that was tried most, which is steadier than the one that did best."""
    return max(tried, key=lambda action: (tried[action].visits, tried[action].mean))


def _explore(root: Node, world: Table, seat: Seat, rng: Rng) -> None:
    """Walk down the tree, add one node to it, and play on at random to the end."""
    node, actor = root, seat
    path: list[tuple[Seat, Node]] = []
    is_new = False
    while world.asked and not is_new:
        action, is_new = _choose(node, world.legal(actor), rng)
        node = node.children.setdefault(action, Node())
        path.append((actor, node))
        world.play(actor, action)
        actor = world.asked[0] if world.asked else actor
    while world.asked:
        actor = world.asked[0]
        world.play(actor, rng.pick(world.legal(actor)))
    assert world.result is not None
    worth = results(world.result, world.seats)
    for mover, each in path:
        each.visits += 1
        each.total += worth[mover]


def _choose(node: Node, legal: Sequence[str], rng: Rng) -> tuple[str, bool]:
    """Return an action that was never tried here, if there is one, else the most promising."""
    untried = [action for action in legal if action not in node.children]
    for action in legal:
        if child := node.children.get(action):
            child.possible += 1
    if untried:
        return rng.pick(untried), True
    return max(legal, key=lambda action: _promise(node.children[action])), False


def _promise(child: Node) -> float:
    if not child.visits:
        return inf
    return child.mean + EXPLORATION * sqrt(log(child.possible) / child.visits)


def results(result: Mapping[str, Any], seats: int) -> list[float]:
    """Return what the end is worth to each seat, from 0 to 1."""
    worth = [0.0] * seats
    behind = seats
    for group in result["ranking"]:
        behind -= len(group)
        ahead_of = (behind + (len(group) - 1) / 2) / max(1, seats - 1)
        for seat in group:
            worth[seat] = (1 - WINNING_SHARE) * ahead_of
    for seat in result["winners"]:
        worth[seat] += WINNING_SHARE / len(result["winners"])
    return worth
