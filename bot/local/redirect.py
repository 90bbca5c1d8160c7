"""Aims an unmodified discord.py at a local service instead of Discord.

The three addresses are class attributes in discord.py. They are replaced once by descriptors that
look into a context variable, so that several bots and services can live in one process: whatever
runs in a task started inside `aim` talks to that service. Outside, the service that was started
last holds for as long as it runs, so that nothing leaves this machine by oversight; without any
service, discord.py talks to Discord as before.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

Value = TypeVar("Value")

# owner class, attribute; a test holds that the pinned discord.py has them all.
REDIRECTED: tuple[tuple[type, str], ...] = (
    (Route, "BASE"),
    (DiscordWebSocket, "DEFAULT_GATEWAY"),
    (discord.Asset, "BASE"),
)
_BASE: ContextVar[str | None] = ContextVar("local_discord", default=None)
_RUNNING: list[str] = []


class _Redirected(Generic[Value]):
    """A class attribute that follows the context."""

    def __init__(self, original: Value, make: Callable[[str], Value]) -> None:
        self.original = original
        self._make = make

    def __get__(self, _instance: object, _owner: type | None = None) -> Value:
        base = _BASE.get() or (_RUNNING[-1] if _RUNNING else None)
        if base is None:
            return self.original
        return self._make(base)


def _gateway(base: str) -> yarl.URL:
    return yarl.URL(base.replace("http", "ws", 1) + "/gateway")


_ADDRESSES: tuple[Callable[[str], Any], ...] = (lambda base: f"{base}/api/v10", _gateway, str)


def _install() -> None:
    for (owner, name), make in zip(REDIRECTED, _ADDRESSES, strict=True):
        current = owner.__dict__[name]
        if not isinstance(current, _Redirected):
            setattr(owner, name, _Redirected(current, make))


@contextmanager
def redirect_discord(base: str) -> Iterator[None]:
    """Within this block, and in tasks started in it, discord.py talks to `base`."""
    _install()
    token = _BASE.set(base)
    try:
        yield
    finally:
        _BASE.reset(token)


def redirect_by_default(base: str) -> None:
    """Everything in this process that is not aimed elsewhere talks to `base` from now on."""
    _install()
    _RUNNING.append(base)


def stop_redirecting(base: str) -> None:
    _RUNNING.remove(base)
