"""The steps of every REST request: token, body, faults, rate limit, handler, record."""

import json
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.local.api_errors import ApiError, not_found, unauthorized
from bot.local.faults import ConnectionCut
from bot.local.rate_limiter import Headers
from bot.local.rest.call import Call, Created, read_body
from bot.local.rest.routes import ROUTES, Handler, ResponseBody
from bot.local.service import Service
from bot.local.traffic import Exchange

PREFIX = "/api/v10"
_JSON = "application/json"
# The token in the address is the authority here.
_BY_TOKEN = ("/interactions/", "/webhooks/{webhook_id}/{webhook_token}")
_encode = json.JSONEncoder(separators=(",", ":")).encode
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_routes(app: web.Application, service: Service) -> None:
    for key, handler in ROUTES.items():
        method, route = key.split(" ")
        app.router.add_route(method, PREFIX + route, _serve(service, key, handler))
    app.router.add_route("*", PREFIX + "/{rest:.*}", _serve(service, "* /{rest}", _unknown_route))


async def _unknown_route(_call: Call) -> None:
    raise not_found()


def _serve(service: Service, key: str, handler: Handler) -> Serve:
    route = key.partition(" ")[2]
    open_to_all = route.startswith(_BY_TOKEN)

    async def serve(request: web.Request) -> web.StreamResponse:
        params = dict(request.match_info)
        call = Call(service, request.method, route, params, dict(request.query))
        try:
            if not open_to_all and request.headers.get("Authorization") != f"Bot {service.token}":
                raise unauthorized()
            status, body, headers = await _answer(request, call, handler)
        except ApiError as refusal:
            status, body = refusal.status, _encode(refusal.body).encode()
            headers = refusal.headers
        except ConnectionCut:
            return _abort(request)
        _record(service, call, request, status, body)
        return _response(status, body, headers)

    return serve


async def _answer(request: web.Request, call: Call, handler: Handler) -> tuple[int, bytes, Headers]:
    service, key = call.service, f"{call.method} {call.route}"
    await read_body(request, call)
    fault = service.faults.take(key)
    if fault and not fault.after_work:
        await fault.apply()
    headers = service.rate_limiter.consume(key, call.params)
    try:
        status, body = _encoded(await handler(call))
    except ApiError as refusal:
        refusal.headers = {**headers, **refusal.headers}
        raise
    if fault and fault.after_work:
        await fault.apply()
    return status, body, headers


def _encoded(answer: ResponseBody) -> tuple[int, bytes]:
    if answer is None:
        return 204, b""
    if isinstance(answer, Created):
        return 201, _encode(answer.payload).encode()
    return 200, _encode(answer).encode()


def _record(service: Service, call: Call, request: web.Request, status: int, body: bytes) -> None:
    service.rate_limiter.count_answer(status)
    if service.traffic.recording:
        service.traffic.exchanges.append(
            Exchange(call.method, call.route, request.path, call.body, call.multipart, status, body)
        )


def _response(status: int, body: bytes, headers: Headers) -> web.Response:
    """Answer JSON without a charset, because with one discord.py would read it as text."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    return web.Response(body=body, status=status, headers={"Content-Type": _JSON, **headers})


def _abort(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
