"""The course of the game: setting up, three or four years, and the end (sections 4, 5, 9.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask, Just
from engine.games.crescent_moon.actions import Done, Exchange
from engine.games.crescent_moon.cards import draw_some, refill
from engine.games.crescent_moon.data import EXCHANGE, MURSHID, NOMAD, SULTAN, Phase
from engine.games.crescent_moon.events import (
    GameEnded,
    RoundBegan,
    SultanMarketFilled,
    YearBegan,
    YearEnded,
)
from engine.games.crescent_moon.scoring import final_result, most_exchanged, score_year
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.steps.preparation import FillReserves, TakeIncome, Upkeep
from engine.games.crescent_moon.steps.secrets import begin_scheme
from engine.games.crescent_moon.steps.setting import SetMap
from engine.games.crescent_moon.steps.turn import NextTurn
from engine.games.crescent_moon.verbs import pay, score
from engine.ids import Seat

DONE = (Just(Done()),)


@dataclass(frozen=True, slots=True)
class PlayGame(Step):
    """Map, markets, the Murshid's free scheme; then the years."""

    def run(self, g: State) -> None:
        g.then(SetMap(), OpenMarkets(), *[PlayYear()] * g.years, EndGame())


@dataclass(frozen=True, slots=True)
class OpenMarkets(Step):
    """The three markets, then the Sultan's; then the Murshid schemes once for nothing."""

    def run(self, g: State) -> None:
        refill(g)
        g.sultan_market = [slip.card for slip in draw_some(g, g.figures.sultan_slots)]
        g.tell(SultanMarketFilled(SULTAN, tuple(g.sultan_market)))
        begin_scheme(g, MURSHID)


@dataclass(frozen=True, slots=True)
class PlayYear(Step):
    """Preparation, four rounds of actions, scoring."""

    def run(self, g: State) -> None:
        g.year += 1
        g.round = 0
        g.tell(YearBegan(g.year))
        rounds = [PlayRound()] * g.figures.rounds
        last = LAST_WORDS[len(g.players)] if g.options.last_word == "asked" else ()
        g.then(TakeIncome(), FillReserves(), Upkeep(), *rounds, *last, ScoreYear())


@dataclass(frozen=True, slots=True)
class PlayRound(Step):
    """One action each, in turn order."""

    def run(self, g: State) -> None:
        g.phase = Phase.ACTIONS
        g.round += 1
        g.tell(RoundBegan(g.year, g.round))
        g.then(*TURNS[len(g.players)])


TURNS = {
    count: tuple(NextTurn(seat) for seat in (*(Seat(each) for each in range(count)), None))
    for count in (4, 5)
}


@dataclass(frozen=True, slots=True)
class LastWord(Step):
    """After the year's last action: ANYTIME cards may be played until everyone has passed.

    Whoever holds any card is asked: how many that are is no secret, which they are is.
    """

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        if not g.players[self.seat].hand:
            return ()
        return (Ask(self.seat, "last-word", DONE, {"year": g.year}, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: Done) -> None:
        """Go on: what was played meanwhile has taken effect."""


LAST_WORDS = {
    count: (*(LastWord(Seat(seat)) for seat in range(count)), NextTurn(None)) for count in (4, 5)
}


@dataclass(frozen=True, slots=True)
class ScoreYear(Step):
    """All objectives; the Nomad also buys points."""

    def run(self, g: State) -> None:
        g.phase = Phase.SCORING
        score_year(g)
        g.then(BuyPoints(), EndYear())


@dataclass(frozen=True, slots=True)
class BuyPoints(Step):
    """The Nomad turns money into victory points."""

    def asks(self, g: State) -> Iterable[Ask]:
        if len(g.players) > NOMAD and (most := most_exchanged(g)):
            facts = {
                "coins": g.players[NOMAD].coins,
                "price": g.figures.each[EXCHANGE],
                "points": g.figures.points[EXCHANGE],
            }
            return (Ask(NOMAD, "exchange", (Amount(Exchange, 0, most),), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Exchange) -> None:
        pay(g, seat, action.count * g.figures.each[EXCHANGE])
        points = action.count * g.figures.points[EXCHANGE]
        score(g, seat, EXCHANGE, points)


@dataclass(frozen=True, slots=True)
class EndYear(Step):
    def run(self, g: State) -> None:
        g.tell(YearEnded(g.year))


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """Most points; then most coins; then the earlier in turn order."""

    def run(self, g: State) -> None:
        g.phase = Phase.OVER
        g.screens_off = True
        g.result = final_result(g)
        winner = g.result.winners[0]
        g.tell(GameEnded(winner, g.players[winner].vp))
