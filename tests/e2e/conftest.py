"""A local table and the bot on it; every REST body of a test is held against Discord's own file."""

from collections.abc import AsyncIterator, Hashable
from pathlib import Path

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import Exchange, LocalTable
from tests.e2e.kit import quick, running_bot
from tests.kit.oracle import the_oracle


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(rate_limits=False, games=engine.GAMES) as local:
        local.traffic.recording = True
        yield local
        oracle = the_oracle()
        if oracle is not None:
            fresh = unlike(local.traffic.exchanges)
            complaints = oracle.complaints(list(fresh.values()))
            assert not complaints, complaints[:5]
            FOUND_GOOD.update(fresh)


FOUND_GOOD: set[Hashable] = set()  # shapes that an earlier test of this process has had checked


def unlike(exchanges: list[Exchange]) -> dict[Hashable, Exchange]:
    """One of each new shape in both directions: games send thousands that differ only in values."""
    found: dict[Hashable, Exchange] = {}
    for exchange in exchanges:
        shape = (exchange.method, exchange.route, exchange.status, shape_of(exchange.body))
        found.setdefault((*shape, shape_of(exchange.response)), exchange)
    return {shape: exchange for shape, exchange in found.items() if shape not in FOUND_GOOD}


def shape_of(body: object, key: str = "") -> Hashable:
    """Keys and types all the way down; a component's type is part of its shape."""
    if isinstance(body, dict):
        return frozenset((name, shape_of(value, name)) for name, value in body.items())
    if isinstance(body, list):
        return frozenset(shape_of(value) for value in body)
    return body if key in ("type", "style", "flags") else type(body).__name__


@pytest.fixture
async def bot(table: LocalTable, tmp_path: Path) -> AsyncIterator[Seneschal]:
    async with running_bot(table, quick(tmp_path)) as running:
        yield running
