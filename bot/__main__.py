"""The command line: `seneschal ...`, or `python -m bot ...`.

Commands are imported when they are used: checking a record needs no Discord.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import engine
from bot.app.settings import CommandLineError
from bot.store.protocol import StoreError

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.command(arguments) or 0)
    except (engine.TableError, StoreError, CommandLineError, OSError) as problem:
        sys.stderr.write(f"seneschal: {problem}\n")
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="seneschal", description="A host of board games on Discord.")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot: on Discord, or on the local table")
    run.add_argument("--service", metavar="URL", help="a local table that runs elsewhere")
    run.add_argument(
        "--shards", metavar="FIRST-LAST/COUNT", help="a part of Discord's shards: 0-3/16"
    )
    run.add_argument("--token", help="what to log in there with")
    run.set_defaults(command=command("run", "run_bot"))

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(command=command("cli.backup", "run"))

    check = commands.add_parser("check", help="look the database over, also while the bot runs")
    check.set_defaults(command=command("cli.check", "run"))

    repair = commands.add_parser("repair", help="mend what can be mended of the database")
    repair.add_argument(
        "--without-wal", action="store_true", help="go on with what is left without the -wal file"
    )
    repair.set_defaults(command=command("cli.repair", "run"))

    move_store = commands.add_parser(
        "move-store", help="carry a database over: from SQLite to PostgreSQL, or back"
    )
    move_store.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    move_store.add_argument("target", metavar="TO", help="one that is empty, or not there yet")
    move_store.set_defaults(command=command("cli.move_store", "run"))

    show = commands.add_parser("show", help="a table's journal, and its position after any line")
    show.add_argument("table", type=int, metavar="TABLE", help="its number, as the log names it")
    show.add_argument("--all", action="store_true", help="the whole journal, not its last lines")
    show.add_argument("--at", type=int, metavar="N", help="the position after this line")
    show.add_argument("--seat", type=int, metavar="S", help="as this seat sees it")
    show.add_argument("--save", type=Path, metavar="FILE", help="write that position as JSON")
    show.set_defaults(command=command("cli.show", "run"))

    selfplay = commands.add_parser("selfplay", help="let computer players play each other")
    selfplay.add_argument("game", choices=sorted(engine.GAMES), metavar="GAME")
    selfplay.add_argument("--players", metavar="LEVEL,LEVEL,...", help="easy, normal, hard, random")
    selfplay.add_argument("--seats", type=int, help="that many random players (default: the most)")
    selfplay.add_argument("--games", type=int, default=20, metavar="N")
    selfplay.add_argument("--seed", default="selfplay", help="the same seed deals the same games")
    selfplay.add_argument("--seconds", type=float, help="a decision's time (default: the level's)")
    selfplay.add_argument("--worlds", type=int, help="so many worlds a decision, and no clock")
    selfplay.set_defaults(command=command("cli.selfplay", "run"))

    replay = commands.add_parser("replay", help="a record as pictures, one for each phase")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=Path, metavar="FOLDER", help="default: beside the record")
    replay.set_defaults(command=command("cli.replay", "run"))

    verify = commands.add_parser("verify", help="check a record: lines, commitment and result")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.set_defaults(command=command("cli.verify", "run"))

    new_game = commands.add_parser("new-game", help="write a package with a game to begin from")
    new_game.add_argument("name", metavar="NAME")
    new_game.add_argument("--folder", type=Path, default=Path(), help="where (default: here)")
    new_game.set_defaults(command=command("cli.new_game", "run"))

    data = commands.add_parser("data", help="check figures, cards and maps, and play with them")
    data.add_argument("game", choices=sorted(engine.GAMES), metavar="GAME")
    data.add_argument("file", type=Path, metavar="FILE")
    data.set_defaults(command=command("cli.data", "run"))
    return top


def command(module: str, function: str) -> Command:
    def run(arguments: argparse.Namespace) -> int:
        return int(getattr(import_module(f"bot.app.{module}"), function)(arguments))

    return run


if __name__ == "__main__":
    sys.exit(main())
