"""Discord's error codes, by what they mean to us."""

from typing import Final

import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
NO_ACCESS: Final = 50001
NO_PERMISSION: Final = 50013
ARCHIVED: Final = 50083
HAS_A_THREAD: Final = 160004
LOCKED: Final = 160005

# Closed to us, no server in common, flagged for opening too many, nobody to write to.
NO_DM: Final = frozenset({50007, 50278, 20026, 50033, NO_ACCESS, UNKNOWN_USER, UNKNOWN_CHANNEL})

# The body is our own fault and would be refused for ever: too large, empty, not a form, no JSON,
# no picture.
MALFORMED: Final = frozenset({40005, 50006, 50035, 50046, 50109})

OUT_OF_PERMISSION: Final = frozenset({NO_ACCESS, NO_PERMISSION})
# The person has gone away meanwhile, or the token of the interaction has run out.
TOO_LATE: Final = frozenset({UNKNOWN_MESSAGE, 10015, 10062, 50027, 40060})
PUT_AWAY: Final = frozenset({ARCHIVED, LOCKED})


def is_about_emojis(problem: discord.HTTPException) -> bool:
    """Return whether a message was refused because one of its emojis is not there."""
    return problem.code in MALFORMED and "emoji" in problem.text.casefold()
