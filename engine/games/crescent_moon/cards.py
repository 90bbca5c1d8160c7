"""Cards on their way: deck, markets, hands, and what each seat knows of those it cannot see."""

from engine.games.crescent_moon.data import CARDS, MURSHID, Card, CardType
from engine.games.crescent_moon.events import DeckShuffled, MarketFilled
from engine.games.crescent_moon.state import EXACTLY, Pile, Slip, State
from engine.ids import Seat

LEFT_FACE_UP = (CardType.CHARACTER, CardType.BATTALION)


def unseen(g: State) -> tuple[int, ...]:
    return (0,) * (len(g.players) + 1)


def in_public(g: State) -> tuple[int, ...]:
    return (EXACTLY,) * (len(g.players) + 1)


# -- the deck --------------------------------------------------------------------------------


def draw(g: State) -> Slip | None:
    """Draw the top card; an empty deck is made of the discard pile, if there is one."""
    if not g.deck and g.discard:
        shuffle_discards(g)
    if not g.deck:
        return None
    slips, barren = g.deck[0]
    at = g.rng.below(len(slips))
    if len(slips) == 1:
        g.deck.pop(0)
    else:
        g.deck[0] = Pile(slips[:at] + slips[at + 1 :], barren)
    return slips[at]


def shuffle_discards(g: State) -> None:
    """Shuffle the discards: all have seen these cards, and no seat knows where they lie."""
    g.glances += 1
    marks = (g.glances,) * (len(g.players) + 1)
    g.deck.append(Pile(tuple(Slip(card, marks) for card in g.discard)))
    g.tell(DeckShuffled(len(g.discard)))
    g.discard.clear()


def draw_some(g: State, count: int) -> tuple[Slip, ...]:
    drawn: list[Slip] = []
    while len(drawn) < count and (slip := draw(g)):
        drawn.append(slip)
    return tuple(drawn)


def put_back(
    g: State, seat: Seat, slips: tuple[Slip, ...], *, top: bool, barren: bool = False
) -> None:
    """Shuffle cards onto the deck or under it; this seat knows which cards they are."""
    if slips:
        g.glances += 1
        pile = Pile(tuple(marked(slip, seat, g.glances) for slip in slips), barren)
        g.deck.insert(0 if top else len(g.deck), pile)


def marked(slip: Slip, seat: Seat, mark: int) -> Slip:
    marks = slip.marks
    return Slip(slip.card, (*marks[:seat], mark, *marks[seat + 1 :]))


# -- the markets -----------------------------------------------------------------------------


def refill(g: State) -> None:
    """Move cards towards the near market, and fill the far end from the deck (5.4)."""
    slots = sum(g.figures.slots.values())
    g.market = [card for card in g.market if card]
    drawn = [slip.card for slip in draw_some(g, slots - len(g.market))]
    g.market += [*drawn, *[None] * (slots - len(g.market) - len(drawn))]
    if drawn:
        g.tell(MarketFilled(tuple(drawn)))


# -- hands -----------------------------------------------------------------------------------


def take_openly(g: State, seat: Seat, card: Card) -> None:
    g.players[seat].hand += (Slip(card, in_public(g)),)


def take_secretly(g: State, seat: Seat, slip: Slip) -> None:
    g.players[seat].hand += (marked(slip, seat, EXACTLY),)


def give_up(g: State, seat: Seat, card: Card) -> None:
    """Take a card out of the hand: of two copies the better known one; the other stays secret."""
    hand = g.players[seat].hand
    copies = [at for at, slip in enumerate(hand) if slip.card is card]
    at = max(copies, key=lambda at: hand[at].marks.count(EXACTLY))
    g.players[seat].hand = hand[:at] + hand[at + 1 :]


def lay_down(g: State, seat: Seat, card: Card) -> None:
    """Put a card away after a clash: some stay face up, campaigns go home, events are discarded."""
    kind = CARDS[card].type
    if kind in LEFT_FACE_UP:
        g.players[seat].front += (card,)
    elif kind is CardType.STRATEGY:
        take_openly(g, seat, card)
    else:
        g.discard.append(card)


def is_murshids(card: Card) -> bool:
    return CARDS[card].association == MURSHID
