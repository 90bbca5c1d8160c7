"""Computer players of Crescent Moon: plain choices, good prices, whole games."""

import random
from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

import engine
from engine.games.crescent_moon.clash_events import DealMade
from engine.games.crescent_moon.data import Card
from engine.games.crescent_moon.steps.turn import NextTurn
from engine.ids import Seat
from engine.players import LEVELS, decide, evaluator_of
from engine.players.contest import play_game
from engine.players.games.crescent_moon.land import Land
from engine.players.games.crescent_moon.seat_values import ABSURD, SeatValues
from engine.players.games.crescent_moon.talks import Bargaining, bargaining, card_gains
from engine.players.lookahead import quick_scores_of
from tests.games.crescent_moon.kit import (
    CALIPH,
    MURSHID,
    NOMAD,
    SULTAN,
    WARLORD,
    acting,
    key,
    play,
    player,
    position,
)
from tests.kit.players import SOBER

EVALUATOR = evaluator_of("crescent_moon")
SHORT = {"figures": {"course.standard": 1}}


def look(table: engine.Table, seat: int) -> dict[str, float]:
    return quick_scores_of(EVALUATOR, table, Seat(seat))


def choice(table: engine.Table, seat: int) -> str:
    return decide(table.redeal(seat, "x"), seat, SOBER, seed="x").action


def turn_of(table: engine.Table, seat: int) -> list[str]:
    """What a normal player does until its turn is over."""
    done = [choice(table, seat)]
    table.play(seat, done[-1])
    while table.asked[0] == seat and key(table) != "action":
        done.append(choice(table, seat))
        table.play(seat, done[-1])
    return done


def questions(games: int) -> Iterator[tuple[engine.Table, Seat]]:
    """Every question of random games, of all sizes and maps."""
    for number in range(games):
        options = {"map": "variable" if number % 3 == 0 else "preset"}
        table = engine.Table.new(
            "crescent_moon", seats=4 + number % 2, seed=f"q{number}", options=options
        )
        rng = random.Random(number)
        while table.asked:
            seat = table.asked[0]
            yield table, seat
            table.play(seat, rng.choice(table.legal(seat)))


def test_every_question_of_random_games_gets_finite_quick_scores() -> None:
    met = set()
    for table, seat in questions(20):
        legal = table.legal(seat)
        prompt = table.prompt(seat)
        assert prompt is not None
        if len(legal) > 1:
            found = look(table, seat)
            met.add(prompt["key"])
            assert list(found) == legal
            assert all(isfinite(each) for each in found.values()), prompt["key"]
    assert {
        "action",
        "commit",
        "stance",
        "propose",
        "propose-murshid",
        "answer-deal",
        "answer-hire",
        "lay",
        "group",
        "exchange",
    } <= met


@pytest.mark.parametrize("seats", [4, 5])
def test_parts_add_up_to_the_score_when_the_game_is_over(seats: int) -> None:
    table = engine.Table.new("crescent_moon", seats=seats, seed="end", options=SHORT)
    while table.asked:
        seat = table.asked[0]
        table.play(seat, choice(table, seat))
    assert table.result is not None
    for reader in range(seats):
        view = table.typed_view(reader)
        worths = [sum(EVALUATOR.evaluate(view, Seat(seat)).values()) for seat in range(seats)]
        assert worths == table.result["scores"]


def test_every_part_has_words_when_a_hint_names_it() -> None:
    table = acting(WARLORD, hexes={1: {"units": {WARLORD: (3, 0)}}, 13: {"city": True}})
    words = engine.GAMES["crescent_moon"].words
    parts = {p for seat in range(5) for p in EVALUATOR.evaluate(table.typed_view(seat), Seat(seat))}
    assert len(parts) == 8
    for part in parts:
        assert words(f"worth-{part}") != f"worth-{part}"


def test_normal_players_end_a_game_when_they_play_it_out() -> None:
    played = play_game("crescent_moon", ["normal"] * 4, "one", options=SHORT)
    assert len(played.winners) == 1
    assert max(played.scores) > 8


# -- plain choices ---------------------------------------------------------------------------


def test_warlord_sacks_when_an_open_city_lies_beside_his_army() -> None:
    table = acting(WARLORD, hexes={14: {"units": {WARLORD: (3, 0)}}, 13: {"city": True}})
    assert turn_of(table, WARLORD)[:2] == ["act assault", "assault 14 13"]


