"""What the running service refuses: error codes, deadlines, permissions, rate limits."""

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.local import LocalTable, Person, Right
from bot.local.hosting import hosted
from bot.local.interactions import COMPONENT, SLASH
from bot.local.rate_limiter import Rate
from tests.kit.replies import as_message
from tests.local.conftest import logged_in
from tests.local.sample_bot import GAMES, Lobby, SampleBot, picture


class RestClient:
    """Plain HTTP with the bot's token, for requests that discord.py would not send."""

    def __init__(self, table: LocalTable, session: aiohttp.ClientSession) -> None:
        self.table = table
        self.session = session
        self.headers = {"Authorization": f"Bot {table.token}"}

    async def __call__(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, Any]:
        url = f"{self.table.base}/api/v10{path}"
        sent = {**self.headers, **headers}
        async with self.session.request(method, url, json=body, headers=sent) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None


@pytest.fixture
async def rest(table: LocalTable) -> AsyncIterator[RestClient]:
    async with aiohttp.ClientSession() as session:
        yield RestClient(table, session)


async def test_wrong_token_is_401(table: LocalTable, rest: RestClient) -> None:
    status, body = await rest("GET", "/users/@me", Authorization="Bot wrong")
    assert (status, body["message"]) == (401, "401: Unauthorized")
    with pytest.raises(discord.LoginFailure):
        async with hosted(SampleBot(), table.base, "wrong", seconds=5):
            pytest.fail("a wrong token was let in")


