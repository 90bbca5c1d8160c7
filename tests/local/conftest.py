"""A running table with SampleBot logged in, and two people."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import discord
import pytest

from bot.local import LocalTable, Person
from tests.local.sample_bot import GAMES, SampleBot


def logged_in(table: LocalTable, **options: Any) -> AbstractAsyncContextManager[SampleBot]:
    """Yield SampleBot when it is connected and close it at the end."""
    return table.hosting(SampleBot(**options))


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(rate_limits=False, games=GAMES) as running:
        yield running


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[SampleBot]:
    async with logged_in(table) as porter:
        yield porter


@pytest.fixture
def general(table: LocalTable, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(int(table.channel("general").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def ana(table: LocalTable) -> Person:
    return table.person("Ana")


@pytest.fixture
def ben(table: LocalTable) -> Person:
    return table.person("Ben")
