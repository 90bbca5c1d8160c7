"""Answers: quick ones go out at once, slow ones are announced, and a failure is still told."""

import asyncio

import pytest

from bot.interactions import context
from bot.interactions.context import Answer


class Response:
    """Discord's side of an interaction, as far as `hold` needs it; `seconds` is its way there."""

    def __init__(self, seconds: float = 0) -> None:
        self.seconds = seconds
        self.deferred: list[dict] = []

    def is_done(self) -> bool:
        return bool(self.deferred)

    async def defer(self, **options) -> None:
        await asyncio.sleep(self.seconds)
        self.deferred.append(options)


class Interaction:
    def __init__(self, response: Response) -> None:
        self.response = response


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch):
    monkeypatch.setattr(context, "DEFER_AFTER_SECONDS", 0.02)


async def test_quick_work_is_not_announced():
    response = Response()
    await Answer(Interaction(response)).within(asyncio.sleep(0))
    await asyncio.sleep(0.04)
    assert response.deferred == []


async def test_slow_work_is_announced_to_whoever_asked_alone():
    response = Response()
    await Answer(Interaction(response)).within(asyncio.sleep(0.06))
    assert response.deferred == [{"ephemeral": True, "thinking": True}]


async def test_slow_work_on_a_panel_leaves_the_panel():
    response = Response()
    await Answer(Interaction(response), edits=True).within(asyncio.sleep(0.06))
    assert response.deferred == [{}]


async def test_work_that_fails_while_it_is_announced_fails_after_that():
    response = Response(seconds=0.05)

    async def fail() -> None:
        await asyncio.sleep(0.04)
        raise LookupError

    with pytest.raises(LookupError):
        await Answer(Interaction(response)).within(fail())
    assert response.deferred, "or the excuse would be a second first answer"
