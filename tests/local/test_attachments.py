"""The store of uploads."""

import pytest

from bot.local import attachments
from bot.local.attachments import Attachments, Upload
from bot.local.clock import Clock


def test_oldest_uploads_are_let_go_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attachments, "MAX_STORED_BYTES", 100)
    store = Attachments(Clock())
    for number in range(5):
        store.add(str(number), "1", Upload("a.bin", bytes(40)))
    assert store.data("4") == bytes(40)
    with pytest.raises(KeyError):
        store.data("2")


def test_discarded_upload_makes_room() -> None:
    store = Attachments(Clock())
    store.add("1", "1", Upload("a.bin", b"x"))
    store.discard(["1", "unknown"])
    with pytest.raises(KeyError):
        store.data("1")


def test_a_replaced_upload_can_be_fetched_for_a_while() -> None:
    store = Attachments(Clock())
    addresses = []
    for number in range(attachments.MAX_REPLACED_UPLOADS + 1):
        addresses.append(store.add(str(number), "1", Upload("a.png", b"x"))["url"])
        store.discard([str(number)])
    found = [fetched(store, address) for address in addresses]
    assert found[0] is None
    assert None not in found[1:]


def fetched(store: Attachments, address: str) -> Upload | None:
    path, _, query = address.partition("?")
    fields = dict(each.split("=") for each in query.split("&"))
    return store.fetch(path, fields["ex"], fields["hm"])


def test_signature_of_another_store_is_not_ours() -> None:
    one, other = Attachments(Clock()), Attachments(Clock())
    address = one.add("1", "1", Upload("a.png", b"x"))["url"]
    assert fetched(one, address) is not None
    other.add("1", "1", Upload("a.png", b"x"))
    assert fetched(other, address) is None
