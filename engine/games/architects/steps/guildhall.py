"""The Guildhall: construct a building from the hand, or work on the Cathedral."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just, Offer, Pick
from engine.games.architects import cathedral
from engine.games.architects.actions import Advance, Build, Done
from engine.games.architects.cards import take_effect
from engine.games.architects.cathedral import can_advance, has_precious, keeps_card, mixed_due
from engine.games.architects.data import Building, Character
from engine.games.architects.decks import drop
from engine.games.architects.events import BuildingConstructed
from engine.games.architects.state import State
from engine.games.architects.steps.choices import DiscardCard, DrawCards
from engine.games.architects.steps.payment import PayMix, pay_precious, pay_wood_and_stone
from engine.games.architects.steps.reset import ResetMarket
from engine.games.architects.tables import BuildingCard
from engine.games.architects.verbs import saved_goods, skills_of
from engine.games.architects.virtue import change_virtue
from engine.games.architects.workers import place_in_guildhall
from engine.ids import Seat

ADVANCE, DONE = Just(Advance()), Just(Done())


def buildable(g: State, seat: Seat) -> tuple[Building, ...]:
    """Return the cards in hand whose skills are there and whose cost can be paid."""
    hand = g.players[seat].hand
    if not hand:
        return ()
    cards, missing = g.figures.buildings, ~skills_of(g, seat)
    known = [held.card for held in hand if not cards[held.card].skills & missing]
    return tuple([card for card in known if can_afford(g, seat, cards[card])])


def can_afford(g: State, seat: Seat, card: BuildingCard) -> bool:
    player = g.players[seat]
    wood, stone = card.wood - player.wood, card.stone - player.stone
    return (
        player.clay >= card.clay
        and ((wood <= 0 and stone <= 0) or max(0, wood) + max(0, stone) <= saved_goods(g, seat))
        and has_precious(g, seat, card.gold, card.marble)
    )


def works(g: State, seat: Seat) -> list[Offer]:
    """Return what a worker in the Guildhall could do now."""
    offers: list[Offer] = []
    if cards := buildable(g, seat):
        offers.append(Pick(Build, cards))
    if can_advance(g, seat):
        offers.append(ADVANCE)
    return offers


def work(g: State, seat: Seat, action: Build | Advance) -> None:
    """Place a worker for good; the reset that the space may bring comes after all else."""
    count = place_in_guildhall(g, seat)
    if isinstance(action, Build):
        construct(g, seat, action.building)
    else:
        climb(g, seat)
    if count in g.resets:
        g.then(ResetMarket(seat))


@dataclass(frozen=True, slots=True)
class CraneWork(Step):
    """The promo Crane: another worker may follow. Always asked: the hand is secret."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if g.players[self.seat].workers:
            yield Ask(self.seat, "crane", (*works(g, self.seat), DONE), depends_on_hidden=True)

    def answer(self, g: State, seat: Seat, action: Build | Advance | Done) -> None:
        if not isinstance(action, Done):
            work(g, seat, action)


def construct(g: State, seat: Seat, building: Building) -> None:
    """Pay the cost, then take the virtue of the card, then its effect (section 6)."""
    player, card = g.players[seat], g.figures.buildings[building]
    drop(g, seat, building)
    player.buildings += (building,)
    player.clay -= card.clay
    g.tell(BuildingConstructed(seat, building))
    pay_wood_and_stone(g, seat, card.wood, card.stone, building)
    pay_precious(g, seat, card.gold, card.marble, building)
    g.then(Constructed(seat, building))


@dataclass(frozen=True, slots=True)
class Constructed(Step):
    """A building that has been paid for."""

    seat: Seat
    building: Building

    def run(self, g: State) -> None:
        change_virtue(g, self.seat, g.figures.buildings[self.building].virtue)
        take_effect(g, self.seat, self.building)
        if self.building is Building.CRANE:
            g.then(CraneWork(self.seat))
        if g.players[self.seat].character is Character.CLOVIS:
            g.then(DrawCards(self.seat, g.figures.value["board_ability.clovis"]))


def climb(g: State, seat: Seat) -> None:
    """Pay, discard a card (Frederick need not), move up."""
    level = g.figures.levels[g.players[seat].level + 1]
    pay_precious(g, seat, level.gold, level.marble)
    if mixed := mixed_due(g, seat, level):
        g.then(PayMix(seat, mixed))
    if not keeps_card(g, seat):
        g.then(DiscardCard(seat))
    g.then(Advanced(seat))


@dataclass(frozen=True, slots=True)
class Advanced(Step):
    """A level of the Cathedral that has been paid for."""

    seat: Seat

    def run(self, g: State) -> None:
        cathedral.advance(g, self.seat)
