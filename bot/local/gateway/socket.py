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

HEARTBEAT, IDENTIFY, RESUME = 1, 2, 6
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4001, 4002, 4003
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4004, 4005
RATE_LIMITED, INVALID_SHARD, DISALLOWED_INTENTS = 4008, 4010, 4014
SENDS_PER_MINUTE = 120
ACK_SECONDS = 0.02
IDENTIFIES_PER_DAY = 1000
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

    def handle(self, text: str) -> None:
        self._count_frame()
        try:
            frame: Payload = json.loads(text)
            op, data = frame["op"], frame.get("d") or {}
        except (ValueError, KeyError, TypeError) as error:
            raise CloseSocket(DECODE_ERROR, "Error while decoding payload.") from error
        if op == HEARTBEAT:
            self._acknowledge_heartbeat()
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
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
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise CloseSocket(INVALID_SHARD, "Invalid shard.")
        self.authenticated = True
        self.gateway.identify(self.connection, (number, count), data["intents"])

    def _resume(self, data: Payload) -> None:
        self._check_token(data)
        session = self.gateway.resume(self.connection, data["session_id"], data["seq"] or 0)
        if session is None:
            self.connection.put_op(INVALID_SESSION, False)
        else:
            self.authenticated = True

    def _check_token(self, data: Payload) -> None:
        if data.get("token", "").removeprefix("Bot ") != self.token:
            raise CloseSocket(AUTHENTICATION_FAILED, "Authentication failed.")


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
        if frame.type is not WSMsgType.TEXT:
            continue
        try:
            handler.handle(frame.data)
        except CloseSocket as closing:
            await socket.close(code=closing.code, message=closing.reason.encode())
            return
