"""Phase 3: David's Tower, the privileges, income, the King's gifts, building (8.7 to 8.11)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer, Pick
from engine.games.jerusalem.actions import Accept, Buy, Collect, Decline, Draw, Intrigue, Move
from engine.games.jerusalem.data import PAYING_AREAS, ROUNDS, Area, Gift, Income, Phase, Sector
from engine.games.jerusalem.events import (
    CardDrawn,
    FloorBuilt,
    GiftGiven,
    IncomeTaken,
    IntrigueSpun,
    PrestigeBought,
    ScreensRemoved,
    TowerPaid,
)
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.choices import goals
from engine.games.jerusalem.verbs import draw_card, floors_due, hold, move, pay, recruit
from engine.ids import Seat

NOTHING = Income(0, 0, 0)
COLLECT = Just(Collect())
MOST_CHOICES = 400  # of one question about income


def amounts_of(income: Income) -> list[int]:
    """Return what `astuple` would, which copies deeply."""
    return [income.prestige, income.squires, income.bezants]


@dataclass(frozen=True, slots=True)
class CollectRevenues(Step):
    """Everyone finishes each of these before the next begins."""

    def run(self, g: State) -> None:
        g.phase = Phase.INCOME
        gifts = (GiveKingsGifts(),) if g.round == ROUNDS else ()
        g.then(PayTower(), GrantPrivileges(), PayIncome(), *gifts, BuildTowers())


# -- David's Tower ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayTower(Step):
    """Its controller takes a bezant, and may then move a squire out of it."""

    def run(self, g: State) -> None:
        seat = g.control(Area.DAVIDS_TOWER)
        if seat is None:
            return
        g.players[seat].bezants += g.figures.tower_bezants
        g.tell(TowerPaid(seat, g.figures.tower_bezants))
        if Area.DAVIDS_TOWER not in g.closed_to_influence(seat):  # R4
            g.then(LeaveTower(seat))


@dataclass(frozen=True, slots=True)
class LeaveTower(Step):
    """The last change before control is counted."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        targets = tuple(area for area in goals(g, self.seat) if area is not Area.DAVIDS_TOWER)
        if targets and g.board[Area.DAVIDS_TOWER][self.seat]:
            offers = (Pick(Move, targets, (Area.DAVIDS_TOWER,)), Just(Decline()))
            yield Ask(self.seat, "tower", offers)

    def answer(self, g: State, seat: Seat, action: Move | Decline) -> None:
        if isinstance(action, Move):
            move(g, seat, action.origin, action.goal)


# -- privileges ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GrantPrivileges(Step):
    """In this order; all optional, one seat may hold several, an empty sector has no holder."""

    def run(self, g: State) -> None:
        for sector in (Sector.PATRIARCHATE, Sector.MARKET, Sector.NOBILITY):
            privilege = GrantPrivilege(sector)
            if g.rules_version == 1:
                privilege.run(g)
            else:
                g.then(privilege)


@dataclass(frozen=True, slots=True)
class GrantPrivilege(Step):
    """To whoever has the majority by now: a sale during the one before may have changed it."""

    sector: Sector

    def run(self, g: State) -> None:
        holder = g.majority(self.sector)
        if holder is None:
            return
        match self.sector:
            case Sector.PATRIARCHATE:
                g.then(ConsultScholar(holder))
            case Sector.MARKET:
                g.then(BuyMaterials(holder))
            case Sector.NOBILITY:
                g.then(SpinIntrigue(holder))


