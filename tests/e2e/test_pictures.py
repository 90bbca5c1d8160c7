"""A picture beside a panel: it comes without moving anything, and it stays."""

import asyncio

import pytest

from bot.messages.message import Image
from bot.messages.panel.cursor import MAX_CURSORS, PanelCursors
from bot.messages.panel.plan import plan
from tests.e2e.kit import CHANNEL, quick, running_bot, start_table, table_in, to_phase
from tests.e2e.test_table import labels

# One grey point: what is on it is nothing to these tests, and real ones take a while.
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c636c0000008400822ca1d1720000000049454e44ae426082"
)


class Easel:
    """Stands in for the painter's drawing: a picture of each question, when it is let out."""

    def __init__(self, painter) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.orders: list[int] = []
        self.fails = False
        painter.screen = self.screen

    async def screen(self, hosted, seat, taste):
        moves = len(hosted.game.history)
        self.orders.append(moves)
        await self.ready.wait()
        return None if self.fails else Image(PNG, f"after {moves}", "screen.png")


@pytest.fixture
async def bot(table, tmp_path):
    async with running_bot(table, quick(tmp_path, pictures=True)) as running:
        running.easel = Easel(running.services.painter)
        running.services.painter._picture = nothing
        yield running


async def nothing(*_):
    return None


async def deploying(bot, table):
    people = table.people[:2]
    await start_table(people)
    seat = await to_phase(bot, table, people, "deploy")
    return people[seat]


async def shows(person, message, *wanted: str) -> None:
    """Until this message has these pictures, by their alt text."""
    await person.wait_for(lambda each: each == message and alts(each) == [*wanted], CHANNEL)


def alts(message) -> list[str]:
    return [image.alt for image in message.images]


async def moves(bot, table) -> int:
    return len((await table_in(bot, table)).game.history)


async def place_one(asked, screen):
    step = await asked.press(screen, "Place")
    area = step.selects[0]
    step = await asked.choose(step, area.custom_id, area.options[0].value)
    return await asked.press(step, "1")


async def test_a_picture_that_comes_late_leaves_the_panel_where_it_is(table, bot):
    asked = await deploying(bot, table)
    bot.easel.ready.clear()
    screen = await asked.slash(CHANNEL, "screen")
    step = await asked.press(screen, "Place")
    before = labels(step), [option.value for option in step.selects[0].options], step.text
    bot.easel.ready.set()
    await shows(asked, step, f"after {await moves(bot, table)}")
    after = labels(step), [option.value for option in step.selects[0].options], step.text
    assert after == before


async def test_a_picture_stays_through_the_steps_of_a_panel(table, bot):
    asked = await deploying(bot, table)
    screen = await asked.slash(CHANNEL, "screen")
    await shows(asked, screen, f"after {await moves(bot, table)}")
    picture = screen.post.payload["attachments"]
    assert len(picture) == 1
    step = await asked.press(screen, "Place")
    area = step.selects[0]
    step = await asked.choose(step, area.custom_id, area.options[0].value)
    assert "1" in labels(step)
    step = await asked.press(step, "Back")
    assert [each["id"] for each in step.post.payload["attachments"]] == [picture[0]["id"]]
    assert alts(step) == [f"after {await moves(bot, table)}"]


async def test_after_an_action_the_new_picture_takes_the_place_of_the_old(table, bot):
    asked = await deploying(bot, table)
    screen = await asked.slash(CHANNEL, "screen")
    await shows(asked, screen, f"after {await moves(bot, table)}")
    before = await moves(bot, table)
    bot.easel.ready.clear()
    acted = await place_one(asked, screen)
    assert alts(acted) == [f"after {before}"], "nothing jumps while it is being drawn"
    assert await moves(bot, table) == before + 1
    said = acted.text
    bot.easel.ready.set()
    await shows(asked, acted, f"after {before + 1}")
    assert len(acted.post.payload["attachments"]) == 1
    assert acted.text == said
    undone = await asked.press(acted, "Undo")
    await shows(asked, undone, f"after {before}")


async def test_an_old_picture_goes_where_no_new_one_can_be_drawn(table, bot):
    asked = await deploying(bot, table)
    screen = await asked.slash(CHANNEL, "screen")
    await shows(asked, screen, f"after {await moves(bot, table)}")
    bot.easel.fails = True
    acted = await place_one(asked, screen)
    await shows(asked, acted)
    assert acted.post.payload["attachments"] == []


def test_steps_are_of_one_question_and_not_remembered_for_ever():
    steps, legal = PanelCursors(), ["place a 1", "place a 2", "place b 1", "done"]
    steps.note(1, "one", plan(legal, (0,)))
    assert steps.at(1, "one") == ((0,), 0)
    assert steps.at(1, "two") == ((), 0)
    steps.note(1, "one", None)
    assert steps.at(1, "one") == ((), 0)
    for number in range(MAX_CURSORS + 9):
        steps.note(number, "one", plan(legal, (0,)))
    assert steps.at(8, "one") == ((), 0)
    assert steps.at(9, "one") == ((0,), 0)


async def test_the_picture_of_a_dm_leaves_the_panel_where_the_person_is(table, bot):
    person = await deploying(bot, table)
    bot.easel.ready.clear()
    await person.slash(CHANNEL, "move", action="done")
    other = next(each for each in table.people[:2] if each is not person)
    asked = await other.wait_for(lambda each: "Place" in labels(each), other.dm)
    await other.press(asked, "Place")
    chosen = [select.custom_id for select in asked.selects]
    assert chosen
    bot.easel.ready.set()
    await bot.services.deliverer.settled()
    assert asked.images
    assert [select.custom_id for select in asked.selects] == chosen
