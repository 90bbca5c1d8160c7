"""The final reckoning: end-of-game effects, the score line by line, the ranking (section 14)."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.games.architects.data import Building, Character, Skill
from engine.games.architects.state import State
from engine.ids import Seat
from engine.state import Result


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's lines; what costs points is negative."""

    buildings: int
    effects: dict[Building, int]  # bonuses of end-of-game buildings
    cathedral: int
    virtue: int
    debts: int
    gold: int
    marble: int
    silver: int
    prison: int

    @property
    def total(self) -> int:
        return (
            self.buildings
            + sum(self.effects.values())
            + self.cathedral
            + self.virtue
            + self.debts
            + self.gold
            + self.marble
            + self.silver
            + self.prison
        )


# -- virtue before scoring -------------------------------------------------------------------


def _for_every(g: State, building: Building, count: int) -> int:
    gain, per = g.figures.value[f"effect.{building}"]
    return int(count // per * gain)


def _castle(g: State, seat: Seat) -> int:
    player = g.players[seat]
    both = player.character is Character.THERESE
    return _for_every(g, Building.CASTLE, player.gold + (player.marble if both else 0))


def _observatory(g: State, seat: Seat) -> int:
    player = g.players[seat]
    both = player.character is Character.THERESE
    return _for_every(g, Building.OBSERVATORY, player.marble + (player.gold if both else 0))


def _reservoir(g: State, seat: Seat) -> int:
    return _for_every(g, Building.RESERVOIR, g.players[seat].paid)


def _trading_post(g: State, seat: Seat) -> int:
    player = g.players[seat]
    return _for_every(g, Building.TRADING_POST, player.clay + player.wood + player.stone)


def _museum(g: State, seat: Seat) -> int:
    return _for_every(g, Building.MUSEUM, len(g.players[seat].buildings))


def _chapel(g: State, seat: Seat) -> int:
    return _if_most(g, seat, Building.CHAPEL, "level")


def _dungeon(g: State, seat: Seat) -> int:  # noqa: ARG001
    return -int(g.figures.value["effect.dungeon"])


Figure = Callable[[State, Seat], int]
END_VIRTUE: dict[Building, Figure] = {
    Building.CASTLE: _castle,
    Building.CHAPEL: _chapel,
    Building.OBSERVATORY: _observatory,
    Building.RESERVOIR: _reservoir,
    Building.TRADING_POST: _trading_post,
    Building.MUSEUM: _museum,
    Building.DUNGEON: _dungeon,
}


# -- points of buildings ---------------------------------------------------------------------


def _if_most(g: State, seat: Seat, building: Building, what: str) -> int:
    """Return points for strictly more than everyone else; a tie does not count."""
    own = getattr(g.players[seat], what)
    most = all(own > getattr(g.players[other], what) for other in g.others(seat))
    return int(g.figures.value[f"effect.{building}"]) if most else 0


def _most(building: Building, what: str) -> Figure:
    return lambda g, seat: _if_most(g, seat, building, what)


def _skilled(building: Building, skill: Skill) -> Figure:
    bit = 1 << list(Skill).index(skill)

    def count(g: State, seat: Seat) -> int:
        cards, hired = g.figures.apprentices, g.players[seat].apprentices
        return _for_every(g, building, sum(1 for each in hired if cards[each].skills & bit))

    return count


def _aqueduct(g: State, seat: Seat) -> int:
    return _for_every(g, Building.AQUEDUCT, len(g.players[seat].buildings))


def _keep(g: State, seat: Seat) -> int:
    return _for_every(g, Building.KEEP, sum(g.players[seat].captured))


def _lighthouse(g: State, seat: Seat) -> int:
    return _for_every(g, Building.LIGHTHOUSE, g.players[seat].virtue)


def _moneylender(g: State, seat: Seat) -> int:
    return _for_every(g, Building.MONEYLENDER, g.players[seat].paid)


def _university(g: State, seat: Seat) -> int:
    return 0 if g.players[seat].debts else int(g.figures.value["effect.university"])


END_POINTS: dict[Building, Figure] = {
    Building.AQUEDUCT: _aqueduct,
    Building.CARPENTERS_HUT: _skilled(Building.CARPENTERS_HUT, Skill.CARPENTRY),
    Building.TILERS_HUT: _skilled(Building.TILERS_HUT, Skill.TILING),
    Building.MASONS_HUT: _skilled(Building.MASONS_HUT, Skill.MASONRY),
    Building.CLAY_MARKET: _most(Building.CLAY_MARKET, "clay"),
    Building.SILVER_MARKET: _most(Building.SILVER_MARKET, "silver"),
    Building.STONE_MARKET: _most(Building.STONE_MARKET, "stone"),
    Building.WOOD_MARKET: _most(Building.WOOD_MARKET, "wood"),
    Building.STEEPLE: _most(Building.STEEPLE, "level"),
    Building.KEEP: _keep,
    Building.LIGHTHOUSE: _lighthouse,
    Building.MONEYLENDER: _moneylender,
    Building.UNIVERSITY: _university,
}


# -- the score -------------------------------------------------------------------------------


def score(g: State, seat: Seat) -> Score:
    player, value = g.players[seat], g.figures.value
    cards = g.figures.buildings
    return Score(
        buildings=sum(cards[each].points for each in player.buildings),
        effects={
            each: END_POINTS[each](g, seat) for each in player.buildings if each in END_POINTS
        },
        cathedral=g.figures.levels[player.level].points,
        virtue=value["virtue.points"][player.virtue],
        debts=-player.debts * debt_cost(g, seat),
        gold=player.gold * value["score.gold"],
        marble=player.marble * value["score.marble"],
        silver=player.silver // value["score.silver"],
        prison=-(g.prison[seat] // value["score.prison"]),
    )


def debt_cost(g: State, seat: Seat) -> int:
    """Return the points that each unpaid debt costs: the Fountain less, the Gambler's Den more."""
    cost: int = g.figures.value["score.debt"]
    if Building.FOUNTAIN in g.players[seat].buildings:
        cost -= g.figures.value["effect.fountain"]
    if Building.GAMBLERS_DEN in g.players[seat].buildings:
        cost += g.figures.value["effect.gamblers_den"]
    return cost


def tie_breaks(g: State) -> dict[str, tuple[int, ...]]:
    players = g.players
    return {
        "virtue": tuple([player.virtue for player in players]),
        "silver": tuple([player.silver for player in players]),
    }


def final_result(g: State) -> Result:
    """Rank by points; then by virtue; then by silver; then the place is shared."""
    totals = [score(g, seat).total for seat in g.everyone]

    def rank(seat: Seat) -> tuple[int, int, int]:
        return totals[seat], g.players[seat].virtue, g.players[seat].silver

    ranks = sorted({rank(seat) for seat in g.everyone}, reverse=True)
    groups = [tuple(seat for seat in g.everyone if rank(seat) == each) for each in ranks]
    return Result(scores=tuple(totals), ranking=tuple(groups))
