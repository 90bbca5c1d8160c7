"""Limits of messages, embeds and components."""

import pytest

from bot.local.api_errors import ApiError
from bot.local.limits import check_message
from tests.local.bodies import (
    V2,
    Case,
    Payload,
    button,
    buttons,
    codes,
    embed,
    field,
    gallery,
    options,
    row,
    select,
    text,
    v1,
    v2,
)

MESSAGES: list[Case] = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}, "content", "MAX_LENGTH"),
    (
        "nonce",
        {"content": "x", "nonce": "n" * 25},
        {"content": "x", "nonce": "n" * 26},
        "nonce",
        "MAX_LENGTH",
    ),
    ("ten embeds", {"embeds": [embed()] * 10}, {"embeds": [embed()] * 11}, "embeds", "BAD_LENGTH"),
    (
        "embed title",
        {"embeds": [embed(title="t" * 256)]},
        {"embeds": [embed(title="t" * 257)]},
        "embeds.0.title",
        "MAX_LENGTH",
    ),
    (
        "embed description",
        {"embeds": [embed(description="d" * 4096)]},
        {"embeds": [embed(description="d" * 4097)]},
        "embeds.0.description",
        "MAX_LENGTH",
    ),
    (
        "embed fields",
        {"embeds": [embed(fields=[field()] * 25)]},
        {"embeds": [embed(fields=[field()] * 26)]},
        "embeds.0.fields",
        "BAD_LENGTH",
    ),
    (
        "field name",
        {"embeds": [embed(fields=[field(name=256)])]},
        {"embeds": [embed(fields=[field(name=257)])]},
        "embeds.0.fields.0.name",
        "MAX_LENGTH",
    ),
    (
        "field value",
        {"embeds": [embed(fields=[field(value=1024)])]},
        {"embeds": [embed(fields=[field(value=1025)])]},
        "embeds.0.fields.0.value",
        "MAX_LENGTH",
    ),
    (
        "footer",
        {"embeds": [embed(footer={"text": "f" * 2048})]},
        {"embeds": [embed(footer={"text": "f" * 2049})]},
        "embeds.0.footer.text",
        "MAX_LENGTH",
    ),
    (
        "author",
        {"embeds": [embed(author={"name": "a" * 256})]},
        {"embeds": [embed(author={"name": "a" * 257})]},
        "embeds.0.author.name",
        "MAX_LENGTH",
    ),
    (
        "embeds in sum",
        {"embeds": [{"description": "d" * 3000}] * 2},
        {"embeds": [{"description": "d" * 3000}, {"description": "d" * 3001}]},
        "embeds",
        "MAX_EMBED_SIZE",
    ),
    (
        "alt text",
        {"attachments": [{"id": 0, "description": "a" * 1024}]},
        {"attachments": [{"id": 0, "description": "a" * 1025}]},
        "attachments.0.description",
        "MAX_LENGTH",
    ),
    (
        "ten attachments",
        {"attachments": [{"id": each} for each in range(10)]},
        {"attachments": [{"id": each} for each in range(11)]},
        "attachments",
        "MAX_LENGTH",
    ),
    (
        "mentions parsed or named",
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.users",
        "EXCLUSIVE",
    ),
    (
        "hundred mentions",
        {"content": "x", "allowed_mentions": {"users": ["1"] * 100}},
        {"content": "x", "allowed_mentions": {"users": ["1"] * 101}},
        "allowed_mentions.users",
        "BAD_LENGTH",
    ),
    (
        "five rows",
        v1(*(row(button(custom_id=str(each))) for each in range(5))),
        v1(*(row(button(custom_id=str(each))) for each in range(6))),
        "components",
        "BAD_LENGTH",
    ),
    (
        "five buttons a row",
        v1(row(*buttons(5))),
        v1(row(*buttons(6))),
        "components.0.components",
        "BAD_LENGTH",
    ),
    ("empty row", v1(row(button())), v1(row()), "components.0.components", "BAD_LENGTH"),
    ("one select a row", v1(row(select())), v1(row(select(), button())), "components.0", "WIDTH"),
    (
        "unique custom ids",
        v1(row(*buttons(2))),
        v1(row(button(), button())),
        "components.0.components.1.custom_id",
        "DUPLICATED",
    ),
    (
        "custom id",
        v1(row(button(custom_id="c" * 100))),
        v1(row(button(custom_id="c" * 101))),
        "components.0.components.0.custom_id",
        "MAX_LENGTH",
    ),
    (
        "button label",
        v1(row(button(label="l" * 80))),
        v1(row(button(label="l" * 81))),
        "components.0.components.0.label",
        "MAX_LENGTH",
    ),
    (
        "button without custom id",
        v1(row(button())),
        v1(row(button(custom_id=None))),
        "components.0.components.0.custom_id",
        "REQUIRED",
    ),
    (
        "link with custom id",
        v1(row({"type": 2, "style": 5, "label": "l", "url": "https://a.b"})),
        v1(row(button(style=5, url="https://a.b"))),
        "components.0.components.0.custom_id",
        "MUTUALLY_EXCLUSIVE",
    ),
    (
        "button with nothing on it",
        v1(row(button(label=None, emoji={"name": "x"}))),
        v1(row(button(label=None))),
        "components.0.components.0",
        "MISSING_LABEL",
    ),
    (
        "select options",
        v1(row(select(options=options(25)))),
        v1(row(select(options=options(26)))),
        "components.0.components.0.options",
        "BAD_LENGTH",
    ),
    (
        "option label",
        v1(row(select(options=options(1, label="l" * 100)))),
        v1(row(select(options=options(1, label="l" * 101)))),
        "components.0.components.0.options.0.label",
        "MAX_LENGTH",
    ),
    (
        "option value",
        v1(row(select(options=options(1, value="l" * 100)))),
        v1(row(select(options=options(1, value="l" * 101)))),
        "components.0.components.0.options.0.value",
        "MAX_LENGTH",
    ),
    (
        "option description",
        v1(row(select(options=options(1, description="l" * 100)))),
        v1(row(select(options=options(1, description="l" * 101)))),
        "components.0.components.0.options.0.description",
        "MAX_LENGTH",
    ),
    (
        "distinct option values",
        v1(row(select(options=options(2)))),
        v1(row(select(options=options(2, value="v")))),
        "components.0.components.0.options.1.value",
        "DUPLICATED",
    ),
    (
        "placeholder",
        v1(row(select(placeholder="p" * 150))),
        v1(row(select(placeholder="p" * 151))),
        "components.0.components.0.placeholder",
        "MAX_LENGTH",
    ),
    (
        "max values",
        v1(row(select(options=options(3), max_values=3))),
        v1(row(select(options=options(3), max_values=4))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    (
        "text display only in the new layout",
        v2(text()),
        v1(text()),
        "components.0.type",
        "CHOICES",
    ),
    ("forty components", v2(*[text()] * 40), v2(*[text()] * 41), "components", "TOTAL_COMPONENTS"),
    (
        "nested components count",
        v2({"type": 17, "components": [text()] * 39}),
        v2({"type": 17, "components": [text()] * 40}),
        "components",
        "TOTAL_COMPONENTS",
    ),
    (
        "text in sum",
        v2(text("a" * 2000), text("b" * 2000)),
        v2(text("a" * 2000), text("b" * 2001)),
        "components",
        "TEXT_SIZE",
    ),
    ("content in the new layout", v2(text()), v2(text(), content="x"), "content", "LEGACY_FIELDS"),
    ("embeds in the new layout", v2(text()), v2(text(), embeds=[embed()]), "embeds", "LEGACY"),
    ("gallery items", v2(gallery(10)), v2(gallery(11)), "components.0.items", "BAD_LENGTH"),
    ("gallery not empty", v2(gallery(1)), v2(gallery(0)), "components.0.items", "BAD_LENGTH"),
    (
        "gallery alt text",
        v2(gallery(1, "a" * 1024)),
        v2(gallery(1, "a" * 1025)),
        "components.0.items.0.description",
        "MAX_LENGTH",
    ),
    (
        "container in container",
        v2({"type": 17, "components": [text()]}),
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "CHOICES",
    ),
    (
        "section texts",
        v2({"type": 9, "components": [text()] * 3, "accessory": button()}),
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
        "BAD_LENGTH",
    ),
    (
        "section accessory",
        v2({"type": 9, "components": [text()], "accessory": button()}),
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "REQUIRED",
    ),
]


@pytest.mark.parametrize(
    ("good", "bad", "path", "code"),
    [case[1:] for case in MESSAGES],
    ids=[case[0].replace(" ", "_") for case in MESSAGES],
)
def test_message_limit(good: Payload, bad: Payload, path: str, code: str) -> None:
    assert codes(lambda: check_message(good, {})) == {}
    complaints = codes(lambda: check_message(bad, {}))
    assert code in complaints.get(path, ""), complaints


def test_values_of_the_wrong_kind_are_refused_by_name() -> None:
    body: Payload = {"content": 3, "components": {}, "flags": "64", "embeds": "e"}
    complaints = codes(lambda: check_message(body, {}))
    assert set(complaints) == {"content", "components", "flags", "embeds"}


@pytest.mark.parametrize("body", [{}, {"content": "  \n "}, v2()])
def test_empty_message_is_refused(body: Payload) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(body, {})
    assert caught.value.code == 50006


def test_edit_may_not_mix_the_new_layout_with_standing_content() -> None:
    standing = {"content": "old", "flags": 0}
    assert "LEGACY" in codes(lambda: check_message(v2(text()), standing))["content"]
    assert codes(lambda: check_message(v2(text(), content=None), standing)) == {}


def test_edit_of_a_layout_message_keeps_its_flag() -> None:
    standing = {"content": "", "flags": V2}
    assert "LEGACY" in codes(lambda: check_message({"content": "x"}, standing))["content"]
    assert codes(lambda: check_message({"components": [text()]}, standing)) == {}
