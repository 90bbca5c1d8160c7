"""The store of uploads."""

import pytest

from bot.local import attachments
from bot.local.attachments import Attachments, Upload
from bot.local.clock import Clock


def test_oldest_uploads_are_let_go_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attachments, "MOST_BYTES", 100)
    store = Attachments(Clock())
    for number in range(5):
        store.keep(str(number), "1", Upload("a.bin", bytes(40)))
    assert store.data("4") == bytes(40)
    with pytest.raises(KeyError):
        store.data("2")


def test_discarded_upload_makes_room() -> None:
    store = Attachments(Clock())
    store.keep("1", "1", Upload("a.bin", b"x"))
    store.discard(["1", "unknown"])
    with pytest.raises(KeyError):
        store.data("1")


def test_signature_of_another_store_is_not_ours() -> None:
    one, other = Attachments(Clock()), Attachments(Clock())
    address = one.keep("1", "1", Upload("a.png", b"x"))["url"]
    path, _, query = address.partition("?")
    fields = dict(each.split("=") for each in query.split("&"))
    assert one.fetch(path, fields["ex"], fields["hm"]) is not None
    other.keep("1", "1", Upload("a.png", b"x"))
    assert other.fetch(path, fields["ex"], fields["hm"]) is None
