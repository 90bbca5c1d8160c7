"""Our signs as application emojis: uploaded once, found again, and words where there are none."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import render
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.text.emojis import emojis, undressed
from tests.e2e.kit import CHANNEL, quick, running_bot, start_table, table_in, to_phase
from tests.kit.replies import as_message

FEW = [
    *("seat_square", "seat_circle", "jerusalem_bezant", "jerusalem_squire", "jerusalem_prestige"),
    *("jerusalem_marshal", "jerusalem_admiral", "jerusalem_treasurer", "jerusalem_constable"),
]
CREATED = "POST /applications/{application_id}/emojis"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Some of the signs: drawing all of them takes half a minute."""
    monkeypatch.setattr(render, "sign_names", lambda: FEW)
    yield
    emojis.forget()


def uploads(table: LocalTable) -> int:
    routes = [f"{each.method} {each.route}" for each in table.traffic.exchanges]
    return routes.count(CREATED)


async def asked_screen(bot: Seneschal, table: LocalTable) -> tuple[Person, Message]:
    hosted = await table_in(bot, table)
    person = table.people[hosted.game.asked[0]]
    return person, as_message(await person.slash(CHANNEL, "screen"))


async def test_signs_are_uploaded_once_and_found_by_name_and_version(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
        assert uploads(table) == len(FEW)
        await start_table(people)
        person, screen = await asked_screen(bot, table)
        marshal = screen.button("Marshal")
        assert marshal.emoji.startswith("jerusalem_marshal_")
        await person.press(screen, "Marshal")
        ids = [each.id for each in table.service.emojis.all()]
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
        assert uploads(table) == len(FEW), "none is uploaded again"
        assert [each.id for each in table.service.emojis.all()] == ids
        _, screen = await asked_screen(bot, table)
        assert "<:jerusalem_bezant_" in screen.text or "bezants" not in screen.text
        seat = await to_phase(bot, table, people, "deploy")
        await people[seat].slash(CHANNEL, "move", action="done")
        await bot.services.deliverer.settled()
        log = "\n".join(each.text for each in people[0].messages(CHANNEL))
        assert "<:seat_square_" in log
        assert "■" in undressed(log)


async def test_an_older_drawing_stays_and_the_new_one_is_uploaded_beside_it(
    table: LocalTable, tmp_path: Path
) -> None:
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
    squire = next(each for each in table.service.emojis.all() if "squire" in each.name)
    now, squire.name = squire.name, "jerusalem_squire_00000000"
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
        found = emojis.of("jerusalem", "squire")
    names = {each.name for each in table.service.emojis.all()}
    assert {now, "jerusalem_squire_00000000"} <= names
    assert uploads(table) == len(FEW) + 1
    assert found is not None
    assert found.name == now


async def test_words_do_where_discord_takes_no_emojis(table: LocalTable, tmp_path: Path) -> None:
    people = table.people[:2]
    table.faults.refuse(CREATED, code=50013, times=100)
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
        await start_table(people)
        _, screen = await asked_screen(bot, table)
        assert screen.button("Marshal").emoji == ""
        assert "<:" not in screen.text


async def test_emojis_that_are_gone_leave_words_behind(table: LocalTable, tmp_path: Path) -> None:
    """Somebody deletes them in the developer portal while a game runs."""
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, emojis=True)) as bot:
        await bot.services.signs.settled()
        await start_table(people)
        for each in table.service.emojis.all():
            table.service.emojis.delete(each.id)
        _, screen = await asked_screen(bot, table)
        assert screen.button("Marshal").emoji == ""
        assert "That is our fault" not in screen.text
        assert "<:" not in screen.text
