"""What holds in every position: workers and cards are conserved, and nothing is negative."""

from functools import cache
from typing import Any

from engine.games.architects.data import (
    COLUMNS,
    LARGE_CIRCLES,
    MARKET_SPACES,
    TOP_VIRTUE,
    Apprentice,
    Building,
    MarketCard,
)
from engine.games.architects.setup import apprentice_deck, building_deck
from engine.games.architects.state import Player, State
from engine.games.architects.steps.draft import Draft
from engine.games.architects.steps.hiring import apprentice_limit
from engine.games.architects.steps.market import KeepOne
from engine.games.architects.tables import figures_for
from engine.ids import Seat

OFFERS = sorted(MarketCard)
ALL_CARDS = {promo: frozenset(building_deck(promo=promo)) for promo in (False, True)}


def audit(g: State) -> None:
    seats = len(g.players)
    assert tuple(g.at) == LARGE_CIRCLES
    assert tuple(g.market) == MARKET_SPACES
    assert {len(row) for row in (*g.at.values(), g.prison)} == {seats}
    assert min(g.tax, g.reward_pile, g.turns, g.last_turns, g.clock) >= 0
    assert g.first in range(seats)
    assert g.active in range(seats)
    for seat in g.everyone:
        _audit_player(g, seat, g.players[seat])
    _audit_cathedral(g)
    _audit_buildings(g)
    _audit_apprentices(g)
    assert sorted([*g.offers, *g.large, *([g.small] if g.small else [])]) == OFFERS
    assert g.reward_pile <= len(g.rewards)


def _audit_player(g: State, seat: Seat, player: Player) -> None:
    goods = (player.clay, player.wood, player.stone, player.gold, player.marble, player.silver)
    assert min(*goods, player.debts, player.paid, player.level) >= 0, "nothing is negative"
    assert 0 <= player.virtue <= TOP_VIRTUE
    assert player.captured[seat] == 0, "nobody holds his own workers"
    assert len(player.captured) == len(g.players)
    assert len(player.apprentices) <= apprentice_limit(g, seat)
    where = [
        player.workers,
        g.prison[seat],
        *[workers[seat] for workers in g.at.values()],
        *[each.captured[seat] for each in g.players],
    ]
    assert min(where) >= 0
    placed = g.guildhall.count(seat) + list(g.market.values()).count(seat)
    total = g.figures.value["start.workers"]
    assert sum(where) + placed == total, "workers are conserved"


def _audit_cathedral(g: State) -> None:
    levels = g.figures.levels
    for level in {player.level for player in g.players} - {0}:
        assert g.markers_at(level) <= levels[level].spaces, "a level has so many spaces"


def _audit_buildings(g: State) -> None:
    cards: list[Building] = [*g.deck, *[buried.card for buried in g.under]]
    for player in g.players:
        cards += (*player.cards, *player.buildings)
    for step in g.agenda:
        if isinstance(step, Draft):
            cards += [card for pack in step.packs for card in pack]
        elif isinstance(step, KeepOne):
            cards += step.cards
    wanted = ALL_CARDS[g.options.promo_cards]
    assert len(cards) == len(wanted), "building cards are conserved"
    assert wanted.issuperset(cards)
    assert len(set(cards)) == len(cards), "and there is one of each"
    assert {len(seen) for seen in g.seen.values()} <= {len(g.players)}


def _audit_apprentices(g: State) -> None:
    shown = [each for row in g.rows for each in row]
    assert len(g.rows) == 2
    assert all(len(row) <= COLUMNS for row in g.rows)
    assert all(each.silver >= 0 for each in shown)
    cards = [*g.apprentices, *g.dismissed, *[each.apprentice for each in shown]]
    for player in g.players:
        cards += player.apprentices
    figures = tuple(sorted(g.options.figures.items()))
    wanted = _all_apprentices(figures, promo=g.options.promo_cards)
    assert sorted(cards) == wanted, "apprentices are conserved"


@cache
def _all_apprentices(figures: tuple[tuple[str, Any], ...], *, promo: bool) -> list[Apprentice]:
    return sorted(apprentice_deck(figures_for(figures), promo=promo))
