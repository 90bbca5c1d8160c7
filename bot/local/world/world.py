"""The world: all records, and the changes that publish events."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.local.api_errors import Payload
from bot.local.clock import Clock
from bot.local.world import api_objects, permissions
from bot.local.world.events import Event, EventBus
from bot.local.world.model import (
    DM,
    TEXT,
    Channel,
    Guild,
    Invite,
    Member,
    Overwrite,
    Post,
    Role,
    User,
    Webhook,
)
from bot.local.world.snowflake import Snowflakes


class World:
    """All users, servers and channels, with one bot among them."""

    def __init__(self, clock: Clock, bot_name: str = "Seneschal") -> None:
        self.clock = clock
        self.bus = EventBus()
        self.new_id = Snowflakes(clock.now)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.dms: dict[str, Channel] = {}
        self.webhooks: dict[str, Webhook] = {}
        self.invites: dict[str, Invite] = {}
        self.bot = self.add_user(bot_name, bot=True)

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.clock.now(), UTC).isoformat()

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        username = "".join(letter for letter in name.lower() if letter.isalnum()) or "someone"
        user = User(self.new_id(), username, name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def create_guild(self, name: str, owner: User) -> Guild:
        guild = Guild(self.new_id(), name, owner.id, self.timestamp())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        self.invite_bot(guild)
        return guild

    def join(self, guild: Guild, user: User) -> Member:
        member = Member(user, self.timestamp())
        guild.members[user.id] = member
        self._publish_to_guild("GUILD_MEMBER_ADD", guild, api_objects.member(member))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        del guild.members[user.id]
        self._publish_to_guild("GUILD_MEMBER_REMOVE", guild, {"user": api_objects.user(user)})

    def invite_bot(self, guild: Guild, rights: int = permissions.INVITED) -> None:
        """Add the bot with a role of its own that holds the invited permissions."""
        role = Role(self.new_id(), self.bot.name, rights, position=1, managed=True)
        guild.roles[role.id] = role
        member = Member(self.bot, self.timestamp(), roles=[role.id])
        guild.members[self.bot.id] = member
        self._publish_to_guild("GUILD_CREATE", guild, api_objects.guild_create(guild, member))

    def kick_bot(self, guild: Guild) -> None:
        member = guild.members.pop(self.bot.id)
        for role_id in member.roles:
            if guild.roles[role_id].managed:
                del guild.roles[role_id]
        self.bus.publish(Event("GUILD_DELETE", {"id": guild.id}, guild.id))

    def add_channel(
        self,
        guild: Guild,
        name: str,
        *,
        topic: str | None = None,
        overwrites: Iterable[Overwrite] = (),
    ) -> Channel:
        """Add a text channel below the others."""
        position = sum(not each.is_thread for each in guild.channels.values())
        channel = Channel(self.new_id(), TEXT, name, guild.id, position=position, topic=topic)
        channel.overwrites = {each.id: each for each in overwrites}
        self._enter(guild, channel)
        self._publish_channel("CHANNEL_CREATE", channel)
        return channel

    def open_thread(
        self, parent: Channel, name: str, kind: int, *, owner: User, thread_id: str | None = None
    ) -> Channel:
        thread = Channel(thread_id or self.new_id(), kind, name, parent.guild_id, parent)
        thread.owner_id = owner.id
        thread.created_at = self.timestamp()
        thread.thread_members.add(owner.id)
        self._enter(self.guilds[str(parent.guild_id)], thread)
        self._publish_channel("THREAD_CREATE", thread, newly_created=True)
        return thread

    def update_channel(self, channel: Channel) -> None:
        """Publish a change that was made on the record."""
        self._publish_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        guild = self.guilds[str(channel.guild_id)]
        for thread in [each for each in guild.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id], guild.channels[channel.id]
        if guild.system_channel_id == channel.id:
            guild.system_channel_id = None
        self.webhooks = {k: v for k, v in self.webhooks.items() if v.channel is not channel}
        self.invites = {k: v for k, v in self.invites.items() if v.channel is not channel}
        for post in channel.posts.values():
            post.deleted = True
        self._publish_channel("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)

    def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Set what the channel allows or denies; an empty overwrite is removed."""
        if overwrite.allow or overwrite.deny:
            channel.overwrites[overwrite.id] = overwrite
        else:
            channel.overwrites.pop(overwrite.id, None)
        self.update_channel(channel)

    def update_role(self, guild: Guild, role: Role) -> None:
        data = {"guild_id": guild.id, "role": api_objects.role(role)}
        self.bus.publish(Event("GUILD_ROLE_UPDATE", data, guild.id))

    def dm_with(self, user: User) -> Channel:
        """Return the direct messages of the bot and a person; open them if need be."""
        if user.id not in self.dms:
            channel = Channel(self.new_id(), DM, user.name, recipients=(user,))
            self.dms[user.id] = self.channels[channel.id] = channel
            self.bus.publish(Event("DM_OPENED", {}, channel=channel, for_bot=False))
        return self.dms[user.id]

    def guild_of(self, channel: Channel) -> Guild | None:
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def member_in(self, channel: Channel, user: User) -> Member | None:
        guild = self.guild_of(channel)
        return guild.members.get(user.id) if guild else None

    def rights(self, user: User, channel: Channel) -> int:
        """Return what a user may do in a channel; 0 for users who are not in it."""
        if channel.is_dm:
            present = user is self.bot or user in channel.recipients
            return permissions.IN_DM if present else 0
        guild = self.guilds[str(channel.guild_id)]
        member = guild.members.get(user.id)
        if member is None:
            return 0
        held = permissions.in_channel(guild, member, channel)
        hidden = channel.kind == 12 and user.id not in channel.thread_members
        return 0 if hidden and not held & permissions.Right.MANAGE_THREADS else held

    def share_a_guild(self, one: User, other: User) -> bool:
        return any(
            one.id in guild.members and other.id in guild.members for guild in self.guilds.values()
        )

    def publish_post(self, name: str, post: Post) -> None:
        """Publish a change of a message; ephemeral ones are not sent to the gateway."""
        channel, data = post.channel, dict(post.payload)
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
            author = self.users.get(post.author_id)
            if author and (member := self.member_in(channel, author)):
                data["member"] = api_objects.partial_member(member)
        self._publish_post(name, post, data)

    def publish_deleted(self, post: Post) -> None:
        self._publish_post("MESSAGE_DELETE", post, {"id": post.id, **place_of(post.channel)})

    def publish_reaction(self, name: str, post: Post, **facts: object) -> None:
        """Publish that a reaction came or went."""
        self._publish_post(name, post, {"message_id": post.id, **place_of(post.channel), **facts})

    def publish_in(self, channel: Channel, name: str, **facts: object) -> None:
        """Publish an event about a channel as a whole."""
        data = {**place_of(channel), **facts}
        self.bus.publish(Event(name, data, channel.guild_id, channel))

    def _publish_post(self, name: str, post: Post, data: Payload) -> None:
        channel, open_to_all = post.channel, post.addressee is None
        event = Event(name, data, channel.guild_id, channel, post.addressee, for_bot=open_to_all)
        self.bus.publish(event)

    def _enter(self, guild: Guild, channel: Channel) -> None:
        self.channels[channel.id] = guild.channels[channel.id] = channel

    def _publish_to_guild(self, name: str, guild: Guild, data: Payload) -> None:
        self.bus.publish(Event(name, {**data, "guild_id": guild.id}, guild.id))

    def _publish_channel(self, name: str, channel: Channel, **extra: object) -> None:
        data = {**api_objects.channel(channel), **extra}
        self.bus.publish(Event(name, data, channel.guild_id, channel))


def place_of(channel: Channel) -> Payload:
    """Return the fields that say where something happened."""
    guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
    return {"channel_id": channel.id, **guild}
