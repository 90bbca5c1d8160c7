"""Lay the game out for four or five (section 4)."""

from functools import lru_cache

from engine.errors import BadTable
from engine.games.crescent_moon.cards import in_public, unseen
from engine.games.crescent_moon.data import (
    CARDS,
    HEXES,
    RULES_VERSION,
    WARLORD,
    Card,
    Objective,
    Piece,
)
from engine.games.crescent_moon.figures import Figures, figures_for
from engine.games.crescent_moon.maps import PRESETS
from engine.games.crescent_moon.options import Options
from engine.games.crescent_moon.state import Pile, Player, Score, Slip, State
from engine.games.crescent_moon.steps.course import PlayGame
from engine.games.crescent_moon.steps.setting import tiles_for
from engine.ids import Seat
from engine.rng import Rng

UNITS = ("ordinary", "mercenary")


def setup(seats: int, options: Options, rng: Rng) -> State:
    figures = figures_for(options.figures, seats)
    if options.map not in ("preset", "dealt", "variable", *PRESETS[seats]):
        raise BadTable(
            "no-such-map",
            game="crescent_moon",
            map=options.map,
            players=seats,
            maps=", ".join(PRESETS[seats]),
        )
    g = State(
        rng=rng,
        agenda=[PlayGame()],
        result=None,
        rules_version=RULES_VERSION,
        options=options,
        figures=figures,
        players=[player_at(figures, Seat(seat)) for seat in range(seats)],
        deck=[],
        discard=[],
        market=[],
        sultan_market=[],
    )
    check_figures(g)
    g.ledger = [Score(0, seat, Objective.START, figures.start_vp) for seat in g.everyone]
    held = [card for card in Card if CARDS[card].held]
    g.players[WARLORD].hand = tuple(Slip(card, in_public(g)) for card in held)
    g.deck = [fresh_pile(tuple(deck_of(figures)), unseen(g))]
    return g


def player_at(figures: Figures, seat: Seat) -> Player:
    return Player(
        coins=figures.start_coins[seat],
        vp=figures.start_vp,
        supply=dict(figures.pieces[seat]),
    )


@lru_cache(16)
def fresh_pile(cards: tuple[Card, ...], marks: tuple[int, ...]) -> Pile:
    """Return the whole deck, which no seat has seen; nearly every table begins with the same."""
    return Pile(tuple(Slip(card, marks) for card in cards))


def deck_of(figures: Figures) -> list[Card]:
    """Return every card that is not held by its character from the start."""
    return [
        card
        for card in Card
        if not CARDS[card].held
        for _ in range(figures.cards[f"{card}.copies"])
    ]


def check_figures(g: State) -> None:
    """Check that a table's figures fit together: hexes on the map, pieces in their groups."""
    tiles = len(tiles_for(g)) + 1
    if g.options.map == "variable" and not 2 * len(g.players) + 3 <= tiles <= len(HEXES):
        low, high = 2 * len(g.players) + 3, len(HEXES)
        raise BadTable("tiles", game="crescent_moon", tiles=tiles, low=low, high=high)
    for seat in g.everyone:
        wanted = pieces_wanted(g.figures, seat)
        if any(g.figures.pieces[seat].get(piece, 0) < count for piece, count in wanted.items()):
            raise BadTable("groups", game="crescent_moon", seat=seat)


def pieces_wanted(figures: Figures, seat: Seat) -> dict[Piece, int]:
    """Return what the two starting groups need of the supply."""
    wanted: dict[Piece, int] = {}
    for group in figures.groups[seat]:
        for name, count in group.items():
            piece = Piece.UNIT if name in UNITS else Piece(name)
            wanted[piece] = wanted.get(piece, 0) + count
    return wanted
