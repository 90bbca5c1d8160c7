"""Characters of Crescent Moon in the lobby: chosen, dealt, or drafted, also across a restart."""

from pathlib import Path

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import CHANNEL, add_computers, open_table, quick, running_bot, table_in
from tests.kit.replies import as_message

ROLES = ("Warlord", "Murshid", "Sultan", "Caliph", "Nomad")


async def lobby_of(people: list[Person]) -> Message:
    return await open_table(people, "crescent_moon")


async def set_manner(bot: Seneschal, table: LocalTable, manner: str) -> None:
    row = (await table_in(bot, table)).row
    await bot.services.tables.set_options(row.id, {"characters": manner})


def labels(message: Message) -> list[str]:
    return [each.label for each in message.buttons]


async def shown(person: Person, lobby: Message) -> Message:
    return as_message(await person.press(lobby, "Characters"))


def names(hosted: HostedTable) -> list[str]:
    return [sitter.name for sitter in hosted.row.seats]


async def test_people_choose_their_characters_before_the_start(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:4]
    ana, ben, _, dora = people
    lobby = await lobby_of(people)
    cards = await shown(ana, lobby)
    assert cards.ephemeral
    for role in ROLES:
        assert f"{role}: " in cards.text
        assert f"Play the {role}" in labels(cards)
    assert "Scores for: " in cards.text
    chosen = await ana.press(cards, "Play the Caliph")
    assert "You play the **Caliph**" in chosen.text
    await bot.services.deliverer.settled()
    assert "**Caliph**: Ana (host)" in lobby.text
    assert "Without a character yet: Ben, Cid, Dora" in lobby.text
    taken = await shown(ben, lobby)
    assert "Caliph: Ana" in labels(taken)
    assert taken.button("Caliph: Ana").disabled
    await ben.press(taken, "Play the Nomad")
    refused = await ana.press(lobby, "Start")
    assert "With 4 players nobody plays the Nomad: Ben has to choose another" in refused.text
    again = await shown(ben, lobby)
    given_back = await ben.press(again, "Nomad: you")
    assert "given your character back" in given_back.text
    await dora.press(await shown(dora, lobby), "Play the Warlord")
    await ana.press(lobby, "Start")
    assert names(await table_in(bot, table)) == ["Dora", "Ben", "Cid", "Ana"]


async def test_a_stale_press_on_a_character_is_refused(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:4]
    lobby = await lobby_of(people)
    ana, ben = people[:2]
    old = await shown(ben, lobby)
    await ana.press(await shown(ana, lobby), "Play the Sultan")
    refused = as_message(await ben.press(old, "Play the Sultan"))
    assert refused.text == "Ana plays the Sultan."
    stranger = table.people[4]
    outside = await shown(stranger, lobby)
    assert all(each.disabled for each in outside.buttons)
    forged = as_message(await ben.press(old, "Play the Murshid"))
    assert "You play the **Murshid**" in forged.text


async def test_dealt_characters_come_by_chance_and_nobody_chooses(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people
    lobby = await lobby_of(people)
    await set_manner(bot, table, "dealt")
    await bot.services.deliverer.settled()
    assert "dealt by chance when the game begins" in lobby.text
    cards = await shown(people[0], lobby)
    assert all(each.disabled for each in cards.buttons)
    orders = set()
    for channel in ("general", "jerusalem", "architects", "crescent-moon"):
        if channel != "general":
            lobby = await open_table(people, "crescent_moon", channel)
            row = (await table_in(bot, table, channel)).row
            await bot.services.tables.set_options(row.id, {"characters": "dealt"})
        await people[0].press(lobby, "Start")
        dealt = names(await table_in(bot, table, channel))
        assert sorted(dealt) == sorted(each.name for each in people)
        orders.add(tuple(dealt))
    assert len(orders) > 1


async def test_a_draft_goes_on_where_it_was_after_a_restart(
    table: LocalTable, tmp_path: Path
) -> None:
    """Three people and a computer; the bot ends in the middle of the draft."""
    people = table.people[:3]
    by_name = {each.name: each for each in people}
    async with running_bot(table, quick(tmp_path)) as bot:
        lobby = await lobby_of(people)
        await add_computers(people[0], lobby, 1)
        await set_manner(bot, table, "drafted")
        await people[0].press(lobby, "Start")
        hosted = await table_in(bot, table)
        assert hosted.row.status == "lobby"
        first = await pick_next(bot, table, lobby, by_name)
    async with running_bot(table, quick(tmp_path)) as bot:
        waiting = await table_in(bot, table)
        assert next(each.part for each in waiting.row.seats if each.name == first) is not None
        newcomer = table.people[4]
        refused = as_message(await newcomer.press(lobby, "Join"))
        assert "Characters are being drafted" in refused.text
        while not (hosted := await table_in(bot, table)).has_begun:
            await pick_next(bot, table, lobby, by_name)
        assert hosted.row.status == "running"
        assert all(each.part is None and each.turn is None for each in hosted.row.seats)
        await bot.services.deliverer.settled()
    calls = [each for person in people for each in person.pings(CHANNEL)]
    assert any("choose your character" in each.text for each in calls)


async def pick_next(
    bot: Seneschal, table: LocalTable, lobby: Message, by_name: dict[str, Person]
) -> str:
    """Whoever's turn it is takes the first free character; another one is refused."""
    await bot.services.deliverer.settled()
    bare = [each for each in (await table_in(bot, table)).row.seats if each.part is None]
    now = min(bare, key=lambda each: each.turn or 0).name
    other = next(name for name in by_name if name != now)
    assert all(each.disabled for each in (await shown(by_name[other], lobby)).buttons)
    cards = await shown(by_name[now], lobby)
    assert "It's your turn to choose a character" in cards.text
    await by_name[now].press(cards, next(each.label for each in cards.buttons if not each.disabled))
    return now


async def test_a_draft_can_be_stopped_and_whoever_leaves_stops_it(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:4]
    ana, ben = people[:2]
    lobby = await lobby_of(people)
    await set_manner(bot, table, "drafted")
    await ana.press(lobby, "Start")
    await bot.services.deliverer.settled()
    assert "Still to choose, in this order" in lobby.text
    assert "Only the host" in (await ben.press(lobby, "Stop the draft")).text
    again = await ana.press(lobby, "Start")
    assert "is choosing. The host can stop the draft" in again.text
    await ana.press(lobby, "Stop the draft")
    assert "Stop the draft" not in labels(lobby)
    await ana.press(lobby, "Start")
    await bot.services.deliverer.settled()
    await ben.press(lobby, "Leave")
    row = (await table_in(bot, table)).row
    assert len(row.seats) == 3
    assert all(each.turn is None for each in row.seats)


async def test_the_pictures_of_characters_follow_their_words(
    table: LocalTable, tmp_path: Path
) -> None:
    async with running_bot(table, quick(tmp_path, pictures=True)):
        ana = table.people[0]
        lobby = await lobby_of([ana])
        cards = await shown(ana, lobby)
        await ana.wait_until(lambda: len(cards.images) == 5, seconds=30)
        assert "Scores for" in cards.images[0].alt
        assert "Play the Nomad" in labels(cards)
