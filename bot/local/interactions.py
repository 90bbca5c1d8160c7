"""Interactions: opened by people, answered by the bot within 3 s, followed up for 15 min."""

import secrets
from dataclasses import dataclass, field

from bot.local.api_errors import ApiError, Payload
from bot.local.clock import Clock, Timer
from bot.local.limits.messages import MAX_FILE_BYTES
from bot.local.world import Channel, Event, Post, User, World, api_objects, permissions

FIRST_RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
SLASH, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One action of a person in the client, and the answers to it so far."""

    id: str
    token: str
    kind: int
    user: User
    channel: Channel
    opened_at: float
    message: Post | None = None
    command: str | None = None
    callback: int | None = None
    failed: bool = False
    settled: bool = False
    original: Post | None = None
    answer: Payload = field(default_factory=dict)
    followups: list[Post] = field(default_factory=list)
    timer: Timer | None = None


class InteractionRegistry:
    """Opens interactions, finds them by token and expires them."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.world = world
        self.clock = clock
        self._by_token: dict[str, Interaction] = {}

    def open(
        self, kind: int, user: User, channel: Channel, data: Payload, message: Post | None = None
    ) -> Interaction:
        """Send the bot an interaction and start its 3 s."""
        now = self.clock.now()
        token = secrets.token_urlsafe(48)
        one = Interaction(self.world.new_id(), token, kind, user, channel, now, message)
        one.command = command_name(data)
        self._by_token[one.token] = one
        one.timer = self.clock.call_at(now + FIRST_RESPONSE_SECONDS, lambda: self._expire(one))
        payload = interaction_payload(self.world, one, data)
        self.world.bus.publish(Event("INTERACTION_CREATE", payload, channel.guild_id, channel))
        return one

    def awaiting_response(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction that a first response is for; refuse late or repeated ones."""
        one = self._by_token.get(token)
        if one is None or one.id != interaction_id:
            raise ApiError(10062)
        if one.callback is not None:
            raise ApiError(40060)
        if one.failed or self.clock.now() - one.opened_at > FIRST_RESPONSE_SECONDS:
            raise ApiError(10062)
        return one

    def by_webhook_token(self, application_id: str, token: str) -> Interaction:
        """Return an answered interaction by its token; refuse unknown and expired tokens."""
        one = self._by_token.get(token)
        if one is None or application_id != self.world.bot.id or one.callback is None:
            raise ApiError(10015)
        if self.clock.now() - one.opened_at > TOKEN_SECONDS:
            raise ApiError(50027)
        return one

    def mark_answered(self, one: Interaction, callback: int) -> None:
        one.callback = callback
        one.settled = callback not in (DEFER_REPLY, DEFER_UPDATE)
        if one.timer is not None:
            one.timer.cancel()
        self._publish("INTERACTION_ANSWERED", one)

    def mark_followed_up(self, one: Interaction) -> None:
        """Record that the bot used the token after its first response."""
        one.settled = True
        self._publish("INTERACTION_FOLLOWED", one)

    def _expire(self, one: Interaction) -> None:
        if one.callback is None:
            one.failed = True
            self._publish("INTERACTION_FAILED", one)

    def _publish(self, name: str, one: Interaction) -> None:
        data = {"id": one.id, "message_id": one.message.id if one.message else None}
        event = Event(name, data, one.channel.guild_id, one.channel, one.user.id, for_bot=False)
        self.world.bus.publish(event)


def interaction_payload(world: World, one: Interaction, data: Payload) -> Payload:
    guild = world.guild_of(one.channel)
    payload: Payload = {
        "id": one.id,
        "application_id": world.bot.id,
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": data,
        "channel_id": one.channel.id,
        "channel": api_objects.channel(one.channel),
        "locale": one.user.locale,
        "entitlements": [],
        "attachment_size_limit": MAX_FILE_BYTES,
        "app_permissions": str(world.rights(world.bot, one.channel)),
        "authorizing_integration_owners": {"0": guild.id if guild else "0"},
        "context": 0 if guild else 1,
    }
    if one.message is not None:
        payload["message"] = one.message.payload
    if guild is None:
        return {**payload, "user": api_objects.user(one.user)}
    member = guild.members[one.user.id]
    held = permissions.in_channel(guild, member, one.channel)
    return {
        **payload,
        "guild_id": guild.id,
        "guild_locale": guild.locale,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "member": {**api_objects.member(member), "permissions": str(held)},
    }


def command_name(data: Payload) -> str | None:
    """Return the full name of a command with its subcommands; None for other interactions."""
    if "name" not in data:
        return None
    inner = [each for each in data.get("options") or () if each["type"] in (1, 2)]
    return " ".join([str(data["name"]), *(command_name(each) or "" for each in inner)])


def answer_source(one: Interaction) -> Payload:
    """Return the fields of an answer that say which interaction it answers."""
    facts: Payload = {"interaction_metadata": metadata(one)}
    if one.kind == SLASH and one.command:
        user = api_objects.user(one.user)
        facts["interaction"] = {"id": one.id, "type": SLASH, "name": one.command, "user": user}
    return facts


def metadata(one: Interaction) -> Payload:
    """Return `interaction_metadata` for the message that answers an interaction."""
    owner = one.channel.guild_id or "0"
    facts: Payload = {
        "id": one.id,
        "type": one.kind,
        "user": api_objects.user(one.user),
        "authorizing_integration_owners": {"0": owner},
    }
    if one.kind == COMPONENT and one.message is not None:
        facts["interacted_message_id"] = one.message.id
    elif one.kind == MODAL_SUBMIT:
        facts["triggering_interaction_metadata"] = _trigger(facts, one)
    return facts


def _trigger(facts: Payload, one: Interaction) -> Payload:
    if one.message is None:
        return {**facts, "type": SLASH}
    return {**facts, "type": COMPONENT, "interacted_message_id": one.message.id}
