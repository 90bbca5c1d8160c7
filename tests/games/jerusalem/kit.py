"""Made-up positions of Jerusalem, and what the tests do there."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import engine
from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.jerusalem.actions import Done
from engine.games.jerusalem.data import OFFICES, OFFICES_IN_USE, Area, Card, EventCard, Office
from engine.games.jerusalem.state import Held, Player, State
from engine.games.jerusalem.steps.auction import NameOffice
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Pause(Step):
    """Ask something that is always possible, so that the game stops after the steps of a test."""

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(Seat(0), "deploy", (Just(Done()),))

    def answer(self, g: State, seat: Seat, action: Done) -> None:
        g.then(self)


def position(
    *steps: Step, seats: int = 4, board: dict[str, list[int]] | None = None, **setup: Any
) -> engine.Table:
    """Return a table at which these steps are next, in reading order.

    `offices`, `bezants`, `reserve`, `prestige`, `tower`, `hands`, `barons`, `last_offices` are
    lists by seat; `round` is a number, `event` the one face up, `free` the offices that are still
    for sale, `options` those of the table, `rules_version` that of an earlier one. By default seats
    hold the offices in order.
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
    g.rules_version = setup.pop("rules_version", g.rules_version)
    if event := setup.pop("event", None):
        g.calendar = [EventCard(event)]
    _give(g, setup.pop("offices", OFFICES_IN_USE[seats]), "office", Office)
    _give(g, setup.pop("last_offices", ()), "last_office", Office)
    _give(g, setup.pop("barons", ()), "baron", Area)
    for name in ("bezants", "prestige", "tower"):
        _give(g, setup.pop(name, ()), name, int)
    _lay_out(g, board, setup.pop("reserve", [0] * seats))
    _deal(g, setup.pop("hands", ()))
    g.offices = [Office(each) for each in setup.pop("free", ())]
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
    """Return a table at the start of this seat's deploy turn, with its office's squires."""
    return position(BeginTurn(Seat(seat)), DeployTurn(Seat(seat)), **setup)


def auction(how: str = "open", opener: int = 0, **setup: Any) -> engine.Table:
    """Return a table of four at which this seat is to name the first office."""
    options = {"auction": how, **setup.pop("options", {})}
    setup = {"bezants": [12] * 4, **setup}
    step = NameOffice(Seat(opener))
    return position(step, offices=[None] * 4, free=OFFICES, options=options, **setup)


def play(table: engine.Table, *actions: str, seat: int | None = None) -> None:
    """Play each action for this seat; by default, for the first seat that is asked."""
    for action in actions:
        table.play(table.asked[0] if seat is None else seat, action)


def state(table: engine.Table) -> State:
    found = table.state
    assert isinstance(found, State)
    return found


def squires(table: engine.Table, area: str) -> list[int]:
    return state(table).board[Area(area)]


def player(table: engine.Table, seat: int) -> Player:
    return state(table).players[seat]
