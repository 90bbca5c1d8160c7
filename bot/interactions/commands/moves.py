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
from bot.interactions.fuzzy_moves import LONGEST, meant, suggested
from bot.interactions.services import Host
from bot.store import Conflict
from bot.tables.hosted_table import Live
from bot.tables.service import Stale
from bot.text.say import HostError, say
from engine.notation import parse, tidy

CHOICES = 25
NAME = 100
MOST_SUBCOMMANDS = 23  # of 25: the others are `do` and `more`
Text = app_commands.Range[str, 1, LONGEST]


def add_to(tree: app_commands.CommandTree[Any], host: Host) -> None:
    _add_move(tree, host)
    for game in engine.GAMES:
        tree.add_command(game_group(host, game))


# -- /move -------------------------------------------------------------------------------------


def _add_move(tree: app_commands.CommandTree[Any], host: Host) -> None:
    @tree.command(name="move", description=described("command-move"))
    @app_commands.describe(action=described("command-move-action"))
    async def move(interaction: Interaction[Any], action: Text) -> None:
        await guarded(host, interaction, lambda guard: play_text(host, guard, action))

    @move.autocomplete("action")
    async def suggest(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        offered = await legal_here(host, interaction)
        if offered is None:
            return []
        live, legal = offered
        lang = await host.language(interaction)
        found = suggested(live, legal, current, lang)[:CHOICES]
        return [choice(live, action, lang) for action in found]


async def play_text(host: Host, guard: Guard, text: str) -> None:
    """Play what was typed: in notation, or near enough to exactly one action."""
    interaction = guard.answer.interaction
    live = guard.live = await host.running_here(interaction)
    seat = host.seat_of(live, interaction.user.id)
    legal = live.table.legal(seat)
    action = tidy(text[:LONGEST])
    if action not in legal and legal and parse(live.row.game, action) is None:
        action = meant(live, legal, text, guard.lang)
    await play(host, guard, live, seat, action)


async def play(host: Host, guard: Guard, live: Live, seat: int, action: str) -> None:
    """Play it as the answer to what the seat was asked when this was decided."""
    try:
        await use_cases.act(host, guard, live, seat, action, live.question(seat))
    except (Stale, Conflict):  # the same move came twice, or from two devices
        await use_cases.moved_on(host, guard, live.row.id, seat)


async def legal_here(host: Host, interaction: Interaction[Any]) -> tuple[Live, list[str]] | None:
    """What this person may do in this place; None where they have no table. Never raises."""
    try:
        live = await host.running_here(interaction)
        return live, live.table.legal(host.seat_of(live, interaction.user.id))
    except HostError:
        return None


def choice(live: Live, action: str, lang: str) -> Choice[str]:
    return Choice(name=use_cases.label(live, action, lang)[:NAME], value=action[:NAME])


# -- a group for each game ---------------------------------------------------------------------


def game_group(host: Host, game: str) -> app_commands.Group:
    """`/jerusalem bid amount:3`: a command for each verb that takes something, one for the rest.

    Discord allows 25 in a group; a game with more verbs has the others one level down.
    """
    rules = engine.GAMES[game]
    title = say("group-help", title=rules.title)[:NAME]
    group = app_commands.Group(name=game, description=title)
    taking = [verb for verb, kinds in rules.verbs.items() if kinds]
    plain = [verb for verb, kinds in rules.verbs.items() if not kinds]
    group.add_command(do_command(host, game, plain))
    for verb in taking[:MOST_SUBCOMMANDS]:
        group.add_command(verb_command(host, game, verb, rules.verbs[verb]))
    if rest := taking[MOST_SUBCOMMANDS:]:
        more = app_commands.Group(name="more", description=title, parent=group)
        for verb in rest[:CHOICES]:
            more.add_command(verb_command(host, game, verb, rules.verbs[verb]))
    return group


def verb_command(host: Host, game: str, verb: str, kinds: dict[str, Any]) -> Any:
    """A command whose options are the arguments, completed from what is legal."""

    async def callback(interaction: Interaction[Any], /, **values: Any) -> None:
        words = [verb, *(str(values[name]) for name in kinds)]
        await guarded(host, interaction, lambda guard: play_words(host, guard, game, words))

    callback.__signature__ = signature(kinds)  # type: ignore[attr-defined]
    words = engine.GAMES[game].words
    command: Any = app_commands.Command(
        name=verb, description=words(f"verb-{verb}-help")[:NAME], callback=callback
    )
    for name, kind in kinds.items():
        if kind is not int:
            command.autocomplete(name)(completer(host, game, verb, list(kinds), name))
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


def completer(host: Host, game: str, verb: str, names: list[str], name: str) -> Any:
    at = names.index(name) + 1

    async def complete(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        offered = await legal_here(host, interaction)
        if offered is None or offered[0].row.game != game:
            return []
        live, legal = offered
        lang = await host.language(interaction)
        chosen = [verb, *_given(interaction, names[: at - 1])]
        words = _next_words(legal, chosen)
        kind = live.table.rules.verbs[verb][name]
        spoken = {word: live.words.argument(kind, word, lang, live.names) for word in words}
        wanted = current.lower()
        fits = [word for word in words if wanted in spoken[word].lower() or wanted in word]
        return [Choice(name=spoken[word][:NAME], value=word) for word in fits[:CHOICES]]

    return complete


def _given(interaction: Interaction[Any], names: list[str]) -> list[str]:
    """What is already filled in of the options before this one."""
    given = vars(interaction.namespace)
    return [str(given[name]) for name in names if name in given]


def _next_words(legal: Sequence[str], chosen: list[str]) -> list[str]:
    start = " ".join(chosen) + " "
    rest = [action[len(start) :].split(" ")[0] for action in legal if action.startswith(start)]
    return list(dict.fromkeys(rest))


async def play_words(host: Host, guard: Guard, game: str, words: list[str]) -> None:
    interaction = guard.answer.interaction
    live = guard.live = await host.running_here(interaction)
    if live.row.game != game:
        raise HostError("no-table")
    seat = host.seat_of(live, interaction.user.id)
    await play(host, guard, live, seat, " ".join(words)[:LONGEST])


def do_command(host: Host, game: str, verbs: list[str]) -> Any:
    """Verbs that take nothing share one command."""
    words = engine.GAMES[game].words
    choices = [Choice(name=words(f"verb-{verb}")[:NAME], value=verb) for verb in verbs[:CHOICES]]

    @app_commands.describe(what=described("command-do-what"))
    @app_commands.choices(what=choices)
    async def do(interaction: Interaction[Any], what: Choice[str]) -> None:
        await guarded(host, interaction, lambda guard: play_words(host, guard, game, [what.value]))

    return app_commands.Command(name="do", description=described("command-do"), callback=do)
