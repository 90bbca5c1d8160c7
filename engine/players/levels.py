"""The levels that there are."""

from engine.players.level import Level

EASY = Level("easy", whim=95.0, absurd=0.1)  # nearly evenly among all that is not absurd
NORMAL = Level("normal", whim=0.05, width=24, slip=0.2)
HARD = Level("hard", whim=0.1, width=24, focus=5, worlds=24, rounds=1.0, turns=4)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD)}
