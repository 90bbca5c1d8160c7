"""What nobody would do, not even on a whim."""

ABSURD = -10.0


def if_any(gain: float) -> float:
    """The gain, if there is one; a turn or a move spent on nothing looks foolish to all."""
    return gain if gain > 0.0 else min(gain, ABSURD)
