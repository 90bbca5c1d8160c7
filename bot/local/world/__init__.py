"""What exists in the box: people, servers, channels, messages, and the news about them."""

from . import permissions, shapes
from .events import Bus, Event
from .model import Channel, Guild, Member, Overwrite, Payload, Post, Role, User
from .permissions import Right
from .world import World

__all__ = [
    "Bus",
    "Channel",
    "Event",
    "Guild",
    "Member",
    "Overwrite",
    "Payload",
    "Post",
    "Right",
    "Role",
    "User",
    "World",
    "permissions",
    "shapes",
]
