"""The rulebooks' worked examples and cases derived from them, T1 to T21 (facts, section 12)."""

import random

import pytest

import engine
from engine.games.jerusalem.data import DECK, Sector
from engine.games.jerusalem.events import PalaceCleared, TaxSettled, TemplarsFell
from engine.games.jerusalem.steps.calendar import (
    ClearPalace,
    GoToWar,
    HoldElection,
    ResolveEvent,
)
from engine.games.jerusalem.steps.course import CleanUp, FinalReckoning
from engine.games.jerusalem.steps.deploy import BeginTurn, DeployTurn
from engine.games.jerusalem.steps.draft import DealCards
from engine.games.jerusalem.steps.income import BuildTowers, GiveKingsGifts, PayIncome, SpinIntrigue
from engine.ids import Seat
from tests.games.jerusalem.kit import auction, deploying, play, player, position, squires, state
from tests.kit.random_play import random_game
from tests.kit.tables import changed, events, refuses, result

BLUE, RED, YELLOW, GREEN = (Seat(seat) for seat in range(4))


def test_t1_area_control() -> None:
    table = position(
        offices=["constable", "treasurer", "marshal", "admiral"],
        board={
            "patriarchate_large": [0, 2, 2, 0],
            "patriarchate_small_left": [1, 0, 3, 0],
            "patriarchate_small_right": [1, 0, 0, 0],
        },
    )
    areas = table.view(None)["areas"]
    assert areas["patriarchate_large"]["controller"] == RED
    assert areas["patriarchate_small_left"]["controller"] == YELLOW
    assert areas["patriarchate_small_right"]["controller"] == BLUE
    assert areas["market_large"]["controller"] is None


def test_t2_tie_goes_to_the_lower_office() -> None:
    offices = ["marshal", "constable", "treasurer", "admiral"]
    table = position(offices=offices, board={"market_large": [3, 3, 0, 0]})
    assert table.view(None)["areas"]["market_large"]["controller"] == 1


def test_t3_baron_needs_three_new_squires_and_keeps_others_out() -> None:
    table = deploying(1, board={"nobility_large": [0, 5, 0, 0]})
    play(table, "place nobility_large 2")
    assert refuses(table, 1, "baron nobility_large"), "squires of earlier rounds are not new"
    play(table, "place nobility_large 1", "baron nobility_large")
    assert player(table, 1).baron == "nobility_large"


def test_t3_baron_keeps_others_out_until_clean_up() -> None:
    turns = [step for seat in (1, 2) for step in (BeginTurn(Seat(seat)), DeployTurn(Seat(seat)))]
    table = position(*turns)
    play(table, "place nobility_large 3", "baron nobility_large", "done")
    assert table.asked == (2,)
    assert refuses(table, 2, "place nobility_large 1")
    play(table, "place nobility_small_left 1", "place nobility_small_right 1")
    table = changed(table, CleanUp().run)
    play(table, "place nobility_large 1")
    assert squires(table, "nobility_large") == [0, 3, 1, 0]


def test_t3_baron_blocks_placing_and_cards_but_not_the_small_areas() -> None:
    table = deploying(
        2,
        barons=[None, "nobility_large", None, None],
        hands=[[], [], ["influence_nobility", "turncoat_a", "move_2_squires_a"], []],
        board={"nobility_large": [0, 3, 1, 0], "market_large": [0, 0, 1, 0]},
    )
    assert refuses(table, 2, "place nobility_large 1")
    play(table, "place nobility_small_left 1", "play influence_nobility")
    assert sorted(table.legal(2)) == sorted(
        f"put nobility_small_{side} {count}" for side in ("left", "right") for count in (1, 2)
    )
    play(table, "put nobility_small_right 2", "play move_2_squires_a")
    assert not any("nobility_large" in action for action in table.legal(2))
    play(table, "move market_large nobility_small_left", "done")
    assert "play turncoat_a" not in table.legal(2), "all opposing squires stand under the Baron"
    assert squires(table, "nobility_large") == [0, 3, 1, 0]