@dataclass(frozen=True, slots=True)
class ConsultScholar(Step):
    """Patriarchate: return a squire from the reserve to the supply to draw a card."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        reserve = g.players[self.seat].reserve
        if reserve and g.deck:
            yield Ask(self.seat, "scholar", (Just(Draw()), Just(Decline())), {"squires": reserve})

    def answer(self, g: State, seat: Seat, action: Draw | Decline) -> None:
        if isinstance(action, Decline):
            return
        g.players[seat].reserve -= 1
        g.players[seat].supply += 1
        card = draw_card(g)
        hold(g, seat, card)
        g.tell(CardDrawn(seat, card))


@dataclass(frozen=True, slots=True)
class BuyMaterials(Step):
    """Market: buy prestige for bezants."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        bezants, price = g.players[self.seat].bezants, g.figures.materials_price
        most = min(g.figures.materials_most, bezants // price)
        if most:
            facts = {"bezants": bezants, "price": price, "most": most}
            yield Ask(self.seat, "materials", (Amount(Buy, 1, most), Just(Decline())), facts)

    def answer(self, g: State, seat: Seat, action: Buy | Decline) -> None:
        if isinstance(action, Decline):
            return
        price = action.count * g.figures.materials_price
        pay(g, seat, price)
        g.players[seat].prestige += action.count
        g.tell(PrestigeBought(seat, action.count, price))


@dataclass(frozen=True, slots=True)
class SpinIntrigue(Step):
    """Nobility: one prestige more for oneself, one less for an opponent, who may have none."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        offers = (Pick(Intrigue, tuple(g.others(self.seat))), Just(Decline()))
        yield Ask(self.seat, "intrigue", offers, {"prestige": g.figures.intrigue})

    def answer(self, g: State, seat: Seat, action: Intrigue | Decline) -> None:
        if isinstance(action, Decline):
            return
        gained, victim = g.figures.intrigue, g.players[action.seat]
        lost = min(gained, victim.prestige)
        victim.prestige -= lost
        g.players[seat].prestige += gained
        g.tell(IntrigueSpun(seat, action.seat, gained, lost))


# -- income ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayIncome(Step):
    """Each area pays the seat that controls it; taking less is allowed, and asked for by option."""

    def run(self, g: State) -> None:
        due = {seat: due_to(g, seat) for seat in g.turn_order}
        if g.options.ask_income_decline != "never":
            g.then(
                *[
                    ChooseIncome(seat, areas)
                    for seat, all_areas in due.items()
                    for areas in asked_together(g, all_areas)
                ]
            )
            return
        for area in PAYING_AREAS:
            for seat, areas in due.items():
                if area in areas:
                    take_income(g, seat, area, g.figures.income[area])


def due_to(g: State, seat: Seat) -> tuple[Area, ...]:
    """Return the areas that pay this seat anything."""
    return tuple(
        area
        for area in PAYING_AREAS
        if area in g.board and g.control(area) == seat and g.figures.income[area] != NOTHING
    )


def take_income(g: State, seat: Seat, area: Area, income: Income) -> None:
    squires = recruit(g, seat, income.squires)
    g.players[seat].prestige += income.prestige
    g.players[seat].bezants += income.bezants
    g.tell(IncomeTaken(seat, area, income.prestige, squires, income.bezants))


def asked_together(g: State, areas: tuple[Area, ...]) -> list[tuple[Area, ...]]:
    """Split the areas into parts with a short list of choices each; mostly into one."""
    parts: list[tuple[Area, ...]] = []
    room = 0
    for area in areas:
        choices = sum(amounts_of(g.figures.income[area]))
        if not parts or choices > room:
            parts.append(())
            room = MOST_CHOICES
        parts[-1] += (area,)
        room -= choices
    return parts


def within_supply(g: State, seat: Seat, areas: tuple[Area, ...]) -> tuple[Income, ...]:
    """Return what these areas pay a seat in turn, as long as its supply lasts (R1)."""
    left, paid = g.players[seat].supply, []
    for area in areas:
        due = g.figures.income[area]
        paid.append(Income(due.prestige, min(due.squires, left), due.bezants))
        left -= paid[-1].squires
    return tuple(paid)


@dataclass(frozen=True, slots=True)
class ChooseIncome(Step):
    """The seat may do without part of it, one resource of one area after another (R24)."""

    seat: Seat
    areas: tuple[Area, ...]
    left: tuple[Income, ...] = ()  # of each area, once something was declined

    def asks(self, g: State) -> Iterable[Ask]:
        always = g.options.ask_income_decline == "always" or self.left
        if not always and not self._matters(g):
            return
        offers: tuple[Offer, ...] = (COLLECT,)
        for area, due in self._due(g):
            offers += lesser(area, due)
        if len(offers) > 1:
            # The host may give this answer for people who always take everything.
            facts = {"areas": self.areas, "everything": COLLECT.action.spell()}
            yield Ask(self.seat, "income", offers, facts)

    def answer(self, g: State, seat: Seat, action: Collect | Accept) -> None:
        if isinstance(action, Collect):
            self.run(g)
            return
        less = Income(action.prestige, action.squires, action.bezants)
        left = [less if area is action.area else due for area, due in self._due(g)]
        g.then(self.but(left=tuple(left)))

    def run(self, g: State) -> None:
        for area, due in self._due(g):
            if due != NOTHING:
                take_income(g, self.seat, area, due)

    def _due(self, g: State) -> list[tuple[Area, Income]]:
        left = self.left or within_supply(g, self.seat, self.areas)
        return list(zip(self.areas, left, strict=True))

    def _matters(self, g: State) -> bool:
        """Return whether less prestige would change what is built, at what price, or who leads.

        Only what everybody sees counts. Whatever some of it changes, all of it changes.
        """
        prestige = sum(due.prestige for _, due in self._due(g))
        return prestige > 0 and self._outcome(g, prestige) != self._outcome(g, 0)

    def _outcome(self, g: State, taken: int) -> tuple[list[FloorBuilt], list[Seat]]:
        """Return the floors that will be built and who leads then, if all others take all."""
        prestige = [player.prestige for player in g.players]
        prestige[self.seat] += taken
        for step in g.agenda:
            if isinstance(step, ChooseIncome) and step is not self:
                prestige[step.seat] += sum(g.figures.income[area].prestige for area in step.areas)
        floors = floors_due(g, prestige)
        standing = [(player.tower, left) for player, left in zip(g.players, prestige, strict=True)]
        for each in floors:
            _, left = standing[each.seat]
            standing[each.seat] = each.floor, left - each.price
        return floors, [seat for seat in g.everyone if standing[seat] == max(standing)]


@cache
def lesser(area: Area, due: Income) -> tuple[Offer, ...]:
    """Offer less of one resource at a time: all at once would make thousands of choices."""
    offers, amounts = list[Offer](), amounts_of(due)
    for at, amount in enumerate(amounts):
        for number in range(amount):
            less = amounts.copy()
            less[at] = number
            offers.append(Just(Accept(area, *less)))
    return tuple(offers)


# -- the King's gifts ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveKingsGifts(Step):
    """Round 5: the screens go, and the most squires, the most bezants and any card are rewarded."""

    def run(self, g: State) -> None:
        squires = [player.reserve for player in g.players]
        bezants = [player.bezants for player in g.players]
        cards = [len(player.hand) for player in g.players]
        g.screens_off = True
        g.tell(ScreensRemoved(tuple(squires), tuple(bezants), tuple(cards)))
        reward_most(g, Gift.SQUIRES, squires)
        reward_most(g, Gift.BEZANTS, bezants)
        for seat in g.everyone:
            if cards[seat]:
                give(g, seat, Gift.CARD, g.figures.gift_card)


def reward_most(g: State, gift: Gift, amounts: list[int]) -> None:
    """Give the whole gift to the one with most; tied: one each (D19), even at nothing (R13)."""
    most = max(amounts)
    if most == 0 and g.options.gift_zero_tie == "none":
        return
    best = [seat for seat in g.everyone if amounts[seat] == most]
    if len(best) == 1:
        give(g, best[0], gift, g.figures.gift_most)
        return
    everyone = g.options.kings_gift_tie == "all_players"
    for seat in g.everyone if everyone else best:
        give(g, seat, gift, g.figures.gift_tied)


def give(g: State, seat: Seat, gift: Gift, prestige: int) -> None:
    g.players[seat].prestige += prestige
    g.tell(GiftGiven(seat, gift, prestige))


# -- building --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BuildTowers(Step):
    """In turn order, and each seat that can build must; the rest of its prestige stays (D17)."""

    def run(self, g: State) -> None:
        for each in floors_due(g, [player.prestige for player in g.players]):
            player = g.players[each.seat]
            player.prestige -= each.price
            player.tower = each.floor
            g.floors_this_round.append(each.floor)
            g.tell(each)
