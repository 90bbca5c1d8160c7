"""What a seat may know of a game: this is the one place that hides."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from engine.agenda import current
from engine.fast_init import fast_init
from engine.games.jerusalem.data import (
    AREAS_OF,
    EVENT_ROUNDS,
    OFFICE_NUMBER,
    OFFICES_IN_USE,
    ROUNDS,
    Area,
    Card,
    EventCard,
    Figures,
    Office,
    Phase,
    Sector,
)
from engine.games.jerusalem.state import EVERYONE, Player, State, Turn, leader
from engine.games.jerusalem.steps.auction import Auction, NameOffice, OpeningBid, SealedLimits
from engine.games.jerusalem.steps.draft import DraftCard
from engine.games.jerusalem.verbs import floor_price
from engine.ids import Seat

CACHE_SIZE = 5000  # looks of sectors

Rows = tuple[tuple[int, ...], ...]  # numbers by area of a sector


@fast_init
@dataclass(frozen=True, slots=True)
class AreaView:
    open: bool
    squires: tuple[int, ...]
    new: tuple[int, ...]  # arrived in the turn that is being played
    controller: Seat | None
    baron: Seat | None
    foreign_baron: Seat | None
    income: tuple[int, ...]  # prestige, squires, bezants

    @property
    def blocked_by(self) -> Seat | None:
        """Return whose Baron, own or foreign, stands there."""
        return self.foreign_baron if self.baron is None else self.baron


@fast_init
@dataclass(frozen=True, slots=True)
class SectorView:
    open: bool
    totals: tuple[int, ...]
    majority: Seat | None


@fast_init
@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is behind the screen is None for everyone else."""

    prestige: int
    tower: int
    next_floor: int
    office: Office | None
    last_office: Office | None
    cards: int
    on_board: int
    baron: Area | None
    foreign_baron: Area | None
    reserve: int | None
    supply: int | None
    bezants: int | None
    hand: list[Card] | None


@fast_init
@dataclass(frozen=True, slots=True)
class OfficeView:
    id: Office
    number: int
    squires: int
    holder: Seat | None


@fast_init
@dataclass(frozen=True, slots=True)
class CalendarView:
    round: int
    event: EventCard | None  # None: still face down
    done: bool


@fast_init
@dataclass(frozen=True, slots=True)
class AuctionView:
    office: Office | None
    price: int | None
    leader: Seat | None
    bidders: list[Seat]
    sealed: list[Seat]  # who has named a limit; never which
    free: list[Office] = field(default_factory=list)  # this one and those that come later


@fast_init
@dataclass(frozen=True, slots=True)
class DraftView:
    seat: Seat
    order: list[Seat]
    cards: list[Card] | None  # for the seat that holds them


@fast_init
@dataclass(frozen=True, slots=True)
class TurnView:
    seat: Seat
    hired: int
    genoese: bool
    ability_used: bool


@fast_init
@dataclass(frozen=True, slots=True)
class View:
    round: int
    rounds: int
    phase: Phase
    areas: dict[Area, AreaView]
    sectors: dict[Sector, SectorView]
    players: list[PlayerView]
    offices: list[OfficeView]
    calendar: list[CalendarView]
    opener: Seat | None
    auction: AuctionView | None
    draft: DraftView | None
    turn: TurnView | None
    deck: int
    discard: list[Card]
    passed_on: dict[int, list[Card]]  # by round: cards this seat handed on that others still hold
    barred_from_palace: list[Seat]
    options: dict[str, Any]


SELLING = (NameOffice, OpeningBid, Auction, SealedLimits)

_office, _day = lru_cache(CACHE_SIZE)(OfficeView), lru_cache(CACHE_SIZE)(CalendarView)


def stage(g: State) -> dict[str, Any]:
    return {"round": _round(g), "rounds": ROUNDS, "phase": g.phase}


def _round(g: State) -> int:
    """Return the round; a choice of the first opener before it is part of round 1."""
    return max(1, g.round)


