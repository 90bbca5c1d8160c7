"""Dismissing, declining a Squire's reward, what buttons and /rules say."""

import re
from typing import Any

import pytest

import engine
import render
from engine.notation import parse
from tests.games.architects.kit import play, player, position, state
from tests.games.architects.test_box_characters import ends, held
from tests.kit.tables import legal, refuses

GAME = engine.GAMES["architects"]
WORDS = GAME.words
NAMES = ["Ana", "Ben", "Cid", "Dora", "Eva"]
NINTH: dict[str, Any] = {"guildhall": [1] * 8}  # with three players, the ninth resets the market
WELL = {"hand": ["well"], "wood": 2, "stone": 2}


def dismissals(table: engine.Table, seat: int = 0) -> list[str]:
    return [each for each in table.legal(seat) if each.startswith("dismiss ")]


# -- dismissing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("apprentice", "virtue"), [("thief", 11), ("illusionist", 9)])
def test_apprentice_that_holds_virtue_up_may_be_dismissed_in_the_own_turn(
    apprentice: str, virtue: int
) -> None:
    """The Black Market is open up to 9."""
    table = position(players=[{"apprentices": [apprentice], "virtue": virtue, "silver": 3}])
    assert f"dismiss {apprentice}" in table.legal(0)


FIVE = ["squire_virtue", "thief", "illusionist", "patron_wood", "trader_clay"]


def test_any_of_five_may_make_room_at_any_time_of_the_own_turn() -> None:
    table = position(players=[{"apprentices": FIVE, "silver": 9}])
    assert dismissals(table) == [f"dismiss {each}" for each in FIVE]
    play(table, "place workshop", "dismiss trader_clay", "hire labourer top_1")
    assert player(table).apprentices == (*FIVE[:-1], "labourer")
    assert table.asked == (1,), "nobody else has to go"


def test_dismissal_takes_no_turn_and_puts_the_card_under_the_deck() -> None:
    has = {"apprentices": ["thief", "acolyte_tiling"], "virtue": 11}
    table = position(players=[has])
    before = (table.asked, [each for each in table.legal(0) if not each.startswith("dismiss ")])
    play(table, "dismiss thief")
    assert player(table).apprentices == ("acolyte_tiling",)
    assert state(table).dismissed == ["thief"]
    after = (table.asked, [each for each in table.legal(0) if not each.startswith("dismiss ")])
    assert after == before
    assert player(table).virtue == 11


def test_virtue_of_hiring_is_never_undone_by_a_dismissal() -> None:
    table = position(players=[{"apprentices": ["illusionist"], "virtue": 9, "silver": 3}])
    play(table, "dismiss illusionist")
    assert player(table).virtue == 9


def test_dismissed_apprentice_no_longer_works() -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": 11}])
    play(table, "dismiss thief", "place tax_stand")
    assert player(table).virtue == 9
    table = position(players=[{"apprentices": ["illusionist"], "virtue": 9, "silver": 1}])
    play(table, "dismiss illusionist", "place bm_small")
    assert player(table).virtue == 8


def test_dismissed_squire_gives_nothing_at_the_reset() -> None:
    has = {**WELL, "apprentices": FIVE, "virtue": 9}
    table = position(players=[has], **NINTH)
    play(table, "dismiss squire_virtue", "build well")
    assert player(table).virtue == 9


def test_nobody_dismisses_in_the_turn_of_another() -> None:
    others = [{"apprentices": ["thief"]}, {"apprentices": ["illusionist"]}]
    table = position(players=[{}, *others])
    assert table.asked == (0,)
    assert not dismissals(table, 1)
    assert not dismissals(table, 2)


def test_nobody_dismisses_an_apprentice_of_another() -> None:
    table = position(players=[{"apprentices": ["thief"]}, {"apprentices": ["illusionist"]}])
    assert refuses(table, 0, "dismiss illusionist")


def test_dismissal_may_be_taken_back() -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": 11}])
    play(table, "dismiss thief")
    table.undo(0)
    assert player(table).apprentices == ("thief",)


def test_dismissal_is_told_to_all() -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": 11}])
    play(table, "dismiss thief")
    told = [WORDS.event(each, names=NAMES) for each in table.log(None)]
    assert any("Thief" in each and "Ana" in each for each in told)


def test_dismissal_is_never_all_that_a_seat_can_do() -> None:
    table = position(players=[{"apprentices": ["thief", "illusionist", "squire_virtue"]}])
    while dismissals(table):
        play(table, dismissals(table)[0])
        assert set(table.legal(0)) - set(dismissals(table))
    assert table.asked == (0,)


# -- declining what a Squire brings -------------------------------------------------------------


@pytest.mark.parametrize("virtue", [1, 2, 3, 8, 9, 10, 11])
def test_virtue_of_a_squire_may_be_declined_where_more_would_cost_something(virtue: int) -> None:
    """More virtue ignores less tax, or closes the Black Market: at 10, 11 after the Tax Stand."""
    has = {**WELL, "apprentices": ["squire_virtue"], "virtue": virtue}
    table = position(players=[has], **NINTH)
    assert ends(table, "build well", of=held("virtue")) == {(virtue,), (virtue + 2,)}


