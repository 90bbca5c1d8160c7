"""Phase 2: the deploy turns, in the order of the offices (8.5, 8.6)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Amount, Ask, Just, Offer, Pick, Spread
from engine.games.jerusalem import cards
from engine.games.jerusalem.actions import Baron, Done, Hire, Levy, March, Place, Play, Sell
from engine.games.jerusalem.barons import baron_areas
from engine.games.jerusalem.data import Income, Office, Phase
from engine.games.jerusalem.events import BaronPlaced, MercenariesHired, TurnBegan, TurnEnded
from engine.games.jerusalem.state import State, Turn
from engine.games.jerusalem.steps.choices import MoveSquires, SellInfluence, can_move, can_sell
from engine.games.jerusalem.verbs import gain, pay, place, recruit
from engine.ids import Seat

SELL, MARCH, LEVY, DONE = Just(Sell()), Just(March()), Just(Levy()), Just(Done())
MOST_AT_ONCE = (
    25  # squires placed by one action; the list of choices stays short, and one may repeat
)


@dataclass(frozen=True, slots=True)
class DeploySquires(Step):
    """One turn each, by ascending office number."""

    def run(self, g: State) -> None:
        g.phase = Phase.DEPLOY
        g.then(*[step for seat in g.turn_order for step in (BeginTurn(seat), DeployTurn(seat))])


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """The office's squires come into the reserve; the Admiral takes his bezant."""

    seat: Seat

    def run(self, g: State) -> None:
        office = g.players[self.seat].office
        assert office is not None
        squires = recruit(g, self.seat, g.figures.office_squires[office])
        bezants = g.figures.admiral_bezants if office is Office.ADMIRAL else 0
        g.players[self.seat].bezants += bezants
        g.turn = Turn(self.seat)
        g.tell(TurnBegan(self.seat, office, squires, bezants))


@dataclass(frozen=True, slots=True)
class DeployTurn(Step):
    """Anything in any order, as often as stated, until the seat ends its turn."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        player = g.players[self.seat]
        facts = {
            "office": player.office,
            "squires": player.reserve,
            "bezants": player.bezants,
            "cards": len(player.hand),
            "mercenary": next_mercenary(g, self.seat),
        }
        return (Ask(self.seat, "deploy", tuple(deployments(g, self.seat)), facts),)

    def answer(self, g: State, seat: Seat, action: object) -> None:
        match action:
            case Place(area, count):
                place(g, seat, area, count)
            case Play(card):
                cards.play(g, seat, card)
            case Hire(count):
                hire(g, seat, count)
            case Sell():
                g.then(SellInfluence(seat, g.figures.sale_squires))
            case March() | Levy():
                use_marshal(g, seat, action)
            case Baron(area):
                g.players[seat].baron = area
                g.tell(BaronPlaced(seat, area))
            case Done():
                g.turn = None
                g.tell(TurnEnded(seat))
                return
        g.then(self)


def deployments(g: State, seat: Seat) -> Iterator[Offer]:
    """Return all that the deploy turn offers now."""
    player = g.players[seat]
    if player.reserve:
        most = min(player.reserve, MOST_AT_ONCE)
        closed = g.closed_to_placing(seat)
        areas = tuple([area for area in g.board if area not in closed])
        yield Spread(Place, areas, 1, most)
    if areas := baron_areas(g, seat):
        yield Pick(Baron, areas)
    if playable := cards.playable(g, seat):
        yield Pick(Play, playable)
    yield Amount(Hire, 1, most_mercenaries(g, seat))
    if can_sell(g, seat):
        yield SELL
    yield from marshal_choices(g, seat)
    yield DONE


# -- mercenaries ---------------------------------------------------------------------------


def mercenary_prices(g: State, seat: Seat) -> tuple[list[int], int]:
    """Return the next prices of this turn, and the one of all after; each the lowest open."""
    assert g.turn is not None
    usual = g.figures.mercenary
    if g.turn.genoese:
        usual = min(usual, g.figures.genoese)
    if g.players[seat].office is not Office.TREASURER:
        return [], usual
    return [min(usual, price) for price in g.figures.treasurer[g.turn.hired :]], usual


def next_mercenary(g: State, seat: Seat) -> int:
    """Return what one more would cost now."""
    cheap, usual = mercenary_prices(g, seat)
    return cheap[0] if cheap else usual


def mercenaries_cost(g: State, seat: Seat, count: int) -> int:
    cheap, usual = mercenary_prices(g, seat)
    return sum(cheap[:count]) + usual * max(0, count - len(cheap))


def most_mercenaries(g: State, seat: Seat) -> int:
    """Return as many as the purse pays for and the supply has."""
    player = g.players[seat]
    cheap, usual = mercenary_prices(g, seat)
    affordable = sum(
        1 for count in range(1, len(cheap) + 1) if sum(cheap[:count]) <= player.bezants
    )
    if affordable == len(cheap):
        affordable += (player.bezants - sum(cheap)) // usual
    return min(affordable, player.supply)


def hire(g: State, seat: Seat, count: int) -> None:
    """Take squires from the supply into the reserve, usable at once (D13)."""
    assert g.turn is not None
    price = mercenaries_cost(g, seat, count)
    pay(g, seat, price)
    recruit(g, seat, count)
    g.turn.hired += count
    g.tell(MercenariesHired(seat, count, price))


# -- the Marshal ---------------------------------------------------------------------------


def marshal_choices(g: State, seat: Seat) -> Iterator[Offer]:
    """Return the Marshal's choice, once a turn: move up to two squires, or a bezant (R14)."""
    assert g.turn is not None
    if g.players[seat].office is not Office.MARSHAL or g.turn.ability_used:
        return
    if can_move(g, seat):
        yield MARCH
    yield LEVY


def use_marshal(g: State, seat: Seat, action: March | Levy) -> None:
    assert g.turn is not None
    g.turn.ability_used = True
    if isinstance(action, Levy):
        gain(g, seat, Income(0, 0, g.figures.marshal_bezants))
        return
    together = g.options.marshal_move == "one_origin_one_goal"
    counts = g.options.baron_new_sources == "all_arrivals"
    g.then(MoveSquires(seat, together=together, counts=counts))
