"""What a page is sent: people, channels and messages as one person sees them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.local.api_errors import Payload
from bot.local.message import Message
from bot.local.people import Person
from bot.local.reactions import counted
from bot.local.world import Channel, Post, Right, User

if TYPE_CHECKING:
    from bot.local.table import LocalTable

COLOURS = ("crimson", "ocean", "moss", "amber", "plum", "teal", "rust", "slate")


def colour_of(index: int) -> str:
    return COLOURS[index % len(COLOURS)]


def people(table: "LocalTable") -> list[Payload]:
    return [
        {"id": each.id, "name": each.name, "colour": colour_of(index)}
        for index, each in enumerate(table.people)
    ]


def bot(user: User) -> Payload:
    return {"id": user.id, "name": user.name, "colour": "bot"}


def channels(table: "LocalTable", person: Person) -> list[Payload]:
    """Return channels by server, each followed by its threads; the direct messages last."""
    return [_channel(table, person, each) for each in _in_order(person.channels)]


def _in_order(seen: Iterable[Channel]) -> list[Channel]:
    def place(channel: Channel) -> tuple[bool, str, int, int]:
        root = channel.parent or channel
        return channel.is_dm, channel.guild_id or "", root.position, int(channel.id)

    return sorted(seen, key=place)


def _channel(table: "LocalTable", person: Person, channel: Channel) -> Payload:
    guild = table.service.world.guild_of(channel)
    sending = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
    return {
        "id": channel.id,
        "name": table.service.world.bot.name if channel.is_dm else channel.name,
        "kind": "dm" if channel.is_dm else "thread" if channel.is_thread else "text",
        "guild": guild.name if guild else None,
        "home": bool(guild and guild.system_channel_id == channel.id),
        "parent": channel.parent.id if channel.parent else None,
        "last": _newest(person, channel),
        "pinged": [post.id for post in channel.posts.values() if _pings(person, post)],
        "writable": bool(table.service.world.rights(person.user, channel) & sending),
    }


def _pings(person: Person, post: Post) -> bool:
    return person.id in post.pinged and person.can_read(post)


def _newest(person: Person, channel: Channel) -> str | None:
    for post in reversed(channel.posts.values()):
        if person.can_read(post):
            return post.id
    return None


def message(person: Person, post: Post) -> Payload:
    return {
        **post.payload,
        "nonce": None,
        "ephemeral": post.addressee is not None,
        "pinged": person.id in post.pinged,
        "reactions": counted(post, person.id),
    }


def history(person: Person, channel: Channel, limit: int = 100) -> list[Payload]:
    seen: list[Message] = person.messages(channel)
    for each in seen[-limit:]:
        person.service.attachments.renew_urls(each.payload)
    return [message(person, each.post) for each in seen[-limit:]]
