"""/hint: what a computer player would do in somebody's place, what else it weighed, and why."""

from bot.interactions.context import Context
from bot.messages.message import compose
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from bot.workers.thinking import Alternative, Thought

CLOSE_POINTS, FAR_POINTS = (
    0.25,
    1.5,
)  # victory points: hardly to be told apart; not to be thought of again


async def hint(ctx: Context) -> None:
    """Say what a computer player would do with what this person knows, for their eyes only."""
    table, seat = ctx.table, ctx.seat
    if seat not in table.game.asked:
        raise HostError("not-asked-hint")
    legal = table.game.legal(seat)
    if len(legal) == 1:
        only = say("hint-only", ctx.lang, action=table.action_label(legal[0], ctx.lang))
        await ctx.reply(compose(only))
        return
    thought = await _advice(ctx)
    if thought is None:
        raise HostError("no-hint")
    await ctx.reply(compose(*hint_lines(table, thought, ctx.lang)))


async def _advice(ctx: Context) -> Thought | None:
    """Think for one at a time of each person: other tables' computer seats think as well."""
    being_advised = ctx.services.being_advised
    if ctx.user_id in being_advised:
        raise HostError("one-hint")
    being_advised.add(ctx.user_id)
    try:
        return await ctx.services.thinker.advice(ctx.table, ctx.seat)
    finally:
        being_advised.discard(ctx.user_id)


def hint_lines(table: HostedTable, thought: Thought, lang: str) -> list[str]:
    choice = say("hint", lang, action=_move(table, thought, lang))
    lines = [f"{choice} {_why(table, thought, lang)}"]
    if thought.others:
        others = " · ".join(_weighed(table, each, lang) for each in thought.others)
        lines.append("-# " + say("hint-others", lang, actions=others))
    return lines


def _move(table: HostedTable, thought: Thought, lang: str) -> str:
    """Return the steps of the move as they will be asked."""
    steps = [table.action_label(action, lang) for action in (thought.action, *thought.then)]
    return say("hint-then", lang).join(steps)


def _why(table: HostedTable, thought: Thought, lang: str) -> str:
    """Say what it gains by; where that is nothing in particular, how clear the choice is."""
    if thought.reason:
        return say("hint-why", lang, part=table.words(f"worth-{thought.reason}", lang))
    is_close = thought.others and thought.others[0].behind < CLOSE_POINTS
    return say("hint-even" if is_close else "hint-placed", lang)


def _weighed(table: HostedTable, rival: Alternative, lang: str) -> str:
    if rival.behind < CLOSE_POINTS:
        how = "hint-close"
    else:
        how = "hint-behind" if rival.behind < FAR_POINTS else "hint-far"
    return say(how, lang, action=table.action_label(rival.action, lang))
