"""Routes of channels, threads and direct messages."""

from bot.local.api_errors import ApiError, Payload
from bot.local.limits.report import Report
from bot.local.rest.access import channel_of, guild_of, post_in
from bot.local.rest.call import Call, Created
from bot.local.world import Channel, Overwrite, Right, api_objects, permissions

TEXT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12
NAME_SPAN = (1, 100)
ONE_DAY_MINUTES = 1440
ARCHIVE_AFTER_MINUTES = (60, ONE_DAY_MINUTES, 3 * ONE_DAY_MINUTES, 7 * ONE_DAY_MINUTES)


async def get_channel(call: Call) -> Payload:
    return api_objects.channel(channel_of(call))


async def create_channel(call: Call) -> Created:
    """Add a text channel; the other kinds are not played in, so the world has none of them."""
    guild, world = guild_of(call), call.service.world
    if not permissions.in_guild(guild, guild.members[world.bot.id]) & Right.MANAGE_CHANNELS:
        raise ApiError(50013)
    report = Report()
    report.required((), call.form, ("name",))
    report.kind(("name",), call.form.get("name"), str)
    report.kind(("topic",), call.form.get("topic"), str)
    report.refuse()
    _check_name(call.form)
    if call.form.get("type") not in (None, TEXT):
        raise ApiError(50024)
    overwrites = [_overwrite(each) for each in call.form.get("permission_overwrites") or ()]
    name = "-".join(call.form["name"].lower().split())
    topic = call.form.get("topic")
    channel = world.add_channel(guild, name, topic=topic, overwrites=overwrites)
    return Created(api_objects.channel(channel))


def _overwrite(given: Payload) -> Overwrite:
    allow, deny = int(given.get("allow") or 0), int(given.get("deny") or 0)
    return Overwrite(str(given["id"]), int(given.get("type") or 0), allow, deny)


async def edit_channel(call: Call) -> Payload:
    """Change a thread's name, archived and locked, or a channel's name and topic."""
    channel = channel_of(call)
    _check_name(call.form)
    own = channel.owner_id == call.service.world.bot.id
    if channel.is_thread and not own:
        channel_of(call, Right.MANAGE_THREADS)
    elif not channel.is_thread:
        channel_of(call, Right.MANAGE_CHANNELS)
    if channel.is_thread and channel.archived and call.form.get("archived") is not False:
        raise ApiError(50083)
    for key in ("name", "topic", "archived", "locked"):
        if key in call.form:
            setattr(channel, key, call.form[key])
    call.service.world.update_channel(channel)
    return api_objects.channel(channel)


async def delete_channel(call: Call) -> Payload:
    channel = channel_of(call)
    if channel.is_dm:
        return api_objects.channel(channel)
    needed = Right.MANAGE_THREADS if channel.is_thread else Right.MANAGE_CHANNELS
    channel_of(call, needed)
    call.service.world.delete_channel(channel)
    return api_objects.channel(channel)


def _check_name(body: Payload) -> None:
    report = Report()
    report.length(("name",), body.get("name"), NAME_SPAN)
    report.refuse()


async def create_thread_from_message(call: Call) -> Created:
    parent = _parent(call, Right.CREATE_PUBLIC_THREADS)
    post = post_in(parent, call.params["message_id"])
    if post.id in call.service.world.channels:
        raise ApiError(160004)
    thread = _open(call, parent, PUBLIC_THREAD, thread_id=post.id)
    call.service.message_writer.attach_thread(post, thread)
    return Created(_with_member(call, thread))


async def create_thread(call: Call) -> Created:
    kind = call.form.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    right = Right.CREATE_PRIVATE_THREADS if private else Right.CREATE_PUBLIC_THREADS
    return Created(_with_member(call, _open(call, _parent(call, right), kind)))


def _parent(call: Call, right: Right) -> Channel:
    channel = channel_of(call)
    if channel.is_dm or channel.is_thread:
        raise ApiError(50024)
    return channel_of(call, right)


def _open(call: Call, parent: Channel, kind: int, thread_id: str | None = None) -> Channel:
    report = Report()
    report.required((), call.form, ("name",))
    minutes = call.form.get("auto_archive_duration") or ONE_DAY_MINUTES
    report.choice(("auto_archive_duration",), minutes, ARCHIVE_AFTER_MINUTES)
    report.refuse()
    _check_name(call.form)
    world, name = call.service.world, call.form["name"]
    thread = world.open_thread(parent, name, kind, owner=world.bot, thread_id=thread_id)
    thread.archived_after = minutes
    return thread


def _with_member(call: Call, thread: Channel) -> Payload:
    member = api_objects.thread_member(thread, call.service.world.bot.id)
    return {**api_objects.channel(thread), "member": member}


async def join_thread(call: Call) -> None:
    _thread(call).thread_members.add(call.service.world.bot.id)


async def leave_thread(call: Call) -> None:
    _thread(call).thread_members.discard(call.service.world.bot.id)


async def add_thread_member(call: Call) -> None:
    if call.params["user_id"] not in call.service.world.users:
        raise ApiError(10013)
    thread = _thread(call)
    thread.thread_members.add(call.params["user_id"])
    call.service.world.update_channel(thread)


async def remove_thread_member(call: Call) -> None:
    thread = _thread(call)
    thread.thread_members.discard(call.params["user_id"])
    call.service.world.update_channel(thread)


def _thread(call: Call) -> Channel:
    channel = channel_of(call)
    if not channel.is_thread:
        raise ApiError(50024)
    if channel.archived:
        raise ApiError(50083)
    return channel


async def open_dm(call: Call) -> Payload:
    user = call.service.world.users.get(str(call.form.get("recipient_id")))
    if user is None or user.bot:
        raise ApiError(50007)
    return api_objects.channel(call.service.world.dm_with(user))
