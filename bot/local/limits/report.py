"""Collect the faults of a body as the nested `errors` object of code 50035."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.local.api_errors import ApiError, Payload

Path = tuple[str | int, ...]
Span = tuple[int, int]
_KINDS: dict[type, tuple[str, str]] = {
    str: ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    int: ("NUMBER_TYPE_COERCE", "Value is not int."),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
}


class Report:
    """Errors by path, a path being keys and indices."""

    def __init__(self) -> None:
        self.tree: Payload = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: Any, span: Span) -> None:
        """Check the length of a text or list; a missing value passes."""
        low, high = span
        if value is None or low <= len(value) <= high:
            return
        if low <= 1 and isinstance(value, str) and len(value) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def lengths(self, path: Path, owner: Mapping[str, Any], spans: Mapping[str, Span]) -> None:
        for key, span in spans.items():
            self.length((*path, key), owner.get(key), span)

    def required(self, path: Path, owner: Mapping[str, Any], keys: Iterable[str]) -> None:
        for key in keys:
            if owner.get(key) is None:
                self.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")

    def kind(self, path: Path, value: Any, wanted: type) -> None:
        """Check that a value is absent or of this type."""
        if value is not None and (not isinstance(value, wanted) or isinstance(value, bool)):
            self.add(path, *_KINDS[wanted])

    def choice(self, path: Path, value: Any, allowed: Iterable[Any]) -> None:
        among = sorted(allowed)
        if value not in among:
            said = ", ".join(str(one) for one in among)
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{said}}}.")

    def refuse(self) -> None:
        """Raise 50035 if there is any error."""
        if self.tree:
            refusal = ApiError(50035)
            refusal.extra = {"errors": self.tree}
            raise refusal


def invalid(path: Path, code: str, message: str) -> ApiError:
    """Return a 50035 with a single error."""
    refusal = ApiError(50035)
    report = Report()
    report.add(path, code, message)
    refusal.extra = {"errors": report.tree}
    return refusal
