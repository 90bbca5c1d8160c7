"""The course of the game: the draft, turns until the Guildhall is full, the reckoning."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.architects.actions import Resolve
from engine.games.architects.data import TOP_VIRTUE, Building, Phase
from engine.games.architects.decks import draw_cards
from engine.games.architects.events import GameEnded, PlayBegan
from engine.games.architects.scoring import END_VIRTUE, final_result
from engine.games.architects.state import State
from engine.games.architects.steps.characters import ChooseCharacters, tell_character
from engine.games.architects.steps.draft import DealPacks
from engine.games.architects.steps.turn import begin_turn
from engine.games.architects.virtue import change_virtue
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class PlayGame(Step):
    """Characters, where the boards have them; the draft; the turns; the reckoning."""

    def run(self, g: State) -> None:
        for seat in g.everyone:
            tell_character(g, seat)
        if g.phase is Phase.CHARACTERS:
            g.then(ChooseCharacters(tuple(g.turn_order(g.first))))
        g.then(DealPacks(), OpenPlay(), Reckoning())


@dataclass(frozen=True, slots=True)
class OpenPlay(Step):
    """Some characters draw a card after the draft; then the first seat begins."""

    def run(self, g: State) -> None:
        for seat in g.turn_order(g.first):
            if character := g.players[seat].character:
                draw_cards(g, seat, g.figures.boards[character].start.cards)
        g.phase = Phase.PLAY
        g.tell(PlayBegan(g.first))
        begin_turn(g, g.first)


@dataclass(frozen=True, slots=True)
class Reckoning(Step):
    """First what changes virtue, seat by seat; then the points."""

    def run(self, g: State) -> None:
        g.phase = Phase.SCORING
        for seat in g.turn_order(g.first):
            waiting = [each for each in g.players[seat].buildings if each in END_VIRTUE]
            if waiting:
                g.then(EndEffects(seat, tuple(waiting)))
        g.then(CountPoints())


@dataclass(frozen=True, slots=True)
class EndEffects(Step):
    """The owner chooses the order, where it makes a difference."""

    seat: Seat
    waiting: tuple[Building, ...]

    def asks(self, g: State) -> Iterable[Ask]:
        if self._order_matters(g):
            facts = {"virtue": g.players[self.seat].virtue}
            yield Ask(self.seat, "resolve", (Pick(Resolve, self.waiting),), facts)

    def _order_matters(self, g: State) -> bool:
        """Return whether there are gains and losses, and an end of the track within reach."""
        changes = [END_VIRTUE[each](g, self.seat) for each in self.waiting]
        gains = sum([change for change in changes if change > 0])
        losses = sum([-change for change in changes if change < 0])
        virtue = g.players[self.seat].virtue
        return bool(gains and losses) and not losses <= virtue <= TOP_VIRTUE - gains

    def answer(self, g: State, seat: Seat, action: Resolve) -> None:
        change_virtue(g, seat, END_VIRTUE[action.building](g, seat))
        waiting = tuple([each for each in self.waiting if each is not action.building])
        g.then(EndEffects(seat, waiting))

    def run(self, g: State) -> None:
        for building in self.waiting:
            change_virtue(g, self.seat, END_VIRTUE[building](g, self.seat))


@dataclass(frozen=True, slots=True)
class CountPoints(Step):
    """The most points win; ties go by virtue, then by silver."""

    def run(self, g: State) -> None:
        g.phase = Phase.OVER
        g.result = final_result(g)
        winners = g.result.winners
        g.tell(GameEnded(winners, g.result.scores[winners[0]]))