def view(g: State, seat: Seat | None) -> View:
    quarters = _quarters(g)
    draft = current(g, DraftCard)
    areas: dict[Area, AreaView] = {}
    for quarter in quarters.values():
        areas.update(quarter.areas)
    return View(
        round=_round(g),
        rounds=ROUNDS,
        phase=g.phase,
        areas=areas,
        sectors={sector: quarter.sector for sector, quarter in quarters.items()},
        players=_players(g, seat, quarters.values()),
        offices=_offices(g),
        calendar=[_calendar(g, at) for at in range(len(EVENT_ROUNDS))],
        opener=g.opener,
        auction=_auction(g),
        draft=_draft(draft, seat),
        turn=_turn(g),
        deck=_deck_size(g),
        discard=list(g.discard),
        passed_on=_passed_on(g, seat, draft),
        barred_from_palace=g.barred_from_palace(),
        options=g.options.shown,
    )


# -- the board -----------------------------------------------------------------------------------


class Quarter(NamedTuple):
    """A sector and what is in it."""

    sector: SectorView
    areas: dict[Area, AreaView]


def _quarters(g: State) -> dict[Sector, Quarter]:
    """Return every sector; most of them look as they did at the last look."""
    board, ranks, incomes = g.board, g.ranks, _incomes(g.figures)
    nobody = (0,) * len(ranks)
    new = _new(g.turn, nobody)
    barons = tuple([player.baron for player in g.players])
    foreign = tuple([player.foreign_baron for player in g.players])
    return {
        sector: _quarter(
            sector,
            tuple([tuple(board[area]) for area in areas if area in board]),
            tuple([new.get(area, nobody) for area in areas]),
            ranks,
            barons,
            foreign,
            incomes[sector],
        )
        for sector, areas in AREAS_OF.items()
    }


@lru_cache(CACHE_SIZE)
def _quarter(
    sector: Sector,
    squires: Rows,  # none where the sector is closed
    new: Rows,
    ranks: tuple[int, ...],
    barons: tuple[Area | None, ...],
    foreign: tuple[Area | None, ...],
    incomes: Rows,
) -> Quarter:
    """Return a sector, cached: computer players look very often and a move changes little."""
    nobody = (0,) * len(ranks)
    totals = tuple([sum(column) for column in zip(*squires, strict=True)]) or nobody
    rows = zip(AREAS_OF[sector], squires or (nobody,) * len(new), new, incomes, strict=True)
    areas = {
        area: AreaView(
            open=bool(squires),
            squires=here,
            new=arrived,
            controller=leader(here, ranks),
            baron=_whose(barons, area),
            foreign_baron=_whose(foreign, area),
            income=income,
        )
        for area, here, arrived, income in rows
    }
    return Quarter(SectorView(bool(squires), totals, leader(totals, ranks)), areas)


def _whose(barons: tuple[Area | None, ...], area: Area) -> Seat | None:
    return Seat(barons.index(area)) if area in barons else None


class _Latest:
    """The latest figures and their incomes: one table's never change.

    They are set and read at once, so that two threads could do no harm.
    """

    known: ClassVar[tuple[Figures | None, dict[Sector, Rows]]] = (None, {})


def _incomes(figures: Figures) -> dict[Sector, Rows]:
    """Return prestige, squires and bezants for control of each area, by sector."""
    known, incomes = _Latest.known
    if known is not figures:
        incomes = {
            sector: tuple([_income(figures, area) for area in areas])
            for sector, areas in AREAS_OF.items()
        }
        _Latest.known = figures, incomes
    return incomes


def _income(figures: Figures, area: Area) -> tuple[int, ...]:
    if area is Area.DAVIDS_TOWER:
        return (0, 0, figures.tower_bezants)
    paid = figures.income[area]
    return (paid.prestige, paid.squires, paid.bezants)


