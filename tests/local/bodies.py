"""Bodies for the tests of limits, and the errors that are found in them."""

from collections.abc import Callable
from typing import Any

from bot.local.api_errors import ApiError

V2 = 1 << 15
Payload = dict[str, Any]
# name, the largest body that passes, the smallest that does not, path and code of its error
Case = tuple[str, Payload, Payload, str, str]


def codes(check: Callable[[], None]) -> dict[str, str]:
    """Return the codes of the errors that the check raises, by path."""
    try:
        check()
    except ApiError as refusal:
        return dict(_leaves(refusal.body["errors"], ()))
    return {}


def _leaves(node: Payload, path: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [(".".join(path), error["code"]) for error in node.get("_errors", ())]
    for key, inner in node.items():
        if key != "_errors":
            found += _leaves(inner, (*path, key))
    return found


def button(**over: Any) -> Payload:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **over}


def select(**over: Any) -> Payload:
    return {"type": 3, "custom_id": "s", "options": options(1), **over}


def options(count: int, **over: Any) -> list[Payload]:
    return [{"label": "l", "value": str(each), **over} for each in range(count)]


def row(*children: Payload) -> Payload:
    return {"type": 1, "components": list(children)}


def buttons(count: int) -> list[Payload]:
    return [button(custom_id=str(each)) for each in range(count)]


def text(content: str = "x") -> Payload:
    return {"type": 10, "content": content}


def gallery(count: int, alt: str = "") -> Payload:
    item = {"media": {"url": "https://example.org/a.png"}, "description": alt}
    return {"type": 12, "items": [item] * count}


def embed(**over: Any) -> Payload:
    return {"title": "t", **over}


def v1(*components: Payload) -> Payload:
    return {"content": "x", "components": list(components)}


def v2(*components: Payload, **over: Any) -> Payload:
    return {"flags": V2, "components": list(components), **over}


def field(name: int = 1, value: int = 1) -> Payload:
    return {"name": "n" * name, "value": "v" * value}
