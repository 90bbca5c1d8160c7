"""Count what a turn costs under Discord's global limit, answers to interactions not counted."""

import asyncio
import random
import tempfile
from pathlib import Path

import engine
from bench.host import CHANNEL, settings_in
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Modal, Person
from bot.store import SqliteStore

TURNS = 40
EXEMPT = ("/interactions/", "/webhooks/")
LEAVES = ("Undo", "Back", "Board", "Log", "?", "Hint")  # buttons that are no answer
MAX_PRESSES = 12


def figures() -> dict[str, float]:
    """Return the dearest game's requests for each time that somebody is asked."""
    return {"host.requests_per_turn": max(asyncio.run(_per_turn(game)) for game in engine.GAMES)}


async def _per_turn(game: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        # As shipped: boards of turns that follow each other within seconds are one edit.
        settings = settings_in(Path(folder))
        store = SqliteStore(settings.database_file)
        await store.open()
        client = Seneschal(settings, store, guild_ready_timeout=0.05)
        async with LocalTable(rate_limits=False) as table, table.hosting(client):
            await table.commands_known()
            await client.at_work.wait()
            seats = engine.GAMES[game].seats[-1]
            guests = [table.add_person(f"Guest {n}") for n in range(seats - len(table.people))]
            people = [*table.people, *guests][:seats]
            await people[0].slash(CHANNEL, "play", game=game)
            lobby = await people[0].wait_for("a table is open", CHANNEL)
            for person in people[1:]:
                await person.press(lobby, "Join")
            await people[0].press(lobby, "Start")
            await _at_rest(client)
            table.traffic.recording = True
            return await _played(client, table, people, random.Random(game))


async def _played(
    client: Seneschal, table: LocalTable, people: list[Person], rng: random.Random
) -> float:
    """Play from the messages that call; all that a turn brings is sent before the next one."""
    before = await _calls(client)
    while (turns := await _calls(client) - before) < TURNS:
        channel = int(table.channel(CHANNEL).id)
        game = (await client.services.tables.in_channel(channel)).game
        if game.result:
            break
        await _answer(people[game.asked[0]], rng)
        await _at_rest(client)
    exchanges = table.traffic.exchanges
    return len([each for each in exchanges if not each.route.startswith(EXEMPT)]) / max(1, turns)


async def _answer(person: Person, rng: random.Random) -> None:
    """Press what is in the DM, or on the screen where none has come, until the question changes."""
    panel = next((each for each in reversed(person.messages(person.dm)) if _choices(each)), None)
    if panel is None:
        panel = _shown(await person.slash(CHANNEL, "screen"))
    for _ in range(MAX_PRESSES):
        if not (choices := _choices(panel)):
            return
        reply = await _pressed(person, panel, rng.choice(choices), rng)
        if not any(button.label == "Back" for button in reply.buttons):
            return
        panel = reply


def _choices(panel: Message) -> list[str]:
    """Return the custom_ids of what answers."""
    buttons = [each for each in panel.buttons if each.label not in LEAVES and not each.disabled]
    pressed = [each.custom_id for each in buttons if each.custom_id]
    return [*pressed, *(each.custom_id for each in panel.selects)]


async def _pressed(person: Person, panel: Message, choice: str, rng: random.Random) -> Message:
    for select in panel.selects:
        if select.custom_id == choice:
            return _shown(await person.choose(panel, choice, rng.choice(select.options).value))
    reply = await person.press(panel, choice)
    if isinstance(reply, Modal):
        low = next(word for word in reply.fields[0].label.split() if word.isdigit())
        reply = await person.submit(reply, {reply.fields[0].label: low})
    return _shown(reply)


def _shown(reply: Message | Modal) -> Message:
    assert isinstance(reply, Message)
    return reply


async def _calls(client: Seneschal) -> int:
    store = client.services.store
    assert isinstance(store, SqliteStore)
    sql = "SELECT COUNT(*) FROM outbox WHERE kind = 'ask_seat' AND state <> 'due'"
    ((count,),) = await store.database.all(sql)
    return int(count)


async def _at_rest(client: Seneschal) -> None:
    await client.services.deliverer.settled()
    await client.services.dm_eraser.settled()
