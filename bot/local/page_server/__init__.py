"""The window: the web page through which one person at a time looks at the table."""

from bot.local.page_server.server import PageServer

__all__ = ["PageServer"]
