"""Value a seat's position, part by part."""

from statistics import fmean

from engine.games.jerusalem.cards import GAINS, INFLUENCE, INFLUENCE_SQUIRES, MIXED_RESOURCES
from engine.games.jerusalem.data import CardKind, Office, Phase
from engine.games.jerusalem.view import View
from engine.ids import Seat
from engine.players.games.jerusalem import rates
from engine.players.games.jerusalem.plan import plan_for
from engine.players.games.jerusalem.position import Position, position_of


def evaluate(view: View, seat: Seat) -> dict[str, float]:
    """Return prestige, part by part; when the game is over, the floors, which are the score."""
    player = view.players[seat]
    if view.phase is Phase.OVER:
        return {"tower": float(player.tower)}
    position = position_of(view)
    return {
        "tower": float(rates.ladder(player.tower) + player.prestige),
        **_on_board(position, seat),
        "squires": squires_worth(position, seat),
        "purse": purse_worth(position, position.purse(seat)),
        "cards": hand_worth(position, seat),
        "office": _office_worth(position, seat),
    }


def _on_board(position: Position, seat: Seat) -> dict[str, float]:
    income = footing = privileges = 0.0
    for found in position.prospects.values():
        here = found[seat]
        income += here.now
        footing += here.value - here.now
    for sector in position.sectors:
        majority = sector.majority(seat)
        privileges += majority.value if majority else 0.0
    return {"income": income, "footing": footing, "privileges": privileges}


def squires_worth(position: Position, seat: Seat) -> float:
    """Return what squires behind the screen could take, now or in the rounds to come."""
    squires = position.reserve(seat)
    if not position.may_place(seat):
        return squires * position.squire
    return plan_for(position, seat, squires, baron=seat == position.active).total(squires)


def purse_worth(position: Position, bezants: float) -> float:
    return bezants * position.bezant


def hand_worth(position: Position, seat: Seat) -> float:
    player = position.view.players[seat]
    if player.hand is None:
        return rates.UNSEEN_CARD * player.cards
    if position.after or position.may_place(seat):
        return sum(card_worth(position, card.kind) for card in player.hand)
    return float(position.figures.gift_card) if player.hand else 0.0


def card_worth(position: Position, kind: CardKind) -> float:
    """Return what a card in hand will bring when it is played."""
    if kind in GAINS:
        gain = GAINS[kind]
        return gain.prestige + gain.squires * position.squire + gain.bezants * position.bezant
    if kind in INFLUENCE:
        return INFLUENCE_SQUIRES * position.squire
    if kind is CardKind.GAIN_2_RESOURCES:
        return float(MIXED_RESOURCES)
    return rates.CARD[kind]


def _office_worth(position: Position, seat: Seat) -> float:
    """Return what its office will still bring; before it is won, the mean of the free ones."""
    if not position.yet_to_place[seat]:
        return 0.0
    office, values = position.view.players[seat].office, office_values(position)
    return rates.OFFICE[len(position.ranks)][office] if office else fmean(values.values())


def office_values(position: Position) -> dict[Office, float]:
    """Return what each free office would bring."""
    values = rates.OFFICE[len(position.ranks)]
    return {each.id: values[each.id] for each in position.view.offices if each.holder is None}
