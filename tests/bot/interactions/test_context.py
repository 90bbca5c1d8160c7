"""Answers: quick ones go out at once, slow ones are announced, and a failure is still told."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from discord import InteractionType

from bot.interactions import context
from bot.interactions.context import Context
from bot.interactions.limits import RateLimits
from bot.text.say import HostError


class Response:
    """Discord's side of an interaction, as far as `run` needs it; `seconds` is its way there."""

    def __init__(self, seconds: float = 0) -> None:
        self.seconds = seconds
        self.deferred: list[dict[str, bool]] = []

    def is_done(self) -> bool:
        return bool(self.deferred)

    async def defer(self, **options: bool) -> None:
        await asyncio.sleep(self.seconds)
        self.deferred.append(options)


class Interaction:
    type = InteractionType.component
    locale = "en-GB"
    user = SimpleNamespace(id=1)

    def __init__(self, response: Response) -> None:
        self.response = response
        self.edited: list[bool] = []

    async def edit_original_response(self, view: object) -> None:
        self.edited.append(self.response.is_done())


class Services:
    def __init__(self) -> None:
        self.limits = RateLimits()

    async def language(self, user_id: int, locale: str) -> str:
        return "en"


def context_for(interaction: Interaction, *, edits: bool = False) -> Context:
    given: tuple[Any, Any] = Services(), interaction  # as much of each as `run` needs
    return Context(*given, edits=edits)


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "DEFER_AFTER_SECONDS", 0.02)


async def test_quick_work_is_not_announced() -> None:
    response = Response()
    await context_for(Interaction(response)).run(lambda: asyncio.sleep(0))
    await asyncio.sleep(0.04)
    assert response.deferred == []


async def test_slow_work_is_announced_to_whoever_asked_alone() -> None:
    response = Response()
    await context_for(Interaction(response)).run(lambda: asyncio.sleep(0.06))
    assert response.deferred == [{"ephemeral": True, "thinking": True}]


async def test_slow_work_on_a_panel_leaves_the_panel() -> None:
    response = Response()
    await context_for(Interaction(response), edits=True).run(lambda: asyncio.sleep(0.06))
    assert response.deferred == [{}]


async def test_work_that_fails_while_it_is_announced_is_excused_after_that() -> None:
    interaction = Interaction(Response(seconds=0.05))

    async def fail() -> None:
        await asyncio.sleep(0.04)
        raise HostError("button")

    await context_for(interaction).run(fail)
    assert interaction.edited == [True], "or the excuse would be a second first answer"
