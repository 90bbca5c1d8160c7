"""Compute permissions as Discord does."""

from enum import IntFlag
from functools import reduce
from operator import or_

from bot.local.world.model import Channel, Guild, Member


class Right(IntFlag):
    CREATE_INVITE = 1 << 0
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = int(reduce(or_, Right))
EVERYONE = int(
    Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.ADD_REACTIONS
    | Right.EMBED_LINKS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
    | Right.USE_EXTERNAL_EMOJIS
    | Right.USE_APPLICATION_COMMANDS
    | Right.CREATE_PUBLIC_THREADS
    | Right.SEND_MESSAGES_IN_THREADS
)
# Always granted in direct messages.
IN_DM = EVERYONE & ~int(Right.CREATE_PUBLIC_THREADS | Right.SEND_MESSAGES_IN_THREADS)
# What the invite asks for: view, send, embed, attach, history, external emoji, and threads.
INVITED = 379904 | 309237645312


def in_guild(guild: Guild, member: Member) -> int:
    """Return the permissions from roles; owners and administrators have all."""
    if member.user.id == guild.owner_id:
        return ALL
    held = guild.roles[guild.id].permissions
    for role_id in member.roles:
        held |= guild.roles[role_id].permissions
    return ALL if held & Right.ADMINISTRATOR else held


def in_channel(guild: Guild, member: Member, channel: Channel) -> int:
    """Return the permissions in a channel: roles, then overwrites of @everyone, roles, member."""
    held = in_guild(guild, member)
    if held == ALL:
        return held
    overwrites = (channel.parent or channel if channel.is_thread else channel).overwrites
    if everyone := overwrites.get(guild.id):
        held = held & ~everyone.deny | everyone.allow
    of_roles = [overwrites[role] for role in member.roles if role in overwrites]
    held &= ~reduce(or_, (one.deny for one in of_roles), 0)
    held |= reduce(or_, (one.allow for one in of_roles), 0)
    if own := overwrites.get(member.user.id):
        held = held & ~own.deny | own.allow
    return held if held & Right.VIEW_CHANNEL else 0