def test_warlord_leaves_a_castle_alone_when_he_has_one_unit() -> None:
    hexes = {8: {"units": {WARLORD: (1, 0)}}, 4: {"castle": CALIPH, "units": {CALIPH: (4, 0)}}}
    table = acting(WARLORD, hexes=hexes)
    found = look(table, WARLORD)
    assert found["act assault"] < min(each for deed, each in found.items() if deed != "act assault")
    assert choice(table, WARLORD) != "act assault"


def test_murshid_takes_the_holy_site_when_nobody_is_there() -> None:
    table = acting(MURSHID, hexes={9: {"token": MURSHID}})
    assert turn_of(table, MURSHID) == ["act influence", "influence 6"]


def test_caliph_takes_the_crossing_when_he_stands_beside_it() -> None:
    table = acting(CALIPH, hexes={4: {"units": {CALIPH: (2, 0)}, "castle": CALIPH}})
    done = turn_of(table, CALIPH)
    assert done[0] == "act move"
    assert any(each.startswith("move ") and each.endswith(" 8") for each in done)


def test_sultan_builds_all_he_can_when_the_year_ends() -> None:
    table = acting(SULTAN, hexes={5: {"fort": SULTAN}}, coins={SULTAN: 6}, year=3)
    table.state.round = 4
    done = turn_of(table, SULTAN)
    assert done[0] == "act build"
    assert player(table, SULTAN).coins == 0


def test_rivals_points_are_counted_when_their_gains_were_announced() -> None:
    table = acting(SULTAN, vp={WARLORD: 11, CALIPH: 7})
    assert Land(table.typed_view(SULTAN)).points == [11, 5, 5, 7, 5]


def test_the_loss_of_whoever_is_ahead_pleases_most() -> None:
    hexes = {5: {"token": MURSHID}, 9: {"token": NOMAD}}
    for leader, other in ((MURSHID, NOMAD), (NOMAD, MURSHID)):
        values = SeatValues(
            acting(WARLORD, hexes=hexes, vp={leader: 20}).typed_view(WARLORD), Seat(WARLORD)
        )
        assert values.leading_rival == leader
        assert values.loss_weight(Seat(leader)) > values.loss_weight(Seat(other)) > 0


def test_anyone_sacks_an_open_town_the_rather_the_further_the_sultan_is_ahead() -> None:
    hexes = {14: {"units": {CALIPH: (3, 0)}}, 13: {"town": True}}

    def joy(points: int) -> float:
        table = acting(CALIPH, hexes=hexes, vp={SULTAN: points, MURSHID: 15})
        return look(table, CALIPH)["act assault"]

    assert joy(25) > joy(5)


def test_nomad_recruits_into_a_quarry_when_it_is_free() -> None:
    table = acting(NOMAD, hexes={10: {"token": NOMAD}}, reserves={NOMAD: 2})
    play(table, "act recruit")
    done = turn_of(table, NOMAD)
    assert done in (["recruit 3 1", "recruit 14 1"], ["recruit 14 1", "recruit 3 1"])


def test_stopping_looks_worse_than_building_when_gains_are_left() -> None:
    table = acting(SULTAN, hexes={5: {"fort": SULTAN}}, coins={SULTAN: 9})
    play(table, "build town 16")
    found = look(table, SULTAN)
    assert found["done"] < 0 < max(found.values())


def test_poorest_card_goes_when_the_hand_is_too_large() -> None:
    hand = ["imam", "imam", "imam", "imam", "bribery", "assassination", "uprising", "informers"]
    table = acting(MURSHID, hands={MURSHID: hand}, market=["bribery"], coins={MURSHID: 9})
    play(table, "buy near bribery")
    assert choice(table, MURSHID) == "discard informers"


# -- clashes ---------------------------------------------------------------------------------


def fight(units: int, hand: list[str], **more: Any) -> engine.Table:
    """The Warlord attacks the Caliph's three units in the quarry."""
    hexes = {1: {"units": {WARLORD: (units, 0)}}, 3: {"units": {CALIPH: (3, 0)}}}
    table = acting(WARLORD, hexes=hexes, hands={WARLORD: ["campaign", *hand]}, **more)
    play(table, "assault 1 3", f"units {units} 0")
    return table


def test_a_captain_is_committed_when_he_turns_the_combat() -> None:
    table = fight(2, ["veteran_captain"])
    found = look(table, WARLORD)
    assert found["commit1 veteran_captain"] > found["hold"]


def test_an_event_is_saved_when_the_combat_is_won_anyway() -> None:
    table = fight(7, ["sabotage"])
    found = look(table, WARLORD)
    assert found["hold"] > found["commit1 sabotage"]


def test_owner_of_the_token_opposes_when_it_is_contested() -> None:
    hexes = {8: {"token": SULTAN, "units": {CALIPH: (1, 0)}}}
    table = acting(CALIPH, hexes=hexes)
    play(table, "influence 8")
    assert choice(table, SULTAN) == "oppose"


