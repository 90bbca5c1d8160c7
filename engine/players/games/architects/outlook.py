"""A seat's position from its own side: the turns it has left, its plan, the goods it lacks."""

from functools import cache

from engine.games.architects.data import Building, Character
from engine.games.architects.tables import Bundle, Figures
from engine.games.architects.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.architects.effects import Case, card_points
from engine.players.games.architects.prices import (
    CARD,
    PRICES,
    RATE,
    VISIT,
    Goods,
    figures_of,
    final_prices,
    idle_prices,
    purse_worth,
    stock_worth,
    turns_left,
    virtue_worth,
)
from engine.players.games.architects.projects import (
    CERTAIN,
    BuildPlan,
    Project,
    best_plan,
    needs_of,
)

REWARD = 1.1  # victory points of a reward, less the card that is discarded for it
FULL_ROOM_CARDS = 4  # cards that a hand must still have room for, or another one is worth less
MAX_LEVELS_AHEAD = 3  # levels that one plans ahead
LONG_GAME_TURNS = 20  # turns of each player after which a game drags on
NEXT = 0.25  # of what the level above brings counts for the one below


@cache
def cathedral_level(figures: Figures, at: int, saved: int, *, pooled: bool) -> Project:
    """Return a level of the Cathedral as a project."""
    levels = figures.levels
    level = levels[at]
    more = levels[at + 1].points - level.points if at + 1 < len(levels) else 0
    points = level.points - levels[at - 1].points + REWARD + NEXT * more
    needs = needs_of((0, 0, 0, level.gold, level.marble), pooled=pooled)
    return Project(points, needs, max(0, level.mixed - saved), level=at)


def _faded(prices: Goods, left: float) -> Goods:
    *goods, silver = prices  # silver hires and captures, which leads on
    return (*[price * left for price in goods], silver) if left < 1 else prices


