"""Reactions to messages: who reacted with which emoji."""

import unicodedata

from bot.local.api_errors import ApiError, Payload
from bot.local.world import Post, User, World, api_objects

MAX_REACTIONS = 20
MAX_EMOJI_CHARS = 16
_SYMBOLS = ("So", "Sm", "Sk")
_KEYCAP = "\N{COMBINING ENCLOSING KEYCAP}"


def emoji_of(spoken: str) -> Payload:
    """Return the emoji object of a sign; no server here has emojis of its own."""
    is_sign = any(unicodedata.category(each) in _SYMBOLS or each == _KEYCAP for each in spoken)
    if not is_sign or len(spoken) > MAX_EMOJI_CHARS:
        raise ApiError(10014)
    return {"id": None, "name": spoken}


class Reactions:
    """Adds and removes reactions and publishes it."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add(self, post: Post, user: User, emoji: str) -> None:
        """Add a reaction; one that is there already stays as it is."""
        facts = emoji_of(emoji)
        if emoji not in post.reactions and len(post.reactions) >= MAX_REACTIONS:
            raise ApiError(30010)
        people = post.reactions.setdefault(emoji, [])
        if user.id in people:
            return
        people.append(user.id)
        member = self._world.member_in(post.channel, user)
        extra: Payload = {"member": api_objects.member(member)} if member else {}
        extra |= {"user_id": user.id, "message_author_id": post.author_id}
        self._changed("MESSAGE_REACTION_ADD", post, emoji=facts, **extra)

    def remove(self, post: Post, user: User, emoji: str) -> None:
        """Take a reaction back; one that is not there is an unknown emoji to Discord."""
        people = post.reactions.get(emoji, [])
        if user.id not in people:
            raise ApiError(10014)
        people.remove(user.id)
        if not people:
            del post.reactions[emoji]
        facts = emoji_of(emoji)
        self._changed("MESSAGE_REACTION_REMOVE", post, user_id=user.id, emoji=facts)

    def remove_emoji(self, post: Post, emoji: str) -> None:
        if post.reactions.pop(emoji, None) is None:
            raise ApiError(10014)
        self._refresh(post)
        facts = emoji_of(emoji)
        self._world.publish_reaction("MESSAGE_REACTION_REMOVE_EMOJI", post, emoji=facts)

    def clear(self, post: Post) -> None:
        post.reactions.clear()
        self._refresh(post)
        self._world.publish_reaction("MESSAGE_REACTION_REMOVE_ALL", post)

    def _changed(self, name: str, post: Post, **facts: object) -> None:
        self._refresh(post)
        self._world.publish_reaction(name, post, burst=False, type=0, **facts)

    def _refresh(self, post: Post) -> None:
        """Bring the counts in the payload up to date, as they are told to the bot."""
        counts = counted(post, self._world.bot.id)
        if counts:
            post.payload["reactions"] = counts
        else:
            post.payload.pop("reactions", None)


def counted(post: Post, reader: str) -> list[Payload]:
    """Return the reactions of a message as one reader sees them."""
    return [
        {
            "emoji": emoji_of(emoji),
            "count": len(people),
            "count_details": {"burst": 0, "normal": len(people)},
            "burst_colors": [],
            "me": reader in people,
            "me_burst": False,
        }
        for emoji, people in post.reactions.items()
    ]
