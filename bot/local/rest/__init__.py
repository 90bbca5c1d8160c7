"""REST v10: the routes that the bot uses, answered as Discord answers them."""

from bot.local.rest.pipeline import add_routes

__all__ = ["add_routes"]
