"""Chances of a clash, from how far one side is ahead of the other."""

from math import exp

SPREAD = 1.1  # how much hidden cards blur a comparison
TIE = 0.5  # a tie goes to the attacker


def chance(lead: float) -> float:
    """That the attacker wins, who is so much ahead before all cards are known."""
    return 1.0 / (1.0 + exp(-(lead + TIE) / SPREAD))
