"""Characters chosen and the five further ones: facts sections 13 and 21."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.games.architects.steps.course import Reckoning
from tests.games.architects.kit import GOODS, play, player, position, state
from tests.games.architects.test_setup import drafted, opened
from tests.kit.tables import legal, refuses, result

GAME = engine.GAMES["architects"]
FIVE = {"therese", "caroline", "ada", "frederick", "rudolf"}
# workers in the Prison, silver, virtue, cards beside the draft, goods
MORE: dict[str, tuple[int, int, int, int, dict[str, int]]] = {
    "lothaire": (6, 6, 4, 0, {"clay": 2}),
    "hugo": (10, 12, 2, 2, {}),
    "clovis": (0, 1, 10, 0, {"marble": 1, "clay": 1}),
    "fara": (2, 5, 6, 0, {"stone": 1, "wood": 1}),
    "bertha": (0, 3, 8, 1, {}),
}
RESET: dict[str, Any] = {
    "market": {"bm_middle": 1, "bm_large": 2}
}  # the third worker resets the market
NINTH: dict[str, Any] = {"guildhall": [1] * 8}  # so does the ninth in the Guildhall of three
WELL = {"hand": ["well"], "wood": 2, "stone": 2}


def as_(character: str, **has: Any) -> list[dict[str, Any]]:
    return [{"character": character, **has}]


def ends(
    table: engine.Table, *actions: str, seat: int = 0, of: Callable[[engine.Table], Any]
) -> set[Any]:
    """Return what may come of these actions, whatever the seat then answers in its questions."""
    start = table.for_search()
    play(start, *actions)
    found, waiting = set(), [start]
    while waiting:
        then = waiting.pop()
        answers = [each for each in then.legal(seat) if not each.startswith("dismiss ")]
        if then.result is None and then.asked == (seat,) and not is_turn(answers):
            for answer in answers:
                later = then.for_search()
                play(later, answer)
                waiting.append(later)
        else:
            found.add(of(then))
    return found


def is_turn(answers: list[str]) -> bool:
    """Return whether these are the first answers of a turn: only there a worker is placed."""
    return any(each.startswith(("place ", "fetch ", "take ")) for each in answers)


def held(*names: str, seat: int = 0) -> Callable[[engine.Table], tuple[int, ...]]:
    def count(table: engine.Table) -> tuple[int, ...]:
        return tuple(getattr(player(table, seat), name) for name in names)

    return count


# -- options and starts -------------------------------------------------------------------------


def test_only_the_five_of_the_box_are_dealt_by_default() -> None:
    for seed in range(8):
        table = opened(5, seed=str(seed), boards="variable")
        assert {each.character for each in state(table).players} == FIVE


def test_more_characters_are_dealt_by_option() -> None:
    seen = set()
    for seed in range(20):
        table = opened(5, seed=str(seed), boards="variable", more_characters=True)
        dealt = [str(each.character) for each in state(table).players]
        assert len(set(dealt)) == 5
        seen |= set(dealt)
    assert seen == FIVE | set(MORE)


def choosing(seats: int, seed: str = "choice", **options: Any) -> engine.Table:
    return opened(seats, seed, boards="variable", characters="chosen", **options)


def test_characters_are_dealt_by_default() -> None:
    assert GAME.options.model_fields["characters"].default == "dealt"
    assert not GAME.options.model_fields["more_characters"].default


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("more", [False, True])
def test_seats_choose_one_after_the_other_from_the_last_seat_on(seats: int, more: bool) -> None:
    for seed in range(4):
        table = choosing(seats, str(seed), more_characters=more)
        free = FIVE | set(MORE) if more else set(FIVE)
        asked: list[int] = []
        taken: dict[int, str] = {}
        rng = random.Random(seed)
        while len(asked) < seats:
            assert len(table.asked) == 1, "one after the other"
            seat = table.asked[0]
            assert set(legal(table)) == {f"character {each}" for each in free}
            action = rng.choice(legal(table))
            play(table, action)
            asked.append(seat)
            taken[seat] = action.split()[1]
            free.remove(taken[seat])
        assert asked == [seats - 1, *range(seats - 1)], "the last seat, then in turn order"
        assert {seat: player(table, seat).character for seat in range(seats)} == taken
        assert len(table.asked) == seats, "then the draft"


def test_cards_of_the_draft_are_not_seen_before_the_choice() -> None:
    table = choosing(3)
    for seat in range(3):
        view = table.view(seat)
        assert not view["players"][seat]["hand"]
        assert not (view["draft"] and view["draft"]["pack"])


def test_choice_is_open_to_all() -> None:
    table = choosing(3)
    seat = table.asked[0]
    play(table, "character rudolf")
    for reader in (0, 1, 2, None):
        assert table.view(reader)["players"][seat]["character"] == "rudolf"
    assert refuses(table, table.asked[0], "character rudolf")


def test_chosen_characters_start_as_printed_and_the_most_virtue_begins() -> None:
    table = choosing(3)
    for character in ("frederick", "caroline", "ada"):
        play(table, f"character {character}")
    drafted(table)
    [ada] = [seat for seat in range(3) if player(table, seat).character == "ada"]
    assert table.asked == (ada,)
    assert len(player(table, ada).hand) == 4
    assert (player(table, ada).virtue, player(table, ada).gold) == (11, 1)


def test_nothing_is_chosen_on_the_standard_side() -> None:
    table = opened(3, characters="chosen")
    assert {each.character for each in state(table).players} == {None}
    assert len(table.asked) == 3


@pytest.mark.parametrize("character", MORE)
def test_start_of_each_further_character(character: str) -> None:
    table = choosing(2, more_characters=True)
    seat = table.asked[0]
    play(table, f"character {character}", "character frederick")
    prison, silver, virtue, cards, goods = MORE[character]
    found = player(table, seat)
    assert (state(table).prison[seat], found.workers) == (prison, 20 - prison)
    assert (found.virtue, found.silver, found.debts) == (virtue, silver, 0)
    assert {good: getattr(found, good) for good in GOODS if getattr(found, good)} == {
        **goods,
        "silver": silver,
    }
    drafted(table)
    assert len(player(table, seat).hand) == 3 + cards


@pytest.mark.parametrize("character", MORE)
def test_figures_of_the_further_characters_are_of_a_digital_edition(character: str) -> None:
    figures = [each for each in GAME.figures.values() if character in each.name.split(".")]
    assert figures
    assert {each.status for each in figures} == {"digital"}
    assert not [each for each in GAME.figures.house if character in each.name]


def test_figures_of_the_box_stay_printed() -> None:
    for character in FIVE:
        figures = [each for each in GAME.figures.values() if character in each.name.split(".")]
        assert {each.status for each in figures} == {"printed"}


def test_rules_say_what_each_further_character_can_do() -> None:
    words = GAME.words
    for character in MORE:
        assert len(words(f"character-{character}-effect")) > len(f"character-{character}-effect")


# -- Lothaire -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (2, 1)])
def test_lothaire_builds_for_a_wood_or_a_stone_less(wood: int, stone: int) -> None:
    has = {"hand": ["well"], "wood": wood, "stone": stone}
    assert ends(
        position(players=as_("lothaire", **has)), "build well", of=held("wood", "stone")
    ) == {(0, 0)}
    assert "build well" not in legal(position(players=[has])), "others pay in full"


def test_lothaire_saves_one_and_not_one_of_each() -> None:
    has = {"hand": ["well"], "wood": 1, "stone": 1}
    assert "build well" not in legal(position(players=as_("lothaire", **has)))


def test_lothaire_chooses_which_of_the_two_he_saves() -> None:
    table = position(players=as_("lothaire", **WELL))
    assert ends(table, "build well", of=held("wood", "stone")) == {(1, 0), (0, 1)}


def test_lothaire_saves_what_the_building_costs_and_no_clay() -> None:
    has = {"hand": ["reservoir"], "clay": 6}
    table = position(players=as_("lothaire", **has))
    assert ends(table, "build reservoir", of=held("clay", "wood")) == {(0, 0)}
    short = position(players=as_("lothaire", hand=["reservoir"], clay=5, wood=5))
    assert "build reservoir" not in legal(short)
    only = {"hand": ["reservoir"], "clay": 6, "wood": 1, "stone": 1}
    table = position(players=as_("lothaire", **only))
    assert ends(table, "build reservoir", of=held("wood", "stone")) == {(1, 1)}, "no stone is due"


def test_lothaire_pays_gold_and_marble_in_full() -> None:
    has = {"hand": ["drafting_room"], "stone": 3, "gold": 3, "apprentices": ["labourer"]}
    table = position(players=as_("lothaire", **has))
    assert ends(table, "build drafting_room", of=held("stone", "gold")) == {(0, 0)}
    short = position(players=as_("lothaire", **{**has, "gold": 2, "stone": 4}))
    assert "build drafting_room" not in legal(short)


@pytest.mark.parametrize(("level", "price"), [(1, 4), (3, 8)])
def test_lothaire_climbs_for_a_wood_or_a_stone_less(level: int, price: int) -> None:
    for wood in range(price):
        stone = price - 1 - wood
        has = {"level": level, "wood": wood, "stone": stone, "hand": ["castle"], "virtue": 5}
        table = position(players=as_("lothaire", **has), rewards=[])
        assert "advance" in legal(table)
        assert ends(table, "advance", of=held("level", "wood", "stone")) == {(level + 1, 0, 0)}
    short = {"level": level, "wood": price - 2, "hand": ["castle"]}
    assert "advance" not in legal(position(players=as_("lothaire", **short)))


def test_lothaire_saves_on_each_building_of_the_crane() -> None:
    has = {"hand": ["crane", "well"], "wood": 4, "stone": 2}
    table = position(players=as_("lothaire", **has), options={"promo_cards": True})
    assert (2, 0, 0) in ends(
        table,
        "build crane",
        of=lambda then: (len(player(then).buildings), player(then).wood, player(then).stone),
    ), "3 and 1, then 2 and 2, less one each"


def test_lothaire_may_keep_either_when_he_climbs() -> None:
    has = {"level": 1, "wood": 2, "stone": 2, "hand": ["castle"]}
    table = position(players=as_("lothaire", **has), rewards=[])
    assert ends(table, "advance", of=held("wood", "stone")) == {(1, 0), (0, 1)}


@pytest.mark.parametrize(
    ("level", "has"), [(0, {"gold": 1}), (2, {"marble": 1}), (4, {"gold": 2, "marble": 2})]
)
def test_lothaire_saves_nothing_on_levels_of_gold_and_marble(
    level: int, has: dict[str, int]
) -> None:
    goods = {**has, "wood": 1, "stone": 1, "hand": ["castle"], "level": level}
    table = position(players=as_("lothaire", **goods), rewards=[])
    spent = held("level", "gold", "marble", "wood", "stone")
    assert ends(table, "advance", of=spent) == {(level + 1, 0, 0, 1, 1)}
    for good in has:
        less = {**goods, good: has[good] - 1}
        assert "advance" not in legal(position(players=as_("lothaire", **less)))


# -- Hugo ---------------------------------------------------------------------------------------

DEBTS = held("debts", "silver")


def test_hugo_may_pay_instead_of_a_debt_for_virtue_below_nothing() -> None:
    table = position(players=as_("hugo", virtue=1, silver=0), tax=4)
    assert ends(table, "place tax_stand", of=DEBTS) == {(1, 4), (0, 2)}


def test_hugo_answers_for_each_of_several_debts() -> None:
    table = position(players=as_("hugo", virtue=0), tax=5)
    assert ends(table, "place tax_stand", of=DEBTS) == {(2, 5), (1, 3), (0, 1)}


@pytest.mark.parametrize(("tax", "found"), [(1, {(2, 1)}), (2, {(2, 2), (1, 0)})])
def test_hugo_needs_two_silver_for_each(tax: int, found: set[tuple[int, int]]) -> None:
    assert ends(position(players=as_("hugo", virtue=0), tax=tax), "place tax_stand", of=DEBTS) == (
        found
    )


def test_hugo_stays_at_no_virtue_when_he_pays() -> None:
    table = position(players=as_("hugo", virtue=1), tax=4)
    assert ends(table, "place tax_stand", of=held("virtue")) == {(0,)}


def test_others_are_not_asked_and_take_the_debt() -> None:
    table = position(players=[{"virtue": 1}], tax=4)
    assert ends(table, "place tax_stand", of=DEBTS) == {(1, 4)}


def test_hugo_may_pay_instead_of_the_debt_of_the_betting_house() -> None:
    has = {"hand": ["betting_house"], "clay": 1, "stone": 2, "gold": 1, "silver": 3}
    table = position(players=as_("hugo", **has))
    assert ends(table, "build betting_house", of=DEBTS) == {(1, 3), (0, 1)}


def test_hugo_may_pay_instead_of_the_debt_that_brings_his_workers_home() -> None:
    players = [{"character": "hugo", "silver": 2, "virtue": 5}, {"captured": [2, 0, 0]}]
    table = position(players=players)
    found = ends(table, "place guardhouse", "ransom debt", of=held("debts", "silver", "virtue"))
    assert found == {(1, 2, 4), (0, 0, 4)}


def test_hugo_is_asked_for_a_debt_of_the_prison_in_the_turn_of_another() -> None:
    players = [WELL, {"character": "hugo", "prison": 2, "silver": 2}]
    table = position(players=players, **NINTH)
    play(table, "build well")
    assert table.asked == (1,)
    found = set()
    for answer in table.legal(1):
        then = table.for_search()
        play(then, answer)
        found.add((player(then, 1).debts, player(then, 1).silver))
        assert then.asked == (1,), "his own turn comes next"
    assert found == {(1, 2), (0, 0)}


def test_hugo_with_less_than_two_silver_is_not_asked_at_a_reset() -> None:
    players = [WELL, {"character": "hugo", "prison": 2, "silver": 1}]
    table = position(players=players, **NINTH)
    play(table, "build well")
    assert (player(table, 1).debts, player(table, 1).silver) == (1, 1)


def test_hugo_may_pay_for_the_virtue_that_an_apprentice_costs() -> None:
    rows = [["illusionist", "conspirator", "jeweller", "miner"], ["labourer"]]
    table = position(players=as_("hugo", virtue=0, silver=4), rows=rows)
    found = ends(table, "place workshop", "hire illusionist top_1", of=DEBTS)
    assert found == {(1, 2), (0, 0)}, "at no virtue two tax are ignored"


def test_hugo_is_asked_when_the_watchtower_of_another_costs_him_virtue() -> None:
    tower = {"hand": ["watchtower"], "clay": 3, "wood": 4, "gold": 1, "marble": 1}
    players = [
        {**tower, "apprentices": ["labourer"]},
        {"character": "hugo", "virtue": 0, "prison": 3, "silver": 5},
    ]
    table = position(players=players)
    play(table, "build watchtower")
    assert table.asked == (1,)
    found = set()
    for answer in table.legal(1):
        then = table.for_search()
        play(then, answer)
        found.add((player(then, 1).debts, player(then, 1).silver))
    assert found == {(1, 5), (0, 3)}


def test_hugo_pays_the_bank_and_not_the_tax_stand() -> None:
    table = position(players=as_("hugo", virtue=1), tax=4)

    def tax(then: engine.Table) -> int:
        return state(then).tax

    assert ends(table, "place tax_stand", of=tax) == {0}


def test_hugo_may_pay_in_the_last_reckoning_too() -> None:
    has = {"buildings": ["dungeon"], "virtue": 1, "silver": 2}
    table = position(Reckoning(), players=as_("hugo", **has))
    found = {player(table).debts} if table.result else ends(table, of=held("debts"))
    assert found & {0, (0,)}, "2 silver are worth less than 2 points"
    lost = position(Reckoning(), players=[has])
    assert result(lost)
    assert player(lost).debts == 1


# -- Clovis -------------------------------------------------------------------------------------


def test_clovis_draws_a_card_for_every_building() -> None:
    table = position(players=as_("clovis", **WELL))
    play(table, "build well")
    assert len(player(table).hand) == 1
    assert len(state(table).deck) == 40 - 1 - 1
    other = position(players=[WELL])
    play(other, "build well")
    assert not player(other).hand


def test_clovis_draws_beside_what_the_building_draws() -> None:
    has = {"hand": ["drafting_room"], "stone": 4, "gold": 3, "apprentices": ["labourer"]}
    table = position(players=as_("clovis", **has))
    play(table, "build drafting_room")
    assert len(player(table).hand) == 3


def test_clovis_draws_nothing_on_the_cathedral() -> None:
    table = position(players=as_("clovis", gold=1, hand=["castle"]), rewards=[])
    play(table, "advance", "discard castle")
    assert (player(table).level, player(table).hand) == (1, ())


def test_card_that_clovis_draws_is_seen_by_him_alone() -> None:
    table = position(players=as_("clovis", **WELL))
    play(table, "build well")
    [card] = [str(each) for each in player(table).cards]
    for reader in (1, 2, None):
        assert card not in str(table.view(reader))
        assert card not in str(table.log(reader))
    assert card in str(table.view(0))
    assert not table.can_undo(0)


def test_clovis_draws_twice_where_the_crane_builds_twice() -> None:
    has = {"hand": ["crane", "well"], "wood": 5, "stone": 3}
    table = position(players=as_("clovis", **has), options={"promo_cards": True})
    drawn = ends(table, "build crane", of=lambda then: len(player(then).hand))
    built = ends(table, "build crane", of=lambda then: len(player(then).buildings))
    assert built == {1, 2}
    assert drawn == {2}, "of two cards one or two are built, and as many are drawn"


def test_clovis_discards_down_to_six_after_drawing() -> None:
    hand = ["well", "castle", "keep", "palace", "church", "smithy"]
    table = position(players=as_("clovis", hand=hand, wood=2, stone=2))
    play(table, "build well")
    assert len(player(table).hand) == 6
    assert table.asked == (1,)


# -- Fara ---------------------------------------------------------------------------------------


def released(seat: int = 0) -> Callable[[engine.Table], int]:
    return lambda table: state(table).prison[seat]


def test_fara_may_release_one_worker_at_a_reset() -> None:
    table = position(players=as_("fara", prison=2, **WELL), **NINTH)
    assert ends(table, "build well", of=released()) == {1, 2}


def test_fara_may_release_the_worker_that_the_reset_has_sent() -> None:
    table = position(players=as_("fara", silver=1), **RESET)
    assert ends(table, "place bm_small", of=released()) == {0, 1}


def test_fara_without_a_worker_in_the_prison_is_not_asked() -> None:
    table = position(players=as_("fara", **WELL), **NINTH)
    play(table, "build well")
    assert table.asked == (1,)


def test_fara_is_asked_in_the_turn_of_another() -> None:
    table = position(players=[WELL, {"character": "fara", "prison": 1}], **NINTH)
    play(table, "build well")
    assert table.asked == (1,)
    found = set()
    for answer in table.legal(1):
        then = table.for_search()
        play(then, answer)
        found.add(state(then).prison[1])
    assert found == {0, 1}


def test_worker_of_fara_comes_home() -> None:
    table = position(players=as_("fara", prison=1, **WELL), **NINTH)
    home = player(table).workers

    def workers(then: engine.Table) -> tuple[int, int]:
        return player(then).workers - home, state(then).prison[0]

    assert ends(table, "build well", of=workers) == {(0, 0), (-1, 1)}


def test_fara_may_act_before_the_toll_of_three() -> None:
    table = position(players=as_("fara", prison=3, **WELL), **NINTH)
    found = ends(table, "build well", of=lambda then: (released()(then), player(then).virtue))
    assert found == {(2, 7), (3, 6)}


def test_fara_may_empty_the_prison_before_her_squire_looks_or_after() -> None:
    has = {**WELL, "prison": 1, "apprentices": ["squire_gold"]}
    table = position(players=as_("fara", **has), **NINTH)
    found = ends(table, "build well", of=lambda then: (released()(then), player(then).gold))
    assert (0, 1) in found
    assert (1, 1) not in found


def test_fara_and_her_gatekeeper_release_three() -> None:
    has = {**WELL, "prison": 4, "apprentices": ["gatekeeper"]}
    table = position(players=as_("fara", **has), **NINTH)
    assert ends(table, "build well", of=released()) == {1, 2, 3, 4}


def test_others_release_nobody_at_a_reset() -> None:
    table = position(players=[{"prison": 2, **WELL}], **NINTH)
    assert ends(table, "build well", of=released()) == {2}


# -- Bertha -------------------------------------------------------------------------------------


@pytest.mark.parametrize("captured", [[0, 1, 0], [0, 3, 0], [0, 2, 4]])
def test_bertha_gains_two_more_silver_however_many_she_sends(captured: list[int]) -> None:
    table = position(players=as_("bertha", captured=captured))
    play(table, "place guardhouse", "send")
    assert player(table).silver == sum(captured) + 2
    other = position(players=[{"captured": captured}])
    play(other, "place guardhouse", "send")
    assert player(other).silver == sum(captured)


def test_bertha_with_an_enforcer_gains_gold_as_well() -> None:
    has = {"captured": [0, 2, 0], "apprentices": ["enforcer"]}
    table = position(players=as_("bertha", **has), options={"promo_cards": True})
    play(table, "place guardhouse", "send")
    assert (player(table).silver, player(table).gold) == (4, 1)


def test_bertha_gains_nothing_where_the_market_sends_workers() -> None:
    table = position(players=as_("bertha", silver=1), **RESET)
    play(table, "place bm_small")
    assert player(table).silver == 0


def test_bertha_without_captured_workers_sends_nobody() -> None:
    table = position(players=as_("bertha", prison=1))
    play(table, "place guardhouse")
    assert "send" not in table.legal(0)
