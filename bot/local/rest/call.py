"""One REST request with its body parsed."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.api_errors import ApiError, Payload
from bot.local.attachments import Upload
from bot.local.limits.messages import MAX_FILE_BYTES, MAX_REQUEST_BYTES
from bot.local.message_writer import Draft
from bot.local.service import Service

_FILE = re.compile(r"files\[(\d+)\]$")


@dataclass(slots=True)
class Call:
    service: Service
    method: str
    route: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    multipart: bool = False

    @property
    def form(self) -> Payload:
        """The body, which must be an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50035)
        return self.body

    @property
    def draft(self) -> Draft:
        return Draft(self.form, self.files)


@dataclass(frozen=True, slots=True)
class Created:
    """An answer with status 201."""

    payload: Payload


async def read_body(request: web.Request, call: Call) -> None:
    """Read body and files; refuse what is too large or not JSON."""
    if (request.content_length or 0) > MAX_REQUEST_BYTES:
        raise ApiError(40005)
    if request.content_type == "multipart/form-data":
        await _read_multipart(request, call)
    elif request.body_exists:
        call.body = _parse(await request.read())


async def _read_multipart(request: web.Request, call: Call) -> None:
    call.multipart = True
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(50035)
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            call.body = _parse(data)
        elif matched := _FILE.match(name):
            if len(data) > MAX_FILE_BYTES:
                raise ApiError(40005)
            call.files[int(matched[1])] = Upload(part.filename or "file", data)


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw) if raw else None
    except ValueError:
        raise ApiError(50109) from None
