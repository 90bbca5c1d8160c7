"""Who sits where: what joining, leaving and computer players change of a table's row."""

import secrets
from dataclasses import replace

import engine
from bot.store import Sitter, TableRow
from bot.tables import parts
from bot.text.say import HostError, say
from engine.players import LEVELS
from engine.players.evaluator import manners_of
from engine.words import words_of

FILLING_LEVEL = "normal"  # of those who take the free seats at the press of one button
STAND_IN_LEVEL = "normal"  # of the computer player that goes on for a person who leaves
NOBODY = 0  # hosts a table whose people have all been forgotten
BETWEEN = "\0"  # stands for a name to find out what is around it


def with_person(row: TableRow, person: Sitter) -> TableRow:
    """Seat a person; a computer player that had the same name gets another."""
    if row.seat_of(person.user_id or 0) is not None:
        raise HostError("seated")
    row = _with(row, person)
    for seat, sitter in enumerate(row.seats):
        if sitter.is_computer and _is_called(sitter, person.name):
            row = _put(row, seat, replace(sitter, name=_free_name(row)))
    return row


def with_computer(row: TableRow, level: str, name: str = "", manner: str | None = None) -> TableRow:
    """Seat a computer player, by this name if nobody else has it, of this manner or of any."""
    is_free = name and not any(_is_called(sitter, name) for sitter in row.seats)
    called = name if is_free else _free_name(row)
    return _with(row, Sitter(called, None, level, manner=manner or _some_manner(row, level)))


def _some_manner(row: TableRow, level: str) -> str | None:
    """Return a manner that nobody at the table has, if there is one; easy players have none."""
    manners = list(manners_of(row.game_id)) if LEVELS[level].width else []
    free = [each for each in manners if all(each != sitter.manner for sitter in row.seats)]
    return secrets.choice(free or manners) if manners else None


def is_full(row: TableRow) -> bool:
    return len(row.seats) >= engine.GAMES[row.game_id].seats[-1]


def filled(row: TableRow, level: str) -> TableRow:
    """Seat computer players of a level wherever nobody sits."""
    for _ in range(engine.GAMES[row.game_id].seats[-1] - len(row.seats)):
        row = with_computer(row, level)
    return row


def _free_name(row: TableRow) -> str:
    """Return a name of the game's world that nobody at the table has."""
    words = words_of(row.game_id)
    own = words if words.has("computer-names", row.lang) else say
    names = [each.strip() for each in own("computer-names", row.lang).split(",")]
    free = [name for name in names if not any(_is_called(each, name) for each in row.seats)]
    if free:
        return secrets.choice(free)
    number = 1 + sum(sitter.is_computer for sitter in row.seats)
    return say("computer-name", row.lang, number=number)


def _is_called(sitter: Sitter, name: str) -> bool:
    """Return whether somebody could be meant by this name: they have a word of it in common."""
    return not set(sitter.name.casefold().split()).isdisjoint(name.casefold().split())


def _with(row: TableRow, sitter: Sitter) -> TableRow:
    most = engine.GAMES[row.game_id].seats[-1]
    if len(row.seats) >= most:
        raise HostError("full", count=most)
    return row.changed(seats=(*row.seats, sitter))


def without_computer(row: TableRow) -> TableRow:
    """Remove the computer player that came last."""
    seats = [seat for seat, sitter in enumerate(row.seats) if sitter.is_computer]
    if not seats:
        raise HostError("no-computer")
    return row.changed(seats=row.seats[: seats[-1]] + row.seats[seats[-1] + 1 :])


def without_person(row: TableRow, user_id: int) -> TableRow:
    """Remove a person; the next one becomes host, and the last one closes the table."""
    seat = seat_of(row, user_id)
    seats = row.seats[:seat] + row.seats[seat + 1 :]
    people = [sitter.user_id for sitter in seats if sitter.user_id]
    if not people:
        return row.changed(status="abandoned")
    host = row.host_id if row.host_id in people else people[0]
    return row.changed(seats=seats, host_id=host)


