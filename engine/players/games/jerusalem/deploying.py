"""Quick scores of a deploy turn: what each squire, bezant and card brings now."""

from collections.abc import Callable, Sequence
from functools import cached_property

from engine.games.jerusalem.actions import (
    Baron,
    Done,
    Hire,
    Levy,
    March,
    Place,
    Play,
    Sell,
)
from engine.games.jerusalem.cards import GAINS, INFLUENCE, INFLUENCE_SQUIRES
from engine.games.jerusalem.data import (
    AREAS_OF,
    SECTOR_OF,
    Area,
    CardKind,
    EventCard,
    Office,
    Sector,
)
from engine.ids import Seat
from engine.notation import Action
from engine.players.evaluator import Question
from engine.players.games.jerusalem import moving
from engine.players.games.jerusalem.areas import MAX_EXTRA_SQUIRES, lasting_value
from engine.players.games.jerusalem.evaluate import card_worth, purse_worth
from engine.players.games.jerusalem.plan import SquirePlan, plan_for
from engine.players.games.jerusalem.position import Position

EMPHASIS = 4.0  # squires go one by one, so that a small mistake in each is a great one in all
MIN_GAIN = 0.03  # a gain below this is not worth another action
UNTIMELY = -100.0  # ending a turn with gains left, or dragging it on without any
LAST = (Sell, Done)


def deploy(position: Position, question: Question, actions: Sequence[Action]) -> list[float]:
    """Prefer what gains, then a sale of influence if that still pays, then the end."""
    turn = _Turn(position, question.seat)
    places = turn.places()
    gains = [
        places[action.area][action.count] if type(action) is Place else turn.gain(action)
        for action in actions
    ]
    if max(gains) > MIN_GAIN:
        return [
            UNTIMELY if type(action) in LAST else EMPHASIS * gain
            for gain, action in zip(gains, actions, strict=True)
        ]
    end = Sell if turn.sale() > MIN_GAIN else Done
    return [
        0.0 if type(action) is end else UNTIMELY + gain
        for gain, action in zip(gains, actions, strict=True)
    ]


