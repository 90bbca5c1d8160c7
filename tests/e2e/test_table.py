"""What a table says and to whom: lobby, screens, refusals, mentions, secrets."""

import asyncio
import copy
import random
from pathlib import Path

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from tests.e2e.kit import (
    CHANNEL,
    Clicker,
    abandon,
    end_turn,
    open_table,
    play_on,
    quick,
    running_bot,
    seed_of,
    start_table,
    table_in,
    to_phase,
)
from tests.kit.replies import as_message, as_modal, custom_id_of


async def test_lobby_shows_who_sits_and_starts_when_enough_do(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana])
    assert "■\u00a0Ana (host)" in lobby.text
    assert "●\u00a0*free*" in lobby.text
    refused = as_message(await ana.press(lobby, "Start"))
    assert refused.ephemeral
    assert "You're alone at this table so far" in refused.text
    await ben.press(lobby, "Join")
    assert "●\u00a0Ben" in lobby.text
    again = await ben.press(lobby, "Join")
    assert "You're already at this table" in again.text
    await ben.press(lobby, "Leave")
    assert "●\u00a0*free*" in lobby.text
    assert "You're at **Jerusalem**" in ben.last(ben.dm).text


async def test_only_the_host_starts_and_changes_options(table: LocalTable, bot: Seneschal) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    refusals = [as_message(await ben.press(lobby, label)) for label in ("Start", "Options")]
    refusals.append(as_message(await ben.choose(lobby, lobby.selects[0].custom_id, "easy")))
    for refused in refusals:
        assert refused.ephemeral
        assert "Only the host" in refused.text
    assert (await table_in(bot, table)).row.status == "lobby"


