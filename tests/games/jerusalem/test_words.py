"""What players read: the rules in short, the options' values, a table's own figures."""

from typing import get_args

import pytest

import engine
from engine.events import Event
from engine.games.jerusalem.data import Area, Card, EventCard
from engine.games.jerusalem.events import CardDrawn, EventTurnedUp, MercenariesHired, PrestigeBought
from engine.games.jerusalem.options import Options
from engine.games.jerusalem.steps.calendar import PayTax
from engine.games.jerusalem.steps.course import PlayRound
from engine.games.jerusalem.steps.income import ConsultScholar, SpinIntrigue
from engine.ids import Seat
from engine.notation import parse_known
from tests.games.jerusalem.kit import auction, deploying, play, position
from tests.kit.tables import events, prompt

WORDS = engine.GAMES["jerusalem"].words


def asked(table: engine.Table, seat: int) -> str:
    return WORDS.prompt(prompt(table, seat), "en", ["Ana", "Ben", "Cid", "Dora"])


# -- the rules in short ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        *("his Baron needs 2 new squires", "mercenary costs 1, the second 2", "takes 1 bezant"),
        *("mercenaries (3 bezants each)", "once a round you may set your Baron"),
        *("may not block the large Palace area", "nor may those who tie for it"),
        *("a squire in reserve for a card", "up to 4 prestige at 2 bezants", "an opponent loses"),
        *("David's Tower pays first", "3 for the most bezants", "tie get 1 each instead of 3"),
        *(
            "takes in up to 2 of his own",
            "reduced to the smallest number",
            "pays 1 bezant for each",
        ),
        *("at most 2 per opponent", "breaks ties over areas and sectors"),
    ],
)
def test_rules_tell_what_a_player_must_know(told: str) -> None:
    assert told in "\n".join(WORDS(key) for key in WORDS.keys("help-"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [("never", False), ("false", False), ("where_it_matters", True), ("always", True)],
)
def test_rules_tell_of_taking_less_where_somebody_is_asked(asked: str, said: bool) -> None:
    assert ("or less of it" in WORDS("help-income", "en", ask_income_decline=asked)) is said


def test_rules_fit_into_a_message() -> None:
    assert len("\n".join(WORDS(key) for key in WORDS.keys("help-"))) <= 3500


def test_rules_do_not_say_that_offices_break_every_tie_or_barons_come_often() -> None:
    rules = "\n".join(WORDS(key) for key in WORDS.keys("help-"))
    assert "every tie" not in rules
    assert "Baron, in any order" not in rules


def test_event_is_turned_up_with_its_effect() -> None:
    table = position(PlayRound(), round=1, offices=[None] * 4)
    said = WORDS.event(events(table, EventTurnedUp)[-1])
    effects = ["leave the King's Palace", "smallest number", "pays 1 bezant", "at most 2 per"]
    assert any(effect in said for effect in effects)
    for card, effect in zip(EventCard, effects, strict=True):
        numbers = {"succession": (1, 2), "special_tax": (3, 1), "war": (4, 2)}.get(card, (2, 0))
        assert effect in WORDS.event(EventTurnedUp(card, *numbers))


def test_event_of_an_older_journal_is_told_without_its_effect() -> None:
    assert WORDS.event(EventTurnedUp(EventCard.WAR)) == "The event of this round is War."


def test_opener_reads_what_each_free_office_does() -> None:
    table = auction(bezants=(12, 0, 0, 0))
    assert (
        "Constable: 7 squires, turn 1 of 4. The Baron needs fewer new squires: 2 in a large"
        in asked(table, 0)
    )
    play(table, "name constable", "bid 1")
    named = asked(table, 1)
    assert named.splitlines()[0].endswith("You have 0."), "pictures show the first line"
    assert "Constable" not in named, "it is taken"
    marshal = (
        "Marshal: 5 squires, turn 3 of 4. Moves up to 2 squires once a turn, or takes 1 bezant."
    )
    assert marshal in named


@pytest.mark.parametrize("how", ["open", "sealed"])
def test_bidder_reads_what_the_office_does(how: str) -> None:
    table = auction(how)
    play(table, "name treasurer", "bid 1")
    brings = "6 squires, turn 2 of 4. The first mercenary costs 1, the second 2, any other 3."
    assert brings in asked(table, 1)
    if how == "sealed":
        assert brings in asked(table, 0), "the opener reads it, too"


def test_turn_of_an_office_counts_those_in_use() -> None:
    table = engine.Table.new("jerusalem", seats=3, seed="three")
    said = asked(table, table.asked[0])
    assert "Treasurer: 6 squires, turn 1 of 3." in said
    assert "Constable" not in said
    play(table, "name treasurer")
    assert "Treasurer: 6 squires, turn 1 of 3." in asked(table, table.asked[0])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"auction": "sealed"}, "name in secret"),
        ({"auction": "open"}, "Clockwise the others raise or pass"),
        ({"round1_opener": "random"}, "In round 1 chance decides who opens"),
        ({"round1_opener": "host_choice"}, "In round 1 the first seat says who opens"),
    ],
)
def test_rules_describe_the_auction_that_the_table_plays(
    options: dict[str, str], said: str
) -> None:
    told = WORDS("help-auction", "en", **options)
    assert said in told
    assert "bids 0 or more" in told
    assert "takes the last office for nothing" in told


