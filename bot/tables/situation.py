"""What a position asks of whom, and which answers come by themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import engine


@dataclass(frozen=True, slots=True)
class Situation:
    """What the channel knows of a position: which chapter of the game it is, and who is asked."""

    chapter: tuple[Any, ...]
    stage: Mapping[str, Any]
    asked: tuple[int, ...]
    called: tuple[int, ...]  # of those asked, who have a choice as far as everybody knows
    forced: Mapping[int, str]  # what the others answer by themselves, which is nobody's obligation
    single: Mapping[int, str]  # of those called, who have none, and what they can do
    everything: Mapping[int, str]  # of those called, how some would take all that they are due

    @classmethod
    def of(cls, game: engine.Table) -> "Situation":
        stage, asked = game.stage(), game.asked
        chapter = tuple([stage.get(part) for part in game.rules.chapters])
        forced: dict[int, str] = {}
        for seat in asked:
            if (action := only_answer(game, seat)) is not None:
                forced[seat] = action
        called = tuple([seat for seat in asked if seat not in forced])
        single: dict[int, str] = {}
        everything: dict[int, str] = {}
        for seat in called:
            if (action := single_answer(game, seat)) is not None:
                single[seat] = action
            if (action := all_that_is_due(game, seat)) is not None:
                everything[seat] = action
        return cls(chapter, stage, asked, called, forced, single, everything)


NOT_STARTED = Situation((None,), {}, (), (), {}, {}, {})  # so that the start is a chapter


def single_answer(game: engine.Table, seat: int) -> str | None:
    """Return the only thing this seat can do, whoever else may know that; None: it has a choice."""
    legal = game.legal(seat)
    if len(legal) != 1 or seat not in game.asked:
        return None
    if game.can_undo(seat) and not _leaves_the_choice(game, seat, legal[0]):
        return None
    return legal[0]


def all_that_is_due(game: engine.Table, seat: int) -> str | None:
    """Return the answer that takes all, where a seat is asked whether it would rather take less.

    The question names it. Where others could not know what is asked, an answer at once would tell.
    """
    prompt = game.prompt(seat)
    if prompt is None or prompt["private"] or prompt["hides"]:
        return None
    action: str | None = prompt["facts"].get("everything")
    return action if action in game.legal(seat) else None


def only_answer(game: engine.Table, seat: int) -> str | None:
    """Return the only thing this seat can do, if everyone else knows that it is the only one.

    Others must not learn from an answer that comes by itself what they could not know before:
    so it has to be the only one in every position that they think possible. Two deals for each
    of them find out most of that; where a hand of cards decides, the question itself says so.
    """
    legal = game.legal(seat)
    prompt = game.prompt(seat) if len(legal) == 1 else None
    if prompt is None or prompt["private"] or prompt["hides"]:
        return None
    if single_answer(game, seat) is None:
        return None
    for other in range(game.seats):
        for deal in ("one", "another"):
            if other != seat and game.redeal(other, deal).legal(seat) != legal:
                return None
    return legal[0]


def _leaves_the_choice(game: engine.Table, seat: int, action: str) -> bool:
    """Return whether the seat could still take back what led to this action after taking it.

    Somebody who looks what "Build" offers has not yet built, although there is one thing to build.
    """
    then = game.for_update()
    then.play(seat, action)
    return seat in then.asked and then.can_undo(seat)
