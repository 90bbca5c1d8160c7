"""What a seat may know: this is the one place that hides."""

from dataclasses import dataclass

from engine.agenda import current
from engine.ids import Seat
from engine.notation import parse_known
from seneschal_goofspiel.cards import Card, points
from seneschal_goofspiel.rules import ROUNDS, Bid, SealBids, State, everyone


@dataclass(frozen=True, slots=True)
class PlayerView:
    hand: tuple[Card, ...]  # no secret: everybody has seen what has been bid
    won: tuple[Card, ...]
    score: int
    bid: Card | None  # sealed, and its own seat's to see


@dataclass(frozen=True, slots=True)
class View:
    round: int
    at_stake: tuple[Card, ...]
    to_come: tuple[Card, ...]  # which, as all can work out; in which order nobody knows
    lost: tuple[Card, ...]
    opened: tuple[Card, ...]
    players: tuple[PlayerView, ...]


def view(g: State, seat: Seat | None) -> View:
    return View(
        round=ROUNDS - len(g.prizes),
        at_stake=tuple(g.at_stake),
        to_come=tuple([card for card in Card if card in g.prizes.items]),
        lost=tuple(g.lost),
        opened=tuple(g.opened),
        players=tuple([player_view(g, other, seat) for other in everyone(g)]),
    )


def player_view(g: State, seat: Seat, reader: Seat | None) -> PlayerView:
    player = g.players[seat]
    bid = sealed_bid(g, seat) if seat == reader else None
    return PlayerView(tuple(player.hand), tuple(player.won), points(player.won), bid)


def sealed_bid(g: State, seat: Seat) -> Card | None:
    step = current(g, SealBids)
    text = dict(step.answers).get(seat) if step else None
    action = parse_known("goofspiel", text) if text else None
    return action.card if isinstance(action, Bid) else None
