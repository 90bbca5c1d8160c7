"""The bot that ships, over real sockets, on the local table."""
