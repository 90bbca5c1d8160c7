"""How well the computer players play, and how fair the games are among them: a report.

`make study` writes it to `docs/players.md`; `python -m bench.study balance --game crescent_moon`
prints a part of it.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from statistics import fmean
from time import perf_counter
from typing import Any

import engine
from bot.selfplay import Match, interval, play, play_all, seat_shares, shares
from engine.players import LEVELS
from engine.players.contest import Played, play_game

PARTS = ("strength", "balance")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played: of each match and each line-up so many games, rounded to the seats."""

    games: int
    worlds: int  # that a hard player looks at for a decision; at a table it has time for more
    levels: tuple[str, ...] = ("normal", "hard")  # of the players by whom a game's balance is seen
    seats: tuple[int, ...] = ()  # only games of so many; none: of all

    def counts(self, game: str) -> list[int]:
        """With how many players a game is looked at."""
        return [each for each in engine.GAMES[game].seats if each in (self.seats or (each,))]

    def of(self, game: str, players: tuple[str, ...], seed: str) -> Match:
        count = max(1, self.games // len(players)) * len(players)
        return Match(game, players, count, seed, worlds=self.worlds)


@dataclass(frozen=True, slots=True)
class Claim:
    """One player of a level against all others of another, and the share that it should win."""

    one: str
    others: str
    times_fair: float  # with more than two players
    of_two: float  # with two players

    def wanted(self, seats: int) -> float:
        return self.of_two if seats == 2 else min(1.0, self.times_fair / seats)


CLAIMS = (
    Claim("normal", "random", 3.0, 0.9),
    Claim("normal", "easy", 2.0, 1.0),
    Claim("hard", "normal", 1.5, 0.75),
)


def main() -> None:
    arguments = _arguments()
    effort = Effort(
        arguments.games, arguments.worlds, tuple(arguments.levels), tuple(arguments.seats)
    )
    games = arguments.game or list(engine.GAMES)
    print("# The computer players, measured\n")
    command = " ".join(["python -m bench.study", *sys.argv[1:]])
    most = LEVELS["hard"].worlds
    print(f"Made by `{command}`: {effort.games} games of each match. Hard players look at no more")
    print(f"than {effort.worlds} worlds for a decision, without a clock, so that any machine finds")
    print(f"the same; at a table it is up to {most} in 2 s. Games are dealt from seeds, seats")
    print("rotate, and a shared victory counts by its share. The interval holds the truth in 95 of")
    print("100 cases.\n")
    for part in arguments.parts or PARTS:
        for line in (strength if part == "strength" else balance)(games, effort):
            print(line, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.study", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="strength | balance")
    parser.add_argument("--game", action="append", choices=list(engine.GAMES))
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--worlds", type=int, default=8, metavar="W")
    parser.add_argument("--seats", type=int, nargs="+", default=[], metavar="S")
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=["normal", "hard"])
    return parser.parse_args()


# -- how well they play --------------------------------------------------------------------------


def strength(games: Iterable[str], effort: Effort) -> Iterator[str]:
    yield "## Strength\n"
    yield "| game | seats | one | others | games | share | 95 % | wanted | seconds a game |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for game in games:
        ends = engine.GAMES[game].seats[0], engine.GAMES[game].seats[-1]
        for seats in [each for each in effort.counts(game) if each in ends]:
            for claim in CLAIMS:
                yield _held(game, seats, claim, effort)
    yield ""


def _held(game: str, seats: int, claim: Claim, effort: Effort) -> str:
    match = effort.of(game, (claim.one, *(claim.others,) * (seats - 1)), "strength")
    count, start = match.games, perf_counter()
    games = play_all(match, play)
    took = (perf_counter() - start) / count
    mean, low, high = interval(shares(games, claim.one))
    measured = f"{count} | {mean:.0%} | {low:.0%} to {high:.0%} | {claim.wanted(seats):.1%}"
    return f"| {game} | {seats} | {claim.one} | {claim.others} | {measured} | {took:.1f} |"


# -- how fair the games are ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fairness:
    """What is looked at in games of equal players: who they are, and what each of them won."""

    title: str
    columns: tuple[str, ...]
    play: Callable[[Match, tuple[str, ...], str], Any]
    lines: Callable[[list[Any], int], Iterator[str]]  # of the table, and after it


def balance(games: Iterable[str], effort: Effort) -> Iterator[str]:
    for game in games:
        if game in FAIRNESS:
            yield f"## {FAIRNESS[game].title}\n"
            for seats in effort.counts(game):
                for level in effort.levels:
                    yield from _balanced(
                        FAIRNESS[game], effort.of(game, (level,) * seats, "balance")
                    )


def _balanced(fairness: Fairness, match: Match) -> Iterator[str]:
    seats, level = len(match.players), match.players[0]
    games = play_all(match, fairness.play)
    yield f"{seats} seats, {match.games} games of {level} players:\n"
    yield f"| {' | '.join(fairness.columns)} |"
    yield "|---" * len(fairness.columns) + "|"
    yield from fairness.lines(games, seats)
    yield ""


def characters(games: list[Played], seats: int) -> Iterator[str]:
    """In Crescent Moon the seat is the character."""
    for seat in range(seats):
        yield _character_row(games, seat)


def _character_row(games: list[Played], seat: int) -> str:
    name = games[0].table["players"][seat]["character"]
    mean, low, high = interval(seat_shares(games, seat))
    points = fmean(each.scores[seat] for each in games)
    return f"| {name} | {mean:.0%} | {low:.0%} to {high:.0%} | {points:.1f} |"


@dataclass(slots=True)
class Witness:
    """Watches a game of Jerusalem: who opened it, and who held which office in each round."""

    opener: int | None = None
    offices: dict[int, dict[str, int]] = field(default_factory=dict)

    def look(self, table: engine.Table) -> None:
        stage = table.stage()
        if self.opener is None:
            self.opener = table.view(None)["opener"]
        if stage["phase"] != "auction" and stage["round"] not in self.offices:
            offices = table.view(None)["offices"]
            self.offices[stage["round"]] = {each["id"]: each["holder"] for each in offices}


@dataclass(frozen=True, slots=True)
class Seen:
    """A game of Jerusalem with what was seen of it."""

    game: Played
    witness: Witness


def witnessed(match: Match, levels: tuple[str, ...], seed: str) -> Seen:
    witness = Witness()
    return Seen(play_game(match.game, levels, seed, pace=match.pace, watch=witness.look), witness)


def offices(games: list[Seen], seats: int) -> Iterator[str]:
    """Who opened, and who held which office; and how high the towers of winners were."""
    yield _won_row("opened round 1", [_won(each, each.witness.opener) for each in games], seats)
    yield from _office_rows(games, seats)
    yield ""
    yield _towers(games)


def _won(seen: Seen, seat: int | None) -> float:
    winners = seen.game.winners
    return (seat in winners) / len(winners)


def _office_rows(games: list[Seen], seats: int) -> Iterator[str]:
    """Of all rounds in which somebody held the office, how often they went on to win."""
    won: dict[str, list[float]] = {}
    for seen in games:
        for holders in seen.witness.offices.values():
            for office, holder in holders.items():
                won.setdefault(office, []).append(_won(seen, holder))
    for office in sorted(won):
        yield _won_row(f"{office} in a round", won[office], seats)


def _won_row(who: str, won: list[float], seats: int) -> str:
    mean, low, high = interval(won)
    return f"| {who} | {mean:.0%} | {low:.0%} to {high:.0%} | {mean * seats:.2f} |"


def _towers(games: list[Seen]) -> str:
    towers = sorted(max(each.game.scores) for each in games)
    inside = fmean(5 <= tower <= 8 for tower in towers)
    spread = f"{towers[len(towers) // 20]} to {towers[-1 - len(towers) // 20]}"
    return (
        f"Winners' towers: {fmean(towers):.1f} floors on average, {spread} in nine of ten games;"
        f" {inside:.0%} stand at 5 to 8."
    )


FAIRNESS = {
    "crescent_moon": Fairness(
        "Crescent Moon: characters", ("character", "share", "95 %", "points"), play, characters
    ),
    "jerusalem": Fairness(
        "Jerusalem: offices, opening seats, towers",
        ("who", "won", "95 %", "times fair"),
        witnessed,
        offices,
    ),
}


if __name__ == "__main__":
    main()
