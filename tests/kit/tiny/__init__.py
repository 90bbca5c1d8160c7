"""Tiny: sealed bids for prizes, and a charm that each seat keeps in secret. A game for the tests.

Everybody keeps one of two charms and may exchange it once for one from the pile. Then each prize
goes to the highest bid that nobody else has made; charms count at the end.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.agenda import SimultaneousStep, Step
from engine.asks import Ask, Just, Pick
from engine.events import Event, private
from engine.ids import Seat
from engine.notation import Action
from engine.packages import RULES
from engine.piles import HiddenPile
from engine.rng import Rng
from engine.rules import Ruleset, TableOptions
from engine.state import GameState, Result

RULES["tiny"] = __name__  # as an entry point would

PRIZES, CHARMS, CARDS = 6, 9, 7


@dataclass(frozen=True, slots=True)
class Keep(Action):
    charm: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    card: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    pass


@dataclass(frozen=True, slots=True)
class CharmsDealt(Event):
    seat: Seat
    charms: tuple[int, ...] | None = private()


@dataclass(frozen=True, slots=True)
class CharmKept(Event):
    seat: Seat
    charm: int | None = private()


@dataclass(frozen=True, slots=True)
class CharmSwapped(Event):
    seat: Seat
    charm: int | None = private()


@dataclass(frozen=True, slots=True)
class PrizeShown(Event):
    prize: int


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    seat: Seat
    card: int | None = private()


@dataclass(frozen=True, slots=True)
class BidShown(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    seat: Seat
    prize: int


@dataclass(frozen=True, slots=True)
class CharmShown(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    charm: int


@dataclass(slots=True)
class Player:
    cards: list[int]
    charms: HiddenPile[int]
    prizes: list[int]
    swapped: bool = False


@dataclass(slots=True)
class State(GameState):
    players: list[Player]
    prizes: list[int]  # in no order: each is drawn by chance
    pile: HiddenPile[int]
    lost: list[int]


@dataclass(frozen=True, slots=True)
class PlayerView:
    cards: list[int]
    charms: list[int] | None
    charm_count: int
    prizes: list[int]


@dataclass(frozen=True, slots=True)
class View:
    prize: int | None
    left: int
    pile: int
    lost: list[int]
    players: list[PlayerView]


@dataclass(frozen=True, slots=True)
class KeepCharm(Step):
    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        charms = tuple(g.players[self.seat].charms)
        return (Ask(self.seat, "keep", (Pick(Keep, charms),), private=True),)

    def answer(self, g: State, seat: Seat, action: Keep) -> None:
        charms = g.players[seat].charms
        (back,) = [charm for charm in charms if charm != action.charm]
        charms.items.remove(back)
        g.pile.items.append(back)
        g.tell(CharmKept(seat, action.charm))


@dataclass(frozen=True, slots=True)
class OfferPrize(Step):
    def run(self, g: State) -> None:
        prize = draw_prize(g)
        g.tell(PrizeShown(prize))
        g.then(SealBids(seats=everyone(g), prize=prize), OfferPrize() if g.prizes else Reckon())


def draw_prize(g: State) -> int:
    return g.rng.take(g.prizes)


@dataclass(frozen=True, slots=True, kw_only=True)
class SealBids(SimultaneousStep):
    prize: int

    def ask(self, g: State, seat: Seat) -> Ask:
        cards = tuple(g.players[seat].cards)
        return Ask(seat, "bid", (Pick(Bid, cards),), {"prize": self.prize})

    def answer(self, g: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, Bid)
        g.tell(BidSealed(seat, action.card))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Bid]) -> None:
        bids = {seat: each.card for seat, each in answers.items()}
        for seat, card in bids.items():
            g.players[seat].cards.remove(card)
            g.tell(BidShown(seat, card))
        alone = [seat for seat in bids if list(bids.values()).count(bids[seat]) == 1]
        take_prize(g, max(alone, key=lambda seat: bids[seat], default=None), self.prize)


def take_prize(g: State, winner: Seat | None, prize: int) -> None:
    if winner is None:
        g.lost.append(prize)
    else:
        g.players[winner].prizes.append(prize)
        g.tell(PrizeWon(winner, prize))


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    def run(self, g: State) -> None:
        for seat in everyone(g):
            for charm in g.players[seat].charms:
                g.tell(CharmShown(seat, charm))
        scores = tuple([sum(player.prizes) + sum(player.charms) for player in g.players])
        ranked = sorted(set(scores), reverse=True)
        places = [tuple([s for s in everyone(g) if scores[s] == score]) for score in ranked]
        g.result = Result(scores, tuple(places))


def everyone(g: State) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(len(g.players))])


def setup(seats: int, _options: Any, rng: Rng) -> State:
    pile = HiddenPile(list(range(1, CHARMS + 1)))
    everybody = [Seat(seat) for seat in range(seats)]
    hands = [HiddenPile([pile.take(rng), pile.take(rng)], (seat,)) for seat in everybody]
    players = [Player(list(range(1, CARDS + 1)), hand, []) for hand in hands]
    prizes = list(range(1, PRIZES + 1))
    g = State(rng, [OfferPrize()], None, 1, players=players, prizes=prizes, pile=pile, lost=[])
    g.agenda += [KeepCharm(seat) for seat in reversed(everybody)]
    for seat in everybody:
        g.tell(CharmsDealt(seat, tuple(hands[seat])))
    return g


def view(g: State, seat: Seat | None) -> View:
    bids = bidding(g)
    return View(
        prize=bids.prize if bids else None,
        left=len(g.prizes),
        pile=len(g.pile),
        lost=list(g.lost),
        players=[player_view(g, other, seat) for other in everyone(g)],
    )


def player_view(g: State, other: Seat, reader: Seat | None) -> PlayerView:
    player = g.players[other]
    charms = sorted(player.charms) if reader in player.charms.known_to else None
    return PlayerView(list(player.cards), charms, len(player.charms), list(player.prizes))


def bidding(g: State) -> SealBids | None:
    return next((step for step in g.agenda if isinstance(step, SealBids)), None)


def stage(g: State) -> dict[str, Any]:
    return {"round": PRIZES - len(g.prizes), "rounds": PRIZES}


def standing(g: State, seat: Seat) -> Ask | None:
    player = g.players[seat]
    if player.swapped or len(player.charms) > 1:
        return None
    return Ask(seat, "swap", (Just(Swap()),))


def answer_standing(g: State, seat: Seat, _action: Swap) -> None:
    player = g.players[seat]
    charm = draw_charm(g)
    g.pile.items += player.charms.items
    player.charms.items, player.swapped = [charm], True
    g.tell(CharmSwapped(seat, charm))


def draw_charm(g: State) -> int:
    return g.pile.take(g.rng)


def audit(g: State) -> None:
    bids = bidding(g)
    prizes = [*g.prizes, *g.lost, *(prize for player in g.players for prize in player.prizes)]
    assert sorted([*prizes, *([bids.prize] if bids else [])]) == list(range(1, PRIZES + 1))
    charms = [
        charm for pile in (g.pile, *(player.charms for player in g.players)) for charm in pile
    ]
    assert sorted(charms) == list(range(1, CHARMS + 1))


RULESET = Ruleset(
    id="tiny",
    seats=range(2, 4),
    version=1,
    options=TableOptions,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    chapters=("round",),
    audit=audit,
    standing=standing,
    answer_standing=answer_standing,
)
