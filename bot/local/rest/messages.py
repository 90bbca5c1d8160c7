"""Routes of messages in channels: create, read, edit, delete, pin, typing."""

from bot.local.api_errors import ApiError, Payload
from bot.local.limits import check_message
from bot.local.limits.report import invalid
from bot.local.rest.access import channel_of, may_send, post_in
from bot.local.rest.call import Call
from bot.local.rest.paging import id_of, limit_of, page_of
from bot.local.service import Service
from bot.local.world import Channel, Event, Post, Right, api_objects
from bot.local.world.snowflake import created_at

MAX_PINS = 250
MAX_DELETED_AT_ONCE, DELETABLE_DAYS = 100, 14
OLD_AFTER_SECONDS = 3600.0


async def create_message(call: Call) -> Payload:
    service, channel = call.service, channel_of(call)
    may_send(call, channel)
    check_message(call.form, {}, files=len(call.files))
    _check_reference(channel, call.form)
    if channel.is_thread:
        _enter(call, channel)
    if already := service.message_writer.sent_with_nonce(service.world.bot, call.form):
        return already.payload
    post = service.message_writer.write(channel, service.world.bot, call.draft)
    service.message_writer.remember_nonce(service.world.bot, call.form, post)
    return post.payload


def _enter(call: Call, thread: Channel) -> None:
    """Unarchive the thread; a locked one needs the permission to manage threads."""
    world = call.service.world
    if thread.locked and not world.rights(world.bot, thread) & Right.MANAGE_THREADS:
        raise ApiError(50083 if thread.archived else 160005)
    if thread.archived:
        thread.archived = False
        world.update_channel(thread)


def _check_reference(channel: Channel, body: Payload) -> None:
    reference = body.get("message_reference")
    if not reference or not reference.get("fail_if_not_exists", True):
        return
    if str(reference["message_id"]) not in channel.posts:
        path = ("message_reference",)
        raise invalid(path, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")


async def get_message(call: Call) -> Payload:
    channel = channel_of(call, Right.READ_MESSAGE_HISTORY)
    post = post_in(channel, call.params["message_id"])
    call.service.attachments.renew_urls(post.payload)
    return post.payload


async def list_messages(call: Call) -> list[Payload]:
    """Return messages newest first; without the permission to read history, none."""
    channel = channel_of(call)
    if not call.service.world.rights(call.service.world.bot, channel) & Right.READ_MESSAGE_HISTORY:
        return []
    posts = [post for post in channel.posts.values() if post.addressee is None]
    chosen = _window(posts, call.query)
    for post in chosen:
        call.service.attachments.renew_urls(post.payload)
    return [post.payload for post in reversed(chosen)]


def _window(posts: list[Post], query: dict[str, str]) -> list[Post]:
    """Return the wanted messages, oldest first; without an id the newest ones."""
    limit = limit_of(query, default=50, most=100)
    around = id_of(query, "around")
    if around is not None:
        older = sum(int(post.id) < around for post in posts)
        first = max(0, older - limit // 2)
        return posts[first : first + limit]
    if "before" in query or "after" in query:
        return page_of(posts, query, default=50, most=100)
    return posts[-limit:]


async def edit_message(call: Call) -> Payload:
    service, channel = call.service, channel_of(call)
    post = post_in(channel, call.params["message_id"])
    if post.author_id != service.world.bot.id:
        raise ApiError(50005)
    if channel.archived:
        raise ApiError(50083)
    check_message(call.form, post.payload, files=len(call.files))
    check_old_edit(service, post)
    return service.message_writer.edit(post, call.draft).payload


def check_old_edit(service: Service, post: Post) -> None:
    """Refuse one edit too many of messages older than an hour in this channel (30046).

    Answers to interactions are not counted: their tokens end long before.
    """
    if service.clock.now() - created_at(post.id) > OLD_AFTER_SECONDS:
        service.rate_limiter.consume_old_edit(post.channel.id)


async def delete_message(call: Call) -> None:
    service, channel = call.service, channel_of(call)
    post = post_in(channel, call.params["message_id"])
    if post.author_id != service.world.bot.id:
        channel_of(call, Right.MANAGE_MESSAGES)
    service.message_writer.delete(post)


async def delete_messages(call: Call) -> None:
    """Delete several messages at once; those that are not there are passed over."""
    service, channel = call.service, channel_of(call)
    if channel.is_dm:
        raise ApiError(50003)
    channel_of(call, Right.MANAGE_MESSAGES)
    named = list(dict.fromkeys(str(each) for each in call.form.get("messages") or ()))
    if not 2 <= len(named) <= MAX_DELETED_AT_ONCE:
        raise ApiError(50016)
    oldest = service.clock.now() - DELETABLE_DAYS * 24 * 3600
    if any(not each.isdecimal() or created_at(each) < oldest for each in named):
        raise ApiError(50034)
    posts = [channel.posts[each] for each in named if each in channel.posts]
    service.message_writer.delete_many(channel, [each for each in posts if not each.addressee])


async def pin_message(call: Call) -> None:
    await _set_pinned(call, True)


async def unpin_message(call: Call) -> None:
    await _set_pinned(call, False)


async def _set_pinned(call: Call, pinned: bool) -> None:
    channel = channel_of(call)
    if not channel.is_dm:
        channel_of(call, Right.PIN_MESSAGES)
    post = post_in(channel, call.params["message_id"])
    if pinned and sum(each.payload["pinned"] for each in channel.posts.values()) >= MAX_PINS:
        raise ApiError(30003)
    post.payload["pinned"] = pinned
    world = call.service.world
    data = {"channel_id": channel.id, "last_pin_timestamp": world.timestamp() if pinned else None}
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
    world.bus.publish(Event("CHANNEL_PINS_UPDATE", data, channel.guild_id, channel))
    world.publish_post("MESSAGE_UPDATE", post)


async def list_pins(call: Call) -> Payload:
    channel = channel_of(call, Right.READ_MESSAGE_HISTORY)
    pinned = [post for post in channel.posts.values() if post.payload["pinned"]]
    stamp = call.service.world.timestamp()
    items = [{"pinned_at": stamp, "message": post.payload} for post in reversed(pinned)]
    return {"items": items, "has_more": False}


async def start_typing(call: Call) -> None:
    world, channel = call.service.world, channel_of(call)
    may_send(call, channel)
    data: Payload = {
        "channel_id": channel.id,
        "user_id": world.bot.id,
        "timestamp": int(world.clock.now()),
    }
    guild = world.guild_of(channel)
    if guild:
        data |= {"guild_id": guild.id, "member": api_objects.member(guild.members[world.bot.id])}
    world.bus.publish(Event("TYPING_START", data, channel.guild_id, channel))
