"""A seat that cannot top a bid is not asked; that reveals its purse, so no undo (R20)."""

import pytest

import engine
from engine import Seat
from engine.games.jerusalem.data import Office
from engine.games.jerusalem.events import BidMade, BidPassed, OfficeNamed, OfficeWon, SeatPassedOver
from engine.games.jerusalem.telling import OfficeSold, telling
from tests.games.jerusalem.kit import auction, play
from tests.kit.tables import events

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("how", ["sealed", "open"])
def test_bid_that_shows_a_purse_cannot_be_taken_back(how: str) -> None:
    table = auction(how, bezants=(12, 3, 9, 9))
    play(table, "name marshal", "bid 3")
    assert [each.seat for each in events(table, SeatPassedOver)] == [1]
    assert not table.can_undo(0)
    with pytest.raises(engine.CannotUndo) as refused:
        table.undo(0)
    assert "something was revealed" in str(refused.value)


@pytest.mark.parametrize("how", ["sealed", "open"])
def test_bid_that_all_can_top_may_be_taken_back(how: str) -> None:
    table = auction(how, bezants=(12, 4, 9, 9))
    play(table, "name marshal", "bid 3")
    assert not events(table, SeatPassedOver)
    table.undo(0)
    assert table.asked == (0,)


def test_raise_that_shows_a_purse_cannot_be_taken_back() -> None:
    table = auction("open", bezants=(12, 12, 5, 9))
    play(table, "name marshal", "bid 0", "bid 5")
    assert [each.seat for each in events(table, SeatPassedOver)] == [2]
    assert not table.can_undo(1)


def test_seat_passed_over_in_a_sealed_auction_does_not_pass_as_well() -> None:
    table = auction("sealed", bezants=(12, 3, 9, 2))
    play(table, "name marshal", "bid 3")
    assert table.asked == (0, 2)
    table.play(2, "limit 5")
    table.play(0, "pass")
    assert [each.seat for each in events(table, SeatPassedOver)] == [1, 3]
    assert [each.seat for each in events(table, BidPassed)] == [0]
    assert events(table, OfficeWon)[-1].price == 4


def test_opener_who_bids_all_he_has_is_not_passed_over() -> None:
    table = auction("sealed", bezants=(3, 9, 9, 9))
    play(table, "name marshal", "bid 3")
    assert table.asked == (1, 2, 3)
    assert table.can_undo(0), "he has learnt nothing of the others"
    for seat, limit in ((1, "limit 4"), (2, "pass"), (3, "pass")):
        table.play(seat, limit)
    assert [each.seat for each in events(table, BidPassed)] == [2, 3, 0]


def test_passing_over_is_told_like_a_pass() -> None:
    words = engine.GAMES["jerusalem"].words
    assert words.event(SeatPassedOver(BEN), "en", ["Ana", "Ben"]) == "Ben cannot top it."
    bids = (BidMade(ANA, 3), SeatPassedOver(BEN), BidPassed(CID))
    named = OfficeNamed(ANA, Office.MARSHAL)
    told = telling([named, *bids, OfficeWon(ANA, Office.MARSHAL, 3)])
    assert told == [named, OfficeSold(ANA, Office.MARSHAL, 3, bids)]
    sentence = words.event(told[-1], "en", ["Ana", "Ben", "Cid"])
    assert sentence == "Ana becomes Marshal for 3 bezants (Ana 3 · Ben cannot top it · Cid passes)."
