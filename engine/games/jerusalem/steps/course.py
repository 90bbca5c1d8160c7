"""The course of the game: five rounds of four phases, and the reckoning."""

from dataclasses import dataclass

from engine.agenda import Step
from engine.games.jerusalem.data import EVENT_ROUNDS, OFFICE_NUMBER, OFFICES_IN_USE, ROUNDS, Phase
from engine.games.jerusalem.events import GameEnded, RoundBegan, RoundEnded
from engine.games.jerusalem.scoring import final_result, next_opener
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.auction import BidForOffices, ChooseOpener
from engine.games.jerusalem.steps.calendar import ResolveEvent
from engine.games.jerusalem.steps.deploy import DeploySquires
from engine.games.jerusalem.steps.draft import DealCards
from engine.games.jerusalem.steps.income import CollectRevenues
from engine.games.jerusalem.verbs import turn_up_event


@dataclass(frozen=True, slots=True)
class PlayGame(Step):
    """Five rounds; then the tallest tower wins."""

    def run(self, g: State) -> None:
        g.then(ChooseOpener(), *[PlayRound()] * ROUNDS, FinalReckoning())


@dataclass(frozen=True, slots=True)
class PlayRound(Step):
    """Auction and draft, deployment, income, event and clean-up (8.2)."""

    def run(self, g: State) -> None:
        g.round += 1
        if g.round > 1:
            g.opener = next_opener(g)
        assert g.opener is not None
        g.offices = list(OFFICES_IN_USE[len(g.players)])
        g.tell(RoundBegan(g.round, g.opener))
        if g.round in EVENT_ROUNDS:
            turn_up_event(g)
        g.phase = Phase.AUCTION
        g.then(
            BidForOffices(g.opener),
            DealCards(),
            DeploySquires(),
            CollectRevenues(),
            ResolveEvent(),
            CleanUp(),
        )


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """Offices and Barons go back, after the event; squires stay where they are (8.12)."""

    def run(self, g: State) -> None:
        g.tell(RoundEnded(g.round))
        for player in g.players:
            player.last_office, player.office = player.office, None
            player.baron = player.foreign_baron = None
        g.floors_this_round.clear()


@dataclass(frozen=True, slots=True)
class FinalReckoning(Step):
    """The tallest tower; then the most prestige; then the lower office of round 5 (8.13)."""

    def run(self, g: State) -> None:
        g.phase = Phase.OVER
        g.result = final_result(g)
        winner = g.result.winners[0]
        player = g.players[winner]
        assert player.last_office in OFFICE_NUMBER
        g.tell(GameEnded(winner, player.tower, player.prestige))
