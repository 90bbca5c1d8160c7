"""What exists in the box: people, servers, channels, messages, and the news about them."""

from bot.local.world import api_objects, permissions
from bot.local.world.events import Event, EventBus
from bot.local.world.model import Channel, Guild, Member, Overwrite, Payload, Post, Role, User
from bot.local.world.permissions import Right
from bot.local.world.world import World

__all__ = [
    "Channel",
    "Event",
    "EventBus",
    "Guild",
    "Member",
    "Overwrite",
    "Payload",
    "Post",
    "Right",
    "Role",
    "User",
    "World",
    "api_objects",
    "permissions",
]
