"""The levels that there are."""

from engine.players.level import Level

EASY = Level("easy", whim=7.5, absurd=1.0)
NORMAL = Level("normal", whim=0.05, width=24, slip=0.15)
HARD = Level("hard", whim=0.1, width=24, focus=5, worlds=24, rounds=1.0, turns=4)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD)}