def _new(turn: Turn | None, nobody: tuple[int, ...]) -> dict[Area, tuple[int, ...]]:
    """Return squires that have arrived in this turn, where there are any."""
    if turn is None:
        return {}
    before, after = nobody[: turn.seat], nobody[turn.seat + 1 :]
    return {area: (*before, count, *after) for area, count in turn.new.items()}


# -- the players ---------------------------------------------------------------------------------


def _players(g: State, seat: Seat | None, quarters: Iterable[Quarter]) -> list[PlayerView]:
    totals = [quarter.sector.totals for quarter in quarters]
    on_board = [sum(column) for column in zip(*totals, strict=True)]
    screens_off = g.screens_off
    return [
        _player(g, other, on_board[other], open_screen=screens_off or other == seat)
        for other in g.everyone
    ]


def _player(g: State, seat: Seat, on_board: int, *, open_screen: bool) -> PlayerView:
    player: Player = g.players[seat]
    return PlayerView(
        prestige=player.prestige,
        tower=player.tower,
        next_floor=floor_price(g, seat),
        office=player.office,
        last_office=player.last_office,
        cards=len(player.hand),
        on_board=on_board,
        baron=player.baron,
        foreign_baron=player.foreign_baron,
        reserve=player.reserve if open_screen else None,
        supply=player.supply if open_screen else None,  # with the board it would tell the reserve
        bezants=player.bezants if open_screen else None,
        hand=player.cards if open_screen else None,
    )


def _offices(g: State) -> list[OfficeView]:
    holders = {player.office: seat for seat, player in zip(EVERYONE, g.players, strict=False)}
    squires = g.figures.office_squires
    return [
        _office(office, OFFICE_NUMBER[office], squires[office], holders.get(office))
        for office in OFFICES_IN_USE[len(g.players)]
    ]


def _calendar(g: State, at: int) -> CalendarView:
    turned_up = g.calendar[at] if at < len(g.calendar) else None
    done = g.round > EVENT_ROUNDS[at] or (g.phase is Phase.OVER)
    return _day(EVENT_ROUNDS[at], turned_up, done)


def _auction(g: State) -> AuctionView | None:
    steps = [step for step in g.agenda if isinstance(step, SELLING)]
    if not steps:
        return None
    free = list(g.offices)
    match steps[-1]:
        case NameOffice():
            return AuctionView(None, None, None, _without_office(g), [], free)
        case OpeningBid(office=office):
            return AuctionView(office, None, None, _without_office(g), [], free)
        case Auction(office=office, price=price, bidders=bidders):
            return AuctionView(office, price, bidders[-1], list(bidders), [], free)
        case SealedLimits(office=office, price=price, bidders=bidders, answers=answers):
            sealed = [seat for seat, _ in answers]
            return AuctionView(office, price, bidders[-1], list(bidders), sealed, free)


def _without_office(g: State) -> list[Seat]:
    return [seat for seat in g.everyone if g.players[seat].office is None]


def _draft(step: DraftCard | None, seat: Seat | None) -> DraftView | None:
    if step is None:
        return None
    holder = step.order[0]
    return DraftView(holder, list(step.order), list(step.cards) if seat == holder else None)


def _turn(g: State) -> TurnView | None:
    if g.turn is None:
        return None
    return TurnView(g.turn.seat, g.turn.hired, g.turn.genoese, g.turn.ability_used)


def _deck_size(g: State) -> int:
    return len(g.deck)


def _passed_on(g: State, seat: Seat | None, draft: DraftCard | None) -> dict[int, list[Card]]:
    if seat is None:
        return {}
    passed: dict[int, list[Card]] = {}
    for other in g.others(seat):
        for held in g.players[other].hand:
            if seat in held.seen:
                passed.setdefault(held.round, []).append(held.card)
    if draft and seat in draft.seen:
        passed.setdefault(g.round, []).extend(draft.cards)
    return {number: sorted(cards) for number, cards in sorted(passed.items())}
