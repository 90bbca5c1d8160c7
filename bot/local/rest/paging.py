"""Cut lists into pages as Discord does: `before`, `after` and `limit`."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from bot.local.limits.report import invalid


class HasId(Protocol):
    @property
    def id(self) -> str: ...


Item = TypeVar("Item", bound=HasId)


def limit_of(query: dict[str, str], *, default: int, most: int) -> int:
    """Return how many items are wanted; refuse what is no number between 1 and `most`."""
    wanted = query.get("limit", str(default))
    if not wanted.isdecimal() or not 1 <= int(wanted) <= most:
        message = f"int value should be between 1 and {most}."
        raise invalid(("limit",), "NUMBER_TYPE_MAX", message)
    return int(wanted)


def id_of(query: dict[str, str], name: str) -> int | None:
    """Return the id given under this name, None if there is none; refuse what is no id."""
    given = query.get(name)
    if given is None:
        return None
    if not given.isdecimal():
        raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{given}" is not snowflake.')
    return int(given)


def page_of(items: Iterable[Item], query: dict[str, str], *, default: int, most: int) -> list[Item]:
    """Return the wanted page in the order of the ids: the first, or those next to an id."""
    limit = limit_of(query, default=default, most=most)
    before, after = id_of(query, "before"), id_of(query, "after")
    ordered = sorted(items, key=lambda item: int(item.id))
    if before is not None:
        return [item for item in ordered if int(item.id) < before][-limit:]
    return [item for item in ordered if int(item.id) > (after or 0)][:limit]
