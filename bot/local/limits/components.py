"""Limits of components, in the old layout (rows only) and the new one (Components V2)."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.local.api_errors import Payload
from bot.local.limits.report import Path, Report, Span

ROW, BUTTON, SELECT, INPUT, USER_SELECT = 1, 2, 3, 4, 5
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
TOP_V1 = frozenset({ROW})
TOP_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
MAX_ROWS_V1 = 5
MAX_COMPONENTS_V2 = 40
MAX_TEXT_CHARS_V2 = 4000
LINK, PREMIUM = 5, 6
STYLES = frozenset(range(1, 7))

SPANS: dict[int, dict[str, Span]] = {
    ROW: {"components": (1, 5)},
    BUTTON: {"label": (0, 80), "custom_id": (1, 100), "url": (1, 512)},
    SELECT: {"placeholder": (0, 150), "custom_id": (1, 100), "options": (1, 25)},
    **{kind: {"placeholder": (0, 150), "custom_id": (1, 100)} for kind in SELECTS - {SELECT}},
    SECTION: {"components": (1, 3)},
    TEXT: {"content": (1, MAX_TEXT_CHARS_V2)},
    THUMBNAIL: {"description": (0, 1024)},
    GALLERY: {"items": (1, 10)},
}
REQUIRED: dict[int, tuple[str, ...]] = {
    ROW: ("components",),
    BUTTON: ("style",),
    SELECT: ("custom_id", "options"),
    **dict.fromkeys(SELECTS - {SELECT}, ("custom_id",)),
    SECTION: ("components", "accessory"),
    TEXT: ("content",),
    THUMBNAIL: ("media",),
    GALLERY: ("items",),
    FILE: ("file",),
    CONTAINER: ("components",),
}
CHILDREN: dict[int, frozenset[int]] = {
    ROW: SELECTS | {BUTTON},
    SECTION: frozenset({TEXT}),
    CONTAINER: frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}),
}
OPTION: dict[str, Span] = {"label": (1, 100), "value": (1, 100), "description": (0, 100)}


class Placed(NamedTuple):
    path: Path
    component: Payload


def check_components(report: Report, components: list[Payload], *, v2: bool) -> None:
    top = TOP_V2 if v2 else TOP_V1
    for index, component in enumerate(components):
        report.choice(("components", index, "type"), component.get("type"), top)
    placed = list(walk(components))
    for path, component in placed:
        _check_one(report, path, component)
    _check_custom_ids(report, placed)
    if v2:
        _check_v2_totals(report, placed)
    else:
        report.length(("components",), components, (0, MAX_ROWS_V1))


def walk(components: list[Payload], path: Path = ("components",)) -> Iterator[Placed]:
    """Yield all components with their paths, nested ones and accessories included."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield Placed(here, component)
        yield from walk(component.get("components") or [], (*here, "components"))
        for key in ("accessory", "component"):
            if inner := component.get(key):
                yield Placed((*here, key), inner)


def _check_one(report: Report, path: Path, component: Payload) -> None:
    kind = component.get("type", 0)
    report.required(path, component, REQUIRED.get(kind, ()))
    report.lengths(path, component, SPANS.get(kind, {}))
    for index, child in enumerate(component.get("components") or ()):
        allowed = CHILDREN.get(kind, frozenset())
        report.choice((*path, "components", index, "type"), child.get("type"), allowed)
    if kind == ROW:
        _check_row(report, path, component.get("components") or [])
    elif kind == BUTTON:
        _check_button(report, path, component)
    elif kind in SELECTS:
        check_select(report, path, component)
    elif kind == SECTION and (accessory := component.get("accessory")):
        report.choice((*path, "accessory", "type"), accessory.get("type"), {BUTTON, THUMBNAIL})


def _check_row(report: Report, path: Path, children: list[Payload]) -> None:
    """Check that a row holds up to five buttons or exactly one select."""
    selects = sum(child.get("type") in SELECTS for child in children)
    if selects and len(children) > 1:
        message = "The specified component exceeds the maximum width"
        report.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(report: Report, path: Path, button: Payload) -> None:
    style = button.get("style")
    report.choice((*path, "style"), style, STYLES)
    if style == LINK:
        report.required(path, button, ("url",))
        _forbid(report, (*path, "custom_id"), button.get("custom_id"))
    elif style != PREMIUM:
        report.required(path, button, ("custom_id",))
        _forbid(report, (*path, "url"), button.get("url"))
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A button must have a label or an emoji"
        report.add(path, "BUTTON_COMPONENT_MISSING_LABEL", message)


def _forbid(report: Report, path: Path, value: object) -> None:
    if value:
        message = "A custom id and url cannot both be specified"
        report.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)


def check_select(report: Report, path: Path, select: Payload) -> None:
    options = select.get("options") or []
    values = [option.get("value") for option in options]
    for index, option in enumerate(options):
        where = (*path, "options", index)
        report.required(where, option, ("label", "value"))
        report.lengths(where, option, OPTION)
        if values.index(option.get("value")) != index:
            message = "The specified option value is already used"
            report.add((*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    _check_counts(report, path, select, len(options) if select.get("type") == SELECT else 25)


def _check_counts(report: Report, path: Path, select: Payload, available: int) -> None:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if low is not None and not 0 <= low <= 25:
        report.add((*path, "min_values"), "NUMBER_TYPE_MAX", "Must be between 0 and 25.")
    if high is not None and (not 1 <= high <= 25 or high > available):
        message = f"Must be between 1 and {min(25, available)}."
        report.add((*path, "max_values"), "NUMBER_TYPE_MAX", message)


def _check_custom_ids(report: Report, placed: list[Placed]) -> None:
    seen: set[str] = set()
    for path, component in placed:
        custom_id = component.get("custom_id")
        if custom_id and custom_id in seen:
            message = "Component custom id cannot be duplicated"
            report.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id or "")


def _check_v2_totals(report: Report, placed: list[Placed]) -> None:
    if len(placed) > MAX_COMPONENTS_V2:
        message = f"The total number of components exceeds the maximum of {MAX_COMPONENTS_V2}"
        report.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    written = sum(len(one.component.get("content") or "") for one in placed)
    if written > MAX_TEXT_CHARS_V2:
        message = f"The total text in components exceeds the maximum of {MAX_TEXT_CHARS_V2}"
        report.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    for path, component in placed:
        for index, item in enumerate(component.get("items") or ()):
            where = (*path, "items", index, "description")
            report.length(where, item.get("description"), (0, 1024))
