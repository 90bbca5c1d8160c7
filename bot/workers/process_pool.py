"""Processes that work for the bot: begun apart from it, ended with it."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def new_pool(count: int, begin: Callable[..., Any], *values: Any) -> ProcessPoolExecutor:
    """Return a pool in which each process calls `begin` first."""
    # A fork would copy a process that has threads and sockets open.
    return ProcessPoolExecutor(count, get_context("spawn"), _begin, (begin, *values))


def _begin(begin: Callable[..., Any], *values: Any) -> None:
    # Ctrl-C in a terminal reaches every process of the group; the bot is the one to end these.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()
    begin(*values)


def _end_with_parent() -> None:
    """End this process when the bot is gone, which may have had no time to say so.

    A pool's processes hold both ends of their queue, so nothing else would tell them. The resource
    tracker of `multiprocessing` ends by itself when the last of them has.
    """
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


async def run_in(pool: ProcessPoolExecutor, work: Callable[..., T], *values: Any) -> T:
    """Return what the work comes to in a process of the pool.

    The pool starts processes as they are needed, which takes a while: not on the event loop.
    """
    return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work, *values))


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Kill its processes at once: nobody waits for them, and one that hangs never ends."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
