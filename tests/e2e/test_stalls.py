"""Whatever anybody asks for, the event loop is free for others again in a moment."""

import asyncio
import random
from contextlib import suppress

import pytest

import engine
from bot.app.client import Seneschal
from bot.app.warmup import warm_up
from bot.interactions import rulebook
from bot.local import LocalTable, Person
from bot.messages import rulebook as pages
from bot.messages.message import OutgoingMessage
from bot.tables.hosted_table import HostedTable
from engine import words
from engine.words import Words
from tests.e2e.floods import click, every_button, every_command, text_of
from tests.e2e.kit import CHANNEL, open_table, table_in
from tests.kit.loop_watch import LoopWatch, unit_of_work, watched_loop

LATE = 250  # moves: what grows with a game has grown by then
MOST_UNITS = 8.0  # of work in one step of the loop
LAST = ("leave", "abandon", "replace")  # which end the game, or hand over a seat


async def late_game(table: LocalTable, bot: Seneschal, game: str) -> list[Person]:
    """A long game, with as many people as it takes; they, the one who is asked first."""
    people = table.people[: max(engine.GAMES[game].seats)]
    lobby = await open_table(people, game)
    await people[0].press(lobby, "Start")
    rng = random.Random(1)
    hosted = await table_in(bot, table)
    for _ in range(LATE):
        seat = rng.choice(hosted.game.asked)
        action = rng.choice(hosted.game.legal(seat))
        with suppress(engine.NotAsked, engine.IllegalAction):  # an answer came by itself meanwhile
            await bot.services.tables.play(hosted.row.id, seat, action, int(people[seat].id))
        hosted = await table_in(bot, table)
        if hosted.game.result:
            break
    await bot.services.deliverer.settled()
    asked = (await table_in(bot, table)).game.asked or (0,)
    return [people[asked[0]], *people[: asked[0]], *people[asked[0] + 1 :]]


async def try_everything(table: LocalTable, bot: Seneschal, game: str, watch: LoopWatch) -> None:
    """Every command and button, by who is asked and by a bystander, one after the other."""
    people = await late_game(table, bot, game)
    bystander = table.add_person("Zoe")
    hosted = await table_in(bot, table)
    message = await people[0].wait_for(lambda each: bool(each.buttons), CHANNEL)
    question = hosted.question(hosted.game.asked[0]) if hosted.game.asked else "0"
    watch.steps.clear()
    for person in (bystander, people[0]):
        commands = [
            (name, options)
            for name, options in every_command(person, CHANNEL)
            if name.split()[0] not in engine.GAMES or name.split()[0] == game
        ]
        for name, options in sorted(commands, key=lambda each: each[0] in LAST):
            watch.doing = f"/{name}"
            await text_of(person, person.begin_slash(CHANNEL, name, **options))
        for typed in ("", "pl", "a b c d e f g h"):
            watch.doing = f"/move {typed} …"
            await person.autocomplete(CHANNEL, "move", "action", action=typed)
        buttons = every_button(hosted.row.id, question)
        for custom_id in sorted(buttons, key=lambda each: each.split(":")[0] in LAST):
            watch.doing = f"[{custom_id}]"
            await text_of(person, click(person, message, custom_id))
    await bot.services.deliverer.settled()


@pytest.mark.parametrize("game", engine.GAMES)
async def test_nothing_that_is_asked_for_takes_the_loop_long(
    table: LocalTable, bot: Seneschal, game: str
) -> None:
    table.traffic.recording = False
    warm_up()
    with watched_loop() as watch:
        await try_everything(table, bot, game, watch)
    seconds, doing = watch.longest()
    units = seconds / max(unit_of_work() for _ in range(5))
    assert units <= MOST_UNITS, (doing, units)


async def test_a_file_of_words_that_is_read_at_each_call_is_noticed(
    table: LocalTable, bot: Seneschal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it once was: the watch sees what it is there for."""
    people = table.people[:2]
    await open_table(people)
    shown = pages.rules_message

    def read_anew(hosted: HostedTable, lang: str) -> OutgoingMessage:
        Words(*engine.GAMES["jerusalem"].words._folders).keys("help-")
        return shown(hosted, lang)

    monkeypatch.setattr(rulebook, "rules_message", read_anew)
    monkeypatch.setattr(words, "_read", words._read.__wrapped__)
    with watched_loop() as watch:
        await people[0].slash(CHANNEL, "rules")
        await asyncio.sleep(0)
    assert watch.longest()[0] / max(unit_of_work() for _ in range(5)) > MOST_UNITS
