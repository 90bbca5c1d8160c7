"""Hidden piles: dealt again for those who do not know them, saved and copied."""

from collections import Counter
from collections.abc import Iterator

import pytest

import engine
from engine.piles import piles_in
from engine.testing import offered
from tests.kit.tables import prompt
from tests.kit.tiny import RULESET


@pytest.fixture
def table() -> Iterator[engine.Table]:
    with offered(RULESET):
        yield engine.Table.new("tiny", seats=3, seed="piles")


def hands(table: engine.Table) -> list[list[int]]:
    return [sorted(player.charms) for player in table.state.players]


def test_a_redeal_leaves_what_its_reader_knows_and_deals_the_rest_again(
    table: engine.Table,
) -> None:
    redealt = [table.redeal(1, f"{number}") for number in range(20)]
    assert {tuple(hands(each)[1]) for each in redealt} == {tuple(hands(table)[1])}
    assert len({tuple(hands(each)[0]) for each in redealt}) > 5
    for each in redealt:
        everything = Counter(item for pile in piles_in(each.state) for item in pile)
        assert everything == Counter(item for pile in piles_in(table.state) for item in pile)
        assert [*map(len, piles_in(each.state))] == [*map(len, piles_in(table.state))]


def test_piles_of_another_back_or_type_do_not_mix(table: engine.Table) -> None:
    pile, hand = table.state.pile, table.state.players[0].charms
    before = sorted(hand)
    hand.back = "another"
    assert all(hands(table.redeal(None, f"{number}"))[0] == before for number in range(5))
    pile.items[:] = map(str, pile.items)
    hand.back = ""
    assert all(type(item) is str for item in table.redeal(None, "x").state.pile)


def test_piles_are_saved_and_copied(table: engine.Table) -> None:
    loaded = engine.Table.load(table.dump_json())
    assert loaded.state == table.state
    copy = table.for_search()
    copy.state.pile.items.clear()
    assert loaded.state.pile == table.state.pile
    assert table.state.pile


def test_answers_given_at_the_same_time_are_sealed_whatever_the_question_says(
    table: engine.Table,
) -> None:
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    assert prompt(table, 0)["private"]
    table.play(0, "bid 7")
    assert table.history[-1].private
    assert "bid 7" not in table.public_record()
