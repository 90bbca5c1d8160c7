"""Every command and button there is, sent by one person as often as wanted, and in what order."""

import asyncio
from collections.abc import Iterator
from typing import Any

from bot.interactions.clicks import BUTTONS
from bot.local import InteractionFailed, LocalTable, Message, Modal, Person
from bot.local.interactions import COMPONENT, Interaction
from bot.local.world import Event

SUBCOMMAND, SUBCOMMAND_GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
Command = tuple[str, dict[str, Any]]


def every_command(person: Person, channel: str) -> Iterator[Command]:
    """Each command that is offered here, with something in each option it needs."""
    for command in person.commands(channel):
        yield from _commands(command["name"], command.get("options") or [], person)


def _commands(name: str, options: list[dict[str, Any]], person: Person) -> Iterator[Command]:
    inner = [each for each in options if each["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    for each in inner:
        yield from _commands(f"{name} {each['name']}", each.get("options") or [], person)
    if not inner:
        needed = [each for each in options if each.get("required")]
        yield name, {each["name"]: _value(each, person) for each in needed}


def _value(option: dict[str, Any], person: Person) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    values = {STRING: "pl mar 3", INTEGER: 1, BOOLEAN: True, USER: person.user}
    return values[option["type"]]


def every_button(table_id: int, question: str) -> list[str]:
    """The custom_id of each button of a table, and of what is on a panel."""
    panel = [f"s:{table_id}:{question}:{act}:" for act in "gnur"]
    return [*(f"{name}:{table_id}" for name in BUTTONS), "forget:0", *panel]


def click(person: Person, message: Message, custom_id: str) -> Interaction:
    """What a button sends, without waiting for the answer."""
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    interactions = person.service.interactions
    return interactions.open(COMPONENT, person.user, message.channel, data, message.post)


class Answers:
    """In which order interactions are answered, whoever sent them."""

    def __init__(self, table: LocalTable) -> None:
        self.order: list[str] = []
        table.service.world.bus.listen(self._note)

    def _note(self, event: Event) -> None:
        if event.name == "INTERACTION_ANSWERED":
            self.order.append(event.data["id"])


async def text_of(person: Person, one: Interaction) -> str:
    """What came of it, in words; nothing if it was never answered."""
    try:
        reply = await person.outcome(one)
    except InteractionFailed:
        return ""
    return str(reply.payload["title"]) if isinstance(reply, Modal) else reply.text


async def texts_of(person: Person, flood: list[Interaction]) -> list[str]:
    return list(await asyncio.gather(*(text_of(person, one) for one in flood)))
