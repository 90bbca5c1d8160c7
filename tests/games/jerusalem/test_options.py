"""Each option of a table, played both ways (facts, section 10)."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine.games.jerusalem.data import Area
from engine.games.jerusalem.events import BidMade, IncomeTaken, LimitSealed, OfficeWon
from engine.games.jerusalem.options import Options
from engine.games.jerusalem.steps.auction import SealedLimits
from engine.games.jerusalem.steps.calendar import GoToWar
from engine.games.jerusalem.steps.income import (
    BuildTowers,
    GiveKingsGifts,
    LeaveTower,
    PayIncome,
    PayTower,
    SpinIntrigue,
)
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, deploying, play, player, position, squires, state
from tests.kit.tables import events, prompt, refuses


def test_every_option_is_tested_here() -> None:
    """Fail for a new option until it has tests of its own."""
    tested = {
        "auction",
        "income_table",
        "baron_requirement_scope",
        "baron_new_sources",
        "own_baron_blocks_own_moves",
        "round1_palace_baron",  # T5
        "first_builder_surcharge",
        "kings_gift_tie",
        "gift_zero_tie",
        "marshal_move",
        "move_card_count",
        "sell_influence_timing",
        "war_may_hit_templars",
        "squire_supply",
        "round1_opener",
        "ask_income_decline",
        "promo_foreign_baron",
        "figures",
    }
    assert set(Options.model_fields) == tested
    assert all(field.description for field in Options.model_fields.values())


# -- auction -------------------------------------------------------------------------------


def sealed(
    limits: dict[int, int | None],
    opening: int = 2,
    bezants: Sequence[int] = (12, 12, 12, 12),
) -> engine.Table:
    """Return a table where seat 0 opened the Treasurer and seats sealed limits (None: a pass)."""
    table = auction("sealed", bezants=bezants)
    play(table, "name treasurer", f"bid {opening}")
    for seat, limit in limits.items():
        table.play(seat, "pass" if limit is None else f"limit {limit}")
    return table


def test_auction_sealed_asks_all_at_once_and_plays_the_open_auction() -> None:
    table = sealed({})
    assert table.asked == (0, 1, 2, 3)
    assert prompt(table, 1)["private"]
    table = sealed({2: 5, 0: 4, 1: None, 3: 3})
    won = events(table, OfficeWon)[-1]
    assert (won.seat, won.office) == (2, "treasurer")
    # 0 opens 2; 1 passes, 2 bids 3, 3 passes, 0 bids 4, 2 bids 5, 0 passes.
    bids = [(event.seat, event.amount) for event in events(table, BidMade)]
    assert bids == [(0, 2), (2, 3), (0, 4), (2, 5)]
    assert won.price == 5


def test_auction_sealed_gives_what_the_open_one_would() -> None:
    """Compare with an auction in which each raises by one, clockwise, up to his limit.

    Of equal highest limits the first wins after the opener.
    """
    for limits in itertools.product((None, 3, 5, 6), repeat=4):
        table = sealed(dict(enumerate(limits)))
        won = events(table, OfficeWon)[-1]
        highest = [
            seat for seat in (1, 2, 3, 0) if limits[seat] == max(each or 0 for each in limits)
        ]
        winner, price = open_auction_of(limits)
        assert (won.seat, won.price) == (highest[0] if len(highest) > 1 else winner, price)


def open_auction_of(limits: tuple[int | None, ...]) -> tuple[int, int]:
    price, bidders = 2, [1, 2, 3, 0]
    while len(bidders) > 1:
        seat = bidders.pop(0)
        if (limits[seat] or 0) > price:
            price += 1
            bidders.append(seat)
    return bidders[0], price


def test_auction_sealed_shows_bids_and_never_limits() -> None:
    table = sealed({2: 9, 0: 8, 1: None})
    for reader in (1, 3, None):
        foreign = [each for each in events(table, LimitSealed, reader) if each.seat != reader]
        assert foreign
        assert all(event.limit is None for event in foreign)
        assert table.view(reader)["auction"]["sealed"] == [0, 1, 2]
    assert "limit" not in table.public_record()
    assert [event.limit for event in events(table, LimitSealed, 2) if event.seat == 2] == [9]


def test_auction_sealed_answers_may_be_changed_until_all_are_in() -> None:
    table = sealed({2: 9, 1: 3})
    table.undo(2)
    assert table.asked == (0, 2, 3)
    assert 2 in table.asked
    table.play(2, "limit 4")
    table.play(0, "pass")
    table.play(3, "pass")
    assert events(table, OfficeWon)[-1].price == 4
    with pytest.raises(engine.CannotUndo):
        table.undo(3)


def test_auction_sealed_does_not_ask_whoever_cannot_top_the_opening() -> None:
    table = sealed({}, opening=5, bezants=(12, 5, 6, 2))
    assert table.asked == (0, 2)
    step = state(table).agenda[-1]
    assert isinstance(step, SealedLimits)


def test_auction_sealed_with_nobody_able_to_top_goes_to_the_opener() -> None:
    table = sealed({}, opening=12)
    assert player(table, 0).office == "treasurer"
    assert player(table, 0).bezants == 0


# -- income --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "gained"),
    [
        ({}, (0, 6, 0)),
        ({"income_table": "proposed_a"}, (0, 4, 0)),
        ({"income_table": "proposed_b_doubling"}, (0, 6, 0)),
        ({"income_table": "custom"}, (0, 4, 0)),
        (
            {
                "income_table": "custom",
                "figures": {"income.custom.templars_large": [1, 2, 3]},
            },
            (1, 2, 3),
        ),
    ],
)
def test_income_table(options: dict[str, Any], gained: tuple[int, int, int]) -> None:
    board = {"templars_large": [1, 0, 0, 0]}
    options = {"ask_income_decline": "never", **options}
    table = position(PayIncome(), board=board, bezants=[0] * 4, options=options)
    got = player(table, 0)
    assert (got.prestige, got.reserve, got.bezants) == gained


def test_ask_income_decline_lets_one_take_less() -> None:
    board = {"market_large": [1, 0, 0, 0], "kings_palace_large": [1, 0, 0, 0]}
    options = {"ask_income_decline": "always"}
    table = position(PayIncome(), board=board, bezants=[0] * 4, options=options)
    assert table.asked == (0,)
    assert "accept market_large 0 2 4" not in table.legal(0), "that would be all of it"
    play(table, "accept kings_palace_large 1 0 0", "collect")
    got = player(table, 0)
    assert (got.prestige, got.reserve, got.bezants) == (1, 2, 4)


@pytest.mark.parametrize("asked", ["never", "where_it_matters"])
def test_ask_income_decline_otherwise_asks_nothing_about_bezants(asked: str) -> None:
    options = {"ask_income_decline": asked}
    table = position(PayIncome(), board={"market_large": [1, 0, 0, 0]}, options=options)
    assert events(table, IncomeTaken)


def test_figures_can_be_replaced_by_name() -> None:
    table = engine.Table.new(
        "jerusalem", seats=2, seed="figures", options={"figures": {"purse.start": 20}}
    )
    assert [each.bezants for each in state(table).players] == [20, 20]
    loaded = engine.Table.load(table.dump())
    assert state(loaded).figures.purse == 20


@pytest.mark.parametrize(
    "figures",
    [{"purse.stop": 1}, {"purse.start": -1}, {"purse.start": [1, 2]}, {"mercenary.price": 0}],
)
def test_figures_that_cannot_be_are_refused(figures: dict[str, Any]) -> None:
    with pytest.raises(engine.TableError):
        engine.Table.new("jerusalem", seats=2, seed="x", options={"figures": figures})


# -- Barons ----------------------------------------------------------------------------------


def test_baron_requirement_scope() -> None:
    area, sector = (
        deploying(1, options={"baron_requirement_scope": scope}) for scope in ("area", "sector")
    )
    for table in (area, sector):
        play(table, "place market_large 2", "place market_small_left 1")
    assert refuses(area, 1, "baron market_large")
    assert "baron market_large" in sector.legal(1)
    assert "baron market_small_right" in sector.legal(1)
    assert "baron templars_large" not in sector.legal(1)


def test_baron_new_sources() -> None:
    board = {"market_large": [0, 0, 2, 0]}
    every, some = (
        deploying(2, board=board, options={"baron_new_sources": sources})
        for sources in ("all_arrivals", "reserve_and_action_cards")
    )
    for table in (every, some):
        play(table, "march", "move market_large templars_large", "move market_large templars_large")
        play(table, "place templars_large 1")
    assert "baron templars_large" in every.legal(2)
    assert refuses(some, 2, "baron templars_large"), "the Marshal's moves do not count"


def test_baron_new_sources_counts_action_cards_both_ways() -> None:
    for sources in ("all_arrivals", "reserve_and_action_cards"):
        table = deploying(
            2,
            hands=[[], [], ["move_2_squires_a"], []],
            board={"market_large": [0, 0, 2, 0]},
            options={"baron_new_sources": sources},
        )
        play(table, "play move_2_squires_a", "move market_large templars_large")
        play(table, "move market_large templars_large", "place templars_large 1")
        assert "baron templars_large" in table.legal(2)


def test_own_baron_blocks_own_moves() -> None:
    blocked, free = (
        deploying(
            2,
            hands=[[], [], ["move_2_squires_a"], []],
            board={"market_large": [0, 0, 2, 0]},
            barons=[None, None, "market_large", None],
            options={"own_baron_blocks_own_moves": blocks},
        )
        for blocks in (True, False)
    )
    assert "play move_2_squires_a" not in blocked.legal(2)
    play(free, "play move_2_squires_a", "move market_large templars_large")
    assert squires(free, "templars_large")[2] == 1


@pytest.mark.parametrize("blocks", [False, True])
def test_own_baron_blocks_own_tower_move(blocks: bool) -> None:
    options = {"own_baron_blocks_own_moves": blocks}
    board = {"davids_tower": [1, 0, 0, 0]}
    into = position(
        LeaveTower(Seat(0)), board=board, barons=["market_large", None, None, None], options=options
    )
    assert ("move davids_tower market_large" in into.legal(0)) is not blocks
    out = position(PayTower(), board=board, barons=["davids_tower"], options=options)
    assert ("move davids_tower market_large" in out.legal(0)) is not blocks
    assert player(out, 0).bezants == 13, "the bezant comes in any case"


@pytest.mark.parametrize("blocks", [False, True])
def test_own_baron_blocks_own_influence(blocks: bool) -> None:
    hands = [[], ["influence_market", "influence_davids_tower"], [], []]
    options = {"own_baron_blocks_own_moves": blocks}
    table = deploying(1, hands=hands, barons=[None, "market_large", None, None], options=options)
    play(table, "play influence_market")
    assert ("put market_large 2" in table.legal(1)) is not blocks
    tower = deploying(1, hands=hands, barons=[None, "davids_tower", None, None], options=options)
    assert ("play influence_davids_tower" in tower.legal(1)) is not blocks
    assert "place davids_tower 1" in tower.legal(1), "he never stops what comes from the reserve"


@pytest.mark.parametrize("blocks", [False, True])
def test_own_baron_blocks_own_swaps(blocks: bool) -> None:
    hands = [["turncoat_a"], [], [], []]
    board = {"market_large": [1, 0, 0, 0], "templars_large": [1, 1, 0, 0]}
    options = {"own_baron_blocks_own_moves": blocks}
    setup = {"hands": hands, "board": board, "options": options}
    table = deploying(0, barons=["market_large", None, None, None], **setup)
    assert ("play turncoat_a" in table.legal(0)) is not blocks
    there = deploying(0, barons=["templars_large", None, None, None], **setup)
    assert ("play turncoat_a" in there.legal(0)) is not blocks


def test_own_baron_stops_nobody_unless_the_table_wants_it() -> None:
    assert Options().own_baron_blocks_own_moves is False


# -- towers and gifts ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("surcharge", "left"),
    [("game", [1, 0, 0, 0]), ("round", [0, 0, 0, 0]), ("off", [1, 0, 0, 0])],
)
def test_first_builder_surcharge_where_someone_has_built_the_floor_before(
    surcharge: str, left: list[int]
) -> None:
    """Seat 2 has two floors; the others build their first, by office, with 3, 2, 2 prestige."""
    table = position(
        BuildTowers(),
        prestige=[3, 2, 0, 2],
        tower=[0, 0, 2, 0],
        options={"first_builder_surcharge": surcharge},
    )
    assert [each.tower for each in state(table).players] == [1, 1, 2, 1]
    assert [each.prestige for each in state(table).players] == left


@pytest.mark.parametrize(
    ("surcharge", "left"), [("game", [0, 0]), ("round", [0, 0]), ("off", [1, 0])]
)
def test_first_builder_surcharge_where_nobody_has(surcharge: str, left: list[int]) -> None:
    table = position(
        BuildTowers(),
        prestige=[3, 2, 0, 0],
        options={"first_builder_surcharge": surcharge},
    )
    assert [each.tower for each in state(table).players] == [1, 1, 0, 0]
    assert [each.prestige for each in state(table).players][:2] == left


@pytest.mark.parametrize(
    ("tie", "gained"), [("tied_players", [1, 1, 0]), ("all_players", [1, 1, 1])]
)
def test_kings_gift_tie(tie: str, gained: list[int]) -> None:
    table = position(
        GiveKingsGifts(),
        seats=3,
        reserve=[2, 2, 1],
        bezants=[0, 0, 5],
        options={"kings_gift_tie": tie},
    )
    assert [each.prestige for each in state(table).players] == [gained[0], gained[1], gained[2] + 3]


@pytest.mark.parametrize(("zero", "gained"), [("pay", 1), ("none", 0)])
def test_gift_zero_tie(zero: str, gained: int) -> None:
    table = position(GiveKingsGifts(), bezants=[3, 0, 0, 0], options={"gift_zero_tie": zero})
    assert [each.prestige for each in state(table).players] == [3 + gained, gained, gained, gained]


# -- moves and sales -------------------------------------------------------------------------


def test_marshal_move() -> None:
    board = {"market_large": [0, 0, 2, 0], "templars_large": [0, 0, 1, 0]}
    free, strict = (
        deploying(2, board=board, options={"marshal_move": how})
        for how in ("up_to_2_free", "one_origin_one_goal")
    )
    for table in (free, strict):
        play(table, "march", "move market_large nobility_large")
    assert "move templars_large market_large" in free.legal(2)
    assert strict.legal(2) == ["move market_large nobility_large", "done"]


def test_move_card_count() -> None:
    board = {"market_large": [0, 2, 0, 0]}
    hands = [[], ["move_2_squires_a"], [], []]
    some, both = (
        deploying(1, board=board, hands=hands, options={"move_card_count": count})
        for count in ("up_to_2", "exactly_2")
    )
    for table in (some, both):
        play(table, "play move_2_squires_a", "move market_large templars_large")
    assert "done" in some.legal(1)
    assert "done" not in both.legal(1)
    alone = {"market_large": [0, 1, 0, 0]}
    lonely = deploying(1, board=alone, hands=hands, options={"move_card_count": "exactly_2"})
    assert refuses(lonely, 1, "play move_2_squires_a")


def test_sell_influence_timing() -> None:
    board = {"market_large": [3, 0, 0, 0]}
    turn_only, whenever = (
        position(SpinIntrigue(Seat(0)), board=board, options={"sell_influence_timing": when})
        for when in ("own_deploy_turn", "any_own_decision")
    )
    assert refuses(turn_only, 0, "sell")
    bezants = player(whenever, 0).bezants
    play(whenever, "sell", "remove market_large 3")
    assert player(whenever, 0).bezants == bezants + 1
    assert "intrigue 1" in whenever.legal(0), "the decision is still open"


def test_sell_influence_while_sealing_a_limit_raises_what_one_can_offer() -> None:
    board = {"market_large": [0, 3, 0, 0]}
    options = {"sell_influence_timing": "any_own_decision"}
    table = auction("sealed", board=board, bezants=[3, 3, 3, 3], options=options)
    play(table, "name treasurer", "bid 2")
    assert "limit 4" not in table.legal(1)
    play(table, "sell", "remove market_large 3", seat=1)
    assert "limit 4" in table.legal(1)


@pytest.mark.parametrize("hit", [True, False])
def test_war_may_hit_templars(hit: bool) -> None:
    table = position(
        GoToWar(Seat(0)),
        board={"templars_large": [1, 2, 0, 0]},
        options={"war_may_hit_templars": hit},
    )
    assert ("strike 1 templars_large" in table.legal(0)) is hit


def test_squire_supply() -> None:
    hands = [["gain_1_squire_a", "influence_market"], [], [], []]
    capped = deploying(0, reserve=[45, 0, 0, 0], hands=hands)
    assert player(capped, 0).reserve == 50, "seven were due, five were left"
    play(capped, "play gain_1_squire_a")
    assert player(capped, 0).reserve == 50
    assert "play influence_market" not in capped.legal(0), "nothing is left to put there"
    assert not any(action.startswith("hire") for action in capped.legal(0))
    unlimited = engine.Table.new(
        "jerusalem", seats=2, seed="x", options={"squire_supply": "unlimited"}
    )
    assert state(unlimited).players[0].supply > 1000


def test_round1_opener_by_chance_and_by_the_host() -> None:
    openers = {
        engine.Table.new("jerusalem", seats=4, seed=str(number)).view(None)["opener"]
        for number in range(40)
    }
    assert openers == {0, 1, 2, 3}
    table = engine.Table.new(
        "jerusalem", seats=4, seed="x", options={"round1_opener": "host_choice"}
    )
    assert table.asked == (0,)
    assert table.stage()["round"] == table.view(None)["round"] == 1, "it is part of the first round"
    table.play(0, "opener 2")
    assert table.asked == (2,)
    assert "name constable" in table.legal(2)


# -- the promo card ----------------------------------------------------------------------------


def test_promo_foreign_baron_is_a_28th_card() -> None:
    without, with_it = (
        engine.Table.new("jerusalem", seats=4, seed="x", options={"promo_foreign_baron": promo})
        for promo in (False, True)
    )
    assert len(state(without).deck) == 27
    assert len(state(with_it).deck) == 28


def test_promo_foreign_baron_stands_beside_the_own_one_and_blocks_alike() -> None:
    table = deploying(
        0,
        hands=[["foreign_baron"], [], [], []],
        reserve=[3, 0, 0, 0],
        options={"promo_foreign_baron": True},
    )
    play(table, "place market_large 2", "baron market_large")
    assert refuses(table, 0, "play foreign_baron"), "no Constable's discount"
    play(table, "place market_small_left 3", "play foreign_baron", "baron market_small_left")
    view = table.view(None)["areas"]
    assert view["market_large"]["baron"] == 0
    assert view["market_small_left"]["foreign_baron"] == 0
    closed = state(table).closed_to_placing(Seat(1))
    assert {Area.MARKET_LARGE, Area.MARKET_SMALL_LEFT} <= closed
