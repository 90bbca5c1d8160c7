"""What coins, units, strongholds, tokens and cards are worth to each character, in points."""

from collections.abc import Callable, Iterable

from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    EXCHANGE,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Card,
    CardType,
    Hex,
    Keyword,
    Piece,
)
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.view import PlayerView, View
from engine.ids import Seat
from engine.players.games.crescent_moon.land import Land

# A coin at the start of the game and in its last turn, by what the character can buy with it; and
# how many coins are worth half of what they would be one by one.
COIN = {
    WARLORD: (0.45, 0.1),
    MURSHID: (0.25, 0.1),
    SULTAN: (0.85, 0.55),
    CALIPH: (0.6, 0.2),
    NOMAD: (0.5, 0.5),
}
PLENTY = {WARLORD: 8.0, MURSHID: 8.0, SULTAN: 20.0, CALIPH: 14.0, NOMAD: 100.0}
TIEBREAK = 0.08  # a coin when nothing can be bought any more: one game in six is a tie

# A unit at the start of the game, beyond the hex that it holds.
UNIT = {WARLORD: 1.1, MURSHID: 0.3, SULTAN: 0.4, CALIPH: 1.1, NOMAD: 0.5}
IN_RESERVE = 0.6  # of a unit, as long as it is on the reserves card
STRONGHOLD = 0.35  # each point of its strength, when the game begins
ACTION = 0.2  # a turn still to come, beyond what the position promises by itself

# How much use each character has for cards of combat and of contests.
IN_COMBAT = {WARLORD: 1.0, MURSHID: 0.45, SULTAN: 0.35, CALIPH: 0.5, NOMAD: 0.6}
IN_CONTEST = {WARLORD: 0.35, MURSHID: 1.0, SULTAN: 0.45, CALIPH: 0.35, NOMAD: 0.6}
POINT = 0.65  # one strength or influence, in a clash that comes about
CROWD = 0.06  # each further card in hand is worth so much less
UNSEEN = 0.45  # a card that one does not know
STOCK = 0.4  # a card in the Sultan's market
EVENT = 0.7  # of a card that can be played only once


def coin(land: Land, seat: Seat) -> float:
    """Return the worth of one more coin."""
    if seat == NOMAD:
        return _exchange(land) if land.scorings else TIEBREAK
    if not land.actions_left(seat):
        return TIEBREAK
    had = land.players[seat].coins / PLENTY[seat]
    return _coin_at(seat, land.time(seat)) / (1.0 + had) ** 2


def _coin_at(seat: Seat, left: float) -> float:
    early, late = COIN[seat]
    return late + (early - late) * left


def _exchange(land: Land) -> float:
    """Return the Nomad's rate, as long as the scorings left can take what he has."""
    figures, goal = land.figures, EXCHANGE
    rate = figures.points[goal] / figures.each[goal]
    room = land.scorings * figures.most[goal] / max(rate, 0.01)
    full = land.players[NOMAD].coins >= room
    return 0.1 * rate if full else rate


def purse(land: Land, seat: Seat, coins: int) -> float:
    """Return the worth of all these coins; for most the first ones are the best."""
    if seat == NOMAD and land.scorings:
        return _exchanged(land, coins)
    left = land.time(seat)
    if not left or seat == NOMAD:
        return TIEBREAK * coins
    return _coin_at(seat, left) * coins / (1.0 + coins / PLENTY[seat])


def _exchanged(land: Land, coins: int) -> float:
    figures, goal = land.figures, EXCHANGE
    rate = figures.points[goal] / figures.each[goal]
    room = land.scorings * figures.most[goal] / max(rate, 0.01)
    return rate * (0.97 * min(coins, room) + 0.1 * max(0.0, coins - room))


def income(land: Land, seat: Seat) -> float:
    """Return what the incomes still to come are worth."""
    return land.players[seat].income * income_coin(land, seat)


def hex_income(land: Land, seat: Seat, here: Hex) -> float:
    """Return what control of a hex would add to it, in points."""
    spot, figures = land.spots[here], land.figures
    coins = figures.terrain_income[spot.terrain]
    if spot.settlement:
        coins += figures.piece_income[spot.settlement]
    if spot.token == SULTAN:
        coins += figures.piece_income[Piece.INFLUENCE_TOKEN]
    return coins * income_coin(land, seat)


def income_coin(land: Land, seat: Seat) -> float:
    """Return the worth of one more coin in every income still to come."""
    if seat == NOMAD:
        return 0.85 * land.incomes * _exchange(land)
    years = land.scene.years
    worth = sum([_coin_at(seat, year / years) for year in range(1, land.incomes + 1)])
    return 0.85 * worth / (1.0 + land.players[seat].coins / PLENTY[seat])


# -- pieces ----------------------------------------------------------------------------------


def unit(land: Land, seat: Seat) -> float:
    left = land.time(seat)
    return UNIT[seat] * (0.1 + 0.9 * left) if left else 0.0


