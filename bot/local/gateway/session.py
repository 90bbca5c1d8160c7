"""One session of one shard: its sequence, its replay buffer and its current socket."""

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.local.api_errors import Payload

MAX_REPLAY_EVENTS = 2000
_ENCODER = json.JSONEncoder(separators=(",", ":"))
encode = _ENCODER.encode


class Connection:
    """An open socket with a queue of outgoing frames."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._compressor = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, text: str) -> None:
        self._queue.put_nowait(text)

    def put_op(self, op: int, data: object) -> None:
        self.put(encode({"op": op, "d": data, "s": None, "t": None}))

    async def write(self) -> None:
        """Send queued frames until `close` or until the socket is closed."""
        while (text := await self._queue.get()) is not None:
            if self.socket.closed:
                return
            await self._send(text)

    async def _send(self, text: str) -> None:
        if self._compressor is None:
            await self.socket.send_str(text)
            return
        packed = self._compressor.compress(text.encode())
        await self.socket.send_bytes(packed + self._compressor.flush(zlib.Z_SYNC_FLUSH))

    def close(self) -> None:
        self._queue.put_nowait(None)


@dataclass(slots=True, eq=False)
class Session:
    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    replay_buffer: deque[tuple[int, str]] = field(
        default_factory=lambda: deque(maxlen=MAX_REPLAY_EVENTS)
    )
    connection: Connection | None = None

    def dispatch(self, name: str, data: Payload) -> None:
        """Send the event if connected; it is numbered and stored for replay."""
        self.sequence += 1
        text = encode({"op": 0, "t": name, "s": self.sequence, "d": data})
        self.replay_buffer.append((self.sequence, text))
        if self.connection is not None:
            self.connection.put(text)

    def can_replay(self, after: int) -> bool:
        oldest = self.replay_buffer[0][0] if self.replay_buffer else self.sequence + 1
        return oldest - 1 <= after <= self.sequence

    def replay(self, after: int) -> None:
        assert self.connection is not None
        for sequence, text in self.replay_buffer:
            if sequence > after:
                self.connection.put(text)
