"""The pace at which people answer, so that an answer which is no choice does not come quicker.

Who has only one thing to do, and nobody else knows that, is not called for it. The answer comes by
itself, as late as one of the last answers that this person gave at this table to a call.
"""

import math
from random import SystemRandom

from bot.store import TableRow

MAX_PACES = 5  # of a seat: those of its last answers
MIN_PACES = 2  # by which a pace is known
USUAL_SECONDS = (20, 600)  # where no pace is known
SPREAD = (0.7, 1.4)  # so that no two answers take as long
_random = SystemRandom()


def noted(row: TableRow, seat: int, now: int) -> TableRow:
    """Return the row with how long this seat took to answer the call that it answers now."""
    since = next((wait.since for wait in row.waits if wait.seat == seat), None)
    if since is None:
        return row
    paces = [*row.paces, *([()] * (len(row.seats) - len(row.paces)))]
    paces[seat] = (*paces[seat], max(0, now - since))[-MAX_PACES:]
    return row.changed(paces=tuple(paces))


def answer_at(row: TableRow, seat: int, now: int) -> int:
    """Return the second at which a seat answers by itself; where nobody could learn from it, now.

    Computer players learn from nothing but their views.
    """
    if sum(not sitter.is_computer for sitter in row.seats) < 2:
        return now
    known = row.paces[seat] if seat < len(row.paces) else ()
    if len(known) >= MIN_PACES:
        return now + round(_random.choice(known) * _random.uniform(*SPREAD))
    low, high = map(math.log, USUAL_SECONDS)
    return now + round(math.exp(_random.uniform(low, high)))
