"""Players whose decisions can be foretold."""

from dataclasses import replace

from engine.players import LEVELS

SOBER = replace(
    LEVELS["normal"], misjudgement=0.0
)  # as normal, but it never misjudges what it sees