async def test_unknown_route_is_404_and_bad_json_50109(table: LocalTable, rest: RestClient) -> None:
    assert (await rest("GET", "/nowhere"))[0] == 404
    url = f"{table.base}/api/v10/users/@me/channels"
    headers = {**rest.headers, "Content-Type": "application/json"}
    async with rest.session.post(url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109


async def test_error_tree_names_the_place(general: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException, match=r"In content: Must be 2000 or fewer"):
        await general.send("x" * 2001)


async def test_unknown_channel_and_message(bot: SampleBot, general: discord.TextChannel) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await bot.get_partial_messageable(1).send("x")
    assert caught.value.code == 10003
    with pytest.raises(discord.NotFound) as caught:
        await general.get_partial_message(1).edit(content="x")
    assert caught.value.code == 10008


@pytest.mark.parametrize(
    ("right", "code"), [(Right.SEND_MESSAGES, 50013), (Right.VIEW_CHANNEL, 50001)]
)
async def test_lost_right_refuses_messages_until_it_is_given_back(
    general: discord.TextChannel, table: LocalTable, right: Right, code: int
) -> None:
    table.faults.deny(table.channel("general"), right)
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("x")
    assert caught.value.code == code
    table.faults.allow(table.channel("general"), right)
    await general.send("x")


async def test_embeds_files_and_replies_need_their_rights(
    general: discord.TextChannel, table: LocalTable
) -> None:
    sent = await general.send("x")
    here = table.channel("general")
    table.faults.deny(here, Right.EMBED_LINKS, Right.ATTACH_FILES, Right.READ_MESSAGE_HISTORY)
    for options in ({"embed": discord.Embed(title="t")}, {"file": picture()}):
        with pytest.raises(discord.Forbidden) as caught:
            await general.send(**options)
        assert caught.value.code == 50013
    with pytest.raises(discord.Forbidden) as caught:
        await sent.reply("x")
    assert caught.value.code == 160002
    assert [each async for each in general.history()] == []


async def test_interaction_is_answered_even_without_the_right_to_send(
    ana: Person, table: LocalTable, bot: SampleBot
) -> None:
    table.faults.deny(table.channel("general"), Right.SEND_MESSAGES)
    assert (await ana.slash("general", "ping")).text == "pong"


async def test_message_of_another_can_be_neither_edited_nor_deleted(
    ana: Person, general: discord.TextChannel
) -> None:
    foreign = general.get_partial_message(int((await ana.say("general", "mine")).id))
    with pytest.raises(discord.Forbidden) as caught:
        await foreign.edit(content="yours")
    assert caught.value.code == 50005
    with pytest.raises(discord.Forbidden) as caught:
        await foreign.delete()
    assert caught.value.code == 50013


async def test_closed_dms_are_50007_and_no_common_server_50278(
    ana: Person, ben: Person, table: LocalTable, bot: SampleBot
) -> None:
    table.faults.close_dms(ana.user)
    assert (await ana.slash("general", "deal")).text == "forbidden 50007"
    table.faults.close_dms(ana.user, closed=False)
    assert (await ana.slash("general", "deal")).text == "dealt"
    friend = await bot.fetch_user(int(ben.id))
    table.faults.leave(table.guild, ben.user)
    with pytest.raises(discord.Forbidden) as caught:
        await friend.send("still there?")
    assert caught.value.code == 50278


async def test_second_response_is_40060_and_late_one_10062(
    ana: Person, table: LocalTable, rest: RestClient
) -> None:
    interactions, channel = table.service.interactions, table.channel("general")
    one = interactions.open(SLASH, ana.user, channel, {"name": "x"})
    path = f"/interactions/{one.id}/{one.token}/callback"
    answer = {"type": 4, "data": {"content": "hi"}}
    assert (await rest("POST", path, answer)) == (204, None)
    assert (await rest("POST", path, answer))[1]["code"] == 40060
    late = interactions.open(SLASH, ana.user, channel, {"name": "x"})
    table.clock.advance(3.01)
    status, body = await rest("POST", f"/interactions/{late.id}/{late.token}/callback", answer)
    assert (status, body["code"]) == (404, 10062)


async def test_token_lives_fifteen_minutes(
    ana: Person, table: LocalTable, rest: RestClient
) -> None:
    one = table.service.interactions.open(SLASH, ana.user, table.channel("general"), {"name": "x"})
    application = table.service.world.bot.id
    webhook = f"/webhooks/{application}/{one.token}"
    assert (await rest("POST", webhook, {"content": "early"}))[1]["code"] == 10015
    await rest("POST", f"/interactions/{one.id}/{one.token}/callback", {"type": 5})
    table.clock.advance(14 * 60)
    assert (await rest("PATCH", f"{webhook}/messages/@original", {"content": "now"}))[0] == 200
    table.clock.advance(61)
    status, body = await rest("PATCH", f"{webhook}/messages/@original", {"content": "late"})
    assert (status, body["code"]) == (401, 50027)
    assert (await rest("POST", f"/webhooks/{application}/made-up", {"content": "x"}))[1][
        "code"
    ] == 10015


@pytest.mark.parametrize("kind", [6, 7, 8, 12])
async def test_command_cannot_be_answered_like_a_button(
    ana: Person, table: LocalTable, rest: RestClient, kind: int
) -> None:
    one = table.service.interactions.open(SLASH, ana.user, table.channel("general"), {"name": "x"})
    path = f"/interactions/{one.id}/{one.token}/callback"
    assert (await rest("POST", path, {"type": kind, "data": {}}))[1]["code"] == 50035
    assert (await rest("POST", path, {"type": 5}))[0] == 204


async def test_followup_to_a_deferred_reply_takes_its_place(
    ana: Person, table: LocalTable, rest: RestClient
) -> None:
    one = table.service.interactions.open(SLASH, ana.user, table.channel("general"), {"name": "x"})
    path = f"/interactions/{one.id}/{one.token}/callback"
    await rest("POST", path, {"type": 5, "data": {"flags": 64}})
    assert ana.last("general").thinking
    webhook = f"/webhooks/{table.service.world.bot.id}/{one.token}"
    _, first = await rest("POST", webhook, {"content": "here"})
    _, second = await rest("POST", webhook, {"content": "more"})
    assert [each.text for each in ana.messages("general")] == ["here", "more"]
    assert (ana.messages("general")[0].ephemeral, first["id"] == second["id"]) == (True, False)
    assert (await rest("DELETE", f"{webhook}/messages/{second['id']}"))[0] == 204
    assert (await rest("DELETE", f"{webhook}/messages/@original"))[0] == 204
    assert (await rest("GET", f"{webhook}/messages/@original"))[1]["code"] == 10008


async def test_ephemeral_message_is_out_of_reach_of_the_channel_routes(
    ana: Person, general: discord.TextChannel
) -> None:
    secret = as_message(await ana.slash("general", "jerusalem bid", amount=1))
    with pytest.raises(discord.NotFound):
        await general.fetch_message(int(secret.id))
    assert [each async for each in general.history()] == []


async def test_update_of_a_deleted_message_is_10008(
    ana: Person, table: LocalTable, general: discord.TextChannel, rest: RestClient
) -> None:
    await general.send("x", view=Lobby())
    post = ana.last("general").post
    channel = table.channel("general")
    one = table.service.interactions.open(COMPONENT, ana.user, channel, {"custom_id": "q"}, post)
    table.faults.delete_message(post)
    path = f"/interactions/{one.id}/{one.token}/callback"
    assert (await rest("POST", path, {"type": 7, "data": {"content": "y"}}))[1]["code"] == 10008


async def test_too_large_a_file_is_40005(general: discord.TextChannel) -> None:
    file = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException) as caught:
        await general.send(file=file)
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_missing_attachment_reference_is_refused(general: discord.TextChannel) -> None:
    embed = discord.Embed(title="t").set_image(url="attachment://nowhere.png")
    with pytest.raises(discord.HTTPException, match="referenced attachment was not found"):
        await general.send(embed=embed)


