"""The levels of computer players: how much of the one mechanism each of them uses."""

from dataclasses import dataclass

ABSURD = 2.5  # times one's whim: what looks worse than the best by more is never done


@dataclass(frozen=True, slots=True)
class Level:
    """How a player looks at a decision."""

    name: str
    whim: float  # how far its hunches are off, in victory points
    absurd: float = ABSURD  # times that: what looks worse than the best by more is never done
    width: int = 0  # how many actions it tries at all; 0: it follows its hunches
    slip: float = 0.0  # how far it misjudges what these lead to, in victory points
    focus: int = 0  # of these, how many it thinks through; 0: none
    worlds: int = 0  # in how many deals of what it cannot know, at most
    rounds: float = 0.0  # how far beyond its own turn, times what the game asks for
    turns: int = 0  # but no fewer turns than that: with two players a round is soon over
    seconds: float = 2.0  # how long it may think

    def turns_ahead(self, seats: int, ahead: float) -> int:
        """Turns beyond its own until it looks at how it stands, where one should look so many
        rounds ahead."""
        return max(self.turns, round(self.rounds * ahead * seats))


EASY = Level("easy", whim=95.0, absurd=0.1)  # nearly evenly among all that is not absurd
NORMAL = Level("normal", whim=0.05, width=24, slip=0.2)
HARD = Level("hard", whim=0.1, width=24, focus=5, worlds=24, rounds=1.0, turns=4)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD)}
