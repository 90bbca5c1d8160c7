"""Value changes on the map to one seat: a hex more or less, a token, a building, a unit."""

from collections.abc import Callable
from typing import NamedTuple

from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    MURSHID,
    PIECE_OF,
    SULTAN,
    WARLORD,
    Building,
    Card,
    Condition,
    Count,
    Effect,
    Hex,
    Piece,
    Side,
)
from engine.games.crescent_moon.land_view import ForceView, HexView
from engine.games.crescent_moon.view import View
from engine.ids import Seat
from engine.players.games.crescent_moon import belongings, raids
from engine.players.games.crescent_moon.goals import Tally, count
from engine.players.games.crescent_moon.land import Land, win_chance
from engine.players.games.crescent_moon.objectives import points_for
from engine.players.games.crescent_moon.position import position_of

HOPELESS_CHANCE = 0.3  # a chance below which nobody should attack
HOPELESS_COST = 15.0
ABSURD = -10.0  # for what not even an easy player does
GUARDED = 0.5  # of a settlement, what is saved by holding its hex
# Of what a rival loses, what it is worth to oneself: most, if he is ahead of all other rivals.
LEADER_LOSS_WEIGHT, RIVAL_LOSS_WEIGHT = 0.5, 0.15


def hopeless_cost(won: float) -> float:
    """Return the cost of an attack that will hardly be won."""
    return HOPELESS_COST * max(0.0, HOPELESS_CHANCE - won)


def gain_or_absurd(gain: float) -> float:
    """Return the gain, if there is one: to spend a turn or a move on nothing looks absurd."""
    return gain if gain > 0.0 else min(gain, ABSURD)


class Seen(NamedTuple):
    """A hex, and who would use a card in it on which side."""

    spot: HexView
    seat: Seat
    side: Side | None
    least: int

    @property
    def forces(self) -> list[ForceView]:
        return [force for force in self.spot.forces if force.seat == self.seat]


CONDITIONS: dict[Condition, Callable[[Seen], bool]] = {
    "attacking": lambda at: at.side is not Side.DEFENCE,
    "defending": lambda at: at.side is not Side.ATTACK,
    "stronghold": lambda at: at.spot.stronghold is not None or at.spot.palace,
    "own_stronghold": lambda at: (
        at.spot.stronghold_owner == at.seat or (at.spot.palace and at.seat == CALIPH)
    ),
    "settlement": lambda at: at.spot.settlement is not None,
    "town": lambda at: at.spot.settlement is Piece.TOWN,
    "city": lambda at: at.spot.settlement is Piece.CITY,
    "control": lambda at: at.spot.controller == at.seat,
    "own_token": lambda at: at.spot.token == at.seat,
    "own_units": lambda at: (
        sum([force.ordinary + force.mercenaries for force in at.forces]) >= at.least
    ),
    "own_mercenary": lambda at: any(force.mercenaries for force in at.forces),
}


