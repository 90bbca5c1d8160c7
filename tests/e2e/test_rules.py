"""/rules by its headings, the rulings, and the rule behind a question, as people read them."""

import re
from pathlib import Path

import pytest

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from engine.guide import guide_of, guide_words, rulings_of
from tests.e2e.kit import CHANNEL, open_table, quick, running_bot, start_table, table_in
from tests.e2e.test_replay import forged
from tests.kit.replies import as_message

GUIDED = ("jerusalem", "architects", "crescent_moon")
MAX_LINES = 30  # of a page: more is a wall on a phone


async def rules(person: Person, game: str = "") -> Message:
    options = {"game": game} if game else {}
    return as_message(await person.slash(CHANNEL, "rules", **options))


async def turn(person: Person, page: Message, label: str) -> Message:
    return as_message(await person.choose(page, page.selects[0].custom_id, label))


async def explained(person: Person, verb: str = "") -> Message:
    """What [?] answers: on the panel, once a kind of action was chosen there."""
    screen = as_message(await person.slash(CHANNEL, "screen"))
    if verb:
        screen = as_message(await person.press(screen, verb))
    return as_message(await person.press(screen, "?"))


@pytest.mark.parametrize("game", GUIDED)
async def test_every_heading_leads_to_its_page_without_a_table(
    game: str, table: LocalTable, bot: Seneschal
) -> None:
    """And the message is one: each page takes the place of the one before it."""
    person, words = table.people[0], guide_words(game)
    page = await rules(person, game)
    first = page.id
    labels = [option.label for option in page.selects[0].options]
    assert len(labels) == len(guide_of(game).page) + 1, "and the words of the game"
    for number, label in enumerate(labels, 1):
        page = await turn(person, page, label)
        assert page.id == first
        assert page.ephemeral
        heading = label.partition(" · ")[2]
        assert f"**{engine.GAMES[game].title}** · {heading}" in page.text
        assert f"page {number} of {len(labels)}" in page.text
        assert not re.search(r"[{}]|help-|explain-|option-", page.text)
        assert len(page.text.splitlines()) <= MAX_LINES
    assert words(f"page-{guide_of(game).page[0].id}") in labels[0]


@pytest.mark.parametrize("game", GUIDED)
async def test_the_rulings_are_read_from_the_first_to_the_last(
    game: str, table: LocalTable, bot: Seneschal
) -> None:
    person = table.people[0]
    page = as_message(await person.press(await rules(person, game), "Rulings"))
    seen = [page.text]
    while not next(each for each in page.buttons if each.label == "▶").disabled:
        page = as_message(await person.press(page, "▶"))
        seen.append(page.text)
    everything = "\n".join(seen)
    for _, body in rulings_of(game):
        assert all(line in everything for line in body.splitlines())
    back = as_message(await person.press(page, "Rules"))
    assert "page 1 of" in back.text


async def test_pages_of_a_table_tell_how_it_plays(table: LocalTable, bot: Seneschal) -> None:
    host, guest = table.people[:2]
    lobby = await open_table([host, guest])
    listed = as_message(await host.press(lobby, "Options"))
    offered = as_message(await host.choose(listed, listed.selects[0].custom_id, "Auction"))
    assert "All name their limit at once" not in offered.text
    done = as_message(await host.choose(offered, offered.selects[0].custom_id, "Open bidding"))
    assert "**Auction: Open bidding.** Clockwise, raise or pass, as in the rulebook." in done.text
    assert "Auction: Open bidding · 24 h a move" in done.text
    assert "auction: open" not in done.text
    page = await turn(guest, await rules(guest), "11 · How this table plays")
    assert "- **Auction: Open bidding** (changed)." in page.text
    assert (
        "Clockwise the others raise" in (await turn(guest, page, "2 · The auction of offices")).text
    )


async def test_a_question_is_explained_with_its_page_and_an_example(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path)) as bot:
        await start_table(people)
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        reply = await explained(people[seat])
    assert reply.ephemeral
    words = guide_words("jerusalem")
    assert words("explain-name") in reply.text
    assert words("explain-name.example") in reply.text
    assert "Rules, page 2: The auction of offices" in reply.text
    async with running_bot(table, quick(tmp_path)):
        page = as_message(await people[seat].press(reply, "Read page 2"))
    assert "page 2 of" in page.text
    assert "Offices are auctioned one by one" in page.text


async def test_each_kind_of_action_of_a_turn_has_its_own_rule(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    while hosted.game.view(None)["phase"] != "deploy":
        seat = hosted.game.asked[0]
        action = hosted.game.legal(seat)[0]
        user = hosted.row.seats[seat].user_id
        hosted = await bot.services.tables.play(hosted.row.id, seat, action, user)
    words, seat = guide_words("jerusalem"), hosted.game.asked[0]
    whole = await explained(people[seat])
    assert words("explain-deploy") in whole.text
    assert {"Place?", "Hire?"} <= {each.label for each in whole.buttons}
    place = as_message(await people[seat].press(whole, "Place?"))
    assert words("explain-deploy.place") in place.text
    assert place.id == whole.id
    hire = await explained(people[seat], "Hire")
    assert words("explain-deploy.hire") in hire.text
    other = await explained(people[1 - seat])
    assert "page 1 of" in other.text, "nothing is asked of them: the rules from the start"


async def test_whoever_presses_an_explanation_of_nothing_is_told_so(
    table: LocalTable, bot: Seneschal
) -> None:
    person = table.people[0]
    page = await open_table(table.people[:1])
    for where in ("explain:0", "why:0:place", "rules:0:chess.1", "rules:0:1"):
        refused = await person.press(forged(page, where), where)
        assert "not mine any more" in refused.text, where
    beyond = "rules:0:jerusalem.999"
    again = as_message(await person.press(forged(page, beyond), beyond))
    assert "page 12 of 12" in again.text
