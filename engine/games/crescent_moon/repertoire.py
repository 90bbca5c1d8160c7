"""A character's repertoire: which actions are possible in a position, and how (6.1)."""

from collections.abc import Callable

from engine.asks import Amount, Offer, Pick
from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.data import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Card,
    Deed,
    Hex,
    Piece,
    Talk,
)
from engine.games.crescent_moon.reach import (
    Survey,
    builds,
    camps,
    can_build,
    desertions,
    influence_hexes,
    most_bribed,
    most_hired,
    recruits,
    sackable,
    sallies,
    survey,
)
from engine.games.crescent_moon.state import Item, State
from engine.games.crescent_moon.steps.market import claims, purchases
from engine.games.crescent_moon.steps.playing import playable_actions
from engine.ids import Seat


def possible(g: State, seat: Seat) -> tuple[Deed, ...]:
    """Return the actions that this seat could take now, without their details."""
    seen = survey(g, seat)
    deeds = [Deed.INFLUENCE] if can_spread(g, seat, seen.present) else []
    if can_build(g, seat, seen.camps):
        deeds.append(Deed.BUILD)
    deeds += sallying(g, seat, seen)
    if g.players[seat].reserves and recruits(g, seat, g.figures.recruit[seat], seen):
        deeds.append(Deed.RECRUIT)
    deeds += hiring(g, seat, seen)
    if can_buy(g, seat):
        deeds.append(Deed.BUY_CARDS)
    if playable_actions(g, seat):
        deeds.append(Deed.PLAY_CARD)
    deeds += UNIQUE[seat](g, seen)
    deeds.append(Deed.COLLECT)
    return tuple(deeds)


def can_spread(g: State, seat: Seat, present: list[Hex]) -> bool:
    """Return whether there is a hex for influence; it stops at the first."""
    if not g.players[seat].supply[Piece.INFLUENCE_TOKEN]:
        return False
    board, near = g.board, g.reach(seat)
    for here in present:
        if board[here].token != seat:
            return True
        for other in near[here]:
            if board[other].token != seat:
                return True
    return False


def sallying(g: State, seat: Seat, seen: Survey) -> list[Deed]:
    """Return whether any unit can move, and whether any can assault."""
    near, board = g.reach(seat), g.board
    moves = attacks = False
    open_to_sacking = sackable(g, seat)
    for origin in seen.stationed:
        for goal in near[origin]:
            ground = board[goal]
            holder = ground.holder
            if holder is None or holder == seat:
                moves = True
                attacks = attacks or (ground.settlement is not None and holder in open_to_sacking)
            else:
                attacks = True
        if moves and attacks:
            break
    return ([Deed.MOVE] if moves else []) + ([Deed.ASSAULT] if attacks else [])


def can_buy(g: State, seat: Seat) -> bool:
    """Return whether there is a card in a market, or one to take or discuss at the Sultan's."""
    if g.sultan_market and (seat == SULTAN or discussible(g) or posted(g, seat)):
        return True
    return bool(purchases(g, seat))


