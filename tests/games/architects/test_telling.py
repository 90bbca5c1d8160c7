"""What the channel is told: nothing that the board shows, and cards put back in a number."""

from engine import Seat
from engine.games.architects.data import Apprentice, Slot
from engine.games.architects.events import ApprenticeShown, CardDiscarded, Gained
from engine.games.architects.telling import CardsDiscarded, telling

ANA, BEN = Seat(0), Seat(1)


def test_cards_put_back_in_a_row_are_counted():
    events = [CardDiscarded(ANA, None)] * 3 + [CardDiscarded(BEN, None), Gained(BEN, wood=1)]
    assert telling(events) == [CardsDiscarded(ANA, 3), CardDiscarded(BEN, None), events[-1]]


def test_what_the_board_shows_goes_unsaid():
    shown = ApprenticeShown(Apprentice.THIEF, next(iter(Slot)))
    assert telling([shown, Gained(ANA, clay=2)]) == [Gained(ANA, clay=2)]
