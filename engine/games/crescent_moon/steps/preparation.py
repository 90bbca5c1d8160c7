"""The preparation of a year: income, reserves, upkeep (section 5)."""

from dataclasses import dataclass

from engine.agenda import Step
from engine.games.crescent_moon.cards import refill, take_openly
from engine.games.crescent_moon.data import (
    CALIPH,
    NOMAD,
    SULTAN,
    WARLORD,
    Hex,
    Phase,
    Piece,
)
from engine.games.crescent_moon.events import (
    CardsReturned,
    IncomeTaken,
    MarketCleared,
    ReservesFilled,
)
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.maps import Chart
from engine.games.crescent_moon.state import Force, Ground, State
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.verbs import fill_reserves
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class TakeIncome(Step):
    """Everyone earns from the hexes that he controls; the Sultan from the whole map, too."""

    def run(self, g: State) -> None:
        g.phase = Phase.INCOME
        for seat, coins in enumerate(incomes(g)):
            g.players[seat].coins += coins
            g.tell(IncomeTaken(Seat(seat), coins))


def incomes(g: State) -> list[int]:
    assert g.chart is not None
    return earnings(g.figures, g.chart, g.board, len(g.players))


def earnings(figures: Figures, chart: Chart, board: dict[Hex, Ground], seats: int) -> list[int]:
    """Return what controlled land and settlements bring; the Sultan's own pay again (5.1)."""
    totals = [0] * seats
    for here, ground in board.items():
        worth, holder = sultans_worth(figures, ground), ground.holder
        totals[SULTAN] += worth
        if holder is not None:
            totals[holder] += figures.terrain_income[chart.terrain[here]] + worth
    return totals


def sultans_worth(figures: Figures, ground: Ground) -> int:
    """Return what the Sultan's settlement and token in a hex bring."""
    income = figures.piece_income
    settlement = income[ground.settlement] if ground.settlement else 0
    return settlement + (income[Piece.INFLUENCE_TOKEN] if ground.token == SULTAN else 0)


@dataclass(frozen=True, slots=True)
class FillReserves(Step):
    """Where the reserve value is above the current strength, the difference is added (5.2)."""

    def run(self, g: State) -> None:
        g.phase = Phase.RESERVES
        forces = [force for ground in g.board.values() for force in ground.forces]
        for seat, value in reserve_values(g).items():
            missing = value - current_strength(g, seat, forces)
            if missing > 0 and (units := fill_reserves(g, seat, missing)):
                g.tell(ReservesFilled(seat, units))


def reserve_values(g: State) -> dict[Seat, int]:
    """Return the reserves: fixed for the Warlord, else by tokens, for the Caliph also castles."""
    figures = g.figures.reserves
    tokens = [ground.token for ground in g.board.values()]
    castles = [each.owner for each in g.board.values() if each.stronghold is Piece.CASTLE]
    caliph = figures["caliph_castle"] * castles.count(CALIPH)
    values = {
        WARLORD: figures["warlord"],
        CALIPH: caliph + figures["caliph_token"] * tokens.count(CALIPH),
    }
    if len(g.players) > NOMAD:
        values[NOMAD] = figures["nomad_token"] * tokens.count(NOMAD)
    return values


def current_strength(g: State, seat: Seat, forces: list[Force]) -> int:
    """Count own ordinary units on map and card; for the Nomad, everybody's mercenaries."""
    if seat == NOMAD:
        on_map = sum([force.mercenaries for force in forces])
    else:
        on_map = sum([force.ordinary for force in forces if force.seat == seat])
    return on_map + g.players[seat].reserves


@dataclass(frozen=True, slots=True)
class Upkeep(Step):
    """Spent cards return, the near market loses cards, all slides on; not in the first year."""

    def run(self, g: State) -> None:
        if g.year == 1:
            return
        g.phase = Phase.UPKEEP
        for seat in g.everyone:
            take_back(g, seat)
        full = [step for seat in g.everyone for step in discards(g, seat)]
        g.then(*full, TurnMarketOver())


def take_back(g: State, seat: Seat) -> None:
    player = g.players[seat]
    if player.front:
        for card in player.front:
            take_openly(g, seat, card)
        g.tell(CardsReturned(seat, player.front))
        player.front = ()


@dataclass(frozen=True, slots=True)
class TurnMarketOver(Step):
    """The two oldest near cards are discarded; then the market is refilled."""

    def run(self, g: State) -> None:
        count = min(g.figures.upkeep, next(iter(g.figures.slots.values())))
        gone = [card for card in g.market[:count] if card]
        g.market[:count] = [None] * count
        g.discard += gone
        if gone:
            g.tell(MarketCleared(tuple(gone)))
        refill(g)
