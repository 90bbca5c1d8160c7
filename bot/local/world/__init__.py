"""The state of the local Discord: people, servers, channels, messages, and their events."""

from bot.local.world import api_objects, permissions
from bot.local.world.events import Event, EventBus
from bot.local.world.model import (
    Channel,
    Guild,
    Invite,
    Member,
    Overwrite,
    Post,
    Role,
    User,
    Webhook,
)
from bot.local.world.permissions import Right
from bot.local.world.world import World

__all__ = [
    "Channel",
    "Event",
    "EventBus",
    "Guild",
    "Invite",
    "Member",
    "Overwrite",
    "Post",
    "Right",
    "Role",
    "User",
    "Webhook",
    "World",
    "api_objects",
    "permissions",
]
