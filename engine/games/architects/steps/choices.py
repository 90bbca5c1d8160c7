"""Choices that building cards bring, and cards that are drawn or discarded."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just, Pick
from engine.games.architects.actions import Discard, Done, Take
from engine.games.architects.data import Building, Good
from engine.games.architects.decks import discard, draw_cards
from engine.games.architects.state import State
from engine.games.architects.tables import Bundle
from engine.games.architects.verbs import gain_goods
from engine.ids import Seat

DONE = Just(Done())


@dataclass(frozen=True, slots=True)
class TakeGoods(Step):
    """Clay Pit and Treasury: goods of one kind or of the other."""

    seat: Seat
    choice: tuple[tuple[Good, int], ...]
    building: Building = Building.TREASURY

    def asks(self, g: State) -> Iterable[Ask]:
        goods = tuple([good for good, _ in self.choice])
        counts = {good.value: count for good, count in self.choice}
        (first, one), (second, two) = self.choice
        named = {"first": first, "one": one, "second": second, "two": two}
        facts = {"building": self.building, **named, **counts}
        yield Ask(self.seat, "take", (Pick(Take, goods),), facts)

    def answer(self, g: State, seat: Seat, action: Take) -> None:
        gain_goods(
            g, seat, Bundle()._replace(**{action.good.value: dict(self.choice)[action.good]})
        )


@dataclass(frozen=True, slots=True)
class SellCard(Step):
    """Library: a building card from the hand for gold, once."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if cards := tuple(g.players[self.seat].cards):
            facts = {"gold": g.figures.value["effect.library"]}
            yield Ask(self.seat, "library", (Pick(Discard, cards), DONE), facts, private=True)

    def answer(self, g: State, seat: Seat, action: Discard | Done) -> None:
        if isinstance(action, Discard):
            discard(g, seat, action.card)
            gain_goods(g, seat, Bundle(gold=g.figures.value["effect.library"]))


@dataclass(frozen=True, slots=True)
class DiscardCard(Step):
    """A building card from the hand, as the Cathedral demands."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        cards = tuple(g.players[self.seat].cards)
        yield Ask(self.seat, "cathedral-card", (Pick(Discard, cards),), private=True)

    def answer(self, g: State, seat: Seat, action: Discard) -> None:
        discard(g, seat, action.card)


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """The card of Caroline or Clovis, after the action it comes with."""

    seat: Seat
    count: int

    def run(self, g: State) -> None:
        draw_cards(g, self.seat, self.count)
