"""What an action gives the table to hear: errands for the outbox, written before the answer."""

from dataclasses import dataclass
from typing import Any

from bot.forced import forced_answer
from bot.live import Live
from bot.say import say
from bot.store import Errand

FAR = 60  # events after which the board has scrolled away, so that a fresh one is due


@dataclass(frozen=True, slots=True)
class Moment:
    """What the channel knows of a position: which chapter of the game it is, and who is asked.

    Called is whoever has a choice: an answer that will come by itself is nobody's obligation.
    """

    chapter: tuple[Any, ...]
    asked: tuple[int, ...]
    called: tuple[int, ...]

    @classmethod
    def of(cls, live: Live) -> "Moment":
        table = live.table
        stage, asked = table.stage(), table.asked
        called = tuple([seat for seat in asked if forced_answer(table, seat) is None])
        return cls(tuple([stage.get(part) for part in table.rules.chapters]), asked, called)


NOWHERE = Moment((), (), ())


def log_opened(live: Live) -> list[Errand]:
    """What the start of a game gives to do where its log has a thread of its own."""
    return [Errand("thread", {})] if live.row.log == "thread" else []


def after_action(live: Live, before: Moment) -> list[Errand]:
    """A turn is told in one message when it ends; each phase has a fresh board."""
    after = Moment.of(live)
    fresh = [seat for seat in after.called if seat not in before.called]
    if not fresh and after.chapter == before.chapter and after.asked:
        # Somebody goes on with a turn, or has sealed an answer that others still owe.
        return [] if after.asked == before.asked else [Errand("board", {})]
    return [*_told(live, after, before, fresh), *_board(live, after, before, fresh)]


def _told(live: Live, after: Moment, before: Moment, fresh: list[int]) -> list[Errand]:
    happened = live.table.log(None, live.row.told)
    events = [event.written() for event in live.table.rules.telling(happened)]
    story = {"events": events, "names": live.names}
    live.row = live.row.changed(told=live.table.event_count)
    same_phase = after.chapter == before.chapter
    people = people_on(live, fresh) if same_phase else []
    mentions = " ".join(f"<@{user}>" for user in people)
    call = say("your-turn", live.row.lang, people=mentions) if people else ""
    if live.row.log == "thread":
        told = [Errand("tell", story)] if events else []
        return [*told, Errand("say", {"text": call, "people": people})] if call else told
    if not events and not call:
        return []
    return [Errand("say", {**story, "text": call, "people": people})]


def _board(live: Live, after: Moment, before: Moment, fresh: list[int]) -> list[Errand]:
    asks = [Errand("ask", {"seat": seat}) for seat in fresh if people_on(live, [seat])]
    if live.table.result:
        return [Errand("final", {})]
    same_phase = after.chapter == before.chapter
    if same_phase and live.row.told - live.row.fresh < FAR:
        return [Errand("board", {}), *asks]
    live.row = live.row.changed(fresh=live.row.told)
    people = [] if same_phase else people_on(live, fresh)  # whom the narration called already
    return [Errand("table", {"people": people}), *asks, Errand("board", {})]


def after_undo(live: Live, seat: int, before: Moment) -> list[Errand]:
    """Said only where the channel had been told of what is taken back."""
    after = Moment.of(live)
    errands = []
    if live.row.told > live.table.event_count:
        live.row = live.row.changed(told=live.table.event_count)
        text = say("taken-back", live.row.lang, name=live.names[seat])
        logged = live.row.log == "thread"
        errands.append(Errand("tell" if logged else "say", {"text": text, "people": []}))
    if after.chapter != before.chapter:
        errands.append(Errand("table", {"people": []}))
    return [*errands, Errand("board", {})]


def people_on(live: Live, seats: list[int]) -> list[int]:
    """User ids of those of these seats that are people."""
    sitters = [live.row.seats[seat] for seat in seats]
    return [sitter.user_id for sitter in sitters if sitter.user_id]
