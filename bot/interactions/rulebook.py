"""/rules and [?]: the rules by page, and the rule behind the question that one is asked."""

import engine
from bot.interactions.context import Context
from bot.messages.message import ButtonId
from bot.messages.rulebook import GO, explanation_message, rules_message, table_of_game
from bot.text.say import HostError


async def show(ctx: Context) -> None:
    """Show the first page of this table's rules."""
    await ctx.reply(rules_message(ctx.table, ctx.lang))


async def show_game(ctx: Context, game_id: str) -> None:
    """Show the rules of a game where no table plays it."""
    if game_id not in engine.GAMES:
        raise HostError("button")
    ctx.table = table_of_game(game_id, ctx.lang)
    await show(ctx)


async def turn_to(ctx: Context, pressed: ButtonId, picked: str) -> None:
    """Turn to a page: a button says which, or a list in which it was picked."""
    game_id, _, place = pressed.detail.rpartition(".")
    if not pressed.table_id:
        if game_id not in engine.GAMES:
            raise HostError("button")
        ctx.table = table_of_game(game_id, ctx.lang)
    await ctx.reply(rules_message(ctx.table, ctx.lang, picked if place == GO else place))


async def explain(ctx: Context, pressed: ButtonId) -> None:
    """Explain the question that this person is asked, or one kind of action that it offers."""
    if not pressed.table_id:
        raise HostError("button")
    ctx.must_have_begun()
    seat = ctx.table.row.seat_of(ctx.user_id)
    await ctx.reply(explanation_message(ctx.table, seat, ctx.lang, pressed.detail))
