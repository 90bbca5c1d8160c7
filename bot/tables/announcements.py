"""Turn what an action changed into outbox messages, which are stored with the action."""

from collections.abc import Mapping, Sequence

from bot.store import OutboxMessage, TableRow
from bot.store.outbox import (
    AskSeat,
    EndScreen,
    EventData,
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
from engine import Event

MAX_FOLDED = 40  # events that are told in one go although computers play on
NEWS_EVENTS = 80  # the newest ones, among which those for everybody are looked for
NOTHING_ANSWERED: Mapping[int, str] = {}

Announced = tuple[TableRow, list[OutboxMessage]]


def after_action(
    table: HostedTable,
    before: Situation,
    after: Situation,
    answered: Mapping[int, str] = NOTHING_ANSWERED,
    uncalled: int | None = None,
) -> Announced:
    """Return the row with what has been told by now, and what is to be said.

    What happens until a person is called is told in one message; each phase has a fresh board.
    `answered` is what was answered for people by a setting of theirs. `uncalled` is the seat whose
    only answer came by itself: nobody was called for that, so its person has no panel on which the
    turn goes on.
    """
    if table.row.practice:
        return table.row, practice.after_action(table.row, before, after)
    called = [seat for seat in after.called if seat not in before.called]
    asks = [
        AskSeat(seat, answered.get(seat, ""))
        for seat in sorted({*called, *answered})
        if people_on(table.row, [seat])
    ]
    row, messages = _told(table, before, after, asks)
    if uncalled in after.called and uncalled not in {*called, *answered}:
        # What the others are told is the same as if that person had answered by hand.
        messages = [AskSeat(uncalled), *messages]
    return row, messages


def _told(
    table: HostedTable, before: Situation, after: Situation, asks: Sequence[AskSeat]
) -> Announced:
    if after.chapter != before.chapter or not after.asked:
        return _chapter_ended(table, before, asks)
    pending = _pending(table)
    if not asks and len(pending) < MAX_FOLDED:
        # Somebody goes on with a turn, has sealed an answer that others still owe, or a computer
        # has its turn.
        return table.row, [] if after.asked == before.asked else [RefreshBoard(idle=True)]
    if all(isinstance(event, table.game.rules.minor) for event in pending):
        return table.row, [*asks, RefreshBoard()]
    row = table.row.changed(events_told=table.game.event_count)
    return row, [*asks, *_story(table, pending), RefreshBoard()]


def _chapter_ended(table: HostedTable, before: Situation, asks: Sequence[AskSeat]) -> Announced:
    """Tell all there is; then the new board, or the result."""
    old, count = table.row, table.game.event_count
    row = old.changed(events_told=count, events_on_board=count, news_from=old.events_on_board)
    told = _story(table, _pending(table))
    if table.game.result:
        ends = [EndScreen(seat) for seat in range(len(row.seats)) if people_on(row, [seat])]
        return row, [*told, PostResult(), *ends]
    heading = table.words.heading(before.stage, row.lang) if before.stage else ""
    board = PostBoard(heading, news(table, old.news_from, old.events_on_board), table.names)
    return row, [*asks, *told, board]


def _pending(table: HostedTable) -> list[Event]:
    """Return what the channel has not been told yet, as it is told."""
    return table.game.rules.telling(table.game.log(None, table.row.events_told))


def _story(table: HostedTable, pending: Sequence[Event]) -> list[OutboxMessage]:
    events = tuple([event.written() for event in pending])
    if not events:
        return []
    if table.row.log == "thread":
        return [TellLog("", events, table.names)]
    return [SayInChannel("", (), events, table.names)]


def news(table: HostedTable, since: int, until: int) -> tuple[EventData, ...]:
    """Return what everybody wants to hear of these events: of many, the newest."""
    rules = table.game.rules
    first = max(since, until - NEWS_EVENTS)
    happened = rules.telling(table.game.log(None, first)[: until - first])
    return tuple([event.written() for event in happened if isinstance(event, rules.headlines)])


def news_now(table: HostedTable) -> tuple[EventData, ...]:
    """Return what everybody wants to hear since the board before this one."""
    row = table.row
    return news(table, row.news_from, max(row.events_told, row.events_on_board))


def untold(row: TableRow, event_count: int) -> int:
    """Return how many of the newest events may have to be told, again or for the first time."""
    newest = max(row.events_told, row.events_on_board)
    return event_count - min(row.events_told, max(row.news_from, newest - NEWS_EVENTS))


def after_start(table: HostedTable, after: Situation) -> Announced:
    row, messages = after_action(table, NOT_STARTED, after)
    return row, [OpenLog(), *messages] if row.log == "thread" else messages


def after_undo(table: HostedTable, seat: int, before: Situation, after: Situation) -> Announced:
    """As `after_action`; an undo is said only if the channel was told of what is taken back."""
    if table.row.practice:
        return practice.after_undo(table.row, table.game), []
    row, messages = table.row, list[OutboxMessage]()
    count = table.game.event_count
    is_told = row.events_told > count
    row = row.changed(
        events_told=min(row.events_told, count),
        events_on_board=min(row.events_on_board, count),
        news_from=min(row.news_from, count),
    )
    if is_told:
        text = say("taken-back", row.lang, name=table.names[seat])
        messages.append(TellLog(text) if row.log == "thread" else SayInChannel(text))
    if after.chapter != before.chapter:
        return row, [*messages, PostBoard(table.words.heading(before.stage, row.lang))]
    return row, [*messages, RefreshBoard()]


def people_on(row: TableRow, seats: list[int]) -> list[int]:
    """Return the user ids of those of these seats that are people."""
    sitters = [row.seats[seat] for seat in seats]
    return [sitter.user_id for sitter in sitters if sitter.user_id]
