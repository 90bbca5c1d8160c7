"""News of the world: published once, heard by the gateway, the people and the page."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.local.world.model import Channel, Payload


@dataclass(frozen=True, slots=True)
class Event:
    """One piece of news, under the name the gateway gives it.

    `addressee` narrows it to one person (ephemeral replies, modals, failures); such news never
    goes to the bot unless `for_bot` says so.
    """

    name: str
    data: Payload
    guild_id: str | None = None
    channel: Channel | None = None
    addressee: str | None = None
    for_bot: bool = True


class EventBus:
    """Tells every listener, in the order in which they began to listen."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def listen(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Returns what ends the listening."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)
