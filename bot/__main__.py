"""The command line: `seneschal ...`, or `python -m bot ...`."""

import argparse
import sys
from collections.abc import Sequence

import engine
from bot import run, selfplay, verify
from bot.store import StoreError


def main(argv: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.command(arguments) or 0)
    except (engine.TableError, StoreError, OSError) as problem:
        print(f"seneschal: {problem}", file=sys.stderr)  # noqa: T201
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="seneschal", description="A host of board games on Discord.")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    run.add_to(commands)
    selfplay.add_to(commands)
    verify.add_to(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
