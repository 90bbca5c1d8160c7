"""Positions of Jerusalem made to order."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

import engine
from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.jerusalem.actions import Done
from engine.games.jerusalem.data import OFFICES as ALL_OFFICES
from engine.games.jerusalem.data import Area, Card, EventCard, Office
from engine.games.jerusalem.state import Held, State
from engine.games.jerusalem.steps.auction import NameOffice
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.ids import Seat

OFFICES = {4: list(Office), 3: list(Office)[1:], 2: list(Office)[2:]}


@dataclass(frozen=True, slots=True)
class Pause(Step):
    """Where a made-up position stops, so that one can look at what came about."""

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(Seat(0), "deploy", (Just(Done()),))

    def answer(self, g: State, seat: Seat, action: Done) -> None:
        g.then(self)


def position(
    *steps: Step, seats: int = 4, board: dict[str, list[int]] | None = None, **setup: Any
) -> engine.Table:
    """A table at which these steps are still to be played, in reading order.

    `offices`, `bezants`, `reserve`, `prestige`, `tower`, `hands`, `barons`, `last_offices` are
    lists by seat; `round`, `event` (face up), `options` and `free` (offices) are what they say.
    Seats hold the offices in order.
    """
    options = setup.pop("options", {})
    return engine.Table.arrange(
        "jerusalem",
        lambda g: _arrange(g, steps, board or {}, setup),
        seats=seats,
        options=options,
        seed="test",
        audit=False,
    )


def _arrange(
    g: State, steps: tuple[Step, ...], board: dict[str, list[int]], setup: dict[str, Any]
) -> None:
    seats = len(g.players)
    g.round, g.opener = setup.pop("round", 1), Seat(0)
    if event := setup.pop("event", None):
        g.calendar = [EventCard(event)]
    _give(g, setup.pop("offices", OFFICES[seats]), "office", Office)
    _give(g, setup.pop("last_offices", ()), "last_office", Office)
    _give(g, setup.pop("barons", ()), "baron", Area)
    for name in ("bezants", "prestige", "tower"):
        _give(g, setup.pop(name, ()), name, int)
    _lay_out(g, board, setup.pop("reserve", [0] * seats))
    _deal(g, setup.pop("hands", ()))
    g.offices = list(setup.pop("free", ()))
    assert not setup, f"no such thing to set up: {setup}"
    g.agenda[:] = [Pause(), *reversed(steps)]


def _give(g: State, values: Iterable[Any], name: str, kind: type) -> None:
    for player, value in zip(g.players, values, strict=False):
        setattr(player, name, None if value is None else kind(value))


def _lay_out(g: State, board: dict[str, list[int]], reserve: list[int]) -> None:
    for area, squires in board.items():
        g.board[Area(area)] = list(squires)
    for seat, player in enumerate(g.players):
        standing = sum(squires[seat] for squires in g.board.values())
        player.reserve = reserve[seat]
        player.supply = g.figures.colour - standing - player.reserve


def _deal(g: State, hands: Iterable[list[str]]) -> None:
    for player, hand in zip(g.players, hands, strict=False):
        for card in map(Card, hand):
            g.deck.remove(card)
            player.hand.append(Held(card))


def deploying(seat: int = 0, **setup: Any) -> engine.Table:
    """A table at the start of this seat's deploy turn, whose office squires have just come."""
    return position(BeginTurn(Seat(seat)), DeployTurn(Seat(seat)), **setup)


def auction(how: str = "open", opener: int = 0, bezants: Iterable[int] = (12,) * 4) -> engine.Table:
    """A table of four at which this seat is to name the first office."""
    first, seats = NameOffice(Seat(opener)), [None] * 4
    options = {"auction": how}
    return position(first, offices=seats, free=ALL_OFFICES, bezants=bezants, options=options)


def refusal_of(table: engine.Table, seat: int, action: str) -> str:
    """What the player reads who tries this."""
    with pytest.raises(engine.TableError) as refused:
        table.play(seat, action)
    return str(refused.value)


def play(table: engine.Table, *actions: str, seat: int | None = None) -> None:
    """Each action by whoever is asked (the first of them, or this seat)."""
    for action in actions:
        table.play(table.asked[0] if seat is None else seat, action)


def squires(table: engine.Table, area: str) -> list[int]:
    return table.state.board[Area(area)]


def player(table: engine.Table, seat: int) -> Any:
    return table.state.players[seat]


def refuses(table: engine.Table, seat: int, action: str) -> bool:
    """Whether the table refuses it, in a sentence, and stays as it is."""
    before = table.dump()
    if action in table.legal(seat):
        return False
    with pytest.raises(engine.TableError) as refused:
        table.play(seat, action)
    assert str(refused.value)[-1] in ".`"
    assert table.dump() == before
    return True


def events(table: engine.Table, kind: str, seat: int | None = None) -> list[Any]:
    return [event for event in table.log(seat) if type(event).__name__ == kind]
