"""The log: in lines for people, or in JSON for programs; never with what is nobody's to read.

At DEBUG the libraries write whole requests and answers: the tokens with which interactions are
answered, hands and sealed bids on private screens, and the values of SQL. None of that gets in.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

import discord

OURS = ("bot", "seneschal")
# Tells which events come, and not what is in them.
HARMLESS = ("discord.client",)
TOKEN_IN_ADDRESS = re.compile(r"/(interactions|webhooks)/(\d+)/[\w.%~-]+")
# What every record has; anything else was given by whoever logged it.
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """One object a line, with what was named in `extra` beside the text."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_log(level: str, form: str) -> None:
    handler = logging.StreamHandler()
    discord.utils.setup_logging(level=logging.getLevelName(level), handler=handler)
    assert handler.formatter is not None
    inner = JsonFormatter() if form == "json" else handler.formatter
    handler.setFormatter(WithoutTokens(inner))
    handler.addFilter(has_no_payload)


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
