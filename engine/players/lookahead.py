"""Looking ahead: an action in an imagined world, and how it goes on there."""

from math import log

from engine.ids import Seat
from engine.notation import parse_known
from engine.players.evaluator import Question, Sense
from engine.players.levels import ABSURD
from engine.rng import WORD_BITS, Rng
from engine.table import Table

FAR = 120  # actions after which any line of thought ends
VICTORY = 8.0  # victory points that having won is worth
LEADER = 0.5  # of what rivals have, how much the best of them counts; the rest is the average


def question_to(table: Table, seat: Seat) -> Question:
    prompt = table.prompt(seat)
    assert prompt is not None, f"seat {seat} is not asked"
    return Question(seat, prompt["key"], prompt["facts"])


def hunches_of(sense: Sense, table: Table, seat: Seat) -> dict[str, float]:
    """Each legal action and how it looks at first sight."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return {legal[0]: 0.0}
    game = table.game
    actions = [parse_known(game, text) for text in legal]
    found = sense.hunches(table.typed_view(seat), question_to(table, seat), actions)
    return dict(zip(legal, found, strict=True))


def at_first_sight(hunches: dict[str, float], whim: float, rng: Rng, absurd: float = ABSURD) -> str:
    """The best-looking action, if one's eye is off by about `whim` victory points.

    What looks worse than the best by `absurd` times that is never done.
    """
    best = max(hunches, key=hunches.__getitem__)
    enough = hunches[best] - absurd * whim
    close = [text for text, hunch in hunches.items() if hunch >= enough]
    if len(close) == 1:
        return best
    return max(close, key=lambda text: hunches[text] + whim * misjudged(rng))


def misjudged(rng: Rng) -> float:
    """Gumbel's: the best of many looks good by mistake now and then, a bad one hardly ever."""
    return -log(-log((rng.word() + 0.5) / (1 << WORD_BITS)))


def go_on(sense: Sense, table: Table, turns: int, whim: float, rng: Rng) -> None:
    """Everyone follows their hunches until so many turns have been taken, and one begins."""
    actor = None
    for _ in range(FAR):
        if not table.asked:
            return
        seat = table.asked[0]
        prompt = table.prompt(seat)
        if prompt and prompt["key"] in sense.TURNS:
            if turns <= 0:
                return
            if seat != actor:  # some turns are many actions under one question
                turns, actor = turns - 1, seat
        table.play(seat, at_first_sight(hunches_of(sense, table, seat), whim, rng))


def standing(sense: Sense, table: Table, seat: Seat) -> tuple[float, dict[str, float]]:
    """How far ahead of the others this seat is, and what its own position consists of."""
    view = table.typed_view(seat)
    own = sense.worth(view, seat)
    rivals = [sum(sense.worth(view, each).values()) for each in _others(table, seat)]
    ahead = sum(own.values()) - LEADER * max(rivals) - (1 - LEADER) * sum(rivals) / len(rivals)
    if table.result:
        ahead += VICTORY if seat in table.result["winners"] else -VICTORY
    return ahead, own


def _others(table: Table, seat: Seat) -> list[Seat]:
    return [Seat(each) for each in range(table.seats) if each != seat]
