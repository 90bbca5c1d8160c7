"""Looking ahead: imagined worlds, and how the game goes on in them."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import log
from typing import Any

from engine.ids import Seat
from engine.notation import parse_known
from engine.players.evaluator import PLAIN, Evaluator, Manner, Question, guess_of
from engine.players.levels import Level
from engine.rng import WORD_BITS, Rng
from engine.table import Table

Turn = tuple[Any, ...]  # the seat whose it is, and the chapter of the game

MAX_PLAYOUT_ACTIONS = 400
VICTORY_POINTS = 8.0  # what having won is worth

BEST_RIVAL_WEIGHT = 0.5  # of what rivals have, how much the best counts; the rest is their average


def question_to(table: Table, seat: Seat) -> Question:
    prompt = table.prompt(seat)
    assert prompt is not None, f"seat {seat} is not asked"
    return Question(seat, prompt["key"], prompt["facts"])


def quick_scores_of(evaluator: Evaluator, table: Table, seat: Seat) -> dict[str, float]:
    """Return the quick score of each legal action."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return {legal[0]: 0.0}
    game = table.game
    actions = [parse_known(game, text) for text in legal]
    found = evaluator.quick_scores(table.typed_view(seat), question_to(table, seat), actions)
    return dict(zip(legal, found, strict=True))


def noisy_best(scores: dict[str, float], level: Level, rng: Rng) -> str:
    """Return the action that looks best to a player of this level, who errs by its noise."""
    best = max(scores, key=scores.__getitem__)
    enough = scores[best] - level.prune_below * level.noise
    close = [text for text, score in scores.items() if score >= enough]
    if len(close) == 1:
        return best
    return max(close, key=lambda text: scores[text] + level.noise * gumbel(rng))


def gumbel(rng: Rng) -> float:
    """Return an error of Gumbel's distribution: at times far too high, hardly ever far too low."""
    return -log(-log((rng.word() + 0.5) / (1 << WORD_BITS)))


def imagined_world(evaluator: Evaluator, known: Table, seat: Seat, seed: str) -> Table:
    """Return a world that the seat may be in.

    What others have sealed is guessed from their side of this world where the game says how, else
    any legal answer is as likely as the others.
    """
    guess = guess_of(evaluator)
    if guess is None:
        return known.redeal(seat, seed)
    world = known.redeal(seat, seed, reopen=True)
    rng = Rng.seeded(seed)
    for other in world.asked:
        if other not in known.asked:
            legal = world.legal(other)
            actions = [parse_known(world.game, text) for text in legal]
            weights = guess(world.typed_view(other), other, actions)
            world.play(other, weighted_pick(legal, weights, rng))
    return world


def weighted_pick(items: Sequence[str], weights: Sequence[float], rng: Rng) -> str:
    """Return one item by its weight; any of them where all weights are 0."""
    sums = list(accumulate(weights))
    if not sums[-1] > 0:
        return rng.pick(items)
    point = sums[-1] * rng.word() / (1 << WORD_BITS)
    return items[min(bisect(sums, point), len(items) - 1)]


def turn_of(table: Table, seat: Seat) -> Turn:
    """Return what tells a turn of this seat from others: some are many actions long."""
    stage = table.stage()
    return seat, *[stage.get(part) for part in table.rules.chapters]


def play_out(
    evaluator: Evaluator,
    table: Table,
    turns: int,
    level: Level,
    rng: Rng,
    under_way: Turn | None = None,
) -> None:
    """Play on by quick scores to the end of the turn under way, and of so many turns after it.

    It stops where the next turn begins, so that all options of a decision are valued at the same
    moment, whether they end a turn or go on with it.
    """
    for _ in range(MAX_PLAYOUT_ACTIONS):
        if not table.asked:
            return
        seat = table.asked[0]
        prompt = table.prompt(seat)
        if prompt and prompt["key"] in evaluator.TURN_QUESTIONS:
            turn = turn_of(table, seat)
            if turn != under_way:
                if turns <= 0 and not is_half_answered(table):
                    return
                turns, under_way = turns - 1, turn
        table.play(seat, noisy_best(quick_scores_of(evaluator, table, seat), level, rng))


def is_half_answered(table: Table) -> bool:
    """Return whether seats are still asked what others, asked at the same time, have answered."""
    return bool(table.history) and set(table.asked) < set(table.history[-1].asked)


def evaluate_for(
    evaluator: Evaluator, table: Table, seat: Seat, manner: Manner = PLAIN
) -> tuple[float, dict[str, float]]:
    """Return by how much this seat leads, and what its own position consists of."""
    view = table.typed_view(seat)
    own = evaluator.evaluate(view, seat)
    rivals = [sum(evaluator.evaluate(view, each).values()) for each in _others(table, seat)]
    threat = BEST_RIVAL_WEIGHT * max(rivals) + (1 - BEST_RIVAL_WEIGHT) * sum(rivals) / len(rivals)
    lead = manner.worth(own) - manner.rivals * threat
    if table.result:
        lead += VICTORY_POINTS if seat in table.result["winners"] else -VICTORY_POINTS
    return lead, own


def _others(table: Table, seat: Seat) -> list[Seat]:
    return [Seat(each) for each in range(table.seats) if each != seat]
