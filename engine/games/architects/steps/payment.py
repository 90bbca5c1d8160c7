"""Payments that leave a choice: wood or stone, Therese's gold or marble, what Lothaire saves."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.architects.actions import Gild, Spend
from engine.games.architects.data import Building, Character
from engine.games.architects.events import MixPaid, PreciousPaid
from engine.games.architects.state import State
from engine.games.architects.verbs import saved_goods
from engine.ids import Seat


def pay_precious(
    g: State, seat: Seat, gold: int, marble: int, building: Building | None = None
) -> None:
    """Pay gold and marble as printed; Therese chooses which of the two she gives."""
    player = g.players[seat]
    if player.character is Character.THERESE and gold + marble:
        g.then(PayPrecious(seat, gold + marble, building))
        return
    player.gold -= gold
    player.marble -= marble


def pay_wood_and_stone(g: State, seat: Seat, wood: int, stone: int, building: Building) -> None:
    """Pay wood and stone as printed; Lothaire saves on one of them."""
    player = g.players[seat]
    if (wood or stone) and saved_goods(g, seat):
        g.then(PayLess(seat, wood, stone, building))
        return
    player.wood -= wood
    player.stone -= stone


@dataclass(frozen=True, slots=True)
class PayLess(Step):
    """Lothaire: the printed wood and stone of a building, less what he saves."""

    seat: Seat
    wood: int
    stone: int
    building: Building

    def asks(self, g: State) -> Iterable[Ask]:
        mixes = self._mixes(g)
        if len(mixes) > 1:
            facts = {"building": self.building, "saved": saved_goods(g, self.seat)}
            offers = tuple([Just(Spend(wood, stone)) for wood, stone in mixes])
            yield Ask(self.seat, "save", offers, facts)

    def answer(self, g: State, seat: Seat, action: Spend) -> None:
        pay_mix(g, seat, action.wood, action.stone)

    def run(self, g: State) -> None:
        """Pay in the only way there is."""
        pay_mix(g, self.seat, *self._mixes(g)[0])

    def _mixes(self, g: State) -> list[tuple[int, int]]:
        """Return wood and stone to pay, the least wood first."""
        player = g.players[self.seat]
        due = max(0, self.wood + self.stone - saved_goods(g, self.seat))
        woods = range(min(self.wood, player.wood) + 1)
        mixes = [(wood, due - wood) for wood in woods]
        return [mix for mix in mixes if 0 <= mix[1] <= min(self.stone, player.stone)]


def pay_mix(g: State, seat: Seat, wood: int, stone: int) -> None:
    player = g.players[seat]
    player.wood -= wood
    player.stone -= stone
    if wood or stone:
        g.tell(MixPaid(seat, wood, stone))


@dataclass(frozen=True, slots=True)
class PayPrecious(Step):
    """So many gold and marble in all."""

    seat: Seat
    total: int
    building: Building | None = None  # without one, it is for the Cathedral

    def asks(self, g: State) -> Iterable[Ask]:
        low, high = self._golds(g)
        if low < high:
            mixes = range(low, high + 1)
            offers = tuple([Just(Gild(gold, self.total - gold)) for gold in mixes])
            level = 0 if self.building else g.players[self.seat].level + 1
            facts = {"total": self.total, "building": self.building, "level": level}
            yield Ask(self.seat, "gild", offers, facts)

    def answer(self, g: State, seat: Seat, action: Gild) -> None:
        self._pay(g, action.gold)

    def run(self, g: State) -> None:
        """Pay in the only way there is."""
        self._pay(g, self._golds(g)[0])

    def _golds(self, g: State) -> tuple[int, int]:
        player = g.players[self.seat]
        return max(0, self.total - player.marble), min(self.total, player.gold)

    def _pay(self, g: State, gold: int) -> None:
        player = g.players[self.seat]
        player.gold -= gold
        player.marble -= self.total - gold
        g.tell(PreciousPaid(self.seat, gold, self.total - gold))


@dataclass(frozen=True, slots=True)
class PayMix(Step):
    """So much wood and stone in all, any mix."""

    seat: Seat
    total: int

    def asks(self, g: State) -> Iterable[Ask]:
        low, high = self._woods(g)
        if low < high:
            mixes = range(low, high + 1)
            offers = tuple([Just(Spend(wood, self.total - wood)) for wood in mixes])
            facts = {"total": self.total, "level": g.players[self.seat].level + 1}
            yield Ask(self.seat, "spend", offers, facts)

    def answer(self, g: State, seat: Seat, action: Spend) -> None:
        pay_mix(g, seat, action.wood, action.stone)

    def run(self, g: State) -> None:
        """Pay in the only way there is."""
        wood = self._woods(g)[0]
        pay_mix(g, self.seat, wood, self.total - wood)

    def _woods(self, g: State) -> tuple[int, int]:
        player = g.players[self.seat]
        return max(0, self.total - player.stone), min(self.total, player.wood)
