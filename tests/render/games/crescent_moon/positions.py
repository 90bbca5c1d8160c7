"""Positions of Crescent Moon to draw: the view of a new table, changed as each picture needs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from engine import Seat
from engine.codec import to_data
from engine.games.crescent_moon.data import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Card,
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
from engine.games.crescent_moon.land_view import ForceView, HexView
from engine.games.crescent_moon.state import Deal, Score
from engine.games.crescent_moon.view import (
    BargainView,
    ClashView,
    PlayedView,
    PlayerView,
    SideView,
    SlotView,
    TurnView,
    View,
)
from engine.state import Result
from render.context import Changes, Data, typed_view

COINS = (4, 4, 6, 4, 0)
PRICES = {Market.NEAR: 2, Market.MIDDLE: 4, Market.FAR: 6}
MARKET = (
    Card.ARCHERS, Card.BRIBERY, Card.CAMEL_RIDERS, Card.INFANTRY, Card.INFORMERS,
    Card.SIEGE_ENGINES,
)  # fmt: skip
HAND = (
    Card.ASSASSINATION, Card.CAMPAIGN, Card.ELDER, Card.GARRISON, Card.IMAM,
    Card.MASTER_BUILDERS, Card.SHIPS, Card.VETERAN_CAPTAIN,
)  # fmt: skip
MARKS: Changes = {"12": {3: 2, 0: -1}, "10": {4: 1}, "5": {2: 0}}


@dataclass(frozen=True, kw_only=True)
class Position:
    """A view, and what is true of every table."""

    view: View
    seat: Seat | None = None
    asked: Sequence[Seat] = (WARLORD,)
    result: Result | None = None

    @property
    def data(self) -> Data:
        """Return what `Table.view` would give."""
        return {
            "game": "crescent_moon",
            "seat": self.seat,
            "seats": len(self.view.players),
            "asked": list(self.asked),
            "moves": 0,
            "result": to_data(self.result) if self.result else None,
            **to_data(self.view),
        }

    def having(self, **changes: Any) -> "Position":
        return replace(self, view=replace(self.view, **changes))

    def having_clash(self, **changes: Any) -> "Position":
        assert self.view.clash is not None
        return self.having(clash=replace(self.view.clash, **changes))

    def having_player(self, seat: int, **changes: Any) -> "Position":
        players = list(self.view.players)
        players[seat] = replace(players[seat], **changes)
        return self.having(players=players)

    def having_hex(self, number: int, **changes: Any) -> "Position":
        hexes = list(self.view.hexes)
        hexes[number - 1] = replace(hexes[number - 1], **changes)
        return self.having(hexes=tuple(hexes))

    def having_figures(self, figures: Mapping[str, object]) -> "Position":
        return self.having(options=self.view.options | {"figures": figures})


@dataclass(frozen=True)
class Pieces:
    """What stands in a hex: ordinary units and mercenaries by seat, buildings, a token."""

    units: Mapping[Seat, tuple[int, int]] = field(default_factory=dict)
    token: Seat | None = None
    stronghold: tuple[Piece, Seat] | None = None
    settlement: Piece | None = None
    palace: bool = False

    def put_into(self, entry: HexView) -> HexView:
        """Return the hex with these pieces; who controls it and who is present follows."""
        kind, owner = self.stronghold or (None, None)
        strong = [*self.units, *([owner] if owner is not None else []), *([CALIPH] * self.palace)]
        present = {*strong, *([SULTAN] if self.settlement else [])}
        present |= {self.token} if self.token is not None else set()
        return replace(
            entry,
            controller=strong[0] if strong else None,
            present=sorted(present),
            forces=[ForceView(seat, *units) for seat, units in self.units.items()],
            stronghold=kind,
            stronghold_owner=owner,
            settlement=self.settlement,
            palace=self.palace,
            token=self.token,
        )


def populated(view: View, land: Mapping[int, Pieces]) -> View:
    hexes = (land.get(at, Pieces()).put_into(entry) for at, entry in enumerate(view.hexes, 1))
    return replace(view, hexes=tuple(hexes))


def new_view(seats: int, viewer: Seat | None, land: str) -> View:
    """Return a new table's view, before anybody has cards or income."""
    options = {"map": land}
    table = engine.Table.new("crescent_moon", seats=seats, seed="drawn", options=options)
    view: View = typed_view(table.view(viewer))
    players = [
        replace(player, coins=coins, income=0, cards=0, known=[], hand=[] if at == viewer else None)
        for at, (player, coins) in enumerate(zip(view.players, COINS, strict=False))
    ]
    return replace(view, players=players)


