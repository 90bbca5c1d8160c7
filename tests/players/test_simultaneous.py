"""How computer players imagine what others have sealed, and look on until it is opened."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

import engine
from engine.games.jerusalem.data import Office, Phase
from engine.games.jerusalem.steps.auction import SealedLimits
from engine.ids import Seat
from engine.notation import Action
from engine.players import LEVELS, decide
from engine.players.evaluator import NullEvaluator
from engine.players.lookahead import imagined_world, play_out, weighted_pick
from engine.rng import Rng
from tests.conformance.tables import IDS, TABLES
from tests.games.jerusalem.kit import position
from tests.kit.random_play import positions


class Guesser(NullEvaluator):
    """Imagines that everybody seals the same limit, and keeps what it was shown."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.seen: list[tuple[Any, Seat]] = []

    def guess(self, view: Any, seat: Seat, actions: Sequence[Action]) -> list[float]:
        self.seen.append((view, seat))
        return [float(action.spell() == self.wanted) for action in actions]


class Even(NullEvaluator):
    def guess(self, view: Any, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [1.0] * len(actions)


class Sealing(NullEvaluator):
    TURN_QUESTIONS = frozenset({"limit", "limit-opener"})


def auction(*sealed: str) -> engine.Table:
    """Four seats are asked for limits; seats 1, 2 ... have sealed these."""
    everyone = tuple(Seat(seat) for seat in range(4))
    limits = SealedLimits(seats=everyone, office=Office.TREASURER, bidders=everyone, price=0)
    table = position(limits, bezants=[10] * 4, offices=[None] * 4)
    g = table.state
    g.offices, g.phase = list(Office), Phase.AUCTION
    for seat, limit in enumerate(sealed, 1):
        table.play(seat, limit)
    return table


def sealed(table: engine.Table) -> dict[Seat, str]:
    step = table.state.agenda[-1]
    assert isinstance(step, SealedLimits)
    return dict(step.answers)


def world_of(evaluator: NullEvaluator, table: engine.Table, seed: str = "seed") -> engine.Table:
    return imagined_world(evaluator, table.redeal(0, "known"), Seat(0), seed)


def test_sealed_answers_are_imagined_as_the_game_guesses_them() -> None:
    table = auction("limit 7", "limit 2")
    world = world_of(Guesser("limit 5"), table)
    assert sealed(world) == {1: "limit 5", 2: "limit 5"}
    assert world.asked == table.asked == (0, 3)


def test_any_sealed_answer_is_as_likely_where_the_game_has_no_guess() -> None:
    table = auction("limit 7", "limit 2")
    found = {sealed(world_of(NullEvaluator(), table, f"{seed}"))[Seat(1)] for seed in range(60)}
    assert found == set(auction().legal(1))


def test_a_guess_sees_nothing_of_what_was_sealed() -> None:
    one, other = Guesser("limit 5"), Guesser("limit 5")
    worlds = [
        world_of(guesser, auction(*limits))
        for guesser, limits in ((one, ("limit 7", "limit 2")), (other, ("pass", "limit 9")))
    ]
    assert one.seen == other.seen
    assert [seat for _, seat in one.seen] == [1, 2]
    assert worlds[0].dump()["state"] == worlds[1].dump()["state"]


def test_what_the_seat_itself_has_sealed_stays() -> None:
    table = auction("limit 7")
    table.play(0, "limit 4")
    world = table.redeal(0, "x", reopen=True)
    assert sealed(world) == {0: "limit 4"}
    assert world.asked == (1, 2, 3)


def test_a_decision_asks_the_game_for_its_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser("limit 5")
    monkeypatch.setattr("engine.players.decision.evaluator_of", lambda game: guesser)
    decide(auction("limit 7").redeal(0, "x"), 0, LEVELS["normal"], "x")
    assert {seat for _, seat in guesser.seen} == {1}


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_world_with_guesses_looks_the_same_to_the_seat(game: str, seats: int) -> None:
    for table in islice(positions(game, seats, "guess", every=5), 40):
        for seat in table.asked[-1:]:
            world = imagined_world(Even(), table.redeal(seat, "known"), seat, "seed")
            assert world.typed_view(seat) == table.typed_view(seat)
            assert (world.asked, world.legal(seat)) == (table.asked, table.legal(seat))


def test_looking_ahead_goes_on_until_sealed_answers_are_opened() -> None:
    table = auction("limit 7")
    table.play(0, "limit 4")
    play_out(Sealing(), table, 0, LEVELS["normal"], Rng.seeded("x"))
    assert Office.TREASURER in [player.office for player in table.state.players]
    assert table.asked == (0, 1, 3), "and no further: another office is asked for"


def test_looking_ahead_ends_where_a_question_to_all_begins() -> None:
    table = auction()
    play_out(Sealing(), table, 0, LEVELS["normal"], Rng.seeded("x"))
    assert sealed(table) == {}


def test_a_pick_goes_by_weight() -> None:
    rng = Rng.seeded("weights")
    found = [weighted_pick("abc", [1.0, 0.0, 3.0], rng) for _ in range(400)]
    assert "b" not in found
    assert 0.2 < found.count("a") / len(found) < 0.3
    assert {weighted_pick("ab", [0.0, 0.0], rng) for _ in range(40)} == {"a", "b"}
