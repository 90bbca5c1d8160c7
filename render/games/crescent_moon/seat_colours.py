"""What each character wears: the box's colours, each with its own shape."""

CHARACTERS = ("warlord", "murshid", "sultan", "caliph", "nomad")
SEATS = len(CHARACTERS)
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = range(SEATS)

# The kit's colours are red, blue, ochre, green and violet; the box's are nearly black, red, green,
# blue and yellow, and violet is the darkest that stays apart from ink.
SEAT_COLOURS = (4, 0, 3, 1, 2)
HIRED_ONLY = (MURSHID, SULTAN, NOMAD)
"""Whose units are all mercenaries."""
WITH_RESERVES = (WARLORD, CALIPH, NOMAD)


def kit_seat(seat: int) -> int:
    """Which of the kit's shapes and colours the seat has."""
    return SEAT_COLOURS[seat]
