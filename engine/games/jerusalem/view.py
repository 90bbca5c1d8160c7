"""What a seat may know of a game: this is the one place that hides."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.agenda import current
from engine.frozen import quicken
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

AREAS = tuple(Area)
REMEMBERED = 2000  # looks of areas, and of sectors

Board = dict[Area, tuple[int, ...]]  # numbers by area


@quicken
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
        """Whose Baron, own or foreign, stands there."""
        return self.foreign_baron if self.baron is None else self.baron


@quicken
@dataclass(frozen=True, slots=True)
class SectorView:
    open: bool
    totals: tuple[int, ...]
    majority: Seat | None


@quicken
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


@quicken
@dataclass(frozen=True, slots=True)
class OfficeView:
    id: Office
    number: int
    squires: int
    holder: Seat | None


@quicken
@dataclass(frozen=True, slots=True)
class CalendarView:
    round: int
    event: EventCard | None  # None: still face down
    done: bool


@quicken
@dataclass(frozen=True, slots=True)
class AuctionView:
    office: Office | None
    price: int | None
    leader: Seat | None
    bidders: list[Seat]
    sealed: list[Seat]  # who has named a limit; never which


@quicken
@dataclass(frozen=True, slots=True)
class DraftView:
    seat: Seat
    order: list[Seat]
    cards: list[Card] | None  # for the seat that holds them


@quicken
@dataclass(frozen=True, slots=True)
class TurnView:
    seat: Seat
    hired: int
    genoese: bool
    ability_used: bool


@quicken
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


_office, _day = lru_cache(REMEMBERED)(OfficeView), lru_cache(REMEMBERED)(CalendarView)


def stage(g: State) -> dict[str, Any]:
    return {"round": _round(g), "rounds": ROUNDS, "phase": g.phase}


def _round(g: State) -> int:
    """Who opens the first auction may be chosen before it: that is part of the first round."""
    return max(1, g.round)


def view(g: State, seat: Seat | None) -> View:
    board = {area: tuple(squires) for area, squires in g.board.items()}
    ranks = g.ranks
    return View(
        round=_round(g),
        rounds=ROUNDS,
        phase=g.phase,
        areas=_areas(g, board, ranks),
        sectors=_sectors(board, ranks),
        players=_players(g, seat),
        offices=_offices(g),
        calendar=[_calendar(g, at) for at in range(len(EVENT_ROUNDS))],
        opener=g.opener,
        auction=_auction(g),
        draft=_draft(g, seat),
        turn=_turn(g),
        deck=_deck_size(g),
        discard=list(g.discard),
        passed_on=_passed_on(g, seat),
        barred_from_palace=g.barred_from_palace(),
        options=g.options.shown,
    )


def _sees(g: State, seat: Seat | None, other: Seat) -> bool:
    return seat == other or g.screens_off


def _areas(g: State, board: Board, ranks: tuple[int, ...]) -> dict[Area, AreaView]:
    nobody = (0,) * len(ranks)
    new, incomes = _new(g.turn, nobody), _incomes(g.figures)
    barons = {player.baron: seat for seat, player in enumerate(g.players)}
    foreign = {player.foreign_baron: seat for seat, player in enumerate(g.players)}
    return {
        area: _area(
            board.get(area),
            new.get(area, nobody),
            ranks,
            barons.get(area),
            foreign.get(area),
            incomes[area],
        )
        for area in AREAS
    }


@lru_cache(REMEMBERED)
def _area(
    squires: tuple[int, ...] | None,
    new: tuple[int, ...],
    ranks: tuple[int, ...],
    baron: Seat | None,
    foreign_baron: Seat | None,
    income: tuple[int, ...],
) -> AreaView:
    """Remembered, since computer players look very often and one move changes little."""
    if squires is None:
        return AreaView(False, (0,) * len(ranks), new, None, baron, foreign_baron, income)
    controller = leader(squires, ranks)
    return AreaView(True, squires, new, controller, baron, foreign_baron, income)


def _incomes(figures: Figures) -> Board:
    """Prestige, squires and bezants of whoever controls each area."""
    incomes = {area: (p.prestige, p.squires, p.bezants) for area, p in figures.income.items()}
    return {**incomes, Area.DAVIDS_TOWER: (0, 0, figures.tower_bezants)}


def _new(turn: Turn | None, nobody: tuple[int, ...]) -> Board:
    """Squires that have arrived in this turn, where there are any."""
    if turn is None:
        return {}
    before, after = nobody[: turn.seat], nobody[turn.seat + 1 :]
    return {area: (*before, count, *after) for area, count in turn.new.items()}


def _sectors(board: Board, ranks: tuple[int, ...]) -> dict[Sector, SectorView]:
    return {
        sector: _sector(tuple([board[area] for area in areas if area in board]), ranks)
        for sector, areas in AREAS_OF.items()
    }


@lru_cache(REMEMBERED)
def _sector(areas: tuple[tuple[int, ...], ...], ranks: tuple[int, ...]) -> SectorView:
    if not areas:
        return SectorView(False, (0,) * len(ranks), None)
    totals = tuple([sum(column) for column in zip(*areas, strict=True)])
    return SectorView(True, totals, leader(totals, ranks))


def _players(g: State, seat: Seat | None) -> list[PlayerView]:
    on_board = [sum(column) for column in zip(*g.board.values(), strict=True)]
    return [
        _player(g, other, on_board[other], open_screen=_sees(g, seat, other))
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
    if naming := current(g, NameOffice):
        return AuctionView(None, None, None, _without_office(g), [])
    if opening := current(g, OpeningBid):
        return AuctionView(opening.office, None, None, _without_office(g), [])
    if going := current(g, Auction):
        leader = going.bidders[-1]
        return AuctionView(going.office, going.price, leader, list(going.bidders), [])
    if sealing := current(g, SealedLimits):
        sealed = [seat for seat, _ in sealing.answers]
        bidders = list(sealing.bidders)
        return AuctionView(sealing.office, sealing.price, sealing.bidders[-1], bidders, sealed)
    assert naming is None
    return None


def _without_office(g: State) -> list[Seat]:
    return [seat for seat in g.everyone if g.players[seat].office is None]


def _draft(g: State, seat: Seat | None) -> DraftView | None:
    step = current(g, DraftCard)
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


def _passed_on(g: State, seat: Seat | None) -> dict[int, list[Card]]:
    if seat is None:
        return {}
    passed: dict[int, list[Card]] = {}
    for other in g.others(seat):
        for held in g.players[other].hand:
            if seat in held.seen:
                passed.setdefault(held.round, []).append(held.card)
    if (step := current(g, DraftCard)) and seat in step.seen:
        passed.setdefault(g.round, []).extend(step.cards)
    return {number: sorted(cards) for number, cards in sorted(passed.items())}
