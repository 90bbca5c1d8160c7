"""The cards of a suit: every player has one suit, and the prizes are another."""

from collections.abc import Iterable

from engine.ids import Id


class Card(Id):
    """From the lowest to the highest."""

    ACE = "ace"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"


POINTS = {card: number for number, card in enumerate(Card, 1)}


def points(cards: Iterable[Card]) -> int:
    return sum(POINTS[card] for card in cards)
