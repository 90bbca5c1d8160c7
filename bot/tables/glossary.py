"""Words of a game that a person meets for the first time: each is explained once, and to them."""

from collections import OrderedDict

from bot.store import Store
from bot.tables import practice
from bot.tables.hosted_table import HostedTable
from engine.guide import terms, terms_at

MAX_NEW = 2  # words that come with one question
CACHE_SIZE = 4096  # people and games; the others are one read away

Told = dict[str, str]  # by word: the question with which it was explained


class Glossary:
    """Which words of its game each person has been told, and with which question."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: OrderedDict[tuple[int, str], Told] = OrderedDict()

    async def due(self, table: HostedTable, seat: int, lang: str) -> tuple[str, ...]:
        """Return the words to explain with what this seat is asked now.

        They stay with their question, however often that is shown. A tutor has words of its own.
        """
        user = table.row.seats[seat].user_id
        if user is None or seat not in table.game.asked:
            return ()
        if table.row.practice and practice.due(table):
            return ()
        told, question = await self._of(user, table.row.game_id), table.question(seat)
        known = terms(table.row.game_id)
        if shown := tuple(name for name in known if told.get(name) == question):
            return shown
        if all(name in told for name in known):
            return ()
        met = terms_at(table.game, seat, lang)
        return tuple(name for name in met if name not in told)[:MAX_NEW]

    async def note(self, table: HostedTable, seat: int, names: tuple[str, ...]) -> None:
        """Remember that this person has been told these words with what is asked now."""
        user = table.row.seats[seat].user_id
        if user is None:
            return
        game, question = table.row.game_id, table.question(seat)
        told = await self._of(user, game)
        if new := [name for name in names if name not in told]:
            await self._store.save_explained_terms(user, game, new, question)
            told.update(dict.fromkeys(new, question))

    async def explain(self, table: HostedTable, seat: int, lang: str) -> tuple[str, ...]:
        """Return the words that are due, and remember that they have been explained."""
        names = await self.due(table, seat, lang)
        await self.note(table, seat, names)
        return names

    async def _of(self, user_id: int, game_id: str) -> Told:
        key = user_id, game_id
        if key not in self._told:
            told = await self._store.explained_terms(user_id, game_id)
            self._told.setdefault(key, told)
            while len(self._told) > CACHE_SIZE:
                self._told.popitem(last=False)
        return self._told[key]

    def forget_all(self) -> None:
        """Let go of what is in memory: somebody wants to be forgotten."""
        self._told.clear()
