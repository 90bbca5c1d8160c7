"""One open page: news to it, wishes from it."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.local.api_errors import Payload, Refusal
from bot.local.forms import Modal
from bot.local.message import Message, NotOffered
from bot.local.page_server import page_data
from bot.local.people import InteractionFailed, Person, StillThinking
from bot.local.world import Event

if TYPE_CHECKING:
    from bot.local.table import LocalTable

Wish = Callable[["WindowSession", Payload], Awaitable[Any]]
_MESSAGES = {"MESSAGE_CREATE": "message", "MESSAGE_UPDATE": "edit", "MESSAGE_DELETE": "gone"}
_CHANNEL_NEWS = ("CHANNEL_", "THREAD_", "DM_OPENED", "GUILD_")
_NOT_DONE = (NotOffered, Refusal, ValueError, KeyError, TypeError)


class WindowSession:
    """Speaks for one person; whatever it sends has passed that person's eyes."""

    def __init__(self, table: "LocalTable", person: Person) -> None:
        self.table = table
        self.person = person
        self.modals: dict[str, Modal] = {}
        self._socket = web.WebSocketResponse(heartbeat=30)
        self._outgoing: asyncio.Queue[Payload] = asyncio.Queue()
        self._wishes: set[asyncio.Task[None]] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        await self._socket.prepare(request)
        stop_listening = self.table.service.world.bus.listen(self._hear)
        writer = asyncio.create_task(self._write())
        self._welcome()
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._wish(json.loads(frame.data))
        finally:
            stop_listening()
            for task in (writer, *self._wishes):
                task.cancel()
            await asyncio.gather(writer, *self._wishes, return_exceptions=True)
        return self._socket

    async def close(self) -> None:
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(self._socket.close(code=1001), 0.2)

    def _welcome(self) -> None:
        self._tell(
            "welcome",
            me=self.person.id,
            people=page_data.people(self.table),
            bot=page_data.bot(self.table.service.world.bot),
            channels=page_data.channels(self.table, self.person),
            online=bool(self.table.service.gateway.connected),
        )

    def _tell(self, kind: str, **facts: Any) -> None:
        self._outgoing.put_nowait({"type": kind, **facts})

    async def _write(self) -> None:
        while True:
            await self._socket.send_str(json.dumps(await self._outgoing.get()))

    def _hear(self, event: Event) -> None:
        """Pass on what this person may know."""
        if event.addressee not in (None, self.person.id):
            return
        if event.name in _MESSAGES:
            self._hear_message(event)
        elif event.name == "TYPING_START" and event.channel:
            if self.person.can_see(event.channel):
                self._tell("typing", channel=event.channel.id, user=event.data["user_id"])
        elif event.name == "BOT_PRESENCE":
            self._tell("presence", **event.data)
        elif event.name == "COMMANDS_UPDATE":
            self._tell("commands")
        elif event.name.startswith(_CHANNEL_NEWS):
            self._tell("people", people=page_data.people(self.table))
            self._tell("channels", channels=page_data.channels(self.table, self.person))

    def _hear_message(self, event: Event) -> None:
        channel = event.channel
        if channel is None or not self.person.can_see(channel):
            return
        post = channel.posts.get(event.data["id"])
        if event.name == "MESSAGE_DELETE":
            self._tell("gone", channel=channel.id, id=event.data["id"])
        elif post is not None and self.person.can_read(post):
            self._tell(_MESSAGES[event.name], message=page_data.message(self.person, post))

    def _wish(self, wish: Payload) -> None:
        task = asyncio.create_task(self._fulfil(wish))
        self._wishes.add(task)
        task.add_done_callback(self._wishes.discard)

    async def _fulfil(self, wish: Payload) -> None:
        try:
            result = await WISHES[wish["do"]](self, wish)
        except (InteractionFailed, StillThinking):
            self._tell("reply", id=wish["id"], error="failed")
        except _NOT_DONE as error:
            self._tell("reply", id=wish.get("id"), error=str(error))
        else:
            self._tell("reply", id=wish["id"], result=result)

    def message(self, wish: Payload) -> Message:
        """The message a wish is about, if this person has it on the screen."""
        post = self.person.channel(wish["channel"]).posts.get(wish["message"])
        if post is None or not self.person.can_read(post):
            raise NotOffered("This message is not there any more.")
        return self.person.reading(post)

    def outcome(self, reply: Message | Modal) -> Payload:
        if isinstance(reply, Message):
            return {"kind": "message"}
        key = reply.interaction.id
        self.modals[key] = reply
        return {"kind": "modal", "key": key, "modal": reply.payload}


async def _history(session: WindowSession, wish: Payload) -> list[Payload]:
    return page_data.history(session.person, session.person.channel(wish["channel"]))


async def _commands(session: WindowSession, wish: Payload) -> list[Payload]:
    return session.person.commands(wish["channel"])


async def _say(session: WindowSession, wish: Payload) -> None:
    await session.person.say(wish["channel"], wish["text"])


async def _type(session: WindowSession, wish: Payload) -> None:
    session.person.type(wish["channel"])


async def _slash(session: WindowSession, wish: Payload) -> Payload:
    person = session.person
    one = person.begin_slash(wish["channel"], wish["command"], **wish["options"])
    return session.outcome(await person.outcome(one, settle=False))


async def _autocomplete(session: WindowSession, wish: Payload) -> list[Payload]:
    return await session.person.autocomplete(
        wish["channel"], wish["command"], wish["focus"], **wish["options"]
    )


async def _press(session: WindowSession, wish: Payload) -> Payload:
    reply = await session.person.press(session.message(wish), wish["custom_id"], settle=False)
    return session.outcome(reply)


async def _choose(session: WindowSession, wish: Payload) -> Payload:
    message = session.message(wish)
    reply = await session.person.choose(message, wish["custom_id"], *wish["values"], settle=False)
    return session.outcome(reply)


async def _submit(session: WindowSession, wish: Payload) -> Payload:
    modal = session.modals[wish["key"]]
    return session.outcome(await session.person.submit(modal, wish["values"], settle=False))


async def _dismiss(session: WindowSession, wish: Payload) -> None:
    session.person.dismiss(session.message(wish))


async def _add_person(session: WindowSession, wish: Payload) -> str:
    name = _name(wish["name"])
    session.table.add_person(name)
    return name


async def _add_channel(session: WindowSession, wish: Payload) -> str:
    name = _name(wish["name"]).lower().replace(" ", "-")
    return session.table.add_channel(name).id


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= 32:
        raise ValueError("A name has between 1 and 32 letters.")
    return name


WISHES: dict[str, Wish] = {
    "history": _history,
    "commands": _commands,
    "say": _say,
    "typing": _type,
    "slash": _slash,
    "autocomplete": _autocomplete,
    "press": _press,
    "choose": _choose,
    "submit": _submit,
    "dismiss": _dismiss,
    "add_person": _add_person,
    "add_channel": _add_channel,
}