async def test_two_hundred_command_creates_a_day(table: LocalTable, rest: RestClient) -> None:
    application = table.service.world.bot.id
    path = f"/applications/{application}/commands"
    body = [{"name": f"c{each}", "description": "d"} for each in range(100)]
    other = [{"name": f"d{each}", "description": "d"} for each in range(100)]
    assert (await rest("PUT", path, body))[0] == 200
    assert (await rest("PUT", path, other))[0] == 200
    assert (await rest("PUT", path, body))[1]["code"] == 30034
    table.clock.advance(86_500)
    assert (await rest("PUT", path, body))[0] == 200


async def test_bucket_of_five_in_five_seconds_is_told_and_kept() -> None:
    async with LocalTable(games=GAMES) as table, aiohttp.ClientSession() as session:
        rest = RestClient(table, session)
        path = f"/channels/{table.channel('general').id}/messages"
        for left in range(4, -1, -1):
            url = f"{table.base}/api/v10{path}"
            async with session.post(url, json={"content": "x"}, headers=rest.headers) as answer:
                assert answer.headers["X-RateLimit-Limit"] == "5"
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, json={"content": "x"}, headers=rest.headers) as answer:
            body = await answer.json()
            assert answer.status == 429
            assert "Via" in answer.headers
            assert 4 < body["retry_after"] <= 5
            assert answer.headers["Retry-After"] == "5"
        elsewhere = f"/channels/{table.channel('architects').id}/messages"
        assert (await rest("POST", elsewhere, {"content": "x"}))[0] == 200
        table.clock.advance(5)
        assert (await rest("POST", path, {"content": "x"}))[0] == 200


async def test_fifty_requests_a_second_in_all() -> None:
    async with LocalTable() as table, aiohttp.ClientSession() as session:
        rest = RestClient(table, session)
        table.service.rate_limiter.default = Rate(1000, 1)
        answers = [await rest("GET", "/users/@me") for _ in range(51)]
        assert [status for status, _ in answers] == [200] * 50 + [429]
        assert answers[-1][1]["global"] is True


async def test_discord_py_keeps_to_the_bucket(ana: Person) -> None:
    async with LocalTable() as table, logged_in(table) as bot:
        route = "POST /channels/{channel_id}/messages"
        table.service.rate_limiter.by_route[route] = Rate(5, 0.5)
        channel = bot.get_channel(int(table.channel("general").id))
        assert isinstance(channel, discord.TextChannel)
        await asyncio.gather(*(channel.send(str(each)) for each in range(7)))
        assert len(table.person("Ana").messages("general")) == 7
        assert table.service.rate_limiter.invalid_count == 0


async def test_ten_thousand_invalid_requests_lock_out(table: LocalTable, rest: RestClient) -> None:
    for _ in range(10_000):
        table.service.rate_limiter.count_answer(403)
    assert (await rest("GET", "/users/@me"))[0] == 429
    table.clock.advance(601)
    assert (await rest("GET", "/users/@me"))[0] == 200
