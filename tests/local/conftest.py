"""A running table with SampleBot logged in."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.local import LocalTable, Person
from tests.local.sample_bot import GAMES, SampleBot


def logged_in(table: LocalTable, **options: Any) -> AbstractAsyncContextManager[SampleBot]:
    """SampleBot, connected; closed again at the end."""
    return table.hosting(SampleBot(**options))


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(rated=False, games=GAMES) as running:
        yield running


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[SampleBot]:
    async with logged_in(table) as porter:
        yield porter


@pytest.fixture
def ana(table: LocalTable) -> Person:
    return table.person("Ana")


@pytest.fixture
def ben(table: LocalTable) -> Person:
    return table.person("Ben")
