"""What holds in every position: pieces and cards are conserved, and nothing is negative."""

from collections import Counter

from engine.agenda import current
from engine.games.jerusalem.data import OFFICES_IN_USE, ROUNDS
from engine.games.jerusalem.setup import deck_for, open_areas
from engine.games.jerusalem.state import UNLIMITED, Player, State
from engine.games.jerusalem.steps.draft import DraftCard
from engine.ids import Seat

RICHEST = 9999  # far beyond five rounds of the highest figures that a table may set


def audit(g: State) -> None:
    assert 0 <= g.round <= ROUNDS
    assert list(g.board) == open_areas(len(g.players)), "the board is laid out for the players"
    for seat in g.everyone:
        _audit_player(g, seat, g.players[seat])
    _audit_cards(g)
    _audit_offices(g)


def _audit_player(g: State, seat: Seat, player: Player) -> None:
    standing = [squires[seat] for squires in g.board.values()]
    numbers = (player.bezants, player.prestige, player.tower, player.reserve, player.supply)
    assert min(*numbers, *standing) >= 0, "nothing is negative"
    assert max(player.bezants, player.prestige) <= RICHEST, "nobody can have earned so much"
    capped = g.options.squire_supply == "capped_50"
    total = g.figures.colour if capped else UNLIMITED
    assert player.reserve + player.supply + sum(standing) == total, "squires are conserved"


def _audit_cards(g: State) -> None:
    held = [card for player in g.players for card in player.cards]
    step = current(g, DraftCard)
    in_transit = step.cards if step else ()
    everywhere = Counter([*g.deck, *g.discard, *held, *in_transit])
    assert everywhere == Counter(deck_for(len(g.players), g.options)), "cards are conserved"


def _audit_offices(g: State) -> None:
    held = [player.office for player in g.players if player.office]
    assert len(set(held)) == len(held), "an office has one holder"
    assert set(held) <= set(OFFICES_IN_USE[len(g.players)])
    assert all(len(squires) == len(g.players) for squires in g.board.values())
