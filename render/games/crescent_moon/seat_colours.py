"""The colour and shape of each character, and what its units are."""

from engine.games.crescent_moon.data import CALIPH, CHARACTERS, MURSHID, NOMAD, SULTAN, WARLORD

SEATS = len(CHARACTERS)
# The kit's colours are red, blue, ochre, green and violet; the box's are nearly black, red, green,
# blue and yellow, and violet is the darkest that stays apart from ink.
SEAT_COLOURS = (4, 0, 3, 1, 2)
HIRED_ONLY = (MURSHID, SULTAN, NOMAD)  # their units are all mercenaries
WITH_RESERVES = (WARLORD, CALIPH, NOMAD)


def kit_seat(seat: int) -> int:
    """Return which of the kit's shapes and colours the seat has."""
    return SEAT_COLOURS[seat]
