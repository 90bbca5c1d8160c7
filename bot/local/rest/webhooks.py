"""Routes of webhooks that the bot makes; their messages go to the one channel they belong to."""

import secrets

from bot.local.api_errors import ApiError, Payload
from bot.local.limits import check_message
from bot.local.limits.report import Report
from bot.local.message_writer import Draft
from bot.local.rest import interactions
from bot.local.rest.access import channel_of, guild_of, post_in
from bot.local.rest.call import Call
from bot.local.rest.messages import check_old_edit
from bot.local.world import Channel, Post, Right, User, Webhook, api_objects

MAX_WEBHOOKS = 15
NAME_SPAN = (1, 80)


def _payload(call: Call, one: Webhook) -> Payload:
    return api_objects.webhook(one, call.service.attachments.base)


def _by_id(call: Call) -> Webhook:
    """Return a webhook that the bot may manage."""
    one = call.service.world.webhooks.get(call.params["webhook_id"])
    if one is None:
        raise ApiError(10015)
    world = call.service.world
    if not world.rights(world.bot, one.channel) & Right.MANAGE_WEBHOOKS:
        raise ApiError(50013)
    return one


def _by_token(call: Call) -> Webhook | None:
    """Return the webhook that a token is for; None if the id is that of no webhook."""
    one = call.service.world.webhooks.get(call.params["webhook_id"])
    if one is not None and one.token != call.params["webhook_token"]:
        raise ApiError(50027)
    return one


def _known(call: Call) -> Webhook:
    if (one := _by_token(call)) is None:
        raise ApiError(10015)
    return one


def _published(call: Call, channel: Channel) -> None:
    call.service.world.publish_in(channel, "WEBHOOKS_UPDATE")


def _check_name(body: Payload, *, required: bool) -> None:
    report = Report()
    if required:
        report.required((), body, ("name",))
    report.kind(("name",), body.get("name"), str)
    report.refuse()
    report.length(("name",), body.get("name"), NAME_SPAN)
    report.refuse()


async def create(call: Call) -> Payload:
    channel = channel_of(call, Right.MANAGE_WEBHOOKS)
    if channel.is_dm or channel.is_thread:
        raise ApiError(50024)
    _check_name(call.form, required=True)
    world = call.service.world
    if sum(each.channel is channel for each in world.webhooks.values()) >= MAX_WEBHOOKS:
        raise ApiError(30007)
    token, name = secrets.token_urlsafe(51), call.form["name"]
    one = Webhook(world.new_id(), token, name, channel, world.bot)
    world.webhooks[one.id] = one
    _published(call, channel)
    return _payload(call, one)


async def list_in_channel(call: Call) -> list[Payload]:
    channel = channel_of(call, Right.MANAGE_WEBHOOKS)
    webhooks = call.service.world.webhooks.values()
    return [_payload(call, each) for each in webhooks if each.channel is channel]


async def list_in_guild(call: Call) -> list[Payload]:
    guild, world = guild_of(call), call.service.world
    return [
        _payload(call, each)
        for each in world.webhooks.values()
        if each.channel.guild_id == guild.id
        and world.rights(world.bot, each.channel) & Right.MANAGE_WEBHOOKS
    ]


async def get(call: Call) -> Payload:
    return _payload(call, _by_id(call))


async def get_by_token(call: Call) -> Payload:
    """Return a webhook without its maker, whom only the bot's own token is told."""
    payload = _payload(call, _known(call))
    del payload["user"]
    return payload


async def change(call: Call) -> Payload:
    one = _by_id(call)
    _check_name(call.form, required=False)
    one.name = call.form.get("name") or one.name
    _published(call, one.channel)
    return _payload(call, one)


async def delete(call: Call) -> None:
    _remove(call, _by_id(call))


async def delete_by_token(call: Call) -> None:
    _remove(call, _known(call))


def _remove(call: Call, one: Webhook) -> None:
    del call.service.world.webhooks[one.id]
    _published(call, one.channel)


async def execute(call: Call) -> Payload | None:
    """Post by a webhook, or follow an interaction up: Discord has one route for both."""
    one = _by_token(call)
    if one is None:
        return await interactions.follow_up(call)
    channel = _target(call, one)
    check_message(call.form, {}, files=len(call.files))
    name = call.form.get("username")
    author = User(one.id, name or one.name, name or one.name, bot=True)
    post = call.service.message_writer.write(
        channel,
        author,
        call.draft,
        author=api_objects.webhook_author(one, name),
        webhook_id=one.id,
        application_id=one.creator.id,
    )
    return post.payload if call.query.get("wait") in ("1", "true") else None


def _target(call: Call, one: Webhook) -> Channel:
    """Return the webhook's channel, or the thread of it that is named."""
    thread_id = call.query.get("thread_id")
    if thread_id is None:
        return one.channel
    thread = call.service.world.channels.get(thread_id)
    if thread is None or thread.parent is not one.channel:
        raise ApiError(10003)
    return thread


def _own_post(call: Call, one: Webhook) -> Post:
    post = post_in(_target(call, one), call.params["message_id"])
    if post.author_id != one.id:
        raise ApiError(10008)
    return post


async def get_message(call: Call) -> Payload:
    one = _by_token(call)
    return _own_post(call, one).payload if one else await interactions.get_followup(call)


async def edit_message(call: Call) -> Payload:
    one = _by_token(call)
    if one is None:
        return await interactions.edit_followup(call)
    post = _own_post(call, one)
    check_message(call.form, post.payload, files=len(call.files))
    check_old_edit(call.service, post)
    return call.service.message_writer.edit(post, Draft(call.form, call.files)).payload


async def delete_message(call: Call) -> None:
    one = _by_token(call)
    if one is None:
        await interactions.delete_followup(call)
        return
    call.service.message_writer.delete(_own_post(call, one))
