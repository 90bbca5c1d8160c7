"""At DEBUG the log of a game has no interaction token, and nothing of a private screen."""

import asyncio
import logging
import random
import re
import sys
from pathlib import Path

import engine
from bot.app.logs import WithoutTokens
from bot.local import InteractionFailed, LocalTable, Message
from bot.tables.hosted_table import unpack
from tests.e2e.killing import BotProcess
from tests.e2e.kit import CHANNEL, Clicker, start_table

ACTIONS = 40
SHORTEST_SECRET = 12  # a shorter line may stand anywhere
CALLBACK = "https://discord.com/api/v10/interactions/12/aW50ZXJh-Y3Rp_b24/callback"
FOLLOW_UP = "/webhooks/99/abc.DEF-_/messages/@original"
SAID_ANYWHERE = re.compile(r"https?://\S+|<[@#]\d+>")


async def test_the_debug_log_has_no_token_and_nothing_private(tmp_path: Path) -> None:
    async with LocalTable(rate_limits=False, games=["jerusalem"]) as table:
        bot = BotProcess(table, tmp_path, SENESCHAL_LOG_LEVEL="DEBUG")
        people = table.people[:2]
        try:
            await bot.start()
            await start_table(people)
            rng = random.Random(4)
            clickers = [Clicker(person, rng) for person in people]
            for number in range(ACTIONS):
                if number == ACTIONS // 2:  # what goes wrong is logged with its address
                    table.faults.fail("PATCH */webhooks/*", times=2, status=502)
                    table.faults.rate_limit("POST */callback", times=2)
                    table.faults.reset("POST */callback", times=1)
                asked = game_in(bot).asked
                if not asked:
                    break
                try:
                    await clickers[asked[0]].act(CHANNEL)
                except InteractionFailed:
                    continue
            await asyncio.sleep(0.5)
        finally:
            await bot.stop()
        log = (tmp_path / "bot.log").read_text("utf-8")
        interactions = table.service.interactions
        tokens = [each.token for each in interactions._by_token.values()]
        private = {
            line
            for person in people
            for where in (CHANNEL, person.dm)
            for message in person.messages(where)
            if message.ephemeral or where is not CHANNEL
            for line in lines_of(message)
        }
        public = "\n".join(
            message.text for message in people[0].messages(CHANNEL) if not message.ephemeral
        )
    assert "DEBUG" in log, "it is at this level"
    assert "Dispatching event" in log, "and not all of the libraries' lines are left out"
    assert len(tokens) > ACTIONS
    assert not [token for token in tokens if token in log]
    assert table.token not in log
    secrets = {line for line in private if line not in public}
    assert len(secrets) > 20
    assert not {line for line in secrets if line in log}
    assert game_in(bot).seed not in log  # type: ignore[operator]


def game_in(bot: BotProcess) -> engine.Table:
    return unpack(bot.rows("SELECT snapshot FROM journal ORDER BY number DESC LIMIT 1")[0][0])


def lines_of(message: Message) -> list[str]:
    lines = [SAID_ANYWHERE.sub("", line).strip() for line in message.text.splitlines()]
    return [line for line in lines if len(line) >= SHORTEST_SECRET]


def test_a_token_is_taken_out_of_an_address_even_in_a_traceback() -> None:
    record = logging.makeLogRecord({"msg": "POST %s: 429", "args": (CALLBACK,)})
    try:
        raise ConnectionError(f"cannot connect to {FOLLOW_UP}")
    except ConnectionError:
        record.exc_info = sys.exc_info()
    text = WithoutTokens(logging.Formatter()).format(record)
    assert "/interactions/12/(token)/callback: 429" in text
    assert "/webhooks/99/(token)/messages/@original" in text
    assert "aW50" not in text
    assert "abc" not in text
