"""Misbehaviour on request: bad answers, hanging requests, broken connections, lost rights."""

import asyncio
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from bot.local.api_errors import ApiError
from bot.local.rate_limiter import rate_limited
from bot.local.world import Channel, Guild, Overwrite, Post, Right, User

if TYPE_CHECKING:
    from bot.local.service import Service

ANY_REQUEST = "*"
RECONNECT, INVALID_SESSION = 7, 9


class ConnectionCut(Exception):
    """Cut the connection of this request without an answer."""


@dataclass(slots=True)
class Fault:
    """What befalls the next `times` requests that match."""

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
    """A request is matched as "METHOD /route/{template}" with * for anything."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._pending: list[Fault] = []
        self._held: list[asyncio.Event] = []

    def take(self, request: str) -> Fault | None:
        """The fault that befalls this request; each strikes as often as it was ordered."""
        for fault in self._pending:
            if fnmatchcase(request, fault.pattern):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None

    def rate_limit(
        self,
        request: str = ANY_REQUEST,
        *,
        times: int = 1,
        seconds: float = 0.05,
        scope: str = "user",
    ) -> None:
        """Answer 429 with Retry-After."""
        self.add(request, times, refusal=rate_limited(seconds, scope=scope))

    def fail(
        self,
        request: str = ANY_REQUEST,
        *,
        times: int = 1,
        status: int = 500,
        after_work: bool = False,
    ) -> None:
        """Answer a 5xx, before or after the work was done."""
        refusal = ApiError(0, f"{status}: Server Error", status=status)
        self.add(request, times, after_work=after_work, refusal=refusal)

    def refuse(self, request: str = ANY_REQUEST, *, code: int, times: int = 1) -> None:
        """Answer one of Discord's error codes."""
        self.add(request, times, refusal=ApiError(code))

    def reset(
        self, request: str = ANY_REQUEST, *, times: int = 1, after_work: bool = False
    ) -> None:
        """Cut the connection, before or after the work was done."""
        self.add(request, times, after_work=after_work)

    def hang(self, request: str = ANY_REQUEST, *, times: int = 1, after_work: bool = False) -> None:
        """Do not answer until `release`."""
        held = asyncio.Event()
        self._held.append(held)
        self.add(request, times, after_work=after_work, release=held)

    def release(self) -> None:
        """Let everything go on that hangs."""
        for held in self._held:
            held.set()
        self._held.clear()

    def clear(self) -> None:
        """Forget what was ordered and release what hangs."""
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
        """Close every gateway socket; sessions can be resumed."""
        for session in self._service.gateway.connected:
            assert session.connection is not None
            await session.connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot is to reconnect and resume."""
        for session in self._service.gateway.connected:
            assert session.connection is not None
            session.connection.put_op(RECONNECT, None)

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Op 9: the bot is to identify anew, or to resume if that is still possible."""
        gateway = self._service.gateway
        for session in gateway.connected:
            assert session.connection is not None
            session.connection.put_op(INVALID_SESSION, resumable)
            if not resumable:
                del gateway.sessions[session.id]

    def mute_heartbeats(self, muted: bool = True) -> None:
        self._service.gateway.answers_heartbeats = not muted

    def delay(self, event: str, seconds: float) -> None:
        """Deliver this kind of gateway event later; 0 ends it."""
        self._service.gateway.delays[event] = seconds

    def close_dms(self, user: User, closed: bool = True) -> None:
        user.accepts_dms = not closed

    def delete_channel(self, channel: Channel) -> None:
        self._service.world.delete_channel(channel)

    def archive_thread(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread; one that is locked as well takes no message of the bot's."""
        thread.archived, thread.locked = True, locked
        self._service.world.update_channel(thread)

    def delete_message(self, post: Post) -> None:
        self._service.message_writer.delete(post)

    def deny(self, channel: Channel, *rights: Right) -> None:
        """Take rights away from the bot in one channel."""
        self._set_denied(channel, self._denied(channel) | sum(rights))

    def allow(self, channel: Channel, *rights: Right) -> None:
        """Give denied rights back."""
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
