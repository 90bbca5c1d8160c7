"""The gateway: sessions that remember what they told, and the socket they speak through."""

from bot.local.gateway.hub import Gateway
from bot.local.gateway.session import Session

__all__ = ["Gateway", "Session"]
