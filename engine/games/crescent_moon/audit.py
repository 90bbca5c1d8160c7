"""What holds in every position: pieces, cards and points are conserved, nothing is negative."""

from collections import Counter

from engine.games.crescent_moon.data import CALIPH, CARDS, SULTAN, Card, Piece
from engine.games.crescent_moon.setup import deck_of
from engine.games.crescent_moon.state import Slip, State, holder_of
from engine.games.crescent_moon.steps.hands import DiscardDown
from engine.games.crescent_moon.steps.secrets import ConspireFor, SchemeFor
from engine.games.crescent_moon.steps.setting import tiles_for
from engine.ids import Seat


def audit(g: State) -> None:
    assert 0 <= g.year <= g.years
    assert 0 <= g.round <= g.figures.rounds
    for seat in g.everyone:
        _audit_player(g, seat)
    _audit_hexes(g)
    _audit_cards(g)
    _audit_tiles(g)


def _audit_player(g: State, seat: Seat) -> None:
    player = g.players[seat]
    assert min(player.coins, player.vp, player.reserves, *player.supply.values()) >= 0
    assert player.vp == sum(line.points for line in g.ledger if line.seat == seat), "points add up"
    owned = Counter(player.supply)
    owned[Piece.UNIT] += player.reserves
    for ground in g.board.values():
        owned[Piece.UNIT] += ground.units(seat)
        owned[Piece.INFLUENCE_TOKEN] += ground.token == seat
        if ground.stronghold and ground.owner == seat:
            owned[ground.stronghold] += 1
        if ground.settlement and seat == SULTAN:
            owned[ground.settlement] += 1
        owned[Piece.PALACE] += ground.palace and seat == CALIPH
    assert owned == Counter(g.figures.pieces[seat]), "pieces are conserved"


def _audit_hexes(g: State) -> None:
    assert list(g.board) == (list(g.chart.sites) if g.chart else [])
    fighting = g.clash.hex if g.clash else None
    for here, ground in g.board.items():
        assert ground.holder == holder_of(ground), "control is up to date"
        seats = {force.seat for force in ground.forces}
        assert len(seats) == len(ground.forces), "one force of each player"
        assert all(min(force[1:]) >= 0 < sum(force[1:]) for force in ground.forces)
        if ground.stronghold:
            assert ground.owner is not None
            seats.add(ground.owner)
        if ground.palace:
            seats.add(CALIPH)
        assert len(seats) <= 1 or here is fighting, "one player controls a hex"


def _audit_cards(g: State) -> None:
    slips: list[Slip] = [slip for pile in g.deck for slip in pile.slips]
    for player in g.players:
        slips += player.hand
    for step in g.agenda:
        if isinstance(step, SchemeFor | ConspireFor):
            slips += step.slips
    assert all(len(slip.marks) == len(g.players) + 1 for slip in slips)
    assert all(pile.slips for pile in g.deck)
    everywhere = Counter(slip.card for slip in slips)
    everywhere.update(g.discard + [card for card in g.market if card] + g.sultan_market)
    for player in g.players:
        everywhere.update(player.front)
    if g.clash and not g.clash.removed:
        everywhere.update(played.card for played in g.clash.played)
    held = [card for card in Card if CARDS[card].held]
    assert everywhere == Counter(deck_of(g.figures) + held), "cards are conserved"
    if not any(isinstance(step, DiscardDown) for step in g.agenda):
        assert all(len(player.hand) <= g.figures.hand_limit for player in g.players)


def _audit_tiles(g: State) -> None:
    if g.chart is None and g.laid:
        tiles = [site.tile for site in g.laid[1:]]
        tiles += [tile for player in g.players for tile in player.tiles]
        assert Counter(tiles) == Counter(tiles_for(g)), "hexes are conserved"
