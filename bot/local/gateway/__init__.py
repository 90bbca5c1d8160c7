"""The gateway: sessions that remember what they told, and the socket they speak through."""

from .hub import Gateway
from .session import Session

__all__ = ["Gateway", "Session"]
