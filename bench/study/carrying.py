"""Taking over what was played before a change that is not one of play.

Any change of the rules or of how players think makes the games of a study count no longer, and
playing them all anew takes hours. Most changes leave most matches as they were: of each match a few
games are played again, and if they come out as they did, all of its games are counted on.
"""

from collections.abc import Iterable, Iterator

from bench.study.playing import play_places
from bench.study.shelf import Outcome, Shelf
from bot.selfplay import Match

SAMPLE = 3  # games of a match that are played again


def carry(matches: Iterable[Match], shelf: Shelf) -> Iterator[str]:
    """Take over what may be, and say of each match what became of it."""
    found = {match: games for match in matches if (games := _earlier(match, shelf))}
    again = [(match, number) for match, games in found.items() for number in sample(games)]
    changed = {match for (match, at), game in play_places(again) if found[match][at] != game}
    for match, games in found.items():
        if match not in changed:
            for number, game in games.items():
                shelf.add(match, number, game)
        verdict = (
            "is played otherwise now" if match in changed else f"{len(games)} games taken over"
        )
        yield f"{match.game}: {', '.join(match.players)}: {verdict}"


def sample(games: dict[int, Outcome]) -> list[int]:
    """The numbers of a few, from the first to the last."""
    numbers = sorted(games)
    last, steps = len(numbers) - 1, max(1, SAMPLE - 1)
    return sorted({numbers[last * step // steps] for step in range(SAMPLE)})


def _earlier(match: Match, shelf: Shelf) -> dict[int, Outcome]:
    """Of the fingerprint with most of them; none where the match has been begun anew."""
    if shelf.games(match):
        return {}
    found = [shelf.games(match, each) for each in shelf.earlier(match.game)]
    return max(found, key=len, default={})
