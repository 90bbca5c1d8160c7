"""The log: for whoever runs the bot, and never with what is nobody's to read.

At DEBUG the libraries write whole requests and answers: the tokens with which interactions are
answered, hands and sealed bids on private screens, and the values of SQL. None of that gets in.
"""

import logging
import re

import discord

OURS = ("bot", "seneschal")
# Tells which events come, and not what is in them.
HARMLESS = ("discord.client",)
TOKEN_IN_ADDRESS = re.compile(r"/(interactions|webhooks)/(\d+)/[\w.%~-]+")


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler()
    discord.utils.setup_logging(level=logging.getLevelName(level), handler=handler)
    handler.addFilter(has_no_payload)
    assert handler.formatter is not None
    handler.setFormatter(WithoutTokens(handler.formatter))


def has_no_payload(record: logging.LogRecord) -> bool:
    """Return whether a record is ours, or more than a library's running commentary."""
    own = record.name in HARMLESS or record.name.partition(".")[0] in OURS
    return own or record.levelno > logging.DEBUG


class WithoutTokens(logging.Formatter):
    """Takes interaction tokens out of addresses, wherever they stand: also in a traceback."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self.inner = inner

    def format(self, record: logging.LogRecord) -> str:
        return TOKEN_IN_ADDRESS.sub(r"/\1/\2/(token)", self.inner.format(record))
