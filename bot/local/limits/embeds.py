"""Limits of embeds."""

from collections.abc import Iterator

from bot.local.api_errors import Payload
from bot.local.limits.report import Report, Span

MAX_EMBEDS = 10
MAX_EMBEDS_CHARS = 6000
SPANS: dict[str, Span] = {"title": (0, 256), "description": (0, 4096), "fields": (0, 25)}
NESTED: tuple[tuple[str, str, Span], ...] = (
    ("footer", "text", (0, 2048)),
    ("author", "name", (0, 256)),
)
FIELD: dict[str, Span] = {"name": (0, 256), "value": (0, 1024)}


def check_embeds(report: Report, embeds: list[Payload]) -> None:
    report.length(("embeds",), embeds, (0, MAX_EMBEDS))
    for index, embed in enumerate(embeds):
        _check_embed(report, index, embed)
    if sum(len(text) for embed in embeds for text in counted_texts(embed)) > MAX_EMBEDS_CHARS:
        message = f"Embed size exceeds maximum size of {MAX_EMBEDS_CHARS}"
        report.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(report: Report, index: int, embed: Payload) -> None:
    report.lengths(("embeds", index), embed, SPANS)
    for part, key, span in NESTED:
        report.length(("embeds", index, part, key), (embed.get(part) or {}).get(key), span)
    for number, field in enumerate(embed.get("fields") or ()):
        path = ("embeds", index, "fields", number)
        report.required(path, field, FIELD)
        report.lengths(path, field, FIELD)


def counted_texts(embed: Payload) -> Iterator[str]:
    """Yield the texts that count towards the total: title, description, fields, footer, author."""
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    for part, key, _span in NESTED:
        yield (embed.get(part) or {}).get(key) or ""
    for field in embed.get("fields") or ():
        yield field.get("name") or ""
        yield field.get("value") or ""
