"""Check that the bot may reach what a request names."""

from bot.local.api_errors import ApiError
from bot.local.rest.call import Call
from bot.local.world import Channel, Guild, Post, Right


def channel_of(call: Call, *rights: Right) -> Channel:
    """Return the channel; 10003 if unknown, 50001 if unseen, 50013 without the permissions."""
    channel = call.service.world.channels.get(call.params["channel_id"])
    if channel is None:
        raise ApiError(10003)
    held = call.service.world.rights(call.service.world.bot, channel)
    if not held:
        raise ApiError(50001)
    if any(not held & right for right in rights):
        raise ApiError(50013)
    return channel


def guild_of(call: Call) -> Guild:
    guild = call.service.world.guilds.get(call.params["guild_id"])
    if guild is None:
        raise ApiError(10004)
    if call.service.world.bot.id not in guild.members:
        raise ApiError(50001)
    return guild


def post_in(channel: Channel, message_id: str) -> Post:
    """Return a message of the channel; ephemeral ones are reached only by interaction token."""
    post = channel.posts.get(message_id)
    if post is None or post.addressee is not None:
        raise ApiError(10008)
    return post


def may_send(call: Call, channel: Channel) -> None:
    """Raise the error that keeps the bot from sending this message, if there is one."""
    world = call.service.world
    if channel.is_dm:
        person = channel.recipients[0]
        if not world.share_a_guild(world.bot, person):
            raise ApiError(50278)
        if not person.accepts_dms:
            raise ApiError(50007)
        return
    held = world.rights(world.bot, channel)
    if not held & _sending(channel):
        raise ApiError(50013)
    if call.form.get("embeds") and not held & Right.EMBED_LINKS:
        raise ApiError(50013)
    if call.files and not held & Right.ATTACH_FILES:
        raise ApiError(50013)
    if call.form.get("message_reference") and not held & Right.READ_MESSAGE_HISTORY:
        raise ApiError(160002)


def _sending(channel: Channel) -> Right:
    return Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
