"""The errors that the service answers, with Discord's codes, statuses and messages."""

from typing import Any

Payload = dict[str, Any]

# code -> (HTTP status, message), as Discord's documentation lists them.
CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10006: (404, "Unknown Invite"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The channel you are writing has hit the write rate limit."),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30007: (400, "Maximum number of webhooks reached (15)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40062: (429, "Service resource is being rate limited."),
    50001: (403, "Missing Access"),
    50003: (400, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (
        400,
        "Provided too few or too many messages to delete. "
        "Must provide at least 2 and fewer than 100 messages to delete.",
    ),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50046: (400, "Invalid asset"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}


class ApiError(Exception):
    """End a request with the status and body that Discord would answer."""

    def __init__(self, code: int, message: str | None = None, *, status: int | None = None) -> None:
        known_status, known_message = CODES.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.extra: Payload = {}
        self.headers: dict[str, str] = {}
        super().__init__(f"{self.status} {code}: {self.message}")

    @property
    def body(self) -> Payload:
        return {"code": self.code, "message": self.message, **self.extra}


def unauthorized() -> ApiError:
    return ApiError(0, "401: Unauthorized", status=401)


def not_found() -> ApiError:
    return ApiError(0, "404: Not Found", status=404)
