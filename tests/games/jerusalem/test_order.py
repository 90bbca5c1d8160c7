"""The order of seats, of phases, and of the steps of a phase."""

import random

import pytest

import engine
from engine.games.jerusalem.data import FIGURES, Area, EventCard
from engine.games.jerusalem.events import (
    ElectionLost,
    FloorBuilt,
    GiftGiven,
    RoundBegan,
    RoundEnded,
)
from engine.games.jerusalem.state import State
from engine.games.jerusalem.steps.auction import BidForOffices
from engine.games.jerusalem.steps.calendar import ClearPalace, GoToWar, PayTax, ResolveEvent
from engine.games.jerusalem.steps.course import CleanUp, PlayRound
from engine.games.jerusalem.steps.deploy import DeploySquires
from engine.games.jerusalem.steps.income import BuildTowers, CollectRevenues, LeaveTower
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, deploying, play, player, position, squires, state
from tests.kit.random_play import random_game
from tests.kit.tables import changed, events, prompt, refuses

REVERSED = ["admiral", "marshal", "treasurer", "constable"]  # seat 3 comes first, seat 0 last
BY_OFFICE = [3, 2, 1, 0]


def seats_asked(table: engine.Table, action: str) -> list[int]:
    """Play this action, or the first legal one, to the end; return the seats that were asked."""
    order: list[int] = []
    while prompt(table)["facts"]:
        seat = table.asked[0]
        order.append(seat)
        table.play(seat, action if action in table.legal(seat) else table.legal(seat)[0])
    return order


# -- by office, not by seat ------------------------------------------------------------------


def test_deploy_turns_go_by_office() -> None:
    assert seats_asked(position(DeploySquires(), offices=REVERSED), "done") == BY_OFFICE


def test_towers_are_built_by_office() -> None:
    table = position(BuildTowers(), offices=REVERSED, prestige=[2, 0, 0, 3])
    assert [(each.seat, each.price) for each in events(table, FloorBuilt)] == [(3, 3), (0, 2)]


def test_succession_goes_by_office() -> None:
    table = position(
        ResolveEvent(),
        round=2,
        event="succession",
        offices=REVERSED,
        board={"kings_palace_large": [1, 1, 1, 1]},
        barons=["market_large", "templars_large", "nobility_large", "davids_tower"],
    )
    assert seats_asked(table, "rescue 1") == BY_OFFICE


def test_tax_goes_by_office() -> None:
    table = position(
        ResolveEvent(),
        round=2,
        event="special_tax",
        offices=REVERSED,
        board={"market_large": [1, 1, 1, 1]},
    )
    assert seats_asked(table, "pay market_large 1") == BY_OFFICE


def test_war_goes_by_office() -> None:
    table = position(
        ResolveEvent(),
        round=2,
        event="war",
        offices=REVERSED,
        board={"templars_large": [1, 1, 1, 1], "market_large": [1, 1, 1, 1]},
    )
    assert seats_asked(table, "done") == BY_OFFICE


# -- auctions ------------------------------------------------------------------------------------


def test_next_auction_is_opened_left_of_the_winner() -> None:
    table = auction()
    play(table, "name marshal", "bid 0", "bid 1", "pass", "pass", "pass")
    assert player(table, 1).office == "marshal"
    assert table.asked == (2,), "not seat 0, who has no office either"


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_whoever_leads_opens_the_later_rounds(number: int) -> None:
    table = position(PlayRound(), round=number - 1, offices=[None] * 4, tower=[0, 1, 3, 2])
    assert state(table).round == number
    assert table.asked == (2,)
    assert events(table, RoundBegan)[-1].opener == 2


def test_three_players_have_no_constable() -> None:
    table = engine.Table.new("jerusalem", seats=3, seed="three")
    seat = table.asked[0]
    assert table.legal(seat) == ["name treasurer", "name marshal", "name admiral"]


def test_last_seat_takes_the_last_office() -> None:
    offices = ["constable", "treasurer", None, "admiral"]
    table = position(BidForOffices(Seat(2)), offices=offices, free=["marshal"])
    assert player(table, 2).office == "marshal"