def test_a_campaign_without_the_units_for_it_is_never_committed() -> None:
    hexes = {1: {"units": {WARLORD: (1, 0)}}, 3: {"units": {CALIPH: (1, 0)}}}
    table = acting(WARLORD, hexes=hexes, hands={WARLORD: ["campaign"]})
    play(table, "assault 1 3")
    found = look(table, WARLORD)
    assert found["commit1 campaign"] <= found["hold"] + ABSURD


def test_units_do_not_go_back_to_where_they_came_from_in_the_same_action() -> None:
    hexes = {13: {"units": {CALIPH: (1, 0)}}, 16: {"units": {WARLORD: (5, 0)}}}
    table = acting(CALIPH, hexes=hexes)
    play(table, "act move")
    there, back = "move 13 14", "move 14 13"
    assert look(table, CALIPH)[there] > 0, "a free quarry"
    play(table, there)
    found = look(table, CALIPH)
    assert found[back] <= found["done"] + ABSURD


def test_a_contest_without_a_chance_is_no_action_for_anyone() -> None:
    """The Sultan has no card and no piece in the hex, the Caliph has both."""
    hexes = {
        8: {"token": CALIPH, "castle": CALIPH, "palace": True, "units": {CALIPH: (2, 0)}},
        4: {"token": SULTAN},
    }
    table = acting(SULTAN, hexes=hexes, hands={CALIPH: ["vizier", "imam", "imam", "imam"]})
    play(table, "act influence")
    found = look(table, SULTAN)
    assert found["influence 8"] < -1.0 < 0 < max(found.values())


def pledged(warlord: str, caliph: str) -> engine.Table:
    """The Warlord attacks the Caliph's castle before the Murshid's eyes."""
    hexes = {
        8: {"token": MURSHID},
        4: {"castle": CALIPH, "units": {CALIPH: (5, 0)}},
        7: {"units": {WARLORD: (3, 0)}},
    }
    table = acting(WARLORD, hexes=hexes, hands={MURSHID: ["sabotage"]})
    play(table, "assault 7 4", "units 3 0", f"{WARLORD}: {warlord}", f"{CALIPH}: {caliph}")
    return table


def test_murshid_takes_the_better_offer_when_two_are_made() -> None:
    assert choice(pledged("pledge 1", "pledge 4"), MURSHID) == f"strike {CALIPH}"


def test_murshid_does_not_decline_points_for_a_victory_that_he_likes() -> None:
    found = look(pledged("hold", "pledge 4"), MURSHID)
    assert found["done"] <= ABSURD < 0 < found[f"strike {CALIPH}"]


def test_murshid_stands_by_the_side_that_promised_him_points() -> None:
    table = pledged("hold", "pledge 4")
    play(table, f"{MURSHID}: strike {CALIPH}", f"{WARLORD}: hold", f"{MURSHID}: commit1 sabotage")
    assert key(table) == "back"
    found = look(table, MURSHID)
    assert found[f"back {WARLORD}"] <= found[f"back {CALIPH}"] + ABSURD


# -- prices ----------------------------------------------------------------------------------


def hire(coins: int = 12) -> engine.Table:
    """The Caliph wants a mercenary; a free quarry beside his camp makes it worth something."""
    hexes = {4: {"castle": CALIPH, "token": CALIPH}, 3: {"token": CALIPH}, 10: {"token": NOMAD}}
    table = acting(CALIPH, hexes=hexes, coins={CALIPH: coins}, reserves={NOMAD: 3})
    play(table, "hire 1")
    return table


def idle_hire() -> engine.Table:
    """The Caliph has hardly any use for the only mercenary that is to be had."""
    hexes = {4: {"castle": CALIPH, "units": {CALIPH: (3, 0)}}, 10: {"token": NOMAD}}
    table = acting(CALIPH, hexes=hexes, coins={CALIPH: 12}, reserves={NOMAD: 1}, year=3)
    play(table, "hire 1")
    return table


def talk_of(table: engine.Table, seat: int) -> Bargaining:
    return bargaining(SeatValues(table.typed_view(seat), Seat(seat)))


def test_buyer_offers_little_when_the_unit_is_of_little_use() -> None:
    table = idle_hire()
    found = look(table, CALIPH)
    assert found["offer 12"] < found["offer 0"] - 8.0
    assert choice(table, CALIPH) in ("refuse", "offer 0", "offer 1", "offer 2")