def test_turn_says_what_a_mercenary_costs_now() -> None:
    table = deploying(1, hands=[[], ["genoese_merchants_a"], [], []])
    assert "A mercenary costs you 1 now." in asked(table, 1)
    play(table, "hire 2")
    assert "A mercenary costs you 3 now." in asked(table, 1)
    play(table, "play genoese_merchants_a")
    assert "A mercenary costs you 2 now." in asked(table, 1)


# -- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in Options.model_fields if name != "figures"])
def test_every_value_of_an_option_has_a_short_sentence(name: str) -> None:
    for value in get_args(Options.model_fields[name].annotation) or (True, False):
        key = f"option-{name}-{str(value).lower()}"
        assert WORDS.has(key), key
        assert len(WORDS(key)) <= 100
        assert WORDS(key).endswith(".")


# -- numbers in sentences ------------------------------------------------------------------------


def test_move_card_says_whether_both_must_move() -> None:
    hands, board = [[], ["move_2_squires_a"], [], []], {"market_large": [0, 3, 0, 0]}
    for count, first, second in (
        ("up_to_2", "Up to 2 may move.", "One more may move."),
        ("exactly_2", "2 must move.", "One more must move."),
    ):
        table = deploying(1, hands=hands, board=board, options={"move_card_count": count})
        play(table, "play move_2_squires_a")
        assert asked(table, 1).endswith(first)
        play(table, "move market_large templars_large")
        assert asked(table, 1).endswith(second)


def test_scholar_counts_one_squire_as_one() -> None:
    assert "your one squire in" in asked(position(ConsultScholar(Seat(0)), reserve=[1, 0, 0, 0]), 0)
    assert "your 2 squires in" in asked(position(ConsultScholar(Seat(0)), reserve=[2, 0, 0, 0]), 0)


def test_taking_names_a_squire_only_where_one_is_left() -> None:
    hands = [["gain_2_resources_a"], [], [], []]
    without = deploying(0, hands=hands, reserve=[50, 0, 0, 0])
    with_some = deploying(0, hands=hands)
    for table in (without, with_some):
        play(table, "play gain_2_resources_a")
    assert "squire" not in asked(without, 0)
    assert "squire" in asked(with_some, 0)


def test_sentences_have_the_tables_own_figures() -> None:
    figures = {
        "event.tax": 3,
        "event.struck": 4,
        "privilege.intrigue": 2,
        "mercenary.price": 5,
        "office_bezants.marshal": 6,
        "baron.constable_small": 7,
    }
    options = {"figures": figures}
    market = {"market_large": [3, 0, 0, 0]}
    tax = position(PayTax(Seat(0), Area.MARKET_LARGE), board=market, options=options)
    assert "would cost 9 bezants (3 each)" in asked(tax, 0)
    intrigue = position(SpinIntrigue(Seat(0)), options=options)
    assert "cut by 2, for 2 of your own" in asked(intrigue, 0)
    assert "costs you 5 now" in asked(deploying(0, options=options), 0)
    name = engine.Table.new("jerusalem", seats=4, seed="x", options=options)
    said = asked(name, name.asked[0])
    assert "7 in a small one" in said
    assert "takes 6 bezants" in said
    assert "1" not in WORDS("action-levy"), "a button has no figures to be told by"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (MercenariesHired(Seat(0), 1, 1), "Ana hires 1 mercenary for 1 bezant."),
        (MercenariesHired(Seat(0), 2, 3), "Ana hires 2 mercenaries for 3 bezants."),
        (PrestigeBought(Seat(0), 2, 4), "Ana buys 2 prestige for 4 bezants."),
        (
            CardDrawn(Seat(0), Card.GAIN_1_SQUIRE_A),
            "You give up a squire and draw the card ‘+1 squire’.",
        ),
        (CardDrawn(Seat(0), None), "Ana gives up a squire and draws a card."),
    ],
)
def test_event_is_told_with_units(event: Event, said: str) -> None:
    assert WORDS.event(event, "en", ["Ana"]) == said


def label(table: engine.Table, seat: int, text: str) -> str:
    action = parse_known("jerusalem", text)
    return WORDS.action(action, facts=table.label_facts(seat, text))


def test_buttons_tell_the_bezants_of_this_table() -> None:
    assert label(deploying(2), 2, "levy") == "Take 1 bezant instead (Marshal)"
    six = deploying(2, options={"figures": {"office_bezants.marshal": 6}})
    assert label(six, 2, "levy") == "Take 6 bezants instead (Marshal)"
    market = {f"market_{area}": [2, 0, 0, 0] for area in ("large", "small_left", "small_right")}
    options = {"figures": {"event.tax": 2}}
    areas = (Area.MARKET_SMALL_LEFT, Area.MARKET_SMALL_RIGHT)
    tax = position(PayTax(Seat(0), Area.MARKET_LARGE, areas), board=market, options=options)
    assert label(tax, 0, "payall") == "Keep them all for 12 bezants"
    play(tax, "pay market_large 2")
    assert label(tax, 0, "payall") == "Keep them all for 8 bezants"


def test_stopping_is_called_by_what_stops() -> None:
    labels = [WORDS(f"action-done.{key}") for key in ("deploy", "move", "tax", "war")]
    assert labels == ["End turn", "Move no more", "Keep no more", "Remove no more"]


def test_event_is_turned_up_with_the_tables_own_figure() -> None:
    options = {"figures": {"event.rescued": 7, "event.tax": 7, "event.struck": 7}}
    table = position(PlayRound(), round=1, seats=2, offices=[None] * 2, options=options)
    assert " 7 " in WORDS.event(events(table, EventTurnedUp)[-1])
