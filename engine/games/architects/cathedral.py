"""The Cathedral: who may advance, and what an advance gives (section 10)."""

from engine.games.architects.data import Character, Moment
from engine.games.architects.events import CathedralRaised, RewardDrawn
from engine.games.architects.state import State
from engine.games.architects.tables import Level
from engine.games.architects.verbs import extras, receive, saved_goods
from engine.ids import Seat


def can_advance(g: State, seat: Seat) -> bool:
    """Return whether virtue, a free space, the goods and a card to discard are there."""
    player, figures = g.players[seat], g.figures
    return (
        player.virtue >= figures.cathedral_virtue
        and has_space(g, seat)
        and can_afford_level(g, seat)
        and (bool(player.hand) or keeps_card(g, seat))
    )


def keeps_card(g: State, seat: Seat) -> bool:
    """Return whether the seat need not discard a card, as Frederick need not."""
    return g.players[seat].character is Character.FREDERICK


def has_space(g: State, seat: Seat) -> bool:
    levels, goal = g.figures.levels, g.players[seat].level + 1
    return goal < len(levels) and g.markers_at(goal) < levels[goal].spaces


def can_afford_level(g: State, seat: Seat) -> bool:
    player = g.players[seat]
    level = g.figures.levels[player.level + 1]
    return player.wood + player.stone >= mixed_due(g, seat, level) and has_precious(
        g, seat, level.gold, level.marble
    )


def mixed_due(g: State, seat: Seat, level: Level) -> int:
    """Return how much wood and stone the level takes; Lothaire pays less."""
    return max(0, level.mixed - saved_goods(g, seat))


def has_precious(g: State, seat: Seat, gold: int, marble: int) -> bool:
    """Return whether gold and marble suffice; for Therese they are one and the same."""
    player = g.players[seat]
    if player.character is Character.THERESE:
        return player.gold + player.marble >= gold + marble
    return player.gold >= gold and player.marble >= marble


def advance(g: State, seat: Seat) -> None:
    """Go one level up, for a reward or, with the pile empty, the printed virtue; the Acolytes."""
    player = g.players[seat]
    player.level += 1
    g.tell(CathedralRaised(seat, player.level))
    if g.reward_pile:
        g.reward_pile -= 1
        reward = g.rng.take(g.rewards)
        g.tell(RewardDrawn(seat, reward))
        receive(g, seat, g.figures.rewards[reward][1])
    else:
        receive(g, seat, g.figures.no_reward)
    receive(g, seat, extras(g, seat, Moment.CATHEDRAL))
