"""The page's server: who gets which page, what it is sent and what it may request."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.local import LocalTable, Person
from tests.local.sample_bot import SampleBot

OPENED = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none"}


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as one:
        yield one


async def key_of(table: LocalTable, person: Person, session: aiohttp.ClientSession) -> str:
    async with session.get(table.page_of(person), headers=OPENED) as answer:
        found = re.search(r'name="page-key" content="([^"]+)"', await answer.text())
    assert found is not None
    return found[1]


class PageClient:
    """A page without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.count = 0

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            word: dict[str, Any] = await self.socket.receive_json(timeout=3)
            self.received.append(word)
            if word["type"] == kind:
                return word

    async def ask(self, request: str, **details: Any) -> dict[str, Any]:
        self.count += 1
        await self.socket.send_json({"id": self.count, "do": request, **details})
        while (word := await self.hear("reply"))["id"] != self.count:
            pass
        return word


async def open_page(
    table: LocalTable, person: Person, session: aiohttp.ClientSession
) -> PageClient:
    key = await key_of(table, person, session)
    address = f"{table.base}/page-socket?as={person.name.lower()}&key={key}"
    return PageClient(await session.ws_connect(address, origin=table.base))


async def test_page_is_opened_by_people_and_not_fetched_by_scripts(
    table: LocalTable, ana: Person, session: aiohttp.ClientSession
) -> None:
    cases: list[tuple[dict[str, str], int]] = [
        (OPENED, 200),
        ({"Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"}, 403),
        ({"Host": "castle.example"}, 403),
        ({"Origin": "https://evil.example"}, 403),
    ]
    for headers, status in cases:
        async with session.get(table.page_of(ana), headers=headers) as answer:
            assert answer.status == status, headers
    async with session.get(table.page_of(ana), headers=OPENED) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]


async def test_address_without_a_person_leads_to_the_first(
    table: LocalTable, session: aiohttp.ClientSession
) -> None:
    async with session.get(table.base, headers=OPENED) as answer:
        assert str(answer.url) == f"{table.base}/?as=ana"
    elsewhere = table.page_of(table.person("Ben")).replace("127.0.0.1", "localhost")
    async with session.get(elsewhere, headers=OPENED) as answer:
        assert str(answer.url) == f"{table.base}/?as=ben"


async def test_files_are_served_and_nothing_beside_them(
    table: LocalTable, session: aiohttp.ClientSession
) -> None:
    for name, status in (
        ("main.js", 200),
        ("base.css", 200),
        ("index.html", 404),
        ("..%2Ftable.py", 404),
    ):
        async with session.get(URL(f"{table.base}/page/{name}", encoded=True)) as answer:
            assert answer.status == status, name


async def test_key_of_one_person_opens_no_page_of_another(
    table: LocalTable, ana: Person, ben: Person, session: aiohttp.ClientSession
) -> None:
    key = await key_of(table, ana, session)
    assert key != await key_of(table, ben, session)
    for person, used, origin in (
        ("ben", key, table.base),
        ("ana", "", table.base),
        ("ana", key, "http://evil.example"),
    ):
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(
                f"{table.base}/page-socket?as={person}&key={used}", origin=origin
            )
        assert caught.value.status == 403


async def test_page_is_sent_only_what_its_person_may_see(
    table: LocalTable, bot: SampleBot, ana: Person, ben: Person, session: aiohttp.ClientSession
) -> None:
    page = await open_page(table, ben, session)
    welcome = await page.hear("welcome")
    assert welcome["me"] == ben.id
    assert [each["name"] for each in welcome["channels"]][:2] == ["jerusalem", "architects"]
    await ana.slash("general", "jerusalem bid", amount=7)
    await ana.slash(ana.dm, "ping")
    await ana.say(ana.dm, "secret word")
    await ana.say("general", "for all")
    heard = await page.hear("message")
    assert heard["message"]["content"] == "for all"
    refused = await page.ask("history", channel=ana.dm.id)
    assert "sees no channel" in refused["error"]
    history = await page.ask("history", channel=table.channel("general").id)
    assert [each["content"] for each in history["result"]] == ["for all"]
    assert "secret word" not in str(page.received)
    assert "bid 7" not in str(page.received)


