"""Keep finished games from run to run: a study takes hours and may be cut short. They are kept
with the report, so that anyone can go on with it, or play one of them again and compare.

They count only for the rules and players that played them, told apart by a fingerprint of what a
game is made of in `engine/` and by one of the levels that took part, so that a figure never mixes
games of two kinds.
"""

import ast
import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import engine
from bot.app.cli.selfplay import Match
from engine.players import LEVELS

HOME = Path("docs") / "study"
LEVELS_FILE = Path("players") / "levels.py"  # only the levels of a match matter to it


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game as it is kept."""

    levels: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    opener: int | None = None  # who opened round 1, where somebody does
    offices: tuple[dict[str, int], ...] = ()  # in each round, who held which


@cache
def fingerprint(game: str) -> str:
    """Return a hash of all that decides how a game goes: rules, figures, how players think."""
    root = Path(engine.__file__).parent
    known = sha256()
    for path in sorted(root.rglob("*")):
        where = path.relative_to(root)
        if path.suffix in READERS and where != LEVELS_FILE and not _is_of_another(game, where):
            text = READERS[path.suffix](path.read_text("utf-8"))
            known.update(f"{where}\n{text}\n".encode())
    return known.hexdigest()[:12]


def print_of_levels(players: tuple[str, ...]) -> str:
    """Return a hash of these levels; a change of others does not affect the match."""
    known = [repr(LEVELS[name]) for name in sorted(LEVELS.keys() & set(players))]
    return sha256("\n".join(known).encode()).hexdigest()[:8]


def _is_of_another(game: str, path: Path) -> bool:
    """Return whether the file stands in the folder of a game that is not this one."""
    folders = path.parent.parts
    after = folders[folders.index("games") + 1 :] if "games" in folders else ()
    return bool(after) and after[0] != game


def _meaning(source: str) -> str:
    """Return what a module does, without its comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
    return _written(tree)


def _written(node: object) -> str:
    """Write down a part of a program, the same in every Python: some also write what is empty."""
    if isinstance(node, list):
        return f"[{', '.join(map(_written, node))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [(name, each) for name, each in ast.iter_fields(node) if each is not None]
    said = [f"{name}={_written(each)}" for name, each in parts if each != []]
    return f"{type(node).__name__}({', '.join(said)})"


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
READERS: dict[str, Callable[[str], str]] = {
    ".py": _meaning,
    ".toml": lambda text: repr(tomllib.loads(text)),
}


class Shelf:
    """The games of each match, a file for each, a line for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self, match: Match, under: str | None = None) -> dict[int, Outcome]:
        """Return the games that were played so far, by their number within the match.

        `under` asks for those of rules and players that had another fingerprint.
        """
        path = self._path(match, under)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        found = dict(pair for pair in map(_read, lines) if pair)
        return {number: found[number] for number in sorted(found) if number < match.games}

    def add(self, match: Match, number: int, game: Outcome) -> None:
        """Write the game on a line of its own, also after one that was cut short."""
        path = self._path(match)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps({"number": number, **asdict(game)}))

    def earlier(self, game: str) -> list[str]:
        """Return the earlier fingerprints of the game of which there still are games."""
        known = [each.name for each in (self.folder / game).glob("*") if each.is_dir()]
        return sorted(each for each in known if each != fingerprint(game))

    def _path(self, match: Match, under: str | None = None) -> Path:
        levels = print_of_levels(match.players)
        parts = ["-".join(match.players), match.worlds, match.seed, levels]
        parts += [f"{match.seconds:g}s"] if match.seconds is not None else []
        parts += [f"{name}={value}" for name, value in match.options]
        name = ".".join(map(str, parts)) + ".jsonl"
        return self.folder / match.game / (under or fingerprint(match.game)) / name


def _read(line: str) -> tuple[int, Outcome] | None:
    """Return None for an empty line, and for one that was cut short when the study was ended."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data["number"], Outcome(**{each.name: _frozen(data[each.name]) for each in FIELDS})


FIELDS = fields(Outcome)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
