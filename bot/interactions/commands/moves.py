"""/move, and a group of commands for each game, generated from its actions."""

import inspect
from collections.abc import Sequence
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

import engine
from bot.interactions import use_cases
from bot.interactions.commands.lobby import guarded
from bot.interactions.commands.translation import described
from bot.interactions.errors import Guard
from bot.interactions.fuzzy_moves import MAX_ACTION_CHARS, best_match, suggestions
from bot.interactions.services import Services
from bot.store import Conflict
from bot.tables.hosted_table import HostedTable
from bot.tables.service import Stale
from bot.text.say import HostError, say
from engine.notation import parse, tidy

MAX_CHOICES = 25
MAX_NAME_CHARS = 100
MAX_SUBCOMMANDS = 23  # of 25: the others are `do` and `more`
Text = app_commands.Range[str, 1, MAX_ACTION_CHARS]


def add_to(tree: app_commands.CommandTree[Any], services: Services) -> None:
    _add_move(tree, services)
    for game in engine.GAMES:
        tree.add_command(game_group(services, game))


# -- /move -------------------------------------------------------------------------------------


def _add_move(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name="move", description=described("command-move"))
    @app_commands.describe(action=described("command-move-action"))
    async def move(interaction: Interaction[Any], action: Text) -> None:
        await guarded(services, interaction, lambda guard: play_text(services, guard, action))

    @move.autocomplete("action")
    async def suggest(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        offered = await legal_here(services, interaction)
        if offered is None:
            return []
        table, legal = offered
        lang = await services.language(interaction)
        found = suggestions(table, legal, current, lang)[:MAX_CHOICES]
        return [choice(table, action, lang) for action in found]


async def play_text(services: Services, guard: Guard, text: str) -> None:
    """Play what was typed: in notation, or near enough to exactly one action."""
    interaction = guard.answer.interaction
    table = guard.table = await services.running_here(interaction)
    seat = services.seat_of(table, interaction.user.id)
    legal = table.game.legal(seat)
    action = tidy(text[:MAX_ACTION_CHARS])
    if action not in legal and legal and parse(table.row.game_id, action) is None:
        action = best_match(table, legal, text, guard.lang)
    await play(services, guard, table, seat, action)


async def play(
    services: Services, guard: Guard, table: HostedTable, seat: int, action: str
) -> None:
    """Play it as the answer to what the seat was asked when this was decided."""
    try:
        await use_cases.act(services, guard, table, seat, action, table.question(seat))
    except (Stale, Conflict):  # the same move came twice, or from two devices
        await use_cases.moved_on(services, guard, table.row.id, seat)


async def legal_here(
    services: Services, interaction: Interaction[Any]
) -> tuple[HostedTable, list[str]] | None:
    """What this person may do in this place; None where they have no table. Never raises."""
    try:
        table = await services.running_here(interaction)
        return table, table.game.legal(services.seat_of(table, interaction.user.id))
    except HostError:
        return None


def choice(table: HostedTable, action: str, lang: str) -> Choice[str]:
    return Choice(
        name=use_cases.label(table, action, lang)[:MAX_NAME_CHARS], value=action[:MAX_NAME_CHARS]
    )


# -- a group for each game ---------------------------------------------------------------------


def game_group(services: Services, game: str) -> app_commands.Group:
    """`/jerusalem bid amount:3`: a command for each verb that takes something, one for the rest.

    Discord allows 25 in a group; a game with more verbs has the others one level down.
    """
    rules = engine.GAMES[game]
    title = say("group-help", title=rules.title)[:MAX_NAME_CHARS]
    group = app_commands.Group(name=game, description=title)
    taking = [verb for verb, kinds in rules.verbs.items() if kinds]
    plain = [verb for verb, kinds in rules.verbs.items() if not kinds]
    group.add_command(do_command(services, game, plain))
    for verb in taking[:MAX_SUBCOMMANDS]:
        group.add_command(verb_command(services, game, verb, rules.verbs[verb]))
    if rest := taking[MAX_SUBCOMMANDS:]:
        more = app_commands.Group(name="more", description=title, parent=group)
        for verb in rest[:MAX_CHOICES]:
            more.add_command(verb_command(services, game, verb, rules.verbs[verb]))
    return group


def verb_command(services: Services, game: str, verb: str, kinds: dict[str, Any]) -> Any:
    """A command whose options are the arguments, completed from what is legal."""

    async def callback(interaction: Interaction[Any], /, **values: Any) -> None:
        words = [verb, *(str(values[name]) for name in kinds)]
        await guarded(services, interaction, lambda guard: play_words(services, guard, game, words))

    callback.__signature__ = signature(kinds)  # type: ignore[attr-defined]
    words = engine.GAMES[game].words
    command: Any = app_commands.Command(
        name=verb, description=words(f"verb-{verb}-help")[:MAX_NAME_CHARS], callback=callback
    )
    for name, kind in kinds.items():
        if kind is not int:
            command.autocomplete(name)(completer(services, game, verb, list(kinds), name))
    return command


def signature(kinds: dict[str, Any]) -> inspect.Signature:
    """As if the callback had been written with these options: numbers, or texts."""
    keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = inspect.Parameter("interaction", keyword, annotation=Interaction[Any])
    options = [
        inspect.Parameter(name, keyword, annotation=int if kind is int else Text)
        for name, kind in kinds.items()
    ]
    return inspect.Signature([first, *options])


def completer(services: Services, game: str, verb: str, names: list[str], name: str) -> Any:
    at = names.index(name) + 1

    async def complete(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        offered = await legal_here(services, interaction)
        if offered is None or offered[0].row.game_id != game:
            return []
        table, legal = offered
        lang = await services.language(interaction)
        chosen = [verb, *_given(interaction, names[: at - 1])]
        words = _next_words(legal, chosen)
        kind = table.game.rules.verbs[verb][name]
        spoken = {word: table.words.argument(kind, word, lang, table.names) for word in words}
        wanted = current.lower()
        fits = [word for word in words if wanted in spoken[word].lower() or wanted in word]
        return [
            Choice(name=spoken[word][:MAX_NAME_CHARS], value=word) for word in fits[:MAX_CHOICES]
        ]

    return complete


def _given(interaction: Interaction[Any], names: list[str]) -> list[str]:
    """What is already filled in of the options before this one."""
    given = vars(interaction.namespace)
    return [str(given[name]) for name in names if name in given]


def _next_words(legal: Sequence[str], chosen: list[str]) -> list[str]:
    start = " ".join(chosen) + " "
    rest = [action[len(start) :].split(" ")[0] for action in legal if action.startswith(start)]
    return list(dict.fromkeys(rest))


async def play_words(services: Services, guard: Guard, game: str, words: list[str]) -> None:
    interaction = guard.answer.interaction
    table = guard.table = await services.running_here(interaction)
    if table.row.game_id != game:
        raise HostError("no-table")
    seat = services.seat_of(table, interaction.user.id)
    await play(services, guard, table, seat, " ".join(words)[:MAX_ACTION_CHARS])


def do_command(services: Services, game: str, verbs: list[str]) -> Any:
    """Verbs that take nothing share one command."""
    words = engine.GAMES[game].words
    choices = [
        Choice(name=words(f"verb-{verb}")[:MAX_NAME_CHARS], value=verb)
        for verb in verbs[:MAX_CHOICES]
    ]

    @app_commands.describe(what=described("command-do-what"))
    @app_commands.choices(what=choices)
    async def do(interaction: Interaction[Any], what: Choice[str]) -> None:
        await guarded(
            services, interaction, lambda guard: play_words(services, guard, game, [what.value])
        )

    return app_commands.Command(name="do", description=described("command-do"), callback=do)
