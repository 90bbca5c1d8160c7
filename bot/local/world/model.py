"""The records of the world: plain data, changed only by World and MessageWriter."""

from dataclasses import dataclass, field

from bot.local.api_errors import Payload

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(slots=True)
class User:
    id: str
    username: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True


@dataclass(slots=True)
class Role:
    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass(slots=True)
class Overwrite:
    """What one channel allows or denies to one role (kind 0) or member (kind 1)."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Member:
    user: User
    joined_at: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Post:
    """A message: its payload as REST answers it, and what only the service knows."""

    payload: Payload
    channel: "Channel"
    addressee: str | None = None
    pinged: frozenset[str] = frozenset()
    deleted: bool = False
    # The people who reacted, by emoji; the payload has only the counts.
    reactions: dict[str, list[str]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def author_id(self) -> str:
        return str(self.payload["author"]["id"])


@dataclass(slots=True)
class Channel:
    id: str
    kind: int
    name: str = ""
    guild_id: str | None = None
    parent: "Channel | None" = None
    position: int = 0
    topic: str | None = None
    owner_id: str | None = None
    recipients: tuple[User, ...] = ()
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    posts: dict[str, Post] = field(default_factory=dict)
    thread_members: set[str] = field(default_factory=set)
    archived: bool = False
    archived_after: int = 1440
    locked: bool = False
    created_at: str = ""
    last_message_id: str | None = None

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def is_dm(self) -> bool:
        return self.kind == DM


@dataclass(slots=True)
class Webhook:
    id: str
    token: str
    name: str
    channel: Channel
    creator: User


@dataclass(slots=True)
class Invite:
    code: str
    channel: Channel
    inviter: User
    created_at: float
    max_age: int
    max_uses: int = 0
    temporary: bool = False


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    owner_id: str
    created_at: str
    locale: str = "en-US"
    system_channel_id: str | None = None
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
