"""Play the games that a study still lacks, on all cores."""

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track

import engine
from bench.study.shelf import Outcome, Shelf
from bot.app.cli.selfplay import Match
from engine.players.contest import play_game

WITNESSED_GAME = "jerusalem"
NumberedGame = tuple[Match, int]  # a game by its number within the match


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


def play_one(match: Match, levels: tuple[str, ...], seed: str) -> Outcome:
    """Play one game of the match; this runs in a process of its own."""
    options = dict(match.options)
    if match.game != WITNESSED_GAME:
        played = play_game(match.game, levels, seed, options=options, pace=match.pace)
        return Outcome(played.levels, played.winners, played.scores)
    witness = Witness()
    played = play_game(
        match.game, levels, seed, options=options, pace=match.pace, watch=witness.look
    )
    offices = tuple(witness.offices.values())
    return Outcome(played.levels, played.winners, played.scores, witness.opener, offices)


def play_missing(matches: Iterable[Match], shelf: Shelf) -> None:
    """Play what is missing; each game is kept as soon as it is over."""
    missing = [
        (match, number)
        for match in matches
        for known in [shelf.games(match)]
        for number in range(match.games)
        if number not in known
    ]
    for (match, number), game in play_places(missing):
        shelf.add(match, number, game)


def play_places(places: Sequence[NumberedGame]) -> Iterator[tuple[NumberedGame, Outcome]]:
    """Yield these games as they end, played on all cores, and show a progress bar."""
    lineups = {match: list(match.lineups()) for match, _ in places}
    workers = ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))
    with workers as pool:
        waiting: dict[Future[Outcome], NumberedGame] = {
            pool.submit(play_one, match, *lineups[match][number]): (match, number)
            for match, number in places
        }
        bar = track(
            as_completed(waiting),
            total=len(waiting),
            description="games",
            console=Console(stderr=True),
        )
        for done in bar:
            yield waiting[done], done.result()
