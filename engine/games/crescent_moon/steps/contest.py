"""The influence contest: who takes part, and what comes of it (section 8)."""

from dataclasses import dataclass

from engine.agenda import Step
from engine.games.crescent_moon.clash_events import ClashBegan
from engine.games.crescent_moon.data import MURSHID, ClashKind, Hex, Side
from engine.games.crescent_moon.state import Clash, State
from engine.games.crescent_moon.steps.deals import offer_deals, pay_deal
from engine.games.crescent_moon.steps.resolution import DecideWinner, ResolveCards, remove_cards
from engine.games.crescent_moon.steps.sealed import choose_cards
from engine.games.crescent_moon.verbs import place_token
from engine.ids import Seat


def participants(g: State, seat: Seat, here: Hex) -> list[Seat]:
    """Return all others present, and the Murshid if he has a token in an adjacent hex."""
    ground = g.board[here]
    return [
        other
        for other in g.everyone
        if other != seat and (ground.has(other) or (other == MURSHID and g.murshid_is_near(here)))
    ]


def spread_influence(g: State, seat: Seat, here: Hex) -> None:
    """Place the token, if there is no other seat to object; otherwise begin a contest."""
    others = participants(g, seat, here)
    if not others:
        place_token(g, seat, here)
        return
    g.clash = Clash(
        kind=ClashKind.CONTEST,
        hex=here,
        attacker=seat,
        defender=None,
        origin=None,
        sides={seat: Side.ATTACK},
        participants=(seat, *others),
    )
    g.tell(ClashBegan(seat, ClashKind.CONTEST, here, tuple(others)))
    g.then(
        *offer_deals(g),
        choose_cards(g, sorted([seat, *others])),
        ResolveCards(),
        DecideWinner(),
        EndContest(),
    )


@dataclass(frozen=True, slots=True)
class EndContest(Step):
    """If the attack succeeds the attacker's token comes, and any other goes; a deal is paid."""

    def run(self, g: State) -> None:
        clash = g.the_clash
        if clash.winner is Side.ATTACK:
            place_token(g, clash.attacker, clash.hex)
        remove_cards(g)
        pay_deal(g)
        g.end_clash()
