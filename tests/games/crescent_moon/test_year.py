"""The year: income, reserves, upkeep, rounds, the market and its deck (facts 5)."""

import random

import pytest

import engine
from engine.games.crescent_moon.cards import refill
from engine.games.crescent_moon.clash_events import ClashWon
from engine.games.crescent_moon.data import Piece
from engine.games.crescent_moon.events import DeckShuffled, RoundBegan, YearEnded
from engine.games.crescent_moon.state import Pile, State
from engine.games.crescent_moon.steps.preparation import (
    FillReserves,
    TakeIncome,
    Upkeep,
    incomes,
)
from engine.ids import Seat
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    Hexes,
    acting,
    cards,
    ground,
    key,
    play,
    player,
    position,
    state,
)
from tests.kit.tables import changed, events, result

# Income by hex (4 fertile, 2 river, 8 crossing, 9 wilderness, 7 mountain, 3 quarry, 11 desert,
# 6 holy site).
LAND = {4: 1, 2: 1, 8: 1, 9: 0, 7: 0, 3: 3, 11: 0, 6: 0}


@pytest.mark.parametrize("number", LAND)
def test_income_of_the_land(number: int) -> None:
    table = position(hexes={number: {"fort": CALIPH}})
    assert incomes(state(table))[CALIPH] == LAND[number]


@pytest.mark.parametrize(
    ("pieces", "holder", "sultan"),
    [
        ({"town": True}, 1, 1),
        ({"city": True}, 2, 2),
        ({"token": SULTAN}, 1, 1),
        ({"token": NOMAD}, 0, 0),
    ],
)
def test_income_of_settlements_and_tokens_goes_to_holder_and_sultan(
    pieces: dict[str, int], holder: int, sultan: int
) -> None:
    table = position(hexes={9: {"fort": CALIPH, **pieces}})
    assert incomes(state(table))[CALIPH] == holder
    assert incomes(state(table))[SULTAN] == sultan


def test_income_is_taken_by_everyone() -> None:
    table = position(TakeIncome(), hexes={3: {"fort": CALIPH}, 4: {"fort": NOMAD}})
    assert [player(table, seat).coins for seat in range(5)] == [0, 0, 0, 3, 1]


def test_next_income_of_a_hex_is_still_its_defenders_while_it_is_fought_over() -> None:
    table = acting(
        WARLORD,
        hexes={9: {"units": {WARLORD: (2, 0)}}, 14: {"fort": CALIPH}},
        hands={CALIPH: ["archers"]},
    )
    before = [each["income"] for each in table.view(None)["players"]]
    play(table, "assault 9 14", "units 2 0")
    view = table.view(None)
    assert [each["income"] for each in view["players"]] == before == [0, 0, 0, 3, 0]
    assert next(each for each in view["hexes"] if each["hex"] == "14")["controller"] == CALIPH


# Case: the seat, the hexes, units on its reserves card before and after.
RESERVES: dict[str, tuple[Seat, Hexes, int, int]] = {
    "warlord below 3": (WARLORD, {9: {"units": {WARLORD: (1, 4)}}}, 1, 2),
    "warlord at 3": (WARLORD, {9: {"units": {WARLORD: (3, 0)}}}, 0, 0),
    "warlord above 3": (WARLORD, {9: {"units": {WARLORD: (5, 0)}}}, 1, 1),
    "caliph by castles and tokens": (
        CALIPH,
        {
            1: {"castle": CALIPH},
            4: {"castle": CALIPH, "token": CALIPH},
            9: {"units": {CALIPH: (1, 0)}},
        },
        0,
        2,
    ),
    "nomad counts all mercenaries": (
        NOMAD,
        {
            1: {"token": NOMAD},
            4: {"token": NOMAD},
            9: {"units": {SULTAN: (0, 2)}},
            8: {"units": {NOMAD: (0, 1)}},
        },
        1,
        3,
    ),
    "as far as supply allows": (
        NOMAD,
        {
            **{n: {"token": NOMAD} for n in (1, 2, 3, 4, 5, 6)},
            9: {"units": {NOMAD: (0, 5)}},
            8: {"units": {NOMAD: (0, 5)}},
        },
        0,
        2,
    ),
}


@pytest.mark.parametrize("name", RESERVES)
def test_reserves(name: str) -> None:
    seat, hexes, before, after = RESERVES[name]
    table = position(FillReserves(), hexes=hexes, reserves={seat: before})
    assert player(table, seat).reserves == after
    table.rules.audit(state(table))


