"""Uploaded files: held in memory and served under signed addresses that expire."""

import hashlib
import hmac
import io
import mimetypes
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.local.api_errors import Payload
from bot.local.clock import Clock
from bot.local.guard import is_equal_secret

URL_LIFETIME_SECONDS = 24 * 3600
# A long game posts hundreds of boards; above this the oldest are dropped.
MAX_STORED_BYTES = 256 * 1024 * 1024
MAX_REPLACED_UPLOADS = 16  # can still be fetched although no message shows them


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes


class Attachments:
    """Uploads by attachment id."""

    def __init__(self, clock: Clock) -> None:
        self.base = ""
        self._former_base: str | None = None
        self._clock = clock
        self.key = secrets.token_bytes(16)
        self._uploads: dict[str, Upload] = {}
        self._bytes = 0
        # A page may be fetching a picture that an edit has just replaced.
        self._replaced: OrderedDict[str, Upload] = OrderedDict()

    def add(self, attachment_id: str, channel_id: str, upload: Upload) -> Payload:
        """Store an upload and return the attachment object."""
        self._uploads[attachment_id] = upload
        self._bytes += len(upload.data)
        while self._bytes > MAX_STORED_BYTES:
            self.discard([next(iter(self._uploads))])
        url = self.sign(f"/attachments/{channel_id}/{attachment_id}/{quote(upload.filename)}")
        kind = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
        return {
            "id": attachment_id,
            "filename": upload.filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": kind,
            **_image_size(upload.data, kind),
        }

    @property
    def shown(self) -> dict[str, Upload]:
        """The uploads that some message shows, by id."""
        return dict(self._uploads)

    def restore(self, base: str, key: str, uploads: dict[str, Upload]) -> None:
        """Take over the uploads of an earlier run, which may have had another address."""
        self._former_base, self.key = base, bytes.fromhex(key)
        self._uploads = dict(uploads)
        self._bytes = sum(len(upload.data) for upload in uploads.values())

    def discard(self, attachment_ids: Iterable[str]) -> None:
        for each in attachment_ids:
            if upload := self._uploads.pop(each, None):
                self._bytes -= len(upload.data)
                self._replaced[each] = upload
        while len(self._replaced) > MAX_REPLACED_UPLOADS:
            self._replaced.popitem(last=False)

    def sign(self, path: str) -> str:
        expires = f"{int(self._clock.now()) + URL_LIFETIME_SECONDS:x}"
        return f"{self.base}{path}?ex={expires}&hm={self._signature(path, expires)}"

    def fetch(self, path: str, expires: str, signature: str) -> Upload | None:
        """Return the upload behind an address if the signature is valid and has not expired."""
        if not is_equal_secret(signature, self._signature(path, expires)):
            return None
        if int(expires, 16) < self._clock.now():
            return None
        upload_id = path.split("/")[3]
        return self._uploads.get(upload_id) or self._replaced.get(upload_id)

    def data(self, attachment_id: str) -> bytes:
        return self._uploads[attachment_id].data

    def renew_urls(self, node: object) -> None:
        """Sign all attachment addresses in a payload again, as Discord does on each read."""
        if isinstance(node, list):
            for each in node:
                self.renew_urls(each)
        elif isinstance(node, dict):
            for key, value in node.items():
                if key in ("url", "proxy_url") and self._is_ours(value):
                    node[key] = self.sign("/attachments/" + _path_of(value))
                else:
                    self.renew_urls(value)

    def _is_ours(self, url: object) -> bool:
        bases = (self.base, self._former_base or self.base)
        return isinstance(url, str) and url.startswith(tuple(f"{b}/attachments/" for b in bases))

    def _signature(self, path: str, expires: str) -> str:
        return hmac.new(self.key, f"{path}?{expires}".encode(), hashlib.sha256).hexdigest()


def _path_of(url: str) -> str:
    return url.partition("/attachments/")[2].partition("?")[0]


def _image_size(data: bytes, kind: str) -> Payload:
    if not kind.startswith("image/"):
        return {}
    try:
        with Image.open(io.BytesIO(data)) as image:
            return {"width": image.width, "height": image.height}
    except UnidentifiedImageError:
        return {}
