"""The five characters of the public digital edition, and characters that are chosen (R3)."""

from typing import Any

import pytest

import engine
from engine.games.architects.data import PRINTED_CHARACTERS, Building, Character
from engine.games.architects.state import State
from engine.games.architects.steps.course import EndEffects, Reckoning
from engine.ids import Seat
from tests.games.architects.kit import goods, play, player, position, state
from tests.kit.tables import legal, refusal

NINTH = [1] * 8  # the next worker in the Guildhall resets the Black Market
STARTS = {  # virtue, workers in the Prison, goods, cards after the draft
    "lothaire": (4, 6, {"clay": 2, "silver": 6}, 3),
    "hugo": (2, 10, {"silver": 12}, 5),
    "clovis": (10, 0, {"clay": 1, "marble": 1, "silver": 1}, 3),
    "fara": (6, 2, {"wood": 1, "stone": 1, "silver": 5}, 3),
    "bertha": (8, 0, {"silver": 3}, 4),
}


def new(seats: int = 3, **options: Any) -> engine.Table:
    return engine.Table.new(
        "architects", seats=seats, seed="characters", options={"boards": "variable", **options}
    )


def as_(character: str, **has: Any) -> list[dict[str, Any]]:
    return [{"character": character, **has}]


# -- choosing ---------------------------------------------------------------------------------


def test_characters_are_chosen_from_the_last_seat_on_before_the_draft() -> None:
    table = new(characters="chosen")
    assert [each.character for each in state(table).players] == [None] * 3
    order = []
    for choice in ("ada", "therese", "caroline"):
        order.append(table.asked)
        assert not state(table).players[0].hand
        play(table, f"character {choice}")
    assert order == [(2,), (0,), (1,)]
    assert [each.character for each in state(table).players] == ["therese", "caroline", "ada"]
    assert state(table).first == 2, "Ada has the most virtue"
    assert table.asked == (0, 1, 2), "and the draft begins"


def test_chosen_character_brings_what_it_begins_with() -> None:
    table = new(characters="chosen")
    play(table, "character caroline")
    assert (player(table, 2).virtue, player(table, 2).debts) == (3, 1)
    assert (goods(table, 2), state(table).prison) == ({"marble": 1, "silver": 10}, [0, 0, 8])


def test_character_that_is_taken_is_refused_by_name() -> None:
    table = new(characters="chosen")
    play(table, "character ada")
    assert "character ada" not in legal(table)
    assert "plays Ada already" in refusal(table, 0, "character ada")
    assert "Hugo is not in this game" in refusal(table, 0, "character hugo")


def test_everybody_sees_what_is_chosen_and_what_is_left() -> None:
    table = new(characters="chosen")
    play(table, "character ada")
    for reader in (0, 1, 2, None):
        view = table.view(reader)
        assert view["players"][2]["character"] == "ada"
        assert view["characters"] == ["therese", "caroline", "frederick", "rudolf"]
    assert table.history[-1].private is False


def test_choice_can_be_taken_back_until_the_next_one() -> None:
    table = new(characters="chosen")
    play(table, "character ada")
    table.undo(2)
    assert table.asked == (2,)
    assert player(table, 2).character is None


def test_nothing_is_chosen_with_standard_boards() -> None:
    table = engine.Table.new("architects", seats=3, seed="x", options={"characters": "chosen"})
    assert table.asked == (0, 1, 2)


@pytest.mark.parametrize("more", [False, True])
def test_pool_is_of_five_or_of_ten(more: bool) -> None:
    chosen = new(5, characters="chosen", more_characters=more)
    assert len(legal(chosen)) == (10 if more else 5)
    found: set[Character | None] = set()
    for number in range(20):
        options = {"boards": "variable", "more_characters": more}
        table = engine.Table.new("architects", seats=5, seed=f"pool {number}", options=options)
        found |= {each.character for each in state(table).players}
    assert found == set(Character if more else PRINTED_CHARACTERS)


