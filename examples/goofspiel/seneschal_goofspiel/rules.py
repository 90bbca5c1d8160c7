"""The rules: what is remembered, what can be done, and what happens then."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.agenda import SimultaneousStep, Step
from engine.asks import Ask, Pick
from engine.events import Event, private
from engine.ids import Seat
from engine.notation import Action
from engine.piles import HiddenPile
from engine.rng import Rng
from engine.rules import Refusal, TableOptions, options_of
from engine.state import GameState, Result
from seneschal_goofspiel.cards import POINTS, Card, points

ROUNDS = len(Card)

option = options_of("goofspiel")


class Options(TableOptions):
    ties: Literal["carry", "discard"] = option("ties", "carry")


# -- what is remembered --------------------------------------------------------------------------


@dataclass(slots=True)
class Player:
    hand: list[Card]
    won: list[Card]


@dataclass(slots=True)
class State(GameState):
    options: Options
    players: list[Player]
    prizes: HiddenPile[Card]  # face down
    at_stake: list[Card]  # face up: those carried over, and this round's prize
    lost: list[Card]  # that nobody has won
    opened: list[Card]  # the last round's bids, by seat


# -- what can be done, and what happened ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bid(Action):
    card: Card


@dataclass(frozen=True, slots=True)
class PrizeTurnedUp(Event):
    round: int
    prize: Card


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    seat: Seat
    card: Card | None = private()


@dataclass(frozen=True, slots=True)
class BidOpened(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PrizesWon(Event):
    seat: Seat
    prizes: tuple[Card, ...]
    bids: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class PrizesCarriedOver(Event):
    prizes: tuple[Card, ...]
    bids: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class PrizesLost(Event):
    prizes: tuple[Card, ...]
    bids: tuple[Event, ...]


# -- how a game goes -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayRound(Step):
    """Turn up a prize and have everybody bid for it; without a prize the game is over."""

    def run(self, g: State) -> None:
        if g.prizes:
            prize = g.prizes.take(g.rng)
            g.at_stake.append(prize)
            g.tell(PrizeTurnedUp(ROUNDS - len(g.prizes), prize))
            g.then(SealBids(seats=everyone(g)), PlayRound())
        else:
            g.result = final_result(g)


@dataclass(frozen=True, slots=True)
class SealBids(SimultaneousStep):
    """Everybody lays a card face down; when all have, the cards are opened."""

    def ask(self, g: State, seat: Seat) -> Ask:
        facts = {"prizes": tuple(g.at_stake), "points": points(g.at_stake)}
        return Ask(seat, "bid", (Pick(Bid, tuple(g.players[seat].hand)),), facts)

    def answer(self, g: State, seat: Seat, action: Bid) -> None:
        g.tell(BidSealed(seat, action.card))
        SimultaneousStep.answer(self, g, seat, action)

    def resolve(self, g: State, answers: dict[Seat, Bid]) -> None:
        for seat, bid in answers.items():
            g.players[seat].hand.remove(bid.card)
        g.opened = [bid.card for bid in answers.values()]
        highest = max(g.opened, key=POINTS.__getitem__)
        winners = [seat for seat, bid in answers.items() if bid.card is highest]
        bids = tuple([BidOpened(seat, bid.card) for seat, bid in answers.items()])
        award(g, winners, bids)


def award(g: State, winners: Sequence[Seat], bids: tuple[Event, ...]) -> None:
    """Give what is at stake to the one who bid most; where several did, see RULINGS, G1 and G2."""
    prizes = tuple(g.at_stake)
    if len(winners) == 1:
        g.players[winners[0]].won += prizes
        g.tell(PrizesWon(winners[0], prizes, bids))
    elif g.options.ties == "carry" and g.prizes:
        g.tell(PrizesCarriedOver(prizes, bids))
        return
    else:
        g.lost += prizes
        g.tell(PrizesLost(prizes, bids))
    g.at_stake.clear()


def final_result(g: State) -> Result:
    scores = tuple([points(player.won) for player in g.players])
    ranked = sorted(set(scores), reverse=True)
    places = [tuple([seat for seat in everyone(g) if scores[seat] == each]) for each in ranked]
    return Result(scores, tuple(places))


def everyone(g: State) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(len(g.players))])


# -- what the table asks of every game -----------------------------------------------------------


def setup(seats: int, options: Options, rng: Rng) -> State:
    return State(
        rng=rng,
        agenda=[PlayRound()],
        result=None,
        rules_version=1,
        options=options,
        players=[Player(hand=list(Card), won=[]) for _ in range(seats)],
        prizes=HiddenPile(list(Card)),
        at_stake=[],
        lost=[],
        opened=[],
    )


def stage(g: State) -> dict[str, Any]:
    return {"round": ROUNDS - len(g.prizes), "rounds": ROUNDS}


def audit(g: State) -> None:
    prizes = [*g.prizes, *g.at_stake, *g.lost, *(card for each in g.players for card in each.won)]
    assert sorted(prizes) == sorted(Card)
    for player in g.players:
        assert len(player.hand) == len(set(player.hand)) == len(g.prizes) + (g.result is None)


def refuse(g: State, seat: Seat, action: Bid) -> Refusal | None:
    if action.card in g.players[seat].hand:
        return None
    return Refusal("not-in-hand", {"card": action.card})


def telling(events: Sequence[Event]) -> list[Event]:
    """Leave out that somebody has bid: the table message shows who has not."""
    return [event for event in events if not isinstance(event, BidSealed)]
