"""Routes of invites to a server."""

import secrets
from datetime import UTC, datetime

from bot.local.api_errors import ApiError, Payload
from bot.local.limits.report import Report
from bot.local.rest.access import channel_of, guild_of
from bot.local.rest.call import Call
from bot.local.world import Invite, Right, api_objects, permissions

ONE_DAY_SECONDS = 24 * 3600
MAX_AGE_SPAN, MAX_USES_SPAN = (0, 60 * ONE_DAY_SECONDS), (0, 100)


def _payload(call: Call, one: Invite) -> Payload:
    guild = call.service.world.guilds[str(one.channel.guild_id)]
    ends = _stamp(one.created_at + one.max_age) if one.max_age else None
    return api_objects.invite(one, guild, ends, _stamp(one.created_at))


def _stamp(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).isoformat()


def _valid(call: Call) -> list[Invite]:
    now = call.service.clock.now()
    invites = call.service.world.invites.values()
    return [each for each in invites if not each.max_age or each.created_at + each.max_age > now]


def _named(call: Call) -> Invite:
    for each in _valid(call):
        if each.code == call.params["code"]:
            return each
    raise ApiError(10006)


async def create(call: Call) -> Payload:
    """Make an invite, or return one that is alike unless a unique one is asked for."""
    channel = channel_of(call, Right.CREATE_INVITE)
    if channel.is_dm:
        raise ApiError(50003)
    age = _number(call.form, "max_age", ONE_DAY_SECONDS, MAX_AGE_SPAN)
    uses = _number(call.form, "max_uses", 0, MAX_USES_SPAN)
    temporary = bool(call.form.get("temporary"))
    world, clock = call.service.world, call.service.clock
    alike = (channel, world.bot, age, uses, temporary)
    if not call.form.get("unique"):
        for each in _valid(call):
            known = (each.channel, each.inviter, each.max_age, each.max_uses, each.temporary)
            if known == alike:
                return _payload(call, each)
    code = secrets.token_urlsafe(6)
    one = Invite(code, channel, world.bot, clock.now(), age, uses, temporary)
    world.invites[code] = one
    payload = _payload(call, one)
    facts = {key: value for key, value in payload.items() if key not in ("guild", "channel")}
    world.publish_in(channel, "INVITE_CREATE", **facts)
    return payload


def _number(body: Payload, key: str, default: int, span: tuple[int, int]) -> int:
    given = body.get(key)
    report = Report()
    report.kind((key,), given, int)
    report.refuse()
    if given is None:
        return default
    if not span[0] <= given <= span[1]:
        message = f"int value should be between {span[0]} and {span[1]}."
        report.add((key,), "NUMBER_TYPE_MAX", message)
    report.refuse()
    return int(given)


async def list_in_channel(call: Call) -> list[Payload]:
    channel = channel_of(call, Right.MANAGE_CHANNELS)
    return [_payload(call, each) for each in _valid(call) if each.channel is channel]


async def list_in_guild(call: Call) -> list[Payload]:
    guild, world = guild_of(call), call.service.world
    if not permissions.in_guild(guild, guild.members[world.bot.id]) & Right.MANAGE_GUILD:
        raise ApiError(50013)
    return [_payload(call, each) for each in _valid(call) if each.channel.id in guild.channels]


async def get(call: Call) -> Payload:
    payload = _payload(call, _named(call))
    if call.query.get("with_counts") in ("1", "true"):
        members = len(call.service.world.guilds[payload["guild_id"]].members)
        payload |= {"approximate_member_count": members, "approximate_presence_count": members}
    return payload


async def delete(call: Call) -> Payload:
    one, world = _named(call), call.service.world
    if not world.rights(world.bot, one.channel) & Right.MANAGE_CHANNELS:
        raise ApiError(50013)
    payload = _payload(call, one)
    del world.invites[one.code]
    world.publish_in(one.channel, "INVITE_DELETE", code=one.code)
    return payload
