"""Routes about the bot itself, other users, servers and their members."""

from bot.local.api_errors import ApiError, Payload
from bot.local.rest.access import guild_of
from bot.local.rest.call import Call
from bot.local.rest.paging import page_of
from bot.local.world import api_objects, permissions

MAX_GUILDS = 200


async def own_user(call: Call) -> Payload:
    return api_objects.own_user(call.service.world.bot)


async def own_application(call: Call) -> Payload:
    world = call.service.world
    there = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    owner = next(user for user in world.users.values() if not user.bot)
    return api_objects.application(world.bot, owner, len(there))


async def gateway_bot(call: Call) -> Payload:
    left = max(0, 1000 - call.service.gateway.identifies)
    start = {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1}
    url, shards = call.service.gateway.url, call.service.shards
    return {"url": url, "shards": shards, "session_start_limit": start}


async def gateway(call: Call) -> Payload:
    return {"url": call.service.gateway.url}


async def get_user(call: Call) -> Payload:
    user = call.service.world.users.get(call.params["user_id"])
    if user is None:
        raise ApiError(10013)
    return api_objects.user(user)


async def own_guilds(call: Call) -> list[Payload]:
    """Return the bot's servers in the order of their ids, a page at a time."""
    world = call.service.world
    there = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == world.bot.id,
            "permissions": str(permissions.in_guild(guild, guild.members[world.bot.id])),
            "features": [],
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
        for guild in page_of(there, call.query, default=MAX_GUILDS, most=MAX_GUILDS)
    ]


async def leave_guild(call: Call) -> None:
    call.service.world.kick_bot(guild_of(call))


async def get_guild(call: Call) -> Payload:
    return api_objects.guild(guild_of(call))


async def guild_channels(call: Call) -> list[Payload]:
    channels = guild_of(call).channels.values()
    return [api_objects.channel(channel) for channel in channels if not channel.is_thread]


async def guild_roles(call: Call) -> list[Payload]:
    return [api_objects.role(role) for role in guild_of(call).roles.values()]


async def active_threads(call: Call) -> Payload:
    guild, bot = guild_of(call), call.service.world.bot
    threads = [each for each in guild.channels.values() if each.is_thread and not each.archived]
    own = [
        api_objects.thread_member(each, bot.id) for each in threads if bot.id in each.thread_members
    ]
    return {
        "threads": [api_objects.channel(each) for each in threads],
        "members": own,
        "has_more": False,
    }


async def get_member(call: Call) -> Payload:
    member = guild_of(call).members.get(call.params["user_id"])
    if member is None:
        raise ApiError(10007)
    return api_objects.member(member)
