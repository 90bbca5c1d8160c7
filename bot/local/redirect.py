"""Redirect an unmodified discord.py to a local service.

discord.py holds its three addresses in class attributes. They are replaced once by descriptors that
read a context variable, so that several bots and services can run in one process: a task that is
started inside `redirect_discord` talks to that service. Other tasks talk to the service that was
started last while it runs, so that nothing leaves this machine by accident. Without any service,
discord.py talks to Discord.
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

# Class and attribute; a test checks that the pinned discord.py has them all.
REDIRECTED: tuple[tuple[type, str], ...] = (
    (Route, "BASE"),
    (DiscordWebSocket, "DEFAULT_GATEWAY"),
    (discord.Asset, "BASE"),
)
_BASE: ContextVar[str | None] = ContextVar("local_discord", default=None)
_RUNNING: list[str] = []


class _Redirected(Generic[Value]):
    """A class attribute whose value depends on the context."""

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
    """Let discord.py talk to `base` within this block and in tasks started in it."""
    _install()
    token = _BASE.set(base)
    try:
        yield
    finally:
        _BASE.reset(token)


def redirect_by_default(base: str) -> None:
    """Let discord.py talk to `base` wherever `redirect_discord` does not say otherwise."""
    _install()
    _RUNNING.append(base)


def stop_redirecting(base: str) -> None:
    _RUNNING.remove(base)