def empty(seats: int = 5, *, viewer: Seat | None = None) -> Position:
    """Return the preset map with nothing on it, in the first year."""
    preset, unlaid = (new_view(seats, viewer, land) for land in ("preset", "variable"))
    # Before the map is laid, no starting piece has left the supply.
    players = [
        replace(player, supply=full.supply)
        for player, full in zip(preset.players, unlaid.players, strict=True)
    ]
    slots = zip((name for name in Market for _ in range(2)), MARKET, strict=True)
    view = replace(
        populated(preset, {}),
        year=1,
        round=1,
        phase=Phase.ACTIONS,
        players=players,
        market=[SlotView(name, PRICES[name], card) for name, card in slots],
        sultan_market=[Card.ASSASSINATION, Card.VIZIER, Card.SHIPS],
        deck=55,
        turn=TurnView(WARLORD, ships=False),
    )
    return Position(view=view, seat=viewer)


LAND = {
    1: Pieces({WARLORD: (4, 0)}, WARLORD),
    2: Pieces(settlement=Piece.TOWN, token=MURSHID),
    3: Pieces({CALIPH: (1, 0)}, None, (Piece.FORT, CALIPH), Piece.TOWN),
    4: Pieces({CALIPH: (2, 0)}, None, (Piece.CASTLE, CALIPH), palace=True),
    5: Pieces({SULTAN: (0, 2)}, SULTAN, (Piece.FORT, SULTAN), Piece.CITY),
    6: Pieces({NOMAD: (0, 2)}, MURSHID),
    7: Pieces({NOMAD: (0, 1)}, NOMAD),
    8: Pieces({CALIPH: (3, 0)}, CALIPH),
    9: Pieces({MURSHID: (0, 2)}, MURSHID, (Piece.CASTLE, MURSHID)),
    10: Pieces({NOMAD: (0, 3)}, NOMAD, (Piece.FORT, NOMAD)),
    11: Pieces(token=NOMAD),
    12: Pieces({CALIPH: (2, 0)}, None, (Piece.FORT, CALIPH), Piece.CITY),
    13: Pieces({SULTAN: (0, 1)}, SULTAN, (Piece.CASTLE, SULTAN), Piece.CITY),
    14: Pieces({MURSHID: (0, 1)}, SULTAN, (Piece.FORT, MURSHID)),
    15: Pieces(token=MURSHID),
    16: Pieces({WARLORD: (3, 1)}),
}
LAND_OF_FOUR = {
    1: Pieces({WARLORD: (3, 0)}),
    3: Pieces(stronghold=(Piece.CASTLE, CALIPH)),
    4: Pieces({SULTAN: (0, 1)}, None, (Piece.FORT, SULTAN), Piece.TOWN),
    6: Pieces(token=WARLORD),
    8: Pieces({MURSHID: (0, 1)}, MURSHID),
    9: Pieces(token=MURSHID),
    10: Pieces({CALIPH: (1, 0)}, None, (Piece.CASTLE, CALIPH), palace=True),
    11: Pieces(settlement=Piece.CITY),
}
GOODS = ((5, 4, 2), (3, 7, 0), (11, 3, 0), (6, 5, 2), (9, 2, 3))  # coins, cards, reserves


def midgame(viewer: Seat | None = None, seats: int = 5) -> Position:
    """Return year 2, third action; the Warlord is about to act. With four players: the start."""
    position = empty(seats, viewer=viewer)
    if seats == 4:
        return replace(position, view=populated(position.view, LAND_OF_FOUR))
    position = replace(position, view=populated(position.view, LAND))
    for seat, (coins, cards, reserves) in enumerate(GOODS):
        position = position.having_player(seat, coins=coins, cards=cards, reserves=reserves)
    position = position.having_player(CALIPH, front=[Card.GENERAL, Card.ARCHERS])
    return position.having(year=2, round=3, deck=41, discard=[Card.CARAVAN, Card.TRIBUTE])


def crowded(viewer: Seat | None = None) -> Position:
    """Return every hex full, two-digit counts, two forces in each, and six kinds of supply."""
    position = empty(viewer=viewer)
    land = {}
    for number in range(1, 17):
        one, two, three = (Seat((number + more) % 5) for more in (0, 2, 1))
        units = {one: (12, 11), two: (7, 10)}
        land[number] = Pieces(units, three, (Piece.CASTLE, one), Piece.CITY, palace=True)
    players = [
        replace(
            player, coins=66, cards=8, reserves=24, vp=81, income=32,
            front=[Card.GENERAL, Card.ARCHERS, Card.IMAM, Card.VETERAN_CAPTAIN],
            supply=dict.fromkeys(Piece, 24),
        )
        for player in position.view.players
    ]  # fmt: skip
    view = replace(
        populated(position.view, land), players=players, year=4, years=6, round=8, rounds=8, deck=0,
        discard=[Card.SHIPS] * 40,
    )  # fmt: skip
    return replace(position, view=view, asked=(WARLORD, MURSHID, SULTAN, CALIPH, NOMAD))


