"""A person in front of the page: /play, computer players, a full round by clicking."""

import asyncio
import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import quick, running_bot, seed_of, table_in
from tests.kit.browser import needs_chromium, open_page

pytestmark = [pytest.mark.browser, needs_chromium]

CHANNEL = "jerusalem"


async def test_a_newcomer_plays_a_round_against_computers(
    table: LocalTable, browser: BrowserContext, mistakes: list[str], tmp_path: Path
) -> None:
    table.traffic.recording = False
    ana, ben = table.people[:2]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        page = await open_page(table, browser, ana, mistakes)
        page.set_default_timeout(15_000)
        await open_a_table(page)
        other = await open_page(table, browser, ben, mistakes)
        await other.get_by_role("link", name=CHANNEL).first.click()
        await play_a_round(page, bot, table)
        await page.locator('li.message img[alt*="Round"]').first.wait_for()
        await check_the_private_screen(page, bot, table)
        await check_nothing_leaks(page, other, bot, table)
    assert not [each for each in mistakes if "WebSocket" not in each]


@pytest.mark.parametrize("game", [game for game in engine.GAMES if game != "jerusalem"])
async def test_every_other_game_is_begun_in_the_browser(
    game: str, table: LocalTable, browser: BrowserContext, mistakes: list[str], tmp_path: Path
) -> None:
    """Against computers, with a few answers by clicking, the board and one's own screen."""
    table.traffic.recording = False
    rules = engine.GAMES[game]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        page = await open_page(table, browser, table.people[0], mistakes)
        page.set_default_timeout(15_000)
        await open_a_table(page, rules.title, rules.seats[0] - 1)
        await answer_some(page, bot, table, answers=4)
        await page.locator(f'li.message img[alt*="{rules.title}"]').first.wait_for(timeout=40_000)
    assert not [each for each in mistakes if "WebSocket" not in each]


async def answer_some(page: Page, bot: Seneschal, table: LocalTable, answers: int) -> None:
    rng = random.Random(2)
    for _ in range(40):
        await until_asked(bot, table)
        hosted = await table_in(bot, table, CHANNEL)
        answered = sum(done.seat == 0 for done in hosted.game.history)
        if answered >= answers or hosted.game.result:
            return
        await answer_once(page, hosted, rng)
    raise AssertionError("nobody gets to answer")


async def until_asked(bot: Seneschal, table: LocalTable) -> None:
    """Computers think in processes of their own, which take a while to start."""
    async with asyncio.timeout(60):
        while 0 not in (game := (await table_in(bot, table, CHANNEL)).game).asked:
            if game.result:
                return
            await asyncio.sleep(0.05)


async def open_a_table(page: Page, title: str = "Jerusalem", computers: int = 2) -> None:
    await page.get_by_role("link", name=CHANNEL).first.click()
    await page.get_by_label(f"Message #{CHANNEL}").click()
    await page.keyboard.type("/play")
    await page.get_by_role("option", name="/play").first.wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.type(title[:3])
    await page.get_by_role("option", name=title).wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    lobby = page.locator("li.message", has_text="a table is open")
    await lobby.wait_for()
    for number in range(1, computers + 1):
        await lobby.get_by_role("button", name="Add a computer player").click()
        await page.get_by_role("option", name="easy").click()
        seated = re.compile(rf"(\(computer, easy\).*){{{number}}}")
        await lobby.filter(has_text=seated).wait_for()
    await lobby.get_by_role("button", name="Start").click()
    await page.get_by_text("the game has begun below").wait_for()


async def play_a_round(page: Page, bot: Seneschal, table: LocalTable) -> None:
    """Until round 2 begins: open the screen from the table message and press what is there."""
    rng = random.Random(1)
    for _ in range(120):
        await until_asked(bot, table)
        hosted = await table_in(bot, table, CHANNEL)
        if hosted.game.view(None)["round"] > 1:
            return
        await answer_once(page, hosted, rng)
    raise AssertionError("the round does not end")


async def answer_once(page: Page, hosted: HostedTable, rng: random.Random) -> None:
    """One press or choice on the newest private screen; a new one is opened if there is none."""
    moves = len(hosted.game.history)
    screens = page.locator("li.message", has_text="Only you can see this")
    await page.get_by_role("button", name="My screen").last.click()
    screen = screens.last
    await screen.get_by_text(hosted.heading).first.wait_for()
    for _ in range(4):
        select = screen.locator('[aria-haspopup="listbox"]')
        if await select.count() and rng.random() < 0.8:
            await choose_something(page, select.first, rng)
        else:
            await press_something(screen, rng)
        await page.wait_for_timeout(150)
        if len(hosted.game.history) != moves:
            break
    await screen.get_by_role("button", name="Dismiss message").click()


async def choose_something(page: Page, select: Locator, rng: random.Random) -> None:
    with suppress(PlaywrightTimeout):
        await select.click(timeout=2000)
        options = page.get_by_role("option")
        await options.first.wait_for(timeout=2000)
        await options.nth(rng.randrange(await options.count())).click(timeout=2000)


async def press_something(screen: Locator, rng: random.Random) -> None:
    """A button by its label; the panel may be redrawn meanwhile, then one looks again."""
    labels = await screen.locator("button.press").all_inner_texts()
    skipped = ("", "Back", "Undo", "Other…", "Dismiss message", "Board", "Log", "?")
    choices = [each for each in labels if each not in skipped and "at once" not in each]
    if "Done" in choices and rng.random() < 0.5:  # turns that end now and then
        choices = ["Done"]
    if choices:
        button = screen.get_by_role("button", name=rng.choice(choices), exact=True)
        with suppress(PlaywrightTimeout):
            await button.first.click(timeout=2000)


async def check_the_private_screen(page: Page, bot: Seneschal, table: LocalTable) -> None:
    """The DM with the bot shows one's own hand as a picture with its text."""
    await bot.services.deliverer.settled()
    await page.get_by_role("link", name="Seneschal").first.click()
    await page.locator("li.message").first.wait_for()
    assert await page.locator("li.message", has_text="Jerusalem").count()


async def check_nothing_leaks(page: Page, other: Page, bot: Seneschal, table: LocalTable) -> None:
    """The other page's whole document has none of the first one's secrets."""
    hosted = await table_in(bot, table, CHANNEL)
    source = await other.content()
    assert seed_of(hosted) not in source
    assert "Only you can see this" not in source
    for seat in range(hosted.game.seats):
        for held in hosted.game.state.players[seat].hand:
            assert held.card.value not in source
