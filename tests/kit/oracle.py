"""Holds recorded REST traffic against Discord's own OpenAPI file, in both directions."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource

from bot.local import Exchange

HERE = Path(__file__).resolve()
CANDIDATES = tuple(parent / "shared/oracle/discord-openapi.json" for parent in HERE.parents)
ABSENT = "Discord's OpenAPI file is not here (set DISCORD_OPENAPI to its path)"
_URN = "urn:discord"
_NUMBERS_FOR_IDS = frozenset(
    {"recipient_id", "message_id", "channel_id", "guild_id", "users[]", "messages[]"}
)
_WITH_NUMBERS = ("attachments[]", "permission_overwrites[]", "emoji")
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
# In the documentation and accepted by Discord, but not in the file.
_NOT_SPECIFIED = frozenset({"GET /users/{user_id}"})


def specification_path() -> Path | None:
    if named := os.environ.get("DISCORD_OPENAPI"):
        return Path(named)
    return next((path for path in CANDIDATES if path.is_file()), None)


class Oracle:
    """Validators are built once for each schema and kept."""

    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_text())
        # The documentation, and Discord itself, name the errors of a field by words.
        named = {"code": {"type": "string"}, "message": {"type": "string"}}
        inner = self._spec["components"]["schemas"]["InnerErrors"]["properties"]
        inner["_errors"]["items"] = {"type": "object", "properties": named, "required": [*named]}
        whole = Resource.from_contents({"$schema": _DIALECT, **self._spec})
        self._registry: Registry[Any] = Registry().with_resource(_URN, whole)
        self._validators: dict[str, Draft202012Validator] = {}

    def complaints(self, exchanges: Iterable[Exchange]) -> list[str]:
        """One line for each body that the specification does not allow."""
        return [line for exchange in exchanges for line in self._judge(exchange)]

    def _judge(self, exchange: Exchange) -> Iterator[str]:
        key = f"{exchange.method} {exchange.route}"
        if key in _NOT_SPECIFIED:
            return
        operation = self._spec["paths"].get(exchange.route, {}).get(exchange.method.lower())
        if operation is None:
            yield f"{key}: not in the specification"
            return
        # A request that was refused is not expected to be right.
        if exchange.body is not None and exchange.status < 400:
            yield from self._judge_request(exchange, operation)
        yield from self._judge_response(exchange, operation)

    def _judge_request(self, exchange: Exchange, operation: dict[str, Any]) -> Iterator[str]:
        content = operation["requestBody"]["content"]
        form = "multipart/form-data" if exchange.multipart else "application/json"
        media = form if form in content else "application/json"
        pointer = f"requestBody/content/{_escape(media)}/schema"
        yield from self._check(exchange, "request", pointer, normalised(exchange.body))

    def _judge_response(self, exchange: Exchange, operation: dict[str, Any]) -> Iterator[str]:
        status = _known_status(exchange.status, operation["responses"])
        if exchange.status >= 500:
            return
        if status is None:
            yield f"{exchange}: this status is not in the specification"
            return
        response = operation["responses"][status]
        if "$ref" in response:
            pointer = response["$ref"].removeprefix("#/")
            response = self._spec["components"]["responses"][pointer.rsplit("/", 1)[1]]
            where = f"#/{pointer}/content/application~1json/schema"
        else:
            where = f"responses/{status}/content/application~1json/schema"
        if exchange.answer and "application/json" in response.get("content", {}):
            yield from self._check(exchange, "response", where, exchange.response)
        elif exchange.answer:
            yield f"{exchange}: a body where the specification has none"

    def _check(self, exchange: Exchange, side: str, pointer: str, body: Any) -> Iterator[str]:
        if not pointer.startswith("#/"):
            path = _escape(exchange.route)
            pointer = f"#/paths/{path}/{exchange.method.lower()}/{pointer}"
        for error in self._validator(pointer).iter_errors(body):
            worst = deepest(error)
            place = "".join(f"[{part!r}]" for part in worst.absolute_path)
            yield f"{exchange} {side}: ${place} {worst.message[:160]}"

    def _validator(self, pointer: str) -> Draft202012Validator:
        if pointer not in self._validators:
            schema = {"$ref": _URN + pointer}
            made = Draft202012Validator(schema, registry=self._registry)
            self._validators[pointer] = made
        return self._validators[pointer]


@cache
def the_oracle() -> Oracle | None:
    """The one oracle of a test run; None where the file is absent."""
    path = specification_path()
    return Oracle(path) if path else None


def _escape(part: str) -> str:
    escaped = part.replace("~", "~0").replace("/", "~1")
    return escaped.replace("{", "%7B").replace("}", "%7D").replace("@", "%40")


def _known_status(status: int, responses: dict[str, Any]) -> str | None:
    for key in (str(status), f"{status // 100}XX"):
        if key in responses:
            return key
    return None


def normalised(body: Any, key: str = "") -> Any:
    """discord.py sends some ids as numbers, which Discord takes; the file knows only text."""
    if isinstance(body, dict):
        if key in _WITH_NUMBERS and isinstance(body.get("id"), int):
            body = {**body, "id": str(body["id"])}
        return {name: normalised(value, name) for name, value in body.items()}
    if isinstance(body, list):
        return [normalised(value, f"{key}[]") for value in body]
    return str(body) if key in _NUMBERS_FOR_IDS and isinstance(body, int) else body


_UNION = re.compile("anyOf|oneOf")


def deepest(error: ValidationError) -> ValidationError:
    """The complaint inside the branch of a union that fits best."""
    while error.context and _UNION.fullmatch(str(error.validator)):
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        error = min(branches.values(), key=_misfit)[0]
    return error


def _misfit(errors: list[ValidationError]) -> tuple[bool, int]:
    """A branch for another type of thing fits worst."""
    other = any(list(error.path)[-1:] == ["type"] for error in errors)
    return other, len(errors)