async def test_a_second_table_in_a_channel_gets_a_link_to_the_first(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    await bot.services.deliverer.settled()
    refused = await ben.slash(CHANNEL, "play", game="jerusalem")
    assert "There is a table in this channel already" in refused.text
    assert "https://discord.com/channels/" in refused.text
    other = await ben.slash("jerusalem", "play", game="jerusalem")
    assert "open" in other.text


async def test_whoever_is_asked_gets_a_dm_and_nothing_else(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    asked, idle = people[hosted.game.asked[0]], people[1 - hosted.game.asked[0]]
    before = len(idle.messages(idle.dm))
    assert "You open the auction" in asked.last(asked.dm).text
    # Going on with one's own turn calls nobody.
    await asked.slash(CHANNEL, "move", action="name marshal")
    await bot.services.deliverer.settled()
    assert len(idle.messages(idle.dm)) == before
    await asked.slash(CHANNEL, "move", action="bid 1")
    await bot.services.deliverer.settled()
    assert not [ping for person in people for ping in person.pings()]
    assert "What is the most you would pay" in idle.last(idle.dm).text


async def test_a_turn_is_told_in_one_message_when_it_ends(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    seat = await to_phase(bot, table, people, "deploy")
    await bot.services.deliverer.settled()
    before, told_before = len(channel_messages(people[0])), len(people[0].messages(LOG))
    for action in ("place market_large 1", "place templars_large 2"):
        await people[seat].slash(CHANNEL, "move", action=action)
    await bot.services.deliverer.settled()
    assert len(people[0].messages(LOG)) == told_before
    await end_turn(people[seat])
    await bot.services.deliverer.settled()
    assert len(channel_messages(people[0])) == before, "the channel stays quiet"
    told = people[0].messages(LOG)[told_before:]
    assert len(told) == 1
    name = people[seat].name
    assert f"**{name}** places 1 squire in Market (large) and 2 in Templars (large)" in told[0].text


LOG = "Jerusalem: the log"


def channel_messages(person: Person) -> list[Message]:
    return [each for each in person.messages(CHANNEL) if not each.ephemeral]


async def test_refusals_say_what_is_wrong_and_what_is_legal(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:3]
    await start_table(people[:2])
    hosted = await table_in(bot, table)
    asked, idle = people[hosted.game.asked[0]], people[1 - hosted.game.asked[0]]
    await asked.slash(CHANNEL, "move", action="name marshal")
    too_much = as_message(await asked.slash(CHANNEL, "jerusalem bid", amount=99))
    assert too_much.ephemeral
    assert "You cannot offer 99: you have 12 bezants. Try `bid 12`." in too_much.text
    not_asked = await idle.slash(CHANNEL, "move", action="bid 3")
    assert "Waiting for" in not_asked.text
    stranger = await people[2].slash(CHANNEL, "screen")
    assert "You aren't at this table" in stranger.text
    nonsense = await asked.slash(CHANNEL, "move", action="qqqq zzzz")
    assert "fits nothing you can do now" in nonsense.text
    nothing = await asked.slash("jerusalem", "screen")
    assert "no table in this channel" in nothing.text


async def test_move_understands_abbreviations_and_completes(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    found = await asked.autocomplete(CHANNEL, "move", "action", action="na adm")
    assert [each["value"] for each in found] == ["name admiral"]
    await asked.slash(CHANNEL, "move", action="na adm")
    areas = await asked.autocomplete(CHANNEL, "jerusalem name", "office", office="mar")
    assert areas == [], "offices are no longer asked for"
    await asked.slash(CHANNEL, "move", action="bid 2")
    assert (await table_in(bot, table)).game.history[-1].text == "bid 2"


async def test_a_stale_click_gets_the_current_panel_and_does_nothing(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    old = as_message(await asked.slash(CHANNEL, "screen"))
    await asked.slash(CHANNEL, "move", action="name marshal")
    moves = len((await table_in(bot, table)).game.history)
    reply = await asked.press(old, custom_id_of(old.buttons[0]))
    assert "The table has moved on" in reply.text
    assert "Your opening bid" in reply.text
    assert len((await table_in(bot, table)).game.history) == moves


async def test_two_clicks_at_once_do_it_once(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    screens = [as_message(await asked.slash(CHANNEL, "screen")) for _ in range(2)]
    label = custom_id_of(screens[0].buttons[0])
    await asyncio.gather(*(asked.press(each, label) for each in screens))
    assert len((await table_in(bot, table)).game.history) == 1


async def test_a_click_for_another_seat_shows_only_ones_own(
    table: LocalTable, bot: Seneschal
) -> None:
    """A forged custom_id with another's question is judged by the user id alone."""
    people = table.people[:3]
    await start_table(people[:2])
    hosted = await table_in(bot, table)
    asked = people[hosted.game.asked[0]]
    screen = as_message(await asked.slash(CHANNEL, "screen"))
    board = await people[2].wait_for(lambda message: "Board" in labels(message), CHANNEL)
    forged = forge(board, custom_id_of(screen.buttons[0]))
    refused = await people[2].press(forged, custom_id_of(screen.buttons[0]))
    assert "You aren't at this table" in refused.text
    assert not (await table_in(bot, table)).game.history


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def forge(message: Message, custom_id: str) -> Message:
    """The same message with its first button changed, as only a tampered client has it."""
    post = copy.copy(message.post)
    post.payload = copy.deepcopy(post.payload)
    row = next(part for part in post.payload["components"][0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id
    return Message(post, message._attachments)


async def test_undo_by_button_and_by_command(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    await people[seat].slash(CHANNEL, "move", action="name marshal")
    screen = as_message(await people[seat].slash(CHANNEL, "screen"))
    await people[seat].press(screen, "Undo")
    assert not (await table_in(bot, table)).game.history
    await people[seat].slash(CHANNEL, "move", action="name admiral")
    await people[seat].slash(CHANNEL, "undo")
    assert not (await table_in(bot, table)).game.history
    nothing = await people[seat].slash(CHANNEL, "undo")
    assert "nothing to take back" in nothing.text


async def test_numbers_beyond_the_buttons_come_by_form(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    await people[seat].slash(CHANNEL, "move", action="name marshal")
    screen = as_message(await people[seat].slash(CHANNEL, "screen"))
    form = as_modal(await people[seat].press(screen, "Other…"))
    refused = await people[seat].submit(form, {form.fields[0].label: "77"})
    assert "not a number from 0 to 12" in refused.text
    form = as_modal(await people[seat].press(screen, "Other…"))
    await people[seat].submit(form, {form.fields[0].label: "10"})
    assert (await table_in(bot, table)).game.history[-1].text == "bid 10"


async def test_log_rules_record_and_board_answer(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    board = await people[0].wait_for(lambda message: "Board" in labels(message), CHANNEL)
    log = await people[0].press(board, "Log")
    assert "Round 1 begins" in log.text
    rules = await people[0].press(board, "Rules")
    assert "tallest tower wins" in rules.text
    assert "page 1 of" in rules.text
    text = await people[0].slash(CHANNEL, "board", text=True)
    assert "David's Tower" in text.text
    record = as_message(await people[0].slash(CHANNEL, "record"))
    assert "public part" in record.text
    hosted = await table_in(bot, table)
    assert seed_of(hosted) not in record.images[0].data.decode()


async def test_pictures_follow_their_text_on_board_screen_and_zoom(
    table: LocalTable, tmp_path: Path
) -> None:
    people = table.people[:2]
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        await start_table(people)
        await bot.services.deliverer.settled()
        board = await people[0].wait_for(lambda each: bool(each.images), CHANNEL, seconds=30)
        assert board.images[0].data.startswith(b"\x89PNG")
        assert "Jerusalem. Round 1" in board.images[0].alt
        asked = people[(await table_in(bot, table)).game.asked[0]]
        screen = await asked.wait_for(lambda each: bool(each.images), asked.dm, seconds=30)
        assert "You open the auction" in screen.images[0].alt
        parts = await asked.autocomplete(CHANNEL, "board", "part", part="mark")
        assert [each["value"] for each in parts] == ["market"]
        zoom = await asked.slash(CHANNEL, "board", part="market")
        await asked.wait_for(lambda each: each == zoom and bool(each.images), CHANNEL, seconds=30)
        refused = await asked.slash(CHANNEL, "board", part="moat")
        assert "There is no part" in refused.text
        dark = await asked.slash(CHANNEL, "settings", theme="dark")
        assert "dark" in dark.text


async def test_settings_change_the_language_only_to_whom_may(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    mine = await ben.slash(CHANNEL, "settings", language="en")
    assert "English" in mine.text
    refused = await ben.slash(CHANNEL, "settings", language="en", server=True)
    assert "Manage Server" in refused.text
    allowed = await ana.slash(CHANNEL, "settings", language="en", server=True)
    assert "Tables opened on this server" in allowed.text


async def test_abandon_ends_the_table_and_frees_the_channel(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben = table.people[:2]
    await start_table([ana, ben])
    refused = await ben.slash(CHANNEL, "abandon")
    assert "Only the host" in refused.text
    asked = await ana.slash(CHANNEL, "abandon")
    assert "End this game for everyone" in asked.text
    assert (await table_in(bot, table)).row.status == "running", "one slip ends nothing"
    await abandon(ana)
    await ana.wait_for("was abandoned", CHANNEL)
    again = await ben.slash(CHANNEL, "play", game="jerusalem")
    assert "open" in again.text


@pytest.mark.parametrize("seats", [3])
async def test_nobody_is_ever_shown_what_is_not_theirs(
    seats: int, table: LocalTable, bot: Seneschal
) -> None:
    """All that reaches a person is searched for the others' cards, limits and the seed."""
    people = table.people[:seats]
    await start_table(people)
    rng = random.Random(7)
    clickers = {each.name: Clicker(each, rng) for each in people}
    for _ in range(12):
        await play_on(bot, table, clickers, actions=6)
        await bot.services.deliverer.settled()
        hosted = await table_in(bot, table)
        if hosted.game.result:
            break
        for seat, person in enumerate(people):
            shown = everything_shown(person)
            assert seed_of(hosted) not in shown
            for other in range(seats):
                if other != seat:
                    hand = hosted.game.state.players[other].hand
                    for held in hand:
                        if seat not in held.seen:
                            assert held.card.value not in shown, (seat, other, held)


def everything_shown(person: Person) -> str:
    """Every payload that this person's client has: texts, options, custom_ids."""
    return repr([each.payload for channel in person.channels for each in person.messages(channel)])
