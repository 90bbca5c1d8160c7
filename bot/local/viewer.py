"""What a person sees (channels, messages, commands), and waiting for messages."""

from collections.abc import Callable

from bot.local.api_errors import Payload
from bot.local.interactions import Interaction
from bot.local.message import Message, NotOffered
from bot.local.service import Service
from bot.local.world import Channel, Event, Post, Right, User, permissions

ChannelRef = Channel | str
TYPED, ON_PERSON, ON_MESSAGE = 1, 2, 3  # kinds of commands
Predicate = Callable[[Message], object]
# After these events a person may see messages that were hidden before.
_VISIBILITY_EVENTS = ("CHANNEL_", "THREAD_", "GUILD_")


class NothingSeen(TimeoutError):
    """The expected message or condition did not come in time."""


class Viewer:
    """A person in front of a client, who sees only what that person may see."""

    def __init__(self, service: Service, user: User) -> None:
        self.service = service
        self.user = user
        self.timeout_seconds = 10.0
        self._dismissed: set[str] = set()

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.service.world.dm_with(self.user)

    @property
    def channels(self) -> list[Channel]:
        """All channels and threads that this person can open."""
        return [each for each in self.service.world.channels.values() if self.can_see(each)]

    def channel(self, where: ChannelRef) -> Channel:
        """Return a channel by record, id or name; of several with one name, the newest."""
        if isinstance(where, Channel):
            found = where if self.can_see(where) else None
        else:
            named = [each for each in self.channels if _is_at(each, where)]
            found = named[-1] if named else None
        if found is None:
            raise NotOffered(f"{self.name} sees no channel {getattr(where, 'name', where)!r}")
        return found

    def can_see(self, channel: Channel) -> bool:
        if channel.id not in self.service.world.channels:
            return False
        return bool(self.service.world.rights(self.user, channel) & Right.VIEW_CHANNEL)

    def can_read(self, post: Post) -> bool:
        private = post.addressee is not None and post.addressee != self.user.id
        hidden = post.deleted or post.id in self._dismissed
        return not private and not hidden and self.can_see(post.channel)

    def messages(self, where: ChannelRef) -> list[Message]:
        """Return the messages of a channel that this person sees, oldest first."""
        posts = self.channel(where).posts.values()
        return [self.message_of(post) for post in posts if self.can_read(post)]

    def last(self, where: ChannelRef) -> Message:
        if found := self.messages(where):
            return found[-1]
        raise NotOffered(f"{self.name} sees nothing in {where!r}")

    def pings(self, where: ChannelRef | None = None) -> list[Message]:
        """Return the messages that pinged this person, oldest first."""
        channels = self.channels if where is None else [self.channel(where)]
        posts = [post for channel in channels for post in channel.posts.values()]
        return [self.message_of(post) for post in posts if self.id in post.pinged]

    def message_of(self, post: Post, interaction: Interaction | None = None) -> Message:
        return Message(post, self.service.attachments, interaction)

    def commands(self, where: ChannelRef, kind: int = TYPED) -> list[Payload]:
        """Return the slash commands that the picker would show here."""
        channel = self.channel(where)
        registry = self.service.commands
        guild = self.service.world.guild_of(channel)
        if guild and self.service.world.bot.id not in guild.members:
            return []
        own = registry.all(guild.id) if guild else []
        return [
            each
            for each in (*registry.all(None), *own)
            if each["type"] == kind and self._may_use(each, channel)
        ]

    def menus(self, where: ChannelRef, kind: int) -> list[Payload]:
        """Return the context menus that a person or a message has here."""
        return self.commands(where, kind)

    def _may_use(self, command: Payload, channel: Channel) -> bool:
        context = 0 if channel.guild_id else 1
        contexts = command["contexts"]
        here = context in contexts if contexts is not None else context == 0 or _in_dms(command)
        if not here:
            return False
        needed = command["default_member_permissions"]
        if needed is None or not channel.guild_id:
            return True
        guild = self.service.world.guilds[channel.guild_id]
        held = permissions.in_guild(guild, guild.members[self.id])
        return (held & int(needed) == int(needed) and int(needed) != 0) or held == permissions.ALL

    async def wait_for(
        self,
        wanted: Predicate | str,
        channel: ChannelRef | None = None,
        *,
        after: Message | None = None,
        seconds: float = 5.0,
    ) -> Message:
        """Return the newest message with this text or that passes the test, now or to come."""
        fits = (lambda message: wanted in message.text) if isinstance(wanted, str) else wanted
        since = int(after.id) if after else 0

        def find() -> Message | None:
            fresh = (each for each in self._recent(channel) if int(each.id) > since)
            return next((each for each in fresh if fits(each)), None)

        def find_in(event: Event) -> Message | None:
            if not event.name.startswith("MESSAGE_"):
                return find() if event.name.startswith(_VISIBILITY_EVENTS) else None
            post = event.channel and event.channel.posts.get(event.data.get("id", ""))
            if not post or int(post.id) <= since or not self._can_read_at(post, channel):
                return None
            message = self.message_of(post)
            return message if fits(message) else None

        try:
            return await self.service.event_waiter.until(find, seconds, find_in)
        except TimeoutError:
            raise NothingSeen(self._not_seen_text(wanted, channel, seconds)) from None

    async def wait_until(self, condition: Callable[[], object], *, seconds: float = 5.0) -> None:
        """Wait until a condition holds; it is checked after each event."""
        try:
            await self.service.event_waiter.until(lambda: bool(condition()) or None, seconds)
        except TimeoutError:
            raise NothingSeen(f"{self.name} waited {seconds} s in vain") from None

    def _recent(self, where: ChannelRef | None) -> list[Message]:
        """Return messages newest first; a channel that does not exist yet has none."""
        channels = [each for each in self.channels if where is None or _is_at(each, where)]
        posts = [post for channel in channels for post in channel.posts.values()]
        posts.sort(key=lambda post: int(post.id), reverse=True)
        return [self.message_of(post) for post in posts if self.can_read(post)]

    def _can_read_at(self, post: Post, where: ChannelRef | None) -> bool:
        return self.can_read(post) and (where is None or _is_at(post.channel, where))

    def _not_seen_text(self, wanted: object, where: ChannelRef | None, seconds: float) -> str:
        seen = "\n".join(f"  {each.author}: {each.text!r}" for each in self._recent(where)[:8])
        what = repr(wanted) if isinstance(wanted, str) else "what was looked for"
        return f"{self.name} did not see {what} within {seconds} s; newest first:\n{seen}"


def _is_at(channel: Channel, where: ChannelRef) -> bool:
    if isinstance(where, Channel):
        return channel is where
    return where.removeprefix("#") in (channel.id, channel.name)


def _in_dms(command: Payload) -> bool:
    return bool(command["dm_permission"]) and "guild_id" not in command
