"""Players whose decisions can be foretold, and what tests of players look into."""

from dataclasses import replace
from typing import TypeVar

import engine
from engine.players import LEVELS
from engine.state import GameState

S = TypeVar("S", bound=GameState)

# As normal, but it never misjudges what it sees.
SOBER = replace(LEVELS["normal"], misjudgement=0.0)


def state_of(table: engine.Table, kind: type[S]) -> S:
    g = table._g
    assert isinstance(g, kind)
    return g