def posted(g: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that the Sultan has posted a price for which this seat can pay."""
    if seat == SULTAN:
        return ()
    coins = g.players[seat].coins
    return tuple([card for card, price in g.posted.items() if price <= coins])


def discussible(g: State) -> tuple[Card, ...]:
    """Return the cards of the Sultan's market that may be talked about now."""
    cards = dict.fromkeys(g.sultan_market)
    return tuple([card for card in cards if may_talk(g, Item(Talk.CARD, card=card))])


def may_talk(g: State, item: Item) -> bool:
    """Return whether to talk about it; not where that has failed in this very action."""
    turn = g.turn
    if turn is None or item.talk in turn.failed:
        return False
    return turn.reopened or item not in turn.refused


def is_left_to_collect(g: State, seat: Seat) -> bool:
    """Return whether there is nothing to do but collect, as far as everybody can see.

    Cards to play in the hand do not count: otherwise it would show whether there are any.
    """
    return not set(possible(g, seat)) - {Deed.COLLECT, Deed.PLAY_CARD}


# -- mercenaries -----------------------------------------------------------------------------


def hiring(g: State, seat: Seat, seen: Survey) -> list[Deed]:
    """Return the ways to hire; with five players each needs the Nomad's word, who hires none."""
    deeds: list[Deed] = []
    if seat == NOMAD:
        return deeds
    if seen.camps and hirable(g, seat):
        deeds.append(Deed.HIRE_MERCENARIES)
    if len(g.players) > NOMAD and can_bribe(g, seat):
        deeds.append(Deed.BRIBE_MERCENARIES)
    return deeds


def hirable(g: State, seat: Seat) -> list[int]:
    """Return the numbers of mercenaries that this seat may ask for."""
    turn, numbers = g.turn, range(1, most_hired(g, seat) + 1)
    if turn is not None and not turn.refused and not turn.failed:
        return list(numbers)  # nearly always
    return [units for units in numbers if may_talk(g, Item(Talk.HIRE, units))]


def can_bribe(g: State, seat: Seat) -> bool:
    if g.players[seat].supply[Piece.UNIT]:
        for here, ground in g.board.items():
            if ground.holder == NOMAD and ground.forces and may_talk(g, Item(Talk.BRIBE, hex=here)):
                return True
    return False


# -- unique actions --------------------------------------------------------------------------


def token_hexes(g: State, *, held_by_others: bool) -> tuple[Hex, ...]:
    """Return hexes with the Warlord's token, by whether another player controls them."""
    own = (None, WARLORD)
    marked = [(here, ground) for here, ground in g.board.items() if ground.token == WARLORD]
    return tuple([here for here, ground in marked if (ground.holder not in own) == held_by_others])


def warlord_deeds(g: State, seen: Survey) -> list[Deed]:
    if not g.players[WARLORD].supply[Piece.UNIT]:
        return []
    grounds = [g.board[here] for here in seen.present]
    foreign = [each.holder not in (None, WARLORD) for each in grounds if each.token == WARLORD]
    revolts = [Deed.REVOLT] if any(foreign) else []
    return revolts if all(foreign) else [*revolts, Deed.MUSTER]


def murshid_deeds(g: State, _seen: Survey) -> list[Deed]:
    return [Deed.SCHEME] if g.deck or g.discard else []


def sultan_deeds(g: State, _seen: Survey) -> list[Deed]:
    has_room = len(g.sultan_market) < g.figures.sultan_slots
    return [Deed.CONSPIRE] if has_room and (g.deck or g.discard) else []


def caliph_deeds(g: State, seen: Survey) -> list[Deed]:
    return [Deed.RELOCATE_PALACE] if relocations(g, seen) else []


def relocations(g: State, seen: Survey) -> tuple[Hex, ...]:
    return tuple([here for here in seen.camps if not g.board[here].palace])


def nomad_deeds(g: State, _seen: Survey) -> list[Deed]:
    forces = [force for ground in g.board.values() for force in ground.forces]
    hirers = {force.seat for force in forces if force.mercenaries}
    return [Deed.DESERTION] if hirers - {NOMAD} else []


UNIQUE: dict[Seat, Callable[[State, Survey], list[Deed]]] = {
    WARLORD: warlord_deeds,
    MURSHID: murshid_deeds,
    SULTAN: sultan_deeds,
    CALIPH: caliph_deeds,
    NOMAD: nomad_deeds,
}

# -- the details of each ---------------------------------------------------------------------


def details(g: State, seat: Seat, deed: Deed) -> list[Offer]:
    """Return how the chosen action can be done."""
    if deed in ON_THE_MAP:
        return ON_THE_MAP[deed](g, seat, survey(g, seat))
    return ELSEWHERE[deed](g, seat)


def _influence(g: State, seat: Seat, seen: Survey) -> list[Offer]:
    return [Pick(do.Influence, influence_hexes(g, seat, seen.present))]


def _build(g: State, seat: Seat, seen: Survey) -> list[Offer]:
    return [*builds(g, seat, seen.camps)]


def _move(g: State, seat: Seat, seen: Survey) -> list[Offer]:
    return sallies(g, seat, seen.stationed)[0]


def _assault(g: State, seat: Seat, seen: Survey) -> list[Offer]:
    return sallies(g, seat, seen.stationed)[1]


def _recruit(g: State, seat: Seat, seen: Survey) -> list[Offer]:
    return recruits(g, seat, g.figures.recruit[seat], seen)


def _relocate(g: State, _seat: Seat, seen: Survey) -> list[Offer]:
    return [Pick(do.Relocate, relocations(g, seen))]


ON_THE_MAP: dict[Deed, Callable[[State, Seat, Survey], list[Offer]]] = {
    Deed.INFLUENCE: _influence,
    Deed.BUILD: _build,
    Deed.MOVE: _move,
    Deed.ASSAULT: _assault,
    Deed.RECRUIT: _recruit,
    Deed.RELOCATE_PALACE: _relocate,
}


def _hire(g: State, seat: Seat) -> list[Offer]:
    return [Pick(do.Hire, tuple(hirable(g, seat)))] if camps(g, seat) else []


def _bribe(g: State, seat: Seat) -> list[Offer]:
    return [
        Amount(do.Bribe, 1, most, (here,))
        for here in g.board
        if (most := most_bribed(g, seat, here)) and may_talk(g, Item(Talk.BRIBE, hex=here))
    ]


def _buy(g: State, seat: Seat) -> list[Offer]:
    offers = purchases(g, seat) + claims(g, seat)
    if cards := posted(g, seat):
        offers.append(Pick(do.Pay, cards))
    if seat != SULTAN and (cards := discussible(g)):
        offers.append(Pick(do.Haggle, cards))
    return offers


def _play(g: State, seat: Seat) -> list[Offer]:
    return [Pick(do.Play, playable_actions(g, seat))]


def _revolt(g: State, _seat: Seat) -> list[Offer]:
    return [Pick(do.Revolt, token_hexes(g, held_by_others=True))]


ELSEWHERE: dict[Deed, Callable[[State, Seat], list[Offer]]] = {
    Deed.HIRE_MERCENARIES: _hire,
    Deed.BRIBE_MERCENARIES: _bribe,
    Deed.BUY_CARDS: _buy,
    Deed.PLAY_CARD: _play,
    Deed.REVOLT: _revolt,
    Deed.DESERTION: desertions,
}
