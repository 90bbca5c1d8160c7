"""Lay the game out for two, three or four (section 7)."""

from engine.games.jerusalem.data import (
    CARDS_OUT_FOR_TWO,
    CLOSED_FOR_TWO,
    DECK,
    EVENT_OUT_FOR_TWO,
    RULES_VERSION,
    SECTOR_OF,
    Area,
    Card,
    EventCard,
    figures_for,
)
from engine.games.jerusalem.options import Options
from engine.games.jerusalem.state import UNLIMITED, Player, State
from engine.games.jerusalem.steps.course import PlayGame
from engine.rng import Rng


def setup(seats: int, options: Options, rng: Rng) -> State:
    figures = figures_for(options.income_table, options.figures)
    supply = figures.colour if options.squire_supply == "capped_50" else UNLIMITED
    return State(
        rng=rng,
        agenda=[PlayGame()],
        result=None,
        rules_version=RULES_VERSION,
        options=options,
        figures=figures,
        board={area: [0] * seats for area in open_areas(seats)},
        players=[Player(bezants=figures.purse, supply=supply) for _ in range(seats)],
        deck=deck_for(seats, options),
        events=[card for card in EventCard if seats > 2 or card is not EVENT_OUT_FOR_TWO],
    )


def open_areas(seats: int) -> list[Area]:
    """Leave out Patriarchate and Nobility with two players: they are closed."""
    return [area for area in Area if seats > 2 or SECTOR_OF[area] not in CLOSED_FOR_TWO]


def deck_for(seats: int, options: Options) -> list[Card]:
    promo = (Card.FOREIGN_BARON,) if options.promo_foreign_baron else ()
    out = CARDS_OUT_FOR_TWO if seats == 2 else ()
    return [card for card in (*DECK, *promo) if card not in out]
