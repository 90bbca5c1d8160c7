"""The web server: REST, gateway, attachments and the page on one loopback port."""

import asyncio
import errno
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.local.api_errors import ApiError
from bot.local.gateway.socket import serve_gateway
from bot.local.guard import HOST, is_local
from bot.local.limits.messages import MAX_REQUEST_BYTES
from bot.local.rest import add_routes
from bot.local.service import Service

PORTS_TO_TRY = 50
# Long enough for answers under way, short enough that a stop takes less than a second.
SHUTDOWN_SECONDS = 0.2
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
# Only pictures are shown in the browser; other uploads must not run as a page.
_INLINE_TYPES = ("image/png", "image/jpeg", "image/gif", "image/webp")


class Server:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.app = web.Application(
            client_max_size=MAX_REQUEST_BYTES + 2**20, middlewares=[_only_local]
        )
        self.app.router.add_get("/gateway", self._gateway)
        self.app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        self.app.router.add_get("/emojis/{emoji}.png", self._emoji)
        add_routes(self.app, service)
        self.base = ""
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> None:
        """Listen on the port, or on the next free one above it; 0 takes any."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
        await self._runner.setup()
        bound = await self._bind(self._runner, port)
        self.base = f"http://{HOST}:{bound}"
        self.service.set_address(self.base)

    async def _bind(self, runner: web.AppRunner, port: int) -> int:
        for candidate in range(port, port + PORTS_TO_TRY):
            try:
                await web.TCPSite(runner, HOST, candidate).start()
                return int(runner.addresses[0][1])
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
        raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TO_TRY - 1}")

    async def stop(self) -> None:
        self.service.faults.clear()
        self.service.clock.cancel_all()
        closing = [
            session.connection.socket.close(code=1001)
            for session in self.service.gateway.connected
            if session.connection is not None
        ]
        if closing:
            await asyncio.wait({asyncio.ensure_future(each) for each in closing}, timeout=0.3)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await serve_gateway(request, self.service.gateway, self.service.token)

    async def _emoji(self, request: web.Request) -> web.Response:
        try:
            image = self.service.emojis.get(request.match_info["emoji"]).image
        except ApiError:
            raise web.HTTPNotFound from None
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=86400"}
        return web.Response(body=image, content_type="image/png", headers=headers)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        query = request.query
        upload = self.service.attachments.fetch(
            request.raw_path.partition("?")[0], query.get("ex", "0"), query.get("hm", "")
        )
        if upload is None:
            return web.Response(status=404, text="This content is no longer available.")
        return _file(upload.data)


def _file(data: bytes) -> web.Response:
    kind = next(
        (each for each in _INLINE_TYPES if _starts_like(data, each)), "application/octet-stream"
    )
    headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'"}
    if kind not in _INLINE_TYPES:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=data, content_type=kind, headers=headers)


def _starts_like(data: bytes, kind: str) -> bool:
    beginnings = {
        "image/png": b"\x89PNG",
        "image/jpeg": b"\xff\xd8\xff",
        "image/gif": b"GIF8",
        "image/webp": b"RIFF",
    }
    return data.startswith(beginnings[kind])


@web.middleware
async def _only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not is_local(request):
        return web.Response(status=403, text="The local table answers only at home.")
    return await handler(request)
