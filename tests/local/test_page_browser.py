"""The page in Chromium, used as a player uses it."""

from typing import TYPE_CHECKING

import pytest

from bot.local import LocalTable, Person
from tests.kit.browser import PHONE, needs_chromium, open_page
from tests.local.sample_bot import SampleBot

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext

pytestmark = [
    pytest.mark.browser,
    needs_chromium,
    pytest.mark.usefixtures("bot"),
]


async def test_evening_at_the_table_by_mouse_and_keyboard(
    table: LocalTable, browser: "BrowserContext", ana: Person, ben: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes)
    await page.get_by_role("link", name="general").first.click()
    await page.get_by_label("Message #general").fill("good **evening** <b>x</b>")
    await page.keyboard.press("Enter")
    said = page.locator("li.message").last
    assert await said.locator("strong").inner_text() == "evening"
    assert "<b>x</b>" in await said.inner_text()

    await page.keyboard.type("/pla")
    await page.get_by_role("option", name="/play").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.type("jer")
    await page.get_by_role("option", name="jerusalem").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_text("jerusalem for 2").wait_for()
    assert await page.get_by_role("button", name="Full").is_disabled()
    outward = page.get_by_role("link", name="Rules")
    assert await outward.get_attribute("rel") == "noopener noreferrer"

    await page.get_by_role("button", name="Tags").click()
    await page.get_by_role("option", name="Tag a").click()
    await page.get_by_role("option", name="Tag c").click()
    await page.get_by_role("button", name="Choose (2)").click()
    await page.get_by_text("tags a,c").wait_for()

    await page.get_by_role("button", name="Amount…").click()
    await page.get_by_label("Amount").fill("7")
    await page.get_by_label("Marshal").check()
    await page.get_by_role("button", name="Submit").click()
    await page.get_by_text("filled in: 7 for ['Marshal']").wait_for()

    await page.get_by_role("button", name="Cell 1").click()
    whisper = page.locator("li.message", has_text="Ana moves 7/1")
    await whisper.get_by_text("Only you can see this").wait_for()
    await whisper.get_by_role("button", name="Dismiss message").click()
    await whisper.wait_for(state="detached")
    assert mistakes == []


async def test_two_tabs_are_two_people_with_their_own_secrets(
    table: LocalTable, browser: "BrowserContext", ana: Person, ben: Person, mistakes: list[str]
) -> None:
    hers = await open_page(table, browser, ana, mistakes)
    his = await open_page(table, browser, ben, mistakes)
    assert await hers.locator("#who summary").inner_text() == "You are Ana"
    assert await his.locator("#who summary").inner_text() == "You are Ben"
    await ana.slash("jerusalem", "jerusalem bid", amount=5)
    await hers.get_by_text("bid 5 True").wait_for()
    await ana.slash("jerusalem", "greet", whom=ben, loud=True)
    await his.locator("li.message.pinged").wait_for()
    assert "bid 5" not in await his.locator("body").inner_text()
    await ana.slash("general", "greet", whom=ben, loud=True)
    await his.get_by_role("link", name="general 1 mention").wait_for()
    fetched = await his.evaluate("fetch('/?as=ana').then((answer) => answer.status)")
    assert fetched == 403


async def test_failure_thinking_and_typing_are_shown(
    table: LocalTable, browser: "BrowserContext", bot: SampleBot, ana: Person, ben: Person
) -> None:
    page = await open_page(table, browser, ana, [])
    ben.type("jerusalem")
    await page.get_by_text("Ben is typing…").wait_for()
    await page.get_by_label("Message #jerusalem").fill("/sleep")
    await page.get_by_role("option", name="/sleep").wait_for()
    await page.keyboard.press("Enter")
    await bot.heard("asleep")
    table.clock.advance(3.1)
    await page.get_by_text("the application did not respond").wait_for()
    table.faults.hang("PATCH */@original")
    await page.get_by_label("Message #jerusalem").fill("/deal")
    await page.get_by_role("option", name="/deal").wait_for()
    await page.keyboard.press("Enter")
    await page.get_by_text("Seneschal is thinking…").wait_for()
    table.faults.release()
    await page.get_by_text("dealt", exact=True).wait_for()
    await page.get_by_role("link", name="Seneschal").click()
    await page.get_by_text("Your hand").wait_for()


async def test_phone_shows_board_and_drawer_without_sideways_scrolling(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes, PHONE)
    await ana.slash("jerusalem", "board")
    await page.get_by_role("button", name="Enlarge: The board, all green").first.click()
    await page.locator("#viewer[open] img").wait_for()
    await page.get_by_role("button", name="Close").click()
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    await page.get_by_role("button", name="Show channels").click()
    await page.get_by_role("navigation").get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Flora")
    await page.get_by_role("button", name="Add", exact=True).click()
    await page.get_by_role("navigation").get_by_role("link", name="Flora").click()
    await page.wait_for_url("**/?as=flora*")
    assert await page.locator("#me").inner_text() == "Flora"
    assert mistakes == []


