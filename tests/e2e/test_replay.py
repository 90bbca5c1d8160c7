"""[Replay] on the end message: chapter by chapter, for anyone, and only when the game is over."""

import copy
from pathlib import Path

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from tests.e2e.kit import CHANNEL, abandon, play_quickly, quick, running_bot, start_table, table_in
from tests.kit.replies import as_message, custom_id_of


def has_replay(message: Message) -> bool:
    return any(button.label == "Replay" for button in message.buttons)


async def finished(bot: Seneschal, table: LocalTable, people: list[Person]) -> Message:
    await start_table(people)
    await play_quickly(bot, table)
    return await people[0].wait_for(has_replay, CHANNEL)


def forged(message: Message, custom_id: str) -> Message:
    """The same message with its last button changed, as only a tampered client has it."""
    post = copy.copy(message.post)
    post.payload = copy.deepcopy(post.payload)
    row = next(part for part in post.payload["components"][0]["components"] if part["type"] == 1)
    row["components"][-1] |= {"custom_id": custom_id, "disabled": False}
    return Message(post, message._attachments)


def pages_of(page: Message) -> int:
    """From its second line: "-# 1 of 16"."""
    return int(page.text.splitlines()[1].split()[-1])


async def test_anyone_leafs_through_a_finished_game_to_its_end_and_back(
    table: LocalTable, bot: Seneschal
) -> None:
    final = await finished(bot, table, table.people[:2])
    before = copy.deepcopy(final.payload)
    bystander = table.person("Dora")
    bystander.timeout_seconds = 60.0  # a process of the painter's is started for it
    page = as_message(await bystander.press(final, "Replay"))
    assert page.ephemeral
    assert "Round 1" in page.text
    assert page.button("◀").disabled
    count = pages_of(page)
    assert count > 5
    seen = [page.text]
    while not page.button("▶").disabled:
        turned = await bystander.press(page, "▶")
        assert turned == page, "the same message turns its pages"
        seen.append(page.text)
    assert len(seen) == len(set(seen)) == count
    assert f"{count} of {count}" in page.text
    await bystander.press(page, "◀")
    assert page.text == seen[-2]
    assert final.payload == before, "the end message stays as it is"


async def test_a_replay_goes_on_after_a_restart(table: LocalTable, tmp_path: Path) -> None:
    people = table.people[:2]
    people[0].timeout_seconds = 60.0
    async with running_bot(table, quick(tmp_path)) as bot:
        final = await finished(bot, table, people)
        page = as_message(await people[0].press(final, "Replay"))
    first = page.text
    async with running_bot(table, quick(tmp_path)) as bot:
        await people[0].press(page, "▶")
        assert "2 of" in page.text
        again = await people[0].press(final, "Replay")
        assert again.text == first


async def test_before_the_end_there_is_nothing_to_see(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    board = await ben.wait_for(lambda each: any(b.label == "Board" for b in each.buttons), CHANNEL)
    for custom_id in (f"replay:{hosted.row.id}", f"replay:{hosted.row.id}:7"):
        refused = as_message(await ben.press(forged(board, custom_id), custom_id))
        assert refused.ephemeral
        assert "opens when the game is over" in refused.text
        assert not refused.images
    await abandon(ana)
    refused = as_message(await ben.press(forged(board, custom_id), custom_id))
    assert "opens when the game is over" in refused.text


async def test_pages_that_are_not_there_do_no_harm(table: LocalTable, bot: Seneschal) -> None:
    final = await finished(bot, table, table.people[:2])
    ana = table.person("Ana")
    ana.timeout_seconds = 60.0
    page = as_message(await ana.press(final, "Replay"))
    count = pages_of(page)
    replay = custom_id_of(page.button("▶")).rpartition(":")[0]
    pages = {"99999": f"{count} of {count}", "00": f"1 of {count}", "x": "not mine"}
    for detail, said in pages.items():
        reply = await ana.press(forged(page, f"{replay}:{detail}"), f"{replay}:{detail}")
        assert said in reply.text


async def test_pages_are_pictures_with_words_for_those_who_do_not_see_them(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    people[1].timeout_seconds = 60.0
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        await start_table(people)
        await play_quickly(bot, table)
        final = await people[1].wait_for(has_replay, CHANNEL, seconds=30)
        page = as_message(await people[1].press(final, "Replay"))
        first = page.images[0]
        assert first.data.startswith(b"\x89PNG")
        assert "Jerusalem. Round 1" in first.alt
        await people[1].press(page, "▶")
        assert len(page.images) == 1
        assert page.images[0].data != first.data