def test_all_ten_begin_with_different_virtue() -> None:
    boards = state(new()).figures.boards
    assert len({boards[each].start.virtue for each in Character}) == 10


def test_tie_in_virtue_goes_to_the_first_by_number() -> None:
    same = {f"board.{each}": (0, 0, 0, 0, 0, 0, 0, 0, 5, 0) for each in PRINTED_CHARACTERS}
    assert state(new(5, figures=same)).first == 0


@pytest.mark.parametrize("character", STARTS)
def test_start_of_each(character: str) -> None:
    table = new(2, characters="chosen", more_characters=True)
    play(table, f"character {character}", "character ada")
    virtue, prison, has, cards = STARTS[character]
    assert player(table, 1).virtue == virtue
    assert state(table).prison[1] == prison
    assert player(table, 1).workers == 20 - prison
    assert goods(table, 1) == has
    while (table.prompt(table.asked[0]) and len(table.asked) == 2) or state(table).phase == "draft":
        play(table, legal(table)[0])
    assert len(player(table, 1).hand) == cards


# -- Lothaire ---------------------------------------------------------------------------------


def test_lothaire_saves_a_wood_or_a_stone_and_says_which() -> None:
    table = position(players=as_("lothaire", hand=["well"], wood=2, stone=2))
    play(table, "build well")
    assert legal(table) == ["spend 1 2", "spend 2 1"]
    play(table, "spend 1 2")
    assert goods(table) == {"clay": 4, "wood": 1}


def test_lothaire_builds_what_he_lacks_one_for_without_a_question() -> None:
    table = position(players=as_("lothaire", hand=["well"], wood=1, stone=2))
    play(table, "build well")
    assert goods(table) == {"clay": 4}
    assert table.asked == (1,)
    short = position(players=as_("lothaire", hand=["well"], wood=1, stone=1))
    assert "build well" not in legal(short)


def test_lothaire_is_not_asked_where_only_one_of_them_is_printed() -> None:
    table = position(players=as_("lothaire", hand=["clay_pit"], wood=1, clay=4))
    play(table, "build clay_pit", "take gold")
    assert goods(table) == {"gold": 1, "wood": 1}


def test_lothaire_saves_nothing_on_clay_gold_and_marble() -> None:
    has = {"hand": ["betting_house"], "stone": 1, "gold": 1}
    assert "build betting_house" not in legal(position(players=as_("lothaire", **has)))
    table = position(players=as_("lothaire", **has, clay=1))
    play(table, "build betting_house")
    assert goods(table) == {}


@pytest.mark.parametrize(("level", "due"), [(1, 3), (3, 7)])
def test_lothaire_advances_for_one_less(level: int, due: int) -> None:
    has = {"hand": ["castle"], "level": level, "wood": due}
    table = position(players=as_("lothaire", **has), rewards=[])
    play(table, "advance", "discard castle")
    assert (player(table).level, goods(table)) == (level + 1, {})
    less = position(players=as_("lothaire", **{**has, "wood": due - 1}))
    assert "advance" not in legal(less)
    other = position(players=as_("ada", **has))
    assert "advance" not in legal(other)


# -- Hugo -------------------------------------------------------------------------------------


def test_hugo_may_pay_two_silver_instead_of_a_debt() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "gold": 1, "silver": 3}
    table = position(players=as_("hugo", **has))
    play(table, "build betting_house")
    assert legal(table) == ["avoid 0", "avoid 1"]
    other = table.for_update()
    play(table, "avoid 1")
    assert (player(table).debts, player(table).silver) == (0, 1)
    play(other, "avoid 0")
    assert (player(other).debts, player(other).silver) == (1, 3)


def test_hugo_is_not_asked_without_the_silver_and_others_never() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "gold": 1}
    for character, silver in (("hugo", 1), ("ada", 5)):
        table = position(players=as_(character, **has, silver=silver))
        play(table, "build betting_house")
        assert player(table).debts == 1


