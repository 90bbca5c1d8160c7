"""Create, edit and delete messages."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.local.api_errors import Payload
from bot.local.attachments import Attachments, Upload
from bot.local.emojis import Emojis
from bot.local.limits.components import FILE
from bot.local.limits.messages import IS_COMPONENTS_V2
from bot.local.limits.report import invalid
from bot.local.mentions import SUPPRESS_NOTIFICATIONS, Mentions, find_mentions
from bot.local.world import Channel, Post, Right, User, World, api_objects

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SENDABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2
EDITABLE = SUPPRESS_EMBEDS | IS_COMPONENTS_V2
NONCE_SECONDS = 180
_SCHEME = "attachment://"


@dataclass(slots=True)
class Draft:
    """A message as it was sent: JSON body and numbered files."""

    body: Payload
    files: dict[int, Upload] = field(default_factory=dict)


class MessageWriter:
    """Turns drafts that passed the limits into posts."""

    def __init__(self, world: World, attachments: Attachments, emojis: Emojis) -> None:
        self.world = world
        self.attachments = attachments
        self.emojis = emojis
        self._nonces: dict[tuple[str, str], tuple[float, Post]] = {}

    def write(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        /,
        *,
        addressee: str | None = None,
        **extra: object,
    ) -> Post:
        """Create and publish a message; `extra` overrides fields of its payload."""
        self.emojis.check(draft.body.get("components") or [])
        payload = self._blank(channel, author)
        payload.update(extra)
        payload["flags"] |= (draft.body.get("flags") or 0) & SENDABLE
        post = Post(payload, channel, addressee)
        self._apply(post, draft)
        self._reply(post, draft.body)
        self._mention(post, draft.body, author)
        nonce = draft.body.get("nonce")
        if nonce is not None:
            payload["nonce"] = nonce
        channel.posts[post.id] = post
        channel.last_message_id = post.id
        self.world.publish_post("MESSAGE_CREATE", post)
        return post

    def sent_with_nonce(self, author: User, body: Payload) -> Post | None:
        """Return the message that was already sent with this nonce if it must be unique."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        when, post = self._nonces.get((author.id, str(body["nonce"])), (0.0, None))
        return post if self.world.clock.now() - when < NONCE_SECONDS else None

    def remember_nonce(self, author: User, body: Payload, post: Post) -> None:
        if body.get("nonce") is not None:
            self._nonces[author.id, str(body["nonce"])] = (self.world.clock.now(), post)

    def edit(self, post: Post, draft: Draft, *, mark: bool = True) -> Post:
        """Change a message; mentions are found again, but an edit never pings."""
        self.emojis.check(draft.body.get("components") or [])
        payload = post.payload
        payload["flags"] = self._edited_flags(payload["flags"], draft.body.get("flags"))
        self._apply(post, draft)
        if "content" in draft.body or "components" in draft.body:
            found = find_mentions(payload, draft.body.get("allowed_mentions"), None)
            self._put_mentions(payload, found)
        if mark:
            payload["edited_timestamp"] = self.world.timestamp()
        self.world.publish_post("MESSAGE_UPDATE", post)
        return post

    def delete(self, post: Post) -> None:
        post.deleted = True
        post.channel.posts.pop(post.id, None)
        self.attachments.discard(each["id"] for each in post.payload["attachments"])
        self.world.publish_deleted(post)

    def delete_many(self, channel: Channel, posts: list[Post]) -> None:
        """Delete several messages of a channel with a single event."""
        for post in posts:
            post.deleted = True
            channel.posts.pop(post.id, None)
            self.attachments.discard(each["id"] for each in post.payload["attachments"])
        self.world.publish_in(channel, "MESSAGE_DELETE_BULK", ids=[post.id for post in posts])

    def attach_thread(self, post: Post, thread: Channel) -> None:
        post.payload["thread"] = api_objects.channel(thread)
        post.payload["flags"] |= 1 << 5
        self.world.publish_post("MESSAGE_UPDATE", post)

    def _blank(self, channel: Channel, author: User) -> Payload:
        return {
            "id": self.world.new_id(),
            "channel_id": channel.id,
            "author": api_objects.user(author),
            "content": "",
            "timestamp": self.world.timestamp(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
        }

    def _edited_flags(self, current: int, wanted: int | None) -> int:
        if wanted is None:
            return current & ~LOADING
        kept = current & ~(SUPPRESS_EMBEDS | LOADING)
        return kept | (wanted & EDITABLE)

    def _apply(self, post: Post, draft: Draft) -> None:
        payload, body = post.payload, draft.body
        if "attachments" in body or draft.files:
            kept = list(self._attach(post, draft))
            gone = {each["id"] for each in payload["attachments"]} - {each["id"] for each in kept}
            self.attachments.discard(gone)
            payload["attachments"] = kept
        if "content" in body:
            payload["content"] = (body["content"] or "").strip()
        if "embeds" in body:
            embeds = self._resolve(body["embeds"] or [], payload["attachments"])
            payload["embeds"] = [{"type": "rich", **embed} for embed in embeds]
        if "components" in body:
            components = self._resolve(body["components"] or [], payload["attachments"])
            assign_ids(components)
            payload["components"] = components

    def _attach(self, post: Post, draft: Draft) -> Iterator[Payload]:
        """Yield the attachments that stay, then the new files with their descriptions."""
        listed = {str(each["id"]): each for each in draft.body.get("attachments") or ()}
        for old in post.payload["attachments"]:
            if "attachments" not in draft.body or old["id"] in listed:
                yield old
        for index, upload in draft.files.items():
            fresh = self.attachments.add(self.world.new_id(), post.channel.id, upload)
            described = listed.get(str(index), {})
            if described.get("description"):
                fresh["description"] = described["description"]
            if post.addressee:
                fresh["ephemeral"] = True
            yield fresh

    def _resolve(self, node: Any, attachments: list[Payload]) -> Any:
        """Return a copy with attachment:// addresses replaced by those of the uploads."""
        if isinstance(node, list):
            return [self._resolve(each, attachments) for each in node]
        if not isinstance(node, dict):
            return node
        copy = {key: self._resolve(value, attachments) for key, value in node.items()}
        url = copy.get("url")
        if isinstance(url, str) and url.startswith(_SCHEME):
            copy.update(_media(url.removeprefix(_SCHEME), attachments))
        if copy.get("type") == FILE:
            copy.update(_file_facts(copy["file"], attachments))
        return copy

    def _reply(self, post: Post, body: Payload) -> None:
        reference = body.get("message_reference")
        if not reference:
            return
        target = post.channel.posts.get(str(reference["message_id"]))
        post.payload["type"] = 19
        post.payload["message_reference"] = {
            "type": 0,
            "channel_id": post.channel.id,
            "message_id": str(reference["message_id"]),
            **({"guild_id": post.channel.guild_id} if post.channel.guild_id else {}),
        }
        post.payload["referenced_message"] = target.payload if target else None

    def _mention(self, post: Post, body: Payload, author: User) -> None:
        replied = (post.payload.get("referenced_message") or {}).get("author", {}).get("id")
        found = find_mentions(post.payload, body.get("allowed_mentions"), replied)
        if found.everyone and not self.world.rights(author, post.channel) & Right.MENTION_EVERYONE:
            found = Mentions(found.users, found.roles)
        self._put_mentions(post.payload, found)
        if not post.payload["flags"] & SUPPRESS_NOTIFICATIONS:
            reached = frozenset(self._pinged_users(post.channel, found)) - {author.id}
            post.pinged = reached & {post.addressee} if post.addressee else reached

    def _put_mentions(self, payload: Payload, found: Mentions) -> None:
        known = [self.world.users[each] for each in found.users if each in self.world.users]
        payload["mentions"] = [api_objects.user(each) for each in known]
        payload["mention_roles"] = list(found.roles)
        payload["mention_everyone"] = found.everyone

    def _pinged_users(self, channel: Channel, found: Mentions) -> Iterator[str]:
        """Yield the mentioned users who may see the channel: by name, role or @everyone."""
        guild = self.world.guild_of(channel)
        members = guild.members if guild else {user.id: None for user in channel.recipients}
        for user_id, member in members.items():
            named = user_id in found.users or found.everyone
            by_role = member is not None and set(member.roles) & set(found.roles)
            if (named or by_role) and self.world.rights(self.world.users[user_id], channel):
                yield user_id


def _media(filename: str, attachments: list[Payload]) -> Payload:
    for each in attachments:
        if each["filename"] == filename:
            size: Payload = {key: each[key] for key in ("width", "height") if key in each}
            return {
                "id": each["id"],
                "attachment_id": each["id"],
                "url": each["url"],
                "proxy_url": each["url"],
                "content_type": each["content_type"],
                **size,
            }
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    raise invalid(("attachments",), code, "The referenced attachment was not found")


def _file_facts(file: Payload, attachments: list[Payload]) -> Payload:
    """Return name and size of the file that a file component shows."""
    for each in attachments:
        if each["id"] == file.get("attachment_id"):
            return {"name": each["filename"], "size": each["size"]}
    return {}


def assign_ids(components: list[Payload], ids: "itertools.count[int] | None" = None) -> None:
    """Give an id to each component that has none, as Discord does in its answers."""
    ids = ids or itertools.count(1)
    for component in components:
        component["id"] = component.get("id") or next(ids)
        assign_ids(component.get("components") or [], ids)
        for key in ("accessory", "component"):
            if inner := component.get(key):
                assign_ids([inner], ids)
