"""Answers that nobody needs to give: a computer's, and those that are no choice at all."""

import engine
from bot.store import TableRow


def computer_is_due(row: TableRow, game: engine.Table) -> bool:
    """Return whether a computer seat must answer, or somebody has a choice that is none."""
    if any(row.seats[seat].is_computer for seat in game.asked):
        return True
    return any(only_answer(game, seat) is not None for seat in game.asked)


def only_answer(game: engine.Table, seat: int) -> str | None:
    """Return the only thing this seat can do, if everyone else knows that it is the only one.

    Others must not learn from an answer that comes by itself what they could not know before:
    so it has to be the only one in every position that they think possible. Two deals for each
    of them find out most of that; where a hand of cards decides, the question itself says so.
    """
    legal = game.legal(seat)
    prompt = game.prompt(seat) if len(legal) == 1 else None
    if prompt is None or prompt["private"] or prompt["hides"]:
        return None
    if game.can_undo(seat) and not _leaves_the_choice(game, seat, legal[0]):
        return None
    for other in range(game.seats):
        for deal in ("one", "another"):
            if other != seat and game.redeal(other, deal).legal(seat) != legal:
                return None
    return legal[0]


def _leaves_the_choice(game: engine.Table, seat: int, action: str) -> bool:
    """Return whether the seat could still take back what led to this action after taking it.

    Somebody who looks what "Build" offers has not yet built, although there is one thing to build.
    """
    then = game.for_update()
    then.play(seat, action)
    return seat in then.asked and then.can_undo(seat)