@pytest.mark.parametrize("apprentice", ["squire_gold", "squire_marble"])
def test_goods_of_a_squire_are_not_asked_for(apprentice: str) -> None:
    has = {**WELL, "apprentices": [apprentice], "virtue": 9}
    table = position(players=[has], **NINTH)
    play(table, "build well")
    assert table.asked == (1,)
    assert player(table).gold + player(table).marble == 1


def test_squire_is_not_asked_about_while_a_worker_is_in_the_prison() -> None:
    has = {**WELL, "apprentices": ["squire_virtue"], "virtue": 9, "prison": 1}
    table = position(players=[has], **NINTH)
    play(table, "build well")
    assert (table.asked, player(table).virtue) == ((1,), 9)


def test_squire_of_another_may_be_declined_in_ones_turn() -> None:
    others = [{"apprentices": ["squire_virtue"], "virtue": 9}]
    table = position(players=[WELL, *others], **NINTH)
    play(table, "build well")
    assert table.asked == (1,)
    found = set()
    for answer in table.legal(1):
        if not answer.startswith("dismiss "):
            then = table.for_search()
            play(then, answer)
            found.add(player(then, 1).virtue)
    assert found == {9, 11}


# -- words ----------------------------------------------------------------------------------------


def button(table: engine.Table, seat: int, start: str) -> str:
    """Return what is written on the button of the action that begins so."""
    [text] = [each for each in table.legal(seat) if each.startswith(start)]
    action = parse("architects", text)
    assert action is not None
    return WORDS.action(action, "en", NAMES, facts=table.label_facts(seat, text))


def numbers(text: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", text)}


@pytest.mark.parametrize(
    ("workers", "start", "price"), [(2, "hire miner", 6), (1, "hire miner", 7)]
)
def test_button_of_a_hire_shows_its_price(workers: int, start: str, price: int) -> None:
    rows = [["labourer", "conspirator", "jeweller", "miner"], ["thief"]]
    table = position(players=[{"silver": 9}], rows=rows, at={"workshop": [workers - 1, 0, 0]})
    play(table, "place workshop")
    assert price in numbers(button(table, 0, start)) - {4}, "the fourth column is no price"


@pytest.mark.parametrize(("virtue", "price"), [(7, 5), (3, 4), (1, 3)])
def test_button_of_a_ransom_shows_its_price(virtue: int, price: int) -> None:
    players = [{"silver": 9, "virtue": virtue}, {"captured": [2, 0, 0]}]
    table = position(players=players)
    play(table, "place guardhouse")
    assert numbers(button(table, 0, "ransom silver")) >= {price}


@pytest.mark.parametrize("count", [1, 3, 6])
def test_button_of_a_capture_shows_how_many_workers(count: int) -> None:
    table = position(players=[{"silver": 4}], at={"quarry": [0, count, 2], "forest": [0, 0, 5]})
    play(table, "place town_centre")
    assert numbers(button(table, 0, "capture quarry 1")) == {count}


def test_card_of_the_conspirator_tells_the_reading_of_this_table() -> None:
    said = set()
    for reading in ("visit", "capture"):
        table = position(options={"conspirator": reading})
        said.add(render.notes(table.view(0), WORDS, names=NAMES)["conspirator"])
    assert len(said) == 2


def test_one_player_hears_that_a_computer_player_can_be_added() -> None:
    with pytest.raises(engine.TableError, match="computer player"):
        engine.Table.new("architects", seats=1, seed="alone")


def rules() -> str:
    return "\n".join(WORDS(key) for key in WORDS.keys("help-"))


def test_rules_say_that_tax_is_silver_for_the_tax_stand() -> None:
    assert re.search(r"tax is silver [^.]*Tax Stand", rules(), re.IGNORECASE)


@pytest.mark.parametrize(
    "told",
    [
        r"1 gold\D*\b2 points",  # the Cathedral, level by level
        r"4 wood or stone\D*\b4 points",
        r"1 marble\D*\b7 points",
        r"8 wood or stone\D*\b12 points",
        r"2 gold\D*\b2 marble\D*\b20 points",
        r"unpaid debt\D+2|2\D+unpaid debt",
        r"12 spaces\D+16\D+20\D+24",  # the Guildhall
        r"\b14\b",  # the end of the virtue track
    ],
)
def test_rules_tell_the_numbers_that_a_player_needs(told: str) -> None:
    assert re.search(told, rules()), told


def test_rules_tell_the_limits_of_virtue() -> None:
    text = rules()
    assert re.search(r"Black Market[^.;\n]*(\b9\b|\b10\b)|(\b9\b|\b10\b)[^.;\n]*Black Market", text)
    assert re.search(r"Cathedral[^.;\n]*\b5\b|\b5\b[^.;\n]*Cathedral", text)


def test_only_ever_legal_actions_of_the_turn_are_offered_beside_dismissals() -> None:
    table = position(players=[{"apprentices": ["thief"], "virtue": 11}])
    for each in dismissals(table):
        then = table.for_search()
        then.play(0, each)
    assert len(set(legal(table))) == len(legal(table))
