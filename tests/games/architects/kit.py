"""Made-up positions of Architects, and what the tests do there."""

from collections.abc import Sequence
from typing import Any

import engine
from engine.agenda import Step
from engine.games.architects.data import (
    MARKET_SPACES,
    Apprentice,
    Building,
    Character,
    Location,
    MarketCard,
    Phase,
    Reward,
)
from engine.games.architects.setup import apprentice_deck, building_deck
from engine.games.architects.state import Displayed, Held, Player, State
from engine.games.architects.steps.course import Reckoning
from engine.games.architects.steps.turn import TakeTurn
from engine.ids import Seat

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
# None of these has an ability that acts by itself, so tests may show them by default.
Row = Sequence[str | tuple[str, int]]  # names of apprentices, with the silver on them
QUIET = ["labourer", "conspirator", "jeweller", "miner"]


def position(
    *steps: Step, seats: int = 3, options: dict[str, Any] | None = None, **setup: Any
) -> engine.Table:
    """Return a table at which these steps are next; by default, seat 0 takes a turn.

    `players` is a list of dicts by seat: goods, virtue, debts, paid, level, captured, prison,
    character, hand, apprentices, buildings. `at`, `market`, `rows`, `guildhall`, `small`, `large`,
    `rewards`, `tax`, `phase`, `last_turns` are as in the state, with plain texts for ids.
    """
    return engine.Table.arrange(
        "architects", lambda g: _arrange(g, steps, setup), seats=seats, options=options, seed="test"
    )


def _arrange(g: State, steps: tuple[Step, ...], setup: dict[str, Any]) -> None:
    seats = len(g.players)
    g.first = g.active = Seat(0)
    g.phase = Phase(setup.pop("phase", "play"))
    g.prison = [0] * seats
    g.deck, g.under, g.seen = building_deck(promo=g.options.promo_cards), [], {}
    g.apprentices = apprentice_deck(g.figures, promo=g.options.promo_cards)
    g.players = [Player(workers=0, captured=(0,) * seats) for _ in range(seats)]
    given = setup.pop("players", [])
    for seat in range(seats):
        _seat(g, seat, dict(given[seat]) if seat < len(given) else {})
    _lay_out(g, setup)
    _send_home(g)
    assert not setup, f"no such thing to set up: {setup}"
    steps = steps or (TakeTurn(Seat(0)), Reckoning())
    g.agenda[:] = list(reversed(steps))


def _seat(g: State, seat: int, given: dict[str, Any]) -> None:
    player = g.players[seat]
    player.virtue = given.pop("virtue", 7)
    g.prison[seat] = given.pop("prison", 0)
    for card in map(Building, given.pop("hand", ())):
        g.deck.remove(card)
        player.hand += (Held(card),)
    for card in map(Building, given.pop("buildings", ())):
        g.deck.remove(card)
        player.buildings += (card,)
    for apprentice in map(Apprentice, given.pop("apprentices", ())):
        g.apprentices.remove(apprentice)
        player.apprentices += (apprentice,)
    if character := given.pop("character", None):
        player.character = Character(character)
    for name, value in given.items():
        assert hasattr(player, name), name
        setattr(player, name, tuple(value) if isinstance(value, list) else value)


def _lay_out(g: State, setup: dict[str, Any]) -> None:
    for location, workers in setup.pop("at", {}).items():
        g.at[Location(location)] = tuple(workers)
    for space, seat in setup.pop("market", {}).items():
        g.market[Location(space)] = Seat(seat)
    g.guildhall = [Seat(seat) for seat in setup.pop("guildhall", ())]
    g.tax = setup.pop("tax", 4)
    g.last_turns = setup.pop("last_turns", 0)
    _show(g, setup.pop("rows", (QUIET, QUIET)))
    g.small = MarketCard(small) if (small := setup.pop("small", "bm_01")) else None
    g.large = [MarketCard(card) for card in setup.pop("large", ())]
    g.offers = [card for card in MarketCard if card is not g.small and card not in g.large]
    if (rewards := setup.pop("rewards", None)) is not None:
        g.rewards, g.reward_pile = [Reward(card) for card in rewards], len(rewards)


def _show(g: State, rows: Sequence[Row]) -> None:
    """Lay out cards given by name or as (name, silver); the top of the deck replaces one in use."""
    g.rows = [[], []]
    for at, row in enumerate(rows):
        for shown in row:
            name, silver = shown if isinstance(shown, tuple) else (shown, 0)
            card = Apprentice(name) if Apprentice(name) in g.apprentices else g.apprentices[0]
            g.apprentices.remove(card)
            g.rows[at].append(Displayed(card, silver))


def _send_home(g: State) -> None:
    """Give each seat the workers that are placed nowhere else."""
    for seat, player in enumerate(g.players):
        out = g.prison[seat] + g.guildhall.count(Seat(seat))
        out += sum(workers[seat] for workers in g.at.values())
        out += [g.market[space] for space in MARKET_SPACES].count(Seat(seat))
        out += sum(other.captured[seat] for other in g.players)
        player.workers = g.figures.value["start.workers"] - out


def play(table: engine.Table, *actions: str) -> None:
    """Play each action for the seat that is asked, and audit the position after each."""
    for action in actions:
        table.play(table.asked[0], action)
        table.rules.audit(state(table))


def state(table: engine.Table) -> State:
    found = table.state
    assert isinstance(found, State)
    return found


def player(table: engine.Table, seat: int = 0) -> Player:
    return state(table).players[seat]


def goods(table: engine.Table, seat: int = 0) -> dict[str, int]:
    """Return the goods that the seat has, by name, without those of which it has none."""
    held = {name: getattr(player(table, seat), name) for name in GOODS}
    return {name: count for name, count in held.items() if count}
