"""The gateway: sessions with a replay buffer, and the sockets they are connected by."""

from bot.local.gateway.hub import Gateway
from bot.local.gateway.session import Session

__all__ = ["Gateway", "Session"]
