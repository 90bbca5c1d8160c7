"""Small games at the real bot: every answer by a click, with pictures, to the end.

Run where these games are installed: in the processes that the tests beside this file start.
"""

import random
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.local import LocalTable, Person
from engine.packages import RULES
from tests.e2e.kit import CHANNEL, Clicker, open_table, play_on, quick, running_bot, table_in
from tests.e2e.test_whole_games import check_the_end

GAMES = [game for game, module in RULES.items() if not module.startswith("engine.games.")]


@pytest.mark.parametrize("game", GAMES)
async def test_a_small_game_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    rules = engine.GAMES[game]
    rng = random.Random(game)
    async with (
        LocalTable(rate_limits=False, games=engine.GAMES) as table,
        running_bot(table, quick(tmp_path, pictures=True)) as bot,
    ):
        people = table.people[: rules.seats[-1]]
        lobby = await open_table(people, game)
        await people[0].press(lobby, "Start")
        await check_the_pictures(people[-1], rules)
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        await type_command(people[seat], rules, rng.choice(hosted.game.legal(seat)))
        assert len((await table_in(bot, table)).game.history) > len(hosted.game.history)
        clickers = {each.name: Clicker(each, rng) for each in people}
        await play_on(bot, table, clickers)
        await check_the_end(table, bot, people)


async def type_command(person: Person, rules: engine.Ruleset[Any, Any], action: str) -> None:
    verb, *words = action.split()
    if words:
        ((name, kind),) = rules.verbs[verb].items()
        value = int(words[0]) if kind is int else words[0]
        await person.slash(CHANNEL, f"{rules.id} {verb}", **{name: value})
    else:
        await person.slash(CHANNEL, f"{rules.id} do", what=verb)


async def check_the_pictures(person: Person, rules: engine.Ruleset[Any, Any]) -> None:
    """A seat's own screen, and the board that the start of a game calls for."""
    screen = await person.slash(CHANNEL, "screen")
    shown = await person.wait_for(lambda each: each == screen and bool(each.images), CHANNEL)
    assert shown.images[0].alt.startswith(f"{rules.title}.")
    board = await person.wait_for(lambda each: each != screen and bool(each.images), CHANNEL)
    assert board.images[0].alt.startswith(f"{rules.title}.")