# -- the steps of phase 3 --------------------------------------------------------------------------


def test_privileges_come_before_income() -> None:
    table = position(CollectRevenues(), board={"market_large": [1, 0, 0, 0]}, bezants=[0] * 4)
    assert not prompt(table, 0)["facts"], "nothing to buy prestige with: the market paid afterwards"
    assert player(table, 0).bezants == 4


def test_gifts_come_after_income_and_before_building() -> None:
    board = {"market_large": [1, 0, 0, 0]}
    table = position(
        CollectRevenues(), round=5, board=board, bezants=[0, 1, 0, 0], reserve=[0, 1, 1, 1]
    )
    assert player(table, 0).bezants == 4, "the most"
    assert player(table, 0).reserve == 2, "and the most, once the Market has paid"
    assert player(table, 0).tower == 1, "six prestige of the King were built with at once"
    kinds = [type(each).__name__ for each in table.log(None)]
    assert kinds.index("IncomeTaken") < kinds.index("GiftGiven") < kinds.index("FloorBuilt")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_king_gives_nothing_before_round_five(number: int) -> None:
    table = position(CollectRevenues(), round=number, reserve=[3, 0, 0, 0])
    assert not events(table, GiftGiven)
    assert table.view(1)["players"][0]["reserve"] is None, "the screens stand"


def test_tower_move_goes_to_another_area() -> None:
    table = position(LeaveTower(Seat(0)), board={"davids_tower": [1, 0, 0, 0]})
    assert "move davids_tower market_large" in table.legal(0)
    assert "move davids_tower davids_tower" not in table.legal(0)


# -- events ------------------------------------------------------------------------------------


def test_barons_leave_after_the_event() -> None:
    """Play a whole round of two: the Baron is still there at the Succession."""
    table = position(PlayRound(), round=1, seats=2, offices=[None] * 2, tower=[1, 0])
    table = changed(table, turn_up_succession)
    easy = {"name": "name marshal", "open": "bid 0", "limit": "pass", "limit-opener": "pass"}
    while (key := prompt(table)["key"]) != "deploy":
        play(table, easy.get(key, table.legal(table.asked[0])[0]))
    play(table, "place kings_palace_small_left 3", "baron kings_palace_small_left", "done", "done")
    assert prompt(table, 0)["key"] == "rescue"
    assert table.legal(0) == ["rescue 0", "rescue 1", "rescue 2"]
    play(table, "rescue 2")
    assert squires(table, "kings_palace_small_left") == [2, 0]
    assert player(table, 0).baron is None, "now he is home"


def turn_up_succession(g: State) -> None:
    g.calendar, g.events = [EventCard.SUCCESSION], []


@pytest.mark.parametrize("number", [2, 3, 4])
def test_election_is_held_in_its_round(number: int) -> None:
    table = position(
        ResolveEvent(),
        round=number,
        event="patriarch_election",
        board={"nobility_large": [3, 1, 0, 0]},
    )
    assert squires(table, "nobility_large") == [1, 1, 0, 0]


def test_election_of_round_four_is_held_in_a_played_game() -> None:
    for number in range(60):
        table = engine.Table.new("jerusalem", seats=4, seed=f"election {number}")
        for _ in random_game(table, random.Random(number)):
            pass
        if state(table).calendar[2] is EventCard.PATRIARCH_ELECTION:
            break
    log = table.log(None)
    [began] = [each for each in events(table, RoundBegan) if each.round == 4]
    [ended] = [each for each in events(table, RoundEnded) if each.round == 4]
    held = log[log.index(began) : log.index(ended)]
    assert any(isinstance(each, ElectionLost) for each in held)


def test_baron_rescues_two_at_most_and_fewer_if_one_likes() -> None:
    board = {"kings_palace_large": [4, 0, 0, 0]}
    table = position(ClearPalace(Seat(0)), round=2, board=board, barons=["market_large"])
    assert table.legal(0) == ["rescue 0", "rescue 1", "rescue 2"]
    play(table, "rescue 1")
    assert squires(table, "market_large") == [1, 0, 0, 0]


