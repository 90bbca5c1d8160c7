"""The two kinds of reply that an action of a person can have."""

from bot.local import Message, Modal


def as_message(reply: Message | Modal) -> Message:
    assert isinstance(reply, Message)
    return reply


def as_modal(reply: Message | Modal) -> Modal:
    assert isinstance(reply, Modal)
    return reply
