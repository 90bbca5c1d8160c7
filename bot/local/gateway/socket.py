"""The websocket side of the gateway: HELLO, IDENTIFY, RESUME, heartbeats, close codes."""

import asyncio
import contextlib
import json
from collections import deque

from aiohttp import WSMsgType, web

from bot.local.api_errors import Payload
from bot.local.gateway.hub import Gateway
from bot.local.gateway.intents import PRIVILEGED
from bot.local.gateway.session import Connection
from bot.local.guard import is_equal_secret

HEARTBEAT, IDENTIFY, RESUME = 1, 2, 6
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4001, 4002, 4003
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4004, 4005
RATE_LIMITED, INVALID_SHARD, DISALLOWED_INTENTS = 4008, 4010, 4014
SENDS_PER_MINUTE = 120
ACK_SECONDS = 0.02
IDENTIFIES_PER_DAY = 1000
_IDENTIFY_FIELDS: dict[str, type] = {"token": str, "intents": int}
_RESUME_FIELDS: dict[str, type] = {"token": str, "session_id": str}
# Accepted without effect: presence, voice state, member requests and soundboard sounds.
_IGNORED = frozenset({3, 4, 8, 31})


class CloseSocket(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class ConnectionHandler:
    """Handles the frames of one socket."""

    def __init__(self, gateway: Gateway, token: str, connection: Connection) -> None:
        self.gateway = gateway
        self.token = token
        self.connection = connection
        self.authenticated = False
        self._sent_at: deque[float] = deque()

    def handle(self, raw: str | bytes) -> None:
        """Carry out one frame; JSON may come as text or as bytes."""
        self._count_frame()
        op, data = _decoded(raw)
        if op == HEARTBEAT:
            self._acknowledge_heartbeat()
        elif op == IDENTIFY:
            self._identify(_fields(data, _IDENTIFY_FIELDS))
        elif op == RESUME:
            self._resume(_fields(data, _RESUME_FIELDS))
        elif not self.authenticated:
            raise CloseSocket(NOT_AUTHENTICATED, "Not authenticated.")
        elif op not in _IGNORED:
            raise CloseSocket(UNKNOWN_OPCODE, "Unknown opcode.")

    def _count_frame(self) -> None:
        now = self.gateway.clock.now()
        self._sent_at.append(now)
        while self._sent_at[0] < now - 60:
            self._sent_at.popleft()
        if len(self._sent_at) > SENDS_PER_MINUTE:
            raise CloseSocket(RATE_LIMITED, "You are being rate limited.")

    def _acknowledge_heartbeat(self) -> None:
        if self.gateway.answers_heartbeats:
            # An immediate answer would arrive before discord.py has stored the time of its
            # heartbeat, and it would compute a latency of a whole interval.
            loop = asyncio.get_running_loop()
            loop.call_later(ACK_SECONDS, self.connection.put_op, HEARTBEAT_ACK, None)

    def _identify(self, data: Payload) -> None:
        if self.authenticated:
            raise CloseSocket(ALREADY_AUTHENTICATED, "Already authenticated.")
        self._check_token(data)
        if data["intents"] & PRIVILEGED & ~self.gateway.privileged_intents:
            raise CloseSocket(DISALLOWED_INTENTS, "Disallowed intent(s).")
        if self.gateway.identifies >= IDENTIFIES_PER_DAY:
            raise CloseSocket(AUTHENTICATION_FAILED, "Identify limit of the day reached.")
        number, count = _shard(data.get("shard"))
        if not 0 <= number < count:
            raise CloseSocket(INVALID_SHARD, "Invalid shard.")
        self.authenticated = True
        self.gateway.identify(self.connection, (number, count), data["intents"])

    def _resume(self, data: Payload) -> None:
        self._check_token(data)
        session = self.gateway.resume(self.connection, data["session_id"], _sequence(data))
        if session is None:
            self.connection.put_op(INVALID_SESSION, False)
        else:
            self.authenticated = True

    def _check_token(self, data: Payload) -> None:
        if not is_equal_secret(data["token"].removeprefix("Bot "), self.token):
            raise CloseSocket(AUTHENTICATION_FAILED, "Authentication failed.")


def _decode_error() -> CloseSocket:
    return CloseSocket(DECODE_ERROR, "Error while decoding payload.")


def _decoded(raw: str | bytes) -> tuple[int, object]:
    """Return the opcode and the data of a frame."""
    try:
        frame = json.loads(raw)
    except ValueError as error:
        raise _decode_error() from error
    if not isinstance(frame, dict) or not isinstance(frame.get("op"), int):
        raise _decode_error()
    return frame["op"], frame.get("d")


def _fields(data: object, kinds: dict[str, type]) -> Payload:
    """Return the data if it is an object with these fields of these types."""
    if not isinstance(data, dict):
        raise _decode_error()
    if any(not isinstance(data.get(name), kind) for name, kind in kinds.items()):
        raise _decode_error()
    return data


def _shard(given: object) -> tuple[int, int]:
    match given:
        case None:
            return 0, 1
        case [int(number), int(count)]:
            return number, count
        case _:
            raise CloseSocket(INVALID_SHARD, "Invalid shard.")


def _sequence(data: Payload) -> int:
    sequence = data.get("seq")
    if not isinstance(sequence, int | None):
        raise _decode_error()
    return sequence or 0


async def serve_gateway(
    request: web.Request, gateway: Gateway, token: str
) -> web.WebSocketResponse:
    """Serve one gateway connection from its HELLO to its end."""
    socket = web.WebSocketResponse(max_msg_size=0)
    await socket.prepare(request)
    connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
    connection.put_op(HELLO, {"heartbeat_interval": gateway.heartbeat_ms, "_trace": []})
    writer = asyncio.create_task(connection.write())
    try:
        await _listen(socket, ConnectionHandler(gateway, token, connection))
    finally:
        gateway.disconnected(connection)
        connection.close()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await writer
    return socket


async def _listen(socket: web.WebSocketResponse, handler: ConnectionHandler) -> None:
    async for frame in socket:
        if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            continue
        try:
            handler.handle(frame.data)
        except CloseSocket as closing:
            await socket.close(code=closing.code, message=closing.reason.encode())
            return
