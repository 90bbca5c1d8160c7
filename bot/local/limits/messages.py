"""Limits of a message as it is after being sent or edited."""

from bot.local.api_errors import ApiError, Payload
from bot.local.limits.components import check_components
from bot.local.limits.embeds import check_embeds
from bot.local.limits.report import Report

MAX_CONTENT_CHARS = 2000
MAX_NONCE_CHARS = 25
MAX_ATTACHMENTS = 10
MAX_MENTIONS = 100
MAX_DESCRIPTION_CHARS = 1024
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
IS_COMPONENTS_V2 = 1 << 15
KINDS: dict[str, type] = {
    "content": str,
    "embeds": list,
    "components": list,
    "attachments": list,
    "flags": int,
}
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def check_message(body: Payload, current: Payload, *, files: int = 0) -> None:
    """Raise an error if the body is not allowed; `current` is the message it edits, if any."""
    report = Report()
    for key, kind in KINDS.items():
        report.kind((key,), body.get(key), kind)
    report.refuse()
    flags = (body.get("flags") or 0) | current.get("flags", 0)
    report.length(("content",), body.get("content"), (0, MAX_CONTENT_CHARS))
    report.length(("nonce",), _text_or_none(body.get("nonce")), (0, MAX_NONCE_CHARS))
    check_embeds(report, body.get("embeds") or [])
    v2 = bool(flags & IS_COMPONENTS_V2)
    check_components(report, body.get("components") or [], v2=v2)
    _check_attachments(report, body, files)
    _check_mentions(report, body.get("allowed_mentions") or {})
    if v2:
        _check_legacy_fields(report, {**current, **body})
    report.refuse()
    if body.get("poll"):
        # Nobody here has the right to send polls, so none is dropped without a word.
        raise ApiError(50013)
    if _is_empty({**current, **body}, files):
        raise ApiError(50006)


def _text_or_none(nonce: object) -> str | None:
    return None if nonce is None else str(nonce)


def _check_attachments(report: Report, body: Payload, files: int) -> None:
    attachments = body.get("attachments") or []
    if max(files, len(attachments)) > MAX_ATTACHMENTS:
        message = f"Must be {MAX_ATTACHMENTS} or fewer in length."
        report.add(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
    for index, attachment in enumerate(attachments):
        span = (0, MAX_DESCRIPTION_CHARS)
        path = ("attachments", index, "description")
        report.length(path, attachment.get("description"), span)


def _check_mentions(report: Report, allowed: Payload) -> None:
    """Check that each kind is either parsed or listed, and the lists are not too long."""
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        path = ("allowed_mentions", kind)
        report.length(path, named, (0, MAX_MENTIONS))
        if named and kind in (allowed.get("parse") or ()):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            report.add(path, code, f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.')


def _check_legacy_fields(report: Report, whole: Payload) -> None:
    for key in LEGACY_FIELDS:
        if whole.get(key):
            message = f'The "{key}" field cannot be used when using MessageFlags.IS_COMPONENTS_V2'
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            report.add((key,), code, message)


def _is_empty(whole: Payload, files: int) -> bool:
    parts = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    content = (whole.get("content") or "").strip()
    return not (content or files or any(whole.get(part) for part in parts if part != "content"))
