"""/learn: a first game with a tutor, in the DM with the person: begun, left, and taken up again."""

from collections.abc import Callable

import discord

from bot.delivery.error_codes import NO_DM
from bot.interactions.context import Context
from bot.messages import practice as messages
from bot.messages.message import ButtonId, compose
from bot.messages.screen import screen_message
from bot.messages.welcome import LEARN, choose_message
from bot.store import ChannelTaken, TableRow
from bot.store.outbox import ShowPractice
from bot.tables import practice
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say


async def learn(ctx: Context, game_id: str = "") -> None:
    """Begin a first game, or say how to go on with the one that was begun."""
    if not game_id:
        game_id = await _meant(ctx)
    if not game_id:
        await ctx.reply(choose_message(LEARN, ctx.lang, ctx.named_game, practice.TAUGHT))
        return
    if game_id not in practice.TAUGHT:
        raise HostError("not-taught", games=", ".join(practice.TAUGHT))
    begun = await _begun(ctx, game_id)
    if begun:
        await ctx.reply(messages.under_way_message(begun, ctx.lang))
    else:
        await _begin(ctx, game_id, practice.lessons(game_id).seed)


async def _meant(ctx: Context) -> str:
    """Return the game that the channel is named for, or else the only one begun; or nothing."""
    named = ctx.named_game
    if named in practice.TAUGHT:
        return named
    begun = await ctx.services.tables.practice_of(ctx.user_id)
    return begun[0].row.game_id if len(begun) == 1 else ""


async def _begun(ctx: Context, game_id: str) -> HostedTable | None:
    begun = await ctx.services.tables.practice_of(ctx.user_id)
    return next((table for table in begun if table.row.game_id == game_id), None)


async def _begin(ctx: Context, game_id: str, seed: str) -> None:
    """Deal it in the DM, which is opened with a greeting: where DMs are closed, nothing begins."""
    channel_id = await _greeted(ctx, game_id)
    tables = ctx.services.tables
    await _set_others_aside(ctx, game_id)
    try:
        ctx.table = await tables.learn(game_id, channel_id, ctx.person, ctx.lang, seed)
    except ChannelTaken:  # pressed twice
        raise HostError("practice-begun") from None
    is_here = ctx.interaction.channel_id == channel_id
    key = "practice-begins-here" if is_here else "practice-begins"
    await ctx.reply(compose(say(key, ctx.lang, **_place(ctx.table, ctx.lang))))


async def _greeted(ctx: Context, game_id: str) -> int:
    api = ctx.services.api
    try:
        channel_id = await api.dm(ctx.user_id)
        if ctx.interaction.channel_id != channel_id:
            title = practice.title(game_id, ctx.lang)
            greeting = compose(say("practice-greeting", ctx.lang, title=title))
            await api.send(channel_id, greeting, f"learn-{ctx.interaction.id}"[:25])
    except discord.HTTPException as problem:
        if problem.code not in NO_DM:
            raise
        raise HostError("practice-dms") from None
    return channel_id


async def _set_others_aside(ctx: Context, game_id: str) -> None:
    """One lesson at a time: what is typed in the DM is then meant for that one."""
    tables = ctx.services.tables
    for other in await tables.practice_of(ctx.user_id):
        if other.row.game_id != game_id and other.row.practice and not other.row.practice.paused:
            await tables.change_practice(other.row.id, practice.paused, [ShowPractice()])


def _place(table: HostedTable, lang: str) -> dict[str, str]:
    """Return the facts of a sentence that says where it is."""
    link = f"https://discord.com/channels/@me/{table.row.channel_id}"
    return {"title": table.words("title", lang), "link": link}


# -- buttons -------------------------------------------------------------------------------------


async def pressed(ctx: Context, button: ButtonId) -> None:
    """Answer a button of a practice game, which is the learner's alone."""
    if ctx.table.row.practice is None:
        raise HostError("button")
    assert ctx.seat is not None
    ways = {"resume": resume, "again": again, "pause": pause, "stop": stop}
    if button.detail not in ways:
        raise HostError("button")
    await ways[button.detail](ctx)


async def resume(ctx: Context) -> None:
    """Go on: where its message is, or below in the DM."""
    table, is_shown = ctx.table, await _is_its_message(ctx)
    await _set_others_aside(ctx, table.row.game_id)
    shows = [] if is_shown else [ShowPractice(as_new=True)]
    tables = ctx.services.tables
    ctx.table = await tables.change_practice(table.row.id, practice.resumed, shows)
    if is_shown:
        terms = await tables.glossary.explain(ctx.table, ctx.seat, ctx.lang)
        outgoing = screen_message(ctx.table, ctx.seat, ctx.lang, images=ctx.pictures, terms=terms)
        await ctx.reply(outgoing)
    else:
        is_here = ctx.interaction.channel_id == table.row.channel_id
        key = "practice-goes-on-here" if is_here else "practice-goes-on"
        await ctx.reply(compose(say(key, ctx.lang, **_place(table, ctx.lang))))


async def pause(ctx: Context) -> None:
    """Set it aside; nothing is lost."""
    await _change(ctx, practice.paused)
    await ctx.reply(messages.paused_message(ctx.table, ctx.lang))


async def stop(ctx: Context) -> None:
    """End it: the tutor has nothing more to say."""
    await _change(ctx, practice.ended)
    await ctx.reply(messages.ended_message(ctx.table, ctx.lang))


async def again(ctx: Context) -> None:
    """Begin anew, with another deal."""
    old = ctx.table.row
    if old.status == "running":
        await _change(ctx, practice.ended)
    elif await _begun(ctx, old.game_id):
        raise HostError("practice-begun")
    plan = practice.lessons(old.game_id)
    await _begin(ctx, old.game_id, f"{plan.seed} {old.id}")


async def _change(ctx: Context, change: Callable[[TableRow], TableRow]) -> None:
    """Change it; its message shows that, unless it is the one that is replaced by the answer."""
    shows = [] if await _is_its_message(ctx) else [ShowPractice()]
    ctx.table = await ctx.services.tables.change_practice(ctx.table.row.id, change, shows)


async def _is_its_message(ctx: Context) -> bool:
    message, row = ctx.interaction.message, ctx.table.row
    post = await ctx.services.store.post(row.id, f"screen {practice.learner_seat(row)}")
    return bool(message and post and message.id == post.message_id)
