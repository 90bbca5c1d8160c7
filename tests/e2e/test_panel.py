"""Deciding on a panel: few presses, several things at once, one question before a turn is lost."""

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import render
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.local.interactions import COMPONENT
from bot.messages.panel.plan import way_to
from bot.messages.panel.widgets import PanelId
from tests.e2e.kit import (
    CHANNEL,
    add_computers,
    choose_option,
    computers_done,
    end_turn,
    open_table,
    quick,
    running_bot,
    start_table,
    table_in,
    to_phase,
)
from tests.kit.replies import as_message, as_modal

MAX_PRESSES = 3


async def deploying(bot: Seneschal, table: LocalTable) -> tuple[Person, Message]:
    """Whose turn to deploy it is, and the panel."""
    people = table.people[:2]
    await start_table(people)
    person = people[await to_phase(bot, table, people, "deploy")]
    return person, as_message(await person.slash(CHANNEL, "screen"))


async def played(bot: Seneschal, table: LocalTable) -> list[str]:
    return [done.text for done in (await table_in(bot, table)).game.history]


def option(message: Message, name: str) -> tuple[str, str]:
    """Return the select that offers this, and the option's value."""
    for select in message.selects:
        for each in select.options:
            if name in each.label:
                return select.custom_id, each.value
    raise AssertionError(f"{name} is not offered")


async def choose(person: Person, message: Message, *names: str) -> Message:
    select, _ = option(message, names[0])
    values = [option(message, name)[1] for name in names]
    return as_message(await person.choose(message, select, *values))


# -- several at once -----------------------------------------------------------------------------


async def test_squires_go_into_several_areas_by_one_list_and_one_number(
    table: LocalTable, bot: Seneschal
) -> None:
    person, panel = await deploying(bot, table)
    before = await played(bot, table)
    panel = as_message(await person.press(panel, "Place: several at once…"))
    step = await choose(person, panel, "Market (large)", "Templars (large)")
    assert "Market (large), Templars (large)" in step.text
    assert await played(bot, table) == before
    acted = as_message(await person.press(step, "2 each"))
    placed = {"place market_large 2", "place templars_large 2"}
    assert set((await played(bot, table))[len(before) :]) == placed
    assert "places 2 squires in" in acted.text
    undone = as_message(await person.press(acted, "Undo"))
    await person.press(undone, "Undo")
    assert await played(bot, table) == before


async def test_each_area_gets_its_own_number_by_a_form(table: LocalTable, bot: Seneschal) -> None:
    person, panel = await deploying(bot, table)
    before = await played(bot, table)
    panel = as_message(await person.press(panel, "Place: several at once…"))
    step = await choose(person, panel, "Market (large)", "Templars (large)")
    form = as_modal(await person.press(step, "Different numbers…"))
    assert [field.label.partition(":")[0] for field in form.fields] == [
        "Market (large)",
        "Templars (large)",
    ]
    second, first = (field.label for field in form.fields)
    await person.submit(form, {first: "1", second: "3"})
    assert set((await played(bot, table))[len(before) :]) == {
        "place templars_large 1",
        "place market_large 3",
    }


async def test_numbers_that_are_too_many_together_place_nothing(
    table: LocalTable, bot: Seneschal
) -> None:
    person, panel = await deploying(bot, table)
    before = await played(bot, table)
    reserve = (await table_in(bot, table)).game.prompt(table.people.index(person))
    assert reserve is not None
    squires = reserve["facts"]["squires"]
    panel = as_message(await person.press(panel, "Place: several at once…"))
    step = await choose(person, panel, "Market (large)", "Templars (large)")
    assert max(int(b.label.split()[0]) for b in step.buttons if "each" in b.label) * 2 <= squires
    for numbers in ((str(squires), "1"), ("0", "0"), ("x", "1"), (str(squires + 1), "0")):
        form = as_modal(await person.press(step, "Different numbers…"))
        labels = [field.label for field in form.fields]
        refused = as_message(await person.submit(form, dict(zip(labels, numbers, strict=True))))
        assert refused.ephemeral
        assert refused != step
    assert await played(bot, table) == before


async def test_what_nobody_offered_is_not_played_together(
    table: LocalTable, bot: Seneschal
) -> None:
    """Forged ids: the same area twice, areas that are none, numbers beyond the reserve."""
    person, panel = await deploying(bot, table)
    before = await played(bot, table)
    hosted = await table_in(bot, table)
    seat = table.people.index(person)
    question = hosted.question(seat)
    for act, way, number in (
        ("e", (1, 0, 0, 0), 1),
        ("e", (1, 0, 0, 99), 1),
        ("e", (1, 0, 0, 1), 999),
        ("e", (9, 0), 1),
        ("e", (), 1),
        ("f", (1, 0), 0),
        ("c", (), 0),
        ("c", (99,), 0),
    ):
        forged = str(PanelId(hosted.row.id, question, act, way, number))
        await press_forged(person, panel, forged)
    assert await played(bot, table) == before


