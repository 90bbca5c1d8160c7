"""What a person sees: channels, messages, commands; and waiting for something to be seen."""

from collections.abc import Callable

from bot.local.api_errors import Payload
from bot.local.interactions import Interaction
from bot.local.message import Message, NotOffered
from bot.local.service import Service
from bot.local.world import Channel, Event, Post, Right, User, permissions

Place = Channel | str
Predicate = Callable[[Message], object]
# After such news, messages may be in sight that were not.
_SHOWS_MORE = ("CHANNEL_", "THREAD_", "GUILD_")


class NothingSeen(TimeoutError):
    """What was waited for did not come."""


class Onlooker:
    """Somebody in front of a client; sees only what that person may see."""

    def __init__(self, service: Service, user: User) -> None:
        self.service = service
        self.user = user
        self.patience = 10.0
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
        """The channel with the bot."""
        return self.service.world.dm_with(self.user)

    @property
    def channels(self) -> list[Channel]:
        """Every channel and thread this person can open."""
        return [each for each in self.service.world.channels.values() if self.can_see(each)]

    def channel(self, place: Place) -> Channel:
        """A channel by record, id or name; the newest where several bear the name."""
        if isinstance(place, Channel):
            found = place if self.can_see(place) else None
        else:
            named = [each for each in self.channels if _is_at(each, place)]
            found = named[-1] if named else None
        if found is None:
            raise NotOffered(f"{self.name} sees no channel {getattr(place, 'name', place)!r}")
        return found

    def can_see(self, channel: Channel) -> bool:
        if channel.id not in self.service.world.channels:
            return False
        return bool(self.service.world.rights(self.user, channel) & Right.VIEW_CHANNEL)

    def can_read(self, post: Post) -> bool:
        private = post.addressee is not None and post.addressee != self.user.id
        hidden = post.deleted or post.id in self._dismissed
        return not private and not hidden and self.can_see(post.channel)

    def messages(self, place: Place) -> list[Message]:
        """What stands in a channel for this person, oldest first."""
        posts = self.channel(place).posts.values()
        return [self.reading(post) for post in posts if self.can_read(post)]

    def last(self, place: Place) -> Message:
        if found := self.messages(place):
            return found[-1]
        raise NotOffered(f"{self.name} sees nothing in {place!r}")

    def pings(self, place: Place | None = None) -> list[Message]:
        """The messages that pinged this person, oldest first."""
        channels = self.channels if place is None else [self.channel(place)]
        posts = [post for channel in channels for post in channel.posts.values()]
        return [self.reading(post) for post in posts if self.id in post.pinged]

    def reading(self, post: Post, interaction: Interaction | None = None) -> Message:
        return Message(post, self.service.attachments, interaction)

    def commands(self, place: Place) -> list[Payload]:
        """The slash commands that the picker would show here."""
        channel = self.channel(place)
        registry = self.service.registry
        guild = self.service.world.guild_of(channel)
        if guild and self.service.world.bot.id not in guild.members:
            return []
        own = registry.all(guild.id) if guild else []
        return [each for each in (*registry.all(None), *own) if self._may_use(each, channel)]

    def _may_use(self, command: Payload, channel: Channel) -> bool:
        context = 0 if channel.guild_id else 1
        contexts = command["contexts"]
        here = context in contexts if contexts is not None else context == 0 or _in_dms(command)
        if not here or command["type"] != 1:
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
        channel: Place | None = None,
        *,
        after: Message | None = None,
        seconds: float = 5.0,
    ) -> Message:
        """The newest message that fits (a text it holds, or a test), there already or to come."""
        fits = (lambda message: wanted in message.text) if isinstance(wanted, str) else wanted
        since = int(after.id) if after else 0

        def find() -> Message | None:
            fresh = (each for each in self._recent(channel) if int(each.id) > since)
            return next((each for each in fresh if fits(each)), None)

        def find_in(event: Event) -> Message | None:
            if not event.name.startswith("MESSAGE_"):
                return find() if event.name.startswith(_SHOWS_MORE) else None
            post = event.channel and event.channel.posts.get(event.data["id"])
            if not post or int(post.id) <= since or not self._is_seen_at(post, channel):
                return None
            message = self.reading(post)
            return message if fits(message) else None

        try:
            return await self.service.watch.until(find, seconds, find_in)
        except TimeoutError:
            raise NothingSeen(self._despair(wanted, channel, seconds)) from None

    async def wait_until(self, condition: Callable[[], object], *, seconds: float = 5.0) -> None:
        """Until a condition holds; it is looked at after each piece of news."""
        try:
            await self.service.watch.until(lambda: bool(condition()) or None, seconds)
        except TimeoutError:
            raise NothingSeen(f"{self.name} waited {seconds} s in vain") from None

    def _recent(self, place: Place | None) -> list[Message]:
        """Newest first; a channel that is not there yet holds nothing."""
        channels = [each for each in self.channels if place is None or _is_at(each, place)]
        posts = [post for channel in channels for post in channel.posts.values()]
        posts.sort(key=lambda post: int(post.id), reverse=True)
        return [self.reading(post) for post in posts if self.can_read(post)]

    def _is_seen_at(self, post: Post, place: Place | None) -> bool:
        return self.can_read(post) and (place is None or _is_at(post.channel, place))

    def _despair(self, wanted: object, place: Place | None, seconds: float) -> str:
        seen = "\n".join(f"  {each.author}: {each.text!r}" for each in self._recent(place)[:8])
        what = repr(wanted) if isinstance(wanted, str) else "what was looked for"
        return f"{self.name} did not see {what} within {seconds} s; newest first:\n{seen}"


def _is_at(channel: Channel, place: Place) -> bool:
    if isinstance(place, Channel):
        return channel is place
    return place.removeprefix("#") in (channel.id, channel.name)


def _in_dms(command: Payload) -> bool:
    return bool(command["dm_permission"]) and "guild_id" not in command
