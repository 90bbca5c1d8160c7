"""Made-up positions of Crescent Moon, and what the tests do there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.crescent_moon.actions import Done
from engine.games.crescent_moon.cards import in_public, unseen
from engine.games.crescent_moon.data import Card, Hex, Objective, Phase, Piece
from engine.games.crescent_moon.setup import deck_of
from engine.games.crescent_moon.state import EMPTY, Force, Ground, Pile, Player, Score, Slip, State
from engine.games.crescent_moon.steps.turn import NextTurn
from engine.ids import Seat
from tests.kit import tables

WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = (Seat(seat) for seat in range(5))

Hexes = dict[int, dict[str, Any]]  # what stands where; see `position`


@dataclass(frozen=True, slots=True)
class Pause(Step):
    """Ask something that is always possible, so that the game stops after the steps of a test."""

    def asks(self, g: State) -> Iterable[Ask]:
        yield Ask(Seat(0), "action", (Just(Done()),), {"year": 1, "round": 1, "coins": 0})

    def answer(self, g: State, seat: Seat, action: Done) -> None:
        g.then(self)


def position(
    *steps: Step, seats: int = 5, hexes: Hexes | None = None, **setup: Any
) -> engine.Table:
    """Return a table with the preset map at which these steps are next.

    A hex has `units` ({seat: (ordinary, mercenaries)}), `fort` or `castle` (a seat), `town`,
    `city`, `palace` (True), `token` (a seat). `hands`, `fronts`, `coins`, `vp`, `reserves` go by
    seat; `market`, `sultan_market`, `discard`, `deck` (from its top) are lists of cards; `year` is
    a number, `options` those of the table (offers to the Murshid are sealed unless they say
    otherwise: that takes the fewest steps), `rules` the version of the rules.
    """
    options = {"deals": "sealed"} | setup.pop("options", {})
    return engine.Table.arrange(
        "crescent_moon",
        lambda g: _arrange(g, steps, hexes or {}, setup),
        seats=seats,
        options=options,
        seed="test",
    )


def _arrange(g: State, steps: tuple[Step, ...], hexes: Hexes, setup: dict[str, Any]) -> None:
    g.year, g.round, g.phase = setup.pop("year", 1), 1, Phase.ACTIONS
    g.rules_version = setup.pop("rules", g.rules_version)
    _clear(g)
    for number, pieces in hexes.items():
        _lay_out(g, Hex(str(number)), dict(pieces))
    _deal(g, setup)
    for name in ("coins", "vp", "reserves"):
        for seat, value in setup.pop(name, {}).items():
            setattr(g.players[seat], name, value)
    for seat in g.everyone:
        _stock(g, seat, -g.players[seat].reserves)
    g.ledger = [Score(0, seat, Objective.START, g.players[seat].vp) for seat in g.everyone]
    assert not setup, f"no such thing to set up: {setup}"
    g.agenda[:] = [Pause(), *reversed(steps)]


def _clear(g: State) -> None:
    g.board = dict.fromkeys(g.board, EMPTY)
    for seat, player in enumerate(g.players):
        player.supply = dict(g.figures.pieces[seat])
        player.hand, player.front, player.coins, player.vp = (), (), 0, g.figures.start_vp
    g.turn = g.clash = g.past = None


def _stock(g: State, seat: int, count: int, piece: Piece = Piece.UNIT) -> None:
    supply = g.players[seat].supply
    g.players[seat].supply = {**supply, piece: supply[piece] + count}


def _lay_out(g: State, here: Hex, pieces: dict[str, Any]) -> None:
    ground = Ground()
    for seat, (ordinary, mercenaries) in pieces.pop("units", {}).items():
        ground = ground._replace(forces=(*ground.forces, Force(Seat(seat), ordinary, mercenaries)))
        _stock(g, seat, -ordinary - mercenaries)
    for kind in ("fort", "castle"):
        if (owner := pieces.pop(kind, None)) is not None:
            ground = ground._replace(stronghold=Piece(kind), owner=owner)
            _stock(g, owner, -1, Piece(kind))
    for kind in ("town", "city"):
        if pieces.pop(kind, False):
            ground = ground._replace(settlement=Piece(kind))
            _stock(g, SULTAN, -1, Piece(kind))
    if pieces.pop("palace", False):
        ground = ground._replace(palace=True)
        _stock(g, CALIPH, -1, Piece.PALACE)
    if (owner := pieces.pop("token", None)) is not None:
        ground = ground._replace(token=owner)
        _stock(g, owner, -1, Piece.INFLUENCE_TOKEN)
    assert not pieces, f"no such pieces: {pieces}"
    g.board[here] = ground.but()


def _deal(g: State, setup: dict[str, Any]) -> None:
    """Deal the cards that the setup names; the others are the deck, which nobody has seen."""
    rest = [*deck_of(g.figures), Card.CAMPAIGN]

    def take(names: Iterable[str]) -> list[Card]:
        cards = [Card(name) for name in names]
        for card in cards:
            rest.remove(card)
        return cards

    hands = {WARLORD: ["campaign"], **setup.pop("hands", {})}
    for seat, names in hands.items():
        g.players[seat].hand = tuple(Slip(card, in_public(g)) for card in take(names))
    for seat, names in setup.pop("fronts", {}).items():
        g.players[seat].front = tuple(take(names))
    g.discard = take(setup.pop("discard", []))
    slots = sum(g.figures.slots.values())
    market: list[Card | None] = [*take(setup.pop("market", []))]
    g.market = market + [None] * (slots - len(market))
    g.sultan_market = take(setup.pop("sultan_market", []))
    if Card.CAMPAIGN in rest:
        rest.remove(Card.CAMPAIGN)
        g.players[WARLORD].hand += (Slip(Card.CAMPAIGN, in_public(g)),)
    deck = setup.pop("deck", None)
    if deck is None:
        g.deck = [Pile(tuple(Slip(card, unseen(g)) for card in rest))]
    else:
        top = take(deck)
        g.deck = [Pile((Slip(card, unseen(g)),)) for card in top]
        g.deck += [Pile(tuple(Slip(card, unseen(g)) for card in rest))]


def acting(seat: int, **setup: Any) -> engine.Table:
    """Return a table at which this seat chooses its action."""
    return position(NextTurn(Seat(seat)), NextTurn(None), **setup)


# Verb of a move within an action: the action to choose first.
CHOSEN = {
    **{verb: verb for verb in ("influence", "build", "move", "assault", "recruit", "revolt")},
    **dict.fromkeys(("buy", "haggle", "claim", "pay"), "buy_cards"),
    "hire": "hire_mercenaries",
    "bribe": "bribe_mercenaries",
    "play": "play_card",
    "relocate": "relocate_palace",
    "desertion": "desertion",
}
AT_ONCE = ("collect", "muster", "scheme", "conspire")


def play(table: engine.Table, *actions: str) -> None:
    """Play each `action` for the first seat that is asked, or `seat: action`, and audit.

    Where the seat must choose its action of the turn first, play that choice too.
    """
    for text in actions:
        seat, colon, action = text.partition(": ")
        actor, action = (int(seat), action) if colon else (table.asked[0], text)
        for each in whole(table, actor, action):
            table.play(actor, each)
            table.rules.audit(state(table))


def whole(table: engine.Table, seat: int, action: str) -> list[str]:
    """Return the action, after the choice that must come before it, if any."""
    if action in AT_ONCE:
        return [f"act {action}"]
    chosen = f"act {CHOSEN.get(action.split()[0])}"
    offered_now = table.legal(seat)
    return [chosen, action] if action not in offered_now and chosen in offered_now else [action]


def state(table: engine.Table) -> State:
    found = table.state
    assert isinstance(found, State)
    return found


def commit(cards: Sequence[str]) -> str:
    """Return the action that commits these cards to a combat or contest."""
    return f"commit{len(cards)} {' '.join(cards)}" if cards else "hold"


def ground(table: engine.Table, number: int) -> Ground:
    return state(table).board[Hex(str(number))]


def player(table: engine.Table, seat: int) -> Player:
    return state(table).players[seat]


def cards(table: engine.Table, seat: int) -> list[str]:
    return sorted(map(str, player(table, seat).cards))


def key(table: engine.Table) -> str:
    found = tables.prompt(table)["key"]
    assert isinstance(found, str)
    return found


def offered(table: engine.Table, verb: str, seat: int | None = None) -> list[str]:
    """Return the actions with this verb that are legal now or after choosing their action."""
    actor = table.asked[0] if seat is None else seat
    legal = table.legal(actor)
    if verb in AT_ONCE:
        return [action for action in legal if action == f"act {verb}"]
    chosen = f"act {CHOSEN.get(verb)}"
    if chosen in legal:
        later = table.for_search()
        later.play(actor, chosen)
        legal = later.legal(actor)
    return [action for action in legal if action.split()[0] == verb]


def refuses(table: engine.Table, seat: int, action: str) -> bool:
    """Return whether the table refuses this action, now and after choosing its action."""
    if action in AT_ONCE:
        action = f"act {action}"
    possible = action in offered(table, action.split()[0], seat)
    return not possible and tables.refuses(table, seat, action)
