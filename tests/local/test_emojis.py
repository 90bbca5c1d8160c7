"""Emojis of the application, over real REST: what Discord takes, and what it refuses."""

import base64
from pathlib import Path

import discord
import pytest

from bot.local import LocalTable
from bot.local.emojis import MAX_BYTES, MAX_EMOJIS, AppEmoji

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


async def logged_in(table: LocalTable) -> discord.Client:
    client = discord.Client(intents=discord.Intents.none())
    await client.login(table.token)
    return client


async def test_an_emoji_is_made_found_renamed_and_deleted() -> None:
    async with LocalTable() as table, await logged_in(table) as client:
        made = await client.create_application_emoji(name="squire_1", image=PNG)
        assert [each.id for each in await client.fetch_application_emojis()] == [made.id]
        renamed = await made.edit(name="squire_2")
        assert renamed.name == "squire_2"
        await made.delete()
        assert await client.fetch_application_emojis() == []
        with pytest.raises(discord.HTTPException) as gone:
            await client.fetch_application_emoji(made.id)
        assert gone.value.code == 10014


@pytest.mark.parametrize(
    ("name", "image"),
    [("x", PNG), ("a-b", PNG), ("a" * 33, PNG), ("same", PNG), ("large", PNG + b"0" * MAX_BYTES)],
)
async def test_what_discord_does_not_take(name: str, image: bytes) -> None:
    async with LocalTable() as table, await logged_in(table) as client:
        await client.create_application_emoji(name="same", image=PNG)
        with pytest.raises(discord.HTTPException) as refused:
            await client.create_application_emoji(name=name, image=image)
        assert refused.value.code == 50035
        assert len(table.service.emojis.all()) == 1


async def test_there_is_room_for_two_thousand() -> None:
    async with LocalTable() as table, await logged_in(table) as client:
        known = {str(each): AppEmoji(str(each), f"e_{each}", PNG) for each in range(MAX_EMOJIS)}
        table.service.emojis._emojis.update(known)
        with pytest.raises(discord.HTTPException) as refused:
            await client.create_application_emoji(name="one_more", image=PNG)
        assert refused.value.code == 30008


async def test_a_control_with_an_emoji_that_is_not_there_is_refused() -> None:
    async with LocalTable() as table, await logged_in(table) as client:
        channel = client.get_partial_messageable(int(table.channel("general").id))
        view = discord.ui.View()
        emoji = discord.PartialEmoji(name="squire", id=1)
        view.add_item(discord.ui.Button(label="Squire", custom_id="a", emoji=emoji))
        with pytest.raises(discord.HTTPException) as refused:
            await channel.send("Choose", view=view)
        assert "COMPONENT_INVALID_EMOJI" in str(refused.value.text) or "Invalid emoji" in str(
            refused.value
        )


async def test_emojis_are_there_again_in_the_next_run(tmp_path: Path) -> None:
    async with LocalTable(folder=tmp_path) as table, await logged_in(table) as client:
        await client.create_application_emoji(name="squire_1", image=PNG)
    async with LocalTable(folder=tmp_path) as table, await logged_in(table) as client:
        (kept,) = await client.fetch_application_emojis()
        assert kept.name == "squire_1"
        assert table.service.emojis.get(str(kept.id)).image == PNG
