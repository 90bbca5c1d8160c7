"""/move, and a group of commands for each game, generated from its actions."""

import asyncio
import inspect
from collections.abc import Sequence
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from bot.interactions import use_cases
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.context import Context
from bot.interactions.fuzzy_moves import MAX_ACTION_CHARS, meaning, suggestions
from bot.messages.panel.near import near_message
from bot.text.say import HostError, say
from engine.notation import tidy

MAX_CHOICES = 25
MAX_NAME_CHARS = 100
MAX_SUBCOMMANDS = 23  # of 25: the others are `do` and `more`
Text = app_commands.Range[str, 1, MAX_ACTION_CHARS]


class MoveCommands(commands.Cog):
    @app_commands.command(name="move", description=described("command-move"))
    @app_commands.describe(action=described("command-move-action"))
    async def move(self, interaction: Interaction[Any], action: Text) -> None:
        await play_text(context_of(interaction), action)

    @move.autocomplete("action")
    async def suggest(self, interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        ctx = context_of(interaction)
        legal = await legal_here(ctx)
        if not legal:
            return []
        found = await asyncio.to_thread(suggestions, ctx.table, legal, current, ctx.lang)
        return [
            Choice(
                name=ctx.table.action_label(action, ctx.lang)[:MAX_NAME_CHARS],
                value=action[:MAX_NAME_CHARS],
            )
            for action in found[:MAX_CHOICES]
        ]


async def play_text(ctx: Context, text: str, verb: str = "") -> None:
    """Play what was typed if that is one action; else show what comes near, and play nothing."""
    table = await ctx.find_game()
    legal = [each for each in table.game.legal(ctx.seat) if not verb or each.split(" ")[0] == verb]
    if not legal:
        await use_cases.play(ctx, tidy(text[:MAX_ACTION_CHARS]))  # which says why not
        return
    # It looks at every word of every action, which takes a few milliseconds.
    found = await asyncio.to_thread(meaning, table, legal, text, ctx.lang)
    if found.action:
        await use_cases.play(ctx, found.action)
    else:
        seat = ctx.seat
        await ctx.reply(
            near_message(table, seat, ctx.lang, text, found.near, is_many=found.is_many)
        )


async def legal_here(ctx: Context) -> list[str]:
    """Return what this person may do in this place; nothing where they have no table."""
    try:
        table = await ctx.find_game()
        legal = table.game.legal(ctx.seat)
    except HostError:
        return []
    await ctx.find_language()
    return legal


# -- a group for each game ---------------------------------------------------------------------


def game_group(game_id: str) -> app_commands.Group:
    """Return commands as `/jerusalem bid amount:3`: one for each verb that takes arguments.

    Discord allows 25 in a group; a game with more verbs has the others one level down.
    """
    rules = engine.GAMES[game_id]
    title = say("group-help", title=rules.title)[:MAX_NAME_CHARS]
    group = app_commands.Group(name=game_id, description=title)
    taking = [verb for verb, kinds in rules.verbs.items() if kinds]
    plain = [verb for verb, kinds in rules.verbs.items() if not kinds]
    if plain:
        group.add_command(do_command(game_id, plain))
    for verb in taking[:MAX_SUBCOMMANDS]:
        group.add_command(verb_command(game_id, verb, rules.verbs[verb]))
    if rest := taking[MAX_SUBCOMMANDS:]:
        more = app_commands.Group(name="more", description=title, parent=group)
        for verb in rest[:MAX_CHOICES]:
            more.add_command(verb_command(game_id, verb, rules.verbs[verb]))
    return group


def verb_command(game_id: str, verb: str, kinds: dict[str, Any]) -> Any:
    """Return a command whose options are the arguments, completed from what is legal."""

    async def callback(interaction: Interaction[Any], /, **values: Any) -> None:
        words = [verb, *(str(values[name]) for name in kinds)]
        await play_words(context_of(interaction), game_id, words)

    callback.__signature__ = signature(kinds)  # type: ignore[attr-defined]
    words = engine.GAMES[game_id].words
    command: Any = app_commands.Command(
        name=verb, description=words(f"verb-{verb}-help")[:MAX_NAME_CHARS], callback=callback
    )
    for name, kind in kinds.items():
        if kind is not int:
            command.autocomplete(name)(completer(game_id, verb, list(kinds), name))
    return command


def signature(kinds: dict[str, Any]) -> inspect.Signature:
    """Return a signature as if these options had been written: numbers, or texts."""
    keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = inspect.Parameter("interaction", keyword, annotation=Interaction[Any])
    options = [
        inspect.Parameter(name, keyword, annotation=int if kind is int else Text)
        for name, kind in kinds.items()
    ]
    return inspect.Signature([first, *options])


def completer(game_id: str, verb: str, names: list[str], name: str) -> Any:
    at = names.index(name) + 1

    async def complete(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        ctx = context_of(interaction)
        legal = await legal_here(ctx)
        if not legal or ctx.table.row.game_id != game_id:
            return []
        table = ctx.table
        chosen = [verb, *_given(interaction, names[: at - 1])]
        words = _next_words(legal, chosen)
        kind = table.game.rules.verbs[verb][name]
        spoken = {word: table.words.argument(kind, word, ctx.lang, table.names) for word in words}
        wanted = current.lower()
        fits = [word for word in words if wanted in spoken[word].lower() or wanted in word]
        return [
            Choice(name=spoken[word][:MAX_NAME_CHARS], value=word) for word in fits[:MAX_CHOICES]
        ]

    return complete


def _given(interaction: Interaction[Any], names: list[str]) -> list[str]:
    """Return what is already filled in of the options before this one."""
    given = vars(interaction.namespace)
    return [str(given[name]) for name in names if name in given]


def _next_words(legal: Sequence[str], chosen: list[str]) -> list[str]:
    start = " ".join(chosen) + " "
    rest = [action[len(start) :].split(" ")[0] for action in legal if action.startswith(start)]
    return list(dict.fromkeys(rest))


async def play_words(ctx: Context, game_id: str, words: list[str]) -> None:
    table = await ctx.find_game()
    if table.row.game_id != game_id:
        raise HostError("no-table")
    await play_text(ctx, " ".join(words)[:MAX_ACTION_CHARS], words[0])


def do_command(game_id: str, verbs: list[str]) -> Any:
    """Return the one command for all verbs that take nothing."""
    words = engine.GAMES[game_id].words
    choices = [
        Choice(name=words(f"verb-{verb}")[:MAX_NAME_CHARS], value=verb)
        for verb in verbs[:MAX_CHOICES]
    ]

    @app_commands.describe(what=described("command-do-what"))
    @app_commands.choices(what=choices)
    async def do(interaction: Interaction[Any], what: Choice[str]) -> None:
        await play_words(context_of(interaction), game_id, [what.value])

    return app_commands.Command(name="do", description=described("command-do"), callback=do)