def test_four_players_have_no_nomads_reserves() -> None:
    table = position(FillReserves(), seats=4, hexes={1: {"castle": CALIPH}, 2: {"token": CALIPH}})
    assert [player(table, seat).reserves for seat in range(4)] == [3, 0, 0, 2]


MARKET = ["imam", "archers", "elder", "infantry", "vizier", "uprising"]


def test_upkeep_returns_cards_and_turns_the_market_over() -> None:
    table = position(
        Upkeep(), year=2, market=MARKET, fronts={CALIPH: ["general"], MURSHID: ["imam"]}
    )
    assert cards(table, CALIPH) == ["general"]
    assert cards(table, MURSHID) == ["imam"]
    assert player(table, CALIPH).front == ()
    assert state(table).discard == ["imam", "archers"]
    assert state(table).market[:4] == MARKET[2:]
    assert None not in state(table).market


def test_upkeep_is_skipped_in_the_first_year() -> None:
    table = position(Upkeep(), year=1, market=MARKET, fronts={CALIPH: ["general"]})
    assert cards(table, CALIPH) == []
    assert state(table).market == MARKET


def test_upkeep_keeps_the_hand_limit() -> None:
    table = position(
        Upkeep(),
        year=2,
        market=MARKET,
        hands={CALIPH: ["cavalry"] * 4 + ["ships"] * 3},
        fronts={CALIPH: ["general", "garrison"]},
    )
    assert key(table) == "discard"
    play(table, "discard ships")
    assert len(player(table, CALIPH).hand) == 8


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = position(market=MARKET[:4], discard=["ships", "guides", "caravan"])
    rest = [slip.card for pile in state(table).deck for slip in pile.slips]

    def discard_the_deck(g: State) -> None:
        g.discard += rest
        g.deck = []
        refill(g)

    table = changed(table, discard_the_deck)
    assert None not in state(table).market
    assert events(table, DeckShuffled)[0].cards == 3 + len(rest)
    assert len(state(table).deck) == 1
    table.rules.audit(state(table))


def test_with_deck_and_discard_empty_slots_stay_empty() -> None:
    table = position(market=MARKET[:2])

    def lose_the_deck(g: State) -> None:
        g.deck = []
        refill(g)

    table = changed(table, lose_the_deck)
    assert state(table).market == [*MARKET[:2], None, None, None, None]


def test_the_deck_is_drawn_from_its_top_pile_first() -> None:
    table = position(market=MARKET[:5], deck=["ships", "guides"])
    assert isinstance(state(table).deck[0], Pile)
    table = changed(table, refill)
    assert state(table).market[-1] == "ships"


# -- the course ------------------------------------------------------------------------------


@pytest.mark.parametrize(("length", "years"), [("standard", 3), ("long", 4)])
@pytest.mark.parametrize("map_", ["preset", "variable"])
@pytest.mark.parametrize("seats", [4, 5])
def test_whole_games_have_so_many_years_of_four_rounds(
    length: str, years: int, map_: str, seats: int
) -> None:
    options = {"length": length, "map": map_}
    table = engine.Table.new("crescent_moon", seats=seats, seed=f"{length} {map_}", options=options)
    rng = random.Random(1)
    while table.asked:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    rounds = [(event.year, event.round) for event in events(table, RoundBegan)]
    assert rounds == [(year, number) for year in range(1, years + 1) for number in (1, 2, 3, 4)]
    assert len(events(table, YearEnded)) == years
    assert result(table)["scores"] == [each["vp"] for each in table.view(None)["players"]]


def test_everyone_has_one_action_a_round_in_turn_order() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="turns")
    play(table, "palace 4")
    while key(table) == "scheme":
        play(table, table.legal(MURSHID)[0])
    order = []
    for _ in range(10):
        order.append(table.asked[0])
        play(table, "collect")
    assert order == [WARLORD, MURSHID, SULTAN, CALIPH, NOMAD] * 2
    assert state(table).round == 3


def test_units_brought_in_by_cards_may_exceed_the_limit_until_the_action_ends() -> None:
    table = acting(
        CALIPH,
        hexes={
            8: {"units": {CALIPH: (5, 0)}},
            9: {"fort": NOMAD},
            10: {"units": {SULTAN: (0, 1)}},
        },
        hands={CALIPH: ["elder"]},
    )
    play(table, "assault 8 9", "units 5 0", "commit1 elder")
    assert events(table, ClashWon)[0].attack == 6
    while state(table).turn or key(table) == "disband":
        play(table, table.legal(CALIPH)[0])
    assert ground(table, 9).units(CALIPH) <= 5
    assert player(table, CALIPH).supply[Piece.UNIT] + player(table, CALIPH).reserves >= 7
