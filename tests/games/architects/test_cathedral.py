"""The Cathedral: costs, spaces, rewards (facts, sections 7 and 10)."""

import pytest

from engine.games.architects.data import Reward
from engine.games.architects.tables import PRINTED
from tests.games.architects.kit import goods, play, player, position, state
from tests.kit.tables import legal, prompt, refusal

# level: cost, points, spaces
LEVELS = {
    1: ({"gold": 1}, 2, 3),
    2: ({"wood": 3, "stone": 1}, 4, 3),
    3: ({"marble": 1}, 7, 2),
    4: ({"wood": 8}, 12, 2),
    5: ({"gold": 2, "marble": 2}, 20, 1),
}
REWARDS = {
    "reward_silver": (2, {"silver": 3}, 1, 0),
    "reward_wood": (2, {"wood": 2}, 1, 0),
    "reward_stone": (2, {"stone": 2}, 1, 0),
    "reward_building": (2, {}, 1, 1),
    "reward_virtue": (2, {}, 2, 0),
    "reward_gold": (1, {"gold": 1}, 1, 0),
}


@pytest.mark.parametrize("level", LEVELS)
def test_cost_points_and_spaces_of_each_level(level: int) -> None:
    cost, points, spaces = LEVELS[level]
    table = position(players=[{**cost, "level": level - 1, "hand": ["castle"]}], rewards=[])
    play(table, "advance", "discard castle")
    assert (player(table).level, goods(table)) == (level, {})
    assert (PRINTED.levels[level].points, PRINTED.levels[level].spaces) == (points, spaces)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_takes_its_goods(level: int) -> None:
    cost = LEVELS[level][0]
    for good in cost:
        less = {**cost, good: cost[good] - 1}
        table = position(players=[{**less, "level": level - 1, "hand": ["castle"]}])
        assert "goods" in refusal(table, 0, "advance")


@pytest.mark.parametrize("level", LEVELS)
def test_full_level_is_closed_until_a_marker_moves_on(level: int) -> None:
    cost, _, spaces = LEVELS[level]
    has = {**cost, "level": level - 1, "hand": ["castle"]}
    others = [{"level": level}] * spaces
    table = position(seats=5, players=[has, *others])
    assert "no free space" in refusal(table, 0, "advance")
    table = position(seats=5, players=[has, *others[1:]])
    assert "advance" in legal(table)


def test_top_level_is_the_end() -> None:
    has = {"level": 5, "gold": 9, "marble": 9, "wood": 9, "hand": ["castle"]}
    assert "advance" not in legal(position(players=[has]))


def test_mix_of_wood_and_stone_is_free_and_asked_where_there_is_a_choice() -> None:
    table = position(players=[{"level": 1, "wood": 3, "stone": 3, "hand": ["castle"]}], rewards=[])
    play(table, "advance")
    assert legal(table) == ["spend 1 3", "spend 2 2", "spend 3 1"]
    play(table, "spend 2 2", "discard castle")
    assert goods(table) == {"wood": 1, "stone": 1}


def test_virtue_below_five_stays_away() -> None:
    has = {"gold": 1, "hand": ["castle"], "virtue": 4}
    assert "at least 5" in refusal(position(players=[has]), 0, "advance")
    assert "advance" in legal(position(players=[{**has, "virtue": 5}]))


def test_card_is_discarded_in_secret_and_must_be_there() -> None:
    table = position(players=[{"gold": 1}])
    assert "no building card" in refusal(table, 0, "advance")
    table = position(players=[{"gold": 1, "hand": ["castle", "keep"]}], rewards=[])
    play(table, "advance")
    assert prompt(table, 0)["private"]
    play(table, "discard keep")
    assert [buried.card for buried in state(table).under] == ["keep"]
    assert "keep" not in str(table.log(1))


@pytest.mark.parametrize("reward", REWARDS)
def test_each_reward(reward: str) -> None:
    copies, gained, virtue, cards = REWARDS[reward]
    assert PRINTED.rewards[Reward(reward)][0] == copies
    table = position(players=[{"gold": 1, "hand": ["castle"]}], rewards=[reward])
    play(table, "advance", "discard castle")
    assert goods(table) == gained
    assert player(table).virtue == 7 + virtue
    assert len(player(table).hand) == cards
    assert (state(table).rewards, state(table).reward_pile) == ([], 0)


def test_every_reward_is_in_this_table_eleven_in_all() -> None:
    assert set(REWARDS) == set(Reward)
    assert sum(reward[0] for reward in REWARDS.values()) == 11


def test_empty_pile_gives_one_virtue_and_acolytes_still_work() -> None:
    has = {"gold": 1, "hand": ["castle"], "apprentices": ["acolyte_masonry"]}
    table = position(players=[has], rewards=[])
    play(table, "advance", "discard castle")
    assert (player(table).virtue, goods(table)) == (8, {"silver": 2})
