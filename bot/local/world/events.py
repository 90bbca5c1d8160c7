"""Events of the world, published to the gateway, the people and the pages."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.local.api_errors import Payload
from bot.local.world.model import Channel


@dataclass(frozen=True, slots=True)
class Event:
    """One change of the world, under its gateway name.

    `addressee` narrows it to one person (ephemeral replies, modals, failures); such events go to
    the bot only if `for_bot` is set.
    """

    name: str
    data: Payload
    guild_id: str | None = None
    channel: Channel | None = None
    addressee: str | None = None
    for_bot: bool = True


class EventBus:
    """Calls the listeners in the order in which they were added."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def listen(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Add a listener and return a function that removes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)