def test_opening_offer_leaves_both_sides_something() -> None:
    table = hire()
    found = look(table, CALIPH)
    best = max(found, key=found.__getitem__)
    assert 0 < int(best.removeprefix("offer ")) < 12


def test_nomad_takes_the_price_when_it_is_a_good_one() -> None:
    table = hire()
    play(table, "offer 10")
    found = look(table, NOMAD)
    assert max(found, key=found.__getitem__) == "accept"


def test_nomad_takes_the_price_when_the_buyer_would_hardly_give_more() -> None:
    table = idle_hire()
    limit = int(talk_of(table, CALIPH).most)
    assert 0 < limit < 12
    play(table, f"offer {limit}")
    assert choice(table, NOMAD) == "accept"


def test_what_was_named_bounds_what_the_other_side_is_thought_to_want() -> None:
    table = idle_hire()
    guess = talk_of(table, NOMAD).most
    play(table, f"offer {int(guess) + 2}")
    assert talk_of(table, NOMAD).most == guess + 2, "he offers it, so he would give it"
    play(table, f"{NOMAD}: offer 12")
    assert talk_of(table, CALIPH).least == guess + 3, "he has not taken less"


def test_a_last_offer_promises_nothing_beyond_its_own_price() -> None:
    """Nobody can answer it with another: what the buyer gives up by it is lost if it fails."""
    table = hire()
    play(table, "offer 0", f"{NOMAD}: offer 12", f"{CALIPH}: offer 1")
    deal, found = talk_of(table, NOMAD), look(table, NOMAD)
    assert table.typed_view(NOMAD).bargain.left == 1
    assert found["offer 9"] == pytest.approx(deal.agreed(9) * deal.gain(9))


def test_nobody_begins_a_talk_to_walk_away_without_a_word() -> None:
    table = hire()
    found = look(table, CALIPH)
    assert found["refuse"] < found["offer 0"] + ABSURD
    play(table, "offer 0", f"{NOMAD}: offer 12")
    assert look(table, CALIPH)["refuse"] == 0.0, "who has heard a price may go"


def test_no_turn_is_spent_on_a_market_where_nothing_is_worth_its_price() -> None:
    table = acting(WARLORD, coins={WARLORD: 2}, market=["imam"], year=3)
    found = look(table, WARLORD)
    assert found["act buy_cards"] <= ABSURD < 0 < found["act collect"]


def test_nomad_asks_for_more_when_there_is_room() -> None:
    table = hire()
    play(table, "offer 0")
    found = look(table, NOMAD)
    best = max(found, key=found.__getitem__)
    assert best.startswith("offer ")
    assert found[best] > found["accept"]


def test_nomad_refuses_when_his_quarry_is_to_be_had_for_nothing() -> None:
    hexes = {14: {"units": {NOMAD: (0, 1)}, "token": NOMAD}, 13: {"units": {CALIPH: (1, 0)}}}
    table = acting(CALIPH, hexes=hexes, coins={CALIPH: 0})
    play(table, "bribe 14 1", "offer 0")
    assert choice(table, NOMAD) == "refuse"


def test_nomad_changes_all_he_can_when_the_last_year_is_scored() -> None:
    table = acting(NOMAD, hexes={10: {"token": NOMAD}}, coins={NOMAD: 9}, year=3)
    view = table.typed_view(NOMAD)
    now = EVALUATOR.evaluate(view, Seat(NOMAD))
    assert now["coins"] == pytest.approx(4.5, abs=0.3)


# -- dangers and ties ------------------------------------------------------------------------


def test_a_city_is_in_danger_when_the_warlord_is_far_and_a_town_is_not() -> None:
    """Cities pay him four points: in play hardly one outlives its first year."""
    horde = {1: {"units": {WARLORD: (5, 0)}}, 4: {"fort": SULTAN}, 15: {"fort": SULTAN}}
    town = acting(SULTAN, hexes={**horde, 15: {"fort": SULTAN, "town": True}}).typed_view(SULTAN)
    city = acting(SULTAN, hexes={**horde, 15: {"fort": SULTAN, "city": True}}).typed_view(SULTAN)
    (of_town,), (of_city,) = Land(town).sackings.values(), Land(city).sackings.values()
    assert of_town < 0.3 < 0.8 < of_city


def test_coins_that_buy_nothing_any_more_are_worth_a_tie_and_no_point() -> None:
    def worth(coins: int) -> float:
        table = acting(CALIPH, coins={MURSHID: coins}, year=3)
        table.state.round = 4
        return EVALUATOR.evaluate(table.typed_view(CALIPH), Seat(MURSHID))["coins"]

    assert 0.3 < worth(5) - worth(0) < 1


# -- negotiated deals ------------------------------------------------------------------------


