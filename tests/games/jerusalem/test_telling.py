"""What the channel is told: an auction in a line, a turn's squires by area, income in total."""

import engine
from engine import Seat
from engine.games.jerusalem.data import Area, Office
from engine.games.jerusalem.events import (
    BidMade,
    BidPassed,
    CardsShown,
    FloorBuilt,
    Gained,
    IncomeTaken,
    LimitSealed,
    MercenariesHired,
    OfficeNamed,
    OfficeWon,
    SquiresPlaced,
    TurnBegan,
    TurnEnded,
)
from engine.games.jerusalem.telling import FloorsBuilt, IncomePaid, OfficeSold, telling

ANA, BEN = Seat(0), Seat(1)
MARKET, TOWER = Area.MARKET_LARGE, Area.DAVIDS_TOWER


def test_an_auction_is_one_sentence_with_its_bids() -> None:
    bids = (BidMade(ANA, 2), BidMade(BEN, 3), BidPassed(ANA))
    sealed = [LimitSealed(ANA, None), LimitSealed(BEN, None)]
    named = OfficeNamed(ANA, Office.MARSHAL)
    events = [named, *sealed, *bids, OfficeWon(BEN, Office.MARSHAL, 3)]
    assert telling(events) == [named, OfficeSold(BEN, Office.MARSHAL, 3, bids)]


def test_bids_of_an_auction_under_way_are_told_as_they_are_made() -> None:
    assert telling([BidMade(ANA, 2)]) == [BidMade(ANA, 2)]


def test_an_office_that_nobody_bid_for_is_won_as_before() -> None:
    won = OfficeWon(BEN, Office.ADMIRAL, 0)
    assert telling([won, CardsShown(BEN, 2, None)]) == [won]


def test_squires_of_one_turn_are_counted_by_area_and_hires_together() -> None:
    began = TurnBegan(ANA, Office.MARSHAL, 5, 0)
    events = [
        began,
        SquiresPlaced(ANA, MARKET, 3),
        MercenariesHired(ANA, 1, 3),
        SquiresPlaced(ANA, TOWER, 1),
        SquiresPlaced(ANA, MARKET, 2),
        MercenariesHired(ANA, 2, 6),
        TurnEnded(ANA),
        TurnBegan(BEN, Office.ADMIRAL, 4, 1),
        SquiresPlaced(BEN, MARKET, 1),
        TurnEnded(BEN),
    ]
    assert telling(events) == [
        began,
        SquiresPlaced(ANA, MARKET, 5),
        MercenariesHired(ANA, 3, 9),
        SquiresPlaced(ANA, TOWER, 1),
        TurnBegan(BEN, Office.ADMIRAL, 4, 1),
        SquiresPlaced(BEN, MARKET, 1),
    ]


def test_a_turn_in_which_nothing_was_done_is_told() -> None:
    assert telling([TurnEnded(ANA)]) == [TurnEnded(ANA)]


def test_income_is_summed_for_each_seat() -> None:
    events = [
        IncomeTaken(ANA, MARKET, 1, 2, 0),
        IncomeTaken(BEN, TOWER, 0, 0, 4),
        IncomeTaken(ANA, TOWER, 2, 0, 1),
    ]
    assert telling(events) == [IncomePaid((Gained(ANA, 3, 2, 1), Gained(BEN, 0, 0, 4)))]


def test_floors_in_a_row_are_one_sentence() -> None:
    events = [FloorBuilt(ANA, 1, 2), FloorBuilt(ANA, 2, 4), FloorBuilt(BEN, 1, 3)]
    assert telling(events) == [FloorsBuilt(ANA, (1, 2), 6), FloorBuilt(BEN, 1, 3)]


def test_what_is_told_together_is_spoken_briefly() -> None:
    words = engine.GAMES["jerusalem"].words
    sold = OfficeSold(BEN, Office.MARSHAL, 3, (BidMade(BEN, 3), BidPassed(ANA)))
    names = ["■ Ana", "● Ben"]
    assert (
        words.event(sold, "en", names)
        == "● Ben becomes Marshal for 3 bezants (● Ben 3 · ■ Ana passes)."
    )
    paid = IncomePaid((Gained(ANA, 3, 1, 0), Gained(BEN, 0, 0, 1)))
    told = "**Income** ■ Ana +3 prestige +1 squire · ● Ben +1 bezant"
    assert words.event(paid, "en", names) == told
