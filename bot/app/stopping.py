"""Stopping: what Ctrl-C or a service manager asks for is done in seconds, whatever is broken.

Each action is stored before it is answered, so a process can end at any moment and nothing is lost;
what has time is only to answer who waits, and to close the rest in order.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self

log = logging.getLogger(__name__)

STOP_SECONDS = 9.0  # from the signal to the end of the process; managers wait 10 or longer
NOTE_SECONDS = 0.5
SIGNALS = (signal.SIGINT, signal.SIGTERM)
BY_ITSELF = 0  # in place of a signal
NOT_CLOSED = "not everything could be closed in time; nothing is lost by that"


class StopSignal:
    """Notices a signal on a thread of its own: the event loop may be the thing that hangs.

    `stopped` is set on the loop. If the process is still there STOP_SECONDS later, or somebody
    asks a second time, the thread ends it.
    """

    def __init__(self) -> None:
        self.stopped = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._signals, self._written = socket.socketpair()
        self._written.setblocking(False)
        self._exit_code = 1  # unless it was asked for, the end is a failure

    def __enter__(self) -> Self:
        # The number of each signal is written here by the C handler, before any Python runs.
        signal.set_wakeup_fd(self._written.fileno(), warn_on_full_buffer=False)
        for each in SIGNALS:
            signal.signal(each, lambda *_: None)
        Thread(target=self._watch, name="stop-signal", daemon=True).start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Let the thread watch over the end of the process, also where no signal began it."""
        if not self.stopped.is_set():
            self._written.send(bytes([BY_ITSELF]))

    def _watch(self) -> None:
        if self._next({*SIGNALS, BY_ITSELF}) != BY_ITSELF:
            self._exit_code = 0
        with suppress(RuntimeError):  # the loop is closed: the process is nearly gone
            self._loop.call_soon_threadsafe(self.stopped.set)
        self._signals.settimeout(STOP_SECONDS)
        try:
            self._next(set(SIGNALS))
        except TimeoutError:
            note = Thread(target=log.warning, args=(NOT_CLOSED,), daemon=True)
            note.start()
            note.join(NOTE_SECONDS)  # the log may be what hangs
        end_now(self._exit_code)

    def _next(self, awaited: set[int]) -> int:
        while True:
            (number,) = self._signals.recv(1)
            if number in awaited:
                return number


def end_now(exit_code: int) -> None:
    """End this process and those that work for it, without waiting for anything."""
    for process in multiprocessing.active_children():
        process.kill()
    os._exit(exit_code)
