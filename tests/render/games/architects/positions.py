"""Positions of Architects to draw: a table after the draft, with what a picture has to show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

import engine
from engine import Seat
from engine.codec import to_data
from engine.games.architects.board_view import ApprenticeView, ScoreView, card_view
from engine.games.architects.data import (
    LARGE_CIRCLES,
    SLOTS,
    Apprentice,
    Building,
    Character,
    Good,
    Location,
    MarketCard,
    Phase,
    Skill,
    Slot,
)
from engine.games.architects.state import State
from engine.games.architects.tables import PRINTED, skills_in
from engine.games.architects.view import DraftView, View
from engine.state import Result
from render.context import Changes, Data, typed_view

SHOWN = (
    Apprentice.MINER, Apprentice.MERCHANT_GOLD, Apprentice.LABOURER, Apprentice.SWINDLER_CARPENTRY,
    Apprentice.THIEF, Apprentice.SQUIRE_VIRTUE, Apprentice.DEBT_COLLECTOR_TILING,
    Apprentice.TRICKSTER,
)  # fmt: skip
CARDS = (
    Building.CHAPEL, Building.SILVER_MARKET, Building.MONUMENT, Building.AQUEDUCT, Building.KEEP,
    Building.LIGHTHOUSE, Building.TREASURY, Building.CASTLE, Building.TRADING_POST,
    Building.THIEVES_DEN, Building.WELL, Building.CARPENTERS_HUT,
)  # fmt: skip
BUILT = CARDS[:2]  # by the circle, from the middle of the game on
AT = {
    Location.FOREST: (1, 4, 0, 2, 0), Location.MINES: (0, 1, 3, 0, 2),
    Location.QUARRY: (3, 0, 0, 2, 1), Location.STOREHOUSE: (2, 0, 1, 3, 0),
    Location.SILVERSMITH: (0, 2, 1, 1, 0), Location.TOWN_CENTRE: (1, 2, 0, 1, 1),
    Location.TAX_STAND: (0, 0, 1, 0, 0), Location.GUARDHOUSE: (0, 0, 1, 0, 2),
    Location.WORKSHOP: (2, 1, 1, 1, 3),
}  # fmt: skip
MARKS: Changes = {
    Location.STOREHOUSE: {0: 1}, Location.MINES: {0: -2}, Location.GUILDHALL: {1: 1},
    Location.BM_SMALL: {2: 1},
}  # fmt: skip


@dataclass(frozen=True)
class Position:
    """What a reader sees, and what is true of every table."""

    view: View
    seat: int | None
    asked: Sequence[int]
    result: Result | None = None

    @property
    def data(self) -> Data:
        """Return all of it as `Table.view` gives it."""
        return {
            **_drafted(len(self.view.players)).view(self.seat),
            "asked": list(self.asked),
            "result": self.result and to_data(self.result),
            **to_data(self.view),
        }

    def change(self, seat: int, **facts: Any) -> None:
        """Give a seat other belongings."""
        self.view.players[seat] = replace(self.view.players[seat], **facts)

    def show_cards(self, cards: Sequence[Building]) -> None:
        state = cast(State, _drafted(len(self.view.players)).state)
        self.view.cards.update({card: card_view(state, card) for card in cards})


@cache
def _drafted(seats: int) -> engine.Table:
    """Return a table where everybody has kept the first cards."""
    table = engine.Table.new("architects", seats=seats, seed="drawn")
    while table.stage()["phase"] == Phase.DRAFT:
        seat = table.asked[0]
        table.play(seat, table.legal(seat)[0])
    return table


def empty(seats: int = 5, *, viewer: int | None = None) -> Position:
    """Return the table after the draft, before the first worker."""
    view: View = typed_view(_drafted(seats).view(None))
    market = replace(
        view.market,
        small={Good.WOOD: 1, Good.GOLD: 1},
        large={Good.WOOD: 1, Good.STONE: 1, Good.MARBLE: 2},
    )
    shown = iter(SHOWN)
    rows = [[_shown(next(shown), slot) for slot in row] for row in SLOTS]
    view = replace(view, first=Seat(0), active=Seat(0), market=market, rows=rows)
    position = Position(view, viewer, [0])
    for seat in range(seats):
        goods = dict.fromkeys(Good, 0) | {Good.SILVER: 3 + seat}
        position.change(seat, goods=goods, hand=[] if seat == viewer else None)
    return position


def _shown(apprentice: Apprentice, slot: Slot) -> ApprenticeView:
    card = PRINTED.apprentices[apprentice]
    return ApprenticeView(apprentice, skills_in(card.skills), card.virtue, 0, slot)


def midgame(seats: int = 5, *, viewer: int | None = None) -> Position:
    """Return a table with two resets behind it; the circle is to move."""
    position = empty(seats, viewer=viewer)
    view, last = position.view, Seat(seats - 1)
    spaces = view.market.workers | {Location.BM_SMALL: min(Seat(2), last), Location.BM_LARGE: last}
    large = [MarketCard.BM_01, MarketCard.BM_03]
    workers = [Seat(at) for at in (0, 3, 1, 3, 0, 1, 2, 3, 1, 0, 4, 3, 2, 1) if at < seats]
    hall = view.guildhall
    workers = workers[: hall.spaces - 1]
    view = replace(
        view,
        locations={location: list(AT[location][:seats]) for location in LARGE_CIRCLES},
        market=replace(view.market, small_left=7, large_cards=large, workers=spaces),
        prison=[2, 0, 4, 0, 1][:seats],
        guildhall=replace(hall, workers=workers, left=hall.spaces - len(workers)),
        active=Seat(1),
        tax=9,
        turns=60,
        rewards=4,
    )
    position = replace(position, view=view, asked=[1])
    facts = ((8, 1, 4), (9, 2, 6), (2, 0, 4), (13, 3, 3), (5, 1, 7))
    for seat, (virtue, level, home) in enumerate(facts[:seats]):
        inmates = view.prison[seat]
        position.change(seat, virtue=virtue, level=level, workers=home, in_prison=inmates)
        if level:
            view.cathedral[level - 1].seats.append(Seat(seat))
    view.rows[0][0] = replace(view.rows[0][0], silver=1)
    view.rows[1][1] = replace(view.rows[1][1], silver=12)
    position.show_cards(BUILT)
    position.change(1, buildings=list(BUILT), paid_debts=1, held_by_others=3)
    view.players[0].captured[1] = 3
    return position


def crowded() -> Position:
    """Return a table that is full everywhere, the Guildhall beyond its spaces."""
    position = midgame()
    view = position.view
    view = replace(
        view,
        locations={location: [12, 3, 11, 8, 10] for location in LARGE_CIRCLES},
        prison=[12, 9, 20, 10, 3],
        guildhall=replace(view.guildhall, workers=[Seat(i % 5) for i in range(28)], left=0),
        cathedral=[replace(level, seats=[]) for level in view.cathedral],
        rows=[[replace(card, silver=13) for card in row] for row in view.rows],
        phase=Phase.LAST_TURNS,
        last_turns=3,
        tax=48,
    )
    position = replace(position, view=view)
    for seat in range(5):
        position.change(
            seat,
            virtue=14,
            level=0,
            workers=20,
            debts=12,
            paid_debts=10,
            captured=[0 if other == seat else 11 for other in range(5)],
            in_prison=12,
            held_by_others=13,
            cards=6,
            apprentices=[Apprentice.DEBT_COLLECTOR_CARPENTRY] * 5
            + [Apprentice.LABOURER] * (seat == 4),
            buildings=list(CARDS[: 4 + 2 * seat]),
            character=Character.FREDERICK,
            goods=dict.fromkeys(Good, 34),
        )
    position.show_cards(CARDS)
    return position


def screen(cards: int = 5, *, seats: int = 5) -> Position:
    """Return the circle's own board, to move."""
    position = midgame(seats, viewer=1)
    hand = [card for card in CARDS if card not in BUILT][:cards]
    position.show_cards(hand)
    position.change(
        1,
        hand=hand,
        cards=len(hand),
        goods=dict(zip(Good, (3, 5, 2, 2, 1, 7), strict=True)),
        skills=dict.fromkeys(Skill, 2),
        apprentices=[
            Apprentice.WOODCUTTER,
            Apprentice.JEWELLER,
            Apprentice.ACOLYTE_MASONRY,
            Apprentice.TRADER_WOOD,
        ],
        captured=[2, 0, 0, 3, 0][:seats],
    )
    return position


