"""What an action gives the table to hear: errands for the outbox, written before the answer."""

from dataclasses import dataclass
from typing import Any

from bot.store import Errand
from bot.tables.automatic import only_answer
from bot.tables.hosted_table import HostedTable
from bot.text.say import say

FRESH_BOARD_AFTER_EVENTS = (
    60  # events after which the board has scrolled away, so that a fresh one is due
)


@dataclass(frozen=True, slots=True)
class Situation:
    """What the channel knows of a position: which chapter of the game it is, and who is asked.

    Called is whoever has a choice: an answer that will come by itself is nobody's obligation.
    """

    chapter: tuple[Any, ...]
    asked: tuple[int, ...]
    called: tuple[int, ...]

    @classmethod
    def of(cls, table: HostedTable) -> "Situation":
        game = table.game
        stage, asked = game.stage(), game.asked
        called = tuple([seat for seat in asked if only_answer(game, seat) is None])
        return cls(tuple([stage.get(part) for part in game.rules.chapters]), asked, called)


NOT_STARTED = Situation((), (), ())


def log_opened(table: HostedTable) -> list[Errand]:
    """What the start of a game gives to do where its log has a thread of its own."""
    return [Errand("thread", {})] if table.row.log == "thread" else []


def after_action(table: HostedTable, before: Situation) -> list[Errand]:
    """A turn is told in one message when it ends; each phase has a fresh board."""
    after = Situation.of(table)
    fresh = [seat for seat in after.called if seat not in before.called]
    if not fresh and after.chapter == before.chapter and after.asked:
        # Somebody goes on with a turn, or has sealed an answer that others still owe.
        return [] if after.asked == before.asked else [Errand("board", {})]
    return [*_told(table, after, before, fresh), *_board(table, after, before, fresh)]


def _told(
    table: HostedTable, after: Situation, before: Situation, fresh: list[int]
) -> list[Errand]:
    happened = table.game.log(None, table.row.events_told)
    events = [event.written() for event in table.game.rules.telling(happened)]
    story = {"events": events, "names": table.names}
    table.row = table.row.changed(events_told=table.game.event_count)
    same_phase = after.chapter == before.chapter
    people = people_on(table, fresh) if same_phase else []
    mentions = " ".join(f"<@{user}>" for user in people)
    call = say("your-turn", table.row.lang, people=mentions) if people else ""
    if table.row.log == "thread":
        told = [Errand("tell", story)] if events else []
        return [*told, Errand("say", {"text": call, "people": people})] if call else told
    if not events and not call:
        return []
    return [Errand("say", {**story, "text": call, "people": people})]


def _board(
    table: HostedTable, after: Situation, before: Situation, fresh: list[int]
) -> list[Errand]:
    asks = [Errand("ask", {"seat": seat}) for seat in fresh if people_on(table, [seat])]
    if table.game.result:
        return [Errand("final", {})]
    same_phase = after.chapter == before.chapter
    if same_phase and table.row.events_told - table.row.events_on_board < FRESH_BOARD_AFTER_EVENTS:
        return [Errand("board", {}), *asks]
    table.row = table.row.changed(events_on_board=table.row.events_told)
    people = [] if same_phase else people_on(table, fresh)  # whom the narration called already
    return [Errand("table", {"people": people}), *asks, Errand("board", {})]


def after_undo(table: HostedTable, seat: int, before: Situation) -> list[Errand]:
    """Said only where the channel had been told of what is taken back."""
    after = Situation.of(table)
    errands = []
    if table.row.events_told > table.game.event_count:
        table.row = table.row.changed(events_told=table.game.event_count)
        text = say("taken-back", table.row.lang, name=table.names[seat])
        logged = table.row.log == "thread"
        errands.append(Errand("tell" if logged else "say", {"text": text, "people": []}))
    if after.chapter != before.chapter:
        errands.append(Errand("table", {"people": []}))
    return [*errands, Errand("board", {})]


def people_on(table: HostedTable, seats: list[int]) -> list[int]:
    """User ids of those of these seats that are people."""
    sitters = [table.row.seats[seat] for seat in seats]
    return [sitter.user_id for sitter in sitters if sitter.user_id]
