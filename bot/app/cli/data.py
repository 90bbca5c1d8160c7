"""`seneschal data GAME FILE`: check a file of figures, cards and maps, and play with it."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

import bot
import engine
from bot.app.settings import CommandLineError
from engine.data_file import data_path, line_of, merged, problems, tables_of
from engine.packages import RULES
from engine.rng import Rng
from engine.testing import random_action, random_table

GAMES = 100


def run(arguments: argparse.Namespace) -> int:
    """Return 0 for a file that can be played with, 1 for one with something wrong in it."""
    console = Console(highlight=False, soft_wrap=True)
    game, file = arguments.game, arguments.file
    rules = engine.GAMES[game]
    if not data_path(game).is_file():
        raise CommandLineError(f"{rules.title} has no data.toml")
    text = file.read_text("utf-8", errors="replace")
    found = list(complaints(game, text))
    for sentence in found:
        console.print(f"{file.name}: {sentence}", markup=False)
    if found:
        return 1
    before, given = tables_of(game), tomllib.loads(text)
    played = []
    for game_of_many in track(
        games_with(game, merged(rules.data_form, before, given)),
        description=f"{rules.title}: random games",
        total=GAMES,
        console=Console(stderr=True),
    ):
        if "problem" in game_of_many:
            console.print(f"{file.name}: a game broke: {game_of_many['problem']}", markup=False)
            return 1
        played.append(game_of_many)
    console.print(sheet(game, played))
    console.print(advice(game, file), markup=False)
    return 0


def complaints(game: str, text: str) -> Iterator[str]:
    """Yield what is wrong with the text of such a file, each with its line and key."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        yield f"this is not TOML: {wrong}."
        return
    for problem in problems(engine.GAMES[game].data_form, tables_of(game), given):
        line = line_of(text, problem.place)
        yield f"line {line}: {problem}" if line else str(problem)


def advice(game: str, file: Path) -> str:
    return (
        f"{file.name} is right. To play with it, put what is in it in place of the same lines"
        f" and sections of {data_path(game)} (keep a copy) and start the bot again. Tables that"
        " are under way need the cards and objectives that they began with: let them end first."
        " Single figures can be given to one table instead, by its option `figures`."
    )


# -- games -----------------------------------------------------------------------------------


def games_with(game: str, tables: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Play random games in a process whose copy of the rules has this data.toml."""
    package = RULES[game].partition(".")[0]
    original = Path(sys.modules[package].__path__[0])
    with TemporaryDirectory() as folder:
        copy = Path(folder) / package
        shutil.copytree(original, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / data_path(game).relative_to(original)).write_text(as_toml(tables), "utf-8")
        others = (str(Path(bot.__path__[0]).parent), os.environ.get("PYTHONPATH", ""))
        with subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import play; play({game!r})"],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": os.pathsep.join((folder, *filter(None, others)))},
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            yield from map(json.loads, process.stdout)
        if process.returncode:
            yield {"problem": "the rules could not be loaded with it"}


def play(game: str) -> None:
    """Play the games, with every option by chance, and write a line for each."""
    rules = engine.GAMES[game]
    for number in range(GAMES):
        seats, seed = rules.seats[number % len(rules.seats)], f"data {number}"
        try:
            written = {"seats": seats, **_play_one(rules, seats, seed)}
        except Exception as problem:  # whatever a wrong file leads to is told, not thrown
            text = str(problem) or type(problem).__name__
            written = {"problem": f"{text} ({seats} players, game {number + 1})"}
        sys.stdout.write(json.dumps(written) + "\n")
        sys.stdout.flush()


def _play_one(rules: engine.Ruleset[Any, Any], seats: int, seed: str) -> dict[str, Any]:
    try:
        table = random_table(rules, seats, seed)
    except engine.BadTable:  # options that do not go together, as a map for other players
        table = engine.Table.new(rules.id, seats=seats, seed=seed)
    chance = Rng.seeded(seed)
    while table.asked:
        table.play(*random_action(table, chance))
    finished = engine.Table.load(table.dump())  # with every check
    assert finished.result is not None
    return {"scores": finished.result["scores"], "winners": finished.result["winners"]}


def as_toml(tables: dict[str, Any]) -> str:
    """Return tables as TOML, each of the outermost ones on a line."""
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in tables.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {_inline(each)}" for key, each in value.items()]
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def sheet(game: str, played: list[dict[str, Any]]) -> Sheet:
    """Return what random players had at the end, by the number of players and their seat."""
    rules = engine.GAMES[game]
    table = Sheet(title=f"{rules.title}: {len(played)} random games, all to the end")
    for heading in ("players", "seat", "wins", rules.words("score-name"), "least", "most"):
        table.add_column(heading, justify="right")
    for seats in rules.seats:
        games = [each for each in played if each["seats"] == seats]
        for seat in range(seats if games else 0):
            scores = [each["scores"][seat] for each in games]
            wins = sum(seat in each["winners"] for each in games)
            row = (seats, seat, wins, f"{fmean(scores):.1f}", min(scores), max(scores))
            table.add_row(*map(str, row))
    return table