async def test_requests_do_what_a_person_does(
    table: LocalTable, bot: SampleBot, ana: Person, session: aiohttp.ClientSession
) -> None:
    page = await open_page(table, ana, session)
    general = table.channel("general").id
    commands = (await page.ask("commands", channel=general))["result"]
    assert "play" in [each["name"] for each in commands]
    choices = await page.ask(
        "autocomplete", channel=general, command="play", focus="game", options={"game": "jer"}
    )
    assert choices["result"] == [{"name": "jerusalem", "value": "jerusalem"}]
    played = await page.ask("slash", channel=general, command="play", options={"game": "jerusalem"})
    assert played["result"] == {"kind": "message"}
    lobby = ana.last("general")
    place = {"channel": general, "message": lobby.id}
    await page.ask("choose", custom_id="lobby:tags", values=["a", "b"], **place)
    await ana.wait_for("tags a,b")
    form = (await page.ask("press", custom_id="lobby:amount", **place))["result"]
    assert form["kind"] == "modal"
    await page.ask("submit", key=form["key"], values={"amount": "9"})
    await ana.wait_for("filled in: 9")
    await page.ask("press", custom_id="mv:7:1", **place)
    whisper = await ana.wait_for("Ana moves 7/1")
    await page.ask("dismiss", channel=general, message=whisper.id)
    assert whisper not in ana.messages("general")
    refused = await page.ask("press", custom_id="lobby:full", **place)
    assert "cannot be pressed" in refused["error"]


async def test_people_and_channels_can_be_added(
    table: LocalTable, ana: Person, session: aiohttp.ClientSession
) -> None:
    page = await open_page(table, ana, session)
    await page.ask("add_person", name="  Flora ")
    assert table.person("flora").name == "Flora"
    assert "already somebody" in (await page.ask("add_person", name="ana"))["error"]
    assert "between 1 and 32" in (await page.ask("add_person", name=" "))["error"]
    await page.ask("add_channel", name="The Cellar")
    assert table.channel("the-cellar")
    told = next(each for each in reversed(page.received) if each["type"] == "channels")
    assert told["channels"][-1]["name"] == "the-cellar"


async def test_unanswered_command_is_told_as_failed(
    table: LocalTable, bot: SampleBot, ana: Person, session: aiohttp.ClientSession
) -> None:
    page = await open_page(table, ana, session)
    general = table.channel("general").id
    asking = asyncio.create_task(page.ask("slash", channel=general, command="sleep", options={}))
    await bot.heard("asleep")
    table.clock.advance(3.1)
    assert (await asking)["error"] == "failed"


async def test_unknown_request_is_answered_and_the_page_stays_open(
    table: LocalTable, ana: Person, session: aiohttp.ClientSession
) -> None:
    page = await open_page(table, ana, session)
    assert "fly" in (await page.ask("fly"))["error"]
    said = await page.ask("say", channel=table.channel("general").id, text="still here")
    assert "error" not in said
    assert ana.last("general").text == "still here"


async def test_key_with_letters_beyond_ascii_is_refused_like_any_wrong_key(
    table: LocalTable, session: aiohttp.ClientSession
) -> None:
    for key in ("%C3%A9", "%FF", "%ED%A0%80"):
        address = URL(f"{table.base}/page-socket?as=ana&key={key}", encoded=True)
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(address, origin=table.base)
        assert caught.value.status == 403, key


async def test_signature_with_letters_beyond_ascii_is_refused_like_any_wrong_one(
    table: LocalTable, session: aiohttp.ClientSession
) -> None:
    for query in ("ex=0&hm=%C3%A9", "ex=%C3%A9&hm=0", "ex=%FF&hm=%FF"):
        address = URL(f"{table.base}/attachments/1/2/a.png?{query}", encoded=True)
        async with session.get(address) as answer:
            assert answer.status == 404, query


async def test_frames_of_no_sense_are_answered_and_the_page_stays_open(
    table: LocalTable,
    ana: Person,
    session: aiohttp.ClientSession,
    caplog: pytest.LogCaptureFixture,
) -> None:
    page = await open_page(table, ana, session)
    general = table.channel("general").id
    frames = [
        "no json",
        "[]",
        "3",
        "null",
        '{"id": 1}',
        '{"id": 1, "do": ["say"]}',
        '{"do": "say"}',
        '{"id": 1, "do": "say", "channel": 7, "text": "x"}',
        f'{{"id": 1, "do": "say", "channel": "{general}", "text": 7}}',
        f'{{"id": 1, "do": "press", "channel": "{general}", "message": {{}}, "custom_id": 3}}',
        f'{{"id": 1, "do": "slash", "channel": "{general}", "command": null, "options": 3}}',
        '{"id": 1, "do": "submit", "key": [], "values": 3}',
        '{"id": 1, "do": "add_person", "name": 3}',
    ]
    for frame in frames:
        await page.socket.send_str(frame)
        assert (await page.hear("reply"))["error"], frame
    await page.socket.send_bytes(b"\xff")
    said = await page.ask("say", channel=general, text="still here")
    assert "error" not in said
    assert "Traceback" not in caplog.text
