"""People, channels, messages and pictures are there again after a restart."""

import asyncio
import shutil
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.local import LocalTable, world_store
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


KILLED = """
import asyncio, sys
from pathlib import Path
from bot.local import LocalTable
from bot.local.attachments import Upload
from bot.local.message_writer import Draft

async def main():
    async with LocalTable(folder=Path(sys.argv[1])) as table:
        ana, service = table.person("Ana"), table.service
        flora = table.add_person("Flora")
        cellar, letters = table.add_channel("cellar"), service.world.dm_with(ana.user)
        first = await ana.say("cellar", "first")
        changed = await flora.say("cellar", "before")
        gone = await ana.say("cellar", "gone")
        service.message_writer.edit(changed.post, Draft({"content": "after"}))
        service.message_writer.delete(gone.post)
        flora.react(first, "🔥")
        service.message_writer.write(
            letters, service.world.bot,
            Draft({"content": "look"}, {0: Upload("a.txt", b"a picture")}),
        )
        service.message_writer.write(
            cellar, service.world.bot, Draft({"content": "a secret"}), addressee=ana.id
        )
        sys.stdout.write("done\\n")
        sys.stdout.flush()
        await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_killed_table_loses_nothing_that_was_said(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), 30) == b"done\n"
    process.kill()
    await process.wait()
    with (tmp_path / "changes.jsonl").open("ab") as unfinished:
        unfinished.write(b'{"channel": "1", "post"')
    for _run in range(2):
        async with LocalTable(folder=tmp_path) as table:
            ana = table.person("Ana")
            assert [each.text for each in ana.messages("cellar")] == ["first", "after"]
            assert ana.messages("cellar")[0].post.reactions == {"🔥": [table.person("flora").id]}
            (sent,) = ana.messages(ana.dm)
            assert table.service.attachments.data(sent.payload["attachments"][0]["id"]) == (
                b"a picture"
            )
            newest = int(table.channel("cellar").last_message_id or 0)
            assert newest >= int(ana.messages("cellar")[-1].id)
            assert int(table.service.world.new_id()) > newest


async def test_the_log_of_changes_is_folded_in_before_it_grows_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world_store, "MAX_CHANGES_BYTES", 5_000)
    async with LocalTable(folder=tmp_path) as table:
        for number in range(50):
            await table.person("Ana").say(CHANNEL, str(number))
            assert (tmp_path / "changes.jsonl").stat().st_size <= 5_000
        copy = tmp_path / "copy"
        shutil.copytree(tmp_path, copy, ignore=shutil.ignore_patterns("copy"))
    async with LocalTable(folder=copy) as table:
        said = [each.text for each in table.person("Ana").messages(CHANNEL)]
        assert said == [str(number) for number in range(50)]


def picture_draft() -> Draft:
    return Draft({"content": "look"}, {0: Upload("a.txt", b"a picture")})
