"""/move, and a group of commands for each game, generated from its actions."""

import asyncio
import inspect
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

import engine
from bot.interactions import use_cases
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of
from bot.interactions.context import Context
from bot.interactions.fuzzy_moves import MAX_ACTION_CHARS, meaning, suggestions
from bot.messages.panel.near import near_message
from bot.text.say import HostError, say
from engine.notation import parse, tidy

MAX_CHOICES = 25
MAX_NAME_CHARS = 100
MAX_TYPED_OPTIONS = 2  # arguments that are options of their own; more are chosen as a whole
MAX_COMMANDS = 10  # of a game that names none
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
        return await choices(ctx, legal, current) if legal else []


async def choices(ctx: Context, legal: Sequence[str], current: str) -> list[Choice[str]]:
    """Return what of the legal actions the text may become, as a list to choose from."""
    found = await asyncio.to_thread(suggestions, ctx.table, legal, current, ctx.lang)
    return [
        Choice(
            name=ctx.table.action_label(action, ctx.lang)[:MAX_NAME_CHARS],
            value=action[:MAX_NAME_CHARS],
        )
        for action in found[:MAX_CHOICES]
    ]


async def play_text(ctx: Context, text: str, verbs: Collection[str] = ()) -> None:
    """Play what was typed if that is one action; else show what comes near, and play nothing."""
    table = await ctx.find_game()
    legal, seat = table.game.legal(ctx.seat), ctx.seat
    action = tidy(text[:MAX_ACTION_CHARS])
    if not legal or action in legal or parse(table.row.game_id, action):
        await use_cases.play(ctx, [action])  # which says why, if it cannot be played
        return
    # It looks at every word of every action, which takes a few milliseconds.
    found = await asyncio.to_thread(meaning, table, among(legal, verbs), text, ctx.lang)
    if found.action:
        await use_cases.play(ctx, [found.action])
    else:
        near, is_many = found.near, found.is_many
        await ctx.reply(near_message(table, seat, ctx.lang, text, near, is_many=is_many))


def among(legal: Sequence[str], verbs: Collection[str]) -> list[str]:
    """Return the actions of these verbs; no verbs: of all."""
    return [each for each in legal if not verbs or each.split(" ")[0] in verbs]


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
    """Return commands as `/jerusalem bid amount:3`: one for each thing that people do.

    What has a command of its own for one verb takes that verb's arguments; any other takes one of
    the legal actions, from a list. Verbs without a command are behind `do`.
    """
    rules = engine.GAMES[game_id]
    title = say("group-help", title=rules.title)[:MAX_NAME_CHARS]
    group = app_commands.Group(name=game_id, description=title)
    commands = commands_of(rules)
    for name, verbs in commands.items():
        is_typed = verbs == (name,) and len(rules.verbs[name]) <= MAX_TYPED_OPTIONS
        group.add_command((typed_command if is_typed else list_command)(game_id, name, verbs))
    known = {verb for verbs in commands.values() for verb in verbs}
    if rest := tuple(verb for verb in rules.verbs if verb not in known):
        group.add_command(list_command(game_id, "do", rest))
    return group


def commands_of(rules: engine.Ruleset[Any, Any]) -> Mapping[str, tuple[str, ...]]:
    """Return the commands that a game names, or one for each of its first verbs."""
    if rules.commands:
        return rules.commands
    taking = [verb for verb, kinds in rules.verbs.items() if 0 < len(kinds) <= MAX_TYPED_OPTIONS]
    return {verb: (verb,) for verb in taking[:MAX_COMMANDS]}


def typed_command(game_id: str, name: str, _verbs: tuple[str, ...]) -> Any:
    """Return a command whose options are the arguments, completed from what is legal."""
    kinds = engine.GAMES[game_id].verbs[name]

    async def callback(interaction: Interaction[Any], /, **values: Any) -> None:
        words = [name, *(str(values[each]) for each in kinds)]
        await play_here(context_of(interaction), game_id, " ".join(words), (name,))

    callback.__signature__ = signature(kinds)  # type: ignore[attr-defined]
    command: Any = app_commands.Command(
        name=name, description=command_help(game_id, name, name), callback=callback
    )
    helps = {each: argument_help(game_id, name, each) for each in kinds}
    app_commands.describe(**helps)(command)
    for each, kind in kinds.items():
        if kind is not int:
            command.autocomplete(each)(completer(game_id, name, list(kinds), each))
    return command


def list_command(game_id: str, name: str, verbs: tuple[str, ...]) -> Any:
    """Return a command with one option: what of these verbs is legal now."""

    @app_commands.describe(what=described("command-do-what"))
    async def callback(interaction: Interaction[Any], what: Text) -> None:
        await play_here(context_of(interaction), game_id, what, verbs)

    command: Any = app_commands.Command(
        name=name, description=command_help(game_id, name, verbs[0]), callback=callback
    )

    @command.autocomplete("what")  # type: ignore[untyped-decorator]
    async def complete(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        ctx = context_of(interaction)
        legal = among(await legal_here(ctx), verbs)
        if not legal or ctx.table.row.game_id != game_id:
            return []
        return await choices(ctx, legal, current)

    return command


def command_help(game_id: str, name: str, verb: str) -> locale_str:
    words = engine.GAMES[game_id].words
    if words.has(f"command-{name}"):
        return described(f"command-{name}", game_id)
    return described("command-do") if name == "do" else described(f"verb-{verb}-help", game_id)


def argument_help(game_id: str, verb: str, name: str) -> locale_str:
    """Return what is to be written into an option."""
    words = engine.GAMES[game_id].words
    keys = (f"argument-{verb}-{name}", f"argument-{name}")
    key = next((each for each in keys if words.has(each)), None)
    return described(key, game_id) if key else described("command-do-what")


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


async def play_here(ctx: Context, game_id: str, text: str, verbs: Collection[str]) -> None:
    """Play it if this is a table of that game; else say which game is played here."""
    table = await ctx.find_game()
    here = table.row.game_id
    if here != game_id:
        titles = {"title": engine.GAMES[game_id].title, "here": engine.GAMES[here].title}
        raise HostError("wrong-game", **titles, group=here)
    await play_text(ctx, text, verbs)
