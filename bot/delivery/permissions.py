"""What Discord must allow us in a channel before a game can be played there."""

import discord

NEEDED = ("embed_links", "attach_files", "read_message_history")
FOR_A_LOG = ("create_public_threads", "send_messages_in_threads")  # without, the channel has it


def missing(held: discord.Permissions, *, is_thread: bool) -> list[str]:
    """Return what a game cannot do without; where we see or say nothing, only that."""
    speak = "send_messages_in_threads" if is_thread else "send_messages"
    # Without the first all others count as missing, and without the second most of them do.
    for name in ("view_channel", speak):
        if not getattr(held, name):
            return [name]
    return [name for name in NEEDED if not getattr(held, name)]


def missing_for_log(held: discord.Permissions) -> list[str]:
    """Return what is missing for threads, in which a log would stand."""
    return [name for name in FOR_A_LOG if not getattr(held, name)]


def right_key(name: str) -> str:
    """Return the key of the words by which Discord calls a permission."""
    return f"right-{name.replace('_', '-')}"
