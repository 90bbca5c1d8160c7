"""Sending what an errand says once, whatever became of an earlier attempt."""

from collections.abc import Sequence

from bot.mail import Mail
from bot.messages import Letter
from bot.store import Errand, Post, Store


class Once:
    def __init__(self, store: Store, mail: Mail) -> None:
        self.store, self.mail = store, mail
        self._doubtful: set[int] = set()  # tables whose first errand may have been said before

    async def recall(self) -> None:
        """Before anything is said: of each table, one thing that is due may have been said."""
        self._doubtful.update(await self.store.tables_with_errands())

    async def send(
        self, channel_id: int, errand: Errand, letter: Letter, people: Sequence[int] = ()
    ) -> Post:
        """Say it, unless it stands there already although nobody noted that it does.

        The nonce alone keeps a thing from being said twice for some minutes; a machine may be off
        for longer.
        """
        post = None
        if errand.attempts or errand.table_id in self._doubtful:
            since = await self.store.said_before(errand)
            post = await self.mail.find(channel_id, letter, since)
        post = post or await self.mail.send(channel_id, letter, errand.nonce, people)
        self._doubtful.discard(errand.table_id)
        return post
