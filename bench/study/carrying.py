"""Take over the games that were played before a change which does not affect play.

After any change of the rules, or of how players think, the games of a study no longer count, and
playing them all again takes hours. Most changes leave most matches as they were: of each match a
few games are played again. If these, and any others that were already played again, come out as
they did, all games of the match are taken over. Games that were played by the clock are not.
"""

from collections.abc import Iterable, Iterator

from bench.study.playing import play_places
from bench.study.shelf import Outcome, Shelf
from bot.app.cli.selfplay import Match

SAMPLE = 3  # games of a match that are played again

Games = dict[int, Outcome]  # of a match, by their number


def carry(matches: Iterable[Match], shelf: Shelf) -> Iterator[str]:
    """Take over the games that may be, and yield for each match what became of it."""
    # What a clock has decided does not come out the same twice.
    known = {match: shelf.games(match) for match in matches if match.seconds is None}
    found = {match: _earlier(match, shelf) for match in known}
    found = {match: games for match, games in found.items() if games.keys() - known[match].keys()}
    again = [
        (match, number)
        for match, games in found.items()
        for number in sample(games)
        if number not in known[match]
    ]
    for (match, number), game in play_places(again):
        known[match][number] = game
    for match, games in found.items():
        both = games.keys() & known[match].keys()
        same = sum(games[number] == known[match][number] for number in both)
        taken = _take_over(match, games, shelf) if same == len(both) else "is played otherwise now"
        yield f"{match.game}: {', '.join(match.players)}: {taken} ({same} of {len(both)} as before)"


def _take_over(match: Match, games: Games, shelf: Shelf) -> str:
    """Take over the games that have not been played again, and say how many."""
    missing = sorted(games.keys() - shelf.games(match).keys())
    for number in missing:
        shelf.add(match, number, games[number])
    return f"games taken over: {len(missing)}"


def sample(games: Games) -> list[int]:
    """Return the numbers of a few games, from the first to the last."""
    numbers = sorted(games)
    last, steps = len(numbers) - 1, max(1, SAMPLE - 1)
    return sorted({numbers[last * step // steps] for step in range(SAMPLE)})


def _earlier(match: Match, shelf: Shelf) -> Games:
    """Return the games of the earlier fingerprint that has most of them."""
    found = [shelf.games(match, each) for each in shelf.earlier(match.game)]
    return max(found, key=len, default={})
