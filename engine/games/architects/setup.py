"""Laying the game out for two to five (section 3)."""

from engine.games.architects.data import (
    COLUMNS,
    LARGE_CIRCLES,
    MARKET_SPACES,
    PROMO_APPRENTICES,
    PROMO_BUILDINGS,
    RULES_VERSION,
    SLOTS,
    Apprentice,
    Building,
    MarketCard,
    Phase,
    Reward,
)
from engine.games.architects.options import Options
from engine.games.architects.state import Displayed, Player, State
from engine.games.architects.steps.characters import characters_of, most_virtuous, seat_as
from engine.games.architects.steps.course import PlayGame
from engine.games.architects.tables import Figures
from engine.ids import Seat
from engine.rng import Rng


def setup(seats: int, options: Options, rng: Rng) -> State:
    g = State(
        rng=rng,
        agenda=[PlayGame()],
        result=None,
        rules_version=RULES_VERSION,
        options=options,
        players=[],
        at=dict.fromkeys(LARGE_CIRCLES, (0,) * seats),
        market=dict.fromkeys(MARKET_SPACES),
        prison=[0] * seats,
        tax=0,
        rows=[],
        apprentices=[],
        dismissed=[],
        deck=building_deck(promo=options.promo_cards),
        under=[],
        rewards=[],
        reward_pile=0,
        offers=list(MarketCard),
        small=None,
        large=[],
        first=Seat(0),
        active=Seat(0),
    )
    lay_out(g, seats)
    return g


def lay_out(g: State, seats: int) -> None:
    figures = g.figures
    g.tax = figures.value["start.tax"]
    g.apprentices = apprentice_deck(figures, promo=g.options.promo_cards)
    g.rows = [[] for _ in SLOTS]
    for _ in range(COLUMNS):
        for row in g.rows:
            if g.apprentices:
                row.append(Displayed(g.rng.take(g.apprentices)))
    g.rewards = [card for card in Reward for _ in range(figures.rewards[card][0])]
    each, more = figures.value["start.rewards"]
    g.reward_pile = min(len(g.rewards), each * seats + more)
    g.small = g.rng.take(g.offers)
    if g.options.boards == "variable":
        seat_characters(g, seats)
    else:
        seat_alike(g, seats)


def building_deck(*, promo: bool) -> list[Building]:
    return [card for card in Building if promo or card not in PROMO_BUILDINGS]


def apprentice_deck(figures: Figures, *, promo: bool) -> list[Apprentice]:
    kinds = [each for each in Apprentice if promo or each not in PROMO_APPRENTICES]
    return [kind for kind in kinds for _ in range(figures.apprentices[kind].copies)]


def seat_alike(g: State, seats: int) -> None:
    """The standard side: chance names the first seat; later ones start with more silver (R4)."""
    value = g.figures.value
    g.first = Seat(g.rng.below(seats))
    for seat in range(seats):
        place = (seat - g.first) % seats
        g.players.append(
            Player(
                workers=value["start.workers"],
                captured=(0,) * seats,
                virtue=value["start.virtue"],
                silver=value["start.silver"][place],
            )
        )


def seat_characters(g: State, seats: int) -> None:
    """The variable side: characters are dealt, or the players choose them (R3)."""
    g.players = [_nobody(g, seats) for _ in range(seats)]
    if g.options.characters == "chosen":
        g.phase = Phase.CHARACTERS
        g.active = g.first = Seat(seats - 1)
        return
    pool = characters_of(g.options)
    for seat in g.everyone:
        seat_as(g, seat, g.rng.take(pool))
    g.first = most_virtuous(g)


def _nobody(g: State, seats: int) -> Player:
    """Return a seat that has no character yet."""
    value = g.figures.value
    return Player(value["start.workers"], captured=(0,) * seats, virtue=value["start.virtue"])
