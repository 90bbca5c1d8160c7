"""The log's thread and the pages of a replay as a person sees them in front of the page."""

from pathlib import Path

import pytest
from playwright.async_api import BrowserContext

from bot.local import LocalTable
from tests.e2e.kit import CHANNEL, choose_option, open_table, play_quickly, quick, running_bot
from tests.kit.browser import needs_chromium, open_page

pytestmark = [pytest.mark.browser, needs_chromium]


async def test_the_thread_is_opened_from_the_rail_and_a_replay_is_leafed_through(
    table: LocalTable, browser: BrowserContext, mistakes: list[str], tmp_path: Path
) -> None:
    table.traffic.recording = False
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        lobby = await open_table(people)
        await choose_option(people[0], lobby, "Log", "log in a thread")
        await people[0].press(lobby, "Start")
        await play_quickly(bot, table)
        page = await open_page(table, browser, people[0], mistakes)
        page.set_default_timeout(15_000)
        await page.get_by_role("link", name="Jerusalem: the log").click()
        await page.get_by_text("Round 1 begins").first.wait_for()
        await page.get_by_role("link", name=CHANNEL).first.click()
        await page.get_by_role("button", name="Replay").last.click()
        first = page.locator('li.message img[alt*="Round 1"]').last
        await first.wait_for(timeout=40_000)
        await page.get_by_role("button", name="▶").last.click()
        await page.get_by_text("2 of ").last.wait_for()
    assert not [each for each in mistakes if "WebSocket" not in each]