def test_t4_constables_baron_needs_fewer() -> None:
    table = deploying(0)
    play(table, "place davids_tower 1", "place market_small_left 1", "place templars_large 2")
    assert refuses(table, 0, "baron davids_tower")
    barons = {action for action in table.legal(0) if action.startswith("baron ")}
    assert barons == {"baron market_small_left", "baron templars_large"}
    play(table, "place davids_tower 1", "baron davids_tower")
    assert player(table, 0).baron == "davids_tower"


def test_t5_nobody_blocks_the_large_palace_while_all_stand_at_nothing() -> None:
    table = deploying(1)
    play(table, "place kings_palace_large 3")
    assert refuses(table, 1, "baron kings_palace_large")
    assert table.view(None)["barred_from_palace"] == [0, 1, 2, 3]


def test_t5_whoever_has_gained_prestige_in_round_one_is_the_only_one_barred() -> None:
    table = deploying(1, prestige=[2, 0, 0, 0])
    play(table, "place kings_palace_large 3", "baron kings_palace_large")
    assert player(table, 1).baron == "kings_palace_large"
    leader = deploying(1, hands=[[], ["gain_2_prestige_a"], [], []])
    play(leader, "place kings_palace_large 3", "play gain_2_prestige_a")
    assert refuses(leader, 1, "baron kings_palace_large")
    assert leader.view(None)["barred_from_palace"] == [1]


def test_t5_by_option_nobody_may_in_round_one() -> None:
    options = {"round1_palace_baron": "never"}
    table = deploying(1, prestige=[2, 0, 0, 0], options=options)
    play(table, "place kings_palace_large 3")
    assert refuses(table, 1, "baron kings_palace_large")
    later = deploying(1, prestige=[2, 0, 0, 0], options=options, round=2)
    play(later, "place kings_palace_large 3", "baron kings_palace_large")


# The seats of T6 and T7 are green, yellow, red and blue.
MARKET = {
    "market_large": [4, 3, 0, 0],
    "market_small_left": [0, 2, 3, 0],
    "market_small_right": [0, 2, 0, 4],
}


def test_t6_privilege_without_control() -> None:
    market = position(board=MARKET).view(None)["sectors"]["market"]
    assert market["totals"] == [4, 7, 3, 4]
    assert market["majority"] == 1
    areas = position(board=MARKET).view(None)["areas"]
    assert all(areas[area]["controller"] != 1 for area in MARKET)


def test_t7_income() -> None:
    table = position(PayIncome(), board=MARKET, bezants=[0, 0, 0, 0])
    gained = [(each.reserve, each.bezants, each.prestige) for each in state(table).players]
    assert gained == [(2, 4, 0), (0, 0, 0), (1, 2, 0), (1, 2, 0)]


def test_t8_building() -> None:
    others = position(BuildTowers(), tower=[2, 3, 0, 0], prestige=[4, 0, 0, 0])
    assert (player(others, 0).tower, player(others, 0).prestige) == (3, 0)
    short = position(BuildTowers(), tower=[2, 2, 0, 0], prestige=[4, 0, 0, 0])
    assert (player(short, 0).tower, player(short, 0).prestige) == (2, 4)
    first = position(BuildTowers(), tower=[2, 2, 0, 0], prestige=[5, 0, 0, 0])
    assert (player(first, 0).tower, player(first, 0).prestige) == (3, 0)


@pytest.mark.parametrize(
    ("hires", "paid"),
    [(["hire 1"], 1), (["hire 2"], 3), (["hire 3"], 6), (["hire 1", "hire 1", "hire 1"], 6)],
)
def test_t9_treasurers_mercenaries(hires: list[str], paid: int) -> None:
    table = deploying(1, bezants=[12, 12, 12, 12])
    play(table, *hires)
    assert player(table, 1).bezants == 12 - paid


