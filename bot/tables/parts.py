"""Games in which each seat is a part to play: who gets which, chosen, dealt or drafted.

Who has chosen what, and whose turn a draft is, stands with those who sit; when a game begins,
they sit in the order of their parts and this is gone.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.store import Sitter, TableRow
from bot.text.say import HostError
from engine.words import words_of

CHOSEN, DEALT, DRAFTED = "chosen", "dealt", "drafted"


def has_parts(row: TableRow) -> bool:
    return bool(engine.GAMES[row.game_id].roles_option)


def allotment(row: TableRow) -> str:
    """Return how parts are given out at this table."""
    rules = engine.GAMES[row.game_id]
    default = rules.options.model_fields[rules.roles_option].default
    return str(row.options.get(rules.roles_option, default))


def count(row: TableRow) -> int:
    """Return how many parts there are to choose from: in a draft, as many as seats."""
    return len(row.seats) if is_drafting(row) else engine.GAMES[row.game_id].seats[-1]


def name(row: TableRow, part: int, lang: str) -> str:
    return words_of(row.game_id)(f"role-{part}", lang)


def holder(row: TableRow, part: int) -> Sitter | None:
    return next((sitter for sitter in row.seats if sitter.part == part), None)


def free(row: TableRow) -> list[int]:
    return [part for part in range(count(row)) if holder(row, part) is None]


def without(row: TableRow) -> list[Sitter]:
    """Return those who have no part yet, in the order in which they choose or came."""
    bare = [sitter for sitter in row.seats if sitter.part is None]
    return sorted(bare, key=lambda sitter: sitter.turn or 0)


def is_drafting(row: TableRow) -> bool:
    return any(sitter.turn is not None for sitter in row.seats)


def picker(row: TableRow) -> Sitter | None:
    """Return whose turn it is in a draft."""
    return next(iter(without(row)), None) if is_drafting(row) else None


def with_wish(row: TableRow, seat: int, part: int) -> TableRow:
    """Let somebody take a free part, or give back the one that they have taken."""
    _check(row, seat, part)
    own = row.seats[seat].part
    return _put(row, seat, replace(row.seats[seat], part=None if part == own else part))


def with_draft(row: TableRow) -> TableRow:
    """Draw the order in which parts are chosen; computer players that come first have chosen."""
    order = list(range(len(row.seats)))
    secrets.SystemRandom().shuffle(order)
    seats = [replace(sitter, part=None, turn=order[seat]) for seat, sitter in enumerate(row.seats)]
    return _settled(row.changed(seats=tuple(seats)))


def with_pick(row: TableRow, seat: int, part: int) -> TableRow:
    """Let whose turn it is choose a part; then computer players whose turn it is have chosen."""
    now = picker(row)
    if now is not row.seats[seat]:
        raise HostError("not-your-pick", name=now.name if now else "")
    _check(row, seat, part)
    return _settled(_put(row, seat, replace(row.seats[seat], part=part)))


def without_draft(row: TableRow) -> TableRow:
    """Return the row as if no draft had begun."""
    if not is_drafting(row):
        return row
    seats = [replace(sitter, part=None, turn=None) for sitter in row.seats]
    return row.changed(seats=tuple(seats))


def seated(row: TableRow) -> TableRow:
    """Return the row with everybody on the seat of their part; who has none gets one."""
    if not has_parts(row):
        return row
    seats = list(row.seats)
    if allotment(row) == DEALT:
        seats = [replace(sitter, part=None) for sitter in seats]
        secrets.SystemRandom().shuffle(seats)
    for sitter in seats:
        if sitter.part is not None and sitter.part >= len(seats):
            absent = {"role": name(row, sitter.part, row.lang), "name": sitter.name}
            raise HostError("part-absent", **absent, count=len(seats))
    return row.changed(seats=tuple([replace(s, part=None, turn=None) for s in _in_order(seats)]))


def _in_order(seats: Sequence[Sitter]) -> list[Sitter]:
    taken = {sitter.part: sitter for sitter in seats if sitter.part is not None}
    others = iter([sitter for sitter in seats if sitter.part is None])
    return [taken.get(part) or next(others) for part in range(len(seats))]


def _settled(row: TableRow) -> TableRow:
    """Let computer players choose by lot at their turn; the last part is nobody's choice."""
    while now := picker(row):
        left = free(row)
        if not now.is_computer and len(left) > 1:
            break
        seat = row.seats.index(now)
        row = _put(row, seat, replace(now, part=secrets.choice(left)))
    return row


def _check(row: TableRow, seat: int, part: int) -> None:
    """Refuse a part that is not there or taken: a client may send anything."""
    if not 0 <= part < count(row):
        raise HostError("button")
    other = holder(row, part)
    if other is not None and other is not row.seats[seat]:
        raise HostError("part-taken", role=name(row, part, row.lang), name=other.name)


def _put(row: TableRow, seat: int, sitter: Sitter) -> TableRow:
    return row.changed(seats=(*row.seats[:seat], sitter, *row.seats[seat + 1 :]))
