"""What becomes of the buildings: captured, sacked or simply gone (7.7, 7.8)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Just
from engine.games.crescent_moon.actions import Capture, Done, Sack
from engine.games.crescent_moon.clash_events import (
    BuildingRemoved,
    BuildingSacked,
    StrongholdCaptured,
)
from engine.games.crescent_moon.data import SULTAN, Hex, Piece, Side
from engine.games.crescent_moon.scoring import score_at_once, score_sack
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.verbs import owner_of, remove_building, stock
from engine.ids import Seat

CAPTURE, SACK, DONE = Just(Capture()), Just(Sack()), Just(Done())


def sack(g: State, seat: Seat, here: Hex, piece: Piece) -> None:
    """Take coins from the bank; the piece goes back to its owner's supply."""
    remove_building(g, here, piece)
    coins = g.figures.sack[piece]
    g.players[seat].coins += coins
    g.tell(BuildingSacked(seat, piece, here, coins))
    score_sack(g, seat, piece)


def holds_the_field(g: State) -> bool:
    """Return whether the attacker won and has a unit left: else buildings stay as they are."""
    clash = g.the_clash
    return clash.winner is Side.ATTACK and g.board[clash.hex].units(clash.attacker) > 0


@dataclass(frozen=True, slots=True)
class CaptureStronghold(Step):
    """A fort or castle may be replaced by an own one; the palace never."""

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        piece = g.board[clash.hex].stronghold
        if piece and holds_the_field(g) and g.players[clash.attacker].supply[piece]:
            # Where a card guards it, the building is only removed.
            guarded = g.board[clash.hex].owner in clash.protected
            coins = 0 if guarded else g.figures.sack[piece]
            facts = {"hex": clash.hex, "piece": piece, "coins": coins}
            return (Ask(clash.attacker, "capture", (CAPTURE, DONE), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Capture | Done) -> None:
        if isinstance(action, Done):
            return
        clash = g.the_clash
        piece = g.board[clash.hex].stronghold
        assert piece is not None
        remove_building(g, clash.hex, piece)
        stock(g, seat, piece, -1)
        g.board[clash.hex] = g.board[clash.hex].but(stronghold=piece, owner=seat)
        clash.captured = piece
        g.tell(StrongholdCaptured(seat, piece, clash.hex))
        score_at_once(g, seat, "captures")


@dataclass(frozen=True, slots=True)
class SackBuildings(Step):
    """Strongholds that are left must be sacked, a settlement may be."""

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        piece = g.board[clash.hex].settlement
        may_sack = clash.attacker != SULTAN and SULTAN not in clash.protected
        if piece and may_sack and holds_the_field(g):
            facts = {"hex": clash.hex, "piece": piece, "coins": g.figures.sack[piece]}
            return (Ask(clash.attacker, "sack", (SACK, DONE), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Sack | Done) -> None:
        self._sack_strongholds(g)
        if isinstance(action, Sack):
            piece = g.board[g.the_clash.hex].settlement
            assert piece is not None
            self._sack(g, piece)

    def run(self, g: State) -> None:
        self._sack_strongholds(g)

    def _sack_strongholds(self, g: State) -> None:
        if holds_the_field(g):
            clash = g.the_clash
            ground = g.board[clash.hex]
            if ground.stronghold and ground.owner != clash.attacker:
                self._sack(g, ground.stronghold)
            if ground.palace:
                self._sack(g, Piece.PALACE)

    def _sack(self, g: State, piece: Piece) -> None:
        """Sack it; where a card forbids that, the building is simply removed."""
        clash = g.the_clash
        if owner_of(g.board[clash.hex], piece) in clash.protected:
            owner = remove_building(g, clash.hex, piece)
            g.tell(BuildingRemoved(owner, piece, clash.hex))
        else:
            sack(g, clash.attacker, clash.hex, piece)
            clash.sacked += (piece,)
