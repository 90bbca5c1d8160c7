"""Buttons tell prices and numbers of workers, and /rules what one must know before."""

import pytest

import engine
from bot.messages.panel.plan import Plan, plan
from bot.messages.panel.widgets import Panel
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from engine.notation import Action, parse_known
from tests.games.architects.kit import play, position

WORDS = engine.GAMES["architects"].words
CROWD = {"quarry": [0, 3, 1], "forest": [0, 1, 0]}


def buttons(table: engine.Table, *way: int) -> list[str]:
    """Return what the panel of seat 0 says, after these choices."""
    sitters = tuple(Sitter(name, number) for number, name in enumerate(("Ann", "Ben", "Cid"), 1))
    row = TableRow(1, 7, 1, "architects", "running", 1, "en", {}, sitters, 1)
    at: Plan = plan(table.legal(0), way)
    panel = Panel(HostedTable(row, table), 0, at, "en")
    return [panel.label(branch, at) for branch in at.branches]


def test_hire_tells_the_price_with_tax_and_coins() -> None:
    rows = (["labourer", "conspirator", "miner", "thief"], ["jeweller"])
    table = position(players=[{"silver": 6}], rows=rows)
    play(table, "place workshop")
    hires = buttons(table, 0)
    assert "Labourer (top row, 1st): 4 silver" in hires
    assert "Miner (top row, 3rd): 6 silver" in hires
    whole = said(table, "hire labourer top_1")
    assert whole == "Hire Labourer (top row, 1st) for 4 silver"


def said(table: engine.Table, text: str) -> str:
    """Return what a button says with all that the table adds to it."""
    action: Action = parse_known("architects", text)
    return WORDS.action(action, facts=table.label_facts(0, text))


def test_hire_tells_a_price_by_virtue_and_character() -> None:
    rudolf = position(players=[{"silver": 6, "virtue": 3, "character": "rudolf"}])
    play(rudolf, "place workshop")
    assert rudolf.label_facts(0, "hire labourer top_1") == {"known": "price", "price": 2}


def test_hire_for_nothing_tells_no_price() -> None:
    table = position(players=[{"silver": 2}])
    play(table, "place bm_middle")
    assert table.label_facts(0, "hire labourer top_1") == {}


def test_capture_tells_how_many_workers() -> None:
    table = position(players=[{"silver": 2}], at=CROWD)
    play(table, "place town_centre")
    first = buttons(table, 0)
    assert [each for each in first if "Ben at Forest: 1 worker" in each]
    quarry = plan(table.legal(0), (0,)).branches[0]
    assert [each.split("at")[-1] for each in buttons(table, *quarry.way)] == [
        " Quarry: 3 workers",
        " Quarry: 1 worker",
    ]


def test_ransom_tells_both_prices() -> None:
    table = position(players=[{"silver": 9}, {"captured": [2, 0, 0]}])
    play(table, "place guardhouse")
    assert buttons(table, 0) == ["For 5 silver", "For a debt and 1 virtue"]
    poor = position(players=[{"silver": 4}, {"captured": [2, 0, 0]}])
    play(poor, "place guardhouse")
    assert buttons(poor)[0] == "Ransom yours for a debt and 1 virtue"


def test_hugo_is_told_what_he_would_pay() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "gold": 1, "silver": 3}
    table = position(players=[{**has, "character": "hugo"}])
    play(table, "build betting_house")
    assert said(table, "avoid 1") == "Pay 2 silver instead of a debt"


def test_declining_is_called_what_it_is() -> None:
    table = position(players=[{"hand": ["armoury"], "wood": 3, "stone": 5, "gold": 1,
                               "apprentices": ["labourer"]}], at=CROWD)  # fmt: skip
    play(table, "build armoury")
    assert buttons(table)[-1] == "Nobody"


RULES = "\n".join(WORDS(key) for key in WORDS.keys("help-"))


@pytest.mark.parametrize(
    "told",
    [
        "Tax is silver that goes to the Tax Stand.",
        "At virtue 0–1 you ignore 2",
        "Black Market (virtue 9 or less)",
        "Cathedral (virtue 5 or more)",
        "Level 1: 1 gold, 2 points. 2: 4 wood or stone, 4 points. 3: 1 marble, 7 points. "
        "4: 8 wood or stone, 12 points. 5: 2 gold, 2 marble, 20 points.",
        "3, 3, 2, 2, 1 players fit",
        "An unpaid debt costs 2",
        "Its 12 spaces (16, 20, 24 with three, four, five players)",
        "discard them at any time",
    ],
)
def test_rules_tell(told: str) -> None:
    assert told in RULES


def test_rules_are_whole_at_an_old_table_too() -> None:
    assert len(f"{WORDS('earlier-rules-1')}\n{RULES}") <= 3500


def test_refusal_for_one_player_names_computer_players() -> None:
    with pytest.raises(engine.BadTable, match="A computer player can take an empty seat"):
        engine.Table.new("architects", seats=1, seed="alone")
    with pytest.raises(engine.BadTable) as many:
        engine.Table.new("architects", seats=6, seed="crowd")
    assert "computer" not in str(many.value)
