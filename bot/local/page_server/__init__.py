"""The web page: its server, and the socket through which one person uses the table."""

from bot.local.page_server.server import PageServer

__all__ = ["PageServer"]
