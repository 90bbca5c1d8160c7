"""The first minute on a phone: greeted, two presses, the first decision; then a report, by menu."""

from pathlib import Path

import pytest
from playwright.async_api import BrowserContext

import engine
from bot.local import LocalTable
from tests.e2e.kit import CHANNEL, quick, running_bot
from tests.kit.browser import PHONE, needs_chromium, open_page

pytestmark = [pytest.mark.browser, needs_chromium]


async def test_a_stranger_on_a_phone_is_at_the_first_decision_after_two_presses(
    browser: BrowserContext, mistakes: list[str], tmp_path: Path
) -> None:
    async with LocalTable(rate_limits=False, games=engine.GAMES, home=CHANNEL) as table:
        ana = table.people[0]
        async with running_bot(table, quick(tmp_path, welcome=True)) as bot:
            await bot.services.welcomes.settled()
            page = await open_page(table, browser, ana, mistakes, PHONE)
            page.set_default_timeout(15_000)
            assert await page.locator("#place").inner_text() == f"#{CHANNEL}"
            await page.get_by_text("Hello, I'm Seneschal").wait_for()
            await page.get_by_role("button", name="Play against the computer").click()
            choice = page.locator("li.message", has_text="Which game would you like to play")
            await choice.get_by_role("button", name="Jerusalem", exact=True).click()
            screen = page.locator("li.message", has_text="Your game has begun in").last
            await screen.wait_for()
            assert await screen.get_by_role("button").count() > 3
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= PHONE["width"]
            assert (await bot.services.tables.of_person(int(ana.id))).row.status == "running"
    assert not [each for each in mistakes if "WebSocket" not in each]


async def test_a_problem_is_reported_from_the_menu_of_a_message(
    table: LocalTable, browser: BrowserContext, mistakes: list[str], tmp_path: Path
) -> None:
    ana, ben = table.people[:2]
    async with running_bot(table, quick(tmp_path)):
        await ben.say(CHANNEL, "Something is odd here")
        page = await open_page(table, browser, ana, mistakes, PHONE)
        page.set_default_timeout(15_000)
        await page.goto(f"{table.page_of(ana)}#c={table.channel(CHANNEL).id}")
        message = page.locator("li.message", has_text="Something is odd here")
        await message.get_by_role("button", name="Applications").click()
        offered = page.get_by_role("menuitem")
        await offered.first.wait_for()
        assert [await each.inner_text() for each in await offered.all()] == [
            "Report a problem here",
            "Invite to the table here: Ben",
            "Games played: Ben",
        ]
        await offered.first.click()
        await page.get_by_label("What is wrong?").fill("It does nothing.")
        await page.get_by_role("button", name="Submit").click()
        await page.get_by_text("It has been written down as").wait_for()
    assert not [each for each in mistakes if "WebSocket" not in each]
