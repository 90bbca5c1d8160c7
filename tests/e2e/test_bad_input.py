"""Thousands of malformed interactions: every table stays as it is, every answer is friendly."""

import json
import logging
import random
import string
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command

from bot.app.client import Seneschal
from bot.interactions.commands.moves import game_group
from bot.local import Channel, InteractionFailed, LocalTable, Message, Modal, Person
from bot.local.interactions import COMPONENT, MODAL_SUBMIT
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import CHANNEL, seed_of, start_table, table_in, to_phase

CLICKS = 1500
COMMANDS = 300
MOVES = game_group("jerusalem")


def noise(rng: random.Random, longest: int = 90) -> str:
    alphabet = string.ascii_letters + string.digits + " :.~-_é💰\\\"'{}$%"
    return "".join(rng.choices(alphabet, k=rng.randrange(1, longest)))


def forged_id(rng: random.Random, question: str, table_id: int) -> str:
    """Anything from nonsense to what is nearly right."""
    table = rng.choice([table_id, 0, 999, 10**17])
    asked = rng.choice([question, "0000000", noise(rng, 8)])
    act = rng.choice("gnruxyz")
    way = ".".join(str(rng.choice([0, 1, 2, 9, 99999])) for _ in range(rng.randrange(5)))
    buttons = ["join", "leave", "computer", "options", "option", "start", "rematch", "nonsense"]
    return (
        rng.choice(
            [
                noise(rng),
                f"s:{table}:{asked}:{act}:{way}",
                f"s:{table}:{asked}:{act}:{way}~{rng.randrange(2000)}",
                f"{rng.choice(buttons)}:{table}",
                f"option:{table}:{noise(rng, 20)}",
            ]
        )[:100]
        or "x"
    )


async def answer_to(
    person: Person, kind: int, channel: Channel, data: dict[str, Any], message: Message
) -> str:
    """What came of it: the text of a reply; a form counts as its title."""
    one = person.service.interactions.open(kind, person.user, channel, data, message.post)
    try:
        reply = await person.outcome(one)
    except InteractionFailed:
        return "FAILED"
    return reply.text if isinstance(reply, Message) else reply.payload["title"]


def is_friendly(text: str) -> bool:
    unfriendly = ("FAILED", "Traceback", "Error", "our fault")
    return bool(text) and not any(each in text for each in unfriendly)


async def test_malformed_clicks_and_forms_change_nothing(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    table.traffic.recording = False
    rng = random.Random(1)
    people = table.people
    await start_table(people[:2])
    seat = await to_phase(bot, table, people[:2], "deploy")
    hosted = await table_in(bot, table)
    before, question, seed = hosted.game.dump(), hosted.question(seat), seed_of(hosted)
    caplog.clear()
    caplog.set_level(logging.INFO)
    message = await people[0].wait_for(lambda each: bool(each.buttons), CHANNEL)
    strangers = people[2:]
    for number in range(CLICKS):
        # Those who sit could do something legal by chance; they get only what cannot be.
        person = rng.choice(strangers if number % 3 else people)
        custom_id = forged_id(rng, question, hosted.row.id)
        if person in people[:2] and question in custom_id:
            continue
        kind = rng.choice([COMPONENT, COMPONENT, MODAL_SUBMIT])
        data: dict[str, Any] = {"custom_id": custom_id, "id": 1}
        data["component_type"] = rng.choice([2, 3])
        if data["component_type"] == 3:
            data["values"] = [rng.choice(["0", "1", noise(rng, 10), "99999999999"])]
        if kind == MODAL_SUBMIT:
            field = {"type": 4, "id": 2, "custom_id": "number", "value": noise(rng, 10)}
            data = {
                "custom_id": custom_id,
                "components": [{"type": 18, "id": 1, "component": field}],
            }
        text = await answer_to(person, kind, message.channel, data, message)
        assert is_friendly(text), (custom_id, text)
        assert seed not in text
    assert (await table_in(bot, table)).game.dump() == before
    logged = "\n".join(
        record.getMessage() + str(record.exc_text or "") for record in caplog.records
    )
    assert "Traceback" not in logged
    assert seed not in logged
    assert table.token not in logged


async def test_malformed_commands_change_nothing(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    table.traffic.recording = False
    rng = random.Random(2)
    people = table.people[:3]
    await start_table(people[:2])
    seat = await to_phase(bot, table, people[:2], "deploy")
    hosted = await table_in(bot, table)
    before = hosted.game.dump()
    idle = people[1 - seat]
    caplog.clear()
    for _ in range(COMMANDS):
        person = rng.choice([idle, people[2]])
        command, options = random_command(rng, hosted)
        reply = await person.slash(CHANNEL, command, **options)
        assert not isinstance(reply, Modal)
        assert is_friendly(reply.text), (command, options, reply.text)
        assert reply.ephemeral
    assert (await table_in(bot, table)).game.dump() == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def random_command(rng: random.Random, hosted: HostedTable) -> tuple[str, dict[str, Any]]:
    command = rng.choice(MOVES.commands)
    assert isinstance(command, Command)
    options: dict[str, Any] = {
        each.name: (
            rng.choice([-1, 0, 7, 2**31])
            if each.type is AppCommandOptionType.integer
            else noise(rng, 30)
        )
        for each in command.parameters
    }
    return rng.choice(
        [
            (command.qualified_name, options),
            ("move", {"action": noise(rng)}),
            ("move", {"action": rng.choice(hosted.game.legal(hosted.game.asked[0]))}),
            ("undo", {}),
            ("start", {}),
            ("leave", {}),
        ]
    )


async def test_autocomplete_never_fails_and_tells_nothing(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:3]
    await start_table(people[:2])
    hosted = await table_in(bot, table)
    rng = random.Random(3)
    for person in people:
        for _ in range(40):
            found = await person.autocomplete(CHANNEL, "move", "action", action=noise(rng, 30))
            assert len(found) <= 25
            own = hosted.row.seat_of(int(person.id))
            legal = hosted.game.legal(own) if own is not None else []
            assert {each["value"] for each in found} <= set(legal)
    assert seed_of(hosted) not in json.dumps(found)
