"""The application's own emojis: uploaded by the bot, shown in its messages, kept as files."""

import base64
import binascii
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bot.local.api_errors import ApiError, Payload
from bot.local.limits.components import walk
from bot.local.limits.report import Report
from bot.local.world import Event, World, api_objects

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif);base64,(.+)", re.DOTALL)


@dataclass(slots=True)
class AppEmoji:
    id: str
    name: str
    image: bytes


class Emojis:
    def __init__(self, world: World) -> None:
        self._world = world
        self._emojis: dict[str, AppEmoji] = {}

    def all(self) -> list[AppEmoji]:
        return list(self._emojis.values())

    def get(self, emoji_id: str) -> AppEmoji:
        try:
            return self._emojis[emoji_id]
        except KeyError:
            raise ApiError(10014) from None

    def create(self, body: Payload) -> AppEmoji:
        report = Report()
        report.required((), body, ("name", "image"))
        report.refuse()
        self._check_name(str(body["name"]))
        if len(self._emojis) >= MAX_EMOJIS:
            raise ApiError(30008)
        one = AppEmoji(self._world.new_id(), str(body["name"]), _image(str(body["image"])))
        self._emojis[one.id] = one
        self._changed()
        return one

    def rename(self, emoji_id: str, body: Payload) -> AppEmoji:
        one = self.get(emoji_id)
        if "name" in body:
            self._check_name(str(body["name"]))
            one.name = str(body["name"])
            self._changed()
        return one

    def delete(self, emoji_id: str) -> None:
        del self._emojis[self.get(emoji_id).id]
        self._changed()

    def _changed(self) -> None:
        self._world.bus.publish(Event("APPLICATION_EMOJIS", {}, for_bot=False))

    def _check_name(self, name: str) -> None:
        report = Report()
        report.length(("name",), name, (2, 32))
        if not NAME.fullmatch(name):
            report.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation.")
        if any(each.name == name for each in self._emojis.values()):
            message = "An emoji with this name already exists"
            report.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        report.refuse()

    def check(self, components: list[Payload]) -> None:
        """Refuse a control with an emoji that there is not."""
        report = Report()
        for path, part in walk(components):
            for where, emoji in _used(part):
                if emoji.get("id") is None:
                    continue
                emoji["id"] = str(emoji["id"])  # a library may send a number
                if emoji["id"] not in self._emojis:
                    report.add((*path, *where), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        report.refuse()

    def payload(self, one: AppEmoji) -> Payload:
        return {
            "id": one.id,
            "name": one.name,
            "user": api_objects.user(self._world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    # -- from run to run -----------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        wanted = {f"{each.id}-{each.name}.png": each for each in self._emojis.values()}
        for path in folder.iterdir():
            if path.name not in wanted:
                path.unlink()
        for name, one in wanted.items():
            if not (folder / name).exists():
                (folder / name).write_bytes(one.image)

    def restore(self, folder: Path) -> None:
        for path in sorted(folder.glob("*-*.png")) if folder.is_dir() else ():
            emoji_id, _, name = path.stem.partition("-")
            self._emojis[emoji_id] = AppEmoji(emoji_id, name, path.read_bytes())


def _used(part: Payload) -> Iterable[tuple[tuple[str | int, ...], Payload]]:
    if emoji := part.get("emoji"):
        yield ("emoji",), emoji
    for index, option in enumerate(part.get("options") or ()):
        if emoji := option.get("emoji"):
            yield ("options", index, "emoji"), emoji


def _image(data: str) -> bytes:
    """Return the picture of a data address; what is none, or too large, is refused."""
    found = _IMAGE.fullmatch(data)
    try:
        image = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        image = b""
    report = Report()
    if not image:
        report.add(("image",), "IMAGE_INVALID", "Unsupported image type given")
    elif len(image) > MAX_BYTES:
        message = "File cannot be larger than 256.0 kb."
        report.add(("image",), "BINARY_TYPE_MAX_SIZE", message)
    report.refuse()
    return image
