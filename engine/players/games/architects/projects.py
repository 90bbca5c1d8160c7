"""Plan what a seat could build from the cards in its hand and the levels of the Cathedral."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.architects.data import Building
from engine.players.games.architects.prices import HIRE, PRICES, RATE, SPEED, VISIT

CERTAIN = 0.85  # of what a plan promises counts before it is carried out
FADE = 0.08  # of that is lost with every turn that other projects come first
MAX_PROJECTS = 4  # projects that one plans at a time
HOPELESS = -1.5  # victory points: further below, nobody plans for it
SKILLS_IN = (0, 1, 1, 2, 1, 2, 2, 3)  # by bits
CACHE_SIZE = 4096  # plans: in whatever follows one move, most seats stand as after another one

Stock = tuple[int, ...]


class Project(NamedTuple):
    """Something to build: what it brings, and what it takes."""

    points: float
    needs: tuple[tuple[int, int], ...]  # goods by their place among clay ... marble, how many
    mixed: int = 0  # wood or stone
    skills: int = 0  # as bits
    delay: float = 0.0  # turns before it is allowed at all
    card: Building | None = None
    level: int = 0  # of the Cathedral


class BuildPlan(NamedTuple):
    """The projects a seat goes for, what is still missing, and what is left over."""

    worth: float
    missing: tuple[int, ...]
    spare: tuple[int, ...]
    skills: int  # missing ones, as bits
    cards: tuple[Building, ...]


@cache
def needs_of(cost: tuple[int, ...], *, pooled: bool) -> tuple[tuple[int, int], ...]:
    """Return only the goods that are needed; for Therese gold and marble are the same."""
    if pooled:
        cost = (*cost[:3], cost[3] + cost[4], 0)
    return tuple([(at, need) for at, need in enumerate(cost) if need])


def missing_worth(project: Project, stock: Sequence[int], skills: int) -> float:
    """Return the worth of what is still missing, in victory points."""
    _, needs, mixed, wanted, total, _, _ = project
    for at, need in needs:
        if need > stock[at]:
            total += VISIT + (need - stock[at]) * PRICES[at]
    if mixed and mixed > stock[1] + stock[2]:
        total += VISIT + (mixed - stock[1] - stock[2]) * PRICES[1]
    return total + HIRE * SKILLS_IN[wanted & ~skills]


def promise(
    project: Project, stock: Sequence[int], skills: int, time: float
) -> tuple[float, float]:
    """Return what a project is worth beyond the turns it takes, and how many these are."""
    work = missing_worth(project, stock, skills)
    turns = 1.0 if not work else 2.0 if work < SPEED else 1.0 + work / SPEED
    spare = time - turns + 1
    if spare <= 0:
        return 0.0, turns
    gain = project.points - (work + RATE) * (1.0 if time >= 4 else time / 4)
    return (gain if spare >= 1 else gain * spare), turns


@lru_cache(CACHE_SIZE)
def best_plan(stock: Stock, skills: int, time: float, projects: tuple[Project, ...]) -> BuildPlan:
    """Choose projects by gain or by gain per turn, and return the better of both plans.

    Levels of the Cathedral are in order, and each comes after the one before it.
    """
    likely = [each for each in projects if each.level or _hopeful(each, stock, skills, time)]
    for_gain = Planner(stock, skills, time, by_turn=False).plan(likely)
    if len(for_gain.cards) < 2:
        return for_gain
    by_turn = Planner(stock, skills, time, by_turn=True).plan(likely)
    return by_turn if by_turn.worth > for_gain.worth else for_gain


def _hopeful(project: Project, stock: Stock, skills: int, time: float) -> bool:
    """Return whether it may pay, if only with skills that other projects bring."""
    gain, turns = promise(project, stock, skills, time)
    return gain > HOPELESS and turns < time + HIRE


class Planner:
    """Chooses one project after another, the most promising first."""

    __slots__ = (
        "by_turn",
        "cards",
        "missing",
        "needed",
        "skills",
        "stock",
        "time",
        "waited",
        "worth",
    )

    def __init__(self, stock: Stock, skills: int, time: float, *, by_turn: bool) -> None:
        self.stock, self.skills, self.time, self.by_turn = list(stock), skills, time, by_turn
        self.missing = [0] * len(stock)
        self.needed = 0
        self.worth = 0.0
        self.waited = 0.0
        self.cards: list[Building] = []

    def plan(self, projects: list[Project]) -> BuildPlan:
        left = list(projects)
        for _ in range(MAX_PROJECTS):
            if not self._take_best(left):
                break
        worth = self.worth * CERTAIN
        return BuildPlan(
            worth, tuple(self.missing), tuple(self.stock), self.needed, tuple(self.cards)
        )

    def _take_best(self, left: list[Project]) -> bool:
        best, best_gain, best_turns, most, climbs = None, 0.0, 1.0, 0.0, False
        for each in left:
            if each.level:
                if climbs:
                    continue
                climbs = True
            gain, turns = promise(each, self.stock, self.skills, self.time)
            found = gain / turns if self.by_turn else gain
            if found > most:
                best, best_gain, best_turns, most = each, gain, turns, found
        if best is None:
            return False
        left.remove(best)
        self._take(best, best_gain, best_turns)
        return True

    def _take(self, project: Project, gain: float, turns: float) -> None:
        self.worth += gain * max(0.0, 1 - FADE * self.waited)
        self.time -= turns
        self.waited += turns
        self.needed |= project.skills & ~self.skills
        self.skills |= project.skills
        if project.card is not None:
            self.cards.append(project.card)
        for at, need in project.needs:
            self._use(at, need)
        if project.mixed:
            self._use_mixed(project.mixed)

    def _use(self, at: int, need: int) -> None:
        used = min(need, self.stock[at])
        self.stock[at] -= used
        self.missing[at] += need - used

    def _use_mixed(self, need: int) -> None:
        """Use up wood or stone, first the one of which there is more."""
        one, other = (1, 2) if self.stock[1] >= self.stock[2] else (2, 1)
        used = min(need, self.stock[one])
        self.stock[one] -= used
        self._use(other, need - used)