def wide_markets() -> Position:
    """Return as many slots as a table may ask for, some of them empty."""
    cards = (*MARKET[:4], None, Card.UPRISING)
    return midgame().having(
        market=[SlotView(name, 10, card) for name in Market for card in cards],
        sultan_slots=6,
        sultan_market=[Card.SHIPS, Card.VIZIER, Card.MASTER_BUILDERS, Card.ELDER],
    )


def played(seat: Seat, side: Side | None, card: Card, bonus: int = 0, **more: Any) -> PlayedView:
    plain = PlayedView(seat, side, card, True, False, bonus, 0, 0, None)
    return replace(plain, **more)


def combat() -> Position:
    """Return the rulebook's example, decided: the Warlord takes hex 12 from hex 16."""
    clash = ClashView(
        kind=ClashKind.COMBAT,
        open=True,
        hex=Hex.H12,
        origin=Hex.H16,
        attacker=WARLORD,
        defender=CALIPH,
        participants=[],
        attack=SideView([WARLORD], 3, 2, 5, 2),
        defence=SideView([CALIPH], 3, 1, 4, 2),
        sealed=[],
        played=[
            played(WARLORD, Side.ATTACK, Card.CAMPAIGN, 1, ordinary=1),
            played(WARLORD, Side.ATTACK, Card.ELDER, 1, mercenaries=1),
            played(CALIPH, Side.DEFENCE, Card.SIEGE_ENGINES, 1),
        ],
        deal_seat=WARLORD,
        deal_points=2,
        winner=Side.ATTACK,
        captured=None,
        sacked=[Piece.FORT, Piece.CITY],
    )
    return midgame().having(clash=clash)


def sealing() -> Position:
    """Return the same combat while cards are chosen."""
    position = combat().having_clash(
        played=[],
        winner=None,
        sacked=[],
        sealed=[WARLORD],
        deal_seat=None,
        deal_points=None,
        attack=SideView([WARLORD], 3, 0, None, 0),
        defence=SideView([CALIPH], 3, 0, None, 0),
    )
    return replace(position, asked=(MURSHID, CALIPH))


def proposing() -> Position:
    """Return the same combat while the Murshid has a proposal to answer."""
    deal = Deal(WARLORD, 3, Side.ATTACK)
    return replace(sealing().having_clash(sealed=[], proposal=deal), asked=(MURSHID,))


def promised() -> Position:
    """Return the same combat once he has accepted it."""
    return sealing().having_clash(deal_seat=WARLORD, deal_points=3, deal_side=Side.ATTACK)


def undecided() -> Position:
    """Return revealed cards; the Murshid has still to say for whom his are."""
    return sealing().having_clash(
        played=[
            played(MURSHID, None, Card.ASSASSINATION, done=False),
            played(MURSHID, None, Card.SABOTAGE, done=False),
            played(WARLORD, Side.ATTACK, Card.VETERAN_CAPTAIN, done=False),
        ]
    )


def contest() -> Position:
    """Return the rulebook's example at the crossing, tied and decided by the Murshid."""
    clash = ClashView(
        kind=ClashKind.CONTEST,
        open=True,
        hex=Hex.H8,
        origin=None,
        attacker=CALIPH,
        defender=None,
        participants=[MURSHID, SULTAN],
        attack=SideView([SULTAN, CALIPH], 2, 1, 3, 0),
        defence=SideView([MURSHID], 1, 2, 3, 0),
        sealed=[],
        played=[
            played(CALIPH, Side.ATTACK, Card.UPRISING, 2),
            played(SULTAN, Side.ATTACK, Card.VIZIER, struck=True),
            played(MURSHID, Side.DEFENCE, Card.IMAM, 2),
            played(MURSHID, Side.DEFENCE, Card.BRIBERY, -1, target=SULTAN),
        ],
        deal_seat=None,
        deal_points=None,
        winner=Side.DEFENCE,
        captured=None,
        sacked=[],
    )
    return midgame().having(clash=clash)


