"""Access to the service: only from this machine, by its own host name and its own page."""

import hmac
import re

from aiohttp import web

HOST = "127.0.0.1"
# Three base64 parts with dots between them, like Discord's own bot tokens.
_REAL_TOKEN = re.compile(r"^[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}$")


class RealToken(ValueError):
    """A real Discord token was given to the local table."""


def refuse_real_token(token: str) -> None:
    if _REAL_TOKEN.match(token):
        raise RealToken(
            "This looks like a real Discord token. The local table needs none: leave it out, "
            "and keep the real one in .env only."
        )


def is_equal_secret(given: str, secret: str) -> bool:
    """Compare in constant time; `hmac.compare_digest` itself refuses letters beyond ASCII."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), secret.encode())


def is_local(request: web.Request) -> bool:
    """Tell whether Host names this service (no DNS rebinding) and Origin, if sent, does too."""
    assert request.transport is not None
    port = request.transport.get_extra_info("sockname")[1]
    homes = {f"{HOST}:{port}", f"localhost:{port}"}
    if request.headers.get("Host") not in homes:
        return False
    origin = request.headers.get("Origin")
    if origin is not None and origin.removeprefix("http://") not in homes:
        return False
    return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
