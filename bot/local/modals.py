"""Modals: what a person reads on them and what is sent when they are submitted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.local.api_errors import Payload
from bot.local.interactions import Interaction
from bot.local.limits.components import INPUT, USER_SELECT, walk
from bot.local.limits.modals import CHECKBOX, CHECKBOXES, RADIO
from bot.local.message import NotOffered
from bot.local.payload_builders import Resolved


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a modal; `part` is its component."""

    label: str
    part: Payload

    @property
    def custom_id(self) -> str:
        return str(self.part["custom_id"])

    @property
    def required(self) -> bool:
        return bool(self.part.get("required", True))


class Modal:
    """A modal as a person sees it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.payload = interaction.answer

    def __repr__(self) -> str:
        return f"<Modal {self.title!r} {[field.label for field in self.fields]}>"

    @property
    def title(self) -> str:
        return str(self.payload["title"])

    @property
    def custom_id(self) -> str:
        return str(self.payload["custom_id"])

    @cached_property
    def fields(self) -> list[Field]:
        return list(self._fields())

    @property
    def text(self) -> str:
        """Title, explanations and labels."""
        shown = [placed.component.get("content") for placed in walk(self.payload["components"])]
        labels = [field.label for field in self.fields]
        return "\n".join(part for part in (self.title, *shown, *labels) if part)

    def field(self, wanted: str) -> Field:
        for field in self.fields:
            if wanted in (field.custom_id, field.label):
                return field
        offered = ", ".join(field.label for field in self.fields)
        raise NotOffered(f"no field {wanted!r} in {self.title!r}; there are: {offered}")

    def _fields(self) -> Iterator[Field]:
        for component in self.payload["components"]:
            if inner := component.get("component"):
                yield Field(component.get("label") or "", inner)
            for child in component.get("components") or ():
                yield Field(child.get("label") or "", child)


def modal_data(modal: Modal, values: Mapping[str, Any], resolved: Resolved) -> Payload:
    """Build `data` of a submitted modal; fields without a value keep their initial one."""
    given = {modal.field(key).custom_id: value for key, value in values.items()}
    filled = {
        field.custom_id: _filled(field, given.get(field.custom_id), resolved)
        for field in modal.fields
    }
    parts = [_submitted(component, filled) for component in modal.payload["components"]]
    data: Payload = {"custom_id": modal.custom_id, "components": parts}
    return {**data, "resolved": resolved.payload} if resolved.payload else data


def _submitted(component: Payload, filled: Mapping[str, Payload]) -> Payload:
    bare = {"type": component["type"], "id": component["id"]}
    if inner := component.get("component"):
        return {**bare, "component": filled[inner["custom_id"]]}
    if children := component.get("components"):
        return {**bare, "components": [filled[child["custom_id"]] for child in children]}
    return bare


def _filled(field: Field, value: Any, resolved: Resolved) -> Payload:
    part = field.part
    bare = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    if part["type"] == INPUT:
        return {**bare, "value": _text(field, value)}
    if part["type"] == CHECKBOX:
        return {**bare, "value": bool(part.get("default") if value is None else value)}
    if part["type"] == RADIO:
        return {**bare, "value": _picked(field, [value] if value else [], resolved)[0]}
    several = [] if value is None else value if isinstance(value, (list, tuple)) else [value]
    return {**bare, "values": _picked(field, list(several), resolved)}


def _text(field: Field, value: Any) -> str:
    text = str(field.part.get("value") or "" if value is None else value)
    low, high = field.part.get("min_length") or 0, field.part.get("max_length") or 4000
    if field.required and not text:
        raise NotOffered(f"{field.label!r} must be filled in")
    if text and not low <= len(text) <= high:
        raise NotOffered(f"{field.label!r} takes {low} to {high} letters, not {len(text)}")
    return text


def _picked(field: Field, values: list[Any], resolved: Resolved) -> list[Any]:
    part = field.part
    if part["type"] == USER_SELECT:
        return [resolved.user(value) for value in values]
    options = part.get("options") or []
    if not values:
        values = [option["value"] for option in options if option.get("default")]
    known = {option["label"]: option["value"] for option in options}
    picked = [known.get(value, value) for value in values]
    if not set(picked) <= set(known.values()):
        raise NotOffered(f"{field.label!r} offers {', '.join(known)}, not {values}")
    least = part.get("min_values", 0 if part["type"] == CHECKBOXES else 1)
    if field.required and len(picked) < (least or 0):
        raise NotOffered(f"{field.label!r} must be chosen")
    return picked or ([None] if part["type"] == RADIO else [])
