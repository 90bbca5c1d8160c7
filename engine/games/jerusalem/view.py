"""What a seat may know of a game: this is the one place that hides."""

from dataclasses import dataclass
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
from engine.games.jerusalem.state import Player, State, Turn
from engine.games.jerusalem.steps.auction import Auction, NameOffice, OpeningBid, SealedLimits
from engine.games.jerusalem.steps.draft import DraftCard
from engine.games.jerusalem.verbs import floor_price
from engine.ids import Seat

AREAS, SECTORS = tuple(Area), tuple(Sector)


@quicken
@dataclass(frozen=True, slots=True)
class AreaView:
    open: bool
    squires: list[int]
    new: list[int]  # arrived in the turn that is being played
    controller: Seat | None
    baron: Seat | None
    foreign_baron: Seat | None
    income: list[int]  # prestige, squires, bezants


@quicken
@dataclass(frozen=True, slots=True)
class SectorView:
    open: bool
    totals: list[int]
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


def stage(g: State) -> dict[str, Any]:
    return {"round": _round(g), "rounds": ROUNDS, "phase": g.phase}


def _round(g: State) -> int:
    """Who opens the first auction may be chosen before it: that is part of the first round."""
    return max(1, g.round)


def view(g: State, seat: Seat | None) -> View:
    return View(
        round=_round(g),
        rounds=ROUNDS,
        phase=g.phase,
        areas=_areas(g),
        sectors={sector: _sector(g, sector) for sector in SECTORS},
        players=[_player(g, other, open_screen=_sees(g, seat, other)) for other in g.everyone],
        offices=[_office(g, office) for office in OFFICES_IN_USE[len(g.players)]],
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


def _areas(g: State) -> dict[Area, AreaView]:
    """All of them at once: computer players look very often."""
    board, turn, nobody = g.board, g.turn, [0] * len(g.players)
    barons = {player.baron: seat for seat, player in zip(g.everyone, g.players, strict=True)}
    foreign = {each.foreign_baron: seat for seat, each in zip(g.everyone, g.players, strict=True)}
    found = {}
    for area in AREAS:
        squires = board.get(area)
        found[area] = AreaView(
            open=squires is not None,
            squires=squires.copy() if squires else nobody,
            new=_new(g, turn, area) if turn and area in turn.new else nobody,
            controller=g.leader(squires) if squires else None,
            baron=barons.get(area),
            foreign_baron=foreign.get(area),
            income=_income(g.figures, area),
        )
    return found


def _income(figures: Figures, area: Area) -> list[int]:
    """Prestige, squires and bezants of whoever controls it."""
    if area is Area.DAVIDS_TOWER:
        return [0, 0, figures.tower_bezants]
    income = figures.income[area]
    return [income.prestige, income.squires, income.bezants]


def _new(g: State, turn: Turn, area: Area) -> list[int]:
    new = [0] * len(g.players)
    new[turn.seat] = turn.new[area]
    return new


def _sector(g: State, sector: Sector) -> SectorView:
    is_open = AREAS_OF[sector][0] in g.board
    totals = g.totals(sector)
    return SectorView(is_open, totals, g.leader(totals) if is_open else None)


def _player(g: State, seat: Seat, *, open_screen: bool) -> PlayerView:
    player: Player = g.players[seat]
    return PlayerView(
        prestige=player.prestige,
        tower=player.tower,
        next_floor=floor_price(g, seat),
        office=player.office,
        last_office=player.last_office,
        cards=len(player.hand),
        on_board=sum([squires[seat] for squires in g.board.values()]),
        baron=player.baron,
        foreign_baron=player.foreign_baron,
        reserve=player.reserve if open_screen else None,
        supply=player.supply if open_screen else None,  # with the board it would tell the reserve
        bezants=player.bezants if open_screen else None,
        hand=player.cards if open_screen else None,
    )


def _office(g: State, office: Office) -> OfficeView:
    held = [player.office for player in g.players]
    holder = Seat(held.index(office)) if office in held else None
    return OfficeView(office, OFFICE_NUMBER[office], g.figures.office_squires[office], holder)


def _calendar(g: State, at: int) -> CalendarView:
    turned_up = g.calendar[at] if at < len(g.calendar) else None
    done = g.round > EVENT_ROUNDS[at] or (g.phase is Phase.OVER)
    return CalendarView(EVENT_ROUNDS[at], turned_up, done)


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