def full_screen() -> Position:
    """Return a board with all that there may be."""
    position = screen(10)
    position.change(
        1,
        character=Character.RUDOLF,
        apprentice_limit=6,
        buildings=list(CARDS[:7]),
        apprentices=[Apprentice.DEBT_COLLECTOR_CARPENTRY, Apprentice.LABOURER] * 3,
        captured=[12, 0, 10, 7, 11],
        workers=12,
        in_prison=13,
        held_by_others=12,
        debts=11,
        paid_debts=10,
        goods=dict.fromkeys(Good, 44),
    )
    position.show_cards(CARDS)
    return position


def draft(*, kept: Building | None = None) -> Position:
    """Return a choice of three cards, one kept before; two seats still owe theirs."""
    position = empty(4, viewer=1)
    pack = [Building.KEEP, Building.WELL, Building.TRADING_POST]
    asked = [Seat(1), Seat(3)] if kept is None else [Seat(3)]
    drafted = DraftView(left=2, waiting=asked, pack=pack, kept=kept)
    view = replace(position.view, phase=Phase.DRAFT, turns=0, draft=drafted)
    position = replace(position, view=view, asked=asked)
    position.show_cards([*pack, Building.CASTLE])
    position.change(1, hand=[Building.CASTLE], cards=1)
    return position


def over(seats: int = 5) -> Position:
    """Return the end, with every line of the score; circle and diamond tie."""
    position = midgame(seats)
    scores = [
        _score(35, 0, 4, 0, -52, 6, 10, 0, -8),
        _score(22, 2, 4, 0, 0, 6, 1, 0, 0),
        _score(16, -3, 0, -7, -4, 0, 3, 1, -2),
        _score(12, 2, 7, 5, 0, 9, 0, 0, 0),
        _score(6, 0, 2, -1, 0, 0, 1, 2, 0),
    ][:seats]
    totals = tuple(score.total for score in scores)
    ranking = tuple(
        tuple(Seat(seat) for seat in range(seats) if totals[seat] == total)
        for total in sorted(set(totals), reverse=True)
    )
    view = replace(position.view, phase=Phase.OVER, scores=scores)
    return replace(position, view=view, asked=[], result=Result(totals, ranking))


def _score(
    buildings: int,
    chapel: int,
    cathedral: int,
    virtue: int,
    debts: int,
    gold: int,
    marble: int,
    silver: int,
    prison: int,
) -> ScoreView:
    return ScoreView(
        buildings=buildings,
        effects={Building.CHAPEL: chapel} if chapel else {},
        cathedral=cathedral,
        virtue=virtue,
        debts=debts,
        gold=gold,
        marble=marble,
        silver=silver,
        prison=prison,
        total=buildings + chapel + cathedral + virtue + debts + gold + marble + silver + prison,
    )
