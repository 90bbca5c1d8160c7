"""Play the computer players against each other and print a report.

`make study` writes it to `docs/players.md`. Finished games are kept in `docs/study`: a study that
was cut short goes on there, `--report` prints what has been played so far, and `--carry` takes over
the games that were played before a change which does not affect play.
"""

import argparse
import sys
from collections.abc import Iterator

import engine
from bench.study.carrying import carry
from bench.study.fairness import balance
from bench.study.matches import EQUALS_WORLDS, USUAL_WORLDS, WORLDS, Scope, contests, equals
from bench.study.playing import play_missing
from bench.study.shelf import HOME, Shelf, fingerprint
from bench.study.strength import strength
from bench.study.timing import timing
from bot.app.cli.selfplay import Match
from engine.players import LEVELS

PARTS = ("strength", "balance", "time")


def main() -> None:
    arguments = _arguments()
    parts = tuple(arguments.parts) or PARTS
    scope = Scope(
        arguments.game or tuple(engine.GAMES), arguments.seats, arguments.games, arguments.worlds
    )
    shelf = Shelf(HOME)
    if arguments.report:
        parts = tuple(part for part in parts if part != "time")
    elif arguments.carry:
        for line in carry(_matches(parts, scope), shelf):
            print(line, flush=True)
        return
    else:
        play_missing(_matches(parts, scope), shelf)
    for line in _report(parts, scope, shelf):
        print(line, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.study", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar=" | ".join(PARTS))
    parser.add_argument("--game", action="append", choices=list(engine.GAMES))
    parser.add_argument("--seats", type=int, nargs="+", metavar="S")
    parser.add_argument("--games", type=int, metavar="N", help="of each match, instead of its own")
    parser.add_argument("--worlds", type=int, metavar="W", help="of hard players, likewise")
    parser.add_argument("--report", action="store_true", help="play nothing more")
    parser.add_argument(
        "--carry",
        action="store_true",
        help="after a change: take over the games of each match of which a few come out as before",
    )
    return parser.parse_args()


def _matches(parts: tuple[str, ...], scope: Scope) -> Iterator[Match]:
    if "balance" in parts:
        yield from equals(scope)
    if "strength" in parts:
        yield from (match for _, match in contests(scope))


def _report(parts: tuple[str, ...], scope: Scope, shelf: Shelf) -> Iterator[str]:
    yield "# The computer players, measured\n"
    yield from _how(scope)
    yield from _missing(list(_matches(parts, scope)), shelf)
    if "strength" in parts:
        yield from strength(scope, shelf)
    if "balance" in parts:
        yield from balance(scope, shelf)
    if "time" in parts:
        yield from timing(scope)


def _how(scope: Scope) -> Iterator[str]:
    other = ", ".join(
        f"{engine.GAMES[game].title} with {seats}: {count}"
        for (game, seats), count in WORLDS.items()
    )
    usual, equal = f"{USUAL_WORLDS} worlds ({other})", EQUALS_WORLDS
    if scope.worlds is not None:
        usual, equal = f"{scope.worlds} worlds", scope.worlds
    prints = ", ".join(f"{engine.GAMES[game].title} `{fingerprint(game)}`" for game in scope.games)
    yield f"Made by `{_command()}`. Fingerprints of the rules and players that were studied:"
    yield f"{prints}.\n"
    yield "Games are dealt from seeds, seats rotate, and a shared victory counts by its share. The"
    yield "interval holds the truth in 95 of 100 cases; a claim holds *beyond doubt* where all of"
    yield "it does. For a decision a hard player looks at no more than"
    yield f"{usual},"
    yield f"and at {equal} where all players are hard,"
    hard = LEVELS["hard"]
    yield "without a clock, so that any machine finds the same; at a table it is up to"
    yield f"{hard.worlds}, in {hard.seconds:.0f} s for a whole turn. Rows that say so are played by"
    yield "that clock, and would come out otherwise on another machine.\n"


def _missing(matches: list[Match], shelf: Shelf) -> Iterator[str]:
    """Say how much is still to be played, if anything."""
    wanted = sum(match.games for match in matches)
    played = sum(len(shelf.games(match)) for match in matches)
    if played < wanted:
        yield f"**{played} of {wanted} games have been played so far**; the same command goes on.\n"


def _command() -> str:
    """Return the command that makes this report again."""
    words = [word for word in sys.argv[1:] if word != "--report"]
    return " ".join(["python -m bench.study", *words]) if words else "make study"


if __name__ == "__main__":
    main()
