"""Sending what an errand says once, whatever became of an earlier attempt."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.delivery.discord_api import DiscordApi
from bot.messages.message import OutgoingMessage
from bot.store import Errand, Post, Store

# A button by which a message is known whose text follows the table: it may have been sent as the
# table was then.
BUTTON_OF_KIND = {
    "lobby": "join",
    "table": "board",
    "board": "board",
    "ask": "s",
    "final": "rematch",
}


class SendOnce:
    def __init__(self, store: Store, api: DiscordApi) -> None:
        self.store, self.api = store, api
        self._uncertain: set[int] = set()

    def mark_uncertain(self, table_ids: Iterable[int]) -> None:
        """The first thing that is due at these tables may have been said, and nobody noted it."""
        self._uncertain.update(table_ids)

    async def send(
        self, channel_id: int, errand: Errand, outgoing: OutgoingMessage, people: Sequence[int] = ()
    ) -> Post:
        """Say it, unless it stands there already.

        The nonce alone keeps a thing from being said twice for some minutes; a machine may be off
        for longer.
        """
        post = None
        if errand.table_id in self._uncertain:
            post = await self._found(channel_id, errand, outgoing)
        post = post or await self.api.send(channel_id, outgoing, errand.nonce, people)
        self._uncertain.discard(errand.table_id)
        return post

    async def _found(
        self, channel_id: int, errand: Errand, outgoing: OutgoingMessage
    ) -> Post | None:
        wanted = texts_of(outgoing.view.to_components())  # type: ignore[no-untyped-call]
        mark = [BUTTON_OF_KIND.get(errand.kind), str(errand.table_id)]

        def says_it(components: list[Any]) -> bool:
            buttons = [custom_id.split(":", 2)[:2] for custom_id in _all("custom_id", components)]
            return mark in buttons or texts_of(components) == wanted

        after = await self.store.last_message_id(errand.table_id)
        return await self.api.find(channel_id, says_it, after)


def texts_of(components: Iterable[Any]) -> list[str]:
    """Every text of a message's components, in order, however its blanks came back."""
    return [" ".join(text.split()) for text in _all("content", components)]


def _all(key: str, components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if key in each:
            yield each[key]
        yield from _all(key, each.get("components", ()))
