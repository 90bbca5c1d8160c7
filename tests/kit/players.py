"""Players whose decisions can be foretold."""

from dataclasses import replace

from engine.players import LEVELS

# As normal, but it never misjudges what it sees.
SOBER = replace(LEVELS["normal"], misjudgement=0.0)
