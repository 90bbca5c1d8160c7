"""Moves by slash command and by panel: only what was chosen, and only once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app.client import Seneschal
from bot.interactions import use_cases
from bot.local import LocalTable, Person
from bot.messages.panel.widgets import PanelId
from bot.store import Store, TableRow
from tests.e2e.kit import CHANNEL, quick, running_bot, start_table, table_in, to_phase
from tests.kit.replies import as_message, custom_id_of


async def texts(bot: Seneschal, table: LocalTable) -> list[str]:
    return [done.text for done in (await table_in(bot, table)).game.history]


async def to_deploy(bot: Seneschal, table: LocalTable) -> tuple[Person, list[str]]:
    """Whose turn to deploy it is, and what has been played so far."""
    people = table.people[:2]
    await start_table(people)
    seat = await to_phase(bot, table, people, "deploy")
    return people[seat], await texts(bot, table)


async def test_move_plays_nothing_where_more_than_one_action_fits(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, before = await to_deploy(bot, table)
    for text in ("p", "pl", "pl mar 1"):
        shown = as_message(await asked.slash(CHANNEL, "move", action=text))
        assert shown.ephemeral
        assert "fits more than one move, so nothing was done" in shown.text
        assert {button.label for button in shown.buttons} & {"Place 1 in Market (large)"} or (
            "more: type a little more of it" in shown.text
        )
        assert "_" not in shown.text
    blank = as_message(await asked.slash(CHANNEL, "move", action="   "))
    assert "You typed nothing" in blank.text
    assert blank.button("End turn")
    nonsense = as_message(await asked.slash(CHANNEL, "move", action="qqqq zz"))
    assert "“qqqq zz” fits nothing you can do now, so nothing was done" in nonsense.text
    assert nonsense.button("End turn")
    assert await texts(bot, table) == before
    await asked.slash(CHANNEL, "move", action="pl market_l 1")
    assert await texts(bot, table) == [*before, "place market_large 1"]


async def test_what_comes_near_is_a_button_of_the_panel(table: LocalTable, bot: Seneschal) -> None:
    asked, before = await to_deploy(bot, table)
    near = as_message(await asked.slash(CHANNEL, "move", action="plce markt large 1"))
    assert "isn't a move you can make now, so nothing was done" in near.text
    twice = as_message(await asked.slash(CHANNEL, "move", action="plce markt large 1"))
    assert near.ephemeral
    ids = {PanelId.read(custom_id_of(button)) for button in near.buttons}
    assert None not in ids, "such a button is one of the panel's, which checks seat and question"
    played = as_message(await asked.press(near, "Place 1 in Market (large)"))
    assert "1 squire in Market (large)" in played.text
    assert await texts(bot, table) == [*before, "place market_large 1"]
    again = as_message(await asked.press(twice, "Place 1 in Market (large)"))
    assert "The table has moved on" in again.text
    assert await texts(bot, table) == [*before, "place market_large 1"]


async def test_what_is_understood_but_not_legal_is_refused_with_what_would_be(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, before = await to_deploy(bot, table)
    refused = as_message(await asked.slash(CHANNEL, "move", action="pl mar la 9"))
    assert "You cannot place 9 in Market (large): you have " in refused.text
    assert "Try `place market_large " in refused.text
    refused = as_message(await asked.slash(CHANNEL, "move", action="place market_large 9"))
    assert "You cannot place 9 in Market (large): you have " in refused.text
    assert await texts(bot, table) == before


async def test_with_one_squire_left_a_place_for_two_hires_nobody(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, _ = await to_deploy(bot, table)
    seat = next(iter((await table_in(bot, table)).game.asked))
    while "place davids_tower 2" in (await table_in(bot, table)).game.legal(seat):
        await asked.slash(CHANNEL, "move", action="place davids_tower 1")
    before = await texts(bot, table)
    assert "hire 2" in (await table_in(bot, table)).game.legal(seat)
    shown = as_message(await asked.slash(CHANNEL, "move", action="pl pal 2"))
    assert [button.label for button in shown.buttons] == [
        "Place 1 in King's Palace (large)",
        "Place 1 in King's Palace (small left)",
        "Place 1 in King's Palace (small right)",
    ]
    assert await texts(bot, table) == before


async def test_no_option_takes_a_text_longer_than_any_action(
    table: LocalTable, bot: Seneschal
) -> None:
    move = bot.tree.get_command("move")
    game = bot.tree.get_command("jerusalem")
    assert isinstance(move, app_commands.Command)
    assert isinstance(game, app_commands.Group)
    place = game.get_command("place")
    assert isinstance(place, app_commands.Command)
    area = place.get_parameter("area")
    assert area is not None
    assert [part.max_value for part in (move.parameters[0], area)] == [100, 100]


async def test_two_quick_clicks_on_undo_take_one_action_back(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, before = await to_deploy(bot, table)
    for action in ("place market_large 1", "place templars_large 1", "place market_large 1"):
        panel = as_message(await asked.slash(CHANNEL, "move", action=action))
    undo = custom_id_of(panel.button("Undo"))
    await asyncio.gather(asked.press(panel, undo), asked.press(panel, undo))
    assert await texts(bot, table) == [*before, "place market_large 1", "place templars_large 1"]


async def test_undo_on_an_old_panel_shows_where_the_table_stands(
    table: LocalTable, bot: Seneschal
) -> None:
    asked, before = await to_deploy(bot, table)
    old = as_message(await asked.slash(CHANNEL, "move", action="place market_large 1"))
    await asked.slash(CHANNEL, "move", action="place templars_large 1")
    reply = as_message(await asked.press(old, "Undo"))
    assert "The table has moved on" in reply.text
    assert await texts(bot, table) == [*before, "place market_large 1", "place templars_large 1"]
    await asked.press(reply, "Undo")
    assert await texts(bot, table) == [*before, "place market_large 1"]


@pytest.mark.parametrize("command", ["move", "jerusalem place"])
async def test_one_move_is_played_once_by_two_processes_with_one_token(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are handed it and both find it legal; the one that is second finds it answered."""
    options: dict[str, str | int] = {"action": "place market_large 1"}
    if command != "move":
        options = {"area": "market_large", "count": 1}
    async with LocalTable(rate_limits=False) as table, running_bot(table, quick(tmp_path)) as bot:
        asked, before = await to_deploy(bot, table)
        async with running_bot(table, quick(tmp_path)) as second:
            both, ended = asyncio.Barrier(2), asyncio.Semaphore(0)
            for each in (bot, second):
                save_together(each.services.store, both, monkeypatch)
            play = use_cases.play

            async def play_and_end(*values: Any) -> None:
                try:
                    await play(*values)
                finally:
                    ended.release()

            monkeypatch.setattr(use_cases, "play", play_and_end)
            await asked.slash(CHANNEL, command, **options)
            for _ in range(2):
                await ended.acquire()
        assert await texts(bot, table) == [*before, "place market_large 1"]


def save_together(store: Store, both: asyncio.Barrier, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what this process stores next wait until the other is about to store, too."""
    save = store.save

    async def saved_together(*values: Any) -> TableRow:
        monkeypatch.setattr(store, "save", save)
        await both.wait()
        return await save(*values)

    monkeypatch.setattr(store, "save", saved_together)
