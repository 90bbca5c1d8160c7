"""The map of a view: strengths, dangers, and how much of the game is left."""

from functools import cached_property
from math import exp
from typing import NamedTuple

from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    MURSHID,
    SULTAN,
    WARLORD,
    Card,
    Hex,
    Phase,
    Piece,
)
from engine.games.crescent_moon.figures import Figures, figures_for
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.scoring import SACKED
from engine.games.crescent_moon.state import Score
from engine.games.crescent_moon.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.crescent_moon.objectives import goals_for

# How likely a seat is to attack when it could, in a year: the Warlord lives by it.
EAGERNESS = {WARLORD: 0.5, CALIPH: 0.3}
CALM = 0.2
UNREST = 0.15  # what may happen to anything that nobody threatens yet
# How likely a settlement is to be sacked, counted in games: a town in open land, by anyone from
# afar and by a neighbour; where land is held, of the risk to the land; a city, by the Warlord from
# wherever he stands.
ROVING = 0.45
LOOTING = {WARLORD: 0.45}
PILFERING = 0.15
TARGET, BYSTANDER = 1.8, 0.9  # in the Sultan's land and in that of others
COVETING = 0.9
SPREAD = 1.1  # how much hidden cards blur a comparison of two sides
TIE = 0.5  # a tie goes to the attacker
KILLS = frozenset(goal.objective for goal in goals_for(WARLORD, "at_once", "casualties"))
SACKS = frozenset(goal.objective for goal in goals_for(WARLORD, "at_once", *SACKED.values()))
CAMPAIGNS = [effect for card in Card for effect in CARDS[card].effects if effect.does == "campaign"]


def win_chance(lead: float) -> float:
    """Return the chance of an attacker who leads by this much before all cards are known."""
    return 1.0 / (1.0 + exp(-(lead + TIE) / SPREAD))


class Holdings(NamedTuple):
    """What all can see of a player, or know by keeping count."""

    coins: int
    income: int
    cards: int
    reserves: int
    palaces: int  # in the supply
    points: int


class Scene(NamedTuple):
    """All of a view that its land is made of: views that have it in common share the land."""

    hexes: int  # which tuple of hexes: equal ones are nearly always the same one
    figures: Figures
    players: tuple[Holdings, ...]
    deeds: tuple[int, int]  # the Warlord's in the first year: points for kills, buildings sacked
    year: int
    years: int
    round: int
    rounds: int
    scored: bool
    turn: Seat | None


def scene_of(view: View) -> Scene:
    return Scene(
        hexes=id(view.hexes),
        figures=figures_for(view.options["figures"], len(view.players)),
        players=tuple([_holdings(each) for each in view.players]),
        deeds=_deeds(view.players[WARLORD].scores),
        year=view.year,
        years=view.years,
        round=view.round,
        rounds=view.rounds,
        scored=view.phase in (Phase.SCORING, Phase.OVER),
        turn=view.turn.seat if view.turn else None,
    )


def _holdings(player: PlayerView) -> Holdings:
    """Return them with points: totals are hidden, but all that goes into them is announced."""
    points = sum([line.points for line in player.scores])
    palaces = player.supply[Piece.PALACE]
    return Holdings(player.coins, player.income, player.cards, player.reserves, palaces, points)


def _deeds(scores: list[Score]) -> tuple[int, int]:
    first = [line for line in scores if line.year == 1]
    killed = sum([line.points for line in first if line.objective in KILLS])
    return killed, sum([line.objective in SACKS for line in first])


