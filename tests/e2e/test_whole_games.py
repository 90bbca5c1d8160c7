"""A whole game of Jerusalem from /play to the winner, by clicks and by commands."""

import random
from pathlib import Path

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import (
    CHANNEL,
    Clicker,
    add_computers,
    computers_done,
    mean_it,
    open_table,
    play_on,
    quick,
    running_bot,
    seed_of,
    start_table,
    table_in,
)
from tests.kit.replies import as_message, custom_id_of


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_people_play_a_whole_game_by_clicking(
    seats: int, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:seats]
    await start_table(people)
    rng = random.Random(seats)
    await play_on(bot, table, {each.name: Clicker(each, rng) for each in people})
    await check_the_end(table, bot, people)


OTHERS = [game for game in engine.GAMES if game != "jerusalem"]


@pytest.mark.parametrize("game", OTHERS)
async def test_every_other_game_is_played_to_its_end_by_clicking(
    game: str, table: LocalTable, bot: Seneschal
) -> None:
    """The host knows no game: what holds for one holds for all."""
    people = table.people[: engine.GAMES[game].seats[0]]
    lobby = await open_table(people, game)
    await people[0].press(lobby, "Start")
    rng = random.Random(game)
    await play_on(bot, table, {each.name: Clicker(each, rng) for each in people})
    await check_the_end(table, bot, people)


@pytest.mark.parametrize(("seats", "auction"), [(2, "open"), (3, "sealed"), (4, "open")])
async def test_people_play_a_whole_game_by_commands(
    seats: int, auction: str, table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:seats]
    lobby = await open_table(people)
    await set_option(people[0], lobby, "auction", auction)
    await people[0].press(lobby, "Start")
    rng = random.Random(seats)
    while not (hosted := await table_in(bot, table)).game.result:
        seat = hosted.game.asked[0]
        action = rng.choice(hosted.game.legal(seat))
        await type_command(people[seat], hosted, action)
        recent = [done.text for done in (await table_in(bot, table)).game.history[-4:]]
        assert action in recent, "answers that are the only ones may have come by themselves"
    assert hosted.game.options.model_dump()["auction"] == auction
    await check_the_end(table, bot, people)


async def type_command(person: Person, hosted: HostedTable, action: str) -> None:
    """`/jerusalem place area:market_large count:3`, or `/jerusalem income what:collect`."""
    verb, *words = action.split()
    rules = hosted.game.rules
    name = next((name for name, verbs in rules.commands.items() if verb in verbs), "do")
    if rules.commands.get(name) != (name,):
        await mean_it(person, await person.slash(CHANNEL, f"jerusalem {name}", what=action))
        return
    values = {
        name: int(word) if kind is int else word
        for (name, kind), word in zip(rules.verbs[verb].items(), words, strict=True)
    }
    await person.slash(CHANNEL, f"jerusalem {verb}", **values)


async def set_option(host: Person, lobby: Message, name: str, value: str) -> None:
    options = as_message(await host.press(lobby, "Options"))
    values = as_message(await host.choose(options, options.selects[0].custom_id, name))
    changed = await host.choose(values, values.selects[0].custom_id, value)
    assert value in changed.text.lower()


async def check_the_end(table: LocalTable, bot: Seneschal, people: list[Person]) -> None:
    hosted = await table_in(bot, table)
    assert hosted.game.result
    await bot.services.deliverer.settled()
    final = await people[0].wait_for("Shuffles: seed", CHANNEL)
    assert seed_of(hosted) in final.text
    assert hosted.game.commitment in final.text
    record = as_message(await people[0].press(final, "Record"))
    assert record.ephemeral
    replayed = type(hosted.game).replay(attached_text(record))
    assert replayed.result == hosted.game.result
    check_the_journal_is_told(people[0])


def attached_text(message: Message) -> str:
    return message.images[0].data.decode()


def check_the_journal_is_told(person: Person) -> None:
    """Each turn stands in the channel once; no message is empty; nobody is left with buttons."""
    tables = [
        each
        for each in person.messages(CHANNEL)
        if any(b.label == "My screen" for b in each.buttons)
    ]
    assert not tables, "the last table message lost its buttons too"


async def test_a_game_goes_on_after_a_restart_and_on_old_panels(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    rng = random.Random(5)
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        await start_table(people)
        clickers = {each.name: Clicker(each, rng) for each in people}
        await play_on(bot, table, clickers, actions=20)
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        before = hosted.game.dump()
        old = as_message(await people[seat].slash(CHANNEL, "screen"))
    table.clock.advance(3600)  # panels older than a token's 15 minutes
    async with running_bot(table, settings) as bot:
        hosted = await table_in(bot, table)
        assert hosted.game.dump() == before
        reply = await people[seat].press(old, custom_id_of(old.buttons[0])) if old.buttons else None
        assert reply is None or reply.text
        await play_on(bot, table, clickers)
        await check_the_end(table, bot, people)


async def test_one_person_plays_against_computers(table: LocalTable, bot: Seneschal) -> None:
    ana = table.person("Ana")
    lobby = await open_table([ana])
    await add_computers(ana, lobby, 3)
    await ana.press(lobby, "Start")
    clicker = Clicker(ana, random.Random(1))
    while not (await table_in(bot, table)).game.result:
        await computers_done(bot)
        if 0 in (await table_in(bot, table)).game.asked:
            await clicker.act()
    await check_the_end(table, bot, [ana])
