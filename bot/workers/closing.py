"""Closing: every part has its turn, and none keeps the others waiting."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


async def within(seconds: float, what: str, work: Coroutine[Any, Any, Any]) -> None:
    """Do a part of closing for so long; what fails or hangs keeps no other part from its turn."""
    task = asyncio.create_task(work)
    await asyncio.wait([task], timeout=seconds)
    if not task.done():
        log.warning("%s could not be closed in %s s", what, seconds)
        task.cancel()
    elif not task.cancelled() and (problem := task.exception()):
        log.warning("%s could not be closed: %r", what, problem)