def test_t10_mercenaries_of_others_and_genoese_merchants() -> None:
    table = deploying(3, bezants=[12, 12, 12, 11], hands=[[], [], [], ["genoese_merchants_a"]])
    play(table, "hire 1")
    assert player(table, 3).bezants == 12 - 3, "the Admiral's bezant came first"
    play(table, "play genoese_merchants_a", "hire 2")
    assert player(table, 3).bezants == 12 - 3 - 4
    assert player(table, 3).reserve == 4 + 1 + 2


def test_t10_selling_influence() -> None:
    board = {area: [1, 0, 0, 0] for area in ("market_large", "templars_large", "davids_tower")}
    table = deploying(0, board=board, bezants=[0, 0, 0, 0])
    supply, reserve = player(table, 0).supply, player(table, 0).reserve
    play(table, "sell", "remove market_large 1", "remove templars_large 1", "remove davids_tower 1")
    assert player(table, 0).bezants == 1
    assert player(table, 0).supply == supply + 3
    assert player(table, 0).reserve == reserve
    assert "sell" not in table.legal(0)


@pytest.mark.parametrize(
    ("taken", "gained"),
    [
        (("prestige", "bezant"), (1, 0, 1)),
        (("prestige", "prestige"), (2, 0, 0)),
        (("squire", "squire"), (0, 2, 0)),
        (("squire", "bezant"), (0, 1, 1)),
    ],
)
def test_t11_two_resources_of_any_mix(taken: tuple[str, str], gained: tuple[int, int, int]) -> None:
    table = deploying(0, hands=[["gain_2_resources_a"], [], [], []], bezants=[0, 0, 0, 0])
    reserve = player(table, 0).reserve
    play(table, "play gain_2_resources_a", *(f"take {each}" for each in taken))
    got = player(table, 0)
    assert (got.prestige, got.reserve - reserve, got.bezants) == gained
    assert "done" in table.legal(0), "the turn goes on"


def test_t12_draft() -> None:
    table = position(DealCards(), seats=3, offices=["admiral", "treasurer", "marshal"])
    seen: list[tuple[int, int]] = []
    while len(seen) < 2:
        seat = table.asked[0]
        seen.append((seat, len(table.legal(seat))))
        play(table, table.legal(seat)[0])
    assert seen == [(1, 3), (2, 2)]
    assert [len(each.hand) for each in state(table).players] == [1, 1, 1]
    assert len(state(table).deck) == len(DECK) - 3


def test_t13_court_intrigue_against_nothing() -> None:
    table = position(SpinIntrigue(Seat(0)), prestige=[0, 0, 3, 0])
    assert table.legal(0) == ["intrigue 1", "intrigue 2", "intrigue 3", "decline"]
    play(table, "intrigue 1")
    assert [each.prestige for each in state(table).players] == [1, 0, 3, 0]


def test_t13_court_intrigue_against_prestige() -> None:
    table = position(SpinIntrigue(Seat(0)), prestige=[0, 0, 3, 0])
    play(table, "intrigue 2")
    assert [each.prestige for each in state(table).players] == [1, 0, 2, 0]


def test_t14_kings_gifts() -> None:
    table = position(
        GiveKingsGifts(),
        reserve=[5, 2, 0, 0],
        bezants=[1, 4, 4, 0],
        hands=[[], ["turncoat_a", "turncoat_b"], [], ["gain_1_squire_a"]],
    )
    assert [each.prestige for each in state(table).players] == [3, 1 + 1, 1, 1]
    assert table.view(3)["players"][1]["bezants"] == 4, "screens are off"


