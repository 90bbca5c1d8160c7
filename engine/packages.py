"""Where games are found: in our own folders, and in installed packages with entry points."""

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path


def modules_of(package: str, group: str) -> dict[str, str]:
    """Return the module of each game: the folders of our package, then entry points by game id."""
    ours = pkgutil.iter_modules(import_module(package).__path__)
    installed = {point.name: point.module for point in entry_points(group=group)}
    return installed | {each.name: f"{package}.{each.name}" for each in ours}


# Each names the module or package that holds RULESET and every class of the game's rules.
RULES = modules_of("engine.games", "seneschal.games")


def game_of(kind: type) -> str:
    """Return the game in whose module a class stands, or "core"."""
    games = {module: game for game, module in RULES.items()}
    place = kind.__module__
    while place and place not in games:
        place = place.rpartition(".")[0]
    return games.get(place, "core")


def folder_of(module: str) -> Path:
    """Return the folder of a package, or the one in which a module lies."""
    spec = find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return Path(spec.origin).parent