def great_combat() -> Position:
    """Return as many cards as hands can hold, on one side, with the Murshid's help."""
    units = {"ordinary": 12, "mercenaries": 11}
    own = [played(WARLORD, Side.ATTACK, card, 2, **units) for card in HAND]
    help_ = [played(MURSHID, Side.ATTACK, card, -1, target=CALIPH) for card in HAND]
    position = crowded().having(clash=combat().view.clash)
    return position.having_clash(
        played=own + help_,
        captured=Piece.CASTLE,
        sacked=[Piece.FORT, Piece.PALACE, Piece.CITY],
        attack=SideView([WARLORD, MURSHID], 23, 12, 35, 12),
    )


def bargain() -> Position:
    talk = BargainView(
        talk=Talk.BRIBE, buyer=SULTAN, seller=NOMAD, units=2, hex=Hex.H10, card=None, price=7,
        earlier=None, speaker=NOMAD, left=3,
    )  # fmt: skip
    return replace(midgame().having(bargain=talk), asked=(NOMAD,))


def own_goods(seat: Seat, cards: int) -> dict[str, Any]:
    """Return what only the seat itself sees: a hand and what was scored."""
    scores = [
        Score(0, seat, Objective.START, 5),
        Score(1, seat, Objective.ENEMY_CASUALTY, 4),
        Score(1, seat, Objective.SACK_CITY, 4),
        Score(1, seat, Objective.WARLORD_HEXES, 1),
        Score(2, seat, Objective.SACK_FORT, 1),
        Score(2, seat, Objective.ENEMY_CASUALTY, 2),
    ]
    return {"hand": list(HAND[:cards]), "tiles": [], "scores": scores}


def screen(cards: int = 4, viewer: Seat = WARLORD) -> Position:
    """Return a seat's own view, with cards in hand and something scored."""
    own = own_goods(viewer, cards)
    position = midgame(viewer).having_player(
        viewer, cards=cards, vp=17, income=14, front=[Card.GENERAL], **own
    )
    known = [Card.INFORMERS, Card.IMAM]
    return replace(position.having_player(MURSHID, known=known), asked=(viewer,))


def scheming() -> Position:
    """Return the view of the Murshid, who looks at seven cards."""
    return screen(8, viewer=MURSHID).having(looking_at=[*HAND[:6], Card.UPRISING])


def laying(viewer: Seat | None = None) -> Position:
    """Return the variable map with six hexes laid."""
    view = new_view(5, viewer, "variable")
    rows = (
        (0, 0, Tile.CROSSING, 1), (1, -1, Tile.RIVER, 2), (-1, 1, Tile.RIVER, 5),
        (0, -1, Tile.DESERT, 0), (-1, 0, Tile.HOLY_SITE, 0), (1, 0, Tile.MOUNTAIN, 0),
    )  # fmt: skip
    hexes = tuple(_laid(view.hexes[0], *row) for row in rows)
    return Position(
        view=replace(view, hexes=hexes, players=[_with_tiles(each) for each in view.players]),
        seat=viewer,
        asked=(MURSHID,),
    )


def _laid(first: HexView, q: int, r: int, tile: Tile, turn: int) -> HexView:
    column, row = first.column - first.q + q, first.row - first.r + r
    edges = [turn, (turn + 1) % 6] if tile is Tile.RIVER else []
    return replace(
        first, column=column, row=row, q=q, r=r, tile=tile, terrain=tile.terrain, rotation=turn,
        cut_edges=edges,
    )  # fmt: skip


def _with_tiles(player: PlayerView) -> PlayerView:
    tiles = None if player.tiles is None else [Tile.MOUNTAIN, Tile.RIVER]
    return replace(player, tiles_left=2, tiles=tiles)


def over() -> Position:
    """Return the end: all points open, the Sultan wins."""
    position, totals = midgame(), (21, 34, 36, 28, 9)
    for seat in (WARLORD, MURSHID, SULTAN, CALIPH, NOMAD):
        scores = [
            Score(0, seat, Objective.START, 5),
            Score(1, seat, Objective.SULTAN_CITIES, 12),
            Score(2, seat, Objective.SULTAN_HOLY_SITE, 2),
            Score(3, seat, Objective.CALIPH_FIRST_YEAR, 4),
            Score(3, seat, Objective.DEAL, -2),
            Score(3, seat, Objective.NOMAD_MERCENARIES, 3),
        ]
        hand = list(HAND[: position.view.players[seat].cards])
        position = position.having_player(seat, vp=totals[seat], hand=hand, tiles=[], scores=scores)
    result = Result(totals, ((SULTAN,), (MURSHID,), (CALIPH,), (WARLORD,), (NOMAD,)))
    position = position.having(year=3, round=4, phase=Phase.OVER, turn=None)
    return replace(position, asked=(), result=result)
