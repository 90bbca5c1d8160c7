"""Inspection of games: whether each journal leads to what is stored beside it."""

import json
from collections.abc import Iterator, Sequence

import engine
from bot.store.inspection import Finding, is_json
from bot.store.rows import StoredLine, TableRow
from bot.tables.hosted_table import pack
from bot.tables.recovery import CannotReplay, play_line, sound


def of_game(row: TableRow, lines: Sequence[StoredLine]) -> Iterator[Finding]:
    """Yield what is wrong with a game: its journal, each of its positions, its record."""
    where = f"Table {row.id}"
    if row.game_id not in engine.GAMES:
        yield Finding(f"{where}: the game `{row.game_id}` is not installed.", is_mendable=False)
        return
    if not lines:
        if row.status in ("running", "over"):
            yield Finding(f"{where}: its journal is gone.", is_mendable=False)
        return
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        yield Finding(f"{where}: lines of its journal are missing.", is_mendable=False)
    replay = Replay(lines)
    try:
        for line in lines:
            for problem in replay.take(line):
                yield Finding(f"{where}, line {line.number}: {problem.text}", problem.is_mendable)
    except engine.TableError as problem:  # of rules that we do not know
        yield Finding(f"{where}: {problem}", is_mendable=False)
        return
    if replay.game is not None:
        yield from _of_end(where, row, replay.game)


def mended_lines(lines: Sequence[StoredLine]) -> Iterator[StoredLine]:
    """Yield the damaged lines of a journal as they must have been, where that can be found out."""
    replay = Replay(lines)
    for line in lines:
        since = replay.game.event_count if replay.game else 0
        if not any(problem.is_mendable for problem in replay.take(line)) or replay.game is None:
            continue
        events = line.events
        if not is_json(events):
            events = json.dumps([] if line.kind == "undo" else replay.game.saved_events(since))
        yield line._replace(events=events, snapshot=pack(replay.game))


class Replay:
    """Plays a journal line by line; `game` is the position after the last one, where known."""

    def __init__(self, lines: Sequence[StoredLine]) -> None:
        self.lines = lines
        self.game: engine.Table | None = None

    def take(self, line: StoredLine) -> list[Finding]:
        """Go on by a line; return what is wrong with it."""
        found = list[Finding]()
        played = self._played(line, found)
        if not is_json(line.events):
            found.append(Finding("what happened cannot be read.", played is not None))
        if played is not None and pack(played) == line.snapshot:
            self.game = played
            return found
        stored = sound(line.snapshot)
        if stored is None:
            found.append(Finding("the position is damaged.", played is not None))
        elif played is not None and played.dump() != stored.dump():
            found.append(Finding("the position is not where its actions lead.", is_mendable=False))
        self.game = stored or played
        return found

    def _played(self, line: StoredLine, found: list[Finding]) -> engine.Table | None:
        """Return the game after a line by the rules, if it can be known."""
        if line is self.lines[0]:
            return self._dealt()
        if self.game is not None:
            try:
                play_line(self.game, line)
            except CannotReplay as problem:
                found.append(Finding(f"{problem}.", is_mendable=False))
            else:
                return self.game
        return None

    def _dealt(self) -> engine.Table | None:
        """Return the game as it began: any position that is sound knows the seed."""
        for line in self.lines:
            known = sound(line.snapshot)
            if known is not None and known.seed is not None:
                return engine.Table.new(
                    known.game,
                    seats=known.seats,
                    seed=known.seed,
                    options=known.options.recorded,
                    rules_version=known.rules_version,
                )
        return None


def _of_end(where: str, row: TableRow, game: engine.Table) -> Iterator[Finding]:
    if (row.status == "over") != bool(game.result) and row.status != "abandoned":
        yield Finding(f"{where} is {row.status}, and its game is not.", is_mendable=False)
    if game.seats != len(row.seats):
        yield Finding(f"{where}: its game has another number of seats.", is_mendable=False)
    try:
        replayed = engine.Table.replay(game.record())
    except engine.TableError as problem:
        yield Finding(f"{where}: its record cannot be played again. {problem}", is_mendable=False)
        return
    if replayed.dump()["state"] != game.dump()["state"]:
        yield Finding(f"{where}: its record leads to another position.", is_mendable=False)
