"""Redirecting discord.py to the table."""

import asyncio

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.local import LocalTable, redirect_discord
from bot.local.redirect import REDIRECTED
from tests.local.conftest import logged_in


def test_pinned_discord_py_has_the_redirected_attributes() -> None:
    for owner, name in REDIRECTED:
        assert name in owner.__dict__
    assert discord.version_info[:2] == (2, 7)


def test_addresses_are_discords_outside_and_ours_inside_the_block() -> None:
    with redirect_discord("http://127.0.0.1:1"):
        assert Route.BASE == "http://127.0.0.1:1/api/v10"
        assert yarl.URL("ws://127.0.0.1:1/gateway") == DiscordWebSocket.DEFAULT_GATEWAY
        assert discord.Asset.BASE == "http://127.0.0.1:1"
    assert Route.BASE == "https://discord.com/api/v10"
    assert discord.Asset.BASE == "https://cdn.discordapp.com"


async def test_running_table_is_the_default_and_is_forgotten_when_it_stops() -> None:
    async with LocalTable() as table:
        assert table.base + "/api/v10" == Route.BASE
    assert Route.BASE == "https://discord.com/api/v10"


async def test_several_bots_and_tables_in_one_process_do_not_mix() -> None:
    async def evening(number: int) -> str:
        async with (
            LocalTable(rate_limits=False, people=[f"Ana{number}"]) as table,
            logged_in(table),
        ):
            ana = table.person(f"Ana{number}")
            replies = [await ana.slash("general", "deal") for _ in range(3)]
            assert all(reply.text == "dealt" for reply in replies)
            assert len(ana.messages(ana.dm)) == 3
            return ana.messages(ana.dm)[0].author

    assert await asyncio.gather(*map(evening, range(4))) == ["Seneschal"] * 4