def with_stand_in(row: TableRow, user_id: int, level: str) -> TableRow:
    """Let a computer player go on for somebody; the seat stays theirs to take back."""
    seat = seat_of(row, user_id)
    others = [s.user_id for s in row.seats if s.user_id and s.user_id != user_id]
    if not others:
        raise HostError("nobody-to-leave")
    name = say("stand-in-name", row.lang, name=row.seats[seat].name)
    host = row.host_id if row.host_id != user_id else others[0]
    return _put(row, seat, Sitter(name, None, level, away=user_id)).changed(host_id=host)


def with_person_back(row: TableRow, person: Sitter) -> TableRow:
    """Give somebody the seat back on which a computer player went on for them."""
    if row.seat_of(person.user_id or 0) is not None:
        raise HostError("seated")
    for seat, sitter in enumerate(row.seats):
        if sitter.away and sitter.away == person.user_id:
            return _put(row, seat, person)
    raise HostError("no-seat-kept")


def forgotten(row: TableRow, user_id: int) -> TableRow:
    """Return the row of any table without a person: neither the id nor the name is left in it.

    A lobby of theirs closes. In a running game a computer player goes on for good, and somebody
    else hosts; where nobody else is left, it ends.
    """
    if row.status == "lobby":
        return _without(row, user_id)
    for seat, sitter in enumerate(row.seats):
        if user_id in (sitter.user_id, sitter.away):
            level = sitter.level or STAND_IN_LEVEL
            row = _put(row, seat, Sitter(neutral_name(row, seat), None, level))
            acted = [0 if at == seat else last for at, last in enumerate(row.last_interaction_ids)]
            waits = [wait for wait in row.waits if wait.seat != seat]
            paces = [() if at == seat else pace for at, pace in enumerate(row.paces)]
            row = row.changed(
                waits=tuple(waits), last_interaction_ids=tuple(acted), paces=tuple(paces)
            )
    people = [sitter.user_id for sitter in row.seats if sitter.user_id]
    if row.host_id == user_id:
        row = row.changed(host_id=people[0] if people else NOBODY)
    if row.status == "running" and not people:
        return row.changed(status="abandoned", computer_due=False, waits=())
    return row


def _without(row: TableRow, user_id: int) -> TableRow:
    """Return a lobby without a person; where they host, it closes."""
    row = parts.without_draft(row)
    seats = tuple([sitter for sitter in row.seats if sitter.user_id != user_id])
    if row.host_id != user_id:
        return row.changed(seats=seats)
    people = [sitter.user_id for sitter in seats if sitter.user_id]
    host = people[0] if people else NOBODY
    return row.changed(seats=seats, host_id=host, status="abandoned")


def unnamed(row: TableRow) -> TableRow:
    """Return the row of a finished table in which no person is named."""
    for seat, sitter in enumerate(row.seats):
        if sitter.user_id or sitter.away:
            row = _put(row, seat, Sitter(neutral_name(row, seat)))
    return row.changed(host_id=NOBODY, last_interaction_ids=(), paces=())


def neutral_name(row: TableRow, seat: int) -> str:
    return say("neutral-name", row.lang, number=seat + 1)


def names_of(row: TableRow, seat: int) -> frozenset[str]:
    """Return the names that the person of a seat goes by, also while a stand-in plays."""
    name = row.seats[seat].name
    before, _, after = say("stand-in-name", row.lang, name=BETWEEN).partition(BETWEEN)
    return frozenset({name, name.removeprefix(before).removesuffix(after)})


def _put(row: TableRow, seat: int, sitter: Sitter) -> TableRow:
    return row.changed(seats=(*row.seats[:seat], sitter, *row.seats[seat + 1 :]))


def seat_of(row: TableRow, user_id: int) -> int:
    seat = row.seat_of(user_id)
    if seat is None:
        raise HostError("not-seated-lobby")
    return seat
