"""The position in words says what the picture shows, and hides what the view hides."""

import re

import render
from engine.games.crescent_moon.data import MURSHID, NOMAD, Card, Objective
from engine.words import words_of
from render.context import Changes
from render.games import words_folder
from tests.render.games.crescent_moon import positions
from tests.render.games.crescent_moon.positions import Position

WORDS = words_of("crescent_moon")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica", "Nora")


def text(position: Position, marks: Changes | None = None) -> str:
    return render.text(position.data, WORDS, names=NAMES, marks=marks or {})


def test_text_names_every_hex_with_all_that_stands_in_it() -> None:
    lines = [line for line in text(positions.midgame()).splitlines() if line.startswith("- ")]
    assert len(lines) == 16
    assert lines[4] == (
        "- 5 river: controlled by Paolo; Paolo’s 2 mercenaries; Paolo’s fort; Paolo’s city; "
        "influence of Paolo; next to 6, 8, 9"
    )
    assert "Žofie’s 3 ordinary units, 1 mercenary" in lines[15]
    assert "nobody controls it; influence of Nora" in lines[10]


def test_text_tells_what_each_seat_has() -> None:
    said = text(positions.midgame())
    assert "Ľubica, Caliph: 6 coins, income 0, 5 cards; 2 units in reserve" in said
    assert "face up: General, Archers" in said


def test_text_tells_markets_and_piles() -> None:
    said = text(positions.midgame())
    assert "near market, 2 coins: Archers" in said
    assert "Sultan’s market: Assassination, Vizier, Ships" in said
    assert "Deck: 41; discard pile: Caravan, Tribute" in said


def test_text_tells_a_combat_to_its_end() -> None:
    said = text(positions.combat())
    for line in (
        "Combat in hex 12", "Žofie against Ľubica", "from hex 16", "Žofie plays Campaign (+1)",
        "5 to 4", "the attack wins", "Ľubica loses 2", "sacked: fort, city",
        "Žofie has promised the Murshid 2",
    ):  # fmt: skip
        assert line in said


def test_text_and_alt_text_tell_posted_prices() -> None:
    posted = positions.midgame().having(posted={Card.VIZIER: 1, Card.SHIPS: 12})
    line = "Sultan’s market: Assassination, Vizier (1 coin posted), Ships (12 coins posted)"
    assert line in text(posted)
    alt = render.board(posted.data, WORDS, names=NAMES).alt
    assert "The Sultan posts prices: Vizier 1, Ships 12." in alt
    assert "posts prices" not in render.board(positions.midgame().data, WORDS, names=NAMES).alt


def test_text_and_alt_text_tell_a_deal_that_is_proposed_or_made() -> None:
    for position, said in (
        (
            positions.proposing(),
            "a deal is proposed: Žofie pays the Murshid 3 victory points for the attack, "
            "if Žofie wins",
        ),
        (positions.promised(), "Žofie has promised the Murshid 3 victory points for a win"),
    ):
        picture = render.board(position.data, WORDS, names=NAMES)
        assert said in picture.alt
        assert said in picture.text


def test_text_tells_a_contest() -> None:
    said = text(positions.contest())
    assert "Paolo, Ľubica against Győző" in said
    assert "Paolo plays Vizier (struck down)" in said
    assert "the defence wins" in said


def test_text_says_nothing_of_sealed_cards() -> None:
    said = text(positions.sealing())
    assert "pieces 3 to 3 so far" in said
    assert "plays" not in said


def test_text_tells_a_bargain() -> None:
    assert "Paolo bribes 2 in hex 10: 7 offered" in text(positions.bargain())


def test_text_tells_what_changed() -> None:
    said = text(positions.midgame(), marks=positions.MARKS)
    assert "Ľubica +2; Žofie −1" in said
    assert "Paolo changed" in said


def test_own_hand_and_points_are_told_to_their_seat_alone() -> None:
    own, others = text(positions.screen(4)), text(positions.midgame())
    assert "Yours: 17 victory points, 5 coins" in own
    assert "Card: Campaign (strategy)" in own
    assert "You know of Győző’s hand: Informers, Imam" in own
    assert "Year 1: 4 for a city sacked" in own
    assert "Yours" not in others
    assert "Campaign" not in others


def test_cards_to_choose_from_are_told_apart() -> None:
    assert text(positions.scheming()).count("Card to choose:") == 7


def test_map_being_laid_is_told_by_columns_and_rows() -> None:
    said = text(positions.laying(viewer=MURSHID))
    assert "crossing at column 7, row 7" in said
    assert "Hex to lay: mountain" in said


def test_end_tells_the_ranking() -> None:
    said = text(positions.over())
    assert "Paolo wins" in said
    assert "1. Paolo: 36 victory points" in said


def test_every_word_of_the_pictures_is_spoken_somewhere() -> None:
    folder = words_folder("crescent_moon")
    code = "\n".join(file.read_text("utf-8") for file in folder.parent.rglob("*.py"))
    keys = re.findall(r"^([a-z][\w-]*) =", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
    made = re.compile(
        r"picture-(keyword|market|key|talk|attack|defence|combat|contest)-|text-piece-"
    )
    told = code.replace("'", '"')
    unused = [key for key in keys if f'"{key}"' not in told and not made.match(key)]
    assert set(unused) <= {"picture-seat", "text-winner-attack", "text-winner-defence"}


def test_alt_text_fits_with_the_longest_names() -> None:
    names = ["W" * 32] * 5
    for view in (positions.crowded(), positions.over(), positions.great_combat()):
        alt = render.board(view.data, WORDS, names=names).alt
        assert len(alt) <= 1024
        assert alt.endswith(".")


def test_text_tells_what_the_own_character_scores_for() -> None:
    position = positions.screen(0, viewer=NOMAD).having(year=1)
    points = {goal.objective: goal.points for goal in position.view.goals}
    said = text(position)
    assert "You score for coins spent on renown: 1 for 2 coins a year, up to 8." in said
    assert "other players' mercenaries on the map: 1 for every 2 a year, up to 3." in said
    once = points[Objective.NOMAD_FIRST_YEAR]
    assert f"3 foreign mercenaries in the first year: {once}, once." in said
    later = text(positions.screen(0, viewer=NOMAD).having(year=2))
    assert "coins spent on renown: 1 for 2 coins" in later
    assert "in the first year" not in later, "which is over"
    assert "cities: 3 each a year" not in later, "that is the Sultan's"
