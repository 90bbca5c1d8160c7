"""The world's records as the JSON objects of Discord's API."""

from bot.local.api_errors import Payload
from bot.local.world.model import Channel, Guild, Invite, Member, Role, User, Webhook

_UNSET = """
    icon description home_header splash discovery_splash banner application_id afk_channel_id
    system_channel_id widget_channel_id vanity_url_code public_updates_channel_id
    rules_channel_id safety_alerts_channel_id hub_type latest_onboarding_question_id incidents_data
"""


def user(one: User) -> Payload:
    return {
        "id": one.id,
        "username": one.username,
        "discriminator": "0",
        "global_name": one.name,
        "avatar": None,
        "bot": one.bot,
        "flags": 0,
        "public_flags": 0,
        "primary_guild": None,
    }


def own_user(one: User) -> Payload:
    return {**user(one), "mfa_enabled": False, "locale": one.locale, "verified": True}


def member(one: Member) -> Payload:
    return {
        "user": user(one.user),
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "roles": list(one.roles),
        "joined_at": one.joined_at,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "premium_since": None,
    }


def partial_member(one: Member) -> Payload:
    """Return a member as message events carry it, without the user."""
    whole = member(one)
    del whole["user"]
    return whole


def role(one: Role) -> Payload:
    return {
        "id": one.id,
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": one.position,
        "permissions": str(one.permissions),
        "managed": one.managed,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def channel(one: Channel) -> Payload:
    if one.is_dm:
        return _dm(one)
    return _thread(one) if one.is_thread else _text_channel(one)


def _dm(one: Channel) -> Payload:
    return {
        "id": one.id,
        "type": one.kind,
        "flags": 0,
        "last_message_id": one.last_message_id,
        "recipients": [user(each) for each in one.recipients],
    }


def _text_channel(one: Channel) -> Payload:
    overwrites = [
        {"id": each.id, "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
        for each in one.overwrites.values()
    ]
    return {
        "id": one.id,
        "type": one.kind,
        "guild_id": one.guild_id,
        "name": one.name,
        "position": one.position,
        "permission_overwrites": overwrites,
        "topic": one.topic,
        "nsfw": False,
        "parent_id": None,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": one.last_message_id,
    }


def _thread(one: Channel) -> Payload:
    count = len(one.posts)
    return {
        "id": one.id,
        "type": one.kind,
        "guild_id": one.guild_id,
        "parent_id": one.parent.id if one.parent else None,
        "owner_id": one.owner_id,
        "name": one.name,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": one.last_message_id,
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(one.thread_members),
        "thread_metadata": {
            "archived": one.archived,
            "locked": one.locked,
            "auto_archive_duration": one.archived_after,
            "archive_timestamp": one.created_at,
            "create_timestamp": one.created_at,
            **({"invitable": True} if one.kind == 12 else {}),
        },
    }


def thread_member(thread: Channel, user_id: str) -> Payload:
    return {"id": thread.id, "user_id": user_id, "join_timestamp": thread.created_at, "flags": 0}


def guild(one: Guild) -> Payload:
    """Return a server as REST answers it."""
    return {
        **_guild_figures(one),
        "roles": [role(each) for each in one.roles.values()],
        "approximate_member_count": len(one.members),
        "approximate_presence_count": len(one.members),
    }


def guild_create(one: Guild, bot: Member) -> Payload:
    """Return a server as the gateway sends it; without the members intent only the bot is listed.

    The caller adds `unavailable: false` for servers that were announced in READY; a server that the
    bot has just joined comes without it, which is how clients tell the two apart.
    """
    threads = [each for each in one.channels.values() if each.is_thread and not each.archived]
    return {
        **_guild_figures(one),
        "roles": [role(each) for each in one.roles.values()],
        "channels": [channel(each) for each in one.channels.values() if not each.is_thread],
        "threads": [
            {**channel(each), "member": thread_member(each, bot.user.id)}
            if bot.user.id in each.thread_members
            else channel(each)
            for each in threads
        ],
        "members": [member(bot)],
        "member_count": len(one.members),
        "joined_at": bot.joined_at,
        "voice_states": [],
        "presences": [],
        "large": False,
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _guild_figures(one: Guild) -> Payload:
    return {
        **dict.fromkeys(_UNSET.split()),
        "id": one.id,
        "name": one.name,
        "owner_id": one.owner_id,
        "system_channel_id": one.system_channel_id,
        "region": "deprecated",
        "features": [],
        "emojis": [],
        "stickers": [],
        "preferred_locale": one.locale,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "max_members": 500000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "widget_enabled": False,
        "owner_configured_content_level": 0,
    }


def application(bot: User, owner: User, guilds: int) -> Payload:
    return {
        "id": bot.id,
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": False,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "verify_key": "0" * 64,
        "owner": user(owner),
        "team": None,
        "bot": user(bot),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": [],
        "explicit_content_filter": 0,
        "rpc_origins": [],
    }


def webhook(one: Webhook, base: str) -> Payload:
    return {
        "id": one.id,
        "type": 1,
        "application_id": one.creator.id if one.creator.bot else None,
        "avatar": None,
        "channel_id": one.channel.id,
        "guild_id": one.channel.guild_id,
        "name": one.name,
        "token": one.token,
        "url": f"{base}/api/webhooks/{one.id}/{one.token}",
        "user": user(one.creator),
    }


def webhook_author(one: Webhook, name: str | None) -> Payload:
    """Return the author of a message that a webhook posts under a name of its own choice."""
    return {
        **user(User(one.id, name or one.name, name or one.name, bot=True)),
        "discriminator": "0000",
        "global_name": None,
    }


def invite(one: Invite, guild: Guild, expires_at: str | None, created_at: str) -> Payload:
    """Return an invite with what a server shows of itself to people outside."""
    shown = ("id", "name", "splash", "banner", "description", "icon", "features")
    more = ("verification_level", "vanity_url_code", "nsfw_level", "nsfw")
    figures = _guild_figures(guild)
    return {
        "type": 0,
        "code": one.code,
        "inviter": user(one.inviter),
        "max_age": one.max_age,
        "max_uses": one.max_uses,
        "uses": 0,
        "temporary": one.temporary,
        "created_at": created_at,
        "expires_at": expires_at,
        "flags": 0,
        "guild": {key: figures[key] for key in (*shown, *more, "premium_subscription_count")},
        "guild_id": guild.id,
        "channel": {"id": one.channel.id, "type": one.channel.kind, "name": one.channel.name},
    }
