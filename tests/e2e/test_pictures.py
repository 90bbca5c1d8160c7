"""A picture beside a panel: it comes without moving anything, and it stays."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.messages.message import Image
from bot.messages.panel.cursor import MAX_CURSORS, PanelCursors
from bot.messages.panel.plan import plan
from bot.tables.hosted_table import HostedTable
from bot.workers.drawing import PictureStyle
from tests.e2e.kit import (
    CHANNEL,
    end_turn,
    quick,
    running_bot,
    start_table,
    table_in,
    to_phase,
)
from tests.e2e.test_table import labels
from tests.kit.replies import as_message

# One grey point: what is on it is nothing to these tests, and real ones take a while.
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c636c0000008400822ca1d1720000000049454e44ae426082"
)


class Easel:
    """Stands in for the painter's drawing: a picture of each question, when it is let out."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.orders: list[int] = []
        self.fails = False

    async def panel(self, hosted: HostedTable, seat: int, taste: PictureStyle) -> list[Image]:
        moves = len(hosted.game.history)
        self.orders.append(moves)
        await self.ready.wait()
        return [] if self.fails else [Image(PNG, f"after {moves}", "screen.png")]


@pytest.fixture
def easel() -> Easel:
    return Easel()


@pytest.fixture
async def bot(
    table: LocalTable, easel: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Seneschal]:
    async with running_bot(table, quick(tmp_path, pictures=True)) as running:
        monkeypatch.setattr(running.services.painter, "panel", easel.panel)
        monkeypatch.setattr(running.services.painter, "_picture", nothing)
        yield running


async def nothing(*_: object) -> None:
    return None


async def deploying(bot: Seneschal, table: LocalTable) -> Person:
    people = table.people[:2]
    await start_table(people)
    seat = await to_phase(bot, table, people, "deploy")
    return people[seat]


async def shows(person: Person, message: Message, *wanted: str) -> None:
    """Until this message has these pictures, by their alt text."""
    await person.wait_for(lambda each: each == message and alts(each) == [*wanted], CHANNEL)


def alts(message: Message) -> list[str]:
    return [image.alt for image in message.images]


async def moves(bot: Seneschal, table: LocalTable) -> int:
    return len((await table_in(bot, table)).game.history)


def asked_seat(table: LocalTable, person: Person) -> int:
    return table.people[:2].index(person)


async def place_one(asked: Person, screen: Message) -> Message:
    step = await choose_area(asked, screen)
    return as_message(await asked.press(step, "1"))


async def choose_area(asked: Person, screen: Message) -> Message:
    """Go one step into the panel: how many are to be placed is asked next."""
    area = screen.selects[0]
    return as_message(await asked.choose(screen, area.custom_id, area.options[0].value))


async def test_a_picture_that_comes_late_leaves_the_panel_where_it_is(
    table: LocalTable, bot: Seneschal, easel: Easel
) -> None:
    asked = await deploying(bot, table)
    easel.ready.clear()
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    step = await choose_area(asked, screen)
    before = labels(step), step.text
    easel.ready.set()
    await shows(asked, step, f"after {await moves(bot, table)}")
    after = labels(step), step.text
    assert after == before


async def test_a_picture_stays_through_the_steps_of_a_panel(
    table: LocalTable, bot: Seneschal
) -> None:
    asked = await deploying(bot, table)
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    await shows(asked, screen, f"after {await moves(bot, table)}")
    picture = screen.post.payload["attachments"]
    assert len(picture) == 1
    step = await choose_area(asked, screen)
    assert "1" in labels(step)
    step = as_message(await asked.press(step, "Back"))
    assert [each["id"] for each in step.post.payload["attachments"]] == [picture[0]["id"]]
    assert alts(step) == [f"after {await moves(bot, table)}"]


async def test_after_an_action_the_new_picture_takes_the_place_of_the_old(
    table: LocalTable, bot: Seneschal, easel: Easel
) -> None:
    asked = await deploying(bot, table)
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    await shows(asked, screen, f"after {await moves(bot, table)}")
    before = await moves(bot, table)
    easel.ready.clear()
    acted = await place_one(asked, screen)
    assert alts(acted) == [f"after {before}"], "nothing jumps while it is being drawn"
    assert await moves(bot, table) == before + 1
    said = acted.text
    easel.ready.set()
    await shows(asked, acted, f"after {before + 1}")
    assert len(acted.post.payload["attachments"]) == 1
    assert acted.text == said
    undone = as_message(await asked.press(acted, "Undo"))
    await shows(asked, undone, f"after {before}")


async def test_a_question_that_was_answered_meanwhile_gets_no_picture_any_more(
    table: LocalTable, bot: Seneschal, easel: Easel
) -> None:
    asked = await deploying(bot, table)
    easel.ready.clear()
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    action = (await table_in(bot, table)).game.legal(asked_seat(table, asked))[0]
    acted = as_message(await asked.slash(CHANNEL, "move", action=action))
    easel.ready.set()
    await shows(asked, acted, f"after {await moves(bot, table)}")
    assert not screen.images


async def test_an_old_picture_goes_where_no_new_one_can_be_drawn(
    table: LocalTable, bot: Seneschal, easel: Easel
) -> None:
    asked = await deploying(bot, table)
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    await shows(asked, screen, f"after {await moves(bot, table)}")
    easel.fails = True
    acted = await place_one(asked, screen)
    await shows(asked, acted)
    assert acted.post.payload["attachments"] == []


def test_steps_are_of_one_question_and_not_remembered_for_ever() -> None:
    steps, legal = PanelCursors(), ["place a 1", "place a 2", "place b 1", "done"]
    steps.note(1, "one", plan(legal, (0,)))
    assert steps.at(1, "one") == plan(legal, (0,))
    assert steps.at(1, "two") is None
    steps.note(1, "one", None)
    assert steps.at(1, "one") is None
    for number in range(MAX_CURSORS + 9):
        steps.note(number, "one", plan(legal, (0,)))
    assert steps.at(8, "one") is None
    assert steps.at(9, "one") == plan(legal, (0,))


async def test_the_picture_of_a_dm_leaves_the_panel_where_the_person_is(
    table: LocalTable, bot: Seneschal, easel: Easel
) -> None:
    person = await deploying(bot, table)
    easel.ready.clear()
    await end_turn(person)
    other = next(each for each in table.people[:2] if each is not person)
    asked = await other.wait_for(lambda each: "End turn" in labels(each), other.dm)
    chosen = labels(await choose_area(other, asked))
    assert "Back" in chosen
    easel.ready.set()
    await bot.services.deliverer.settled()
    assert asked.images
    assert labels(asked) == chosen
