"""What a seat may know of a game: this is the one place that hides."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar

from engine.agenda import current
from engine.fast_init import fast_init
from engine.games.crescent_moon.data import (
    CHARACTERS,
    GOALS,
    Card,
    Character,
    ClashKind,
    Hex,
    Market,
    Objective,
    Phase,
    Piece,
    Side,
    Talk,
    Tile,
)
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.land_view import HexView, land_of
from engine.games.crescent_moon.state import (
    EVERYONE,
    EXACTLY,
    Clash,
    Deal,
    Item,
    Past,
    Player,
    Score,
    State,
)
from engine.games.crescent_moon.steps.bargain import Bargain
from engine.games.crescent_moon.steps.deals import AnswerDeal, OfferDeals
from engine.games.crescent_moon.steps.resolution import standing_of
from engine.games.crescent_moon.steps.sealed import ChooseCards, RevealCards
from engine.games.crescent_moon.steps.secrets import ConspireFor, SchemeFor
from engine.ids import Seat

SCHEMING = (SchemeFor, ConspireFor)  # of these kinds, only one step is ever under way


@fast_init
@dataclass(frozen=True, slots=True)
class PlayerView:
    """Hand, total of points and hexes to lay are None for everyone else."""

    character: Character
    coins: int
    income: int  # what the next income would bring as things stand
    cards: int
    front: list[Card]
    reserves: int
    supply: dict[Piece, int]
    tiles_left: int
    vp: int | None
    hand: list[Card] | None
    known: list[Card]  # cards that the reader knows to be in this hand
    tiles: list[Tile] | None
    scores: list[Score]  # announced, each as it was scored: a player who keeps count may know


@dataclass(frozen=True, slots=True)
class GoalView:
    """What a character scores for: points, the number that each takes, and the most points."""

    seat: Seat
    objective: Objective
    when: str
    points: int
    counted: bool  # for each full `each`; else once, where it is fulfilled
    each: int
    most: int | None


@fast_init
@dataclass(frozen=True, slots=True)
class SlotView:
    market: Market
    price: int
    card: Card | None


@fast_init
@dataclass(frozen=True, slots=True)
class PlayedView:
    seat: Seat
    side: Side | None  # None: the Murshid has still to say
    card: Card
    done: bool
    struck: bool
    bonus: int  # negative: taken from the other side
    ordinary: int
    mercenaries: int
    target: Seat | None


@fast_init
@dataclass(frozen=True, slots=True)
class SideView:
    seats: list[Seat]
    standing: int  # of pieces, as long as the clash goes on
    bonus: int
    total: int | None
    lost: int


@fast_init
@dataclass(frozen=True, slots=True)
class ClashView:
    kind: ClashKind
    open: bool
    hex: Hex
    origin: Hex | None
    attacker: Seat
    defender: Seat | None
    participants: list[Seat]
    attack: SideView
    defence: SideView
    sealed: list[Seat]  # who has committed; never what
    played: list[PlayedView]
    deal_seat: Seat | None
    deal_points: int | None
    winner: Side | None
    captured: Piece | None
    sacked: list[Piece]
    deal_side: Side | None = None  # that the Murshid is to support; sealed offers name none
    proposal: Deal | None = None  # a deal that has still to be answered


@fast_init
@dataclass(frozen=True, slots=True)
class BargainView:
    talk: Talk
    buyer: Seat
    seller: Seat
    units: int
    hex: Hex | None
    card: Card | None
    price: int | None
    earlier: int | None  # what the speaker named before
    speaker: Seat
    left: int  # offers that may still be made


@fast_init
@dataclass(frozen=True, slots=True)
class TurnView:
    seat: Seat
    ships: bool
    refused: tuple[Item, ...] = ()  # what talks in this action came to nothing about


@fast_init
@dataclass(frozen=True, slots=True)
class View:
    year: int
    years: int
    round: int
    rounds: int
    phase: Phase
    hexes: tuple[HexView, ...]
    players: list[PlayerView]
    market: list[SlotView]
    sultan_market: list[Card]
    sultan_slots: int
    deck: int
    discard: list[Card]
    looking_at: list[Card] | None  # what the reader has drawn to choose from
    turn: TurnView | None
    clash: ClashView | None
    bargain: BargainView | None
    goals: list[GoalView]
    options: dict[str, Any]
    posted: dict[Card, int] = field(default_factory=dict)  # the Sultan's, that anyone may pay


def stage(g: State) -> dict[str, Any]:
    return {"year": g.year, "years": g.years, "round": g.round, "phase": g.phase}


def view(g: State, seat: Seat | None) -> View:
    hexes, earns = land_of(g)
    scores = _scores(g)
    return View(
        year=g.year,
        years=g.years,
        round=g.round,
        rounds=g.figures.rounds,
        phase=g.phase,
        hexes=hexes,
        players=[_player(g, other, seat, earns, scores) for other in g.everyone],
        market=_market(g),
        sultan_market=list(g.sultan_market),
        posted=dict(g.posted),
        sultan_slots=g.figures.sultan_slots,
        deck=sum(len(pile.slips) for pile in g.deck),
        discard=list(g.discard),
        looking_at=_looking_at(g, seat),
        turn=TurnView(g.turn.seat, g.turn.ships, g.turn.refused) if g.turn else None,
        clash=_clash(g),
        bargain=_bargain(g),
        goals=list(_goals(g.figures, len(g.players))),
        options=g.options.shown,
    )


@lru_cache
def _goals(figures: Figures, seats: int) -> tuple[GoalView, ...]:
    """Return the objectives that pay; tables with the same figures share them."""
    return tuple(
        GoalView(
            seat=seat,
            objective=goal.objective,
            when=goal.when,
            points=points,
            counted=bool(goal.per) or not goal.needs,
            each=figures.each.get(goal.objective, 1),
            most=figures.most.get(goal.objective),
        )
        for seat in EVERYONE[seats]
        for goal in GOALS[seat]
        if (points := figures.points[goal.objective])
    )


def _scores(g: State) -> list[list[Score]]:
    """Return the announced points, by seat."""
    scores: list[list[Score]] = [[] for _ in g.players]
    for line in g.ledger:
        scores[line.seat].append(line)
    return scores


def _player(
    g: State, seat: Seat, reader: Seat | None, earns: tuple[int, ...], scores: list[list[Score]]
) -> PlayerView:
    player: Player = g.players[seat]
    sees = seat == reader or g.screens_off
    mark = -1 if reader is None else reader
    return PlayerView(
        character=CHARACTERS[seat],
        coins=player.coins,
        income=earns[seat],
        cards=len(player.hand),
        front=list(player.front),
        reserves=player.reserves,
        supply=dict(player.supply),
        tiles_left=len(player.tiles),
        vp=player.vp if sees else None,
        hand=sorted(player.cards) if sees else None,
        known=sorted([slip.card for slip in player.hand if slip.marks[mark] == EXACTLY]),
        tiles=sorted(player.tiles) if sees else None,
        scores=scores[seat],
    )


def _market(g: State) -> list[SlotView]:
    return list(_slots(g.figures, tuple(g.market))) if g.market else []


@lru_cache
def _slots(figures: Figures, cards: tuple[Card | None, ...]) -> tuple[SlotView, ...]:
    return tuple(
        SlotView(market, figures.card_prices[market], cards[at])
        for market, span in figures.spans.items()
        for at in range(*span)
    )


def _looking_at(g: State, seat: Seat | None) -> list[Card] | None:
    for step in reversed(g.agenda):
        if isinstance(step, SCHEMING):
            return [slip.card for slip in step.slips] if step.seat == seat else None
    return None


def _sealed(g: State) -> list[Seat]:
    """Return who has answered; a past clash has nothing sealed any more."""
    if g.clash is None:
        return []
    step = current(g, ChooseCards) or current(g, RevealCards) or current(g, OfferDeals)
    return [seat for seat, _ in step.answers] if step else []


def _clash(g: State) -> ClashView | None:
    """Return the one that goes on, or the last one, in which nothing changes any more."""
    if g.clash is not None:
        return _seen(g, g.clash)
    if g.past is None:
        return None
    past, seen = _Latest.known
    if seen is None or past is not g.past:
        seen = _seen(g, g.past.clash)
        _Latest.known = g.past, seen
    return seen


class _Latest:
    """The past clash that was looked at last, and how it looks: set at once, read at once."""

    known: ClassVar[tuple[Past | None, ClashView | None]] = (None, None)


def _seen(g: State, clash: Clash) -> ClashView:
    deal = clash.deal
    return ClashView(
        kind=clash.kind,
        open=g.clash is not None,
        hex=clash.hex,
        origin=clash.origin,
        attacker=clash.attacker,
        defender=clash.defender,
        participants=list(clash.participants),
        attack=_side(g, clash, Side.ATTACK),
        defence=_side(g, clash, Side.DEFENCE),
        sealed=_sealed(g),
        played=[
            PlayedView(each.seat, clash.sides.get(each.seat), *each[1:]) for each in clash.played
        ],
        deal_seat=deal.seat if deal else None,
        deal_points=deal.vp if deal else None,
        deal_side=deal.side if deal else None,
        proposal=_proposal(g),
        winner=clash.winner,
        captured=clash.captured,
        sacked=list(clash.sacked),
    )


def _proposal(g: State) -> Deal | None:
    step = current(g, AnswerDeal)
    return step.deal if step else None


def _side(g: State, clash: Clash, side: Side) -> SideView:
    at = 0 if side is Side.ATTACK else 1
    total = clash.totals[at] if clash.totals else None
    if total is not None:
        standing = total - clash.bonus[at]
    else:
        standing = standing_of(g, clash, side)
    seats = [seat for seat in g.everyone if clash.sides.get(seat) is side]
    return SideView(seats, standing, clash.bonus[at], total, clash.lost[at])


def _bargain(g: State) -> BargainView | None:
    step = current(g, Bargain)
    if step is None:
        return None
    return BargainView(
        talk=step.talk,
        buyer=step.buyer,
        seller=step.seller,
        units=step.units,
        hex=step.hex,
        card=step.card,
        price=step.price,
        earlier=step.earlier,
        speaker=step.voice,
        left=step.left,
    )