async def test_markdown_is_drawn_and_nothing_becomes_markup(
    table: LocalTable, browser: "BrowserContext", ana: Person, ben: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes)
    general = table.channel("general")
    await ben.say(
        "jerusalem",
        "# Title\n**bold** *it* _it_ __under__ ~~gone~~ `code_with_*stars*` snake_case_word\n"
        "-# small print\n> quoted\n- one\n  - inner\n1. first\n```py\nfor x in y:\n```\n"
        f"{ana.mention} <#{general.id}> <t:0:D> [safe](https://example.org/a) "
        "[bad](javascript:alert(1)) <img src=x onerror=alert(1)> \\*plain\\*",
    )
    message = page.locator("li.message").last
    drawn = {
        "h3": "Title",
        "strong": "bold",
        "em >> nth=0": "it",
        "u": "under",
        "s": "gone",
        "code >> nth=0": "code_with_*stars*",
        "small": "small print",
        "blockquote": "quoted",
        "ul ul li": "inner",
        "ol li": "first",
        "pre": "for x in y:",
        ".mention.me": "@Ana",
        "button.mention": "#general",
        "a[href='https://example.org/a']": "safe",
    }
    for selector, expected in drawn.items():
        assert (await message.locator(selector).inner_text()).strip() == expected, selector
    text = await message.inner_text()
    assert "snake_case_word" in text
    assert "*plain*" in text
    assert "[bad](javascript:alert(1)) <img src=x onerror=alert(1)>" in text
    assert await message.locator("img").count() == 0
    assert mistakes == []


async def test_select_is_worked_by_keyboard_alone(
    table: LocalTable, browser: "BrowserContext", ana: Person, ben: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes)
    await ana.slash("jerusalem", "play", game="architects")
    await page.get_by_role("button", name="Who?").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_text("chose Ben").wait_for()
    await page.get_by_role("button", name="Tags").focus()
    for key in ("Enter", "Enter", "ArrowDown", "Enter", "Tab", "Enter"):
        await page.keyboard.press(key)
    await page.get_by_text("tags a,b").wait_for()
    assert mistakes == []


async def test_page_says_when_the_bot_is_gone(
    table: LocalTable, browser: "BrowserContext", bot: SampleBot, ana: Person
) -> None:
    page = await open_page(table, browser, ana, [])
    await bot.close()
    await page.get_by_text("Seneschal is not connected").wait_for()


async def test_page_comes_back_after_the_connection_was_lost(
    table: LocalTable, browser: "BrowserContext", ana: Person
) -> None:
    page = await open_page(table, browser, ana, [])
    await table.page_server.close()
    await page.get_by_text("The connection to the table was lost").wait_for()
    await page.get_by_text("The connection to the table was lost").wait_for(state="hidden")
    await ana.say("jerusalem", "are you back?")
    await page.get_by_text("are you back?").wait_for()


async def test_a_command_typed_as_a_document_spells_it_is_used(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes)
    await page.get_by_role("link", name="jerusalem").first.click()
    await page.get_by_label("Message #jerusalem").fill("/jerusalem bid amount:5")
    await page.get_by_role("button", name="Send").click()
    await page.get_by_text("bid 5 True").wait_for()
    await page.get_by_label("Message #jerusalem").fill("/jerusalem fly high:5")
    await page.get_by_role("button", name="Send").click()
    await page.get_by_text("“/jerusalem fly high:5” is not a command here.").wait_for()
    assert mistakes == []


TYPED_AT_ONCE = """(words) => {
  const input = document.activeElement;
  const enter = () => input.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  input.value = words;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  enter();
  return new Promise((resolve) => setTimeout(() => { enter(); resolve(); }, 1000));
}"""


async def test_a_list_that_was_chosen_from_does_not_come_back_for_what_was_typed_before(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    """Press Enter before the suggestions for the last letter arrive, then again: it is sent."""
    page = await open_page(table, browser, ana, mistakes)
    await page.get_by_role("link", name="general").first.click()
    await page.get_by_label("Message #general").click()
    await page.keyboard.type("/pla")
    await page.get_by_role("option", name="/play").wait_for()
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="jerusalem").wait_for()
    await page.evaluate(TYPED_AT_ONCE, "jer")
    await page.get_by_text("jerusalem for 2").wait_for()
    assert mistakes == []


async def test_commands_that_come_late_do_not_cover_the_one_being_filled_in(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes)
    await page.get_by_role("link", name="general").first.click()
    await page.get_by_label("Message #general").fill("/pla")
    await page.get_by_role("option", name="/play").wait_for()
    covered = await page.evaluate(
        """async () => {
          const box = document.activeElement;
          box.dispatchEvent(new Event("input", { bubbles: true }));
          box.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
          await new Promise((resolve) => setTimeout(resolve, 0));
          return document.querySelector(".picker")?.textContent.includes("/play") ?? false;
        }"""
    )
    assert not covered
    await page.get_by_role("option", name="jerusalem").wait_for()
    assert mistakes == []


async def test_tapping_the_channel_one_is_in_closes_the_drawer(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    page = await open_page(table, browser, ana, mistakes, PHONE)
    await page.locator("#open-rail").click()
    await page.locator("#rail.open").wait_for()
    await page.locator("#rail a[aria-current=page]").click()
    await page.locator("#rail:not(.open)").wait_for(state="attached")


async def test_page_gets_in_again_after_the_table_was_restarted(
    table: LocalTable, browser: "BrowserContext", ana: Person, mistakes: list[str]
) -> None:
    """Check that the page fetches its new key, since a new table has new keys."""
    page = await open_page(table, browser, ana, mistakes)
    table.page_server._keys.clear()
    await table.page_server.close()
    await page.locator("#trouble:not([hidden])").wait_for()
    await page.locator("#trouble[hidden]").wait_for(state="attached", timeout=15_000)
    await page.get_by_text("You are Ana").first.wait_for()
