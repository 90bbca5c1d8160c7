"""The tree of slash commands: what a person sees who types "/"."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

import engine
from bot.app.client import COGS
from bot.interactions.commands.menus import menus
from bot.interactions.commands.moves import commands_of, game_group
from bot.interactions.commands.tree import FOR_ALL, IN_ALL_PLACES
from bot.local.limits.commands import character_count, check_commands

MAX_SUBCOMMANDS = 25
SENSIBLE = 22  # commands in a group that one can still look through
TYPED = 1  # the other types of commands are context menus
MAX_MENUS = 15  # of each type
SERVER, OWN_DM, OTHER_DMS = 0, 1, 2  # contexts
Payload = dict[str, Any]


def tree() -> list[Payload]:
    """Every global command as it is sent to Discord."""
    client = discord.Client(intents=discord.Intents.none())
    bare = app_commands.CommandTree(
        client, allowed_contexts=IN_ALL_PLACES, allowed_installs=FOR_ALL
    )
    cogs = [command for cog in COGS for command in cog.__cog_app_commands__]
    groups = [game_group(game) for game in engine.GAMES]
    return [command.to_dict(bare) for command in [*cogs, *groups, *menus()]]


WHOLE = tree()
TREE = [command for command in WHOLE if command["type"] == TYPED]


def parts(command: Payload) -> Iterator[Payload]:
    yield command
    for part in command.get("options", ()):
        yield from parts(part)


def test_the_tree_keeps_to_the_limits_of_discord() -> None:
    assert len(TREE) <= 100
    check_commands(TREE)
    for command in TREE:
        assert character_count(command) <= 8000, command["name"]
        assert len(command["options"]) <= MAX_SUBCOMMANDS, command["name"]


def test_nothing_is_listed_twice() -> None:
    names = [command["name"] for command in TREE]
    assert len(names) == len(set(names))
    for command in TREE:
        within = [part["name"] for part in command["options"]]
        assert len(within) == len(set(within)), command["name"]


def test_context_menus_are_few_and_have_names_of_their_own() -> None:
    check_commands(WHOLE)
    for kind in (2, 3):
        names = [command["name"] for command in WHOLE if command["type"] == kind]
        assert 1 <= len(names) == len(set(names)) <= MAX_MENUS


def test_what_needs_no_server_can_be_used_in_any_dm() -> None:
    on_servers = {"play", "join", "leave", "start", "replace", "abandon", "adopt"}
    for command in TREE:
        here = command["name"] in on_servers
        assert command["contexts"] == ([SERVER] if here else [SERVER, OWN_DM, OTHER_DMS])
        assert command["integration_types"] == ([0] if here else [0, 1]), command["name"]


def test_every_part_of_a_command_is_a_sentence_and_not_an_identifier() -> None:
    for command in TREE:
        for part in parts(command):
            name, text = part["name"], part["description"]
            assert re.fullmatch(r"[a-z]+(_[a-z]+)?", name), name
            assert len(text) > 5, (command["name"], name, text)
            assert text[0].isupper(), (command["name"], name, text)
            assert "_" not in text, text
            assert "-" not in text.split()[0], f"a key without words: {text}"


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_verb_is_in_one_command_of_a_group_of_sensible_size(game: str) -> None:
    rules, group = engine.GAMES[game], game_group(game)
    assert len(group.commands) <= SENSIBLE
    assert all(isinstance(each, app_commands.Command) for each in group.commands), "one level"
    named = [verb for verbs in commands_of(rules).values() for verb in verbs]
    assert len(named) == len(set(named))
    assert set(named) <= set(rules.verbs)
    assert (set(named) < set(rules.verbs)) == (group.get_command("do") is not None)
    for command in group.commands:
        assert isinstance(command, app_commands.Command)
        assert len(command.parameters) <= 2, command.name


def test_a_game_that_names_no_commands_has_a_few_and_one_for_all_else() -> None:
    verbs = {f"verb{number}": {"count": int} for number in range(40)} | {"done": {}}
    rules = SimpleNamespace(commands={}, verbs=verbs)
    assert len(commands_of(cast(Any, rules))) == 10
