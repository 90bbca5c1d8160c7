"""Sending what an errand says once, whatever became of an earlier attempt."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.delivery.discord_api import Mail
from bot.messages.message import Letter
from bot.store import Errand, Post, Store

# A button by which a message is known whose text follows the table: it may have been sent as the
# table was then.
MARKS = {"lobby": "join", "table": "board", "board": "board", "ask": "s", "final": "rematch"}


class Once:
    def __init__(self, store: Store, mail: Mail) -> None:
        self.store, self.mail = store, mail
        self._doubtful: set[int] = set()

    def doubt(self, table_ids: Iterable[int]) -> None:
        """The first thing that is due at these tables may have been said, and nobody noted it."""
        self._doubtful.update(table_ids)

    async def send(
        self, channel_id: int, errand: Errand, letter: Letter, people: Sequence[int] = ()
    ) -> Post:
        """Say it, unless it stands there already.

        The nonce alone keeps a thing from being said twice for some minutes; a machine may be off
        for longer.
        """
        post = None
        if errand.table_id in self._doubtful:
            post = await self._found(channel_id, errand, letter)
        post = post or await self.mail.send(channel_id, letter, errand.nonce, people)
        self._doubtful.discard(errand.table_id)
        return post

    async def _found(self, channel_id: int, errand: Errand, letter: Letter) -> Post | None:
        wanted = texts_of(letter.view.to_components())  # type: ignore[no-untyped-call]
        mark = [MARKS.get(errand.kind), str(errand.table_id)]

        def says_it(components: list[Any]) -> bool:
            buttons = [custom_id.split(":", 2)[:2] for custom_id in _all("custom_id", components)]
            return mark in buttons or texts_of(components) == wanted

        after = await self.store.last_said(errand.table_id)
        return await self.mail.find(channel_id, says_it, after)


def texts_of(components: Iterable[Any]) -> list[str]:
    """Every text of a message's components, in order, however its blanks came back."""
    return [" ".join(text.split()) for text in _all("content", components)]


def _all(key: str, components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if key in each:
            yield each[key]
        yield from _all(key, each.get("components", ()))
