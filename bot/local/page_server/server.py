"""Serve the page: its files, and an index with the key of one person."""

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from aiohttp import web

from bot.local.guard import is_equal_secret
from bot.local.page_server.session import PageSession
from bot.local.people import Person

if TYPE_CHECKING:
    from bot.local.table import LocalTable

_FOLDER = resources.files("bot.local.page")
_KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def _headers(request: web.Request) -> dict[str, str]:
    """Name the host, because not all browsers let 'self' cover websockets."""
    return {**_HEADERS, "Content-Security-Policy": _POLICY.format(host=request.host)}


@cache
def _files() -> dict[str, bytes]:
    """Read the files once in a process, since tests start many tables."""
    names = tuple(_KINDS)
    return {each.name: each.read_bytes() for each in _FOLDER.iterdir() if each.name.endswith(names)}


class PageServer:
    """One page for all people, with a key for each: a page sees only what its person may see."""

    def __init__(self, table: "LocalTable") -> None:
        self._table = table
        self._keys: dict[str, str] = {}
        self._files = _files()
        self._index = (_FOLDER / "index.html").read_text()
        self._open: set[PageSession] = set()

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/page-socket", self._socket)

    def key_of(self, person: Person) -> str:
        return self._keys.setdefault(person.id, secrets.token_urlsafe(24))

    async def close(self) -> None:
        await asyncio.gather(*(session.close() for session in self._open))

    async def _page(self, request: web.Request) -> web.Response:
        """Serve the index when a person opens it, never when a script fetches it."""
        if request.headers.get("Sec-Fetch-Mode", "navigate") != "navigate":
            return web.Response(status=403, text="This page is opened, not fetched.")
        if request.headers.get("Sec-Fetch-Dest", "document") != "document":
            return web.Response(status=403, text="This page is not shown inside another.")
        person = self._person(request)
        # Pictures and the socket use one host name, so localhost is redirected to it.
        if person is None or request.host not in self._table.base:
            raise web.HTTPFound(self._table.page_of(person or self._table.people[0]))
        text = self._index.replace("{{key}}", escape(self.key_of(person)))
        text = text.replace("{{name}}", escape(person.name))
        return web.Response(text=text, content_type="text/html", headers=_headers(request))

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self._files:
            raise web.HTTPNotFound
        kind = next(kind for suffix, kind in _KINDS.items() if name.endswith(suffix))
        return web.Response(body=self._files[name], content_type=kind, headers=_headers(request))

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        key = request.query.get("key", "")
        if person is None or not is_equal_secret(key, self.key_of(person)):
            raise web.HTTPForbidden
        session = PageSession(self._table, person)
        self._open.add(session)
        try:
            return await session.serve(request)
        finally:
            self._open.discard(session)

    def _person(self, request: web.Request) -> Person | None:
        named: Callable[[str], Person] = self._table.person
        try:
            return named(request.query.get("as", ""))
        except KeyError:
            return None
