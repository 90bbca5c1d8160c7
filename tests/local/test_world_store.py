"""People, channels, messages and pictures are there again after a restart."""

from pathlib import Path

import aiohttp

from bot.local import LocalTable
from bot.local.attachments import Upload
from bot.local.message_writer import Draft
from tests.e2e.kit import open_table, quick, running_bot, table_in

CHANNEL = "general"


async def test_a_game_goes_on_after_the_box_was_closed_and_opened_again(tmp_path: Path) -> None:
    folder = tmp_path / "local-table"
    async with LocalTable(folder=folder, rate_limits=False) as table:
        table.add_person("Zoe")
        table.add_channel("tower")
        people = [table.person("Ana"), table.person("Zoe")]
        async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
            lobby = await open_table(people, channel="tower")
            await people[0].press(lobby, "Start")
            board = await people[0].wait_for(lambda each: bool(each.images), "tower", seconds=30)
            picture = board.images[0].data
            await bot.services.deliverer.settled()
            seat = (await table_in(bot, table, "tower")).game.asked[0]
    async with LocalTable(folder=folder, rate_limits=False) as table:
        people = [table.person("Ana"), table.person("Zoe")]
        again = people[0].messages("tower")
        assert [each.images[0].data for each in again if each.images] == [picture]
        async with running_bot(table, quick(tmp_path)) as bot:
            await table.commands_known()
            screen = await people[seat].slash("tower", "screen")
            assert "You open the auction" in screen.text
            fresh = await people[seat].slash("tower", "move", action="name marshal")
            assert "Marshal" in fresh.text
            assert (await table_in(bot, table, "tower")).game.history


async def test_pictures_are_served_under_the_new_address(tmp_path: Path) -> None:
    folder = tmp_path / "local-table"
    async with LocalTable(folder=folder) as table:
        old = table.base
        ana = table.person("Ana")
        post = table.service.message_writer.write(ana.channel(CHANNEL), ana.user, picture_draft())
    async with LocalTable(folder=folder) as table:
        assert table.base != old
        (kept,) = [each for each in table.channel(CHANNEL).posts.values() if each.id == post.id]
        table.service.attachments.renew_urls(kept.payload)
        url = kept.payload["attachments"][0]["url"]
        assert url.startswith(table.base)
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            assert await answer.read() == b"a picture"


async def test_what_was_for_one_person_alone_is_not_kept(tmp_path: Path) -> None:
    folder = tmp_path / "local-table"
    async with LocalTable(folder=folder) as table:
        ana = table.person("Ana")
        channel = ana.channel(CHANNEL)
        draft = Draft({"content": "a secret"})
        table.service.message_writer.write(channel, ana.user, draft, addressee=ana.user.id)
    assert "a secret" not in (folder / "world.json").read_text("utf-8")


async def test_a_file_that_cannot_be_read_is_put_aside_and_a_new_table_opened(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "local-table"
    (folder / "uploads").mkdir(parents=True)
    (folder / "world.json").write_text("{", "utf-8")
    async with LocalTable(folder=folder) as table:
        assert table.person("Ana")
    assert (folder / "world.unread").read_text("utf-8") == "{"
    assert (folder / "world.json").stat().st_size > 100


async def test_a_game_that_is_new_gets_its_channel_in_a_restored_table(tmp_path: Path) -> None:
    async with LocalTable(folder=tmp_path, games=["chess"]) as table:
        old = table.channel("chess").id
    async with LocalTable(folder=tmp_path, games=["chess", "new_game"]) as table:
        names = [channel.name for channel in table.person("Ana").channels]
        assert names == ["chess", "general", "new-game"]
        assert table.channel("chess").id == old


def picture_draft() -> Draft:
    return Draft({"content": "look"}, {0: Upload("a.txt", b"a picture")})
