"""The opening draft: everyone keeps a building card and hands the rest to the left, three times."""

from dataclasses import dataclass

from engine.agenda import SimultaneousStep, Step
from engine.asks import Ask, Pick
from engine.games.architects.actions import Keep
from engine.games.architects.data import DRAFTED, Building
from engine.games.architects.decks import bury, hold, lose_sight, take_top
from engine.games.architects.events import CardKept, CardsDealt
from engine.games.architects.state import State
from engine.ids import Seat
from engine.notation import Action

Packs = tuple[tuple[Building, ...], ...]


@dataclass(frozen=True, slots=True)
class DealPacks(Step):
    """Four building cards each."""

    def run(self, g: State) -> None:
        dealt = g.figures.value["start.dealt"]
        hand_round(g, tuple(take_top(g, dealt) for _ in g.players), DRAFTED)


def hand_round(g: State, packs: Packs, left: int) -> None:
    for seat in g.everyone:
        g.tell(CardsDealt(seat, len(packs[seat]), packs[seat]))
    g.then(Draft(seats=tuple(g.everyone), packs=packs, left=left))


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(SimultaneousStep):
    """All choose at the same time and in secret."""

    packs: Packs  # by seat
    left: int  # cards still to be kept, this one included

    def ask(self, g: State, seat: Seat) -> Ask:
        pack = self.packs[seat]
        pick = DRAFTED - self.left + 1
        facts = {"cards": pack, "left": self.left, "pick": pick, "picks": DRAFTED}
        return Ask(seat, "keep", (Pick(Keep, pack),), facts, private=True)

    def answer(self, g: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        g.tell(CardKept(seat, action.card))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Keep]) -> None:
        rests = []
        for seat in g.everyone:
            kept = answers[seat].card
            hold(g, seat, (kept,))
            rests.append(tuple([card for card in self.packs[seat] if card is not kept]))
        if self.left > 1:
            self._pass_left(g, rests)
        else:
            for seat in g.everyone:
                bury(g, seat, rests[seat])

    def _pass_left(self, g: State, rests: list[tuple[Building, ...]]) -> None:
        for seat in g.everyone:
            lose_sight(g, seat, rests[seat])
        hand_round(g, (rests[-1], *rests[:-1]), self.left - 1)
