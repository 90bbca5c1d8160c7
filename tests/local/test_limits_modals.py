"""Limits of modals and autocomplete."""

from typing import Any

import pytest

from bot.local.limits import check_choices, check_modal
from tests.local.bodies import Case, Payload, button, codes


def modal(*components: Payload, **over: Any) -> Payload:
    return {"title": "t", "custom_id": "c", "components": list(components), **over}


def entry(number: int = 0, **over: Any) -> Payload:
    inner = {"type": 4, "custom_id": str(number), "style": 1, **over}
    return {"type": 18, "label": "l", "component": inner}


MODALS: list[Case] = [
    ("title", modal(entry(), title="t" * 45), modal(entry(), title="t" * 46), "title", "MAX"),
    (
        "id",
        modal(entry(), custom_id="t" * 100),
        modal(entry(), custom_id="t" * 101),
        "custom_id",
        "",
    ),
    ("parts", modal(*map(entry, range(5))), modal(*map(entry, range(6))), "components", "BAD"),
    ("empty", modal(entry()), modal(), "components", "BAD_LENGTH"),
    (
        "value",
        modal(entry(value="v" * 4000)),
        modal(entry(value="v" * 4001)),
        "components.0.component.value",
        "MAX_LENGTH",
    ),
    (
        "max_length",
        modal(entry(max_length=4000)),
        modal(entry(max_length=4001)),
        "components.0.component.max_length",
        "NUMBER_TYPE_MAX",
    ),
    (
        "duplicate",
        modal(entry(0), entry(1)),
        modal(entry(0), entry(0)),
        "components.1.component.custom_id",
        "DUPLICATED",
    ),
    ("buttons", modal(entry()), modal(button()), "components.0.type", "CHOICES"),
    (
        "label",
        modal({**entry(), "label": "l" * 45}),
        modal({**entry(), "label": "l" * 46}),
        "components.0.label",
        "MAX_LENGTH",
    ),
]


@pytest.mark.parametrize(
    ("good", "bad", "path", "code"), [case[1:] for case in MODALS], ids=[c[0] for c in MODALS]
)
def test_modal_limit(good: Payload, bad: Payload, path: str, code: str) -> None:
    assert codes(lambda: check_modal(good)) == {}
    assert code in codes(lambda: check_modal(bad))[path]


def test_autocomplete_takes_25_choices_of_100_letters() -> None:
    choice = {"name": "n" * 100, "value": "v"}
    assert codes(lambda: check_choices([choice] * 25)) == {}
    assert "choices" in codes(lambda: check_choices([choice] * 26))
    assert "choices.0.name" in codes(lambda: check_choices([{"name": "n" * 101, "value": "v"}]))
