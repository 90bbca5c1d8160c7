"""The form of the whole data.toml, for the check of a file that somebody typed in."""

from collections.abc import Iterator
from typing import Self

from engine.data_file import DataForm, Problem
from engine.games.crescent_moon.data import CardRow, Character, ObjectiveRow
from engine.games.crescent_moon.maps import MapTables, Name
from engine.words import words_of

TAKEN = ("start", "deal")  # points of everyone, which are no objectives


class CrescentMoonForm(DataForm):
    in_parts = ("maps", "objectives")

    maps: MapTables
    cards: dict[Name, CardRow]
    objectives: dict[Character, dict[Name, ObjectiveRow]]

    def problems(self, before: Self) -> Iterator[Problem]:
        for players, maps in (("four", self.maps.four), ("five", self.maps.five)):
            for name in {"preset", "dealt", "variable"} & set(maps):
                yield Problem(("maps", players, name), "needs another name")
        yield from self._problems_with_cards(before)
        yield from self._problems_with_objectives(before)

    def _problems_with_cards(self, before: Self) -> Iterator[Problem]:
        words = words_of("crescent_moon")
        for card, row in self.cards.items():
            place = ("cards", card)
            old = before.cards.get(card)
            if not row.name and not words.has(f"card-{card}"):
                yield Problem(place, "is a new card; it needs a `name`")
            elif old and not row.text and row.names != old.names:
                yield Problem(
                    place, "does something else than before; say what in `text`, or use another id"
                )

    def _problems_with_objectives(self, before: Self) -> Iterator[Problem]:
        words, seen = words_of("crescent_moon"), set(TAKEN)
        old = {name: row for rows in before.objectives.values() for name, row in rows.items()}
        for character in Character:
            for name, row in self.objectives[character].items():
                place = ("objectives", character, name)
                if name in seen:
                    yield Problem(place, "is the name of another objective, too")
                elif not row.name and not words.has(f"objective-{name}"):
                    yield Problem(place, "is a new objective; it needs a `name`")
                elif not row.name and name in old and row.counted != old[name].counted:
                    yield Problem(place, "counts something else than before; give it a `name`")
                seen.add(name)
        nomads = self.objectives[Character.NOMAD].values()
        if [row.when for row in nomads].count("exchange") != 1:
            yield Problem(
                ("objectives", "nomad"),
                'needs one objective with `when = "exchange"`, with `points = 0` if he buys none',
            )
