"""Jerusalem: squires, Barons, the auction, income and events."""

from typing import Any

import engine
from engine.games.jerusalem.data import Area, Card, Office, Phase
from engine.games.jerusalem.steps.auction import OpeningBid, SealedLimits
from engine.games.jerusalem.steps.calendar import ClearPalace, PayTax, StrikeBack
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.games.jerusalem.steps.draft import DraftCard
from engine.games.jerusalem.steps.income import BuyMaterials, ChooseIncome, SpinIntrigue
from engine.ids import Seat
from tests.games.jerusalem.kit import position
from tests.players.book import Position

EVERYONE = tuple(Seat(seat) for seat in range(4))


def deploying(*answers: str, seat: int = 3, **setup: Any) -> engine.Table:
    """A turn of this seat, by default of the last to place, and what it has done in it so far."""
    table = position(BeginTurn(Seat(seat)), DeployTurn(Seat(seat)), **setup)
    table.state.phase = Phase.DEPLOY
    for action in answers:
        table.play(seat, action)
    return table


def taken(count: int, **but: list[int]) -> dict[str, list[int]]:
    """Every area in the hands of seat 0, but these."""
    return {str(area): [count, 0, 0, 0] for area in Area} | but


def event(step: Any, **setup: Any) -> engine.Table:
    table = position(step, round=2, **setup)
    table.state.phase = Phase.EVENT
    return table


def auction(step: Any, **setup: Any) -> engine.Table:
    table = position(step, offices=[None] * 4, **setup)
    table.state.offices, table.state.phase = list(Office), Phase.AUCTION
    return table


def limits(price: int) -> engine.Table:
    step = SealedLimits(seats=EVERYONE, office=Office.TREASURER, bidders=EVERYONE, price=price)
    return auction(step, bezants=[30] * 4)


DRAFT = (Card.GAIN_1_SQUIRE_A, Card.GAIN_2_PRESTIGE_A, Card.GAIN_2_BEZANTS_A)
POSITIONS = {
    "squires that can be placed are placed": Position(
        deploying, ("place", "hire"), ("done", "sell", "march"), seat=3
    ),
    "what has just come does not march on": Position(
        lambda: deploying("place market_small_left 1", seat=2),
        ("place", "hire", "baron", "levy", "done"),
        ("march",),
        seat=2,
    ),
    "prestige is taken before a squire in the draft": Position(
        lambda: position(DraftCard((Seat(0), Seat(1), Seat(2)), DRAFT, shown=True), seats=3),
        ("keep gain_2_prestige_a",),
    ),
    "the opener bids nothing at first": Position(
        lambda: auction(OpeningBid(Seat(0), Office.TREASURER)),
        ("bid 0",),
        tuple(f"bid {each}" for each in range(1, 20)),
    ),
    "an office is let go above its worth": Position(lambda: limits(12), ("pass",)),
    "nobody gives all he has for an office": Position(
        lambda: limits(0),
        ("pass", *(f"limit {bid}" for bid in range(8))),
        tuple(f"limit {bid}" for bid in range(20, 31)),
    ),
    "the bezants of the last round buy prestige": Position(
        lambda: position(BuyMaterials(Seat(0)), round=5, bezants=[8, 0, 0, 0]), ("buy 4",)
    ),
    "intrigue goes against the tallest tower with prestige to lose": Position(
        lambda: position(SpinIntrigue(Seat(0)), tower=[3, 2, 4, 5], prestige=[0, 3, 2, 0]),
        ("intrigue 2",),
    ),
    "income is taken whole": Position(
        lambda: position(ChooseIncome(Seat(0), (Area.MARKET_LARGE, Area.KINGS_PALACE_LARGE))),
        ("collect",),
    ),
    "a Baron rescues all he can": Position(
        lambda: event(
            ClearPalace(Seat(0)),
            board={"kings_palace_large": [3, 0, 0, 0], "nobility_large": [1, 1, 0, 0]},
            barons=["nobility_large"],
        ),
        ("rescue 2",),
    ),
    "a lone squire in the large Market is worth its tax": Position(
        lambda: event(PayTax(Seat(0), Area.MARKET_LARGE), board={"market_large": [1, 0, 0, 0]}),
        ("pay market_large 1",),
    ),
    "the war strikes where it wins an area": Position(
        lambda: event(
            StrikeBack(Seat(0), 1),
            board={"kings_palace_large": [2, 2, 0, 0], "davids_tower": [0, 0, 1, 0]},
        ),
        ("strike 1 kings_palace_large",),
    ),
    "prestige on a card is played before the game ends": Position(
        lambda: deploying(
            reserve=[0] * 4,
            bezants=[0] * 4,
            board=taken(9),
            round=5,
            hands=[[], [], [], ["gain_2_prestige_a"]],
        ),
        ("play gain_2_prestige_a",),
        seat=3,
    ),
    "nobody pays for squires where nothing can be won": Position(
        lambda: deploying(reserve=[0] * 4, board=taken(6), bezants=[0, 0, 0, 12], round=5),
        ("done", "levy"),
        seat=3,
    ),
}
