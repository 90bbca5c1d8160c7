"""/help: what can be done here and now, in every place where somebody may ask."""

import re

from bot.app.client import Seneschal
from bot.interactions import help_here
from bot.local import LocalTable, Person
from tests.e2e.kit import CHANNEL, open_table, table_in
from tests.kit.replies import as_message

SITUATIONS = [each for each in vars(help_here).values() if isinstance(each, help_here.Situation)]
MAX_LINES = 13  # that fit on the screen of a phone


async def helped(person: Person, place: str = CHANNEL) -> str:
    reply = as_message(await person.slash(place, "help"))
    assert reply.ephemeral
    assert len(reply.text.splitlines()) <= MAX_LINES
    return reply.text


async def test_help_says_what_can_be_done_in_each_place(table: LocalTable, bot: Seneschal) -> None:
    ana, ben, cid = table.people[:3]
    assert "No table is open" in await helped(ana)
    lobby = await open_table([ana, ben])
    assert "`/start`" in await helped(ana)
    await ana.press(lobby, "Start")
    hosted = await table_in(bot, table)
    asked, idle = (ana, ben) if hosted.game.asked == (0,) else (ben, ana)
    text = await helped(asked)
    assert "it's your move" in text
    assert "`/move`" in text
    assert "`/jerusalem`" in text
    assert "nothing is asked of you right now" in await helped(idle)
    assert "welcome to watch" in await helped(cid)
    reply = as_message(await asked.slash(CHANNEL, "help"))
    screen = as_message(await asked.press(reply, "My screen"))
    assert screen.ephemeral
    await ana.slash(CHANNEL, "abandon")
    await asked.slash("jerusalem", "help")


async def test_every_command_that_help_names_exists_and_has_a_sentence(bot: Seneschal) -> None:
    names = {command.name for command in bot.tree.get_commands()}
    for situation in SITUATIONS:
        assert set(situation.commands) - names <= {"learn", "why"}, situation.key
    assert len(SITUATIONS) == 7


async def test_a_games_command_says_in_a_friendly_way_where_it_has_no_table(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    nowhere = await ana.slash(CHANNEL, "architects build", building="church")
    assert nowhere.text == "There is no table in this channel. `/play` opens one."
    lobby = await open_table([ana, ben])
    early = await ana.slash(CHANNEL, "jerusalem bid", amount=2)
    assert "hasn't begun yet" in early.text
    await ana.press(lobby, "Start")
    other = await ana.slash(CHANNEL, "architects build", building="church")
    assert "Architects of the West Kingdom isn't played at this table" in other.text
    assert "`/jerusalem`" in other.text
    assert not re.search(r"\w_\w", other.text)
    assert not await ana.autocomplete(CHANNEL, "architects build", "building", building="")


async def test_a_list_of_what_can_be_done_holds_what_is_legal_of_its_kind(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    lobby = await open_table(people)
    await people[0].press(lobby, "Start")
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    await asked.slash(CHANNEL, "jerusalem name", office="marshal")
    await asked.slash(CHANNEL, "jerusalem bid", amount=1)
    seat = (await table_in(bot, table)).game.asked[0]
    found = await people[seat].autocomplete(CHANNEL, "jerusalem do", "what", what="")
    assert [each["value"] for each in found] == ["pass"]
    none = await people[seat].autocomplete(CHANNEL, "jerusalem income", "what", what="")
    assert none == []
    other = as_message(await people[seat].slash(CHANNEL, "jerusalem income", what="all of it"))
    assert "fits nothing you can do now, so nothing was done" in other.text
    before = len((await table_in(bot, table)).game.history)
    await people[seat].slash(CHANNEL, "jerusalem do", what="pas")
    assert len((await table_in(bot, table)).game.history) > before
