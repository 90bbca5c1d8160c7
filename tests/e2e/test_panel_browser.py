"""A panel in Chromium: by keyboard alone, on a phone, by ear, and its pictures at their largest."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable, Person
from tests.e2e.kit import end_turn, quick, running_bot, start_table, table_in, to_phase
from tests.kit.browser import DESKTOP, PHONE, needs_chromium, open_page

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page, ViewportSize

pytestmark = [pytest.mark.browser, needs_chromium]

IN_PANEL = "document.activeElement.closest('li.message') !== null"


async def deploying(bot: Seneschal, table: LocalTable) -> Person:
    """Return who is called to deploy, by DM."""
    people = table.people[:2]
    await start_table(people)
    first = await to_phase(bot, table, people, "deploy")
    await end_turn(people[first])
    await bot.services.deliverer.settled()
    return people[1 - first]


async def open_panel(page: "Page", viewport: "ViewportSize") -> None:
    if viewport == PHONE:
        await page.locator("#open-rail").click()
    await page.get_by_role("link", name="Seneschal").first.click()
    await page.get_by_role("button", name="End turn").first.wait_for()


async def test_a_turn_is_played_by_keyboard_and_the_focus_stays_on_the_panel(
    table: LocalTable, browser: "BrowserContext", mistakes: list[str], tmp_path: Path
) -> None:
    async with running_bot(table, quick(tmp_path)) as bot:
        person = await deploying(bot, table)
        page = await open_page(table, browser, person, mistakes)
        await open_panel(page, DESKTOP)
        played = len((await table_in(bot, table)).game.history)
        await page.get_by_role("button", name="Put squires from your reserve").focus()
        for key in ("Enter", "ArrowDown", "Enter"):
            await page.keyboard.press(key)
        await page.get_by_role("button", name="1", exact=True).wait_for()
        assert await page.evaluate(IN_PANEL)
        await page.get_by_role("button", name="1", exact=True).focus()
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="End turn").wait_for()
        assert len((await table_in(bot, table)).game.history) == played + 1
        assert await page.evaluate(IN_PANEL)
        await page.get_by_role("button", name="End turn").focus()
        await page.keyboard.press("Enter")
        await page.get_by_text("Not used yet").wait_for()
        assert await page.evaluate(IN_PANEL)
    assert mistakes == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
async def test_a_panel_fits_and_every_control_has_a_name(
    viewport: "ViewportSize",
    table: LocalTable,
    browser: "BrowserContext",
    mistakes: list[str],
    tmp_path: Path,
) -> None:
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        person = await deploying(bot, table)
        await bot.services.deliverer.settled()
        page = await open_page(table, browser, person, mistakes, viewport)
        if viewport == PHONE:
            name = await page.locator("#open-rail").get_attribute("aria-label")
            assert name
            assert "mention" in name or "unread" in name
        await open_panel(page, viewport)
        panel = page.locator("li.message").last
        controls = await panel.locator("button, a").evaluate_all(
            "all => all.map(one => [one.getAttribute('aria-label') ?? one.textContent,"
            " one.getBoundingClientRect().right])"
        )
        assert len(controls) > 8
        assert all(name.strip() for name, _ in controls)
        assert max(right for _, right in controls) <= viewport["width"]
        pictures = panel.locator(".picture img")
        assert await pictures.count() == 2
        widths = await pictures.evaluate_all("all => all.map(one => one.clientWidth)")
        assert min(widths) > (270 if viewport == PHONE else 450)
        await fills_the_screen(page, panel.locator("button.enlarge").last, viewport)
    assert mistakes == []


async def fills_the_screen(page: "Page", enlarge: object, viewport: "ViewportSize") -> None:
    """The viewer takes the whole window, and the picture as much of it as its shape allows."""
    await enlarge.click()  # type: ignore[attr-defined]
    image = page.locator("#viewer[open] img")
    await image.wait_for()
    box = await page.locator("#viewer").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (viewport["width"], viewport["height"])
    stage = await page.locator("#viewer .stage").bounding_box()
    shown = await image.evaluate(
        "one => { const by = Math.min(one.clientWidth / one.naturalWidth,"
        " one.clientHeight / one.naturalHeight);"
        " return [one.naturalWidth * by, one.naturalHeight * by]; }"
    )
    assert stage
    assert max(shown[0] / stage["width"], shown[1] / stage["height"]) > 0.98
    await page.get_by_role("button", name="Zoom in").click()
    assert await image.evaluate("one => one.clientWidth") >= 2 * shown[0] * 0.98
    await page.get_by_role("button", name="Close").click()


async def test_without_javascript_the_page_says_so(
    table: LocalTable, browser: "BrowserContext"
) -> None:
    chromium = browser.browser
    assert chromium
    plain = await chromium.new_context(java_script_enabled=False)
    page = await plain.new_page()
    await page.goto(table.page_of(table.people[0]))
    assert "needs JavaScript" in await page.locator("body").inner_text()
    await plain.close()
