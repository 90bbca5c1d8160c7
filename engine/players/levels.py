"""The levels of computer players: how much of the one mechanism each of them uses."""

# Only data stands here: kept games (`bench/study`) know a level by its values, and this file is no
# part of the fingerprint of a game's rules and players.

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a player looks at a decision."""

    name: str
    noise: float  # error of its quick scores, in victory points
    prune_below: float = 2.5  # times the noise: what looks worse than the best by more is dropped
    width: int = 0  # how many actions it tries; 0: it decides by quick scores alone
    misjudgement: float = 0.0  # error in what it sees these actions lead to, in victory points
    focus: int = 0  # how many of these it compares in several worlds; 0: none
    worlds: int = 0  # the most worlds, each another deal of what it cannot know
    rounds_ahead: float = 0.0  # how far it looks beyond its own turn, times what the game asks for
    min_turns_ahead: int = 0  # but never less: with two players a round is soon over
    seconds: float = 4.0  # how long it may think about a turn


EASY = Level("easy", noise=95.0, prune_below=0.1)  # nearly evenly among all that is not absurd
NORMAL = Level("normal", noise=0.05, width=24, misjudgement=0.2)
HARD = Level("hard", noise=0.1, width=24, focus=5, worlds=24, rounds_ahead=1.0, min_turns_ahead=4)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD)}
