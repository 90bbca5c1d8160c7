"""Who may talk to the service: this machine, under its own name, from its own page."""

import re

from aiohttp import web

HOST = "127.0.0.1"
# Three dotted base64 parts, as Discord's own bot tokens are.
_REAL_TOKEN = re.compile(r"^[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}$")


class RealToken(ValueError):
    """A token of Discord itself was given to the local table."""


def refuse_real_token(token: str) -> None:
    if _REAL_TOKEN.match(token):
        raise RealToken(
            "This looks like a real Discord token. The local table needs none: leave it out, "
            "and keep the real one in .env only."
        )


def is_local(request: web.Request) -> bool:
    """A Host that is ours (no rebound name) and, where a browser says one, an Origin that is."""
    assert request.transport is not None
    port = request.transport.get_extra_info("sockname")[1]
    homes = {f"{HOST}:{port}", f"localhost:{port}"}
    if request.headers.get("Host") not in homes:
        return False
    origin = request.headers.get("Origin")
    if origin is not None and origin.removeprefix("http://") not in homes:
        return False
    return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