def negotiation(**setup: Any) -> engine.Table:
    """The Caliph attacks the Warlord's city beside the Murshid, who holds cards."""
    hexes = {
        8: {"units": {CALIPH: (3, 0)}},
        9: {"units": {WARLORD: (3, 0)}, "city": True, "castle": WARLORD},
        10: {"token": MURSHID},
    }
    hands = {MURSHID: ["sabotage", "assassination", "imam", "bribery"]}
    options = {"deals": "negotiated"}
    table = acting(CALIPH, hexes=hexes, hands=hands, options=options, **setup)
    play(table, "assault 8 9", "units 3 0")
    return table


def test_a_proposal_is_for_few_points_of_ones_own() -> None:
    found = look(negotiation(), WARLORD)
    best = max(found, key=found.__getitem__)
    assert best in ("pass", "propose 0 1 defence", "propose 0 2 defence")
    assert found["propose 0 5 defence"] < found["propose 0 1 defence"]


def test_the_murshid_takes_points_of_the_side_he_would_help_and_deceives_nobody() -> None:
    values = {}
    for seat, side, passes in ((WARLORD, "defence", 0), (CALIPH, "attack", 1)):
        table = negotiation()
        play(table, *["pass"] * passes, f"propose {seat} 5 {side}")
        found = look(table, MURSHID)
        values[seat] = found["accept"]
        assert found["refuse"] == 0.0
    assert max(values.values()) > 0.0, "five points are worth one side or the other"


def test_whole_games_with_negotiated_deals_come_to_their_end_and_make_some() -> None:
    made = 0
    for number in range(3):
        table = engine.Table.new("crescent_moon", seats=5, seed=f"deals {number}")
        while table.asked:
            seat = table.asked[0]
            known = table.redeal(seat, "x")
            level = LEVELS["normal"]
            table.play(seat, decide(known, seat, level, f"{len(table.history)}").action)
        made += sum(isinstance(event, DealMade) for event in table.log(None))
    assert made > 0


# -- the Sultan's posted prices, and talks that failed -------------------------------------------


def sultan_with(card: str, coins: int, **setup: Any) -> engine.Table:
    return acting(
        SULTAN,
        hexes={4: {"city": True}},
        coins={MURSHID: coins},
        sultan_market=[card],
        **setup,
    )


def test_sultan_posts_a_price_that_serves_both_and_then_acts() -> None:
    table = sultan_with("imam", coins=8)
    first = choice(table, SULTAN)
    verb, card, price = first.split()
    assert (verb, card) == ("post", "imam")
    values = SeatValues(table.typed_view(SULTAN), SULTAN)
    worth, kept = card_gains(values, MURSHID, Card.IMAM)
    assert kept / values.coin < int(price) <= 8
    assert worth > int(price) * values.of(MURSHID).coin
    table.play(SULTAN, first)
    assert choice(table, SULTAN).startswith("act ")


def test_sultan_posts_nothing_where_nobody_can_pay() -> None:
    assert choice(sultan_with("imam", coins=0), SULTAN).startswith("act ")


def test_sultan_mends_a_price_only_where_it_is_far_off() -> None:
    table = sultan_with("imam", coins=8)
    good = int(choice(table, SULTAN).split()[-1])
    for price, changed in ((good + 1, False), (good - 2, False), (good + 4, True), (0, True)):
        table = sultan_with("imam", coins=8)
        table.play(SULTAN, f"post imam {price}")
        assert (choice(table, SULTAN) == f"post imam {good}") is changed


def test_sultan_takes_a_price_back_at_which_he_loses() -> None:
    table = sultan_with("imam", coins=0)
    table.play(SULTAN, "post imam 0")
    assert choice(table, SULTAN) == "unpost imam"


def test_buyer_pays_a_posted_price_that_is_worth_it() -> None:
    table = position(
        NextTurn(SULTAN),
        NextTurn(MURSHID),
        hexes={4: {"city": True}},
        coins={MURSHID: 8},
        sultan_market=["imam"],
    )
    play(table, choice(table, SULTAN), "collect", "act buy_cards")
    assert choice(table, MURSHID) == "pay imam"


def test_buyer_who_was_refused_everything_does_not_ask_forever() -> None:
    for level in LEVELS.values():
        table = acting(CALIPH, sultan_market=["imam"], coins={CALIPH: 3})
        play(table, "haggle imam", "offer 3", f"{SULTAN}: refuse")
        assert {"act buy_cards", "act collect"} <= set(table.legal(CALIPH))
        assert decide(table.redeal(CALIPH, "x"), CALIPH, level, seed="x").action == "act collect"
