"""The log: in lines for people, or in JSON for programs."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

import discord

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
    number = logging.getLevelName(level)
    if form == "json":
        discord.utils.setup_logging(level=number, formatter=JsonFormatter())
    else:
        discord.utils.setup_logging(level=number)
