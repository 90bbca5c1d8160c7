"""Our signs as application emojis: found again by name and version at the start, else uploaded."""

import asyncio
import hashlib
import json
import logging
from contextlib import suppress
from importlib import resources
from pathlib import Path

import aiohttp
import discord
import PIL

import render
from bot.text.emojis import emojis
from bot.workers.backoff import Backoff
from bot.workers.drawing import Painter

log = logging.getLogger(__name__)

QUEUE = 0  # the backoff's key: there is one queue
VERSIONS = "signs.json"
FIND_SECONDS = 3.0
MAX_EMOJIS = 2000  # of an application
ROOM = 100  # that is left for what is drawn anew


class Signs:
    """Uploads what is missing, one after the other, while the bot is at work."""

    def __init__(
        self,
        client: discord.Client,
        painter: Painter,
        folder: Path,
        retry_seconds: float,
        *,
        uploads: bool = True,
    ) -> None:
        self.client, self.painter, self.folder, self.uploads = client, painter, folder, uploads
        self.backoff = Backoff(retry_seconds)
        self._there: dict[str, int] = {}  # emojis of this application, by name
        self._versions: dict[str, str] = {}  # of signs, as this version of the code draws them
        self._uploading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take the emojis that are there; go on with the others by and by."""
        self._versions = await asyncio.to_thread(self._read_versions)
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            async with asyncio.timeout(FIND_SECONDS):  # games do not wait for longer
                await self._find()
        if self.uploads:
            self._uploading = asyncio.create_task(self._upload_all())

    async def settled(self) -> None:
        """Wait until all are there or it was given up; for tests."""
        if self._uploading:
            await asyncio.gather(self._uploading, return_exceptions=True)

    async def close(self) -> None:
        self.backoff.close()
        if self._uploading:
            self._uploading.cancel()
            await asyncio.gather(self._uploading, return_exceptions=True)
        emojis.forget()

    async def _find(self) -> None:
        """Look up which emojis there are, and take those that we know the version of."""
        found = await self.client.fetch_application_emojis()
        self._there = {each.name: each.id for each in found}
        for sign, version in self._versions.items():
            self._take(sign, version)

    def _take(self, sign: str, version: str) -> bool:
        name = render.emoji_name(sign, version)
        if name not in self._there:
            return False
        emojis.put(sign, name, self._there[name])
        return True

    async def _upload_all(self) -> None:
        """Try again after what may pass; words do where Discord refuses."""
        while True:
            try:
                await self._find()
                await self._upload_missing()
            except discord.HTTPException as problem:
                if problem.status < 500 and problem.status != 429:
                    log.warning("Discord takes no emojis: %s %s", problem.status, problem.code)
                    return
            except (aiohttp.ClientError, OSError) as problem:
                log.warning("emojis could not be uploaded: %s", type(problem).__name__)
            except Exception:
                log.exception("emojis could not be uploaded")
                return
            else:
                return
            await self.backoff.wait_after_failure(QUEUE)

    async def _upload_missing(self) -> None:
        names = render.sign_names()
        for sign in names:
            known = self._versions.get(sign)
            if known and self._take(sign, known):
                continue
            drawn = await self.painter.sign(sign)
            if drawn is None:
                continue
            self._versions[sign] = drawn.version
            if not self._take(sign, drawn.version):
                await self._upload(sign, drawn)
        await asyncio.to_thread(self._write_versions)
        log.info("%s emojis are there", len(emojis))

    async def _upload(self, sign: str, drawn: render.Sign) -> None:
        if len(self._there) >= MAX_EMOJIS - ROOM:
            await self._delete_one()
        name = render.emoji_name(sign, drawn.version)
        made = await self.client.create_application_emoji(name=name, image=drawn.png)
        self._there[name] = made.id
        self._take(sign, drawn.version)

    async def _delete_one(self) -> None:
        """Make room: an emoji that we draw otherwise by now goes; others are not ours to delete."""
        wanted = {render.emoji_name(*each) for each in self._versions.items()}
        stems = {name.rpartition("_")[0] for name in wanted}
        for name in self._there:
            if name not in wanted and name.rpartition("_")[0] in stems:
                await (await self.client.fetch_application_emoji(self._there.pop(name))).delete()
                return

    # -- versions, which take a while to find out ------------------------------------------------

    def _read_versions(self) -> dict[str, str]:
        """Return what an earlier run has found out, if signs are drawn as they were then."""
        with suppress(OSError, ValueError):
            saved = json.loads((self.folder / VERSIONS).read_text("utf-8"))
            if saved.get("drawn_by") == _drawn_by():
                return dict(saved["versions"])
        return {}

    def _write_versions(self) -> None:
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"drawn_by": _drawn_by(), "versions": self._versions})
            (self.folder / VERSIONS).write_text(text, "utf-8")


def _drawn_by() -> str:
    """Return a digest of the code that draws signs."""
    digest = hashlib.sha256(PIL.__version__.encode())
    with resources.as_file(resources.files("render")) as folder:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    digest.update(" ".join(render.sign_names()).encode())
    return digest.hexdigest()
