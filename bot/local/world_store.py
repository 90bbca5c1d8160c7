"""Save the world from one run to the next: records as JSON, uploads as files."""

import json
import logging
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from bot.local.api_errors import Payload
from bot.local.attachments import Attachments, Upload
from bot.local.emojis import Emojis
from bot.local.world import (
    Channel,
    Event,
    Guild,
    Invite,
    Member,
    Overwrite,
    Post,
    Role,
    User,
    Webhook,
    World,
)

log = logging.getLogger(__name__)

WORLD, CHANGES, UPLOADS, EMOJIS = "world.json", "changes.jsonl", "uploads", "emojis"
# The log of changes is folded into the whole when it is longer than this.
MAX_CHANGES_BYTES = 4 * 1024 * 1024
_MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_REACTION_")
_DELETED = ("MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
_REST = ("GUILD_", "CHANNEL_", "THREAD_", "DM_OPENED", "WEBHOOKS_", "INVITE_")


class WorldStore:
    """Keeps a world in a folder, so that nothing is lost however the process ends.

    What happens to messages is appended to a log before the bot is answered, and the rare changes
    of people and channels save the whole. Both are left to the system to bring to the disk: a
    killed process loses nothing, a power cut the last moments of a table that is for trying out.
    """

    def __init__(
        self, folder: Path, world: World, attachments: Attachments, emojis: Emojis
    ) -> None:
        self._folder, self._world, self._attachments = folder, world, attachments
        self._emojis = emojis
        self._changes: BinaryIO | None = None
        self._stop_listening = world.bus.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        if self._changes is None:
            return
        try:
            if event.name in _DELETED:
                gone = event.data.get("ids") or [event.data["id"]]
                self._append({"gone": gone}, event.channel)
            elif event.name.startswith(_MESSAGES):
                self._append_post(event)
            elif event.name == "APPLICATION_EMOJIS":
                self._emojis.save(self._folder / EMOJIS)
            elif event.name.startswith(_REST):
                self.save()
        except OSError as problem:
            # The save in `stop` tries once more, and raises it.
            log.warning("The local table could not be saved: %s", problem)

    def _append_post(self, event: Event) -> None:
        named = event.data.get("message_id") or event.data["id"]
        post = event.channel and event.channel.posts.get(named)
        if post and post.addressee is None:
            shown = self._attachments.shown
            for each in post.payload["attachments"]:
                if each["id"] in shown:
                    self._write_upload(each["id"], shown[each["id"]])
            self._append({"post": _post_data(post)}, event.channel)

    def _append(self, change: Payload, channel: Channel | None) -> None:
        assert self._changes is not None
        assert channel is not None
        line = json.dumps({"channel": channel.id, **change})
        self._changes.write(f"{line}\n".encode())
        if self._changes.tell() > MAX_CHANGES_BYTES:
            self.save()

    def restore(self) -> bool:
        """Replace the new world by the saved one; return False if there is none."""
        path = self._folder / WORLD
        try:
            saved = json.loads(path.read_text("utf-8"))
            self._apply_changes(saved)
            self._attachments.restore(saved["base"], saved["key"], self._uploads())
            self._emojis.restore(self._folder / EMOJIS)
            restore_world(self._world, saved)
        except FileNotFoundError:
            return False
        except (OSError, ValueError, KeyError, TypeError) as problem:
            log.warning("%s cannot be read, so the table is a new one: %s", path, problem)
            path.replace(path.with_suffix(".unread"))
            return False
        return True

    def _apply_changes(self, saved: Payload) -> None:
        """Bring what was saved as a whole up to date; an unfinished last line is left out."""
        path = self._folder / CHANGES
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        channels = {channel["id"]: channel for channel in saved["channels"]}
        for line in lines:
            if line.endswith(b"\n"):
                change = json.loads(line)
                # A channel may have been deleted after the message.
                if channel := channels.get(change["channel"]):
                    _apply(change, channel)
                    saved["last"] = max(saved["last"], int(channel["last_message_id"] or 0))

    def start(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._changes = (self._folder / CHANGES).open("ab", buffering=0)
        self.save()

    def stop(self) -> None:
        self._stop_listening()
        self.save()
        if self._changes:
            self._changes.close()

    def save(self) -> None:
        """Save everything; the old file is replaced only when the new one is complete."""
        uploads = self._folder / UPLOADS
        uploads.mkdir(parents=True, exist_ok=True)
        uploads_now = self._attachments.shown
        for each in uploads.iterdir():
            if each.name.partition("-")[0] not in uploads_now:
                each.unlink()
        for name, upload in uploads_now.items():
            self._write_upload(name, upload)
        self._emojis.save(self._folder / EMOJIS)
        saved = world_data(self._world) | {
            "base": self._attachments.base,
            "key": self._attachments.key.hex(),
        }
        unfinished = self._folder / f"{WORLD}.unfinished"
        unfinished.write_text(json.dumps(saved), "utf-8")
        unfinished.replace(self._folder / WORLD)
        if self._changes:
            # A kill before this line is harmless: the changes lead to the same end once more.
            self._changes.truncate(0)

    def _write_upload(self, name: str, upload: Upload) -> None:
        path = self._folder / UPLOADS / f"{name}-{upload.filename}"
        if not path.exists():
            path.write_bytes(upload.data)

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
        "webhooks": [
            {"id": w.id, "token": w.token, "name": w.name} | _places(w.channel, w.creator)
            for w in world.webhooks.values()
        ],
        "invites": [
            {name: getattr(one, name) for name in _INVITE_FIELDS}
            | _places(one.channel, one.inviter)
            for one in world.invites.values()
        ],
    }


_INVITE_FIELDS = ("code", "created_at", "max_age", "max_uses", "temporary")


def _places(channel: Channel, user: User) -> Payload:
    return {"channel": channel.id, "user": user.id}


def _guild_data(guild: Guild) -> Payload:
    plain = {name: getattr(guild, name) for name in ("id", "name", "owner_id", "created_at")}
    return plain | {
        "locale": guild.locale,
        "system_channel_id": guild.system_channel_id,
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
        "posts": [_post_data(post) for post in posts],
    }


def _post_data(post: Post) -> Payload:
    return {
        "payload": post.payload,
        "pinged": sorted(post.pinged),
        "reactions": post.reactions,
    }


def _apply(change: Payload, channel: Payload) -> None:
    """Put a message into a saved channel, in place of an earlier form of it, or take some out."""
    posts = {each["payload"]["id"]: each for each in channel["posts"]}
    if post := change.get("post"):
        posts[post["payload"]["id"]] = post
        known = int(channel["last_message_id"] or 0)
        channel["last_message_id"] = str(max(known, int(post["payload"]["id"])))
    for gone in change.get("gone", ()):
        posts.pop(gone, None)
    channel["posts"] = list(posts.values())


def restore_world(world: World, saved: Payload) -> None:
    users = {each["id"]: User(**each) for each in saved["users"]}
    channels = _channels(saved["channels"], users)
    guilds = {each["id"]: _guild_from(each, users, channels) for each in saved["guilds"]}
    world.new_id.last = saved["last"]
    world.users, world.channels, world.guilds = users, channels, guilds
    world.bot = users[saved["bot"]]
    world.dms = {user: channels[channel] for user, channel in saved["dms"].items()}
    # An older file has neither of these.
    for each in saved.get("webhooks", ()):
        channel, creator = channels[each["channel"]], users[each["user"]]
        one = Webhook(each["id"], each["token"], each["name"], channel, creator)
        world.webhooks[one.id] = one
    for each in saved.get("invites", ()):
        plain = {name: each[name] for name in _INVITE_FIELDS}
        invite = Invite(**plain, channel=channels[each["channel"]], inviter=users[each["user"]])
        world.invites[invite.code] = invite


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
        post.reactions = each.get("reactions", {})
        channel.posts[post.id] = post
    return channel


def _guild_from(row: Payload, users: dict[str, User], channels: dict[str, Channel]) -> Guild:
    guild = Guild(row["id"], row["name"], row["owner_id"], row["created_at"], row["locale"])
    guild.system_channel_id = row.get("system_channel_id")  # which an older file has not
    guild.roles = {each["id"]: Role(**each) for each in row["roles"]}
    for each in row["members"]:
        member = Member(users[each["user"]], each["joined_at"], each["roles"], each["nick"])
        guild.members[member.user.id] = member
    guild.channels = {each: channels[each] for each in row["channels"]}
    return guild
