"""Faults on request: error answers, hanging requests, cut connections, lost permissions."""

import asyncio
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from bot.local.api_errors import ApiError
from bot.local.rate_limiter import Rate, rate_limited
from bot.local.world import Channel, Guild, Overwrite, Post, Right, User

if TYPE_CHECKING:
    from bot.local.service import Service

RECONNECT, INVALID_SESSION = 7, 9


class ConnectionCut(Exception):
    """Cut the connection of this request without an answer."""


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` requests that match the pattern."""

    pattern: str
    times: int
    after_work: bool
    refusal: ApiError | None = None
    release: asyncio.Event | None = None

    async def apply(self) -> None:
        if self.release is not None:
            await self.release.wait()
        if self.refusal is not None:
            raise self.refusal
        if self.release is None:
            raise ConnectionCut


class Faults:
    """Pending faults; a pattern matches "METHOD /route/{template}" and may contain `*`."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._pending: list[Fault] = []
        self._held: list[asyncio.Event] = []

    def take(self, request: str) -> Fault | None:
        """Return the fault for this request, if any, and count one use of it."""
        for fault in self._pending:
            if fnmatchcase(request, fault.pattern):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None

    def rate_limit(
        self, request: str = "*", *, times: int = 1, seconds: float = 0.05, scope: str = "user"
    ) -> None:
        """Answer 429 with Retry-After."""
        self.add(request, times, refusal=rate_limited(seconds, scope=scope))

    def fail(
        self, request: str = "*", *, times: int = 1, status: int = 500, after_work: bool = False
    ) -> None:
        """Answer a server error, before or after the request is carried out."""
        refusal = ApiError(0, f"{status}: Server Error", status=status)
        self.add(request, times, after_work=after_work, refusal=refusal)

    def refuse(self, request: str = "*", *, code: int, times: int = 1) -> None:
        """Answer one of Discord's error codes."""
        self.add(request, times, refusal=ApiError(code))

    def reset(self, request: str = "*", *, times: int = 1, after_work: bool = False) -> None:
        """Cut the connection, before or after the request is carried out."""
        self.add(request, times, after_work=after_work)

    def hang(self, request: str = "*", *, times: int = 1, after_work: bool = False) -> None:
        """Hold requests until `release`."""
        held = asyncio.Event()
        self._held.append(held)
        self.add(request, times, after_work=after_work, release=held)

    def release_oldest(self) -> None:
        """Let the requests continue that were held first."""
        self._held.pop(0).set()

    def is_pending(self) -> bool:
        """Return whether a fault still waits for its request."""
        return bool(self._pending)

    def release(self) -> None:
        """Let all held requests continue."""
        for held in self._held:
            held.set()
        self._held.clear()

    def clear(self) -> None:
        """Drop all pending faults and release held requests."""
        self._pending.clear()
        self.release()

    def add(
        self,
        pattern: str,
        times: int,
        *,
        after_work: bool = False,
        refusal: ApiError | None = None,
        release: asyncio.Event | None = None,
    ) -> None:
        self._pending.append(Fault(pattern, times, after_work, refusal, release))

    async def drop_gateway(self, code: int = 4000) -> None:
        """Close all gateway sockets; the sessions can be resumed."""
        for session in self._service.gateway.connected:
            assert session.connection is not None
            await session.connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Send op 7: the bot must reconnect and resume."""
        for session in self._service.gateway.connected:
            assert session.connection is not None
            session.connection.put_op(RECONNECT, None)

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Send op 9: the bot must identify again, or may resume if `resumable`."""
        gateway = self._service.gateway
        for session in gateway.connected:
            assert session.connection is not None
            session.connection.put_op(INVALID_SESSION, resumable)
            if not resumable:
                del gateway.sessions[session.id]

    def mute_heartbeats(self, muted: bool = True) -> None:
        self._service.gateway.answers_heartbeats = not muted

    def delay(self, event: str, seconds: float) -> None:
        """Deliver gateway events of this name later; 0 ends the delay."""
        self._service.gateway.delays[event] = seconds

    def close_dms(self, user: User, closed: bool = True) -> None:
        user.accepts_dms = not closed

    def delete_channel(self, channel: Channel) -> None:
        self._service.world.delete_channel(channel)

    def archive_thread(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread; if it is locked too, the bot can no longer post in it."""
        thread.archived, thread.locked = True, locked
        self._service.world.update_channel(thread)

    def delete_message(self, post: Post) -> None:
        self._service.message_writer.delete(post)

    def limit_old_edits(self, edits: int, seconds: float) -> None:
        """Refuse with 30046 what is more than this many edits of old messages in a channel."""
        self._service.rate_limiter.old_edits = Rate(edits, seconds)

    def deny(self, channel: Channel, *rights: Right) -> None:
        """Take permissions away from the bot in one channel."""
        self._set_denied(channel, self._denied(channel) | sum(rights))

    def allow(self, channel: Channel, *rights: Right) -> None:
        """Give denied permissions back to the bot."""
        self._set_denied(channel, self._denied(channel) & ~sum(rights))

    def kick_bot(self, guild: Guild) -> None:
        self._service.world.kick_bot(guild)

    def invite_bot(self, guild: Guild) -> None:
        self._service.world.invite_bot(guild)

    def leave(self, guild: Guild, user: User) -> None:
        self._service.world.leave(guild, user)

    def rejoin(self, guild: Guild, user: User) -> None:
        self._service.world.join(guild, user)

    def _denied(self, channel: Channel) -> int:
        overwrite = channel.overwrites.get(self._service.world.bot.id)
        return overwrite.deny if overwrite else 0

    def _set_denied(self, channel: Channel, rights: int) -> None:
        bot = self._service.world.bot
        self._service.world.overwrite(channel, Overwrite(bot.id, 1, deny=rights))
