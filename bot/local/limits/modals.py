"""Limits of modals and of autocomplete choices."""

from bot.local.api_errors import Payload
from bot.local.limits.components import INPUT, LABEL, ROW, SELECTS, TEXT, Placed, check_select, walk
from bot.local.limits.report import Path, Report, Span

MODAL: dict[str, Span] = {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)}
TEXT_INPUT: dict[str, Span] = {
    "custom_id": (1, 100),
    "label": (1, 45),
    "placeholder": (0, 100),
    "value": (0, 4000),
}
LABEL_SPANS: dict[str, Span] = {"label": (1, 45), "description": (0, 100)}
TOP = frozenset({ROW, TEXT, LABEL})
FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
FIELDS = SELECTS | {INPUT, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
MAX_INPUT_CHARS = 4000
MAX_CHOICES = 25
CHOICE: dict[str, Span] = {"name": (1, 100)}
MAX_CHOICE_VALUE_CHARS = 100


def check_modal(modal: Payload) -> None:
    report = Report()
    report.required((), modal, MODAL)
    report.lengths((), modal, MODAL)
    components = modal.get("components") or []
    for index, component in enumerate(components):
        report.choice(("components", index, "type"), component.get("type"), TOP)
    seen: set[str] = set()
    for placed in walk(components):
        _check_part(report, placed)
        _check_unique(report, placed, seen)
    report.refuse()


def _check_part(report: Report, placed: Placed) -> None:
    path, part = placed
    kind = part.get("type")
    if kind == ROW:
        report.length((*path, "components"), part.get("components"), (1, 1))
    elif kind == LABEL:
        report.required(path, part, ("label", "component"))
        report.lengths(path, part, LABEL_SPANS)
        inner = part.get("component") or {}
        report.choice((*path, "component", "type"), inner.get("type"), FIELDS)
    elif kind == INPUT:
        report.required(path, part, ("custom_id", "style"))
        report.lengths(path, part, TEXT_INPUT)
        _check_bounds(report, path, part)
    elif kind in SELECTS:
        report.required(path, part, ("custom_id",))
        check_select(report, path, part)


def _check_bounds(report: Report, path: Path, field: Payload) -> None:
    for key, low in (("min_length", 0), ("max_length", 1)):
        value = field.get(key)
        if value is not None and not low <= value <= MAX_INPUT_CHARS:
            message = f"Must be between {low} and {MAX_INPUT_CHARS}."
            report.add((*path, key), "NUMBER_TYPE_MAX", message)


def _check_unique(report: Report, placed: Placed, seen: set[str]) -> None:
    custom_id = placed.component.get("custom_id")
    if custom_id and custom_id in seen:
        message = "Component custom id cannot be duplicated"
        report.add((*placed.path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    seen.add(custom_id or "")


def check_choices(choices: list[Payload]) -> None:
    report = Report()
    report.length(("choices",), choices, (0, MAX_CHOICES))
    for index, choice in enumerate(choices):
        report.required(("choices", index), choice, ("name", "value"))
        report.lengths(("choices", index), choice, CHOICE)
        if isinstance(choice.get("value"), str):
            span = (1, MAX_CHOICE_VALUE_CHARS)
            report.length(("choices", index, "value"), choice["value"], span)
    report.refuse()
