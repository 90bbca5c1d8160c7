"""Change a position: goods gained and paid, and what apprentices add."""

from engine.games.architects.data import Apprentice, Character, Moment
from engine.games.architects.decks import draw_cards
from engine.games.architects.events import Gained
from engine.games.architects.state import State
from engine.games.architects.tables import Bundle
from engine.games.architects.virtue import gain_virtue, tax_due
from engine.ids import Seat

NOTHING = Bundle()


def receive(g: State, seat: Seat, bundle: Bundle) -> None:
    """Take goods from the supply, which never runs out; then virtue; then cards."""
    if any(bundle[:6]):
        gain_goods(g, seat, bundle)
    if bundle.virtue:
        gain_virtue(g, seat, bundle.virtue)
    if bundle.cards:
        draw_cards(g, seat, bundle.cards)


def gain_goods(g: State, seat: Seat, bundle: Bundle) -> None:
    player = g.players[seat]
    player.clay += bundle.clay
    player.wood += bundle.wood
    player.stone += bundle.stone
    player.gold += bundle.gold
    player.marble += bundle.marble
    player.silver += bundle.silver
    g.tell(Gained(seat, *bundle[:6]))


def pay_silver(g: State, seat: Seat, silver: int, tax: int = 0) -> None:
    """Pay silver to the supply, and tax to the Tax Stand."""
    player = g.players[seat]
    assert player.silver >= silver + tax, "offers never exceed the purse"
    player.silver -= silver + tax
    g.tax += tax


def can_pay(g: State, seat: Seat, silver: int, tax: int) -> bool:
    return g.players[seat].silver >= silver + tax_due(g, seat, tax)


def extras(g: State, seat: Seat, moment: Moment) -> Bundle:
    """Add what the seat's apprentices give at this moment; copies add up."""
    total = NOTHING
    apprentices = g.players[seat].apprentices
    if not apprentices:
        return total
    abilities = g.figures.abilities
    for apprentice in apprentices:
        ability = abilities.get(apprentice)
        if ability and ability[0] is moment:
            total = plus(total, ability[1])
    return total


def plus(one: Bundle, other: Bundle) -> Bundle:
    if other is NOTHING:
        return one
    return Bundle(*[a + b for a, b in zip(one, other, strict=True)])


def how_many(g: State, seat: Seat, apprentice: Apprentice) -> int:
    return g.players[seat].apprentices.count(apprentice)


def saved_goods(g: State, seat: Seat) -> int:
    """Return how much wood or stone Lothaire saves when he constructs or advances."""
    lothaire = g.players[seat].character is Character.LOTHAIRE
    return int(g.figures.value["board_ability.lothaire"]) if lothaire else 0


def skills_of(g: State, seat: Seat) -> int:
    """Return the skills of the hired apprentices, as bits."""
    cards = g.figures.apprentices
    skills = 0
    for apprentice in g.players[seat].apprentices:
        skills |= cards[apprentice].skills
    return skills
