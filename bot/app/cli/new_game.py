"""`seneschal new-game NAME`: a package with a small game in it, to be made into one's own."""

import argparse
import re
from pathlib import Path

from rich.console import Console

import engine
from bot.app.settings import CommandLineError

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".tmpl"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_NAME_CHARS = 30  # Discord takes 32 for the name of a command


def run(arguments: argparse.Namespace) -> int:
    folder = write(arguments.name, arguments.folder)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{folder} has a game that can be played and tested:", markup=False)
    console.print(f"  pip install -e {folder}", markup=False)
    console.print(f"  python -m pytest {folder}", markup=False)
    console.print(f"  seneschal run, then /play {arguments.name}", markup=False)
    return 0


def write(name: str, parent: Path) -> Path:
    """Write the package and return its folder."""
    if not NAME.fullmatch(name) or len(name) > MAX_NAME_CHARS:
        raise CommandLineError(f"“{name}” is no name for a game; my_game is one.")
    if name in engine.GAMES:
        raise CommandLineError(f"There is a game called “{name}” already.")
    folder = parent / f"seneschal-{name.replace('_', '-')}"
    if folder.exists():
        raise CommandLineError(f"{folder} exists already.")
    for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        path = str(template.relative_to(TEMPLATES)).removesuffix(SUFFIX)
        file = folder / path.replace("NAME", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(template.read_text("utf-8"), name), "utf-8")
    return folder


def _filled(text: str, name: str) -> str:
    return text.replace("NAME", name).replace("TITLE", name.replace("_", " ").title())
