"""The routes of the service, with the parameter names of Discord's own specification."""

from collections.abc import Awaitable, Callable

from bot.local.rest import (
    channels,
    commands,
    emojis,
    identity,
    interactions,
    invites,
    messages,
    reactions,
    webhooks,
)
from bot.local.rest.call import Call, Created

ResponseBody = dict[str, object] | list[dict[str, object]] | Created | None
Handler = Callable[[Call], Awaitable[ResponseBody]]

_CHANNEL = "/channels/{channel_id}"
_MESSAGE = f"{_CHANNEL}/messages/{{message_id}}"
_REACTION = f"{_MESSAGE}/reactions/{{emoji_name}}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_GUILD = "/guilds/{guild_id}"
_COMMANDS = "/applications/{application_id}/commands"
_EMOJIS = "/applications/{application_id}/emojis"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"


def _command_routes(base: str) -> dict[str, Handler]:
    return {
        f"GET {base}": commands.list_commands,
        f"PUT {base}": commands.overwrite_commands,
        f"POST {base}": commands.create_command,
        f"GET {base}/{{command_id}}": commands.get_command,
        f"PATCH {base}/{{command_id}}": commands.edit_command,
        f"DELETE {base}/{{command_id}}": commands.delete_command,
    }


ROUTES: dict[str, Handler] = {
    "GET /gateway": identity.gateway,
    "GET /gateway/bot": identity.gateway_bot,
    "GET /users/@me": identity.own_user,
    "GET /oauth2/applications/@me": identity.own_application,
    "GET /applications/@me": identity.own_application,
    "GET /users/@me/guilds": identity.own_guilds,
    "DELETE /users/@me/guilds/{guild_id}": identity.leave_guild,
    "POST /users/@me/channels": channels.open_dm,
    "GET /users/{user_id}": identity.get_user,
    f"GET {_GUILD}": identity.get_guild,
    f"GET {_GUILD}/channels": identity.guild_channels,
    f"POST {_GUILD}/channels": channels.create_channel,
    f"GET {_GUILD}/webhooks": webhooks.list_in_guild,
    f"GET {_GUILD}/invites": invites.list_in_guild,
    f"GET {_GUILD}/roles": identity.guild_roles,
    f"GET {_GUILD}/threads/active": identity.active_threads,
    f"GET {_GUILD}/members/{{user_id}}": identity.get_member,
    f"GET {_CHANNEL}": channels.get_channel,
    f"PATCH {_CHANNEL}": channels.edit_channel,
    f"DELETE {_CHANNEL}": channels.delete_channel,
    f"POST {_CHANNEL}/typing": messages.start_typing,
    f"GET {_CHANNEL}/messages": messages.list_messages,
    f"POST {_CHANNEL}/messages": messages.create_message,
    f"POST {_CHANNEL}/messages/bulk-delete": messages.delete_messages,
    f"GET {_CHANNEL}/messages/pins": messages.list_pins,
    f"PUT {_CHANNEL}/messages/pins/{{message_id}}": messages.pin_message,
    f"DELETE {_CHANNEL}/messages/pins/{{message_id}}": messages.unpin_message,
    f"GET {_MESSAGE}": messages.get_message,
    f"PATCH {_MESSAGE}": messages.edit_message,
    f"DELETE {_MESSAGE}": messages.delete_message,
    f"DELETE {_MESSAGE}/reactions": reactions.remove_all,
    f"GET {_REACTION}": reactions.list_people,
    f"DELETE {_REACTION}": reactions.remove_emoji,
    f"PUT {_REACTION}/@me": reactions.add_own,
    f"DELETE {_REACTION}/@me": reactions.remove_own,
    f"DELETE {_REACTION}/{{user_id}}": reactions.remove_of,
    f"POST {_MESSAGE}/threads": channels.create_thread_from_message,
    f"POST {_CHANNEL}/threads": channels.create_thread,
    f"PUT {_CHANNEL}/thread-members/@me": channels.join_thread,
    f"DELETE {_CHANNEL}/thread-members/@me": channels.leave_thread,
    f"PUT {_CHANNEL}/thread-members/{{user_id}}": channels.add_thread_member,
    f"DELETE {_CHANNEL}/thread-members/{{user_id}}": channels.remove_thread_member,
    "POST /interactions/{interaction_id}/{interaction_token}/callback": interactions.respond,
    f"GET {_CHANNEL}/webhooks": webhooks.list_in_channel,
    f"POST {_CHANNEL}/webhooks": webhooks.create,
    f"GET {_CHANNEL}/invites": invites.list_in_channel,
    f"POST {_CHANNEL}/invites": invites.create,
    "GET /invites/{code}": invites.get,
    "DELETE /invites/{code}": invites.delete,
    "GET /webhooks/{webhook_id}": webhooks.get,
    "PATCH /webhooks/{webhook_id}": webhooks.change,
    "DELETE /webhooks/{webhook_id}": webhooks.delete,
    f"GET {_WEBHOOK}": webhooks.get_by_token,
    f"DELETE {_WEBHOOK}": webhooks.delete_by_token,
    f"POST {_WEBHOOK}": webhooks.execute,
    f"GET {_WEBHOOK}/messages/@original": interactions.get_original,
    f"PATCH {_WEBHOOK}/messages/@original": interactions.edit_original,
    f"DELETE {_WEBHOOK}/messages/@original": interactions.delete_original,
    f"GET {_WEBHOOK}/messages/{{message_id}}": webhooks.get_message,
    f"PATCH {_WEBHOOK}/messages/{{message_id}}": webhooks.edit_message,
    f"DELETE {_WEBHOOK}/messages/{{message_id}}": webhooks.delete_message,
    f"GET {_EMOJIS}": emojis.list_emojis,
    f"POST {_EMOJIS}": emojis.create_emoji,
    f"GET {_EMOJIS}/{{emoji_id}}": emojis.get_emoji,
    f"PATCH {_EMOJIS}/{{emoji_id}}": emojis.edit_emoji,
    f"DELETE {_EMOJIS}/{{emoji_id}}": emojis.delete_emoji,
    **_command_routes(_COMMANDS),
    **_command_routes(_GUILD_COMMANDS),
}