async def press_forged(person: Person, message: Message, custom_id: str) -> None:
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    one = person.service.interactions.open(
        COMPONENT, person.user, message.channel, data, message.post
    )
    await person.outcome(one)


# -- presses -------------------------------------------------------------------------------------

PLACEMENTS = {
    "jerusalem": re.compile(r"place \w+ \d+"),
    "architects": re.compile(r"place \w+"),
    "crescent_moon": re.compile(r"act influence|influence \d+"),
}


@pytest.mark.parametrize("game", PLACEMENTS)
async def test_a_placement_takes_three_presses_at_most(
    game: str, table: LocalTable, bot: Seneschal
) -> None:
    """A button is a press; a list takes two, to open it and to choose in it."""
    people = table.people[: engine.GAMES[game].seats[-1]]
    lobby = await open_table(people, game)
    await people[0].press(lobby, "Start")
    presses: list[int] = []
    while len(presses) < 4:
        hosted = await table_in(bot, table)
        seat = hosted.game.asked[0]
        wanted = placements(game, hosted.game.legal(seat))
        if not wanted:
            await people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
            continue
        panel, count = as_message(await people[seat].slash(CHANNEL, "screen")), 0
        while wanted:
            panel, more = await follow(bot, table, people[seat], panel, wanted[len(wanted) // 2])
            count += more
            is_action = wanted[0].startswith("act ")
            legal = (await table_in(bot, table)).game.legal(seat)
            wanted = placements(game, legal) if is_action else []
        presses.append(count)
    assert max(presses) <= MAX_PRESSES, presses


def placements(game: str, legal: list[str]) -> list[str]:
    return [each for each in legal if PLACEMENTS[game].fullmatch(each)]


async def follow(
    bot: Seneschal, table: LocalTable, person: Person, panel: Message, action: str
) -> tuple[Message, int]:
    """Press what leads to this action until it is played; return how many presses it took."""
    hosted, presses = await table_in(bot, table), 0
    target = way_to(hosted.game.legal(table.people.index(person)), action)
    before = len(hosted.game.history)
    while len((await table_in(bot, table)).game.history) == before:
        assert presses < 20
        ways: list[tuple[int, str, str]] = []
        for button in panel.buttons:
            clicked = PanelId.read(button.custom_id or "")
            if clicked and clicked.act == "g" and target[: len(clicked.way)] == clicked.way:
                ways.append((len(clicked.way), button.custom_id or "", ""))
        for select in panel.selects:
            clicked = PanelId.read(select.custom_id)
            assert clicked
            at = len(clicked.way)
            if target[:at] == clicked.way:
                ways.append((at + 1, select.custom_id, str(target[at])))
        _, control, value = max(ways)
        reply = person.choose(panel, control, value) if value else person.press(panel, control)
        panel, presses = as_message(await reply), presses + (2 if value else 1)
    return panel, presses


# -- a turn that would leave something unused -----------------------------------------------------


async def test_the_end_of_a_turn_is_asked_about_once_and_says_what_is_left(
    table: LocalTable, bot: Seneschal
) -> None:
    person, panel = await deploying(bot, table)
    before = await played(bot, table)
    asked = as_message(await person.press(panel, "End turn"))
    squires = re.search(r"Not used yet: (\d+) squires in reserve", asked.text)
    assert squires
    assert await played(bot, table) == before
    panel = as_message(await person.press(asked, "Back"))
    panel = await choose(person, panel, "Market (large)")
    panel = as_message(await person.press(panel, "1"))
    await person.press(panel, "End turn")
    assert await played(bot, table) == [*before, "place market_large 1", "done"]


async def test_who_means_it_ends_the_turn_also_after_a_restart(
    table: LocalTable, tmp_path: Path
) -> None:
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        person, panel = await deploying(bot, table)
        asked = as_message(await person.press(panel, "End turn"))
        before = await played(bot, table)
    async with running_bot(table, settings) as bot:
        await person.press(asked, "End turn")
        assert await played(bot, table) == [*before, "done"]


async def test_a_typed_end_is_asked_about_too(table: LocalTable, bot: Seneschal) -> None:
    person, _ = await deploying(bot, table)
    before = await played(bot, table)
    asked = as_message(await person.slash(CHANNEL, "move", action="done"))
    assert "Not used yet" in asked.text
    assert await played(bot, table) == before
    await person.slash(CHANNEL, "move", action="done")
    assert await played(bot, table) == [*before, "done"]


# -- everything in sight -------------------------------------------------------------------------


async def test_a_panel_has_board_and_screen_and_ways_to_look_further(
    table: LocalTable, tmp_path: Path
) -> None:
    async with running_bot(table, quick(tmp_path, pictures=True)) as bot:
        person, _ = await deploying(bot, table)
        await end_turn(person)
        other = next(each for each in table.people[:2] if each is not person)
        panel = await other.wait_for(
            lambda each: "End turn" in [b.label for b in each.buttons] and len(each.images) == 2,
            other.dm,
            seconds=60,
        )
        assert [image.filename for image in panel.images] == ["screen.png", "board.png"]
        assert "1 King's Palace (large)" in panel.images[1].alt
        for label, expected in (("Board", "Round 1"), ("Log", "round"), ("?", "squire")):
            shown = as_message(await other.press(panel, label))
            assert shown.ephemeral
            assert expected.lower() in shown.text.lower()


async def test_what_one_chooses_from_says_what_it_does_also_on_few_buttons(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:3]
    lobby = await open_table(people, "architects")
    await people[0].press(lobby, "Start")
    screen = as_message(await people[0].slash(CHANNEL, "screen"))
    hosted = await table_in(bot, table)
    cards = [action.split()[1] for action in hosted.game.legal(0)]
    notes = render.notes(hosted.game.view(0), hosted.words, names=hosted.names, lang="en")
    assert len(cards) <= 5
    for card in cards:
        assert notes[card] in screen.text


# -- time to undo before computers act ------------------------------------------------------------


async def against_a_computer(
    bot: Seneschal, table: LocalTable, seconds: int
) -> tuple[Person, Message]:
    """A person whose answer to the first public question is next, against a computer player."""
    person = table.people[0]
    lobby = await open_table([person])
    await add_computers(person, lobby, 1)
    await choose_option(person, lobby, "auction", "open")
    await choose_option(person, lobby, "table.undo", str(seconds))
    await person.press(lobby, "Start")
    await computers_done(bot)
    return person, as_message(await person.slash(CHANNEL, "screen"))


async def test_a_turn_can_be_undone_before_computers_act_and_they_go_on_when_told(
    table: LocalTable, bot: Seneschal
) -> None:
    person, panel = await against_a_computer(bot, table, 60)
    before = await played(bot, table)
    action = (await table_in(bot, table)).game.legal(0)[0]
    waits, _ = await follow(bot, table, person, panel, action)
    while (await table_in(bot, table)).game.asked == (0,):
        action = (await table_in(bot, table)).game.legal(0)[0]
        waits, _ = await follow(bot, table, person, waits, action)
    hosted = await table_in(bot, table)
    assert "answers <t:" in waits.text
    assert hosted.row.computer_due
    mine = await played(bot, table)
    undone = as_message(await person.press(waits, "Undo"))
    assert len(await played(bot, table)) < len(mine)
    assert len(await played(bot, table)) >= len(before)
    assert "answers <t:" not in undone.text
    waits, _ = await follow(bot, table, person, undone, mine[-1])
    assert await played(bot, table) == mine
    await person.press(waits, "Go on")
    await computers_done(bot)
    history = (await table_in(bot, table)).game.history
    assert history[len(mine)].seat == 1


async def test_the_time_to_undo_outlives_a_restart_and_is_in_no_record(
    table: LocalTable, tmp_path: Path
) -> None:
    settings = quick(tmp_path)
    async with running_bot(table, settings) as bot:
        person, panel = await against_a_computer(bot, table, 60)
        while (await table_in(bot, table)).game.asked == (0,):
            action = (await table_in(bot, table)).game.legal(0)[0]
            panel, _ = await follow(bot, table, person, panel, action)
        mine = await played(bot, table)
        until = (await table_in(bot, table)).row.computer_at
        assert until > bot.services.tables.now()
    async with running_bot(table, settings) as bot:
        hosted = await table_in(bot, table)
        assert hosted.row.computer_at == until
        assert await played(bot, table) == mine
        assert engine.Table.replay(hosted.game.record()).record() == hosted.game.record()
        assert str(until) not in hosted.game.record()
        bot.services.tables.now = lambda: until + 1.0
        bot.services.computer_players.wake(hosted.row.id)
        await computers_done(bot)
        assert len(await played(bot, table)) > len(mine)


async def test_what_is_answered_in_secret_waits_for_nobody(
    table: LocalTable, tmp_path: Path
) -> None:
    """The computer has not answered yet, so that the person could still undo."""
    async with running_bot(table, quick(tmp_path, computer_seconds=60.0)) as bot:
        person = table.people[0]
        lobby = await open_table([person], "architects")
        await add_computers(person, lobby, 1)
        await choose_option(person, lobby, "table.undo", "60")
        await person.press(lobby, "Start")
        panel = as_message(await person.slash(CHANNEL, "screen"))
        await follow(bot, table, person, panel, (await table_in(bot, table)).game.legal(0)[0])
        hosted = await table_in(bot, table)
        assert hosted.game.can_undo(0)
        assert hosted.row.computer_due
        assert not hosted.row.computer_at
