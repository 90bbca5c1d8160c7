"""Long texts in parts that fit into a message."""

from bot.messages.message import MAX_TEXT_CHARS


def pages(text: str, longest: int = MAX_TEXT_CHARS) -> list[str]:
    """Cut a text between lines, or else between words, so that each part fits into a message."""
    found = []
    while len(text) > longest:
        at = max(text.rfind("\n", 0, longest + 1), 0) or text.rfind(" ", 0, longest + 1)
        at = at if at > 0 else longest
        found.append(text[:at])
        text = text[at:].lstrip()
    return [*found, text]
