"""A Chromium for the tests of the page: one process a module, a fresh context a test."""

import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

import pytest

from bot.local import LocalTable, Person

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page, ViewportSize

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: "ViewportSize" = {"width": 1280, "height": 800}
PHONE: "ViewportSize" = {"width": 390, "height": 844}

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="Chromium is not installed on this machine"
)


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One Chromium for all tests of the module; starting it takes longer than most of them."""
    profile = f"--user-data-dir={tmp_path_factory.mktemp('chromium')}"
    command = [str(CHROMIUM), *FLAGS, profile, "--headless=new", "--remote-debugging-port=0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        words = "DevTools listening on "
        yield next(line.removeprefix(words).strip() for line in process.stderr if words in line)
        process.kill()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator["BrowserContext"]:
    """A fresh set of cookies and storage in the running Chromium."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        one = await playwright.chromium.connect_over_cdp(chromium)
        context = await one.new_context()
        yield context
        await context.close()


@pytest.fixture
def mistakes() -> list[str]:
    return []


async def open_page(
    table: LocalTable,
    browser: "BrowserContext",
    person: Person,
    mistakes: list[str],
    viewport: "ViewportSize | None" = None,
) -> "Page":
    page = await browser.new_page()
    await page.set_viewport_size(viewport or DESKTOP)
    page.set_default_timeout(5000)
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda said: mistakes.append(said.text) if said.type == "error" else None)
    await page.goto(table.page_of(person))
    await page.wait_for_selector("#composer-text")
    return page