def test_t15_succession() -> None:
    """Green's Baron is in the large Palace area, red's in the Patriarchate; yellow has none."""
    green, yellow, red = 0, 1, 2
    table = position(
        *[ClearPalace(Seat(seat)) for seat in (green, yellow, red, 3)],
        round=2,
        barons=["kings_palace_large", None, "patriarchate_large", None],
        board={
            "kings_palace_large": [2, 1, 1, 0],
            "kings_palace_small_left": [2, 1, 1, 0],
            "kings_palace_small_right": [0, 0, 1, 0],
        },
    )
    assert table.asked == (green,)
    play(table, "rescue 2")
    assert table.asked == (red,), "without a Baron there is nothing to choose"
    play(table, "rescue 2")
    assert squires(table, "kings_palace_large") == [2, 0, 0, 0]
    assert squires(table, "kings_palace_small_left") == [0, 0, 0, 0]
    assert squires(table, "kings_palace_small_right") == [0, 0, 0, 0]
    assert squires(table, "patriarchate_large") == [0, 0, 2, 0]
    assert player(table, green).supply == 48, "two of four went to the supply"
    assert player(table, red).supply == 48, "the third one went to the supply"
    told = [(each.seat, each.lost, each.rescued) for each in events(table, PalaceCleared)]
    assert told == [(green, 2, 2), (yellow, 2, 0), (red, 1, 2)]
    assert player(table, yellow).supply == 50
    assert player(table, yellow).reserve == 0, "never behind the screen"


def test_t16_election() -> None:
    """The seats are blue, yellow, red and a fourth."""
    table = position(
        HoldElection(),
        board={
            "patriarchate_large": [3, 1, 0, 0],
            "patriarchate_small_left": [0, 2, 0, 2],
            "patriarchate_small_right": [0, 4, 0, 0],
            "nobility_large": [1, 0, 3, 0],
            "nobility_small_left": [1, 2, 0, 0],
            "nobility_small_right": [5, 0, 0, 0],
            "market_large": [1, 4, 0, 0],
        },
    )
    assert squires(table, "patriarchate_large") == [1, 1, 0, 0]
    assert squires(table, "patriarchate_small_left") == [0, 2, 0, 2]
    assert squires(table, "patriarchate_small_right") == [0, 4, 0, 0]
    assert squires(table, "nobility_large") == [1, 0, 1, 0]
    assert squires(table, "nobility_small_left") == [1, 1, 0, 0]
    assert squires(table, "nobility_small_right") == [5, 0, 0, 0]
    assert squires(table, "market_large") == [1, 4, 0, 0]


@pytest.mark.parametrize(("blue_had", "blue_loses"), [(6, 2), (7, 3)])
def test_t17_special_tax(blue_had: int, blue_loses: int) -> None:
    """In this order blue pays 4, green 3, yellow nothing (he has nothing), red 1."""
    table = position(
        ResolveEvent(),
        event="special_tax",
        round=3,
        bezants=[4, 3, 0, 5],
        board={
            "market_large": [blue_had - 2, 2, 1, 1],
            "market_small_left": [2, 2, 1, 0],
        },
    )
    play(table, f"pay market_large {min(4, blue_had - 2)}")
    if player(table, 0).bezants:
        play(table, f"pay market_small_left {player(table, 0).bezants}")
    assert table.asked == (1,), "green comes next"
    play(table, "pay market_large 2", "pay market_small_left 1")
    assert table.asked == (3,), "yellow has no bezants and nothing to choose"
    assert squires(table, "market_small_left")[1:3] == [1, 0], "green and yellow lost one there"
    play(table, "pay market_large 1")
    assert squires(table, "market_large")[3] == 1
    kept = state(table).totals(Sector.MARKET)
    assert kept == [4, 3, 0, 1]
    assert blue_had - kept[0] == blue_loses
    assert [each.bezants for each in state(table).players] == [0, 0, 0, 4]
    assert {each.seat for each in events(table, TaxSettled)} == {0, 1, 2, 3}


