"""What the Black Market offers: cards, or what is printed where none lies (section 8)."""

from engine.games.architects.state import State
from engine.games.architects.tables import Bundle


def small_offer(g: State) -> Bundle:
    """Return the top card of the small pile; without one, what is printed on the board."""
    return g.figures.market_small[g.small] if g.small else g.figures.printed_small


def large_offer(g: State) -> Bundle:
    return g.figures.market_large[g.large[-1]] if g.large else g.figures.printed_large
