"""What a reply to a person is, and what is on it."""

from bot.local import Button, Message, Modal


def as_message(reply: Message | Modal) -> Message:
    assert isinstance(reply, Message)
    return reply


def as_modal(reply: Message | Modal) -> Modal:
    assert isinstance(reply, Modal)
    return reply


def custom_id_of(button: Button) -> str:
    assert button.custom_id is not None
    return button.custom_id
