"""A whole game of Jerusalem from /play to the winner, by clicks and by commands."""

import random

import pytest

from bot.local import LocalTable
from tests.e2e.kit import CHANNEL, Clicker, hosted, live_in, open_table, play_on, quick


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_people_play_a_whole_game_by_clicking(seats, tmp_path):
    async with LocalTable(rated=False) as table, hosted(table, quick(tmp_path)) as bot:
        people = table.people[:seats]
        lobby = await open_table(people)
        await people[0].press(lobby, "Start")
        rng = random.Random(seats)
        await play_on(bot, table, {each.name: Clicker(each, rng) for each in people})
        live = await live_in(bot, table)
        assert live.table.result
        final = await people[0].wait_for("Shuffles: seed", CHANNEL)
        assert live.table.seed in final.text
