"""Report how fair the games are among players of one level."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

import engine
from bench.study.matches import Scope, equals
from bench.study.shelf import Outcome, Shelf
from bot.app.cli.selfplay import Match, interval, seat_shares

GAME_OF_CHARACTERS = "crescent_moon"
GAME_OF_INCOME = "jerusalem"  # whose tables are told apart in what is said of them
BAND = {4: (0.16, 0.34), 5: (0.12, 0.28)}  # what each character of Crescent Moon should win
MOST_TIMES_FAIR = 1.5  # most that a seat which opens, or holds an office, may win in Jerusalem
TOWERS = (5, 8)  # floors of winners


def balance(scope: Scope, shelf: Shelf) -> Iterator[str]:
    for match in equals(scope):
        games = list(shelf.games(match).values())
        if games:
            yield f"## {engine.GAMES[match.game].title}: {_who(match)}, {len(games)} games\n"
            fairness = FAIRNESS[match.game]
            yield f"| {' | '.join(fairness.columns)} |"
            yield "|---" * len(fairness.columns) + "|"
            yield from fairness.lines(games, len(match.players))
            yield ""


def _who(match: Match) -> str:
    who = f"{len(match.players)} *{match.players[0]}* players"
    usual = engine.GAMES[match.game].options()
    said = [(name, value) for name, value in match.options]
    if match.game == GAME_OF_INCOME:
        said.append(("income_table", usual.shown["income_table"]))
    return ", ".join([who, *[f"`{name}: {value}`" for name, value in said]])


@dataclass(frozen=True, slots=True)
class Fairness:
    """What is looked at in a game: the columns and the lines of its table."""

    columns: tuple[str, ...]
    lines: Callable[[Sequence[Outcome], int], Iterator[str]]


# -- Crescent Moon -------------------------------------------------------------------------------


def characters(games: Sequence[Outcome], seats: int) -> Iterator[str]:
    """Yield a row for each character, which is the seat in this game."""
    players = engine.Table.new(GAME_OF_CHARACTERS, seats=seats, seed="names").view(None)["players"]
    won = [fmean(seat_shares(games, seat)) for seat in range(seats)]
    for seat, player in enumerate(players):
        yield _character_row(player["character"], games, seat)
    low, high = BAND[seats]
    verdict = _verdict(all(low <= each <= high for each in won))
    yield f"\nWanted of each: {low:.0%} to {high:.0%}. {verdict}"


def _character_row(name: str, games: Sequence[Outcome], seat: int) -> str:
    mean, low, high = interval(seat_shares(games, seat))
    points = fmean(each.scores[seat] for each in games)
    return f"| {name} | {mean:.1%} | {low:.0%} to {high:.0%} | {points:.1f} |"


def _verdict(held: bool) -> str:
    return "Held in these games." if held else "**Not held in these games.**"


# -- Jerusalem -------------------------------------------------------------------------------------


def offices(games: Sequence[Outcome], seats: int) -> Iterator[str]:
    """Yield rows for who opened and who held which office, and how high winners' towers were."""
    won = {"opened round 1": [_won(each, each.opener) for each in games], **_by_office(games)}
    for who, each in won.items():
        yield _won_row(who, each, seats)
    fair = all(fmean(each) * seats <= MOST_TIMES_FAIR for each in won.values())
    yield f"\nWanted: none above {MOST_TIMES_FAIR} times fair. {_verdict(fair)}\n"
    yield _towers(games)


def _won(game: Outcome, seat: int | None) -> float:
    return (seat in game.winners) / len(game.winners)


def _by_office(games: Sequence[Outcome]) -> dict[str, list[float]]:
    """Return how often a seat won that had held the office in a round, for each office."""
    won: dict[str, list[float]] = {}
    for game in games:
        for holders in game.offices:
            for office, holder in holders.items():
                won.setdefault(f"{office} in a round", []).append(_won(game, holder))
    return {who: won[who] for who in sorted(won)}


def _won_row(who: str, won: list[float], seats: int) -> str:
    mean, low, high = interval(won)
    return f"| {who} | {mean:.1%} | {low:.0%} to {high:.0%} | {mean * seats:.2f} |"


def _towers(games: Sequence[Outcome]) -> str:
    towers = sorted(max(each.scores) for each in games)
    least, most = TOWERS
    inside = fmean(least <= tower <= most for tower in towers)
    spread = f"{towers[len(towers) // 20]} to {towers[-1 - len(towers) // 20]}"
    return (
        f"Winners' towers: {fmean(towers):.1f} floors on average, {spread} in nine of ten games;"
        f" {inside:.0%} stand at {least} to {most}."
    )


FAIRNESS = {
    GAME_OF_CHARACTERS: Fairness(("character", "share", "95 %", "points"), characters),
    "jerusalem": Fairness(("who", "won", "95 %", "times fair"), offices),
}