def test_foreign_baron_rescues_nobody() -> None:
    table = position(round=2, board={"kings_palace_large": [4, 0, 0, 0]})
    table = changed(table, let_the_foreign_baron_come)
    assert not list(ClearPalace(Seat(0)).asks(state(table)))


def let_the_foreign_baron_come(g: State) -> None:
    g.players[0].foreign_baron = Area.MARKET_LARGE


def test_taxed_squires_may_all_be_given_up() -> None:
    board = {"market_large": [2, 0, 0, 0]}
    table = position(PayTax(Seat(0), Area.MARKET_LARGE), round=2, board=board, bezants=[5] * 4)
    assert table.legal(0) == ["pay market_large 0", "pay market_large 1", "pay market_large 2"]
    play(table, "pay market_large 0")
    assert squires(table, "market_large") == [0, 0, 0, 0]
    assert player(table, 0).bezants == 5


MARKET = {"market_large": [3, 0, 0, 0], "market_small_left": [2, 0, 0, 0]}


def taxed(bezants: int, board: dict[str, list[int]] = MARKET) -> engine.Table:
    """Return a table whose seat 0 is asked about the special tax."""
    return position(
        ResolveEvent(), event="special_tax", round=2, board=board, bezants=[bezants, 0, 0, 0]
    )


def test_special_tax_is_asked_once_with_its_total_in_sight() -> None:
    table = taxed(5)
    facts = prompt(table, 0)["facts"]
    assert (facts["squires"], facts["cost"], facts["bezants"]) == (5, 5, 5)
    assert facts["areas"] == ("market_large", "market_small_left")
    assert table.legal(0) == [
        "payall",
        *(f"pay market_large {count}" for count in (1, 2, 3)),
        *(f"pay market_small_left {count}" for count in (1, 2)),
        "done",
    ]
    play(table, "payall")
    assert [squires(table, area)[0] for area in MARKET] == [3, 2]
    assert player(table, 0).bezants == 0
    assert not prompt(table, 0)["facts"], "it is asked no more"
    none = taxed(5)
    play(none, "done")
    assert [squires(none, area)[0] for area in MARKET] == [0, 0]
    assert player(none, 0).bezants == 5
    assert not prompt(none, 0)["facts"]


def test_special_tax_may_be_paid_area_by_area_in_any_order() -> None:
    table = taxed(4)
    assert "payall" not in table.legal(0), "that would cost 5"
    play(table, "pay market_small_left 2")
    assert prompt(table, 0)["facts"]["cost"] == 3, "for those that are left"
    assert table.legal(0) == [f"pay market_large {count}" for count in (0, 1, 2)]
    play(table, "pay market_large 1")
    assert [squires(table, area)[0] for area in MARKET] == [1, 2]
    assert player(table, 0).bezants == 1


def test_special_tax_asks_nothing_once_the_purse_is_empty() -> None:
    table = taxed(3)
    play(table, "pay market_large 3")
    assert not prompt(table, 0)["facts"]
    assert [squires(table, area)[0] for area in MARKET] == [3, 0]


def test_the_war_says_how_many_can_really_be_struck() -> None:
    """Six have fallen, but the only opponent on the board loses two at most."""
    board = {"templars_large": [6, 0], "market_large": [0, 5]}
    table = position(GoToWar(Seat(0)), seats=2, round=2, board=board)
    assert prompt(table, 0)["facts"]["left"] == 2
    table.play(0, "strike 1 market_large")
    assert prompt(table, 0)["facts"]["left"] == 1


def test_strikes_of_the_war_may_be_declined() -> None:
    board = {"templars_large": [2, 0, 0, 0], "market_large": [0, 3, 0, 0]}
    table = position(GoToWar(Seat(0)), round=2, board=board)
    play(table, "strike 1 market_large", "done")
    assert squires(table, "market_large") == [0, 2, 0, 0]
    assert not prompt(table, 0)["facts"], "the war is over"


# -- turns ---------------------------------------------------------------------------------------


