"""A person at the table, who uses commands, buttons, menus and forms."""

from collections.abc import Mapping
from typing import Any

from bot.local.api_errors import Payload
from bot.local.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMPONENT,
    FIRST_RESPONSE_SECONDS,
    MODAL,
    MODAL_SUBMIT,
    SLASH,
    Interaction,
)
from bot.local.limits import check_message
from bot.local.limits.components import BUTTON, LINK
from bot.local.message import Message, NotOffered
from bot.local.message_writer import Draft, assign_ids
from bot.local.modals import Modal, modal_data
from bot.local.payload_builders import Resolved, command_data, menu_data, select_data
from bot.local.viewer import ON_MESSAGE, ON_PERSON, ChannelRef, Viewer
from bot.local.world import Channel, Event, Post, Right, User, api_objects

Reply = Message | Modal
# More than 3 s, so that the clock of the service decides.
_ANSWER_SECONDS = FIRST_RESPONSE_SECONDS + 2.0


class InteractionFailed(Exception):
    """The bot did not answer within 3 s: the client shows "This interaction failed"."""


class StillThinking(TimeoutError):
    """The bot deferred its answer and did not send it within `timeout_seconds`."""


class Person(Viewer):
    """A viewer who can also act."""

    async def slash(self, where: ChannelRef, command: str, /, **options: Any) -> Reply:
        """Use a command, e.g. `slash("general", "jerusalem bid", amount=3)`; return the reply."""
        return await self.outcome(self.begin_slash(where, command, **options))

    def begin_slash(self, where: ChannelRef, command: str, /, **options: Any) -> Interaction:
        """Use a command without waiting for the reply."""
        return self._command(SLASH, self.channel(where), command, options)

    async def autocomplete(
        self, where: ChannelRef, command: str, focus: str, /, **options: Any
    ) -> list[Payload]:
        """Return the suggestions for the option `focus` after what is typed so far."""
        typed = {focus: "", **options}
        channel = self.channel(where)
        one = self._command(AUTOCOMPLETE, channel, command, typed, focus)
        await self._first_response(one)
        assert one.callback == CHOICES
        return list(one.answer.get("choices") or ())

    def _command(
        self, kind: int, channel: Channel, spoken: str, values: dict[str, Any], focus: str = ""
    ) -> Interaction:
        name, *words = spoken.split()
        command = next((each for each in self.commands(channel) if each["name"] == name), None)
        if command is None:
            offered = ", ".join(each["name"] for each in self.commands(channel))
            raise NotOffered(f"{self.name} has no /{name} here; there are: {offered or 'none'}")
        resolved = Resolved(self.service.world, channel)
        data = command_data(command, words, values, resolved, focus)
        return self.service.interactions.open(kind, self.user, channel, data)

    async def use_on(self, target: "Message | Person", menu: str, where: ChannelRef = "") -> Reply:
        """Use a context menu on a message, or on a person in a channel; return the reply."""
        if isinstance(target, Message):
            self._check_readable(target)
            channel, kind = target.channel, ON_MESSAGE
            record: Post | User = target.post
        else:
            channel, kind, record = self.channel(where), ON_PERSON, target.user
        command = next((each for each in self.menus(channel, kind) if each["name"] == menu), None)
        if command is None:
            offered = ", ".join(each["name"] for each in self.menus(channel, kind))
            raise NotOffered(f"{self.name} has no {menu!r} here; there are: {offered or 'none'}")
        data = menu_data(command, record, Resolved(self.service.world, channel))
        one = self.service.interactions.open(SLASH, self.user, channel, data)
        return await self.outcome(one)

    async def press(self, message: Message, button: str, *, settle: bool = True) -> Reply:
        """Press a button by label or custom_id and return the reply."""
        self._check_readable(message)
        found = message.button(button)
        if found.disabled or found.style == LINK or found.custom_id is None:
            raise NotOffered(f"the button {found.label!r} cannot be pressed")
        data = {"custom_id": found.custom_id, "component_type": BUTTON, "id": found.component}
        return await self._component(message, data, settle)

    async def choose(
        self, message: Message, select: str, /, *values: Any, settle: bool = True
    ) -> Reply:
        """Choose in a select (by custom_id or placeholder) by values, labels or people."""
        self._check_readable(message)
        found = message.select(select)
        if found.disabled:
            raise NotOffered(f"the select {select!r} is disabled")
        resolved = Resolved(self.service.world, message.channel)
        return await self._component(message, select_data(found, values, resolved), settle)

    async def submit(
        self, modal: Modal, values: Mapping[str, Any] | None = None, *, settle: bool = True
    ) -> Reply:
        """Submit a modal; `values` names its fields by label or custom_id."""
        source = modal.interaction
        resolved = Resolved(self.service.world, source.channel)
        data = modal_data(modal, values or {}, resolved)
        interactions = self.service.interactions
        one = interactions.open(MODAL_SUBMIT, self.user, source.channel, data, source.message)
        return await self.outcome(one, settle=settle)

    async def _component(self, message: Message, data: Payload, settle: bool) -> Reply:
        interactions = self.service.interactions
        one = interactions.open(COMPONENT, self.user, message.channel, data, message.post)
        return await self.outcome(one, settle=settle)

    def _check_readable(self, message: Message) -> None:
        if not self.can_read(message.post):
            raise NotOffered(f"{self.name} does not see {message!r}")

    async def outcome(self, one: Interaction, *, settle: bool = True) -> Reply:
        """Return the modal or message that answers; with `settle`, wait for deferred answers."""
        await self._first_response(one)
        if one.callback == MODAL:
            assign_ids(one.answer["components"])
            return Modal(one)
        if settle and not one.settled:
            await self._until_settled(one)
        assert one.original is not None
        return self.message_of(one.original, one)

    async def _first_response(self, one: Interaction) -> None:
        def answered() -> bool | None:
            return True if one.callback is not None or one.failed else None

        await self.service.event_waiter.until(answered, _ANSWER_SECONDS)
        if one.failed:
            what = f"/{one.command}" if one.command else repr(one.message and one.message.id)
            raise InteractionFailed(f"no answer to {self.name} within 3 s ({what})")

    async def _until_settled(self, one: Interaction) -> None:
        try:
            await self.service.event_waiter.until(lambda: one.settled or None, self.timeout_seconds)
        except TimeoutError:
            raise StillThinking(f"{self.name} still sees the bot thinking") from None

    async def say(self, where: ChannelRef, text: str, **body: Any) -> Message:
        """Write an ordinary message."""
        channel = self.channel(where)
        needed = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
        if not self.service.world.rights(self.user, channel) & needed:
            raise NotOffered(f"{self.name} may not write in {channel.name!r}")
        check_message({"content": text, **body}, {})
        draft = Draft({"content": text, **body})
        return self.message_of(self.service.message_writer.write(channel, self.user, draft))

    def react(self, message: Message, emoji: str) -> None:
        """React to a message with a sign."""
        self._check_readable(message)
        self.service.reactions.add(message.post, self.user, emoji)

    def unreact(self, message: Message, emoji: str) -> None:
        self._check_readable(message)
        self.service.reactions.remove(message.post, self.user, emoji)

    def type(self, where: ChannelRef) -> None:
        channel, world = self.channel(where), self.service.world
        data: Payload = {
            "channel_id": channel.id,
            "user_id": self.id,
            "timestamp": int(world.clock.now()),
        }
        if member := world.member_in(channel, self.user):
            data |= {"guild_id": channel.guild_id, "member": api_objects.member(member)}
        world.bus.publish(Event("TYPING_START", data, channel.guild_id, channel))

    def dismiss(self, message: Message) -> None:
        """Remove an ephemeral message from this person's screen."""
        if not message.ephemeral:
            raise NotOffered("only a message for one's eyes alone can be dismissed")
        self._dismissed.add(message.id)
