"""What the objectives pay for one thing or another, whatever they are called."""

from functools import lru_cache

from engine.games.crescent_moon.data import GOALS, MEASURES, Count, Goal, MeasureRow, When
from engine.games.crescent_moon.figures import Figures
from engine.ids import Seat


def goals_for(seat: Seat, when: When, *counts: Count) -> list[Goal]:
    """Return the seat's objectives that count one of these."""
    return [
        goal
        for goal in GOALS[seat]
        if goal.when == when and not {each.count for each in measures_in(goal)}.isdisjoint(counts)
    ]


def measures_in(goal: Goal) -> list[MeasureRow]:
    keys = [goal.per] if goal.per else [key for key, _ in goal.needs]
    return [MEASURES[key] for key in keys]


@lru_cache(256)
def points_for(figures: Figures, seat: Seat, when: When, *counts: Count) -> int:
    """Return the points of these objectives."""
    return sum([figures.points[goal.objective] for goal in goals_for(seat, when, *counts)])