def test_marshal_marches_once_a_turn() -> None:
    table = deploying(2, board={"market_large": [0, 0, 3, 0]})
    play(table, "march", "move market_large templars_large", "done")
    assert refuses(table, 2, "march")
    assert refuses(table, 2, "levy")


def test_marshal_without_squires_on_the_board_does_not_march() -> None:
    table = deploying(2)
    assert "levy" in table.legal(2)
    assert "march" not in table.legal(2)


def test_baron_comes_once_a_round_wherever_he_could_stand() -> None:
    table = deploying(2, reserve=[0, 0, 3, 0])
    play(table, "place market_large 3", "place templars_large 3")
    assert {"baron market_large", "baron templars_large"} <= set(table.legal(2))
    play(table, "baron market_large")
    assert not any(action.startswith("baron") for action in table.legal(2))


@pytest.mark.parametrize(
    ("tower", "prestige", "barred"),
    [
        ([2, 1, 0, 0], [0, 9, 0, 0], [0]),
        ([2, 2, 0, 0], [3, 5, 9, 9], [1]),
        ([2, 2, 1, 0], [4, 4, 4, 4], [0, 1]),
    ],
)
def test_tallest_tower_then_most_prestige_bars_from_the_large_palace(
    tower: list[int], prestige: list[int], barred: list[int]
) -> None:
    table = position(tower=tower, prestige=prestige, round=3)
    assert table.view(None)["barred_from_palace"] == barred


def test_turncoat_takes_nobody_out_of_a_blocked_area() -> None:
    table = deploying(
        0,
        hands=[["turncoat_a"], [], [], []],
        board={"market_large": [1, 0, 0, 0], "templars_large": [0, 2, 0, 0]}
        | {"nobility_large": [0, 1, 0, 0]},
        barons=[None, "templars_large", None, None],
    )
    play(table, "play turncoat_a", "offer market_large")
    assert table.legal(0) == ["swap 1 nobility_large"]


def test_influence_may_go_beside_the_own_baron() -> None:
    """R29: one's own Baron never stops oneself."""
    hands = [[], ["influence_market", "influence_davids_tower"], [], []]
    table = deploying(1, hands=hands, barons=[None, "market_large", None, None])
    play(table, "play influence_market", "put market_large 2")
    assert squires(table, "market_large") == [0, 2, 0, 0]
    tower = deploying(1, hands=hands, barons=[None, "davids_tower", None, None])
    play(tower, "play influence_davids_tower")
    assert squires(tower, "davids_tower") == [0, 2, 0, 0]


def test_floors_of_a_round_are_forgotten_at_its_end() -> None:
    options = {"first_builder_surcharge": "round"}
    table = position(BuildTowers(), CleanUp(), prestige=[3, 0, 0, 0], options=options)
    assert player(table, 0).tower == 1
    assert [each["next_floor"] for each in table.view(None)["players"]] == [4, 3, 3, 3]


def test_only_whoever_decides_may_sell_outside_his_turn() -> None:
    options = {"sell_influence_timing": "any_own_decision"}
    board = {"market_large": [3, 3, 0, 0]}
    table = position(LeaveTower(Seat(0)), board=board | {"davids_tower": [1] * 4}, options=options)
    assert "sell" in table.legal(0)
    assert table.legal(1) == []


# -- figures -------------------------------------------------------------------------------------


def test_players_begin_with_twelve_bezants_and_fifty_squires() -> None:
    table = engine.Table.new("jerusalem", seats=4, seed="start")
    assert [each.bezants for each in state(table).players] == [12] * 4
    assert [each.supply for each in state(table).players] == [50] * 4


@pytest.mark.parametrize("name", ["proposed_a", "proposed_b_doubling", "custom"])
def test_market_pays_what_is_printed_in_every_table(name: str) -> None:
    rows = {kind: FIGURES[f"income.{name}.market_{kind}"] for kind in ("large", "small_left")}
    rows["small_right"] = FIGURES[f"income.{name}.market_small_right"]
    assert rows["large"].value == (0, 2, 4)
    assert rows["small_left"].value == rows["small_right"].value == (0, 1, 2)
    assert {row.status for row in rows.values()} == {"printed"}