def army(land: Land, seat: Seat) -> float:
    """Return the worth of units, strongholds, and tokens that will raise units."""
    strength = land.figures.strength
    units, walls, tokens = 0.0, 0, 0
    for here, spot in land.spots.items():
        if spot.controller == seat:
            units += land.units[here]
            if spot.stronghold:
                walls += strength[spot.stronghold]
            if spot.palace:
                walls += land.palace
        tokens += spot.token == seat
    each = unit(land, seat)
    reserve = IN_RESERVE * land.players[seat].reserves
    standing = STRONGHOLD * land.time(seat) * walls
    return each * (units + reserve) + standing + tokens * token_use(land, seat)


def token_use(land: Land, seat: Seat) -> float:
    """Return what a token brings besides objectives: units, income, presence."""
    left = land.time(seat)
    figures = land.figures
    if seat == WARLORD:
        return 1.2 * unit(land, seat) * figures.actions["muster"]
    if seat == CALIPH:
        return (
            0.05 * left
            + 0.5 * unit(land, seat) * min(1, land.incomes) * figures.reserves["caliph_token"]
        )
    if seat == NOMAD:
        return 0.2 * left + _levies(land)
    if seat == SULTAN:
        return 0.35 * left + figures.piece_income[Piece.INFLUENCE_TOKEN] * income_coin(land, seat)
    return 0.35 * left


def _levies(land: Land) -> float:
    """Return the worth of the units with which the Nomad's tokens fill his reserves."""
    units = land.figures.reserves["nomad_token"] * min(1, land.incomes)
    return 0.6 * units * unit(land, NOMAD)


# -- cards -----------------------------------------------------------------------------------


def card(land: Land, seat: Seat, which: Card) -> float:
    """Return the worth of a card in this seat's hand."""
    left = land.time(seat)
    return _uses(land.figures, seat)[which] * min(1.0, 0.1 + 1.1 * left) if left else 0.0


def hand(view: View, land: Land, seat: Seat) -> float:
    """Return the worth of all cards of a seat, those that lie spent before it, too."""
    player: PlayerView = view.players[seat]
    cards: Iterable[Card] = player.known if player.hand is None else player.hand
    total = sum([card(land, seat, each) for each in cards])
    left = land.time(seat)
    if player.hand is None:
        total += UNSEEN * min(1.0, 0.1 + 1.1 * left) * (player.cards - len(player.known))
    crowd = max(0.5, 1.0 - CROWD * max(0, player.cards - 1))
    if seat == SULTAN:
        total += STOCK * left * len(view.sultan_market)
    if land.incomes:
        total += 0.6 * sum([card(land, seat, each) for each in player.front])
    return total * crowd if left else 0.0


_uses_of: dict[Seat, tuple[Figures, dict[Card, float]]] = {}


def _uses(figures: Figures, seat: Seat) -> dict[Card, float]:
    """Return the use of each card, cached as long as games have the same figures."""
    found = _uses_of.get(seat)
    if found is None or found[0] is not figures:
        found = figures, {each: _use(figures, seat, each) for each in Card}
        _uses_of[seat] = found
    return found[1]


def _use(figures: Figures, seat: Seat, which: Card) -> float:
    """Return what a card does for a character at the start of the game."""
    facts, points = CARDS[which], 0.0
    for effect in facts.effects:
        value = figures.cards.get(effect.name, 1)
        if effect.does in SPECIAL_USES:
            points += SPECIAL_USES[effect.does](seat, value)
        else:
            points += POINT * EFFECTS.get(effect.does, 1.0) * value * (0.6 if effect.when else 1.0)
    if Keyword.INFLUENCE_CONTEST in facts.keywords:
        points *= IN_CONTEST[seat]
    elif Keyword.COMBAT in facts.keywords:
        points *= IN_COMBAT[seat]
    return points * (EVENT if facts.type is CardType.EVENT else 1.0)


# Strength and influence in points of a clash; the rest by itself.
EFFECTS = {
    "spare": 0.9,
    "wound": 0.9,
    "weaken": 1.0,
    "lure": 1.2,
    "assassinate": 0.9,
    "protect": 0.3,
}
SPECIAL_USES: dict[str, Callable[[Seat, int], float]] = {
    "coins": lambda seat, value: COIN[seat][0] * value,
    "march": lambda seat, _value: 0.5 if seat == WARLORD else 0.15,
    "assault": lambda seat, _value: 0.9 if seat == WARLORD else 0.15,
    "recruit": lambda seat, value: UNIT[seat] * value if seat != SULTAN else 0.0,
    "preach": lambda seat, _value: 1.0 if seat == MURSHID else 0.5,
    "build": lambda seat, _value: 0.0 if seat == WARLORD else 0.6,
    "look": lambda _seat, _value: 0.1,
    "sail": lambda seat, _value: 0.4 if seat in (WARLORD, CALIPH) else 0.15,
    "guide": lambda seat, _value: 0.5 if seat in (WARLORD, CALIPH) else 0.25,
}
