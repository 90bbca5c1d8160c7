"""Who leads: the opener of the next auction, and the winner (8.3, 8.13)."""

from engine.games.jerusalem.data import OFFICE_NUMBER
from engine.games.jerusalem.state import State
from engine.ids import Seat
from engine.state import Result


def standing(g: State, seat: Seat) -> tuple[int, int, int]:
    """Rank by tower, then prestige, then lower office of the last round; the least is best."""
    player = g.players[seat]
    office = OFFICE_NUMBER[player.last_office] if player.last_office else 9
    return -player.tower, -player.prestige, office


def tie_breaks(g: State) -> dict[str, tuple[int, ...]]:
    ranks = [standing(g, seat) for seat in g.everyone]
    prestige, office = (tuple([abs(rank[at]) for rank in ranks]) for at in (1, 2))
    return {"prestige": prestige, "office": office}


def next_opener(g: State) -> Seat:
    """Return the seat that stands best: it opens the auction (round 1 has a rule of its own)."""
    return min(g.everyone, key=lambda seat: standing(g, seat))


def final_result(g: State) -> Result:
    """Return the result; there is always one winner, since office numbers differ."""
    ranked = sorted(g.everyone, key=lambda seat: standing(g, seat))
    return Result(
        scores=tuple(player.tower for player in g.players),
        ranking=tuple((seat,) for seat in ranked),
    )
