"""The window: the web page through which one person at a time looks at the table."""

from .host import WindowHost

__all__ = ["WindowHost"]
