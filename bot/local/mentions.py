"""Find whom a message mentions, with allowed_mentions respected."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.local.api_errors import Payload
from bot.local.limits.components import walk

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
SUPPRESS_NOTIFICATIONS = 1 << 12


@dataclass(frozen=True, slots=True)
class Mentions:
    users: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    everyone: bool = False


def find_mentions(message: Payload, allowed: Payload | None, replied_to: str | None) -> Mentions:
    """Return the mentions in the text that `allowed` permits; without it all are permitted."""
    text = "\n".join(mentionable_texts(message))
    if allowed is None:
        allowed = {"parse": ["users", "roles", "everyone"], "replied_user": True}
    users = _allowed(_USER.findall(text), "users", allowed)
    if replied_to and allowed.get("replied_user") and replied_to not in users:
        users = (*users, replied_to)
    everyone = "everyone" in allowed.get("parse", ()) and bool(_EVERYONE.search(text))
    return Mentions(users, _allowed(_ROLE.findall(text), "roles", allowed), everyone)


def _allowed(found: list[str], kind: str, allowed: Payload) -> tuple[str, ...]:
    distinct = tuple(dict.fromkeys(found))
    if kind in allowed.get("parse", ()):
        return distinct
    named = {str(each) for each in allowed.get(kind) or ()}
    return tuple(each for each in distinct if each in named)


def mentionable_texts(message: Payload) -> Iterator[str]:
    """Yield the texts that can ping: content and text displays, never embeds."""
    yield message["content"] or ""
    for placed in walk(message["components"]):
        yield placed.component.get("content") or ""
