"""Turn what an action changed into outbox messages, which are stored with the action."""

from collections.abc import Mapping

from bot.store import OutboxMessage, TableRow
from bot.store.outbox import (
    AskSeat,
    OpenLog,
    PostBoard,
    PostResult,
    RefreshBoard,
    SayInChannel,
    TellLog,
)
from bot.tables import practice
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import NOT_STARTED, Situation
from bot.text.say import say

FRESH_BOARD_AFTER_EVENTS = 60  # by then the board has scrolled away
NOTHING_ANSWERED: Mapping[int, str] = {}

Announced = tuple[TableRow, list[OutboxMessage]]


def after_action(
    table: HostedTable,
    before: Situation,
    after: Situation,
    answered: Mapping[int, str] = NOTHING_ANSWERED,
) -> Announced:
    """Return the row with what has been told by now, and what is to be said.

    A turn is told in one message when it ends; each phase has a fresh board. `answered` is what
    was answered for people by a setting of theirs.
    """
    if table.row.practice:
        return table.row, practice.after_action(table.row, before, after)
    called = [seat for seat in after.called if seat not in before.called]
    same_phase = after.chapter == before.chapter
    asks: list[OutboxMessage] = [
        AskSeat(seat, answered.get(seat, ""))
        for seat in sorted({*called, *answered})
        if people_on(table.row, [seat])
    ]
    if not called and same_phase and after.asked:
        # Somebody goes on with a turn, or has sealed an answer that others still owe.
        return table.row, asks if after.asked == before.asked else [RefreshBoard(), *asks]
    row = table.row.changed(events_told=table.game.event_count)
    told = _told(table, people_on(row, called) if same_phase else [])
    if table.game.result:
        return row, [*told, PostResult()]
    if same_phase and row.events_told - row.events_on_board < FRESH_BOARD_AFTER_EVENTS:
        return row, [*told, RefreshBoard(), *asks]
    row = row.changed(events_on_board=row.events_told)
    people = [] if same_phase else people_on(row, called)  # the story called them already
    return row, [*told, PostBoard(tuple(people)), *asks, RefreshBoard()]


def _told(table: HostedTable, people: list[int]) -> list[OutboxMessage]:
    """Return the story since the channel was last told, and the call for these people."""
    happened = table.game.log(None, table.row.events_told)
    events = tuple([event.written() for event in table.game.rules.telling(happened)])
    mentions = " ".join(f"<@{user}>" for user in people)
    call = say("your-turn", table.row.lang, people=mentions) if people else ""
    if table.row.log == "thread":
        told: list[OutboxMessage] = [TellLog("", events, table.names)] if events else []
        return [*told, SayInChannel(call, tuple(people))] if call else told
    if not events and not call:
        return []
    return [SayInChannel(call, tuple(people), events, table.names)]


def after_start(table: HostedTable, after: Situation) -> Announced:
    row, messages = after_action(table, NOT_STARTED, after)
    return row, [OpenLog(), *messages] if row.log == "thread" else messages


def after_undo(table: HostedTable, seat: int, before: Situation, after: Situation) -> Announced:
    """As `after_action`; an undo is said only if the channel was told of what is taken back."""
    if table.row.practice:
        return practice.after_undo(table.row, table.game), []
    row, messages = table.row, list[OutboxMessage]()
    if row.events_told > table.game.event_count:
        row = row.changed(events_told=table.game.event_count)
        text = say("taken-back", row.lang, name=table.names[seat])
        messages.append(TellLog(text) if row.log == "thread" else SayInChannel(text))
    if after.chapter != before.chapter:
        messages.append(PostBoard())
    return row, [*messages, RefreshBoard()]


def people_on(row: TableRow, seats: list[int]) -> list[int]:
    """Return the user ids of those of these seats that are people."""
    sitters = [row.seats[seat] for seat in seats]
    return [sitter.user_id for sitter in sitters if sitter.user_id]
