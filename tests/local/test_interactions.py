"""Slash commands, components, modals and autocomplete, answered by a real bot."""

import asyncio

import pytest

from bot.local import InteractionFailed, LocalTable, Message, Modal, NotOffered, Person
from tests.kit.replies import as_message, as_modal
from tests.local.sample_bot import GAMES, SampleBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_slash_command_answers_with_embed_picture_and_components(ana: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="jerusalem", seats=3))
    assert isinstance(lobby, Message)
    assert lobby.text == "jerusalem for 3\nen-US"
    assert [button.label for button in lobby.buttons][:2] == ["Join", "Amount…"]
    assert [select.placeholder for select in lobby.selects] == ["Tags", "Who?"]
    (picture,) = lobby.images
    assert (picture.filename, picture.alt) == ("board.png", "A green board")
    assert picture.data.startswith(b"\x89PNG")


async def test_subcommand_of_a_group_gets_integer_and_boolean(ana: Person) -> None:
    reply = as_message(await ana.slash("general", "jerusalem bid", amount=3, sealed=False))
    assert reply.text == "bid 3 False"
    with pytest.raises(NotOffered, match="between 0 and 12"):
        await ana.slash("general", "jerusalem bid", amount=13)
    with pytest.raises(NotOffered, match="needs one of: bid"):
        await ana.slash("general", "jerusalem")


async def test_user_option_is_resolved(ana: Person, ben: Person) -> None:
    reply = as_message(await ana.slash("general", "greet", whom=ben))
    assert reply.text == f"hail {ben.mention}"


async def test_mention_pings_only_whom_it_may(ana: Person, ben: Person) -> None:
    await ana.slash("general", "greet", whom=ben)
    assert ben.pings() == []
    loud = as_message(await ana.slash("general", "greet", whom=ben, loud=True))
    assert ben.pings() == [loud]
    assert ana.pings() == []


async def test_secret_reply_pings_nobody_else(ana: Person, ben: Person) -> None:
    form = as_modal(await ana.slash("general", "form"))
    reply = as_message(await ana.submit(form, {"Amount": "5"}))
    assert reply.ephemeral
    await ana.slash("general", "whisper", whom=ben)
    assert ben.pings() == []


async def test_autocomplete_gives_choices_for_what_is_typed(ana: Person) -> None:
    choices = await ana.autocomplete("general", "play", "game", game="c")
    assert [choice["value"] for choice in choices] == [each for each in GAMES if "c" in each]


async def test_button_updates_message_and_whispers_to_the_presser(ana: Person, ben: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    same = as_message(await ben.press(lobby, "Join"))
    assert same == lobby
    assert lobby.content == "Ben sits"
    whisper = await ben.wait_for("You are in.")
    assert whisper.ephemeral
    assert same.followups == [whisper]
    assert whisper not in ana.messages("general")


async def test_dynamic_button_by_custom_id_or_beginning_of_label(ana: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    assert (await ana.press(lobby, "mv:7:1")).text == "Ana moves 7/1"
    assert (await ana.press(lobby, "Cell")).text == "Ana moves 7/1"


async def test_disabled_link_and_missing_buttons_cannot_be_pressed(ana: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    for label in ("Full", "Rules", "Nowhere"):
        with pytest.raises(NotOffered):
            await ana.press(lobby, label)


async def test_select_takes_several_values_by_value_or_label(ana: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    await ana.choose(lobby, "Tags", "a", "Tag c")
    assert lobby.content == "tags a,c"
    with pytest.raises(NotOffered, match="1 to 3 values"):
        await ana.choose(lobby, "Tags", *"abcd")
    with pytest.raises(NotOffered, match="no option 'z'"):
        await ana.choose(lobby, "Tags", "z")


async def test_user_select_takes_people(ana: Person, ben: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    assert (await ana.choose(lobby, "Who?", ben)).text == "chose Ben"


async def test_form_from_a_button_edits_the_message_it_came_from(ana: Person) -> None:
    lobby = as_message(await ana.slash("general", "play", game="architects"))
    form = as_modal(await ana.press(lobby, "Amount…"))
    assert isinstance(form, Modal)
    assert form.title == "How many?"
    assert "You have twelve." in form.text
    assert await ana.submit(form, {"Amount": "7", "office": "Marshal"}) == lobby
    assert lobby.content == "filled in: 7 for ['Marshal']"


async def test_form_from_a_command_checks_what_is_filled_in(ana: Person) -> None:
    form = as_modal(await ana.slash("general", "form"))
    for values in ({}, {"Amount": "1234"}, {"Amount": "1", "Office": "King"}, {"Price": "1"}):
        with pytest.raises(NotOffered):
            await ana.submit(form, values)
    assert (await ana.submit(form, {"Amount": "5"})).text == "5 for nothing"


async def test_deferred_answer_is_waited_for(ana: Person, table: LocalTable) -> None:
    reply = as_message(await ana.slash("general", "deal"))
    assert (reply.text, reply.ephemeral, reply.thinking) == ("dealt", True, False)
    hand = await ana.wait_for("Your hand", ana.dm)
    assert (await ana.press(hand, "Cell 1")).text == "Ana moves 7/1"
    assert not table.person("Ben").can_read(hand.post)


async def test_commands_work_in_direct_messages_unless_they_are_for_servers(ana: Person) -> None:
    assert (await ana.slash(ana.dm, "ping")).text == "pong"
    assert "manage" not in [command["name"] for command in ana.commands(ana.dm)]


async def test_default_permissions_hide_a_command(ana: Person, ben: Person) -> None:
    assert (await ana.slash("general", "manage")).text == "managed"
    with pytest.raises(NotOffered, match="no /manage here"):
        await ben.slash("general", "manage")


async def test_components_v2_are_read_like_any_message(ana: Person) -> None:
    board = as_message(await ana.slash("general", "board"))
    assert board.text == "# Your move\nDone?\nSmall"
    assert [picture.alt for picture in board.images] == ["The board, all green"]
    assert (await ana.press(board, "Cell 2")).text == "Ana moves 8/2"


async def test_no_answer_in_three_seconds_fails(
    ana: Person, bot: SampleBot, table: LocalTable
) -> None:
    waiting = asyncio.create_task(ana.slash("general", "sleep"))
    await bot.heard("asleep")
    table.clock.advance(3.1)
    with pytest.raises(InteractionFailed, match="/sleep"):
        await waiting


async def test_people_in_a_private_channel_see_only_their_own(ana: Person, ben: Person) -> None:
    secret = as_message(await ana.slash("general", "jerusalem bid", amount=1))
    assert ben.messages("general") == []
    assert ana.messages("general") == [secret]
    with pytest.raises(NotOffered):
        await ben.press(secret, "anything")
    with pytest.raises(NotOffered):
        ben.channel(ana.dm)
    ana.dismiss(secret)
    assert ana.messages("general") == []


async def test_localised_command_arrives_under_its_default_name(
    ana: Person, table: LocalTable
) -> None:
    ana.user.locale = "cs"
    play = next(each for each in ana.commands("general") if each["name"] == "play")
    assert play["name_localizations"]["cs"] == "hraj"
    reply = as_message(await ana.slash("general", "play", game="jerusalem"))
    assert "cs" in reply.text


async def test_two_hundred_interactions_take_no_four_seconds(ana: Person) -> None:
    started = asyncio.get_running_loop().time()
    for _ in range(200):
        await ana.slash("general", "ping")
    assert asyncio.get_running_loop().time() - started < 4
