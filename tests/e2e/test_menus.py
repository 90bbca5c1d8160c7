"""Context menus: inviting a person, what they have played, and reporting a problem at a message."""

import re

import pytest

from bot.app.client import Seneschal
from bot.local import LocalTable
from bot.local.viewer import ON_MESSAGE, ON_PERSON
from tests.e2e.kit import CHANNEL, add_computers, open_table, play_quickly, start_table, table_in
from tests.kit.replies import as_message, as_modal

INVITE, PROFILE, REPORT = "Invite to the table here", "Games played", "Report a problem here"


async def test_a_person_is_invited_once_and_takes_a_seat(table: LocalTable, bot: Seneschal) -> None:
    ana, ben, cid = table.people[:3]
    nothing = as_message(await ana.use_on(ben, INVITE, CHANNEL))
    assert "No table is open in this channel" in nothing.text
    assert [each.label for each in nothing.buttons][-1] == "Open a table"
    lobby = await open_table([ana])
    assert "Ben has been invited" in (await ana.use_on(ben, INVITE, CHANNEL)).text
    await bot.services.deliverer.settled()
    (call,) = ben.pings(CHANNEL)
    assert "invites you to a table of **Jerusalem**" in call.text
    again = await cid.use_on(ben, INVITE, CHANNEL)
    assert "They've been invited to this table already" in again.text
    await bot.services.deliverer.settled()
    assert len(ben.pings(CHANNEL)) == 1
    await ben.press(lobby, "Join")
    assert "sits at this table already" in (await ana.use_on(ben, INVITE, CHANNEL)).text
    await ana.press(lobby, "Start")
    assert "The game has begun" in (await ana.use_on(cid, INVITE, CHANNEL)).text


async def test_a_profile_counts_finished_games_and_respects_servers_and_forgetting(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid = table.people[:3]
    assert "I know of no finished game of Ana" in (await ana.slash(CHANNEL, "profile")).text
    await start_table([ana, ben])
    hosted = await play_quickly(bot, table)
    assert hosted.game.result
    winner = (ana, ben)[hosted.game.result["winners"][0]]
    loser = ben if winner is ana else ana
    own = as_message(await winner.slash(CHANNEL, "profile"))
    assert own.ephemeral
    assert f"**{winner.name}** has finished one game and won 1" in own.text
    assert "Jerusalem: 1 played, 1 won" in own.text
    assert "1 of them with other people" in own.text
    seen = await cid.use_on(loser, PROFILE, CHANNEL)
    assert f"**{loser.name}** has finished one game and won 0" in seen.text
    harbour = table.add_guild("The Harbour", ana, ben, cid)
    table.add_channel("quay", guild=harbour)
    elsewhere = await cid.use_on(loser, PROFILE, "quay")
    assert "I know of no finished game" in elsewhere.text
    own_elsewhere = await loser.slash(loser.dm, "profile")
    assert "has finished one game" in own_elsewhere.text
    offer = as_message(await loser.slash(CHANNEL, "mydata"))
    form = as_modal(await loser.press(offer, "Forget me"))
    await loser.submit(form, {form.fields[0].custom_id: "forget me"})
    gone = await cid.use_on(loser, PROFILE, CHANNEL)
    assert "I know of no finished game" in gone.text


async def test_a_report_goes_to_the_log_under_a_code_without_a_name(
    table: LocalTable, bot: Seneschal, caplog: pytest.LogCaptureFixture
) -> None:
    ana, ben = table.people[:2]
    lobby = await open_table([ana, ben])
    form = as_modal(await ben.use_on(lobby, REPORT))
    said = as_message(await ben.submit(form, {"problem": "The button\n Join does nothing."}))
    found = re.search(r"`(R-[0-9A-F]{4})`", said.text)
    assert found is not None
    (line,) = [each for each in caplog.messages if found[1] in each]
    row = (await table_in(bot, table)).row
    assert f"table {row.id}, version {row.version}" in line
    assert f"message {lobby.id} in channel {lobby.channel.id}" in line
    assert "The button Join does nothing." in line
    assert "Ben" not in line
    assert ben.id not in line


async def test_menus_are_where_they_can_be_used(table: LocalTable, bot: Seneschal) -> None:
    ana = table.people[0]

    def names(where: object, kind: int) -> list[str]:
        return [each["name"] for each in ana.menus(where, kind)]  # type: ignore[arg-type]

    assert names(CHANNEL, ON_PERSON) == [INVITE, PROFILE]
    assert names(CHANNEL, ON_MESSAGE) == [REPORT]
    assert names(ana.dm, ON_PERSON) == [PROFILE]
    assert names(ana.dm, ON_MESSAGE) == [REPORT]
    lobby = await open_table([ana])
    await add_computers(ana, lobby, 1)