class Land:
    """What is worked out once for one view, or for all views of one scene."""

    def __init__(self, view: View, scene: Scene | None = None) -> None:
        self.scene = scene = scene or scene_of(view)
        self.hexes = view.hexes  # kept, so that no other tuple comes to be known as this one
        self.players, self.figures = scene.players, scene.figures
        self.seats = len(scene.players)
        self.spots: dict[Hex, HexView] = {each.hex: each for each in view.hexes if each.hex}
        self._foes: dict[tuple[Hex, Seat | None], list[tuple[Seat, float]]] = {}
        self.assaults: dict[tuple[Seat, int, Hex], tuple[float, float]] = {}
        self._count_time()
        self._count_strength()

    def _count_strength(self) -> None:
        strength = self.figures.strength
        self.unit, self.palace = strength[Piece.UNIT], strength[Piece.PALACE]
        self.units: dict[Hex, int] = {}  # of the seat that controls the hex
        self.strength: dict[Hex, int] = {}
        for here, spot in self.spots.items():
            force = spot.forces[0] if spot.forces else None
            self.units[here] = units = force.ordinary + force.mercenaries if force else 0
            total = units * self.unit
            if spot.stronghold:
                total += strength[spot.stronghold]
            self.strength[here] = total + (self.palace if spot.palace else 0)

    @cached_property
    def bare_scene(self) -> Scene:
        """Return the scene without coins, points and the like, for objectives and dangers."""
        players = tuple([Holdings(0, 0, each.cards, 0, each.palaces, 0) for each in self.players])
        return self.scene._replace(players=players, turn=None)

    @property
    def points(self) -> list[int]:
        return [each.points for each in self.players]

    # -- time --------------------------------------------------------------------------------

    def _count_time(self) -> None:
        """Count incomes and scorings still to come, and rounds left in this year."""
        scene = self.scene
        self.incomes = scene.years - scene.year
        self.scorings = min(scene.years, self.incomes + (0 if scene.scored else 1))
        self.rounds_left = scene.rounds - scene.round if self.scorings > self.incomes else 0
        self.exposure = 0.35 + 0.2 * self.rounds_left  # of a year's risk, until the next scoring
        turns = scene.years * scene.rounds
        self._times = [self.actions_left(Seat(seat)) / turns for seat in range(self.seats)]

    def actions_left(self, seat: Seat) -> int:
        """Return the turns that the seat still has, the present one until it is over."""
        later = self.rounds_left + self.incomes * self.scene.rounds
        return later + (self.scene.turn is not None and seat >= self.scene.turn)

    def time(self, seat: Seat) -> float:
        """Return the share of its turns that the seat still has."""
        return self._times[seat]

    # -- danger ------------------------------------------------------------------------------

    @cached_property
    def risks(self) -> dict[Hex, float]:
        """Return how likely the holder of each hex is to lose it within a year."""
        spots = self.spots
        return {
            here: self.risk_at(here, spots[here].controller, defence)
            for here, defence in self.strength.items()
            if defence
        }

    def risk_at(self, here: Hex, holder: Seat | None, defence: int) -> float:
        """Return how likely this seat would lose the hex within a year, with this defence."""
        safe = 1.0 - UNREST
        key = here, holder
        if key not in self._foes:
            self._foes[key] = list(self._attackers(here, holder).items())
        for seat, force in self._foes[key]:
            safe *= 1.0 - EAGERNESS.get(seat, CALM) * win_chance(force - defence)
        return 1.0 - safe

    def _attackers(self, here: Hex, holder: Seat | None) -> dict[Seat, float]:
        """Return the greatest force with which each enemy could come."""
        found: dict[Seat, float] = {}
        spots, units = self.spots, self.units
        for near in spots[here].near:
            seat = spots[near].controller
            if seat is not None and seat != holder and units[near]:
                force = units[near] + self.reinforcement(seat, units[near])
                if force > found.get(seat, 0.0):
                    found[seat] = force
        token = spots[here].token
        if token == WARLORD and holder != WARLORD:
            found[token] = max(found.get(token, 0.0), float(self.figures.actions["revolt"]))
        return found

    @cached_property
    def campaign_size(self) -> int:
        """Return of how many units the campaign takes one; without one, of more than there are."""
        sizes = [self.figures.cards[f"{effect.name}.count"] for effect in CAMPAIGNS]
        return min(sizes, default=1000)

    def reinforcement(self, seat: Seat, units: int) -> float:
        """Return what a seat may add to its units in a combat, seen from outside."""
        cards = self.players[seat].cards
        campaign = units // self.campaign_size if seat == WARLORD else 0
        return campaign + 0.4 * min(cards, 4)

    def stays(self, risk: float) -> tuple[float, float]:
        """Return the chances to last, at this yearly risk, to the next and to later scorings."""
        return 1.0 - risk * self.exposure, max(0.05, 1.0 - risk * (self.exposure + 0.6))

    @cached_property
    def sackings(self) -> dict[Hex, float]:
        """Return how likely each settlement is to be sacked within a year."""
        return {here: self.sacking_at(spot) for here, spot in self.spots.items() if spot.settlement}

    def sacking_at(self, spot: HexView) -> float:
        """Return how likely a settlement here would be sacked within a year."""
        assert spot.hex is not None
        if spot.controller is not None:
            share = TARGET if spot.controller == SULTAN else BYSTANDER
            risk = min(1.0, share * self.risks[spot.hex])
        else:
            risk = self._looted(spot)
        if spot.settlement is Piece.CITY:
            risk = max(risk, self._coveted(spot.hex))
        return risk

    def _looted(self, spot: HexView) -> float:
        safe, spots, units = 1.0 - ROVING, self.spots, self.units
        for seat in {spots[near].controller for near in spot.near if units[near]}:
            if seat is not None and seat != SULTAN:
                safe *= 1.0 - LOOTING.get(seat, PILFERING)
        return 1.0 - safe

    def _coveted(self, here: Hex) -> float:
        """Return the risk of a city: it pays the Warlord so well that he comes from afar."""
        return COVETING * win_chance(self._horde - self.strength[here])

    @cached_property
    def _horde(self) -> float:
        """Return the greatest force with which the Warlord could come."""
        armies = [self.units[here] for here in self.held(WARLORD)]
        return max([units + self.reinforcement(WARLORD, units) for units in armies], default=0.0)

    # -- neighbourhood -----------------------------------------------------------------------

    def murshid_is_near(self, here: Hex) -> bool:
        spots = self.spots
        return spots[here].token == MURSHID or any(
            spots[near].token == MURSHID for near in spots[here].near
        )

    def held(self, seat: Seat) -> list[Hex]:
        return [here for here, spot in self.spots.items() if spot.controller == seat]
