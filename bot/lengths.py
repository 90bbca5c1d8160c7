"""How long games take: about how often somebody is called to the table until the end."""

# Counted in five games of computer players of the level normal for each number of seats, rounded
# to tens. A call is what one is waited for: one turn, however many actions it is made of. A game
# that is not listed is not spoken of.
CALLS = {
    "jerusalem": {2: 20, 3: 60, 4: 90},
    "architects": {2: 130, 3: 150, 4: 160, 5: 220},
    "crescent_moon": {4: 80, 5: 120},
}


def about(game: str, seats: int) -> int | None:
    """Moves of a game with so many at the table, or with as few as it takes."""
    known = CALLS.get(game, {})
    return known.get(max(seats, min(known))) if known else None