class _Turn:
    """The turn as it stands, to score all that it offers."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position, self.seat = position, seat
        player = position.view.players[seat]
        assert player.reserve is not None
        assert player.bezants is not None
        self.player, self.reserve, self.bezants = player, player.reserve, player.bezants
        self.plan: SquirePlan = plan_for(position, seat, self.reserve)
        self.price = self.plan.rate(self.reserve)
        self.by_kind: dict[type[Action], Callable[..., float]] = {
            Baron: self._baron,
            Play: self._play,
            Hire: self._hire,
            March: self._march,
            Levy: self._levy,
            Sell: lambda _action: 0.0,
            Done: lambda _action: 0.0,
        }

    @cached_property
    def losses(self) -> dict[Area, float]:
        """Return what one squire less would cost, wherever one may be taken from."""
        return moving.losses(self.position, self.seat)

    def gain(self, action: Action) -> float:
        gained = self.by_kind[type(action)](action)
        return gained if gained >= 0 else moving.LOSS_FACTOR * gained

    def places(self) -> dict[Area, list[float]]:
        """Return what 0, 1, 2 ... squires bring in each area, against the same ones elsewhere.

        All are worked out at once: they are most of what a turn offers.
        """
        prices = [self.price * count for count in range(self.reserve + 1)]
        beyond = prices[MAX_EXTRA_SQUIRES + 1 :]  # where one more changes nothing but what it costs
        return {
            area: [
                value - values[0] - price + 2 * MIN_GAIN
                for value, price in zip(values, prices, strict=False)
            ]
            + [values[-1] - values[0] - price + 2 * MIN_GAIN for price in beyond]
            for area, values in self.plan.values.items()
        }

    def _baron(self, action: Baron) -> float:
        better = self.plan.baron not in (None, action.area)
        gained = self.held(action.area) + self._rescued(action.area)
        return gained - (0.5 if better else MIN_GAIN)

    def _rescued(self, area: Area) -> float:
        """Return what the squires are worth that the Baron will bring out of the Palace."""
        position, seat = self.position, self.seat
        if position.context.event is not EventCard.SUCCESSION:
            return 0.0
        view, in_palace = position.view, SECTOR_OF[area] is Sector.KINGS_PALACE
        saved = min(view.sectors[Sector.KINGS_PALACE].totals[seat], position.figures.rescued)
        there = (0,) * len(view.players) if in_palace else view.areas[area].squires
        others, stakes = there[:seat] + there[seat + 1 :], position.lasting(area)
        return lasting_value(stakes, there[seat] + saved, others) - lasting_value(
            stakes, there[seat], others
        )

    def held(self, area: Area) -> float:
        """Return what the Baron's standing there is worth."""
        return self.position.prospect(area, self.seat).held[0]

    # -- squires for bezants, bezants for squires -----------------------------------------------

    def _hire(self, action: Hire) -> float:
        more = self.plan.total(self.reserve + action.count) - self.plan.total(self.reserve)
        cost = self._cost(action.count)
        left = purse_worth(self.position, self.bezants - cost)
        return more - (purse_worth(self.position, self.bezants) - left)

    def _cost(self, count: int) -> int:
        figures, turn = self.position.figures, self.position.view.turn
        assert turn is not None
        usual = min(figures.mercenary, figures.genoese) if turn.genoese else figures.mercenary
        cheap: list[int] = []
        if self.player.office is Office.TREASURER:
            cheap = [min(usual, price) for price in figures.treasurer[turn.hired :]]
        return sum(cheap[:count]) + usual * max(0, count - len(cheap))

    def sale(self) -> float:
        """Return what selling influence brings; 0 where there are too few squires for it."""
        lost = moving.cheapest_sale(self.position, self.seat)
        if lost is None:
            return 0.0
        return self.position.figures.sale_bezants * self.position.bezant - lost - MIN_GAIN

    # -- the Marshal ------------------------------------------------------------------------------

    def _levy(self, _action: Levy) -> float:
        """Levy last of all: until then a march may become the better half."""
        waiting = 0.5 if self.reserve else 0.0
        return self.position.figures.marshal_bezants * self.position.bezant - waiting

    def _march(self, _action: March) -> float:
        return self._moves()

    def _moves(self) -> float:
        if not self.losses:
            return UNTIMELY
        waiting = 0.5 if self.reserve else 0.0
        return moving.best_moves(self.position, self.seat, self.losses, self._gains()) - waiting

    def _gains(self) -> dict[Area, float]:
        """Return what one squire more would bring, wherever one may come."""
        return {area: values[1] - values[0] for area, values in self.plan.values.items()}

    # -- cards ------------------------------------------------------------------------------------

    def _play(self, action: Play) -> float:
        kind = action.card.kind
        held = card_worth(self.position, kind)
        if not self.position.after:
            held = self._held_at_the_end()
        return self._played(kind) - held + 2 * MIN_GAIN

    def _held_at_the_end(self) -> float:
        """Return what a kept card is worth in the last round, when only one counts."""
        return float(self.position.figures.gift_card) if len(self.player.hand or ()) == 1 else 0.0

    def _played(self, kind: CardKind) -> float:
        position = self.position
        if kind in GAINS:
            gain = GAINS[kind]
            more = self.plan.total(self.reserve + gain.squires) - self.plan.total(self.reserve)
            return gain.prestige + more + gain.bezants * position.bezant
        if kind in INFLUENCE:
            return self._influence(kind)
        if kind is CardKind.MOVE_2_SQUIRES:
            return self._moves()
        if kind is CardKind.TURNCOAT:
            return moving.best_swap(position, self.seat, self.losses, self._gains())
        if kind is CardKind.GENOESE_MERCHANTS:
            return self._genoese()
        if kind is CardKind.FOREIGN_BARON:
            return max([self.held(area) for area in self._newly_held()], default=0.0)
        return card_worth(position, kind)

    def _influence(self, kind: CardKind) -> float:
        tables = [self.plan.values.get(area) for area in AREAS_OF[INFLUENCE[kind]]]
        return max([v[INFLUENCE_SQUIRES] - v[0] for v in tables if v], default=0.0)

    def _genoese(self) -> float:
        """Return the gain of hiring the best number at the lower price."""
        price = self.position.figures.genoese
        now = self.plan.total(self.reserve)
        return max(
            self.plan.total(self.reserve + count) - now - price * count * self.position.bezant
            for count in range(self.bezants // price + 1)
        )

    def _newly_held(self) -> list[Area]:
        need, areas = self.position.figures.baron_foreign, self.position.view.areas
        return [area for area, each in areas.items() if each.new[self.seat] >= need]
