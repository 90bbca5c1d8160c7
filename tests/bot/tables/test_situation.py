"""What a position asks of whom: who is called, and what comes by itself."""

import random
from typing import Any

import pytest

import engine
from bot.tables.situation import Situation, all_that_is_due


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_whoever_is_asked_has_a_choice_and_is_called_or_answers_by_themselves(game: str) -> None:
    rng, forced = random.Random(5), 0
    table = engine.Table.new(game, seats=engine.GAMES[game].seats[-1], seed="situation")
    for _ in range(400):
        now = Situation.of(table)
        assert now.asked == table.asked
        assert {*now.called, *now.forced} == {*table.asked}
        assert not {*now.called} & {*now.forced}
        for seat, action in now.forced.items():
            assert table.legal(seat) == [action]
        forced += len(now.forced)
        if not table.asked:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
    assert forced or game != "jerusalem"


@pytest.mark.parametrize("when", ["where_it_matters", "always"])
@pytest.mark.parametrize("selling", ["own_deploy_turn", "any_own_decision"])
def test_box_everything_is_answered_only_where_everybody_knows_what_is_asked(
    when: str, selling: str
) -> None:
    """Else an answer at once, or a slow one, would tell others something."""
    rng, found = random.Random(7), 0
    options = {"ask_income_decline": when, "sell_influence_timing": selling}
    for seed in range(6):
        table = engine.Table.new("jerusalem", seats=3, seed=str(seed), options=options)
        while table.asked:
            for seat in table.asked:
                if (action := all_that_is_due(table, seat)) is not None:
                    found += 1
                    deals = [table.redeal(other, "x") for other in range(3) if other != seat]
                    assert {all_that_is_due(each, seat) for each in deals} == {action}
            seat = rng.choice(table.asked)
            legal = table.legal(seat)
            put = [each for each in legal if each.startswith("place")]
            table.play(seat, rng.choice(put or legal))
    assert found > 20


@pytest.mark.parametrize("fact", ["private", "hides"])
def test_box_everything_is_never_answered_where_the_question_is_a_secret(
    fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"ask_income_decline": "always"}
    table = engine.Table.new("jerusalem", seats=2, seed="secret", options=options)
    rng = random.Random(1)
    while all_that_is_due(table, table.asked[0]) is None:
        legal = table.legal(seat := table.asked[0])
        put = [each for each in legal if each.startswith("place")]
        table.play(seat, rng.choice(put or legal))
    asked = engine.Table.prompt

    def secret(self: engine.Table, seat: int) -> dict[str, Any] | None:
        prompt = asked(self, seat)
        return prompt and {**prompt, fact: True}

    monkeypatch.setattr(engine.Table, "prompt", secret)
    assert all_that_is_due(table, table.asked[0]) is None
