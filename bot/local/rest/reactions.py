"""Routes of reactions to messages."""

from bot.local.api_errors import ApiError, Payload
from bot.local.reactions import emoji_of
from bot.local.rest.access import channel_of, post_in
from bot.local.rest.call import Call
from bot.local.rest.paging import id_of, limit_of
from bot.local.world import Post, Right, User, api_objects


def _post(call: Call, *rights: Right) -> Post:
    channel = channel_of(call, Right.READ_MESSAGE_HISTORY, *rights)
    post = post_in(channel, call.params["message_id"])
    if channel.archived:
        raise ApiError(50083)
    return post


def _user(call: Call) -> User:
    user = call.service.world.users.get(call.params["user_id"])
    if user is None:
        raise ApiError(10013)
    return user


def _moderated(call: Call) -> Post:
    """Return the message, of which reactions of others are taken away."""
    if channel_of(call).is_dm:
        raise ApiError(50003)
    return _post(call, Right.MANAGE_MESSAGES)


async def add_own(call: Call) -> None:
    """React; the right to add reactions is needed for an emoji that nobody used before."""
    post, emoji = _post(call), call.params["emoji_name"]
    if emoji not in post.reactions:
        channel_of(call, Right.ADD_REACTIONS)
    call.service.reactions.add(post, call.service.world.bot, emoji)


async def remove_own(call: Call) -> None:
    call.service.reactions.remove(_post(call), call.service.world.bot, call.params["emoji_name"])


async def remove_of(call: Call) -> None:
    user, emoji = _user(call), call.params["emoji_name"]
    post = _post(call) if user is call.service.world.bot else _moderated(call)
    call.service.reactions.remove(post, user, emoji)


async def remove_emoji(call: Call) -> None:
    call.service.reactions.remove_emoji(_moderated(call), call.params["emoji_name"])


async def remove_all(call: Call) -> None:
    call.service.reactions.clear(_moderated(call))


async def list_people(call: Call) -> list[Payload]:
    """Return who reacted with an emoji, in the order of their ids."""
    post, emoji = _post(call), call.params["emoji_name"]
    emoji_of(emoji)
    limit, after = limit_of(call.query, default=25, most=100), id_of(call.query, "after") or 0
    people = sorted(post.reactions.get(emoji, []), key=int)
    wanted = [each for each in people if int(each) > after][:limit]
    return [api_objects.user(call.service.world.users[each]) for each in wanted]
