"""A running table with Porter logged in."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.local import LocalTable, Person
from tests.local.sample_bot import Porter


def logged_in(table: LocalTable, **options: Any) -> AbstractAsyncContextManager[Porter]:
    """Porter, connected; closed again at the end."""
    return table.hosting(Porter(**options))


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(rated=False) as running:
        yield running


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[Porter]:
    async with logged_in(table) as porter:
        yield porter


@pytest.fixture
def ana(table: LocalTable) -> Person:
    return table.person("Ana")


@pytest.fixture
def ben(table: LocalTable) -> Person:
    return table.person("Ben")
