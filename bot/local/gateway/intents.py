"""Which intent an event needs, and what is blanked without the content intent."""

from bot.local.api_errors import Payload
from bot.local.world import Event

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_WEBHOOKS, GUILD_INVITES = 1 << 5, 1 << 6
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT

_ALWAYS = frozenset({"READY", "RESUMED", "INTERACTION_CREATE", "USER_UPDATE"})
_PREFIXES = (
    ("GUILD_MEMBER_", GUILD_MEMBERS, GUILD_MEMBERS),
    ("THREAD_MEMBERS_", GUILD_MEMBERS, GUILD_MEMBERS),
    ("MESSAGE_REACTION_", GUILD_REACTIONS, DIRECT_REACTIONS),
    ("MESSAGE_", GUILD_MESSAGES, DIRECT_MESSAGES),
    ("TYPING_", GUILD_TYPING, DIRECT_TYPING),
    ("WEBHOOKS_", GUILD_WEBHOOKS, GUILD_WEBHOOKS),
    ("INVITE_", GUILD_INVITES, GUILD_INVITES),
    ("CHANNEL_PINS_", GUILDS, DIRECT_MESSAGES),
)
_BLANK_CONTENT = {"content": "", "embeds": [], "attachments": [], "components": []}


def required_intent(event: Event) -> int:
    """Return the intent bit that an event needs; 0 if it needs none."""
    if event.name in _ALWAYS:
        return 0
    for prefix, in_guild, in_dm in _PREFIXES:
        if event.name.startswith(prefix):
            return in_guild if event.guild_id else in_dm
    return GUILDS


def is_delivered(intents: int, event: Event) -> bool:
    bit = required_intent(event)
    return not bit or bool(intents & bit)


def redact(event: Event, intents: int, bot_id: str) -> Payload:
    """Blank other people's words in servers, unless the bot is mentioned or has the intent."""
    data = event.data
    if not event.name.startswith("MESSAGE_") or "author" not in data or event.guild_id is None:
        return data
    mentioned = any(user["id"] == bot_id for user in data["mentions"])
    if intents & MESSAGE_CONTENT or data["author"]["id"] == bot_id or mentioned:
        return data
    return {**data, **_BLANK_CONTENT}