def test_hugo_is_asked_at_a_reset_too_and_for_several_debts_at_once() -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2}
    at_reset = position(
        players=[has, {"character": "hugo", "silver": 2, "prison": 3}], guildhall=NINTH
    )
    play(at_reset, "build well")
    assert at_reset.asked == (1,)
    play(at_reset, "avoid 1")
    assert (player(at_reset, 1).debts, player(at_reset, 1).silver) == (0, 0)
    twice = position(
        EndEffects(Seat(0), (Building.DUNGEON,)), Reckoning(),
        players=as_("hugo", silver=5, virtue=0, buildings=["dungeon"]),
    )  # fmt: skip
    assert legal(twice) == ["avoid 0", "avoid 1", "avoid 2"]


def test_hugo_ransoms_by_debt_for_silver() -> None:
    players = [{"character": "hugo", "silver": 2, "virtue": 5}, {"captured": [2, 0, 0]}]
    table = position(players=players)
    play(table, "place guardhouse", "ransom debt", "avoid 1")
    assert (player(table).debts, player(table).silver, player(table).virtue) == (0, 0, 4)
    assert state(table).held_by_others(Seat(0)) == 0


# -- Clovis -----------------------------------------------------------------------------------


def test_clovis_draws_a_card_with_every_building() -> None:
    table = position(players=as_("clovis", hand=["well"], wood=2, stone=2))
    play(table, "build well")
    assert len(player(table).hand) == 1


def test_clovis_draws_after_the_effect() -> None:
    has = {"hand": ["library"], "wood": 4, "stone": 2, "marble": 1, "apprentices": ["labourer"]}
    table = position(players=as_("clovis", **has))
    play(table, "build library")
    assert len(player(table).hand) == 1, "nothing to discard for the Library, so none was asked"
    assert table.asked == (1,)


def test_clovis_draws_nothing_for_the_cathedral() -> None:
    table = position(players=as_("clovis", gold=1, hand=["castle"]), rewards=[])
    play(table, "advance", "discard castle")
    assert player(table).hand == ()


# -- Fara -------------------------------------------------------------------------------------


@pytest.mark.parametrize("freed", [0, 1])
def test_fara_may_release_one_worker_at_a_reset(freed: int) -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2, "prison": 2}
    table = position(players=as_("fara", **has), guildhall=NINTH)
    play(table, "build well")
    assert legal(table) == ["parole 0", "parole 1"]
    home = player(table).workers
    play(table, f"parole {freed}")
    assert (state(table).prison[0], player(table).workers) == (2 - freed, home + freed)


def test_fara_releases_at_the_reset_of_another_and_before_her_squire() -> None:
    has = {"hand": ["well"], "wood": 2, "stone": 2}
    fara = {"character": "fara", "prison": 1, "apprentices": ["squire_gold"]}
    table = position(players=[has, fara], guildhall=NINTH)
    play(table, "build well")
    assert table.asked == (1,)
    play(table, "parole 1")
    assert (goods(table, 1), player(table, 1).debts) == ({"gold": 1}, 0)


def test_fara_with_nobody_in_the_prison_is_not_asked() -> None:
    table = position(players=as_("fara", hand=["well"], wood=2, stone=2), guildhall=NINTH)
    play(table, "build well")
    assert table.asked == (1,)


# -- Bertha -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "silver"), [("bertha", 5), ("ada", 3)])
def test_bertha_gains_two_more_for_all_her_captives(character: str, silver: int) -> None:
    table = position(players=as_(character, captured=[0, 2, 1]))
    play(table, "place guardhouse", "send")
    assert goods(table) == {"silver": silver}


def test_undo_gives_back_what_a_character_saved() -> None:
    table = position(players=as_("lothaire", hand=["well"], wood=2, stone=2))
    play(table, "build well", "spend 1 2")
    table.undo(0)
    assert legal(table) == ["spend 1 2", "spend 2 1"]
    g: State = state(table)
    assert (g.players[0].wood, g.players[0].stone) == (2, 2)
