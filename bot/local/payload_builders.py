"""Build the interaction data that a Discord client sends: command options, chosen values."""

from collections.abc import Mapping
from typing import Any, Protocol

from bot.local.api_errors import Payload
from bot.local.limits.components import SELECT, USER_SELECT
from bot.local.message import NotOffered, Select
from bot.local.world import Channel, Post, User, World, api_objects

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 1, 2, 3, 4, 5, 6, 7, 8
MENTIONABLE, NUMBER = 9, 10
_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}


class HasUser(Protocol):
    @property
    def user(self) -> User: ...


class Resolved:
    """Collects the objects behind the ids in the data."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self.payload: dict[str, Payload] = {}

    def user(self, value: HasUser | User | str) -> str:
        """Add a user, given as person, record or id, and return the id."""
        if isinstance(value, User):
            user = value
        elif isinstance(value, str):
            user = self._world.users[value]
        else:
            user = value.user
        self.payload.setdefault("users", {})[user.id] = api_objects.user(user)
        if member := self._world.member_in(self._channel, user):
            partial = {**api_objects.partial_member(member), "permissions": "0"}
            self.payload.setdefault("members", {})[user.id] = partial
        return user.id

    def channel(self, value: Channel | str) -> str:
        channel = self._world.channels[value] if isinstance(value, str) else value
        whole = {**api_objects.channel(channel), "permissions": "0"}
        self.payload.setdefault("channels", {})[channel.id] = whole
        return channel.id


def command_data(
    command: Payload, words: list[str], values: Mapping[str, Any], resolved: Resolved, focus: str
) -> Payload:
    """Build `data` of a slash command, or of its autocomplete if `focus` names an option."""
    leaf = _leaf(command, words)
    options = _options(leaf, values, resolved, focus)
    for word, kind in reversed(_path(command, words)):
        options = [{"name": word, "type": kind, "options": options}]
    data: Payload = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": options,
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolved.payload:
        data["resolved"] = resolved.payload
    return data


def menu_data(command: Payload, target: Post | User, resolved: Resolved) -> Payload:
    """Build `data` of a context menu that was used on a message or a person."""
    data: Payload = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if isinstance(target, User):
        data["target_id"] = resolved.user(target)
    else:
        data["target_id"] = target.id
        resolved.payload["messages"] = {target.id: target.payload}
    return {**data, "resolved": resolved.payload}


def _path(command: Payload, words: list[str]) -> list[tuple[str, int]]:
    found, node = [], command
    for word in words:
        node = _child(node, word)
        found.append((word, int(node["type"])))
    return found


def _leaf(command: Payload, words: list[str]) -> Payload:
    node = command
    for word in words:
        node = _child(node, word)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options") or ()):
        names = ", ".join(option["name"] for option in node["options"])
        raise NotOffered(f"/{command['name']} needs one of: {names}")
    return node


def _child(node: Payload, word: str) -> Payload:
    for option in node.get("options") or ():
        if option["name"] == word and option["type"] in (SUBCOMMAND, GROUP):
            return dict(option)
    raise NotOffered(f"no {word!r} under {node['name']!r}")


def _options(
    leaf: Payload, values: Mapping[str, Any], resolved: Resolved, focus: str
) -> list[Payload]:
    known = {option["name"]: option for option in leaf.get("options") or ()}
    if unknown := set(values) - set(known):
        raise NotOffered(f"/{leaf['name']} has no option {', '.join(sorted(unknown))}")
    missing = [name for name, one in known.items() if one.get("required") and name not in values]
    if missing and not focus:
        raise NotOffered(f"/{leaf['name']} needs {', '.join(missing)}")
    given = {name: value for name, value in values.items() if value is not None}
    return [
        _focused_option_data(known[name], value)
        if name == focus
        else _option_data(known[name], value, resolved)
        for name, value in given.items()
    ]


def _option_data(option: Payload, value: Any, resolved: Resolved) -> Payload:
    resolved_value = _value(option, value, resolved)
    return {"name": option["name"], "type": option["type"], "value": resolved_value}


def _focused_option_data(option: Payload, value: Any) -> Payload:
    """Return the option being typed; its value is text whatever the option's type."""
    return {"name": option["name"], "type": option["type"], "value": str(value), "focused": True}


def _value(option: Payload, value: Any, resolved: Resolved) -> Any:
    kind, name = option["type"], option["name"]
    if kind in (USER, MENTIONABLE):
        return resolved.user(value)
    if kind == CHANNEL:
        return resolved.channel(value)
    if kind == ROLE:
        return value
    if not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise NotOffered(f"{name} takes {_TYPES[kind][0].__name__}, not {value!r}")
    _check_range(option, value)
    return _choice(option, value)


def _choice(option: Payload, value: Any) -> Any:
    """Return the value of a fixed choice, given by value or name."""
    choices = option.get("choices") or ()
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    if choices:
        offered = ", ".join(str(choice["name"]) for choice in choices)
        raise NotOffered(f"{option['name']} is one of {offered}, not {value!r}")
    return value


def _check_range(option: Payload, value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    unit = "length" if isinstance(value, str) else "value"
    low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
    if (low is not None and size < low) or (high is not None and size > high):
        raise NotOffered(f"{option['name']} must be between {low} and {high}, not {value!r}")


def select_data(select: Select, values: tuple[Any, ...], resolved: Resolved) -> Payload:
    """Build `data` of a choice in a select menu."""
    if not select.minimum <= len(values) <= select.maximum:
        span = f"{select.minimum} to {select.maximum}"
        raise NotOffered(f"{select.custom_id} takes {span} values, not {len(values)}")
    data: Payload = {
        "custom_id": select.custom_id,
        "component_type": select.kind,
        "id": select.component,
    }
    if select.kind == SELECT:
        return {**data, "values": [select.value_of(value) for value in values]}
    chosen = resolved.user if select.kind == USER_SELECT else resolved.channel
    return {**data, "values": [chosen(value) for value in values], "resolved": resolved.payload}
