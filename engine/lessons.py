"""Lessons of a first game: what a tutor says before a decision, and after it.

A lesson belongs to a question, not to a script: it comes when the learner is asked that question
and could do what it recommends. So whatever learner and opponents do, the next lesson still fits.
"""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.ids import Seat
from engine.packages import RULES, folder_of
from engine.table import Table
from engine.words import Words


class Lesson(BaseModel):
    """One idea of the game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    asked: tuple[str, ...]  # the questions that it may come with
    # Beginnings of actions that it recommends, one of which must be legal; none: any action will do
    tries: tuple[str, ...] = ()
    since: dict[str, int] = {}  # facts of the game's stage that must have come to this: round 2

    def recommends(self, action: str) -> bool:
        """Return whether an action is what the lesson asks to try."""
        return not self.tries or any(f"{action} ".startswith(f"{each} ") for each in self.tries)

    def has_come(self, stage: Mapping[str, Any]) -> bool:
        return all(stage[name] >= least for name, least in self.since.items())


class Lessons(BaseModel):
    """The first game of a newcomer: how the table is set up, and its lessons in order."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: int
    seat: int  # of the learner
    seed: str
    options: dict[str, str | int | bool] = {}
    lesson: tuple[Lesson, ...]

    def due(self, table: Table, given: Collection[str]) -> Lesson | None:
        """Return the next lesson that fits what the learner is asked now."""
        prompt = table.prompt(self.seat) if Seat(self.seat) in table.asked else None
        if prompt is None:
            return None
        legal, stage = table.legal(self.seat), table.stage()
        for lesson in self.lesson:
            fits = lesson.id not in given and prompt["key"] in lesson.asked
            if fits and lesson.has_come(stage) and any(map(lesson.recommends, legal)):
                return lesson
        return None

    def named(self, lesson_id: str) -> Lesson | None:
        return next((each for each in self.lesson if each.id == lesson_id), None)


def remark_key(lesson: Lesson, action: str) -> str:
    """Return the key of what the tutor says once the learner has acted."""
    return f"lesson-{lesson.id}.{'tried' if lesson.recommends(action) else 'other'}"


@cache
def lessons_of(game: str) -> Lessons | None:
    """Return the lessons of a game, or None if it has none."""
    path = folder_of(RULES[game]) / "lessons" / "lessons.toml"
    if not path.is_file():
        return None
    return Lessons.model_validate(tomllib.loads(path.read_text("utf-8")))


@cache
def lesson_words(game: str) -> Words:
    """Return the tutor's sentences: `lesson-<id>` before a decision, `.tried`, `.other` after."""
    return Words(folder_of(RULES[game]) / "lessons")