class Outlook:
    """What follows from a view for one seat; made again for every question."""

    __slots__ = (
        "case",
        "figures",
        "final",
        "hand",
        "idle",
        "me",
        "plan",
        "seat",
        "skills",
        "stock",
        "turns",
        "view",
    )

    def __init__(self, view: View, seat: Seat, *, begun: bool = False) -> None:
        self.view, self.seat = view, seat
        self.me: PlayerView = view.players[seat]
        self.figures: Figures = figures_of(view)
        self.turns = max(0.0, turns_left(view, seat) - begun)
        self.case = Case(view, seat, self.figures, self.turns)
        left = 1 - self._weariness()
        self.final = _faded(final_prices(self.figures), left)
        self.idle = _faded(idle_prices(self.figures, self.turns), left)
        one, two, three = self.me.skills.values()
        self.skills = (one > 0) + 2 * (two > 0) + 4 * (three > 0)
        self.stock = list(self.me.goods.values())
        self.hand = self.me.hand or []
        self.plan: BuildPlan = self._plan()

    def _weariness(self) -> float:
        """Return how much of its worth hoarding has lost to this seat itself, in a long game.

        Only what is built brings the end nearer, or two players who gather gold would never stop.
        What rivals hoard, whose hands are hidden, counts in full: it is there to be stopped.
        """
        if self.me.hand is None or self.turns <= 1:
            return 0.0
        taken = self.view.turns / len(self.view.players)
        return min(1.0, max(0.0, (taken - LONG_GAME_TURNS) / LONG_GAME_TURNS))

    @property
    def pooled(self) -> bool:
        """Return whether gold and marble are one and the same, as they are for Therese."""
        return self.me.character is Character.THERESE

    @property
    def saved(self) -> int:
        """Return how much wood or stone Lothaire saves."""
        lothaire = self.me.character is Character.LOTHAIRE
        return int(self.figures.value["board_ability.lothaire"]) if lothaire else 0

    def debt(self) -> float:
        """Return what a debt costs; Hugo buys it off while he has the silver."""
        points, price = float(self.figures.value["score.debt"]), 0
        if self.me.character is Character.HUGO:
            price = self.figures.value["board_ability.hugo"]
        if not price or self.stock[5] < price:
            return points
        return min(points, -self.silver(-price))

    def _plan(self) -> BuildPlan:
        goods = self.stock[:5]
        if self.pooled:
            goods = [*goods[:3], goods[3] + goods[4], 0]
        projects = [self.project(card) for card in self.hand] + self.ladder() if self.turns else []
        return best_plan(tuple(goods), self.skills, self.turns, tuple(projects))

    def project(self, card: Building) -> Project:
        printed = self.figures.buildings[card]
        needs = needs_of(self.cost(card), pooled=self.pooled)
        return Project(card_points(self.case, card), needs, skills=printed.skills, card=card)

    def cost(self, card: Building) -> tuple[int, ...]:
        """Return clay ... marble that the card takes; Lothaire saves where he lacks most."""
        cost: tuple[int, ...] = self.figures.buildings[card][:5]
        for _ in range(self.saved):
            _, wood, stone, *_ = cost
            at = 1 if wood - self.stock[1] > stone - self.stock[2] and wood else 2
            at = at if cost[at] else 3 - at
            cost = (*cost[:at], max(0, cost[at] - 1), *cost[at + 1 :])
        return cost

    def ladder(self) -> list[Project]:
        """Return the levels of the Cathedral above, as far as there is space."""
        levels, level = self.figures.levels, self.me.level
        delay = max(0, self.figures.cathedral_virtue - self.me.virtue) * RATE
        if not self.me.cards and self.me.character is not Character.FREDERICK:
            delay += RATE
        ladder: list[Project] = []
        for at in range(level + 1, min(len(levels), level + 1 + MAX_LEVELS_AHEAD)):
            if len(self.view.cathedral[at - 1].seats) >= levels[at].spaces:
                break
            ladder.append(cathedral_level(self.figures, at, self.saved, pooled=self.pooled))
        if ladder and delay:
            ladder[0] = ladder[0]._replace(delay=delay)
        return ladder

    # -- what gains and losses are worth -----------------------------------------------------

    def stock_worth(self, at: int, count: float) -> float:
        """Return the worth of so many idle goods of a kind."""
        return stock_worth(count, self.idle[at], self.final[at])

    def goods(self, at: int, count: int) -> float:
        """Return what more of one good is worth: what the plan lacks counts most."""
        if at == 4 and self.pooled:
            at = 3
        if at == 5:
            return self.silver(count)
        wanted = min(count, self.plan.missing[at])
        have = self.plan.spare[at]
        worth = self.stock_worth(at, have + count - wanted) - self.stock_worth(at, have)
        if wanted:
            worth += CERTAIN * wanted * PRICES[at]
            if wanted == self.plan.missing[at]:
                worth += CERTAIN * VISIT
        return worth

    def loss(self, at: int, count: int) -> float:
        """Return what fewer of one good cost: first go those that no plan needs."""
        if at == 4 and self.pooled:
            at = 3
        have = self.plan.spare[at]
        idle = min(count, have)
        worth = self.stock_worth(at, have) - self.stock_worth(at, have - idle)
        return worth + (count - idle) * (PRICES[at] + VISIT / 2)

    def silver(self, count: int) -> float:
        """Return what more silver, or less, is worth."""
        have, price = self.stock[5], self.idle[5]
        return purse_worth(have + count, price) - purse_worth(have, price)

    def virtue(self, change: int) -> float:
        now = self.me.virtue
        return virtue_worth(self.figures, self.turns, now + change) - virtue_worth(
            self.figures, self.turns, now
        )

    def card(self) -> float:
        """Return what a card from the deck is worth: the fuller the hand, the less."""
        room = max(0, self.view.hand_limit - self.me.cards)
        return CARD * min(1.0, self.turns / 6) * min(1.0, room / FULL_ROOM_CARDS)

    def bundle(self, bundle: Bundle) -> float:
        worth = sum([self.goods(at, count) for at, count in enumerate(bundle[:6]) if count])
        if bundle.virtue:
            worth += self.virtue(bundle.virtue)
        if bundle.cards:
            worth += bundle.cards * self.card()
        return worth
