"""/hint: what a computer player would do in somebody's place, what else it weighed, and why."""

from bot.interactions.errors import Guard
from bot.interactions.services import Host
from bot.interactions.use_cases import label
from bot.messages.message import compose
from bot.tables.hosted_table import Live
from bot.text.say import HostError, say
from bot.workers.thinking import Rival, Thought

CLOSE, FAR = 0.25, 1.5  # victory points: hardly to be told apart; not to be thought of again


async def hint(host: Host, guard: Guard, live: Live) -> None:
    """With what this person knows, for their eyes only."""
    seat = host.seat_of(live, guard.answer.interaction.user.id)
    if seat not in live.table.asked:
        raise HostError("not-asked-hint")
    legal = live.table.legal(seat)
    if len(legal) == 1:
        only = say("hint-only", guard.lang, action=label(live, legal[0], guard.lang))
        await guard.answer.give(compose(only))
        return
    thought = await _advice(host, guard, live, seat)
    if thought is None:
        raise HostError("no-hint")
    await guard.answer.give(compose(*hint_lines(live, thought, guard.lang)))


async def _advice(host: Host, guard: Guard, live: Live, seat: int) -> Thought | None:
    """One at a time for each person: computer seats of other tables want to think as well."""
    user = guard.answer.interaction.user.id
    if user in host.advised:
        raise HostError("one-hint")
    host.advised.add(user)
    try:
        return await host.thinker.advice(live, seat)
    finally:
        host.advised.discard(user)


def hint_lines(live: Live, thought: Thought, lang: str) -> list[str]:
    choice = say("hint", lang, action=_move(live, thought, lang))
    lines = [f"{choice} {_why(live, thought, lang)}"]
    if thought.others:
        others = " · ".join(_weighed(live, each, lang) for each in thought.others)
        lines.append("-# " + say("hint-others", lang, actions=others))
    return lines


def _move(live: Live, thought: Thought, lang: str) -> str:
    """Step by step, as it will be asked."""
    steps = [label(live, action, lang) for action in (thought.action, *thought.then)]
    return say("hint-then", lang).join(steps)


def _why(live: Live, thought: Thought, lang: str) -> str:
    """What it gains by; where that is nothing in particular, how clear the choice is."""
    if thought.reason:
        return say("hint-why", lang, part=live.words(f"worth-{thought.reason}", lang))
    is_close = thought.others and thought.others[0].behind < CLOSE
    return say("hint-even" if is_close else "hint-placed", lang)


def _weighed(live: Live, rival: Rival, lang: str) -> str:
    if rival.behind < CLOSE:
        how = "hint-close"
    else:
        how = "hint-behind" if rival.behind < FAR else "hint-far"
    return say(how, lang, action=label(live, rival.action, lang))
