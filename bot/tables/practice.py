"""A first game with a tutor: how its table is set up, which lesson comes, what was taught."""

from dataclasses import replace

import engine
from bot.store import Given, OutboxMessage, Practice, Sitter, TableRow
from bot.store.outbox import ShowPractice
from bot.tables import lobby
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import Situation
from engine.lessons import Lesson, Lessons, lessons_of, remark_key

OPPONENT_LEVEL = "easy"
TAUGHT = tuple([game_id for game_id in engine.GAMES if lessons_of(game_id)])


def title(game_id: str, lang: str) -> str:
    return engine.GAMES[game_id].words("title", lang)


def lessons(game_id: str) -> Lessons:
    found = lessons_of(game_id)
    assert found is not None, game_id
    return found


def new_row(game_id: str, channel_id: int, learner: Sitter, lang: str) -> TableRow:
    """Return the row of a practice table: the learner in their seat, computers in the others."""
    assert learner.user_id is not None
    plan = lessons(game_id)
    row = TableRow(
        id=0,
        channel_id=channel_id,
        guild_id=None,
        game_id=game_id,
        status="running",
        host_id=learner.user_id,
        lang=lang,
        options=dict(plan.options),
        seats=(learner,),
        version=1,
        hours=0,  # nobody is reminded of a lesson
        practice=Practice(),
    )
    for _ in range(plan.seats - 1):
        row = lobby.with_computer(row, OPPONENT_LEVEL)
    first, *others = row.seats
    return row.changed(seats=(*others[: plan.seat], first, *others[plan.seat :]))


def learner_seat(row: TableRow) -> int:
    return lessons(row.game_id).seat


def due(table: HostedTable) -> Lesson | None:
    """Return the lesson that fits what the learner is asked now."""
    taught = [each.lesson for each in _of(table.row).given]
    return lessons(table.row.game_id).due(table.game, taught)


def remark(table: HostedTable) -> str | None:
    """Return the key of what the tutor says to the learner's last answer."""
    practice = _of(table.row)
    last = practice.given[-1] if practice.given else None
    if last is None or last.at != practice.answered_at:
        return None
    lesson = lessons(table.row.game_id).named(last.lesson)
    return remark_key(lesson, table.game.history[last.at].text) if lesson else None


def is_taught(row: TableRow) -> bool:
    """Return whether the tutor has come to the end: some lessons before it may never fit."""
    plan, taught = lessons(row.game_id), {each.lesson for each in _of(row).given}
    return plan.lesson[-1].id in taught or len(taught) == len(plan.lesson)


def has_answered(row: TableRow) -> bool:
    """Return whether there is an answer of the learner's, of which there may be news."""
    return _of(row).answered_at >= 0


def before_answer(table: HostedTable) -> TableRow:
    """Return the row as the learner's answer leaves it: the lesson that came with it is given.

    What happens from here on is told with the next question.
    """
    at, lesson, practice = len(table.game.history), due(table), _of(table.row)
    given = (*practice.given, Given(lesson.id, at)) if lesson else practice.given
    return table.row.changed(
        practice=replace(practice, given=given, answered_at=at),
        events_told=table.game.event_count,
    )


def after_undo(row: TableRow, game: engine.Table) -> TableRow:
    """Return the row after an answer was taken back: its lesson comes again."""
    practice = _of(row)
    given = tuple([each for each in practice.given if each.at < len(game.history)])
    return row.changed(
        practice=replace(practice, given=given, answered_at=-1), events_told=game.event_count
    )


def after_action(row: TableRow, before: Situation, after: Situation) -> list[OutboxMessage]:
    """Return what is to be shown: the learner's own answer shows what comes at once."""
    is_called = [seat for seat in after.called if seat not in before.called]
    return [ShowPractice()] if learner_seat(row) in is_called or not after.asked else []


def paused(row: TableRow) -> TableRow:
    return row.changed(practice=replace(_of(row), paused=True))


def resumed(row: TableRow) -> TableRow:
    return row.changed(practice=replace(_of(row), paused=False))


def ended(row: TableRow) -> TableRow:
    return row.changed(status="abandoned", computer_due=False)


def _of(row: TableRow) -> Practice:
    assert row.practice is not None
    return row.practice
