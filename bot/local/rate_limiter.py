"""Rate limits: buckets of requests by route and the headers that describe them."""

import math
from collections import deque
from dataclasses import dataclass, field

from bot.local.api_errors import ApiError
from bot.local.clock import Clock

Headers = dict[str, str]
VIA = "1.1 google"


@dataclass(frozen=True, slots=True)
class Rate:
    limit: int
    seconds: float


# Discord answers callbacks without any header of a bucket, and some libraries say so if it comes.
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
_CHANNEL = "/channels/{channel_id}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
# Discord documents no figures; these were observed in its headers.
OBSERVED_RATES: dict[str, Rate] = {
    f"POST {_CHANNEL}/messages": Rate(5, 5),
    f"PATCH {_CHANNEL}/messages/{{message_id}}": Rate(5, 5),
    f"DELETE {_CHANNEL}/messages/{{message_id}}": Rate(5, 1),
    f"GET {_CHANNEL}/messages": Rate(5, 5),
    f"POST {_CHANNEL}/typing": Rate(5, 5),
    f"POST {_CHANNEL}/threads": Rate(50, 300),
    f"POST {_WEBHOOK}": Rate(5, 2),
    f"PATCH {_WEBHOOK}/messages/@original": Rate(5, 2),
    f"PATCH {_WEBHOOK}/messages/{{message_id}}": Rate(5, 2),
}
DEFAULT_RATE = Rate(50, 1)
UNLIMITED_RATE = Rate(100_000, 1)
GLOBAL_RATE = Rate(50, 1)
# Edits of messages older than an hour, per channel. Discord gives no figure; this was observed.
OLD_EDITS_RATE = Rate(3, 20)
INVALID_ANSWERS_RATE = Rate(10_000, 600)
_INVALID_STATUSES = (401, 403, 429)
_MAJOR = ("channel_id", "guild_id", "webhook_token")


@dataclass(slots=True)
class Bucket:
    name: str
    rate: Rate
    used: int = 0
    reset: float = 0.0


@dataclass
class RateLimiter:
    """Buckets by route and major parameter."""

    clock: Clock
    by_route: dict[str, Rate] = field(default_factory=lambda: dict(OBSERVED_RATES))
    default: Rate = DEFAULT_RATE
    overall: Rate = GLOBAL_RATE
    old_edits: Rate = OLD_EDITS_RATE
    invalid_count: int = 0
    _buckets: dict[tuple[str, ...], Bucket] = field(default_factory=dict)
    _all: Bucket = field(default_factory=lambda: Bucket("global", GLOBAL_RATE))
    _invalid_at: deque[float] = field(default_factory=deque)

    @classmethod
    def unlimited(cls, clock: Clock) -> "RateLimiter":
        return cls(clock, {}, UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE)

    def consume(self, route: str, params: dict[str, str]) -> Headers:
        """Count one request and return its headers; refuse it with 429 if a limit is reached."""
        if self._locked_out():
            raise self._refusal(self._all, 600.0, scope="global")
        interaction = "/interactions/" in route or "/webhooks/" in route
        if not interaction:
            self._consume_global()
        key = (route, *(params[each] for each in _MAJOR if each in params))
        bucket = self._buckets.get(key)
        if bucket is None:
            rate = self.by_route.get(route, self.default)
            bucket = self._buckets[key] = Bucket(f"{hash(route) & 0xFFFFFFFF:08x}", rate)
        if self._consume(bucket):
            return {} if route == CALLBACK else self._headers(bucket)
        raise self._refusal(bucket, bucket.reset - self.clock.now(), scope="user")

    def consume_old_edit(self, channel_id: str) -> None:
        """Count an edit of an old message in a channel; refuse it with 30046 if it is too many.

        The route's own bucket may have room left: this limit lies beneath it.
        """
        key = ("old edits", channel_id)
        bucket = self._buckets.setdefault(key, Bucket("old-edits", self.old_edits))
        bucket.rate = self.old_edits
        if not self._consume(bucket):
            raise rate_limited(bucket.reset - self.clock.now(), code=30046)

    def count_answer(self, status: int) -> None:
        """Count 401, 403 and 429: after 10,000 in ten minutes all requests are refused."""
        if status in _INVALID_STATUSES:
            self.invalid_count += 1
            self._invalid_at.append(self.clock.now())

    def _locked_out(self) -> bool:
        since = self.clock.now() - INVALID_ANSWERS_RATE.seconds
        while self._invalid_at and self._invalid_at[0] < since:
            self._invalid_at.popleft()
        return len(self._invalid_at) >= INVALID_ANSWERS_RATE.limit

    def _consume_global(self) -> None:
        self._all.rate = self.overall
        if not self._consume(self._all):
            raise self._refusal(self._all, self._all.reset - self.clock.now(), scope="global")

    def _consume(self, bucket: Bucket) -> bool:
        now = self.clock.now()
        if now >= bucket.reset:
            bucket.reset, bucket.used = now + bucket.rate.seconds, 0
        if bucket.used >= bucket.rate.limit:
            return False
        bucket.used += 1
        return True

    def _headers(self, bucket: Bucket) -> Headers:
        return {
            "X-RateLimit-Limit": str(bucket.rate.limit),
            "X-RateLimit-Remaining": str(bucket.rate.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.reset - self.clock.now()):.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }

    def _refusal(self, bucket: Bucket, seconds: float, *, scope: str) -> ApiError:
        refusal = rate_limited(seconds, scope=scope)
        refusal.headers = {**self._headers(bucket), **refusal.headers}
        return refusal


def rate_limited(seconds: float, *, scope: str = "user", code: int = 0) -> ApiError:
    """Return a 429. Without a Via header discord.py treats it as a ban and does not retry."""
    message = None if code else "You are being rate limited."
    refusal = ApiError(code, message, status=429)
    refusal.extra = {"retry_after": round(seconds, 3), "global": scope == "global"}
    refusal.headers = {
        "Retry-After": str(math.ceil(seconds)),
        "X-RateLimit-Scope": scope,
        "Via": VIA,
        **({"X-RateLimit-Global": "true"} if scope == "global" else {}),
    }
    return refusal
