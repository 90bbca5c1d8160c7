"""Combats and contests from one seat's side: what is at stake, what cards add, whom to help."""

from collections.abc import Sequence
from functools import cached_property

from engine.games.crescent_moon.commitments import committed
from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    MURSHID,
    SULTAN,
    WARLORD,
    Card,
    CardType,
    ClashKind,
    Effect,
    Piece,
    Side,
    cards_that,
)
from engine.games.crescent_moon.view import ClashView
from engine.ids import Seat
from engine.notation import Action
from engine.players.games.crescent_moon.land import win_chance
from engine.players.games.crescent_moon.objectives import points_for
from engine.players.games.crescent_moon.raids import loot
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues

UNKNOWN = 0.35  # strength or influence that a card in another's hand may add
SPENT = 0.35  # of a card that comes back next year, what playing it costs
ASSASSINS = cards_that("assassinate")
RETREAT = 0.5  # of the units that survive a defeat, what is lost


class ClashValues:
    """A clash as one seat sees it."""

    def __init__(self, values: SeatValues, clash: ClashView) -> None:
        self.values, self.clash, self.land = values, clash, values.land
        self.spot = values.land.spots[clash.hex]
        self.combat = clash.kind is ClashKind.COMBAT

    # -- what is at stake --------------------------------------------------------------------

    @cached_property
    def interest(self) -> float:
        """Return what the attacker's victory rather than defeat is worth to this seat."""
        own = self._fight(self.values.seat) if self.combat else self._claim(self.values.seat)
        return own + self._deal()

    def _deal(self) -> float:
        """Return the points that depend on the outcome, to be paid to the Murshid."""
        clash, seat = self.clash, self.values.seat
        if clash.deal_seat is None or clash.deal_points is None:
            return 0.0
        points = {MURSHID: clash.deal_points, clash.deal_seat: -clash.deal_points}.get(seat, 0)
        return points if self.side_of(clash.deal_seat) is Side.ATTACK else -points

    def would_help(self, seat: Seat, points: int) -> bool:
        """Return whether the Murshid, for these points, wants this seat's side to win."""
        wish = self.interest if self.side_of(seat) is Side.ATTACK else -self.interest
        return wish + points > 0.0

    def treachery(self, side: Side) -> float:
        """Return the cost of this side to a Murshid who was promised points by the other."""
        partner = self.clash.deal_seat if self.values.seat == MURSHID else None
        return 0.0 if partner is None or self.side_of(partner) is side else ABSURD

    def side_of(self, seat: Seat) -> Side:
        """Return the side on which it stands, or will probably stand."""
        clash = self.clash
        if seat == clash.attacker or seat in clash.attack.seats:
            return Side.ATTACK
        return Side.DEFENCE

    def _fight(self, seat: Seat) -> float:
        clash, values, here = self.clash, self.values, self.clash.hex
        assert clash.defender is not None
        attacker, defender = values.of(clash.attacker), values.of(clash.defender)
        gain = attacker.control(here) + loot(self.land, clash.attacker, here)
        gain += RETREAT * attacker.unit * self._units(clash.attacker)
        loss = defender.control(here) + self._walls_worth(defender)
        loss += RETREAT * defender.unit * self._units(clash.defender)
        if seat == clash.attacker:
            return gain + values.loss_weight(clash.defender) * loss
        if seat == clash.defender:
            return -loss - values.loss_weight(clash.attacker) * gain
        settled = self._settlement(seat)
        harm = values.loss_weight(clash.defender) * loss - values.loss_weight(clash.attacker) * gain
        return 0.6 * harm - settled

    def _settlement(self, seat: Seat) -> float:
        """Return what the Sultan loses: his settlement under foreign walls would be sacked."""
        if seat != SULTAN or not self.spot.settlement:
            return 0.0
        return 0.6 * self.land.scorings * (1 + (self.spot.settlement is Piece.CITY))

    def _walls_worth(self, defender: SeatValues) -> float:
        figures, spot, worth = self.land.figures, self.spot, 0.0
        if spot.stronghold and spot.stronghold_owner == defender.seat:
            worth += figures.sack[spot.stronghold] * defender.coin
        if spot.palace:
            worth += points_for(figures, CALIPH, "yearly", "palaces") * self.land.scorings
        if spot.settlement and defender.seat == SULTAN:
            worth += self._settlement(SULTAN)
        return worth

    def _units(self, seat: Seat) -> int:
        for force in self.spot.forces:
            if force.seat == seat:
                return force.ordinary + force.mercenaries
        return 0

    def _claim(self, seat: Seat) -> float:
        """Return the worth of a contest: the attacker's token, and another's that it replaces."""
        attacker, owner = self.clash.attacker, self.spot.token
        gain = self.values.of(attacker).token(self.clash.hex)
        if seat == attacker:
            return gain
        rivalry = -self.values.loss_weight(attacker) * gain
        if owner == seat:
            return rivalry - self.values.own_token(self.clash.hex)
        if owner is not None and owner != attacker:
            lost = self.values.of(owner).own_token(self.clash.hex)
            rivalry += self.values.loss_weight(owner) * lost
        return rivalry

    # -- the odds ----------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """Return how far the attack is ahead, with a guess of what others may add."""
        clash = self.clash
        attack, defence = clash.attack, clash.defence
        lead = float(attack.standing + attack.bonus - defence.standing - defence.bonus)
        if clash.played:
            return lead
        return lead + self._guessed()

    def _guessed(self) -> float:
        clash, total = self.clash, 0.0
        for seat in {clash.attacker, clash.defender, *clash.participants} - {
            None,
            self.values.seat,
        }:
            assert seat is not None
            weight = UNKNOWN * min(4, self.land.players[seat].cards)
            if not self.combat and seat not in clash.attack.seats + clash.defence.seats:
                weight += self._presence(seat)
            total += weight if self.side_of(seat) is Side.ATTACK else -weight
        return total

    def _presence(self, seat: Seat) -> float:
        """Return what a participant who has not taken a stance yet has in the hex."""
        spot = self.spot
        civil = seat == spot.token or (
            (seat == SULTAN and spot.settlement) or (seat == CALIPH and spot.palace)
        )
        return float(spot.controller == seat) + float(bool(civil))

    # -- cards -------------------------------------------------------------------------------

    @cached_property
    def own_side(self) -> Side:
        """Return the side that this seat is on, or would help."""
        clash, seat = self.clash, self.values.seat
        if seat in clash.attack.seats:
            return Side.ATTACK
        if seat in clash.defence.seats:
            return Side.DEFENCE
        return Side.ATTACK if self.interest > 0 else Side.DEFENCE

    def commitments(self, actions: Sequence[Action]) -> list[float]:
        """Return what each choice of cards is worth."""
        choices = [committed(action) for action in actions]
        known: dict[Card, tuple[float, float]] = {}
        for choice in choices:
            if len(choice) == 1:
                known[choice[0]] = self._stakes(choice[0])
        sign = 1.0 if self.own_side is Side.ATTACK else -1.0
        stake = abs(self.interest) if sign * self.interest > 0 else 0.0
        return [self._bet(choice, known, sign, stake) for choice in choices]

    def _stakes(self, card: Card) -> tuple[float, float]:
        """Return what the card adds and what it costs; to spend it for nothing is absurd."""
        adds, cost = self._adds(card), self._costs(card)
        return adds, cost if adds > 0.0 else cost - ABSURD

    def _bet(
        self,
        choice: tuple[Card, ...],
        known: dict[Card, tuple[float, float]],
        sign: float,
        stake: float,
    ) -> float:
        added = sum([known[card][0] for card in choice])
        cost = sum([known[card][1] for card in choice])
        won = win_chance(self.lead + sign * added)
        return stake * (won if sign > 0 else 1.0 - won) - cost + self._bloodshed(added)

    def _bloodshed(self, added: float) -> float:
        """Return the worth of units that the enemy loses, one for every two points more."""
        clash, seat = self.clash, self.values.seat
        if not self.combat or seat not in (clash.attacker, clash.defender):
            return 0.0
        side, other = clash.attack, clash.defender
        if seat == clash.defender:
            side, other = clash.defence, clash.attacker
        assert other is not None
        total, most = side.standing + side.bonus, self._units(other)
        killed = min(most, (total + added) / 2) - min(most, total / 2)
        return (1.0 if seat == WARLORD else 0.2) * killed

    def _costs(self, card: Card) -> float:
        """Return the cost: events and spent units are gone, other cards come back next year."""
        kind = CARDS[card].type
        if kind is CardType.STRATEGY:
            return (
                self.values.unit * (self._units(self.values.seat) // self.land.campaign_size) + 0.01
            )
        worth = self.values.card(card)
        return (worth if kind is CardType.EVENT else SPENT * worth) + 0.02

    def _adds(self, card: Card) -> float:
        if not self.combat:
            adds = self.values.persuasion(card, self.clash.hex)
            return adds + (ADDED["assassinate"] if card in ASSASSINS else 0.0)
        return sum([self._strength(effect) for effect in CARDS[card].effects])

    def _strength(self, effect: Effect) -> float:
        figures = self.land.figures.cards
        seat = self.clash.attacker if self.own_side is Side.ATTACK else self.clash.defender
        assert seat is not None
        if effect.when and not self.values.of(seat).counts(effect, self.clash.hex, self.own_side):
            return 0.0
        if effect.does == "strength":
            return figures[effect.name]
        if effect.does == "campaign":
            return figures[effect.name] * (self._units(seat) // figures[f"{effect.name}.count"])
        if effect.does == "assign":
            return float(figures[effect.name] * (self._units(seat) > 0))
        if effect.does == "lure":
            return 1.0 if self._can_lure(seat) else 0.0
        return ADDED.get(effect.does, 0.0)

    def _can_lure(self, seat: Seat) -> bool:
        spots = self.land.spots
        return any(
            force.seat != seat and force.mercenaries
            for near in self.spot.near
            for force in spots[near].forces
        )


# What other effects are worth beside strength.
ADDED = {"weaken": 1.0, "spare": 0.4, "wound": 0.4, "protect": 0.15, "assassinate": 0.25}
