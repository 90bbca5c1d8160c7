"""One open page: events to it, requests from it."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.local.api_errors import ApiError, Payload
from bot.local.message import Message, NotOffered
from bot.local.modals import Modal
from bot.local.page_server import page_data
from bot.local.people import InteractionFailed, Person, StillThinking
from bot.local.viewer import ON_MESSAGE, ON_PERSON
from bot.local.world import Event

if TYPE_CHECKING:
    from bot.local.table import LocalTable

RequestHandler = Callable[["PageSession", Payload], Awaitable[Any]]
_CHANNEL_EVENTS = ("CHANNEL_", "THREAD_", "DM_OPENED", "GUILD_")
# The last three are what a request of the wrong shape runs into.
_REFUSALS = (NotOffered, ApiError, ValueError, LookupError, TypeError, AttributeError)


class PageSession:
    """Acts for one person and sends only what that person may see."""

    def __init__(self, table: "LocalTable", person: Person) -> None:
        self.table = table
        self.person = person
        self.modals: dict[str, Modal] = {}
        self._socket = web.WebSocketResponse(heartbeat=30)
        self._outgoing: asyncio.Queue[Payload] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        await self._socket.prepare(request)
        stop_listening = self.table.service.world.bus.listen(self._on_event)
        writer = asyncio.create_task(self._write())
        self._send_welcome()
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            stop_listening()
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)
        return self._socket

    async def close(self) -> None:
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(self._socket.close(code=1001), 0.2)

    def _send_welcome(self) -> None:
        self._send(
            "welcome",
            me=self.person.id,
            people=page_data.people(self.table),
            bot=page_data.bot(self.table.service.world.bot),
            channels=page_data.channels(self.table, self.person),
            online=bool(self.table.service.gateway.connected),
        )

    def _send(self, kind: str, **facts: Any) -> None:
        self._outgoing.put_nowait({"type": kind, **facts})

    async def _write(self) -> None:
        while True:
            await self._socket.send_str(json.dumps(await self._outgoing.get()))

    def _on_event(self, event: Event) -> None:
        if event.addressee not in (None, self.person.id):
            return
        if event.name.startswith("MESSAGE_"):
            self._on_message(event)
        elif event.name == "TYPING_START" and event.channel:
            if self.person.can_see(event.channel):
                self._send("typing", channel=event.channel.id, user=event.data["user_id"])
        elif event.name == "BOT_PRESENCE":
            self._send("presence", **event.data)
        elif event.name == "COMMANDS_UPDATE":
            self._send("commands")
        elif event.name.startswith(_CHANNEL_EVENTS):
            self._send("people", people=page_data.people(self.table))
            self._send("channels", channels=page_data.channels(self.table, self.person))

    def _on_message(self, event: Event) -> None:
        channel = event.channel
        if channel is None or not self.person.can_see(channel):
            return
        if event.name == "MESSAGE_DELETE":
            self._send("gone", channel=channel.id, id=event.data["id"])
        elif event.name == "MESSAGE_DELETE_BULK":
            for each in event.data["ids"]:
                self._send("gone", channel=channel.id, id=each)
        else:
            changed = event.data.get("message_id") or event.data["id"]
            post = channel.posts.get(changed)
            if post and self.person.can_read(post):
                kind = "message" if event.name == "MESSAGE_CREATE" else "edit"
                self._send(kind, message=page_data.message(self.person, post))

    def _take(self, text: str) -> None:
        """Start what a frame asks for; one that asks for nothing gets a reply that says so."""
        try:
            request = json.loads(text)
        except ValueError:
            self._send("reply", id=None, error="That is not JSON.")
            return
        if not isinstance(request, dict) or not isinstance(request.get("do"), str):
            asked = request.get("id") if isinstance(request, dict) else None
            self._send("reply", id=asked, error="A request is an object with an id and a do.")
            return
        self._start(request)

    def _start(self, request: Payload) -> None:
        task = asyncio.create_task(self._answer(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: Payload) -> None:
        try:
            result = await REQUESTS[request["do"]](self, request)
        except (InteractionFailed, StillThinking):
            self._send("reply", id=request.get("id"), error="failed")
        except _REFUSALS as error:
            self._send("reply", id=request.get("id"), error=str(error))
        else:
            self._send("reply", id=request.get("id"), result=result)

    def message(self, request: Payload) -> Message:
        """Return the message that a request is about, if this person sees it."""
        post = self.person.channel(request["channel"]).posts.get(request["message"])
        if post is None or not self.person.can_read(post):
            raise NotOffered("This message is not there any more.")
        return self.person.message_of(post)

    def outcome(self, reply: Message | Modal) -> Payload:
        if isinstance(reply, Message):
            return {"kind": "message"}
        key = reply.interaction.id
        self.modals[key] = reply
        return {"kind": "modal", "key": key, "modal": reply.payload}


async def _history(session: PageSession, request: Payload) -> list[Payload]:
    return page_data.history(session.person, session.person.channel(request["channel"]))


async def _commands(session: PageSession, request: Payload) -> list[Payload]:
    return session.person.commands(request["channel"])


async def _say(session: PageSession, request: Payload) -> None:
    await session.person.say(request["channel"], request["text"])


async def _type(session: PageSession, request: Payload) -> None:
    session.person.type(request["channel"])


async def _slash(session: PageSession, request: Payload) -> Payload:
    person = session.person
    one = person.begin_slash(request["channel"], request["command"], **request["options"])
    return session.outcome(await person.outcome(one, settle=False))


async def _menus(session: PageSession, request: Payload) -> Payload:
    """Return the context menus of a message and of its author, where that is a person."""
    names = {
        kind: [each["name"] for each in session.person.menus(request["channel"], kind)]
        for kind in (ON_PERSON, ON_MESSAGE)
    }
    return {"person": names[ON_PERSON], "message": names[ON_MESSAGE]}


async def _use_on(session: PageSession, request: Payload) -> Payload:
    """Use a context menu on a message, or on the person that is named."""
    target: Message | Person = (
        session.table.person(request["person"]) if "person" in request else session.message(request)
    )
    reply = await session.person.use_on(target, request["menu"], request["channel"])
    return session.outcome(reply)


async def _autocomplete(session: PageSession, request: Payload) -> list[Payload]:
    return await session.person.autocomplete(
        request["channel"], request["command"], request["focus"], **request["options"]
    )


async def _press(session: PageSession, request: Payload) -> Payload:
    reply = await session.person.press(session.message(request), request["custom_id"], settle=False)
    return session.outcome(reply)


async def _choose(session: PageSession, request: Payload) -> Payload:
    message, values = session.message(request), request["values"]
    reply = await session.person.choose(message, request["custom_id"], *values, settle=False)
    return session.outcome(reply)


async def _submit(session: PageSession, request: Payload) -> Payload:
    modal = session.modals[request["key"]]
    return session.outcome(await session.person.submit(modal, request["values"], settle=False))


async def _react(session: PageSession, request: Payload) -> None:
    """Add a reaction, or take it back if it is there."""
    message, emoji = session.message(request), request["emoji"]
    own = session.person.id in message.post.reactions.get(emoji, [])
    (session.person.unreact if own else session.person.react)(message, emoji)


async def _dismiss(session: PageSession, request: Payload) -> None:
    session.person.dismiss(session.message(request))


async def _add_person(session: PageSession, request: Payload) -> str:
    name = _name(request["name"])
    session.table.add_person(name)
    return name


async def _add_channel(session: PageSession, request: Payload) -> str:
    name = _name(request["name"]).lower().replace(" ", "-")
    return session.table.add_channel(name).id


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= 32:
        raise ValueError("A name has between 1 and 32 letters.")
    return name


REQUESTS: dict[str, RequestHandler] = {
    "history": _history,
    "commands": _commands,
    "say": _say,
    "typing": _type,
    "slash": _slash,
    "menus": _menus,
    "use_on": _use_on,
    "autocomplete": _autocomplete,
    "press": _press,
    "choose": _choose,
    "submit": _submit,
    "react": _react,
    "dismiss": _dismiss,
    "add_person": _add_person,
    "add_channel": _add_channel,
}