class SeatValues:
    """What changes of one position are worth to one seat, each worked out once."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.position = position_of(view)
        self.land: Land = self.position.land
        self.player = view.players[seat]
        self.time = self.land.time(seat)
        self.public = public = self.position.public_values(seat)
        self.prospects, self.coin, self.unit = public.prospects, public.coin, public.unit
        self._taken, self._held = public.taken, public.held
        self._of_others: dict[Seat, SeatValues] = {}

    def of(self, seat: Seat) -> "SeatValues":
        """Return what the same changes are probably worth to another seat."""
        if seat == self.seat:
            return self
        if seat not in self._of_others:
            self._of_others[seat] = SeatValues(self.view, seat)
        return self._of_others[seat]

    @property
    def leading_rival(self) -> Seat:
        """Return the other seat that will probably have most."""
        return self.position.leading_rival(self.seat)

    def loss_weight(self, rival: Seat) -> float:
        """Return what a rival's loss is worth to this seat, for each point lost."""
        return LEADER_LOSS_WEIGHT if rival == self.leading_rival else RIVAL_LOSS_WEIGHT

    def card(self, which: Card) -> float:
        return belongings.card(self.land, self.seat, which)

    # -- hexes -------------------------------------------------------------------------------

    def control(self, here: Hex) -> float:
        """Return the worth of control for the rest of the game, if nobody disputed it."""
        if here not in self._taken:
            gain = belongings.hex_income(self.land, self.seat, here)
            if self.land.spots[here].controller == self.seat:
                gain -= self.prospects.control(here, -1.0)
            else:
                gain += self.prospects.control(here)
            if self.seat == SULTAN and self.land.spots[here].settlement:
                gain += GUARDED * self._standing_settlement(here)
            self._taken[here] = gain
        return self._taken[here]

    def hold(self, here: Hex, units: int, walls: int) -> float:
        """Return the worth of the hex with these units and walls in it, dangers considered."""
        key = here, units, walls
        if key not in self._held:
            self._held[key] = self._hold(here, units, units * self.land.unit + walls)
        return self._held[key]

    def _hold(self, here: Hex, units: int, defence: int) -> float:
        if not defence:
            return 0.0
        risk = self.land.risk_at(here, self.seat, defence) * (0.4 + 0.6 * self.land.exposure)
        return self.control(here) * (1.0 - risk) + self.strike(here, units)

    def now(self, here: Hex) -> tuple[int, int]:
        """Return the own units and walls there."""
        land = self.land
        if land.spots[here].controller != self.seat:
            return 0, 0
        units = land.units[here]
        return units, land.strength[here] - units * land.unit

    def change(self, here: Hex, units: int, walls: int = 0) -> float:
        """Return the worth of these units and walls more (or fewer) there."""
        had, stood = self.now(here)
        return self.hold(here, had + units, stood + walls) - self.hold(here, had, stood)

    def strike(self, here: Hex, units: int) -> float:
        """Return what units there could do next: the Warlord's reason to stand anywhere."""
        if self.seat != WARLORD or not units:
            return 0.0
        return self._best_strike(here, units)

    def _best_strike(self, here: Hex, units: int) -> float:
        land, best, spots = self.land, 0.0, self.land.spots
        for goal in spots[here].near:
            holder = spots[goal].controller
            if holder == WARLORD or (holder is None and not spots[goal].settlement):
                continue
            best = max(best, raids.assault(land, WARLORD, units, goal)[1])
        return raids.NEXT * best

    def harm(self, here: Hex) -> float:
        """Return the worth of the hex being lost by the seat that controls it."""
        holder = self.land.spots[here].controller
        if holder is None or holder == self.seat:
            return 0.0
        return self.loss_weight(holder) * self.of(holder).control(here)

    def ruin(self, here: Hex) -> float:
        """Return the worth of the Sultan losing his settlement there."""
        if self.seat == SULTAN or not self.land.spots[here].settlement:
            return 0.0
        return self.loss_weight(SULTAN) * self.of(SULTAN)._standing_settlement(here)

    # -- tokens ------------------------------------------------------------------------------

    def token(self, here: Hex) -> float:
        """Return the worth of an own token there, and of another's gone."""
        claimed = self.public.claimed
        if here not in claimed:
            claimed[here] = self._token(here)
        return claimed[here]

    def _token(self, here: Hex) -> float:
        gain = self.prospects.token(here) + belongings.token_use(self.land, self.seat)
        owner = self.land.spots[here].token
        if owner is not None and owner != self.seat:
            gain += self.loss_weight(owner) * self.of(owner).own_token(here)
        return gain

    def own_token(self, here: Hex) -> float:
        """Return what the token that lies there is worth to its owner."""
        use = belongings.token_use(self.land, self.seat)
        return use - self.prospects.token(here, -1.0)

    def influence(self, here: Hex) -> float:
        """Return the worth of the token, by the chance that nobody prevents it."""
        gain = self.token(here)
        others = self.rivals_at(here)
        if not others:
            return gain
        won = win_chance(self.standing(here) - self.resistance(here, others))
        return gain * won - 0.1 - hopeless_cost(won)

    def rivals_at(self, here: Hex) -> list[Seat]:
        spot = self.land.spots[here]
        others = [seat for seat in spot.present if seat != self.seat]
        if self.seat != MURSHID and MURSHID not in others and self.land.murshid_is_near(here):
            others.append(MURSHID)
        return others

    def standing(self, here: Hex) -> float:
        """Return the own weight in a contest there, cards included."""
        spot, seat = self.land.spots[here], self.seat
        weight = float(spot.controller == seat)
        if (seat == SULTAN and spot.settlement) or (seat == CALIPH and spot.palace):
            weight += 1.0
        return weight + 0.8 * sum([self.persuasion(each, here) for each in self.player.hand or ()])

    def resistance(self, here: Hex, others: list[Seat]) -> float:
        """Return the weight of those who will probably resist."""
        spot, players = self.land.spots[here], self.land.players
        weight = float(spot.controller in others)
        for seat in others:
            weight += seat == spot.token
            weight += bool((seat == SULTAN and spot.settlement) or (seat == CALIPH and spot.palace))
            weight += (0.45 if seat == MURSHID else 0.15) * min(4, players[seat].cards)
        return weight

    def persuasion(self, which: Card, here: Hex) -> float:
        """Return what a card adds to the own side of a contest in this hex."""
        figures, total = self.land.figures.cards, 0.0
        for effect in CARDS[which].effects:
            if effect.does in ("bribe", "influence", "weaken") and self.counts(effect, here):
                total += figures[effect.name]
        return total

    def counts(self, effect: Effect, here: Hex, side: Side | None = None) -> bool:
        """Return whether this line of a card would count for this seat here, on this side."""
        spot = self.land.spots[here]
        least = self.land.figures.cards.get(f"{effect.name}.count", 0)
        seen = Seen(spot, self.seat, side, least)
        return all(
            CONDITIONS[word](seen)
            if word in CONDITIONS
            else word.removeprefix("in_") in (spot.tile, spot.terrain)
            for word in effect.when
        )

    # -- buildings ---------------------------------------------------------------------------

    def price(self, building: Building, here: Hex, divisor: int = 1) -> int:
        figures = self.land.figures
        base = figures.build_prices[self.seat][building]
        if divisor > 1:
            return -(-base // divisor)
        return base + figures.surcharge[self.land.spots[here].terrain]

    def building(self, building: Building, here: Hex) -> float:
        """Return what it is worth there before its price is paid."""
        key, built = (building, here), self.public.built
        if key not in built:
            settles = building in (Building.TOWN, Building.CITY)
            score = self._settlement if settles else self._stronghold
            built[key] = score(building, here)
        return built[key]

    def _stronghold(self, building: Building, here: Hex) -> float:
        strength = self.land.figures.strength
        walls = strength[PIECE_OF[building]]
        if building is Building.CASTLE:
            walls -= strength[Piece.FORT]
        worth = self.change(here, 0, walls) + belongings.STRONGHOLD * self.time * walls
        if building is Building.CASTLE and self.seat == CALIPH:
            worth += 0.3 * self.unit * self.land.incomes
        return worth

    def _settlement(self, building: Building, here: Hex) -> float:
        spot, income = self.land.spots[here], self.land.figures.piece_income
        stays = self.land.stays(self.land.sacking_at(spot))
        changes: Tally = {}
        if building is Building.TOWN:
            count(changes, "settlements", spot, stays)
        else:
            count(changes, "cities", spot, stays)
        lost = -stays[0], -stays[1]
        count(changes, "towns", spot, stays if building is Building.TOWN else lost)
        coins = income[Piece.TOWN]
        if building is Building.CITY:
            coins = income[Piece.CITY] - coins
        shares = 2 if spot.controller == SULTAN else 1
        return self.prospects.with_more(changes) + (
            coins * shares * stays[1] * belongings.income_coin(self.land, SULTAN)
        )

    def _standing_settlement(self, here: Hex) -> float:
        """Return what the Sultan's town or city promises."""
        city = self.land.spots[here].settlement is Piece.CITY
        kind: Count = "cities" if city else "towns"
        return self.land.scorings * points_for(self.land.figures, SULTAN, "yearly", kind)

    # -- marches -----------------------------------------------------------------------------

    def march(self, origin: Hex, goal: Hex, units: int) -> float:
        """Return the worth of moving these units to a hex that nobody else holds."""
        return self.change(goal, units) + self.change(origin, -units)

    def best_march(self, origin: Hex, goal: Hex) -> float:
        had = self.now(origin)[0]
        return max([self.march(origin, goal, units) for units in range(1, had + 1)], default=0.0)

    def assault(self, origin: Hex, goal: Hex, units: int) -> float:
        """Return the worth of attacking a hex, or of sacking its open settlement."""
        won, value = raids.assault(self.land, self.seat, units, goal)
        if self.land.spots[goal].controller == self.seat:
            return value + self.ruin(goal) - self._tribute(goal) + self.march(origin, goal, units)
        stay = self.control(goal) + self.harm(goal) + self.ruin(goal)
        return won * 0.8 * stay + value + self.change(origin, -units) - hopeless_cost(won)

    def _tribute(self, here: Hex) -> float:
        """Return the worth of what the settlement in an own hex would go on to bring."""
        settlement = self.land.spots[here].settlement
        coins = self.land.figures.piece_income[settlement] if settlement else 0
        return coins * belongings.income_coin(self.land, self.seat)

    def best_assault(self, origin: Hex, goal: Hex) -> float:
        had = self.now(origin)[0]
        return max([self.assault(origin, goal, units) for units in range(1, had + 1)], default=0.0)
