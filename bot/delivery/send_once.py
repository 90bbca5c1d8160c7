"""Idempotent sending: an outbox message is sent once, whatever became of an earlier attempt."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bot.delivery.discord_api import DiscordApi
from bot.messages.message import OutgoingMessage
from bot.store import OutboxItem, OutboxMessage, Post, Store
from bot.store.outbox import (
    AskSeat,
    PostBoard,
    PostResult,
    RefreshBoard,
    RefreshLobby,
    ShowPractice,
)
from bot.text.emojis import undressed

# A message whose text follows the table may have been sent as the table was then; it is known by
# one of its buttons.
BUTTON_OF: dict[type[OutboxMessage], str] = {
    RefreshLobby: "join",
    PostBoard: "board",
    RefreshBoard: "board",
    AskSeat: "s",
    PostResult: "rematch",
    ShowPractice: "hint",
}


class SendOnce:
    def __init__(self, store: Store, api: DiscordApi) -> None:
        self.store, self.api = store, api
        self._uncertain: set[int] = set()

    def mark_uncertain(self, item_ids: Iterable[int]) -> None:
        """Note that these outbox messages may have been sent without a note."""
        self._uncertain.update(item_ids)

    async def send(
        self,
        channel_id: int,
        item: OutboxItem[OutboxMessage],
        outgoing: OutgoingMessage,
        people: Sequence[int] = (),
        *,
        after: Post | None = None,
        silent: bool = True,
    ) -> Post:
        """Send it, unless it stands there already; only what calls somebody makes a sound.

        `after`: the last message like it; by default, the last one of its kind.

        The nonce alone keeps a message from being sent twice for some minutes; a machine may be
        off for longer.
        """
        post = None
        if item.id in self._uncertain:
            post = await self._found(channel_id, item, outgoing, after)
        # One message may call in two places.
        nonce = item.nonce if not people else f"{item.nonce}-c"
        silent = silent and not people
        return post or await self.api.send(channel_id, outgoing, nonce, people, silent=silent)

    def is_uncertain(self, item: OutboxItem[OutboxMessage]) -> bool:
        return item.id in self._uncertain

    def mark_certain(self, item: OutboxItem[OutboxMessage]) -> None:
        self._uncertain.discard(item.id)

    async def _found(
        self,
        channel_id: int,
        item: OutboxItem[OutboxMessage],
        outgoing: OutgoingMessage,
        last: Post | None,
    ) -> Post | None:
        wanted = texts_of(outgoing.view.to_components())  # type: ignore[no-untyped-call]
        mark = [BUTTON_OF.get(type(item.message)), str(item.table_id)]

        def says_it(components: list[Any]) -> bool:
            buttons = [custom_id.split(":", 2)[:2] for custom_id in _all("custom_id", components)]
            return mark in buttons or texts_of(components) == wanted

        if last is None and item.series:
            last = await self.store.post(item.table_id, item.series)
        return await self.api.find(channel_id, says_it, last.message_id if last else 0)


def has_button(custom_id: str) -> Callable[[list[Any]], bool]:
    """Return whether a message's components hold this button, as a question."""
    return lambda components: custom_id in _all("custom_id", components)


def texts_of(components: Iterable[Any]) -> list[str]:
    """Return every text of a message's components, in order, with single blanks."""
    return [" ".join(undressed(text).split()) for text in _all("content", components)]


def _all(key: str, components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if key in each:
            yield each[key]
        yield from _all(key, each.get("components", ()))
