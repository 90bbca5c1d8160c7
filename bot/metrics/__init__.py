"""What is counted and timed while the bot runs, for whoever watches over it."""

from bot.metrics.registry import (
    ANSWER_SECONDS,
    DISCORD_REQUESTS,
    DRAW_SECONDS,
    INTERACTIONS,
    LOCK_SECONDS,
    OUTBOX_SENT,
    RATE_LIMITS,
    REGISTRY,
    SAVE_SECONDS,
    THINK_SECONDS,
    timed,
)

__all__ = [
    "ANSWER_SECONDS",
    "DISCORD_REQUESTS",
    "DRAW_SECONDS",
    "INTERACTIONS",
    "LOCK_SECONDS",
    "OUTBOX_SENT",
    "RATE_LIMITS",
    "REGISTRY",
    "SAVE_SECONDS",
    "THINK_SECONDS",
    "timed",
]
