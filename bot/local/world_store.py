"""Save the world from one run to the next: records as JSON, uploads as files."""

import asyncio
import contextlib
import json
import logging
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.local.api_errors import Payload
from bot.local.attachments import Attachments, Upload
from bot.local.world import Channel, Event, Guild, Member, Overwrite, Post, Role, User, World

log = logging.getLogger(__name__)

WORLD, UPLOADS = "world.json", "uploads"
SAVE_INTERVAL_SECONDS = 5.0


class WorldStore:
    """Saves a world into a folder while it runs and when it stops, and restores it."""

    def __init__(self, folder: Path, world: World, attachments: Attachments) -> None:
        self._folder, self._world, self._attachments = folder, world, attachments
        self._dirty = False
        self._saving: asyncio.Task[None] | None = None
        self._stop_listening = world.bus.listen(self._on_event)

    def _on_event(self, _event: Event) -> None:
        self._dirty = True

    def restore(self) -> bool:
        """Replace the new world by the saved one; return False if there is none."""
        path = self._folder / WORLD
        try:
            saved = json.loads(path.read_text("utf-8"))
            self._attachments.restore(saved["base"], saved["key"], self._uploads())
            restore_world(self._world, saved)
        except FileNotFoundError:
            return False
        except (OSError, ValueError, KeyError, TypeError) as problem:
            log.warning("%s cannot be read, so the table is a new one: %s", path, problem)
            path.replace(path.with_suffix(".unread"))
            return False
        return True

    def start(self) -> None:
        self._saving = asyncio.create_task(self._save_periodically())

    async def stop(self) -> None:
        self._stop_listening()
        if self._saving:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        self.save()

    async def _save_periodically(self) -> None:
        while True:
            await asyncio.sleep(SAVE_INTERVAL_SECONDS)
            if self._dirty:
                with contextlib.suppress(OSError):  # the save in `stop` raises it
                    self.save()

    def save(self) -> None:
        """Save everything; the old file is replaced only when the new one is complete."""
        self._dirty = False
        uploads = self._folder / UPLOADS
        uploads.mkdir(parents=True, exist_ok=True)
        uploads_now = self._attachments.shown
        for each in uploads.iterdir():
            if each.name.partition("-")[0] not in uploads_now:
                each.unlink()
        for name, upload in uploads_now.items():
            path = uploads / f"{name}-{upload.filename}"
            if not path.exists():
                path.write_bytes(upload.data)
        saved = world_data(self._world) | {
            "base": self._attachments.base,
            "key": self._attachments.key.hex(),
        }
        unfinished = self._folder / f"{WORLD}.unfinished"
        unfinished.write_text(json.dumps(saved), "utf-8")
        unfinished.replace(self._folder / WORLD)

    def _uploads(self) -> dict[str, Upload]:
        found = {}
        for path in sorted((self._folder / UPLOADS).iterdir()):
            name, _, filename = path.name.partition("-")
            found[name] = Upload(filename, path.read_bytes())
        return found


def world_data(world: World) -> Payload:
    """Return the world as JSON, without ephemeral messages, which no client keeps either."""
    return {
        "last": world.new_id.last,
        "bot": world.bot.id,
        "users": [asdict(user) for user in world.users.values()],
        "guilds": [_guild_data(guild) for guild in world.guilds.values()],
        "channels": [_channel_data(channel) for channel in world.channels.values()],
        "dms": {user: channel.id for user, channel in world.dms.items()},
    }


def _guild_data(guild: Guild) -> Payload:
    plain = {name: getattr(guild, name) for name in ("id", "name", "owner_id", "created_at")}
    return plain | {
        "locale": guild.locale,
        "roles": [asdict(role) for role in guild.roles.values()],
        "members": [
            {"user": m.user.id, "joined_at": m.joined_at, "roles": m.roles, "nick": m.nick}
            for m in guild.members.values()
        ],
        "channels": list(guild.channels),
    }


_CHANNEL_FIELDS = (
    *("id", "kind", "name", "guild_id", "position", "topic", "owner_id", "archived"),
    *("archived_after", "locked", "created_at", "last_message_id"),
)


def _channel_data(channel: Channel) -> Payload:
    plain = {name: getattr(channel, name) for name in _CHANNEL_FIELDS}
    posts = [post for post in channel.posts.values() if post.addressee is None]
    return plain | {
        "parent": channel.parent.id if channel.parent else None,
        "recipients": [user.id for user in channel.recipients],
        "overwrites": [asdict(each) for each in channel.overwrites.values()],
        "thread_members": sorted(channel.thread_members),
        "posts": [{"payload": post.payload, "pinged": sorted(post.pinged)} for post in posts],
    }


def restore_world(world: World, saved: Payload) -> None:
    users = {each["id"]: User(**each) for each in saved["users"]}
    channels = _channels(saved["channels"], users)
    guilds = {each["id"]: _guild_from(each, users, channels) for each in saved["guilds"]}
    world.new_id.last = saved["last"]
    world.users, world.channels, world.guilds = users, channels, guilds
    world.bot = users[saved["bot"]]
    world.dms = {user: channels[channel] for user, channel in saved["dms"].items()}


def _channels(rows: list[Payload], users: dict[str, User]) -> dict[str, Channel]:
    channels = {row["id"]: _channel_from(row, users) for row in rows}
    for row in rows:
        if row["parent"]:
            channels[row["id"]].parent = channels[row["parent"]]
    return channels


def _channel_from(row: Payload, users: dict[str, User]) -> Channel:
    plain: dict[str, Any] = {name: row[name] for name in _CHANNEL_FIELDS}
    channel = Channel(**plain, recipients=tuple(users[each] for each in row["recipients"]))
    channel.overwrites = {each["id"]: Overwrite(**each) for each in row["overwrites"]}
    channel.thread_members = set(row["thread_members"])
    for each in row["posts"]:
        post = Post(each["payload"], channel, pinged=frozenset(each["pinged"]))
        channel.posts[post.id] = post
    return channel


def _guild_from(row: Payload, users: dict[str, User], channels: dict[str, Channel]) -> Guild:
    guild = Guild(row["id"], row["name"], row["owner_id"], row["created_at"], row["locale"])
    guild.roles = {each["id"]: Role(**each) for each in row["roles"]}
    for each in row["members"]:
        member = Member(users[each["user"]], each["joined_at"], each["roles"], each["nick"])
        guild.members[member.user.id] = member
    guild.channels = {each: channels[each] for each in row["channels"]}
    return guild
