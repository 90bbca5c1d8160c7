"""/hint: what a computer player would do in somebody's place, what else it weighed, and why."""

from bot.interactions.errors import Guard
from bot.interactions.services import Services
from bot.interactions.use_cases import label
from bot.messages.message import compose
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from bot.workers.thinking import Alternative, Thought

CLOSE_POINTS, FAR_POINTS = (
    0.25,
    1.5,
)  # victory points: hardly to be told apart; not to be thought of again


async def hint(services: Services, guard: Guard, table: HostedTable) -> None:
    """With what this person knows, for their eyes only."""
    seat = services.seat_of(table, guard.answer.interaction.user.id)
    if seat not in table.game.asked:
        raise HostError("not-asked-hint")
    legal = table.game.legal(seat)
    if len(legal) == 1:
        only = say("hint-only", guard.lang, action=label(table, legal[0], guard.lang))
        await guard.answer.give(compose(only))
        return
    thought = await _advice(services, guard, table, seat)
    if thought is None:
        raise HostError("no-hint")
    await guard.answer.give(compose(*hint_lines(table, thought, guard.lang)))


async def _advice(
    services: Services, guard: Guard, table: HostedTable, seat: int
) -> Thought | None:
    """One at a time for each person: computer seats of other tables want to think as well."""
    user = guard.answer.interaction.user.id
    if user in services.being_advised:
        raise HostError("one-hint")
    services.being_advised.add(user)
    try:
        return await services.thinker.advice(table, seat)
    finally:
        services.being_advised.discard(user)


def hint_lines(table: HostedTable, thought: Thought, lang: str) -> list[str]:
    choice = say("hint", lang, action=_move(table, thought, lang))
    lines = [f"{choice} {_why(table, thought, lang)}"]
    if thought.others:
        others = " · ".join(_weighed(table, each, lang) for each in thought.others)
        lines.append("-# " + say("hint-others", lang, actions=others))
    return lines


def _move(table: HostedTable, thought: Thought, lang: str) -> str:
    """Step by step, as it will be asked."""
    steps = [label(table, action, lang) for action in (thought.action, *thought.then)]
    return say("hint-then", lang).join(steps)


def _why(table: HostedTable, thought: Thought, lang: str) -> str:
    """What it gains by; where that is nothing in particular, how clear the choice is."""
    if thought.reason:
        return say("hint-why", lang, part=table.words(f"worth-{thought.reason}", lang))
    is_close = thought.others and thought.others[0].behind < CLOSE_POINTS
    return say("hint-even" if is_close else "hint-placed", lang)


def _weighed(table: HostedTable, rival: Alternative, lang: str) -> str:
    if rival.behind < CLOSE_POINTS:
        how = "hint-close"
    else:
        how = "hint-behind" if rival.behind < FAR_POINTS else "hint-far"
    return say(how, lang, action=label(table, rival.action, lang))
