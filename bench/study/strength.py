"""Report how well the players of each level play."""

from collections.abc import Iterator

from bench.study.matches import TABLE_SECONDS, Claim, Scope, contests
from bench.study.shelf import Shelf
from bot.app.cli.selfplay import Match, interval, shares

COLUMNS = ("game", "seats", "one", "others", "thinks", "games", "share", "95 %", "wanted", "held")


def strength(scope: Scope, shelf: Shelf) -> Iterator[str]:
    yield "## Strength\n"
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for claim, match in contests(scope):
        if won := shares(list(shelf.games(match).values()), claim.one):
            yield _row(claim, match, won)
    yield ""


def _row(claim: Claim, match: Match, won: list[float]) -> str:
    seats = len(match.players)
    mean, low, high = interval(won)
    wanted = claim.wanted(seats, match.game)
    cells = (
        match.game,
        seats,
        claim.one,
        claim.others,
        _thinks(claim, match),
        len(won),
        f"{mean:.1%}",
        f"{low:.0%} to {high:.0%}",
        f"{wanted:.1%}",
        _held(mean, low, wanted),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _thinks(claim: Claim, match: Match) -> str:
    """Say how long they think about a turn, or about how much the one does for a decision."""
    if claim.is_timed:
        as_usual = ", as at a table" if match.seconds == TABLE_SECONDS else ""
        return f"up to {match.seconds:g} s a turn{as_usual}"
    return f"{match.worlds} worlds" if match.worlds else ""


def _held(mean: float, low: float, wanted: float) -> str:
    """Say whether the claim holds, and whether luck alone could have made it look so."""
    if low >= wanted:
        return "beyond doubt"
    return "in these games" if mean >= wanted else "no"