def test_t18_war() -> None:
    """The seats are red, green, blue, yellow."""
    red, green, blue, yellow = range(4)
    table = position(
        *[GoToWar(Seat(seat)) for seat in range(4)],
        round=2,
        board={
            "templars_large": [4, 4, 0, 0],
            "templars_small_left": [0, 3, 1, 0],
            "market_large": [2, 3, 4, 3],
            "patriarchate_large": [3, 0, 0, 0],
        },
    )
    play(table, f"strike {green} market_large", f"strike {green} market_large")
    assert refuses(table, red, f"strike {green} market_large"), "three of one opponent"
    play(table, f"strike {blue} market_large", f"strike {blue} market_large")
    assert table.asked == (green,), "four fell, four were struck"
    for victim in (red, red, blue, blue, yellow, yellow):
        play(table, f"strike {victim} market_large")
    assert state(table).totals(Sector.TEMPLARS) == [0, 0, 0, 0]
    assert table.asked == (blue,), "seven of green's fell, but six strikes are the most"
    play(table, f"strike {red} patriarchate_large")
    assert squires(table, "patriarchate_large") == [2, 0, 0, 0]
    assert squires(table, "market_large") == [0, 1, 0, 1]
    assert [event.seat for event in events(table, TemplarsFell)] == [red, green, blue]


def test_t19_opener_must_name_an_office_and_bid() -> None:
    table = auction()
    assert table.legal(0) == ["name constable", "name treasurer", "name marshal", "name admiral"]
    play(table, "name treasurer")
    assert table.legal(0) == [f"bid {amount}" for amount in range(13)]
    assert refuses(table, 0, "pass")
    assert refuses(table, 0, "bid 13")


def test_t19_passing_binds_for_one_office_and_the_last_seat_pays_nothing() -> None:
    table = auction(bezants=(12, 12, 12, 3))
    play(table, "name constable", "bid 0")
    assert table.asked == (1,)
    play(table, "bid 3", "pass")
    assert table.asked == (0,), "seat 3 has 3 bezants, cannot top 3, and is not asked"
    play(table, "bid 4")
    assert table.asked == (1,), "who passed, or was passed over, is not asked again"
    assert "bid 12" in table.legal(1)
    assert refuses(table, 1, "bid 13")
    assert refuses(table, 1, "bid 4"), "a raise is higher than the bid"
    play(table, "pass")
    assert player(table, 0).office == "constable"
    assert player(table, 0).bezants == 8
    assert table.asked == (1,), "the first without an office to the winner's left opens"
    play(table, "name admiral", "bid 1")
    assert table.asked == (2,), "a pass binds for one office"
    play(table, "bid 2", "bid 3", "pass", "pass")
    assert player(table, 3).office == "admiral"
    assert player(table, 3).bezants == 0
    play(table, "name treasurer", "bid 5", "pass")
    assert player(table, 1).office == "treasurer"
    assert player(table, 2).office == "marshal"
    assert player(table, 2).bezants == 12, "the last office is free"


def test_t20_two_players() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="two")
    g = state(table)
    assert len(g.deck) == 25
    assert [office["id"] for office in table.view(None)["offices"]] == ["marshal", "admiral"]
    assert set(g.events) == {"succession", "special_tax", "war"}
    deploy = deploying(0, seats=2)
    for area in ("patriarchate_large", "nobility_small_left"):
        assert refuses(deploy, 0, f"place {area} 1")
        assert not deploy.view(0)["areas"][area]["open"]


def test_t20_two_players_meet_all_three_events() -> None:
    table = engine.Table.new("jerusalem", seats=2, seed="events")
    for _ in random_game(table, random.Random(1)):
        pass
    calendar = {day["event"] for day in table.view(None)["calendar"]}
    assert calendar == {"succession", "special_tax", "war"}


def test_t21_equal_towers_go_to_more_prestige() -> None:
    table = position(CleanUp(), FinalReckoning(), tower=[5, 5, 4, 3], prestige=[1, 7, 9, 0])
    assert table.result == {
        "scores": [5, 5, 4, 3],
        "ranking": [[1], [0], [2], [3]],
        "winners": [1],
    }


def test_t21_equal_again_goes_to_the_lower_office() -> None:
    offices = ["marshal", "admiral", "constable", "treasurer"]
    table = position(CleanUp(), FinalReckoning(), offices=offices, tower=[5] * 4, prestige=[2] * 4)
    assert result(table)["ranking"] == [[2], [3], [0], [1]]
